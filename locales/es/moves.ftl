### Las jugadas en palabras. No se traducen las letras de los hoyos, las jugadas ni los números de las reglas.

## Jugadores

name-you = tú
name-south = Sur
name-north = Norte
name-computer = el ordenador

name-you-of = tuyo
name-south-of = de Sur
name-north-of = de Norte
name-computer-of = del ordenador

name-you-to = para ti
name-south-to = para Sur
name-north-to = para Norte
name-computer-to = para el ordenador

side-south = Sur
side-north = Norte

## Números y listas

number-word = { $number }
list-end = { $before } y { $last }
full-stop = { $sentence }.

## Vueltas

lap-relay = vuelta { $lap } de { $laps }: { $seeds } desde { $from }, en sentido { $direction ->
    [clockwise] horario
   *[counter-clockwise] antihorario
}, hasta { $to } ({ $lifted }): relevo
lap-last = vuelta { $lap } de { $laps }: { $seeds } desde { $from }, en sentido { $direction ->
    [clockwise] horario
   *[counter-clockwise] antihorario
}, hasta { $to }, que estaba vacío
lap-only = { $seeds } desde { $from }, en sentido { $direction ->
    [clockwise] horario
   *[counter-clockwise] antihorario
}, hasta { $to }, que estaba vacío

## Cómo ha terminado una jugada

end-sleep-giuthi = la última semilla ha caído en { $hole }, un hoyo vacío { $owner-of }: no se captura nada (G5)
end-sleep-kiothi = el último guerrero ha caído en { $hole }, un boma vacío { $owner-of }: no se captura nada (K9)

end-again = la última semilla ha caído en { $hole } y ninguna ha cruzado: { $who ->
    [you] vuelves a jugar
   *[other] { $who-name } vuelve a jugar
} (G6)

end-capture-giuthi = { $who ->
    [you] has capturado { $total }: { $holes } y la semilla con la que llegaste ({ $rules })
   *[other] { $who-name } ha capturado { $total }: { $holes } y la semilla con la que llegó ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] has capturado { $total }: { $holes } y el guerrero con el que llegaste ({ $rules })
   *[other] { $who-name } ha capturado { $total }: { $holes } y el guerrero con el que llegó ({ $rules })
}
capture-hole = { $seeds } de { $hole }

end-nothing-giuthi = la última semilla ha caído en { $hole }, pero enfrente { $across } está vacío: no se captura nada (G8)
end-nothing-kiothi = el último guerrero ha caído en { $hole }, pero enfrente { $across } { $state ->
    [nki] es nki
   *[empty] está vacío
}: no se captura nada (K10)

end-pass-no-sowing = { $who ->
    [you] no tienes ninguna siembra legal: pasas
   *[other] { $who-name } no tiene ninguna siembra legal: pasa
} (G11)
end-pass-no-hole = { $who ->
    [you] no tienes ningún hoyo con dos semillas: pasas
   *[other] { $who-name } no tiene ningún hoyo con dos semillas: pasa
} (G11)
end-pass-no-boma = { $who ->
    [you] no tienes ningún boma ocupado: pasas
   *[other] { $who-name } no tiene ningún boma ocupado: pasa
} (K3)

redistribution = { $who ->
    [you] has vaciado { $emptied } y has colocado { $placed } (K3)
   *[other] { $who-name } ha vaciado { $emptied } y ha colocado { $placed } (K3)
}
redistribution-boma = { $warriors } en { $boma }
redistributed-both = { $redistribution }. Ahora todo boma ocupado es nki (K4)

short-nothing = { $laps ->
    [one] no captura nada en una vuelta
   *[other] no captura nada tras { $laps } vueltas
}
short-again = { $laps ->
    [one] vuelve a jugar tras una vuelta
   *[other] vuelve a jugar tras { $laps } vueltas
}
short-capture = { $laps ->
    [one] captura { $seeds } en una vuelta
   *[other] captura { $seeds } tras { $laps } vueltas
}
short-pass = pasa
short-redistribution = redistribuye

## Lo que haría una jugada

outlook-sowing = { $laps ->
    [one] { $laps } vuelta, termina en { $hole }: { $what }
   *[other] { $laps } vueltas, termina en { $hole }: { $what }
}
outlook-capture = captura { $seeds } ({ $rules })
outlook-again = vuelve a jugar (G6)
outlook-no-capture = sin captura ({ $rules })
outlook-nothing = nada que capturar ({ $rules })
outlook-pass = no se puede hacer otra cosa ({ $rules })
outlook-redistribution = una redistribución (K3)
outlook-game-ends = { $outlook }; termina la partida

