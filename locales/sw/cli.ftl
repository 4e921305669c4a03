### Majibu ya amri, na yanayoweza kwenda vibaya na mafaili. Chaguo kama --plain, hatua na hali hazitafsiriwi.

## Yanayokwenda vibaya

cli-error = kosa: { $message }
cli-cannot-read = { $file } haliwezi kusomwa: { $error }
cli-cannot-read-input = ingizo sanifu haliwezi kusomwa: { $error }
cli-cannot-write = { $file } haliwezi kuandikwa: { $error }
cli-cannot-write-output = tokeo sanifu haliwezi kuandikwa: { $error }
cli-cannot-listen = Ctrl-C haiwezi kusubiriwa: { $error }
cli-no-terminal = terminali haiwezi kutumika: { $error }; jaribu --plain
cli-line = mstari { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; hali ni neno moja, ndani ya alama za kunukuu: "giuthi 8x8"
cli-no-record = { $file }: hakuna kumbukumbu ya mchezo ndani yake
cli-not-one-record = { $file } si kumbukumbu ya mchezo mmoja: { $error }
cli-name-another = { $error }; taja faili jingine
cli-not-a-file = { $file } ipo na si faili; taja faili jingine
cli-file-ended = { $file } lina mchezo uliokwisha; taja faili jingine
cli-file-commented = { $file } lina maelezo au lahaja, ambazo kuendelea kungezipoteza; taja faili jingine
cli-file-other-start = { $file } lina mchezo ulioanza na "{ $start }"; acha mpangilio wa kuanzia ili kuendelea nao, au taja faili jingine
cli-file-exists = { $file } tayari lipo
cli-not-written = { $file } halikuandikwa, kwa sababu lingekosa kumbukumbu moja
cli-no-move-found = kompyuta haikupata hatua
cli-move-unreadable = hatua ya { $number }, { $text }: { $error } (N3)
cli-move-refused = hatua ya { $number }, { $text }: { $reason }
cli-one-svg = --svg huchora hali moja: itaje badala ya -
cli-needs-a-limit = kwa hali kutoka ingizo sanifu weka kikomo: --depth, --nodes au --time

## ndongu analyse

cli-analyse-depth = kina
cli-analyse-time = muda
cli-analyse-positions = hali
cli-analyse-worth = { $side ->
    [south] kwa Kusini
   *[north] kwa Kaskazini
}
cli-analyse-line = mfuatano
cli-seconds = { $seconds } s
cli-best-redistribution = Ugawaji upya bora: { $move }
cli-best-move = Hatua bora: { $move }
cli-next-best = Inayofuata kwa ubora: { $move }
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }; labda kwa zaidi.
cli-judgement-less = { $judgement }; labda kwa chini zaidi.
cli-judgement-so-far = { $judgement }, kwa kadiri ilivyotazamwa.
cli-effort-none = Hakuna kilichotazamwa mbele: hali { $positions } kwa sekunde { $seconds }.
cli-effort-complete = Kila mfuatano umefuatwa hadi mwisho: hali { $positions } kwa sekunde { $seconds }.
cli-effort-known = Kutoka majedwali ya thamani kamili; hali { $positions } zimetazamwa kwa sekunde { $seconds } kutafuta njia.
cli-effort-one = Hatua moja mbele imetazamwa: hali { $positions } kwa sekunde { $seconds }.
cli-effort = Hatua { $depth } mbele zimetazamwa, na hadi { $farthest }: hali { $positions } kwa sekunde { $seconds }.

## ndongu annotate

cli-annotating = mchezo { $game }: zamu zilizobaki: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu iko kwenye { $url } (Ctrl-C huimaliza)
cli-site-data = Michezo inahifadhiwa katika { $folder }
cli-site-failed = tovuti haiwezi kutolewa: { $error }
