# El tablero dibujado en el navegador: lo que dice al leerlo en voz alta, al señalarlo, al jugar en él y al repasar lo jugado.
# No se traducen las letras de los hoyos (A, b), las jugadas (C+, F3) ni los números de las reglas (G7).

# ## Bandos, hoyos y semillas, como partes de una lista hablada: "C, Sur, 8 semillas, se puede sembrar"

board-side = { $side ->
    [south] Sur
   *[north] Norte
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] { $count } guerrero
       *[other] { $count } guerreros
    }
   *[giuthi] { $count ->
        [one] { $count } semilla
       *[other] { $count } semillas
    }
}
# Un boma que está protegido (Kiothi).
board-nki = nki
board-can-be-sown = se puede sembrar
# Junto al número de semillas o guerreros capturados por un jugador, y como encabezamiento de ese número.
board-took = { $game ->
    [kiothi] en prisión
   *[giuthi] capturadas
}
# El nombre de todo el tablero.
board-name = { $game ->
    [kiothi] Tablero de Kiothi
   *[giuthi] Tablero de Giuthi
}

# ## Elegir una jugada

# Cuando se ha elegido un hoyo y falta el sentido.
board-choose-direction = { $hole }: ¿en qué sentido?
board-direction = { $direction ->
    [plus] antihorario
   *[minus] horario
}
# Antes de la frase que dice cómo terminaría una jugada.
board-laps = { $count ->
    [one] { $count } vuelta.
   *[other] { $count } vueltas.
}
# Una banderita donde caería la última semilla: el jugador volvería a jugar.
board-again = otra
# Se ha elegido una jugada, y se hace al elegirla de nuevo.
board-confirm = { $move }: elígela otra vez para jugarla.
board-not-yours = { $hole } no es tuyo: no puedes sembrarlo.
board-no-such-move = Aquí no existe la jugada { $move }.
# Un botón: el jugador no tiene ninguna jugada y deja seguir al otro.
board-pass = Pasar
# Kiothi: cuántos guerreros tomar de un boma.
board-how-many = ¿Cuántos de { $hole }?
board-fewer = Menos
board-more = Más
board-sow = { $count ->
    [one] Sembrar { $count } de { $hole }
   *[other] Sembrar { $count } de { $hole }
}
board-close = Cerrar

# ## Repasar lo que ha pasado

board-playback = Ver el último turno
board-play = Reproducir
board-pause = Pausa
board-step-back = Una vuelta atrás
board-step-forward = Una vuelta adelante
board-skip = Al final
board-scrub = Punto del turno
# Hasta dónde se ha mostrado el turno, en tanto por ciento.
board-scrub-value = { $percent } %
board-speed = Velocidad
board-speed-steps = vuelta a vuelta

# ## Otras maneras de jugar

board-more-ways = Escribir la jugada, sonido, teclas
board-type-a-move = Tu jugada
board-play-typed = Jugarla
board-sound = Sonido
board-keys = Teclas: las flechas van de hoyo en hoyo; una letra va a ese hoyo tuyo. Enter lo elige; + y - lo siembran en sentido antihorario y horario. Escape vuelve atrás, o salta al final de una siembra.
# Encima del tablero en forma de tabla.
board-table = El tablero en una tabla
# Encabeza la fila de números de la tabla.
board-table-seeds = { $game ->
    [kiothi] Guerreros
   *[giuthi] Semillas
}

# ## Redistribución (apertura de Kiothi): se vacían dos bomas y sus guerreros se colocan donde se quiera

board-redistribution = Redistribución
board-choose-to-empty = { $count ->
    [one] Elige { $count } boma tuyo más para vaciarlo.
   *[other] Elige { $count } bomas tuyos para vaciarlos.
}
board-empty-own = Solo se vacían bomas propios.
board-nothing-to-empty = Este no se puede vaciar.
board-place = { $count ->
    [one] Coloca el último guerrero en cualquier boma, tuyo o no.
   *[other] Coloca { $count } guerreros en cualquier boma, tuyo o no.
}
board-all-placed = Todos están colocados. Aún puedes retirar guerreros, o terminar.
board-in-hand = { $count } en la mano
# Cuántos guerreros coloca un clic.
board-amount = Cuántos a la vez
board-all = todos
board-undo-placing = Deshacer
board-start-over = Empezar de nuevo
board-finish = Listo
board-random = Al azar
board-engines-choice = La del ordenador

# ## El tablero como imagen (SVG, PNG, GIF): título, rótulos junto a los graneros y una descripción

# El juego, como título.
board-game = { $rules ->
    [climent] Giuthi según Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
# Cómo está la partida, tras el nombre del juego y dos puntos.
board-status-to-move = { $side ->
    [south] le toca a Sur
   *[north] le toca a Norte
}
board-status-redistribute = { $side ->
    [south] apertura, Sur redistribuye
   *[north] apertura, Norte redistribuye
}
board-status-over = terminada, Sur { $south }, Norte { $north }
# Bajo el nombre del jugador de quien se trata.
board-label-to-move = le toca jugar
board-label-redistribute = apertura: le toca redistribuir
board-label-over = puntuación final { $score }
# Los hoyos de un jugador y lo que ha capturado, para quien no ve la imagen.
board-says-side = { $side ->
    [south] Sur: { $holes }; { $taken }.
   *[north] Norte: { $holes }; { $taken }.
}
board-says-taken = { $game ->
    [kiothi] { $count } en prisión
   *[giuthi] { $count ->
        [one] { $count } capturada
       *[other] { $count } capturadas
    }
}
board-says-to-move = { $side ->
    [south] Le toca jugar a Sur.
   *[north] Le toca jugar a Norte.
}
board-says-redistribute = { $side ->
    [south] Es la apertura: Sur debe vaciar dos bomas y volver a colocar sus guerreros.
   *[north] Es la apertura: Norte debe vaciar dos bomas y volver a colocar sus guerreros.
}
board-says-over = La partida ha terminado: Sur tiene { $south }, Norte { $north }.

# ## La página de una partida

# No se ha podido llegar al servidor.
board-offline = Sin conexión. Lo que elegiste se guarda y se enviará de nuevo.
board-busy = Todavía se está enviando algo al servidor. Vuelve a elegir dentro de un momento.
# En lugar de la palabra de un botón que se ha pulsado una vez; al pulsarlo otra vez se abandona la partida.
board-really = ¿Seguro?
board-layout-left = { $count ->
    [one] Queda { $count } semilla
   *[other] Quedan { $count } semillas
}
