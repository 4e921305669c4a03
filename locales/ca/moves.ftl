### Les jugades en paraules. No es tradueixen les lletres dels forats, les jugades ni els números de les regles.

## Jugadors

name-you = tu
name-south = Sud
name-north = Nord
name-computer = l'ordinador

name-you-of = teu
name-south-of = de Sud
name-north-of = de Nord
name-computer-of = de l'ordinador

name-you-to = per a tu
name-south-to = per a Sud
name-north-to = per a Nord
name-computer-to = per a l'ordinador

side-south = Sud
side-north = Nord

## Nombres i llistes

number-word = { $number }
list-end = { $before } i { $last }
full-stop = { $sentence }.

## Voltes

lap-relay = volta { $lap } de { $laps }: { $seeds } des de { $from }, en sentit { $direction ->
    [clockwise] horari
   *[counter-clockwise] antihorari
}, fins a { $to } ({ $lifted }): relleu
lap-last = volta { $lap } de { $laps }: { $seeds } des de { $from }, en sentit { $direction ->
    [clockwise] horari
   *[counter-clockwise] antihorari
}, fins a { $to }, que era buit
lap-only = { $seeds } des de { $from }, en sentit { $direction ->
    [clockwise] horari
   *[counter-clockwise] antihorari
}, fins a { $to }, que era buit

## Com ha acabat una jugada

end-sleep-giuthi = l'última llavor ha caigut a { $hole }, un forat buit { $owner-of }: no es captura res (G5)
end-sleep-kiothi = l'últim guerrer ha caigut a { $hole }, un boma buit { $owner-of }: no es captura res (K9)

end-again = l'última llavor ha caigut a { $hole } i cap no ha creuat: { $who ->
    [you] tornes a jugar
   *[other] { $who-name } torna a jugar
} (G6)

end-capture-giuthi = { $who ->
    [you] has capturat { $total }: { $holes } i la llavor amb què has arribat ({ $rules })
   *[other] { $who-name } ha capturat { $total }: { $holes } i la llavor amb què ha arribat ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] has capturat { $total }: { $holes } i el guerrer amb què has arribat ({ $rules })
   *[other] { $who-name } ha capturat { $total }: { $holes } i el guerrer amb què ha arribat ({ $rules })
}
capture-hole = { $seeds } de { $hole }

end-nothing-giuthi = l'última llavor ha caigut a { $hole }, però al davant { $across } és buit: no es captura res (G8)
end-nothing-kiothi = l'últim guerrer ha caigut a { $hole }, però al davant { $across } és { $state ->
    [nki] nki
   *[empty] buit
}: no es captura res (K10)

end-pass-no-sowing = { $who ->
    [you] no tens cap sembra legal: passes
   *[other] { $who-name } no té cap sembra legal: passa
} (G11)
end-pass-no-hole = { $who ->
    [you] no tens cap forat amb dues llavors: passes
   *[other] { $who-name } no té cap forat amb dues llavors: passa
} (G11)
end-pass-no-boma = { $who ->
    [you] no tens cap boma ocupat: passes
   *[other] { $who-name } no té cap boma ocupat: passa
} (K3)

redistribution = { $who ->
    [you] has buidat { $emptied } i has col·locat { $placed } (K3)
   *[other] { $who-name } ha buidat { $emptied } i ha col·locat { $placed } (K3)
}
redistribution-boma = { $warriors } a { $boma }
redistributed-both = { $redistribution }. Ara tot boma ocupat és nki (K4)

short-nothing = { $laps ->
    [one] no captura res, { $laps } volta
   *[other] no captura res, { $laps } voltes
}
short-again = { $laps ->
    [one] torna a jugar, { $laps } volta
   *[other] torna a jugar, { $laps } voltes
}
short-capture = { $laps ->
    [one] captura { $seeds }, { $laps } volta
   *[other] captura { $seeds }, { $laps } voltes
}
short-pass = passa
short-redistribution = redistribueix

## El que faria una jugada

outlook-sowing = { $laps ->
    [one] { $laps } volta, acaba a { $hole }: { $what }
   *[other] { $laps } voltes, acaba a { $hole }: { $what }
}
outlook-capture = captura { $seeds } ({ $rules })
outlook-again = torna a jugar (G6)
outlook-no-capture = sense captura ({ $rules })
outlook-nothing = res per capturar ({ $rules })
outlook-pass = no es pot fer res més ({ $rules })
outlook-redistribution = una redistribució (K3)
outlook-game-ends = { $outlook }; s'acaba la partida

