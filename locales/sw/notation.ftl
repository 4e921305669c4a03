### Kilicho kibaya katika hali, hatua au kumbukumbu iliyoandikwa na mtu. Mifano haitafsiriwi.

notation-place = { $problem }, safuwima ya { $column }
notation-place-comma = { $problem }, safuwima ya { $column }

notation-expected = ilitarajiwa { $what }
notation-leading-zero = ilitarajiwa { $what }, bila sifuri mwanzoni
notation-too-many-digits = ilitarajiwa { $what }, ya tarakimu tatu zaidi
notation-holes-giuthi = mpangilio wa kuanzia una mashimo 1 hadi 10 katika safu, si { $holes }
notation-holes-kiothi = mpangilio wa kuanzia una maboma 2 hadi 10 yenye wapiganaji, si { $holes }
notation-seeds = mpangilio wa kuanzia una kete 1 hadi 9 katika kila moja, si { $seeds }
notation-emptied-twice = { $boma } linaondolewa wote mara mbili
notation-receives-twice = { $boma } linapokea mara mbili

expected-end = mwisho
expected-game = giuthi au kiothi
expected-giuthi-rules = seti ya kanuni za Giuthi, mancala-world au climent
expected-kiothi-rules = seti ya kanuni za Kiothi, mancala-world
expected-board = nafasi kisha mpangilio wa kuanzia kama 8x8, au kete za mashimo ya Kusini
expected-times = x
expected-holes = idadi ya mashimo
expected-seeds = idadi ya kete
expected-north-row = mkato, au mkwaju kisha mashimo ya Kaskazini
expected-captured = nafasi kisha kete zilizotekwa, kama 0-0
expected-captured-by-south = idadi ya kete zilizotekwa na Kusini
expected-dash-and-captured-by-north = - na kete zilizotekwa na Kaskazini
expected-captured-by-north = idadi ya kete zilizotekwa na Kaskazini
expected-space-and-side = nafasi kisha upande wenye zamu, S au N
expected-side = upande wenye zamu, S au N
expected-hole = shimo kutoka A hadi J au a hadi j
expected-boma = boma kutoka A hadi J au a hadi j
expected-boma-to-empty = boma la kuondoa wote, kutoka A hadi J au a hadi j
expected-boma-to-fill = boma la kuweka wapiganaji, kutoka A hadi J au a hadi j
expected-direction = + au -
expected-warriors = idadi ya wapiganaji
expected-some-warriors = angalau mpiganaji mmoja
expected-equals = = baada ya maboma yasiyozidi mawili

## Kumbukumbu

record-error = mchezo { $game }, mstari { $line }: { $problem }
record-error-column = mchezo { $game }, mstari { $line }, safuwima { $column }: { $problem }

record-illegal = { $move } si halali: { $reason }
record-not-a-move = { $text } si hatua: { $reason } (N3)
record-turn-over = mkato huunganisha hatua za zamu moja, na zamu ilikuwa imekwisha kabla ya { $move } (N4)
record-comma = mkato lazima uwe kati ya hatua mbili za zamu moja (N4)
record-glyph = ilitarajiwa moja ya ! ? !! ?? !? ?! au $0 hadi $255, si { $text }
record-glyph-without-move = ilitarajiwa hatua kabla ya !, ? au $
record-stray = ilitarajiwa hatua, si { $mark }
record-open-comment = maelezo haya hayana { $mark } ya kuyafunga
record-open-variation = lahaja hii haina ) ya kuifunga
record-unopened-variation = hakuna lahaja ambayo ) hii ingeweza kuifunga
record-empty-variation = ilitarajiwa hatua katika lahaja hii
record-nothing-to-replace = lahaja hubadilisha zamu iliyo kabla yake, na hakuna (N4)
record-too-deep = lahaja zimewekwa ndani ya nyingine zaidi ya mara { $most }
record-result-in-variation = ilitarajiwa hatua au ), si matokeo, katika lahaja
record-two-results = lebo Result na mwisho wa hatua vinatofautiana (N4)
record-tag-syntax = ilitarajiwa lebo kama [South "Wanjiru"]
record-tag-twice = lebo { $tag } imetolewa mara mbili
record-tag = [{ $tag }]: { $problem }
record-no-tags = zilitarajiwa lebo kabla ya hatua, angalau [Game "giuthi"] na [Setup "8x8"] (N4)
record-no-game = ilitarajiwa lebo [Game "giuthi"] au [Game "kiothi"] (N4)
record-no-start = ilitarajiwa lebo kama [Setup "8x8"], au [Position "…"] yenye hali nzima (N4)
record-two-starts = ilitarajiwa moja tu ya lebo Setup na Position, si zote mbili (N4)
record-no-record = ilitarajiwa kumbukumbu ya mchezo (N4)
record-another = ulitarajiwa mwisho wa maandishi baada ya kumbukumbu moja

tag-name = jina la lebo ni la herufi, tarakimu na _ + # = : -
tag-line-break = thamani ya lebo huwa kwenye mstari mmoja
tag-derived = lebo hii hutokana na mchezo na haiwezi kuwekwa
tag-round = ilitarajiwa namba ya raundi, kuanzia 1
tag-kept = zilitarajiwa kete zilizohifadhiwa na Kusini na Kaskazini, kama 0-8
tag-result = ilitarajiwa 1-0, 0-1, 1/2-1/2 au *
tag-score = zilitarajiwa alama za Kusini na za Kaskazini, kama 42-30
tag-termination = ilitarajiwa no moves, repetition, resignation, time au unfinished
tag-other-game = ilitarajiwa { $expected }, kama katika lebo Game, si { $found }

disagreement = { $tag } ni { $stated }, lakini inapaswa kuwa { $expected }: { $reason }
disagreement-superfluous = { $tag } ni { $stated }, lakini inapaswa kuachwa: { $reason }
disagreement-missing = { $tag } haipo, lakini inapaswa kuwa { $expected }: { $reason }
reason-no-score = michezo inayoisha kwa kukosa hatua tu ndiyo yenye alama (N4)
reason-forfeit = mchezaji anayekubali kushindwa au kuishiwa na muda ameshindwa (N4)
reason-goes-on = mchezo unaweza kuendelea, na hakuna aliyekubali kushindwa au kuishiwa na muda (N4)
reason-nobody-can-move = hakuna anayeweza kucheza ({ $rule })
reason-mover-cannot = mchezaji mwenye zamu hawezi kucheza ({ $rule })
reason-repetition = zamu ilianza kama nyingine ya awali ilivyoanza ({ $rule })
reason-resignation = mchezaji alikubali kushindwa ({ $rule })
reason-time = mchezaji aliishiwa na muda ({ $rule })
