### Hatua kwa maneno. Herufi za mashimo, hatua na namba za kanuni hazitafsiriwi.

## Wachezaji

name-you = wewe
name-south = Kusini
name-north = Kaskazini
name-computer = kompyuta

name-you-of = yako
name-south-of = ya Kusini
name-north-of = ya Kaskazini
name-computer-of = ya kompyuta

name-you-to = kwako
name-south-to = kwa Kusini
name-north-to = kwa Kaskazini
name-computer-to = kwa kompyuta

side-south = Kusini
side-north = Kaskazini

## Namba na orodha

number-word = { $number }
list-end = { $before } na { $last }
full-stop = { $sentence }.

## Mizunguko

lap-relay = mzunguko { $lap } kati ya { $laps }: { $seeds } kutoka { $from }, { $direction ->
    [clockwise] kisaa
   *[counter-clockwise] kinyume cha saa
}, hadi { $to } ({ $lifted }): mwendelezo
lap-last = mzunguko { $lap } kati ya { $laps }: { $seeds } kutoka { $from }, { $direction ->
    [clockwise] kisaa
   *[counter-clockwise] kinyume cha saa
}, hadi { $to }, lililokuwa tupu
lap-only = { $seeds } kutoka { $from }, { $direction ->
    [clockwise] kisaa
   *[counter-clockwise] kinyume cha saa
}, hadi { $to }, lililokuwa tupu

## Jinsi hatua ilivyoisha

end-sleep-giuthi = kete ya mwisho iliangukia { $hole }, { $owner ->
    [you] shimo lako tupu
   *[other] shimo tupu la { $owner-name }
}: hakuna kinachotekwa (G5)
end-sleep-kiothi = mpiganaji wa mwisho aliangukia { $hole }, { $owner ->
    [you] boma lako tupu
   *[other] boma tupu la { $owner-name }
}: hakuna anayetekwa (K9)

end-again = kete ya mwisho iliangukia { $hole }, na hakuna iliyovuka: { $who ->
    [you] unacheza tena
    [computer] kompyuta inacheza tena
   *[other] { $who-name } anacheza tena
} (G6)

end-capture-giuthi = { $who ->
    [you] umeteka { $total }: { $holes } na kete uliyokuja nayo ({ $rules })
    [computer] kompyuta imeteka { $total }: { $holes } na kete iliyokuja nayo ({ $rules })
   *[other] { $who-name } ameteka { $total }: { $holes } na kete aliyokuja nayo ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] umeteka { $total }: { $holes } na mpiganaji uliyekuja naye ({ $rules })
    [computer] kompyuta imeteka { $total }: { $holes } na mpiganaji iliyekuja naye ({ $rules })
   *[other] { $who-name } ameteka { $total }: { $holes } na mpiganaji aliyekuja naye ({ $rules })
}
capture-hole = { $seeds } kutoka { $hole }

end-nothing-giuthi = kete ya mwisho iliangukia { $hole }, lakini { $across } linalokabili ni tupu: hakuna kinachotekwa (G8)
end-nothing-kiothi = mpiganaji wa mwisho aliangukia { $hole }, lakini { $across } linalokabili ni { $state ->
    [nki] nki
   *[empty] tupu
}: hakuna anayetekwa (K10)

end-pass-no-sowing = { $who ->
    [you] huna upandaji ulio halali: unaruka zamu
    [computer] kompyuta haina upandaji ulio halali: inaruka zamu
   *[other] { $who-name } hana upandaji ulio halali: anaruka zamu
} (G11)
end-pass-no-hole = { $who ->
    [you] huna shimo lenye kete mbili: unaruka zamu
    [computer] kompyuta haina shimo lenye kete mbili: inaruka zamu
   *[other] { $who-name } hana shimo lenye kete mbili: anaruka zamu
} (G11)
end-pass-no-boma = { $who ->
    [you] huna boma lenye wapiganaji: unaruka zamu
    [computer] kompyuta haina boma lenye wapiganaji: inaruka zamu
   *[other] { $who-name } hana boma lenye wapiganaji: anaruka zamu
} (K3)

