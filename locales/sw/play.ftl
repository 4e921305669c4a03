# Kurasa ambazo michezo huchezwa, na ukurasa wa kuanzisha mchezo mpya.
# Majina ya michezo (Giuthi, Kiothi), herufi za mashimo, hatua na namba za kanuni hazitafsiriwi.

# ## Kuanza mchezo

play-new-title = Mchezo mpya
play-start = Cheza
play-opponent = Wachezaji
play-opponent-computer = Dhidi ya kompyuta
play-opponent-two = Watu wawili, skrini moja
play-opponent-watch = Tazama kompyuta ikicheza dhidi yake yenyewe
play-set-up = Mpangilio wa kuanzia
play-set-up-own = Au mpangilio wa kuanzia au hali yako mwenyewe
play-level = Kiwango cha kompyuta
play-level-number = { $level ->
    [1] 1, kwa mchezo wa kwanza kabisa
    [3] 3, kwa wanaoanza
    [5] 5, kwa wanaoujua mchezo
    [8] 8, hodari
    [10] 10, kwa uwezo wake wote
   *[other] { $level }
}
play-side = Upande wako
play-side-south = Kusini, anayeanza
play-side-north = Kaskazini
play-side-either = wowote, kwa bahati nasibu
play-contest = Urefu
play-contest-game = Mchezo mmoja
play-contest-rounds = Mechi ya raundi, anayeshindwa hupanga inayofuata (Giuthi)
play-contest-points = Mchezo baada ya mchezo, kwa alama (Kiothi)
play-max-rounds = Raundi zisizozidi
# Kabla ya idadi ya alama.
play-one-warrior = Ushindi wa mpiganaji mmoja huhesabiwa
play-more = Chaguo zaidi
play-record = Endelea na kumbukumbu
play-record-about = Bandika kumbukumbu ya mchezo; utaendelea kutoka mwisho wake.
play-continue = Endelea na
play-kept = { $count ->
    [0] { $game }, { $players }, haujaanza
    [one] { $game }, { $players }, hatua { $count }
   *[other] { $game }, { $players }, hatua { $count }
}
play-players-computer = dhidi ya kompyuta, kiwango { $level }
play-players-two = watu wawili
play-players-watch = kompyuta, viwango { $south } na { $north }

# ## Ukurasa wa mchezo

play-title = { $game }: { $words }
play-moves = Hatua
play-no-moves = Bado hakuna.
play-undo = Tendua
play-hint = Dokezo
play-resign = Kubali kushindwa
play-flip = Geuza ubao
play-pause = Sitisha
play-new = Mchezo mpya
play-same-again = Vile vile tena
play-next-game = Mchezo unaofuata
play-record-download = Kumbukumbu
play-analyse = Chambua mchezo huu
play-go-on = Acha kompyuta icheze
play-your-move = Hatua yako
play-type-redistribution = Ugawaji wako upya: maboma mawili yaliyoondolewa wote, kisha wapiganaji wanapokwenda, kama EF=A3g7 (dokezo hukujazia)
play-make-move = Icheze
play-over = Mchezo umekwisha
play-round-over = Raundi imekwisha
play-hint-words = { $move }: { $words }
# Jinsi watu wawili kwenye skrini moja wanavyoutazama ubao.
play-view = Mtazamo
play-view-fixed = usiobadilika
play-view-turning = unaogeuka
play-view-facing = wa kukabiliana
play-confirm = Thibitisha hatua
play-previews = Hakiki ya hatua
play-rules = Kanuni

# ## Mechi

play-match-owned = Raundi ya { $round }. Kusini anamiliki { $south }, Kaskazini { $north }.
play-match-points = { $who ->
    [you] Mchezo wa { $round }. Wewe una { $first }, kompyuta ina { $second }.
    [computer] Mchezo wa { $round }. Kompyuta ina { $first }, wewe una { $second }.
   *[first] Mchezo wa { $round }. Aliyeanza ana { $first }, mwenzake { $second }.
}
play-match-drawn = Raundi iliyopita ilikuwa sare: inachezwa tena, mchezaji mwingine akianza. [GM5]
play-lay-out = Panga raundi ya { $round }
play-layout-title = Mpangilio wako wa raundi ya { $round }
play-layout-about = { $seeds ->
    [one] Kete { $seeds } ni yako. Ipange.
   *[other] Kete zako zote { $seeds } zinawekwa katika safu yako, angalau moja katika kila shimo. Upande mwingine hunakili mpangilio wako na kuanza. [GM2] [GM3]
}
play-layout-press = Bonyeza shimo ili kutoa kete moja, kisha jingine ili kuiweka humo; au andika nambari.
play-layout-computer = Kompyuta inapanga raundi ya { $round }
play-layout-even = Kwa usawa
play-layout-suggest = Chaguo la kompyuta
play-back = Rudi
play-layout-done = Anza raundi

# ## Jambo lisipowezekana

play-trouble-title = Haikufanikiwa
play-missing = Hakuna mchezo kama huo hapa.
play-stale = Mchezo umeshabadilika, labda katika dirisha jingine. Hivi ndivyo ulivyo sasa.
play-not-now = Hili haliwezi kufanywa sasa: hakuna kitu cha namna hiyo kinachongojwa.
play-busy = Kompyuta inashughulika na michezo mingine. Jaribu tena baada ya muda mfupi.
play-store = Mchezo haukuweza kuhifadhiwa. Hakuna kilichobadilika; jaribu tena baada ya muda mfupi.
play-layout-not-now = Sasa si wakati wa kufanya mpangilio (GM2).
play-layout-holes = Mpangilio una namba { $holes }, moja kwa kila shimo, si { $given } (GM2).
play-layout-empty = Kila shimo linahitaji angalau kete moja, na { $hole } halina (GM2).
play-layout-sum = Kete zote { $owned } lazima zipangwe, na hizi ni { $laid } (GM2).
play-contest-game-wrong = Mechi ya raundi huchezwa katika Giuthi, ya alama katika Kiothi.
play-record-or-start = Kumbukumbu ina mwanzo wake na hatua zake yenyewe: toa ama kumbukumbu au hali.
play-start-over = Mchezo huo umeshakwisha: hakuna cha kuendeleza.
play-rounds-range = Mechi ina raundi 1 hadi { $most } (GM5).
play-points-range = Ushindi wa mpiganaji mmoja huhesabiwa alama 2 hadi 10 (K16).
play-level-range = Kiwango ni namba kutoka 1 hadi 10.
