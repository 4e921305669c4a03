### Problemes: al terminal (ndongu puzzle) i al lloc web.

## Què es demana

puzzle-goal-win = { $side ->
    [south] Juga el Sud i guanya.
   *[north] Juga el Nord i guanya.
}
puzzle-goal-draw = { $side ->
    [south] Juga el Sud i manté l'empat.
   *[north] Juga el Nord i manté l'empat.
}
puzzle-one-way = A cada jugada hi ha un sol camí bo; tots els altres fallen.
puzzle-heading = Problema { $id }, dificultat { $rating }
puzzle-themes = Tracta de: { $themes }.

## Què es respon a un intent

puzzle-right = { $move } és correcta. Continua.
puzzle-solved = Resolt: { $move } és correcta.
puzzle-wrong-win = { $move } falla: la victòria s'ha perdut. Mira què passa:
puzzle-wrong-draw = { $move } falla: l'empat s'ha perdut. Mira què passa:
puzzle-comes-to-draw = A partir d'aquí l'altre bàndol manté l'empat.
puzzle-comes-to-loss = A partir d'aquí guanya l'altre bàndol.
puzzle-try-again = Tornes on eres. Prova una altra jugada.

## Temes

puzzle-theme-relay = relleu
puzzle-theme-chain-capture = cadena de captures
puzzle-theme-moving-again = tornar a jugar
puzzle-theme-perpetual = joc sense fi
puzzle-theme-sacrifice = sacrifici
puzzle-theme-entering-the-land = entrar a la terra de l'altre
puzzle-theme-pass-trap = res per sembrar
puzzle-theme-nki = nki

## El terminal

puzzle-type-a-move = Escriu una jugada, o help.
puzzle-commands =
    Escriu una jugada: C+ o C- al Giuthi, F3 al Kiothi.
    O una ordre:
      moves      totes les jugades legals
      board      el tauler una altra vegada
      themes     de què tracta el problema
      show       la solució, amb cada volta
      next       un altre problema
      help       aquesta llista
      quit       sortir
puzzle-solution = La solució:
puzzle-another = Escriu next per a un altre problema, quit per sortir.
puzzle-left = { $solved ->
    [one] Un problema resolt de { $tried }.
   *[other] { $solved } problemes resolts de { $tried }.
}
puzzle-none = no hi ha cap problema així: els noms tenen vuit xifres, com a puzzles/giuthi.txt; amb --game, --theme i --rating demana menys coses alhora

## El lloc web

puzzle-title = Problemes
puzzle-intro = Una jugada és bona; qualsevol altra deixa escapar la victòria, o l'empat. Després ve la resposta, i altra vegada una sola jugada és bona.
puzzle-of-the-day = Problema del dia
puzzle-by-theme = Per temes
puzzle-any = Qualsevol problema
puzzle-streak = Ratxa
puzzle-streak-about = Un problema rere l'altre, cada cop una mica més difícil, fins que una jugada falla.
puzzle-streak-start = Comença una ratxa
puzzle-streak-now = { $count ->
    [one] Un de resolt seguit.
   *[other] { $count } de resolts seguits.
}
puzzle-streak-over = { $count ->
    [one] La ratxa s'acaba després d'un problema.
   *[other] La ratxa s'acaba després de { $count } problemes.
}
puzzle-own-rating = La teva puntuació: { $rating }
puzzle-kept-here = Es desa només en aquest navegador.
puzzle-best-streak = Ratxa més llarga: { $count }
puzzle-next = Problema següent
puzzle-show-solution = Mostra la solució
