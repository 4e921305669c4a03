### Problemas: en la terminal (ndongu puzzle) y en el sitio web.

## Qué se pide

puzzle-goal-win = { $side ->
    [south] Juega el Sur y gana.
   *[north] Juega el Norte y gana.
}
puzzle-goal-draw = { $side ->
    [south] Juega el Sur y mantiene el empate.
   *[north] Juega el Norte y mantiene el empate.
}
puzzle-one-way = En cada jugada hay un solo camino bueno; todos los demás fallan.
puzzle-heading = Problema { $id }, dificultad { $rating }
puzzle-themes = Trata de: { $themes }.

## Qué se responde a un intento

puzzle-right = { $move } es correcta. Sigue.
puzzle-solved = Resuelto: { $move } es correcta.
puzzle-wrong-win = { $move } falla: la victoria se ha perdido. Mira lo que pasa:
puzzle-wrong-draw = { $move } falla: el empate se ha perdido. Mira lo que pasa:
puzzle-comes-to-draw = A partir de aquí el otro bando mantiene el empate.
puzzle-comes-to-loss = A partir de aquí gana el otro bando.
puzzle-try-again = Vuelves adonde estabas. Prueba otra jugada.

## Temas

puzzle-theme-relay = relevo
puzzle-theme-chain-capture = cadena de capturas
puzzle-theme-moving-again = volver a jugar
puzzle-theme-perpetual = juego sin fin
puzzle-theme-sacrifice = sacrificio
puzzle-theme-entering-the-land = entrar en la tierra del otro
puzzle-theme-pass-trap = nada que sembrar
puzzle-theme-nki = nki

## La terminal

puzzle-type-a-move = Escribe una jugada, o help.
puzzle-commands =
    Escribe una jugada: C+ o C- en Giuthi, F3 en Kiothi.
    O una orden:
      moves      todas las jugadas legales
      board      el tablero otra vez
      themes     de qué trata el problema
      show       la solución, con cada vuelta
      next       otro problema
      help       esta lista
      quit       salir
puzzle-solution = La solución:
puzzle-another = Escribe next para otro problema, quit para salir.
puzzle-left = { $solved ->
    [one] Un problema resuelto de { $tried }.
   *[other] { $solved } problemas resueltos de { $tried }.
}
puzzle-none = no hay ningún problema así: los nombres tienen ocho cifras, como en puzzles/giuthi.txt; con --game, --theme y --rating pide menos cosas a la vez

## El sitio web

puzzle-title = Problemas
puzzle-intro = Una jugada es buena; cualquier otra deja escapar la victoria, o el empate. Luego viene la respuesta, y otra vez una sola jugada es buena.
puzzle-of-the-day = Problema del día
puzzle-by-theme = Por temas
puzzle-any = Cualquier problema
puzzle-streak = Racha
puzzle-streak-about = Un problema tras otro, cada vez un poco más difícil, hasta que una jugada falla.
puzzle-streak-start = Empezar una racha
puzzle-streak-now = { $count ->
    [one] Uno resuelto seguido.
   *[other] { $count } resueltos seguidos.
}
puzzle-streak-over = { $count ->
    [one] La racha termina tras un problema.
   *[other] La racha termina tras { $count } problemas.
}
puzzle-own-rating = Tu puntuación: { $rating }
puzzle-kept-here = Se guarda solo en este navegador.
puzzle-best-streak = Racha más larga: { $count }
puzzle-next = Problema siguiente
puzzle-show-solution = Mostrar la solución
