### El juego en el terminal. No se traducen las teclas como [Enter], las órdenes como moves, las jugadas ni los
### nombres de archivo. Las líneas de la pantalla completa tienen 76 columnas como máximo.

## Al empezar

terminal-introduction = Una partida de { $game }: juegas con { $side ->
    [south] Sur
   *[north] Norte
} contra el ordenador. Pulsa ? para ver las teclas y las reglas en breve.
terminal-introduction-two = Una partida de { $game }: Sur contra Norte. Pulsa ? para ver las teclas y las reglas en breve.
terminal-going-on = Continúa la partida de { $file }, Sur { $south }, Norte { $north }; jugadas hechas: { $moves }.
terminal-loaded = Cargado { $file }: Sur { $south }, Norte { $north }; jugadas hechas: { $moves }.
terminal-too-small = Este tablero necesita un terminal de al menos { $columns } columnas y { $lines } líneas; este tiene { $width } y { $height }. Agrándalo, o sal (q) y juega con --plain.

## Respuestas de una línea

terminal-saved = Guardada en { $file }.
terminal-kept-load = Esta partida se guarda en { $file }: déjala antes de cargar otra.
terminal-kept-new = Esta partida se guarda en { $file }: sal e indica otro archivo.
terminal-pass-only = Solo puedes pasar cuando no tienes otra jugada.
terminal-not-your-turn = No es tu turno.
terminal-no-move-found = El ordenador no ha encontrado ninguna jugada.
terminal-advice = { $move } es una posibilidad. Enter la juega.
terminal-taken-back = Deshecho.
terminal-nothing-to-take-back = No hay nada que deshacer.
terminal-played-again = Rehecho.
terminal-nothing-to-play-again = No hay nada que rehacer.
terminal-nobody-resigns = No hay nadie que pueda abandonar.
terminal-must-pass = No hay nada que elegir: tu única jugada es pasar. Enter pasa.
terminal-no-direction = Elige primero un sentido: izquierda o derecha.
terminal-not-legal = No es legal: { $reason }.
terminal-changed-file = Otro programa ha cambiado { $file }.
terminal-file-exists = { $file } ya existe.

## La línea del título y los dos jugadores

terminal-turn = turno { $turn }
terminal-paused = en pausa
terminal-speed = velocidad { $speed }
terminal-kept-in = se guarda en { $file }
terminal-not-kept-in = NO se guarda en { $file }
terminal-you = tú
terminal-computer-level = ordenador, nivel { $level }
terminal-computer-random = ordenador, al azar
terminal-captured = capturadas
terminal-in-prison = en prisión

## Mientras se muestran las jugadas

terminal-lap = Vuelta { $lap } de { $laps }
terminal-in-hand = En la mano { $seeds }
terminal-goes-on = En pausa: Space o Enter continúa, . hace la jugada siguiente.
terminal-thinks = { $side ->
    [south] Sur
   *[north] Norte
} piensa …
terminal-computer-thinks = el ordenador está pensando …
terminal-over-won = La partida ha terminado. Ha ganado { $winner ->
    [south] Sur
   *[north] Norte
}.
terminal-over-won-score = La partida ha terminado. Ha ganado { $winner ->
    [south] Sur
   *[north] Norte
}: Sur { $south }, Norte { $north }.
terminal-over-draw = La partida ha terminado. Es un empate.
terminal-over-draw-score = La partida ha terminado. Es un empate: Sur { $south }, Norte { $north }.

## Elegir una jugada

terminal-moves-again = { $who ->
    [you] Vuelves a jugar (G6).
    [south] Sur vuelve a jugar (G6).
   *[north] Norte vuelve a jugar (G6).
}
terminal-choose-hole = Elige un hoyo entre paréntesis: ← → y Enter, o su letra.
terminal-choose-boma = Elige un boma entre paréntesis: ← → y Enter, o su letra.
terminal-pass-button = [Enter] pasa — o espera un momento
terminal-clockwise = horario
terminal-counter-clockwise = antihorario
terminal-again = otra
terminal-enter-plays = [Enter] juega { $move }
terminal-enter-plays-it = [Enter] la juega
terminal-takes = { $boma } saca

## La redistribución de Kiothi