redistribution = { $who ->
    [you] umeondoa wote katika { $emptied } na kuweka { $placed } (K3)
    [computer] kompyuta imeondoa wote katika { $emptied } na kuweka { $placed } (K3)
   *[other] { $who-name } ameondoa wote katika { $emptied } na kuweka { $placed } (K3)
}
redistribution-boma = { $warriors } katika { $boma }
redistributed-both = { $redistribution }. Sasa kila boma lenye wapiganaji ni nki (K4)

short-nothing = { $laps ->
    [one] hateki kitu, mzunguko { $laps }
   *[other] hateki kitu, mizunguko { $laps }
}
short-again = { $laps ->
    [one] anacheza tena, mzunguko { $laps }
   *[other] anacheza tena, mizunguko { $laps }
}
short-capture = { $laps ->
    [one] anateka { $seeds }, mzunguko { $laps }
   *[other] anateka { $seeds }, mizunguko { $laps }
}
short-pass = anaruka zamu
short-redistribution = anagawa upya

## Hatua ingefanya nini

outlook-sowing = { $laps ->
    [one] mzunguko { $laps }, unaishia { $hole }: { $what }
   *[other] mizunguko { $laps }, inaishia { $hole }: { $what }
}
outlook-capture = inateka { $seeds } ({ $rules })
outlook-again = kucheza tena (G6)
outlook-no-capture = hakuna kuteka ({ $rules })
outlook-nothing = hakuna cha kuteka ({ $rules })
outlook-pass = hakuna kingine cha kufanya ({ $rules })
outlook-redistribution = ugawaji upya (K3)
outlook-game-ends = { $outlook }; mchezo unaisha

## Kwa nini hatua inakataliwa

refusal-game-over = mchezo umekwisha
refusal-other-game = hiyo ni hatua ya mchezo mwingine
refusal-no-such-hole = hakuna { $hole } kwenye ubao huu: { $side ->
    [south] mashimo ya Kusini ni { $first } hadi { $last }
   *[north] mashimo ya Kaskazini ni { $first } hadi { $last }
}
refusal-not-yours = { $side ->
    [south] { $hole } ni la Kusini, na sasa ni zamu ya Kaskazini
   *[north] { $hole } ni la Kaskazini, na sasa ni zamu ya Kusini
}
refusal-empty = { $hole } ni tupu
refusal-single = { $hole } lina { $held }; shimo lenye kete chini ya mbili haliwezi kupandwa
refusal-too-few = { $hole } lina { $held } tu, kwa hiyo { $needed } hawawezi kuchukuliwa humo
refusal-onto-own-row = mzunguko wa kwanza ungeishia katika boma lako { $landing } lenye wapiganaji
refusal-endless = upandaji huu usingeisha kamwe
refusal-repeats = hii ingerudisha hali ambayo imeshakuwepo katika zamu hii
refusal-no-way-out = kutoka hapo zamu ingeweza tu kuzunguka katika hali ambazo zimeshakuwepo ndani yake
refusal-may-not-pass = una hatua halali, kwa hiyo huwezi kuruka zamu
refusal-must-pass = huna boma la kugawa upya: unaweza tu kuruka zamu
refusal-opening-owed = unadaiwa kwanza ugawaji upya, kama EF=A3g7: maboma mawili yaondolewe wote, wapiganaji wao wawekwe
refusal-opening-over = ugawaji upya umekwisha: chukua wapiganaji kutoka boma moja, kama F3
refusal-number-emptied = ugawaji upya hapa huondoa wote katika maboma { $needed } kamili, si { $emptied }
refusal-sum = maboma yaliyoondolewa yana wapiganaji { $lifted }, lakini waliowekwa ni { $placed }
refusal-moves = si halali: { $moves }: { $reason }

## Kwa nini hali haiwezekani