## Per què es rebutja una jugada

refusal-game-over = la partida s'ha acabat
refusal-other-game = això és una jugada de l'altre joc
refusal-no-such-hole = no hi ha { $hole } en aquest tauler: { $side ->
    [south] els forats de Sud van de { $first } a { $last }
   *[north] els forats de Nord van de { $first } a { $last }
}
refusal-not-yours = { $side ->
    [south] { $hole } és de Sud, i és el torn de Nord
   *[north] { $hole } és de Nord, i és el torn de Sud
}
refusal-empty = { $hole } és buit
refusal-single = { $hole } té { $held }; un forat amb menys de dues llavors no es pot sembrar
refusal-too-few = { $hole } només té { $held }, i per tant no se'n poden agafar { $needed }
refusal-onto-own-row = la primera volta acabaria a { $landing }, un boma teu ocupat
refusal-endless = aquesta sembra no s'acabaria mai
refusal-repeats = això repetiria una posició que ja s'ha donat en aquest torn
refusal-no-way-out = des d'allà el torn només podria anar donant voltes per posicions que ja s'hi han donat
refusal-may-not-pass = tens una jugada legal, i per tant no pots passar
refusal-must-pass = no tens cap boma per redistribuir: només pots passar
refusal-opening-owed = primer has de fer la teva redistribució, com EF=A3g7: dos bomes buidats i els seus guerrers col·locats
refusal-opening-over = les redistribucions s'han acabat: agafa guerrers d'un boma, com F3
refusal-number-emptied = { $needed ->
    [one] aquí una redistribució buida exactament { $needed } boma, no { $emptied }
   *[other] aquí una redistribució buida exactament { $needed } bomes, no { $emptied }
}
refusal-sum = els bomes buidats tenen { $lifted } guerrers, però se'n col·loquen { $placed }
refusal-moves = no són legals: { $moves }: { $reason }

## Per què no es pot donar una posició

setup-other-game = s'esperava una posició de { $game }
setup-unequal-rows = les dues files han de tenir el mateix nombre de forats; la de Sud en té { $south } i la de Nord { $north }
setup-holes = una fila té d'1 a { $most } forats, no { $holes }
setup-too-many-seeds = entre el tauler i les captures hi ha { $seeds } llavors, i se'n permeten { $most } com a màxim
setup-nki-in-giuthi = { $hole } està marcat com a nki, i a Giuthi no n'hi ha
setup-nki-on-empty = { $hole } està marcat com a nki, però és buit
setup-nki-in-opening = { $hole } està marcat com a nki, però res no ho és abans de les dues redistribucions
setup-opening-in-giuthi = a Giuthi no hi ha redistribucions inicials
setup-in-opening = en aquesta posició encara falta una redistribució
setup-not-in-opening = en aquesta posició no falta cap redistribució

## De qui és el torn

turn-redistribution = { $who ->
    [you] has de fer una redistribució (K3)
   *[other] { $who-name } ha de fer una redistribució (K3)
}
turn-move = { $who ->
    [you] et toca jugar
    [computer] li toca jugar a l'ordinador
   *[other] li toca jugar a { $who-name }
}
redistributions = { $count } redistribucions, com { $example }

## El tauler en text

store-giuthi = { $side ->
    [south] Sud
   *[north] Nord
}  capturades { $taken }
store-kiothi = { $side ->
    [south] Sud
   *[north] Nord
}  a la presó { $taken }
board-nki-legend = * nki: no es pot capturar (K4)

