### El que diuen les ordres, i el que pot fallar amb els fitxers. No es tradueixen opcions com --plain, les jugades
### ni les posicions.

## El que falla

cli-error = error: { $message }
cli-cannot-read = no es pot llegir { $file }: { $error }
cli-cannot-read-input = no es pot llegir l'entrada estàndard: { $error }
cli-cannot-write = no es pot escriure { $file }: { $error }
cli-cannot-write-output = no es pot escriure a la sortida estàndard: { $error }
cli-cannot-listen = no es pot atendre Ctrl-C: { $error }
cli-no-terminal = no es pot fer servir el terminal: { $error }; prova amb --plain
cli-line = línia { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; una posició és un sol argument, entre cometes: "giuthi 8x8"
cli-no-record = { $file }: no conté cap registre de partida
cli-not-one-record = { $file } no és el registre d'una partida: { $error }
cli-name-another = { $error }; indica un altre fitxer
cli-not-a-file = { $file } existeix i no és un fitxer; indica'n un altre
cli-file-ended = { $file } conté una partida acabada; indica un altre fitxer
cli-file-commented = { $file } conté comentaris o variants, que es perdrien en continuar; indica un altre fitxer
cli-file-other-start = { $file } conté una partida que va començar amb "{ $start }"; omet la posició inicial per continuar-la, o indica un altre fitxer
cli-file-exists = { $file } ja existeix
cli-not-written = no s'ha escrit { $file }, perquè hi faltaria un registre
cli-no-move-found = l'ordinador no ha trobat cap jugada
cli-move-unreadable = jugada { $number }, { $text }: { $error } (N3)
cli-move-refused = jugada { $number }, { $text }: { $reason }
cli-one-svg = --svg dibuixa una sola posició: escriu-la en lloc de -
cli-needs-a-limit = per a posicions de l'entrada estàndard posa un límit: --depth, --nodes o --time

## ndongu analyse

cli-analyse-depth = prof.
cli-analyse-time = temps
cli-analyse-positions = posicions
cli-analyse-worth = { $side ->
    [south] per a Sud
   *[north] per a Nord
}
cli-analyse-line = línia
cli-seconds = { $seconds } s
cli-best-redistribution = Millor redistribució: { $move }
cli-best-move = Millor jugada: { $move }
cli-next-best = Següent millor: { $move }
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }; potser per més.
cli-judgement-less = { $judgement }; potser per menys.
cli-judgement-so-far = { $judgement }, fins on s'ha mirat.
cli-effort-none = No s'ha mirat cap jugada endavant: { $positions } posicions en { $seconds } s.
cli-effort-complete = Totes les línies s'han seguit fins al final: { $positions } posicions en { $seconds } s.
cli-effort-known = De les taules de valors exactes; s'han mirat { $positions } posicions en { $seconds } s per trobar el camí.
cli-effort-one = S'ha mirat una jugada endavant: { $positions } posicions en { $seconds } s.
cli-effort = S'han mirat { $depth } jugades endavant, i fins a { $farthest }: { $positions } posicions en { $seconds } s.

## ndongu annotate

cli-annotating = partida { $game }: torns que falten: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu és a { $url } (Ctrl-C per acabar)
cli-site-data = Les partides es desen a { $folder }
cli-site-failed = no es pot servir el web: { $error }
