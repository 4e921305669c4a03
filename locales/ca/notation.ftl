### Què és incorrecte en una posició, una jugada o un registre que algú ha escrit. Els exemples no es tradueixen.

notation-place = { $problem } a la columna { $column }
notation-place-comma = { $problem }, a la columna { $column }

notation-expected = s'esperava { $what }
notation-leading-zero = s'esperava { $what } sense zeros al davant
notation-too-many-digits = s'esperava { $what } de tres xifres com a màxim
notation-holes-giuthi = una posició inicial té d'1 a 10 forats per fila, no { $holes }
notation-holes-kiothi = una posició inicial té de 2 a 10 bomes ocupats, no { $holes }
notation-seeds = una posició inicial té d'1 a 9 llavors a cadascun, no { $seeds }
notation-emptied-twice = { $boma } es buida dues vegades
notation-receives-twice = { $boma } rep dues vegades

expected-end = el final
expected-game = giuthi o kiothi
expected-giuthi-rules = un reglament de Giuthi, mancala-world o climent
expected-kiothi-rules = el reglament de Kiothi, mancala-world
expected-board = un espai i després una posició inicial com 8x8, o les llavors dels forats de Sud
expected-times = x
expected-holes = un nombre de forats
expected-seeds = un nombre de llavors
expected-north-row = una coma, o una barra i després els forats de Nord
expected-captured = un espai i després les llavors capturades, com 0-0
expected-captured-by-south = el nombre de llavors capturades per Sud
expected-dash-and-captured-by-north = - i les llavors capturades per Nord
expected-captured-by-north = el nombre de llavors capturades per Nord
expected-space-and-side = un espai i després el bàndol a qui toca, S o N
expected-side = el bàndol a qui toca, S o N
expected-hole = un forat de A a J o de a a j
expected-boma = un boma de A a J o de a a j
expected-boma-to-empty = un boma per buidar, de A a J o de a a j
expected-boma-to-fill = un boma on col·locar guerrers, de A a J o de a a j
expected-direction = + o -
expected-warriors = un nombre de guerrers
expected-some-warriors = almenys un guerrer
expected-equals = = després de dos bomes com a màxim

## Registres

record-error = partida { $game }, línia { $line }: { $problem }
record-error-column = partida { $game }, línia { $line }, columna { $column }: { $problem }

record-illegal = { $move } no és legal: { $reason }
record-not-a-move = { $text } no és una jugada: { $reason } (N3)
record-turn-over = una coma uneix les jugades d'un torn, i el torn s'havia acabat abans de { $move } (N4)
record-comma = una coma ha d'anar entre dues jugades d'un mateix torn (N4)
record-glyph = s'esperava un de ! ? !! ?? !? ?! o de $0 a $255, no { $text }
record-glyph-without-move = s'esperava una jugada abans de !, ? o $
record-stray = s'esperava una jugada, no { $mark }
record-open-comment = a aquest comentari li falta { $mark } per tancar-lo
record-open-variation = a aquesta variant li falta ) per tancar-la
record-unopened-variation = no hi ha cap variant que aquest ) pugui tancar
record-empty-variation = s'esperava una jugada en aquesta variant
record-nothing-to-replace = una variant substitueix el torn anterior, i no n'hi ha cap (N4)
record-too-deep = les variants estan imbricades a més de { $most } nivells
record-result-in-variation = en una variant s'esperava una jugada o ), no un resultat
record-two-results = l'etiqueta Result i el final de les jugades no coincideixen (N4)
record-tag-syntax = s'esperava una etiqueta com [South "Wanjiru"]
record-tag-twice = l'etiqueta { $tag } apareix dues vegades
record-tag = [{ $tag }]: { $problem }
record-no-tags = s'esperaven etiquetes abans de les jugades, almenys [Game "giuthi"] i [Setup "8x8"] (N4)
record-no-game = s'esperava una etiqueta [Game "giuthi"] o [Game "kiothi"] (N4)
record-no-start = s'esperava una etiqueta com [Setup "8x8"], o [Position "…"] amb una posició sencera (N4)
record-two-starts = s'esperava una de les etiquetes Setup i Position, no totes dues (N4)
record-no-record = s'esperava un registre de partida (N4)
record-another = s'esperava el final del text després d'un sol registre

tag-name = el nom d'una etiqueta consta de lletres, xifres i _ + # = : -
tag-line-break = el valor d'una etiqueta va en una sola línia
tag-derived = aquesta etiqueta es dedueix de la partida i no es pot posar
tag-round = s'esperava el número d'una ronda, a partir d'1
tag-kept = s'esperaven les llavors guardades per Sud i Nord, com 0-8
tag-result = s'esperava 1-0, 0-1, 1/2-1/2 o *
tag-score = s'esperava la puntuació de Sud i la de Nord, com 42-30
tag-termination = s'esperava no moves, repetition, resignation, time o unfinished
tag-other-game = s'esperava { $expected }, com a l'etiqueta Game, no { $found }

disagreement = { $tag } és { $stated }, però hauria de ser { $expected }: { $reason }
disagreement-superfluous = { $tag } és { $stated }, però s'hauria d'ometre: { $reason }
disagreement-missing = falta { $tag }, que hauria de ser { $expected }: { $reason }
reason-no-score = només tenen puntuació les partides que acaben per falta de jugades (N4)
reason-forfeit = qui abandona o esgota el temps ha perdut (N4)
reason-goes-on = la partida pot continuar, i ningú no ha abandonat ni ha esgotat el temps (N4)
reason-nobody-can-move = ningú no pot jugar ({ $rule })
reason-mover-cannot = el jugador a qui toca no pot jugar ({ $rule })
reason-repetition = un torn va començar com ja n'havia començat un altre ({ $rule })
reason-resignation = un jugador va abandonar ({ $rule })
reason-time = un jugador va esgotar el temps ({ $rule })