## Com ha acabat una partida

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); una victòria d'un guerrer compta per dues si no s'acorda una altra cosa (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = ningú no pot jugar i cadascú es queda la seva fila
ending-stuck = { $stuck ->
    [you] no pots jugar, i tot el que queda és { $other-to }
   *[other] { $stuck-name } no pot jugar, i tot el que queda és { $other-to }
}
ending-first-position = un torn torna a començar en la primera posició de la partida
ending-repetition = { $side ->
    [south] un torn torna a començar en la posició del torn { $turn } de Sud
   *[north] un torn torna a començar en la posició del torn { $turn } de Nord
}
ending-resignation = { $loser ->
    [you] abandones
   *[other] { $loser-name } abandona
}
ending-time = { $loser ->
    [you] se t'ha esgotat el temps
   *[other] { $loser-name } ha esgotat el temps
}

result-win = { $winner ->
    [you] guanyes
   *[other] guanya { $winner-name }
}
result-win-score = { $winner ->
    [you] guanyes per { $more } a { $less }
   *[other] guanya { $winner-name } per { $more } a { $less }
}
result-draw = empat
result-draw-score = empat, { $more } a { $less }

## El matx de Giuthi

match-four-or-fewer = { $loser ->
    [you] et queden quatre llavors o menys i has perdut el matx (GM4)
   *[other] { $loser-name } té quatre llavors o menys i ha perdut el matx (GM4)
}
match-too-few = { $loser ->
    [you] tens massa poques llavors per posar-ne una a cada forat i has perdut el matx (GM4)
   *[other] { $loser-name } té massa poques llavors per posar-ne una a cada forat i ha perdut el matx (GM4)
}
match-no-move = { $loser ->
    [you] la teva disposició no deixa cap jugada a ningú i has perdut el matx (GM4)
   *[other] la disposició { $loser-of } no deixa cap jugada a ningú: { $loser-name } ha perdut el matx (GM4)
}
match-resignation = { $loser ->
    [you] abandones i has perdut el matx
   *[other] { $loser-name } abandona i ha perdut el matx
}
match-three-draws = tres rondes seguides han acabat en empat: el matx queda empatat (GM5)
match-rounds-won = s'ha jugat el nombre acordat de rondes: { $winner ->
    [you] tens més llavors i has guanyat el matx
   *[other] { $winner-name } té més llavors i ha guanyat el matx
} (GM5)
match-rounds-drawn = s'ha jugat el nombre acordat de rondes i tots dos tenen el mateix: el matx queda empatat (GM5)

layout-not-now = ara no s'ha de fer cap disposició (GM2)
layout-length = una disposició té { $holes } nombres, un per forat, no { $given } (GM2)
layout-empty-hole = cada forat necessita almenys una llavor, i el forat { $number } no en té cap (GM2)
layout-sum = s'han de col·locar les { $owned } llavors, i aquí n'hi ha { $laid } (GM2)

## Registres

record-title = Partida { $number }
record-title-south = Partida { $number }: { $south }, Sud
record-title-north = Partida { $number }: { $north }, Nord
record-title-both = Partida { $number }: { $south }, Sud, i { $north }, Nord
record-agrees = Resultat { $result }, i les etiquetes concorden
record-disagrees = Resultat { $result }, i les etiquetes no concorden

## El que val una posició

value-ahead-giuthi = { $seeds } llavors
value-ahead-kiothi = { $seeds } guerrers
value-wins = guanya per força
value-loses = perd per força
value-draw = empat
value-draw-repetition = empat (repetició)

standing-ahead-giuthi = { $side ->
    [south] Sud té { $seeds } llavors d'avantatge
   *[north] Nord té { $seeds } llavors d'avantatge
}
standing-ahead-kiothi = { $side ->
    [south] Sud té { $seeds } guerrers d'avantatge
   *[north] Nord té { $seeds } guerrers d'avantatge
}
standing-level = els bàndols estan igualats
standing-wins = { $side ->
    [south] Sud guanya per força
   *[north] Nord guanya per força
}
standing-draw = només és empat
standing-wins-giuthi = { $side ->
    [south] Sud guanya per força
   *[north] Nord guanya per força
}, per { $margin ->
    [one] una llavor
   *[other] { $margin } llavors
}, en { $moves ->
    [one] una jugada
   *[other] { $moves } jugades
}
standing-wins-kiothi = { $side ->
    [south] Sud guanya per força
   *[north] Nord guanya per força
}, per { $margin ->
    [one] un guerrer
   *[other] { $margin } guerrers
}, en { $moves ->
    [one] una jugada
   *[other] { $moves } jugades
}

mistake-inaccuracy = Imprecisió: { $better }; després d'aquesta jugada { $now }.
mistake-mistake = Error: { $better }; després d'aquesta jugada { $now }.
mistake-blunder = Error greu: { $better }; després d'aquesta jugada { $now }.
mistake-wins = { $turn } guanya per força
mistake-draws = { $turn } empata
mistake-standing = després de { $turn } { $standing }
