### Mchezo kwenye terminali. Vitufe kama [Enter], amri kama moves, hatua na majina ya mafaili havitafsiriwi.
### Mistari ya skrini nzima ina safuwima 76 zaidi.

## Mwanzo

terminal-introduction = Mchezo wa { $game }: wewe ni { $side ->
    [south] Kusini
   *[north] Kaskazini
} dhidi ya kompyuta. Bonyeza ? kwa vitufe na kanuni kwa ufupi.
terminal-introduction-two = Mchezo wa { $game }: Kusini dhidi ya Kaskazini. Bonyeza ? kwa vitufe na kanuni kwa ufupi.
terminal-going-on = Mchezo ulio katika { $file } unaendelea, Kusini { $south }, Kaskazini { $north }; hatua zilizochezwa: { $moves }.
terminal-loaded = { $file } limepakiwa: Kusini { $south }, Kaskazini { $north }; hatua zilizochezwa: { $moves }.
terminal-too-small = Ubao huu unahitaji terminali yenye angalau safuwima { $columns } na mistari { $lines }; hii ina { $width } na { $height }. Ipanue, au ondoka (q) na ucheze kwa --plain.

## Majibu ya mstari mmoja

terminal-saved = Umehifadhiwa katika { $file }.
terminal-kept-load = Mchezo huu unahifadhiwa katika { $file }: uache kabla ya kupakia mwingine.
terminal-kept-new = Mchezo huu unahifadhiwa katika { $file }: ondoka, kisha taja faili jingine.
terminal-pass-only = Unaweza kuruka zamu tu ukiwa huna hatua nyingine.
terminal-not-your-turn = Si zamu yako.
terminal-no-move-found = Kompyuta haikupata hatua.
terminal-advice = { $move } ni njia mojawapo. Enter huicheza.
terminal-taken-back = Imetenduliwa.
terminal-nothing-to-take-back = Hakuna cha kutendua.
terminal-played-again = Imerudiwa.
terminal-nothing-to-play-again = Hakuna cha kurudia.
terminal-nobody-resigns = Hakuna wa kukubali kushindwa.
terminal-must-pass = Hakuna cha kuchagua: hatua yako pekee ni kuruka zamu. Enter huruka.
terminal-no-direction = Chagua kwanza mwelekeo: kushoto au kulia.
terminal-not-legal = Si halali: { $reason }.
terminal-changed-file = { $file } limebadilishwa na programu nyingine.
terminal-file-exists = { $file } tayari lipo.

## Mstari wa kichwa na wachezaji wawili

terminal-turn = zamu { $turn }
terminal-paused = imesitishwa
terminal-speed = kasi { $speed }
terminal-kept-in = unahifadhiwa katika { $file }
terminal-not-kept-in = HAUHIFADHIWI katika { $file }
terminal-you = wewe
terminal-computer-level = kompyuta, kiwango { $level }
terminal-computer-random = kompyuta, bahati nasibu
terminal-captured = zilizotekwa
terminal-in-prison = gerezani

## Hatua zikionyeshwa

terminal-lap = Mzunguko { $lap } kati ya { $laps }
terminal-in-hand = Mkononi { $seeds }
terminal-goes-on = Imesitishwa: Space au Enter huendeleza, . hucheza hatua inayofuata.
terminal-thinks = { $side ->
    [south] Kusini
   *[north] Kaskazini
} anafikiri …
terminal-computer-thinks = kompyuta inafikiri …
terminal-over-won = Mchezo umekwisha. { $winner ->
    [south] Kusini
   *[north] Kaskazini
} ameshinda.
terminal-over-won-score = Mchezo umekwisha. { $winner ->
    [south] Kusini
   *[north] Kaskazini
} ameshinda: Kusini { $south }, Kaskazini { $north }.
terminal-over-draw = Mchezo umekwisha. Ni sare.
terminal-over-draw-score = Mchezo umekwisha. Ni sare: Kusini { $south }, Kaskazini { $north }.

## Kuchagua hatua

terminal-moves-again = { $who ->
    [you] Unacheza tena (G6).
    [south] Kusini anacheza tena (G6).
   *[north] Kaskazini anacheza tena (G6).
}
terminal-choose-hole = Chagua shimo lililo ndani ya mabano: ← → na Enter, au herufi yake.
terminal-choose-boma = Chagua boma lililo ndani ya mabano: ← → na Enter, au herufi yake.
terminal-pass-button = [Enter] ruka zamu — au subiri kidogo
terminal-clockwise = kisaa
terminal-counter-clockwise = kinyume cha saa
terminal-again = tena
terminal-enter-plays = [Enter] hucheza { $move }
terminal-enter-plays-it = [Enter] huicheza
terminal-takes = { $boma } linatoa

## Ugawaji upya wa Kiothi

