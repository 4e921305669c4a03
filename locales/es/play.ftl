# Las páginas en las que se juegan partidas, y la página en la que se empieza una nueva.
# No se traducen los nombres de los juegos (Giuthi, Kiothi), las letras de los hoyos, las jugadas ni los números de las reglas.

# ## Empezar una partida

play-new-title = Partida nueva
# Un botón: empieza la partida.
play-start = Jugar
play-opponent = Quién juega
play-opponent-computer = Contra el ordenador
play-opponent-two = Dos personas, una pantalla
play-opponent-watch = Ver jugar al ordenador consigo mismo
play-set-up = Posición inicial
# El campo en el que se puede escribir otra posición inicial, o una posición entera, en lugar de las habituales.
play-set-up-own = O una posición inicial o posición propia
play-level = Nivel del ordenador
# Un nivel en un menú: 1 es el más débil, 10 el más fuerte.
play-level-number = { $level ->
    [1] 1, para la primera partida
    [3] 3, para principiantes
    [5] 5, para quien conoce el juego
    [8] 8, fuerte
    [10] 10, lo más fuerte que puede
   *[other] { $level }
}
play-side = Juegas con
play-side-south = Sur, que empieza
play-side-north = Norte
play-side-either = cualquiera, al azar
play-contest = Duración
play-contest-game = Una partida
play-contest-rounds = Un encuentro por rondas: quien pierde dispone la siguiente (Giuthi)
play-contest-points = Partida tras partida, por puntos (Kiothi)
# El número máximo de rondas de un encuentro; se puede dejar vacío.
play-max-rounds = Rondas como máximo
play-one-warrior = Una victoria de un guerrero cuenta
play-more = Más opciones
play-record = Continuar un registro
play-record-about = Pega el registro de una partida; se sigue jugando desde su final.
play-continue = Continuar
# Una partida en una lista: el juego, quiénes juegan y cuántas jugadas se han hecho.
play-kept = { $count ->
    [0] { $game }, { $players }, sin empezar
    [one] { $game }, { $players }, { $count } jugada
   *[other] { $game }, { $players }, { $count } jugadas
}
# Quiénes juegan, en una lista de partidas.
play-players-computer = contra el ordenador, nivel { $level }
play-players-two = dos personas
play-players-watch = el ordenador, niveles { $south } y { $north }

# ## La página de una partida

# El título de la página en la pestaña del navegador.
play-title = { $game }: { $words }
play-moves = Jugadas
play-no-moves = Todavía ninguna.
# Botones
play-undo = Deshacer
play-hint = Pista
play-resign = Abandonar
play-flip = Girar el tablero
play-pause = Pausa
play-new = Partida nueva
play-same-again = Otra igual
play-next-game = Partida siguiente
play-record-download = Registro
play-analyse = Analizar la partida
# Sin script: deja que el ordenador haga su jugada.
play-go-on = Que juegue el ordenador
# Sin script: encabeza los botones, uno por jugada.
play-your-move = Tu jugada
# El campo para una redistribución de Kiothi, sin script. EF=A3g7 es un ejemplo.
play-type-redistribution = Tu redistribución: los dos bomas vaciados y después adónde van sus guerreros, como EF=A3g7 (una pista lo rellena)
play-make-move = Jugarla
play-over = La partida ha terminado
play-round-over = La ronda ha terminado
# Una pista: la jugada, y lo que hace.
play-hint-words = { $move }: { $words }
# Cómo ven el tablero dos personas ante una pantalla.
play-view = Vista
play-view-fixed = fija
play-view-turning = gira en cada turno
play-view-facing = frente a frente
# Pide que cada jugada se elija dos veces.
play-confirm = Confirmar jugadas
# Muestra qué haría una jugada antes de elegirla.
play-previews = Vista previa de las jugadas
# Bajo una partida terminada: lo que dice la regla nombrada arriba.
play-rules = Reglas

# ## Encuentros

play-match-owned = Ronda { $round }. Sur posee { $south }, Norte { $north }.
# Puntos en un encuentro de Kiothi. `first` y `second` son quienes jugaron con Sur y Norte en la primera partida.
play-match-points = { $who ->
    [you] Partida { $round }. Tienes { $first }, el ordenador { $second }.
    [computer] Partida { $round }. El ordenador tiene { $first }, tú { $second }.
   *[first] Partida { $round }. Quien empezó tiene { $first }, el otro { $second }.
}
# El aviso tras una ronda empatada (GM5).
play-match-drawn = La última ronda fue empate: se juega otra vez, y empieza el otro jugador. [GM5]
play-lay-out = Disponer la ronda { $round }
play-layout-title = Tu disposición para la ronda { $round }
play-layout-about = { $seeds ->
    [one] Tienes { $seeds } semilla. Colócala.
   *[other] Tus { $seeds } semillas van todas a tu fila, al menos una en cada hoyo. El otro bando copia tu disposición y empieza. [GM2] [GM3]
}
play-layout-press = Pulsa un hoyo para sacar una semilla y luego otro para ponerla allí; o escribe los números.
play-layout-computer = El ordenador dispone la ronda { $round }
play-layout-even = Por igual
play-layout-suggest = La del ordenador
# De vuelta al tablero sin disponer nada.
play-back = Atrás
play-layout-done = Empezar la ronda

# ## Cuando algo no se puede hacer

# El título de una página que solo dice que algo ha ido mal.
play-trouble-title = No ha podido ser
play-missing = Aquí no existe esa partida.
play-stale = Entretanto la partida ha cambiado, quizá en otra ventana. Así está ahora.
play-not-now = Ahora esto no se puede hacer: no se espera nada parecido.
play-busy = El ordenador está ocupado con otras partidas. Prueba otra vez dentro de un momento.
play-store = No se ha podido guardar la partida. No ha cambiado nada; prueba otra vez dentro de un momento.
play-layout-not-now = Ahora no hay que hacer ninguna disposición (GM2).
play-layout-holes = Una disposición tiene { $holes } números, uno por hoyo, no { $given } (GM2).
play-layout-empty = Cada hoyo necesita al menos una semilla, y { $hole } no tiene ninguna (GM2).
play-layout-sum = Hay que colocar las { $owned } semillas, y aquí hay { $laid } (GM2).
play-contest-game-wrong = En Giuthi se juegan encuentros por rondas; en Kiothi, por puntos.
play-record-or-start = Un registro tiene su propio comienzo y sus jugadas: da o un registro o una posición.
play-start-over = Esa partida ya ha terminado: no hay nada que continuar.
play-rounds-range = Un encuentro tiene de 1 a { $most } rondas (GM5).
play-points-range = Una victoria de un guerrero cuenta de 2 a 10 puntos (K16).
play-level-range = Un nivel es un número de 1 a 10.
