### Qué está mal en una posición, una jugada o un registro que alguien ha escrito. Los ejemplos no se traducen.

notation-place = { $problem } en la columna { $column }
notation-place-comma = { $problem }, en la columna { $column }

notation-expected = se esperaba { $what }
notation-leading-zero = se esperaba { $what } sin ceros delante
notation-too-many-digits = se esperaba { $what } de tres cifras como máximo
notation-holes-giuthi = una posición inicial tiene de 1 a 10 hoyos por fila, no { $holes }
notation-holes-kiothi = una posición inicial tiene de 2 a 10 bomas ocupados, no { $holes }
notation-seeds = una posición inicial tiene de 1 a 9 semillas en cada uno, no { $seeds }
notation-emptied-twice = { $boma } se vacía dos veces
notation-receives-twice = { $boma } recibe dos veces

expected-end = el final
expected-game = giuthi o kiothi
expected-giuthi-rules = un reglamento de Giuthi, mancala-world o climent
expected-kiothi-rules = el reglamento de Kiothi, mancala-world
expected-board = un espacio y luego una posición inicial como 8x8, o las semillas de los hoyos de Sur
expected-times = x
expected-holes = un número de hoyos
expected-seeds = un número de semillas
expected-north-row = una coma, o una barra y luego los hoyos de Norte
expected-captured = un espacio y luego las semillas capturadas, como 0-0
expected-captured-by-south = el número de semillas capturadas por Sur
expected-dash-and-captured-by-north = - y las semillas capturadas por Norte
expected-captured-by-north = el número de semillas capturadas por Norte
expected-space-and-side = un espacio y luego el bando al que le toca, S o N
expected-side = el bando al que le toca, S o N
expected-hole = un hoyo de A a J o de a a j
expected-boma = un boma de A a J o de a a j
expected-boma-to-empty = un boma que vaciar, de A a J o de a a j
expected-boma-to-fill = un boma donde colocar guerreros, de A a J o de a a j
expected-direction = + o -
expected-warriors = un número de guerreros
expected-some-warriors = al menos un guerrero
expected-equals = = después de dos bomas como máximo

## Registros

record-error = partida { $game }, línea { $line }: { $problem }
record-error-column = partida { $game }, línea { $line }, columna { $column }: { $problem }

record-illegal = { $move } no es legal: { $reason }
record-not-a-move = { $text } no es una jugada: { $reason } (N3)
record-turn-over = una coma une las jugadas de un turno, y el turno había terminado antes de { $move } (N4)
record-comma = una coma debe estar entre dos jugadas de un mismo turno (N4)
record-glyph = se esperaba uno de ! ? !! ?? !? ?! o de $0 a $255, no { $text }
record-glyph-without-move = se esperaba una jugada antes de !, ? o $
record-stray = se esperaba una jugada, no { $mark }
record-open-comment = a este comentario le falta { $mark } para cerrarlo
record-open-variation = a esta variante le falta ) para cerrarla
record-unopened-variation = no hay ninguna variante que este ) pueda cerrar
record-empty-variation = se esperaba una jugada en esta variante
record-nothing-to-replace = una variante sustituye al turno anterior, y no hay ninguno (N4)
record-too-deep = las variantes están anidadas a más de { $most } niveles
record-result-in-variation = en una variante se esperaba una jugada o ), no un resultado
record-two-results = la etiqueta Result y el final de las jugadas no coinciden (N4)
record-tag-syntax = se esperaba una etiqueta como [South "Wanjiru"]
record-tag-twice = la etiqueta { $tag } aparece dos veces
record-tag = [{ $tag }]: { $problem }
record-no-tags = se esperaban etiquetas antes de las jugadas, al menos [Game "giuthi"] y [Setup "8x8"] (N4)
record-no-game = se esperaba una etiqueta [Game "giuthi"] o [Game "kiothi"] (N4)
record-no-start = se esperaba una etiqueta como [Setup "8x8"], o [Position "…"] con una posición entera (N4)
record-two-starts = se esperaba una de las etiquetas Setup y Position, no las dos (N4)
record-no-record = se esperaba un registro de partida (N4)
record-another = se esperaba el final del texto tras un solo registro

tag-name = el nombre de una etiqueta consta de letras, cifras y _ + # = : -
tag-line-break = el valor de una etiqueta va en una sola línea
tag-derived = esta etiqueta se deduce de la partida y no se puede poner
tag-round = se esperaba el número de una ronda, a partir de 1
tag-kept = se esperaban las semillas guardadas por Sur y Norte, como 0-8
tag-result = se esperaba 1-0, 0-1, 1/2-1/2 o *
tag-score = se esperaba la puntuación de Sur y la de Norte, como 42-30
tag-termination = se esperaba no moves, repetition, resignation, time o unfinished
tag-other-game = se esperaba { $expected }, como en la etiqueta Game, no { $found }

disagreement = { $tag } es { $stated }, pero debería ser { $expected }: { $reason }
disagreement-superfluous = { $tag } es { $stated }, pero debería omitirse: { $reason }
disagreement-missing = falta { $tag }, que debería ser { $expected }: { $reason }
reason-no-score = solo tienen puntuación las partidas que terminan por falta de jugadas (N4)
reason-forfeit = quien abandona o agota su tiempo ha perdido (N4)
reason-goes-on = la partida puede continuar, y nadie ha abandonado ni agotado su tiempo (N4)
reason-nobody-can-move = nadie puede jugar ({ $rule })
reason-mover-cannot = el jugador al que le toca no puede jugar ({ $rule })
reason-repetition = un turno empezó como ya había empezado otro ({ $rule })
reason-resignation = un jugador abandonó ({ $rule })
reason-time = un jugador agotó su tiempo ({ $rule })