terminal-empty = { $boma ->
    [one] Tu redistribución (K3): elige { $boma-word } boma para vaciarlo.
   *[other] Tu redistribución (K3): elige { $boma-word } bomas para vaciarlos.
}
terminal-empty-more = { $boma ->
    [one] Tu redistribución (K3): elige { $boma-word } boma para vaciarlo. Hasta ahora: { $emptied }.
   *[other] Tu redistribución (K3): elige { $boma-word } bomas para vaciarlos. Hasta ahora: { $emptied }.
}
terminal-empty-how = ← → y Enter, o una letra; o escríbelo todo: EF=A3g7.
terminal-random-button = [r] una al azar
terminal-advice-button = [t] lo que haría el ordenador
terminal-hand = en la mano { $hand } de { $lifted }
terminal-place-how = Apunta con ← → ↑ ↓ o una letra (A–J de Sur, a–j de Norte).
terminal-place-keys = + uno más ahí, - uno menos, un número esa cantidad, u deshace un paso
terminal-empty-first = { $boma ->
    [one] Vacía primero { $boma } boma (K3).
   *[other] Vacía primero { $boma } bomas (K3).
}
terminal-still-in-hand = { $warriors ->
    [one] Te queda { $warriors } guerrero en la mano
   *[other] Te quedan { $warriors } guerreros en la mano
}: hay que colocar todos los que se han recogido (K3).
terminal-no-such-boma = No hay { $boma } en este tablero (B2).
terminal-not-your-boma = { $side ->
    [south] { $boma } es de Sur: vacía dos bomas tuyos (K3).
   *[north] { $boma } es de Norte: vacía dos bomas tuyos (K3).
}
terminal-boma-is-empty = { $boma } está vacío: solo se vacían bomas ocupados (K3).
terminal-hand-is-empty = No te quedan guerreros en la mano.
terminal-at-most = En { $boma } caben { $most } como máximo.

## La línea de teclas

terminal-key-go-on = continuar
terminal-key-pause = pausa
terminal-key-step = paso
terminal-key-skip = saltar
terminal-key-slower = más lento
terminal-key-faster = más rápido
terminal-key-undo = deshacer
terminal-key-hint = pista
terminal-key-moves = jugadas
terminal-key-save = guardar
terminal-key-resign = abandonar
terminal-key-redo = rehacer
terminal-key-flip = girar
terminal-key-load = cargar
terminal-key-new = partida nueva
terminal-key-help = ayuda
terminal-key-quit = salir

## Ventanas delante del tablero

terminal-moves-title = La partida hasta ahora — ↑ ↓ desplaza, otra tecla cierra
terminal-no-moves = Aún no hay jugadas.
terminal-help-title = Ayuda — ↑ ↓ desplaza, otra tecla cierra
terminal-type-move = Escribe una jugada
terminal-type-move-how = C+ o C- en Giuthi; F3, o EF=A3g7, en Kiothi; pass
terminal-type-save = ¿En qué archivo se guarda la partida?
terminal-type-load = ¿De qué archivo se carga el registro?
terminal-type-file-how = Enter confirma, Esc vuelve atrás
terminal-ask-resign = ¿Abandonar esta partida?
terminal-ask-quit = Esta partida no está guardada. ¿Dejarla?
terminal-ask-load = Esta partida no está guardada. ¿Dejarla por { $file }?
terminal-ask-new = Esta partida no está guardada. ¿Dejarla por una nueva?
terminal-ask-overwrite = { $file } ya existe. ¿Sobrescribirlo?
terminal-yes = [y] sí
terminal-no = [n] no

## Páginas de ayuda

terminal-help-keys =
    # Elegir
    una letra            recoge un hoyo; también Enter donde apuntan ← →
    ← → o + -            Giuthi: el sentido       Enter     jugar
    ↑ ↓ o cifras         Kiothi: cuántos          Esc       devolver
    :                    escribir una jugada: C+, F3, EF=A3g7, pass
    t                    pista: el ordenador elige, Enter la juega
    r                    redistribución: una cualquiera al azar
    Con el ratón: pulsa un hoyo, y luego lo que quieras hacer.

    # Mirar
    Space  pausa, seguir    .  una vuelta    Enter  saltar    < >  velocidad

    # La partida
    u  deshacer, con la respuesta del ordenador   y  rehacer
    v  girar el tablero    m  las jugadas    x  abandonar
    s  guardar    l  cargar    ?  esta página    q  salir (Ctrl-C, al instante)
    n  una partida nueva, cuando esta ha terminado

    # El tablero
    (C) se puede elegir.  ▲ ▼ donde termina la siembra.  × lo que captura.
    ╔═╗ donde se recogen semillas.  * nki.
    • una semilla (· si está sola); ● dos semillas, si falta sitio.
