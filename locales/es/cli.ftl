### Lo que dicen las órdenes, y lo que puede fallar con los archivos. No se traducen opciones como --plain,
### las jugadas ni las posiciones.

## Lo que falla

cli-error = error: { $message }
cli-cannot-read = no se puede leer { $file }: { $error }
cli-cannot-read-input = no se puede leer la entrada estándar: { $error }
cli-cannot-write = no se puede escribir { $file }: { $error }
cli-cannot-write-output = no se puede escribir en la salida estándar: { $error }
cli-cannot-listen = no se puede atender a Ctrl-C: { $error }
cli-no-terminal = no se puede usar el terminal: { $error }; prueba con --plain
cli-line = línea { $line }: { $message }
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; una posición es un solo argumento, entre comillas: "giuthi 8x8"
cli-no-record = { $file }: no contiene ningún registro de partida
cli-not-one-record = { $file } no es el registro de una partida: { $error }
cli-name-another = { $error }; indica otro archivo
cli-not-a-file = { $file } existe y no es un archivo; indica otro
cli-file-ended = { $file } contiene una partida terminada; indica otro archivo
cli-file-commented = { $file } contiene comentarios o variantes, que se perderían al continuar; indica otro archivo
cli-file-other-start = { $file } contiene una partida que empezó con "{ $start }"; omite la posición inicial para continuarla, o indica otro archivo
cli-file-exists = { $file } ya existe
cli-not-written = no se ha escrito { $file }, porque le faltaría un registro
cli-no-move-found = el ordenador no ha encontrado ninguna jugada
cli-move-unreadable = jugada { $number }, { $text }: { $error } (N3)
cli-move-refused = jugada { $number }, { $text }: { $reason }
cli-one-svg = --svg dibuja una sola posición: escríbela en lugar de -
cli-needs-a-limit = para posiciones de la entrada estándar pon un límite: --depth, --nodes o --time

## ndongu analyse

cli-analyse-depth = prof.
cli-analyse-time = tiempo
cli-analyse-positions = posiciones
cli-analyse-worth = { $side ->
    [south] para Sur
   *[north] para Norte
}
cli-analyse-line = línea
cli-seconds = { $seconds } s
cli-best-redistribution = Mejor redistribución: { $move }
cli-best-move = Mejor jugada: { $move }
cli-next-best = Siguiente mejor: { $move }
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }; quizá por más.
cli-judgement-less = { $judgement }; quizá por menos.
cli-judgement-so-far = { $judgement }, hasta donde se ha mirado.
cli-effort-none = No se ha mirado ninguna jugada por delante: { $positions } posiciones en { $seconds } s.
cli-effort-complete = Todas las líneas se han seguido hasta el final: { $positions } posiciones en { $seconds } s.
cli-effort-known = De las tablas de valores exactos; se han mirado { $positions } posiciones en { $seconds } s para hallar el camino.
cli-effort-one = Se ha mirado una jugada por delante: { $positions } posiciones en { $seconds } s.
cli-effort = Se han mirado { $depth } jugadas por delante, y hasta { $farthest }: { $positions } posiciones en { $seconds } s.

## ndongu annotate

cli-annotating = partida { $game }: turnos que faltan: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu está en { $url } (Ctrl-C para terminar)
cli-site-data = Las partidas se guardan en { $folder }
cli-site-failed = no se puede servir el sitio web: { $error }