terminal-empty = { $boma ->
    [one] Ugawaji wako upya (K3): chagua boma { $boma-word } la kuondoa wote.
   *[other] Ugawaji wako upya (K3): chagua maboma { $boma-word } ya kuondoa wote.
}
terminal-empty-more = { $boma ->
    [one] Ugawaji wako upya (K3): chagua boma { $boma-word } la kuondoa wote. Hadi sasa: { $emptied }.
   *[other] Ugawaji wako upya (K3): chagua maboma { $boma-word } ya kuondoa wote. Hadi sasa: { $emptied }.
}
terminal-empty-how = ← → na Enter, au herufi; au andika yote: EF=A3g7.
terminal-random-button = [r] wowote kwa bahati
terminal-advice-button = [t] ambavyo kompyuta ingefanya
terminal-hand = mkononi { $hand } kati ya { $lifted }
terminal-place-how = Elekeza kwa ← → ↑ ↓ au herufi (A–J za Kusini, a–j za Kaskazini).
terminal-place-keys = + mmoja zaidi hapo, - mmoja pungufu, namba idadi hiyo, u hutendua
terminal-empty-first = { $boma ->
    [one] Kwanza ondoa wote katika boma { $boma } (K3).
   *[other] Kwanza ondoa wote katika maboma { $boma } (K3).
}
terminal-still-in-hand = { $warriors ->
    [one] Bado una mpiganaji { $warriors } mkononi
   *[other] Bado una wapiganaji { $warriors } mkononi
}: kila aliyenyanyuliwa lazima awekwe (K3).
terminal-no-such-boma = Hakuna { $boma } kwenye ubao huu (B2).
terminal-not-your-boma = { $side ->
    [south] { $boma } ni la Kusini: ondoa wote katika maboma mawili yako mwenyewe (K3).
   *[north] { $boma } ni la Kaskazini: ondoa wote katika maboma mawili yako mwenyewe (K3).
}
terminal-boma-is-empty = { $boma } ni tupu: maboma yenye wapiganaji tu ndiyo huondolewa wote (K3).
terminal-hand-is-empty = Hakuna mpiganaji aliyebaki mkononi mwako.
terminal-at-most = Wanaoweza kuwekwa katika { $boma } ni { $most } tu.

## Mstari wa vitufe

terminal-key-go-on = endelea
terminal-key-pause = sitisha
terminal-key-step = hatua
terminal-key-skip = ruka
terminal-key-slower = polepole
terminal-key-faster = haraka
terminal-key-undo = tendua
terminal-key-hint = dokezo
terminal-key-moves = mchezo hadi sasa
terminal-key-save = hifadhi
terminal-key-resign = kubali kushindwa
terminal-key-redo = rudia
terminal-key-flip = geuza
terminal-key-load = pakia
terminal-key-new = mchezo mpya
terminal-key-help = msaada
terminal-key-quit = ondoka

## Madirisha mbele ya ubao

terminal-moves-title = Mchezo hadi sasa — ↑ ↓ husogeza, kitufe kingine hufunga
terminal-no-moves = Bado hakuna hatua.
terminal-help-title = Msaada — ↑ ↓ husogeza, kitufe kingine hufunga
terminal-type-move = Andika hatua
terminal-type-move-how = C+ au C- katika Giuthi; F3, au EF=A3g7, katika Kiothi; pass
terminal-type-save = Uhifadhi mchezo katika faili lipi?
terminal-type-load = Upakie kumbukumbu iliyo katika faili lipi?
terminal-type-file-how = Enter huthibitisha, Esc hurudi
terminal-ask-resign = Ukubali kushindwa katika mchezo huu?
terminal-ask-quit = Mchezo huu haujahifadhiwa. Uuache?
terminal-ask-load = Mchezo huu haujahifadhiwa. Uuache kwa ajili ya { $file }?
terminal-ask-new = Mchezo huu haujahifadhiwa. Uuache kwa ajili ya mchezo mpya?
terminal-ask-overwrite = { $file } tayari lipo. Liandikwe upya?
terminal-yes = [y] ndiyo
terminal-no = [n] hapana

## Kurasa za msaada

terminal-help-keys =
    # Kuchagua
    herufi               hunyanyua shimo; pia Enter pale ← → zinapoelekeza
    ← → au + -           Giuthi: mwelekeo         Enter     cheza
    ↑ ↓ au tarakimu      Kiothi: wangapi          Esc       rudisha
    :                    andika hatua: C+, F3, EF=A3g7, pass
    t                    dokezo: kompyuta huchagua, Enter huicheza
    r                    ugawaji upya: wowote kwa bahati
    Kwa kipanya: bofya shimo, kisha unachotaka kufanya.

    # Kutazama
    Space  sitisha, endelea   .  mzunguko mmoja   Enter  ruka   < >  kasi

    # Mchezo
    u  tendua, pamoja na jibu la kompyuta         y  rudia
    v  geuza ubao    m  mchezo hadi sasa    x  kubali kushindwa
    s  hifadhi       l  pakia    ?  ukurasa huu    q  ondoka (Ctrl-C mara moja)
    n  mchezo mpya, huu ukiwa umekwisha

    # Ubao
    (C) linaweza kuchaguliwa.  ▲ ▼ upandaji unapoishia.  × unachoteka.
    ╔═╗ kete zinaponyanyuliwa.  * nki.
    • kete moja (· ikiwa peke yake); ● kete mbili, nafasi ikiwa ndogo.