## Por qué se rechaza una jugada

refusal-game-over = la partida ha terminado
refusal-other-game = esa es una jugada del otro juego
refusal-no-such-hole = no hay { $hole } en este tablero: { $side ->
    [south] los hoyos de Sur van de { $first } a { $last }
   *[north] los hoyos de Norte van de { $first } a { $last }
}
refusal-not-yours = { $side ->
    [south] { $hole } es de Sur, y le toca a Norte
   *[north] { $hole } es de Norte, y le toca a Sur
}
refusal-empty = { $hole } está vacío
refusal-single = { $hole } tiene { $held }; un hoyo con menos de dos semillas no se puede sembrar
refusal-too-few = { $hole } solo tiene { $held }, así que no se pueden tomar { $needed }
refusal-onto-own-row = la primera vuelta terminaría en { $landing }, un boma tuyo ocupado
refusal-endless = esta siembra no terminaría nunca
refusal-repeats = esto repetiría una posición que ya se ha dado en este turno
refusal-no-way-out = desde ahí el turno solo podría dar vueltas por posiciones que ya se han dado en él
refusal-may-not-pass = tienes una jugada legal, así que no puedes pasar
refusal-must-pass = no tienes ningún boma que redistribuir: solo puedes pasar
refusal-opening-owed = primero debes hacer tu redistribución, como EF=A3g7: dos bomas vaciados y sus guerreros colocados
refusal-opening-over = las redistribuciones han terminado: toma guerreros de un boma, como F3
refusal-number-emptied = { $needed ->
    [one] aquí una redistribución vacía exactamente { $needed } boma, no { $emptied }
   *[other] aquí una redistribución vacía exactamente { $needed } bomas, no { $emptied }
}
refusal-sum = en los bomas vaciados hay { $lifted } guerreros, pero se colocan { $placed }
refusal-moves = no son legales: { $moves }: { $reason }

## Por qué no puede darse una posición

setup-other-game = se esperaba una posición de { $game }
setup-unequal-rows = las dos filas deben tener el mismo número de hoyos; la de Sur tiene { $south } y la de Norte { $north }
setup-holes = una fila tiene de 1 a { $most } hoyos, no { $holes }
setup-too-many-seeds = entre el tablero y las capturas hay { $seeds } semillas, y se permiten { $most } como máximo
setup-nki-in-giuthi = { $hole } está marcado como nki, y en Giuthi no hay nki
setup-nki-on-empty = { $hole } está marcado como nki, pero está vacío
setup-nki-in-opening = { $hole } está marcado como nki, pero nada lo es antes de las dos redistribuciones
setup-opening-in-giuthi = en Giuthi no hay redistribuciones iniciales
setup-in-opening = en esta posición aún falta una redistribución
setup-not-in-opening = en esta posición no falta ninguna redistribución

## A quién le toca

turn-redistribution = { $who ->
    [you] te falta hacer una redistribución (K3)
    [computer] al ordenador le falta hacer una redistribución (K3)
   *[other] a { $who-name } le falta hacer una redistribución (K3)
}
turn-move = { $who ->
    [you] te toca jugar
    [computer] le toca jugar al ordenador
   *[other] le toca jugar a { $who-name }
}
redistributions = { $count } redistribuciones, como { $example }

## El tablero en texto

store-giuthi = { $side ->
    [south] Sur
   *[north] Norte
}  capturadas { $taken }
store-kiothi = { $side ->
    [south] Sur
   *[north] Norte
}  en prisión { $taken }
board-nki-legend = * nki: no se puede capturar (K4)