setup-other-game = ilitarajiwa hali ya { $game }
setup-unequal-rows = safu zote mbili lazima ziwe na idadi sawa ya mashimo; ya Kusini ina { $south }, ya Kaskazini { $north }
setup-holes = safu ina mashimo 1 hadi { $most }, si { $holes }
setup-too-many-seeds = ubao na kete zilizotekwa zina { $seeds }, na zinazoruhusiwa ni { $most } tu
setup-nki-in-giuthi = { $hole } limewekwa alama ya nki, na Giuthi haina nki
setup-nki-on-empty = { $hole } limewekwa alama ya nki, lakini ni tupu
setup-nki-in-opening = { $hole } limewekwa alama ya nki, lakini hakuna nki kabla ya ugawaji upya wa pande zote mbili
setup-opening-in-giuthi = Giuthi haina ugawaji upya wa mwanzo
setup-in-opening = ugawaji upya bado unadaiwa katika hali hii
setup-not-in-opening = hakuna ugawaji upya unaodaiwa katika hali hii

## Zamu ya nani

turn-redistribution = { $who ->
    [you] unadaiwa ugawaji upya (K3)
    [computer] kompyuta inadaiwa ugawaji upya (K3)
   *[other] { $who-name } anadaiwa ugawaji upya (K3)
}
turn-move = { $who ->
    [you] ni zamu yako
   *[other] ni zamu ya { $who-name }
}
redistributions = njia { $count } za ugawaji upya, kama { $example }

## Ubao kwa maandishi

store-giuthi = { $side ->
    [south] Kusini
   *[north] Kaskazini
}  zilizotekwa { $taken }
store-kiothi = { $side ->
    [south] Kusini
   *[north] Kaskazini
}  gerezani { $taken }
board-nki-legend = * nki: hawawezi kutekwa (K4)

## Jinsi mchezo ulivyoisha

ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); ushindi wa mpiganaji mmoja kwa kawaida huhesabiwa mara mbili (K16)
ending-only = { $result } ({ $rule })

ending-own-rows = hakuna anayeweza kucheza, na kila mmoja anabaki na safu yake
ending-stuck = { $stuck ->
    [you] huwezi kucheza, na wote waliobaki wanakwenda { $other-to }
    [computer] kompyuta haiwezi kucheza, na wote waliobaki wanakwenda { $other-to }
   *[other] { $stuck-name } hawezi kucheza, na wote waliobaki wanakwenda { $other-to }
}
ending-first-position = zamu inaanza tena katika hali ya kwanza ya mchezo
ending-repetition = { $side ->
    [south] zamu inaanza tena katika hali ya zamu ya { $turn } ya Kusini
   *[north] zamu inaanza tena katika hali ya zamu ya { $turn } ya Kaskazini
}
ending-resignation = { $loser ->
    [you] umekubali kushindwa
    [computer] kompyuta imekubali kushindwa
   *[other] { $loser-name } amekubali kushindwa
}
ending-time = { $loser ->
    [you] umeishiwa na muda
    [computer] kompyuta imeishiwa na muda
   *[other] { $loser-name } ameishiwa na muda
}

result-win = { $winner ->
    [you] umeshinda
    [computer] kompyuta imeshinda
   *[other] { $winner-name } ameshinda
}
result-win-score = { $winner ->
    [you] umeshinda, { $more } kwa { $less }
    [computer] kompyuta imeshinda, { $more } kwa { $less }
   *[other] { $winner-name } ameshinda, { $more } kwa { $less }
}
result-draw = sare
result-draw-score = sare, { $more } kwa { $less }

## Mechi ya Giuthi