terminal-rules-giuthi =
    # Giuthi en breve
    Siembra uno de tus hoyos de dos o más semillas, en el sentido que quieras
    (G2, G3).
    Termina en un hoyo ocupado: recógelo todo y sigue en sentido contrario (G4).
    Termina en un hoyo vacío del otro lado: tu turno ha acabado (G5).
    Termina en un hoyo vacío tuyo, sin haber cruzado: vuelves a jugar (G6).
    Termina ahí después de cruzar: capturas lo que hay enfrente y tu última
    semilla (G7); y, ante tus siguientes hoyos vacíos, lo que hay enfrente (G9).
    Ningún hoyo de dos semillas: pasas (G11). Nadie puede jugar: cada cual se
    queda con su fila y ganan más semillas (G12). Una posición que se repite es
    empate (G13).
    No se permite una siembra sin fin (B6), ni dar vueltas en círculo dentro de
    un turno (G6a).
terminal-rules-kiothi =
    # Kiothi en breve
    Primero cada jugador vacía dos bomas de su fila y coloca esos guerreros
    donde quiera (K3). Entonces todo boma ocupado es nki, protegido (K4), hasta
    que se tomen guerreros de él (K7).
    Toma cuantos quieras de un boma tuyo y siembra hacia la derecha (K5). La
    primera vuelta no debe terminar en un boma tuyo ocupado (K6).
    Termina en un boma ocupado: recógelo todo y sigue sembrando (K8).
    Termina en un boma vacío tuyo: capturas lo que hay enfrente y tu último
    guerrero, salvo que sea nki (K10); desde tu boma de más a la izquierda
    también los tres siguientes, si todos están abiertos (K11). Cada turno es
    una jugada (K12).
    Quien no puede jugar pierde todo lo que queda a favor del otro (K13). Ganan
    más prisioneros (K14). Una posición que se repite es empate (K15).

## Líneas de texto (--plain)

plain-type-a-move = Escribe una jugada, o help.
plain-commands =
    Escribe una jugada: C+ o C- en Giuthi; F3, o EF=A3g7 para la redistribución, en Kiothi; pass.
    O una orden:
      moves      todas las jugadas legales, con lo que harían
      game       las jugadas hasta ahora
      board      el tablero otra vez
      hint       lo que jugaría el ordenador
      random     al principio de Kiothi: una redistribución cualquiera
      undo       deshacer tu última jugada y la respuesta
      redo       rehacer lo deshecho
      resign     abandonar
      save FILE  guardar la partida
      load FILE  continuar la partida de un archivo
      rules      las reglas en breve
      help       esta lista
      quit       salir
plain-must-pass = { $side ->
    [south] Sur, solo puedes pasar: escribe pass, o una línea vacía.
   *[north] Norte, solo puedes pasar: escribe pass, o una línea vacía.
}
plain-which-file-to-save = ¿En qué archivo se guarda? Escribe save y su nombre.
plain-which-file-to-load = ¿Con qué archivo se continúa? Escribe load y su nombre.
plain-no-move = "{ $text }" no es una jugada aquí: { $reason }. Escribe moves para ver las legales, help para ver todas las órdenes.
plain-not-legal = { $move } no es legal: { $reason }.
plain-plays = { $side ->
    [south] Sur juega { $move }.
   *[north] Norte juega { $move }.
}
plain-only-redistributions = Solo una redistribución, al principio de Kiothi, se deja al azar.
plain-advice = { $move } es una posibilidad: { $outlook }
plain-file-exists = { $file } ya existe. Guarda con otro nombre.
plain-left = La partida queda sin terminar.
plain-left-kept = La partida queda sin terminar. Se guarda en { $file }, y continuará desde ahí.