## Cómo ha terminado una partida

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); una victoria de un guerrero cuenta por dos si no se acuerda otra cosa (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = nadie puede jugar y cada cual se queda con su fila
ending-stuck = { $stuck ->
    [you] no puedes jugar, y todo lo que queda es { $other-to }
   *[other] { $stuck-name } no puede jugar, y todo lo que queda es { $other-to }
}
ending-first-position = un turno empieza otra vez en la primera posición de la partida
ending-repetition = { $side ->
    [south] un turno empieza otra vez en la posición del turno { $turn } de Sur
   *[north] un turno empieza otra vez en la posición del turno { $turn } de Norte
}
ending-resignation = { $loser ->
    [you] abandonas
   *[other] { $loser-name } abandona
}
ending-time = { $loser ->
    [you] se te ha agotado el tiempo
    [computer] al ordenador se le ha agotado el tiempo
   *[other] a { $loser-name } se le ha agotado el tiempo
}

result-win = { $winner ->
    [you] ganas
   *[other] gana { $winner-name }
}
result-win-score = { $winner ->
    [you] ganas por { $more } a { $less }
   *[other] gana { $winner-name } por { $more } a { $less }
}
result-draw = empate
result-draw-score = empate, { $more } a { $less }

## El encuentro de Giuthi

match-four-or-fewer = { $loser ->
    [you] te quedan cuatro semillas o menos y has perdido el encuentro (GM4)
   *[other] { $loser-name } tiene cuatro semillas o menos y ha perdido el encuentro (GM4)
}
match-too-few = { $loser ->
    [you] tienes demasiado pocas semillas para poner una en cada hoyo y has perdido el encuentro (GM4)
   *[other] { $loser-name } tiene demasiado pocas semillas para poner una en cada hoyo y ha perdido el encuentro (GM4)
}
match-no-move = { $loser ->
    [you] tu disposición no deja ninguna jugada a nadie y has perdido el encuentro (GM4)
   *[other] la disposición { $loser-of } no deja ninguna jugada a nadie: { $loser-name } ha perdido el encuentro (GM4)
}
match-resignation = { $loser ->
    [you] abandonas y has perdido el encuentro
   *[other] { $loser-name } abandona y ha perdido el encuentro
}
match-three-draws = tres rondas seguidas han terminado en empate: el encuentro queda empatado (GM5)
match-rounds-won = se ha jugado el número acordado de rondas: { $winner ->
    [you] tienes más semillas y has ganado el encuentro
   *[other] { $winner-name } tiene más semillas y ha ganado el encuentro
} (GM5)
match-rounds-drawn = se ha jugado el número acordado de rondas y ambos tienen lo mismo: el encuentro queda empatado (GM5)

layout-not-now = ahora no hay que hacer ninguna disposición (GM2)
layout-length = una disposición tiene { $holes } números, uno por hoyo, no { $given } (GM2)
layout-empty-hole = cada hoyo necesita al menos una semilla, y el hoyo { $number } no tiene ninguna (GM2)
layout-sum = hay que colocar las { $owned } semillas, y aquí hay { $laid } (GM2)

## Registros

record-title = Partida { $number }
record-title-south = Partida { $number }: { $south }, Sur
record-title-north = Partida { $number }: { $north }, Norte
record-title-both = Partida { $number }: { $south }, Sur, y { $north }, Norte
record-agrees = Resultado { $result }, y las etiquetas concuerdan
record-disagrees = Resultado { $result }, y las etiquetas no concuerdan

## Lo que vale una posición

value-ahead-giuthi = { $seeds } semillas
value-ahead-kiothi = { $seeds } guerreros
value-wins = gana por fuerza
value-loses = pierde por fuerza
value-draw = empate
value-draw-repetition = empate (repetición)

standing-ahead-giuthi = { $side ->
    [south] Sur lleva { $seeds } semillas de ventaja
   *[north] Norte lleva { $seeds } semillas de ventaja
}
standing-ahead-kiothi = { $side ->
    [south] Sur lleva { $seeds } guerreros de ventaja
   *[north] Norte lleva { $seeds } guerreros de ventaja
}
standing-level = los bandos están igualados
standing-wins = { $side ->
    [south] Sur gana por fuerza
   *[north] Norte gana por fuerza
}
standing-draw = solo es empate
standing-wins-giuthi = { $side ->
    [south] Sur gana por fuerza
   *[north] Norte gana por fuerza
}, por { $margin ->
    [one] una semilla
   *[other] { $margin } semillas
}, en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
standing-wins-kiothi = { $side ->
    [south] Sur gana por fuerza
   *[north] Norte gana por fuerza
}, por { $margin ->
    [one] un guerrero
   *[other] { $margin } guerreros
}, en { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}

mistake-inaccuracy = Imprecisión: { $better }; tras esta jugada { $now }.
mistake-mistake = Error: { $better }; tras esta jugada { $now }.
mistake-blunder = Error grave: { $better }; tras esta jugada { $now }.
mistake-wins = { $turn } gana por fuerza
mistake-draws = { $turn } empata
mistake-standing = tras { $turn } { $standing }