match-four-or-fewer = { $loser ->
    [you] una kete nne au chini yake na umeshindwa mechi (GM4)
    [computer] kompyuta ina kete nne au chini yake na imeshindwa mechi (GM4)
   *[other] { $loser-name } ana kete nne au chini yake na ameshindwa mechi (GM4)
}
match-too-few = { $loser ->
    [you] kete zako ni chache mno kuweka moja katika kila shimo, na umeshindwa mechi (GM4)
    [computer] kete za kompyuta ni chache mno kuweka moja katika kila shimo, na imeshindwa mechi (GM4)
   *[other] kete za { $loser-name } ni chache mno kuweka moja katika kila shimo, na ameshindwa mechi (GM4)
}
match-no-move = { $loser ->
    [you] mpangilio wako hauachi hatua kwa upande wowote, na umeshindwa mechi (GM4)
    [computer] mpangilio wa kompyuta hauachi hatua kwa upande wowote, na imeshindwa mechi (GM4)
   *[other] mpangilio wa { $loser-name } hauachi hatua kwa upande wowote, na ameshindwa mechi (GM4)
}
match-resignation = { $loser ->
    [you] umekubali kushindwa na umepoteza mechi
    [computer] kompyuta imekubali kushindwa na imepoteza mechi
   *[other] { $loser-name } amekubali kushindwa na amepoteza mechi
}
match-three-draws = raundi tatu mfululizo zilikuwa sare: mechi ni sare (GM5)
match-rounds-won = raundi zilizokubaliwa zimechezwa zote: { $winner ->
    [you] una kete nyingi zaidi na umeshinda mechi
    [computer] kompyuta ina kete nyingi zaidi na imeshinda mechi
   *[other] { $winner-name } ana kete nyingi zaidi na ameshinda mechi
} (GM5)
match-rounds-drawn = raundi zilizokubaliwa zimechezwa zote, na wote wawili wana kete sawa: mechi ni sare (GM5)

layout-not-now = sasa si wakati wa kufanya mpangilio (GM2)
layout-length = mpangilio una namba { $holes }, moja kwa kila shimo, si { $given } (GM2)
layout-empty-hole = kila shimo linahitaji angalau kete moja, na shimo la { $number } halina (GM2)
layout-sum = kete zote { $owned } lazima zipangwe, na hizi ni { $laid } (GM2)

## Kumbukumbu

record-title = Mchezo { $number }
record-title-south = Mchezo { $number }: { $south }, Kusini
record-title-north = Mchezo { $number }: { $north }, Kaskazini
record-title-both = Mchezo { $number }: { $south }, Kusini, na { $north }, Kaskazini
record-agrees = Matokeo { $result }, na lebo zinakubaliana
record-disagrees = Matokeo { $result }, na lebo hazikubaliani

## Thamani ya hali

value-ahead-giuthi = kete { $seeds }
value-ahead-kiothi = wapiganaji { $seeds }
value-wins = ushindi wa hakika
value-loses = kushindwa kwa hakika
value-draw = sare
value-draw-repetition = sare kwa marudio

standing-ahead-giuthi = { $side ->
    [south] Kusini anaongoza kwa kete { $seeds }
   *[north] Kaskazini anaongoza kwa kete { $seeds }
}
standing-ahead-kiothi = { $side ->
    [south] Kusini anaongoza kwa wapiganaji { $seeds }
   *[north] Kaskazini anaongoza kwa wapiganaji { $seeds }
}
standing-level = pande zote ziko sawa
standing-wins = { $side ->
    [south] Kusini atashinda kwa hakika
   *[north] Kaskazini atashinda kwa hakika
}
standing-draw = ni sare tu
standing-wins-giuthi = { $side ->
    [south] Kusini atashinda kwa hakika
   *[north] Kaskazini atashinda kwa hakika
}, kwa kete { $margin }, katika hatua { $moves }
standing-wins-kiothi = { $side ->
    [south] Kusini atashinda kwa hakika
   *[north] Kaskazini atashinda kwa hakika
}, kwa { $margin ->
    [one] mpiganaji { $margin }
   *[other] wapiganaji { $margin }
}, katika hatua { $moves }

mistake-inaccuracy = Kasoro: { $better }; baada ya hatua hii { $now }.
mistake-mistake = Kosa: { $better }; baada ya hatua hii { $now }.
mistake-blunder = Kosa kubwa: { $better }; baada ya hatua hii { $now }.
mistake-wins = { $turn } ingeshinda kwa hakika
mistake-draws = { $turn } ingeleta sare
mistake-standing = baada ya { $turn } { $standing }
