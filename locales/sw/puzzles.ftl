### Mafumbo: kwenye kituo cha amri (ndongu puzzle) na kwenye tovuti.

## Kinachoulizwa

puzzle-goal-win = { $side ->
    [south] Kusini acheze na ashinde.
   *[north] Kaskazini acheze na ashinde.
}
puzzle-goal-draw = { $side ->
    [south] Kusini acheze na adumishe sare.
   *[north] Kaskazini acheze na adumishe sare.
}
puzzle-one-way = Katika kila hatua kuna njia moja tu sahihi; nyingine zote zinashindwa.
puzzle-heading = Fumbo { $id }, ugumu { $rating }
puzzle-themes = Linahusu: { $themes }.

## Jibu la jaribio

puzzle-right = { $move } ni sahihi. Endelea.
puzzle-solved = Limefumbuliwa: { $move } ni sahihi.
puzzle-wrong-win = { $move } si sahihi: ushindi umepotea. Tazama kinachotokea:
puzzle-wrong-draw = { $move } si sahihi: sare imepotea. Tazama kinachotokea:
puzzle-comes-to-draw = Kuanzia hapa upande wa pili unadumisha sare.
puzzle-comes-to-loss = Kuanzia hapa upande wa pili unashinda.
puzzle-try-again = Umerudi ulipokuwa. Jaribu hatua nyingine.

## Mada

puzzle-theme-relay = mwendelezo
puzzle-theme-chain-capture = mfululizo wa utekaji
puzzle-theme-moving-again = kucheza tena
puzzle-theme-perpetual = mchezo usioisha
puzzle-theme-sacrifice = kujitolea
puzzle-theme-entering-the-land = kuingia upande wa pili
puzzle-theme-pass-trap = hakuna cha kupanda
puzzle-theme-nki = nki

## Kituo cha amri

puzzle-type-a-move = Andika hatua, au help.
puzzle-commands =
    Andika hatua: C+ au C- katika Giuthi, F3 katika Kiothi.
    Au amri:
      moves      hatua zote halali
      board      ubao tena
      themes     fumbo linahusu nini
      show       jibu, pamoja na kila mzunguko
      next       fumbo lingine
      help       orodha hii
      quit       ondoka
puzzle-solution = Jibu:
puzzle-another = Andika next upate fumbo lingine, quit uondoke.
puzzle-left = { $solved ->
    [one] Fumbo moja limefumbuliwa kati ya { $tried }.
   *[other] Mafumbo { $solved } yamefumbuliwa kati ya { $tried }.
}
puzzle-none = hakuna fumbo kama hilo: majina yana tarakimu nane, kama katika puzzles/giuthi.txt; kwa --game, --theme na --rating omba machache kwa mara moja

## Tovuti

puzzle-title = Mafumbo
puzzle-intro = Hatua moja ni sahihi; kila nyingine inapoteza ushindi, au sare. Kisha linakuja jibu, na tena hatua moja ni sahihi.
puzzle-of-the-day = Fumbo la leo
puzzle-by-theme = Kwa mada
puzzle-any = Fumbo lolote
puzzle-streak = Mfululizo
puzzle-streak-about = Fumbo baada ya fumbo, kila moja gumu kidogo zaidi, hadi hatua iwe na kosa.
puzzle-streak-start = Anza mfululizo
puzzle-streak-now = { $count ->
    [one] Moja limefumbuliwa mfululizo.
   *[other] { $count } yamefumbuliwa mfululizo.
}
puzzle-streak-over = { $count ->
    [one] Mfululizo umeisha baada ya fumbo moja.
   *[other] Mfululizo umeisha baada ya mafumbo { $count }.
}
puzzle-own-rating = Kiwango chako: { $rating }
puzzle-kept-here = Kinahifadhiwa katika kivinjari hiki tu.
puzzle-best-streak = Mfululizo mrefu zaidi: { $count }
puzzle-next = Fumbo lijalo
puzzle-show-solution = Onyesha jibu