terminal-rules-giuthi =
    # Giuthi kwa ufupi
    Panda shimo lako moja lenye kete mbili au zaidi, upande wowote (G2, G3).
    Ikiishia katika shimo lenye kete: nyanyua zote na uendelee kupanda, kwa
    mwelekeo wa kinyume (G4).
    Ikiishia katika shimo tupu la upande mwingine: zamu yako imekwisha (G5).
    Ikiishia katika shimo lako tupu, na hakuna iliyovuka: cheza tena (G6).
    Ikiishia humo baada ya kuvuka: unateka zilizo shimo linalokabili, na kete
    yako ya mwisho (G7); mashimo yako yanayofuata yakiwa matupu, pia zilizo
    katika yanayoyakabili (G9).
    Hakuna shimo lenye kete mbili: unaruka zamu (G11). Hakuna anayeweza kucheza:
    kila mmoja anabaki na safu yake, na mwenye kete nyingi hushinda (G12). Hali
    inayojirudia ni sare (G13).
    Upandaji usioisha hauruhusiwi (B6), wala kuzunguka ndani ya zamu (G6a).
terminal-rules-kiothi =
    # Kiothi kwa ufupi
    Kwanza kila mchezaji huondoa wote katika maboma mawili ya safu yake na
    kuwaweka wapiganaji hao popote (K3). Kisha kila boma lenye wapiganaji ni
    nki, limelindwa (K4), hadi wapiganaji wachukuliwe humo (K7).
    Chukua idadi yoyote kutoka boma lako na upande kuelekea kulia (K5). Mzunguko
    wa kwanza usiishie katika boma lako lenye wapiganaji (K6).
    Ukiishia katika boma lenye wapiganaji: nyanyua wote na uendelee (K8).
    Ukiishia katika boma lako tupu: unateka wanaolikabili, na mpiganaji wako wa
    mwisho, isipokuwa likiwa nki (K10); kutoka boma lako la kushoto kabisa pia
    matatu yanayofuata, yote yakiwa wazi (K11). Kila zamu ni hatua moja (K12).
    Asiyeweza kucheza hupoteza wote waliobaki kwa mwingine (K13). Wafungwa wengi
    zaidi hushinda (K14). Hali inayojirudia ni sare (K15).

## Mistari ya maandishi (--plain)

plain-type-a-move = Andika hatua, au help.
plain-commands =
    Andika hatua: C+ au C- katika Giuthi; F3, au EF=A3g7 kwa ugawaji upya, katika Kiothi; pass.
    Au amri:
      moves      hatua zote halali, na ambacho zingefanya
      game       hatua hadi sasa
      board      ubao kwa mara nyingine
      hint       ambavyo kompyuta ingecheza
      random     mwanzoni mwa Kiothi: cheza ugawaji upya wowote
      undo       tendua hatua yako ya mwisho, na jibu lake
      redo       rudia kilichotenduliwa
      resign     kubali kushindwa
      save FILE  hifadhi mchezo
      load FILE  endelea na mchezo ulio katika faili
      rules      kanuni kwa ufupi
      help       orodha hii
      quit       ondoka
plain-must-pass = { $side ->
    [south] Kusini, unaweza tu kuruka zamu: andika pass, au mstari mtupu.
   *[north] Kaskazini, unaweza tu kuruka zamu: andika pass, au mstari mtupu.
}
plain-which-file-to-save = Uhifadhi katika faili lipi? Andika save na jina lake.
plain-which-file-to-load = Uendelee na faili lipi? Andika load na jina lake.
plain-no-move = "{ $text }" si hatua hapa: { $reason }. Andika moves kwa hatua halali, help kwa amri zote.
plain-not-legal = { $move } si halali: { $reason }.
plain-plays = { $side ->
    [south] Kusini anacheza { $move }.
   *[north] Kaskazini anacheza { $move }.
}
plain-only-redistributions = Ugawaji upya tu, mwanzoni mwa Kiothi, ndio huachiwa bahati.
plain-advice = { $move } ni njia mojawapo: { $outlook }
plain-file-exists = { $file } tayari lipo. Hifadhi kwa jina jingine.
plain-left = Mchezo umeachwa bila kumalizika.
plain-left-kept = Mchezo umeachwa bila kumalizika. Umehifadhiwa katika { $file }, na utaendelea kutoka hapo.
