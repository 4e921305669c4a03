### What the commands show, apply, moves, replay, analyse and annotate say, and what can go wrong with files.
###
### Never translated: options such as --plain, moves, positions, ids of rules, tags, and $error, which comes from
### the system.

## What goes wrong

cli-error = error: { $message }
cli-cannot-read = cannot read { $file }: { $error }
cli-cannot-read-input = cannot read standard input: { $error }
cli-cannot-write = cannot write { $file }: { $error }
cli-cannot-write-output = cannot write to standard output: { $error }
cli-cannot-listen = cannot listen for Ctrl-C: { $error }
cli-no-terminal = the terminal cannot be used: { $error }; try --plain
# Before what is wrong with a position from standard input.
cli-line = line { $line }: { $message }
# What follows about a text that somebody has written.
cli-text = { $text }: { $error }
cli-text-unquoted = { $text }: { $error }; a position is one argument, in quotes: "giuthi 8x8"
cli-no-record = { $file }: there is no game record in it
cli-not-one-record = { $file } is not the record of one game: { $error }
cli-name-another = { $error }; name another file
cli-not-a-file = { $file } exists and is not a file; name another file
cli-file-ended = { $file } holds a game that has ended; name another file
cli-file-commented = { $file } holds comments or variations, which going on would lose; name another file
cli-file-other-start = { $file } holds a game that began with "{ $start }"; leave the set-up out to go on with it, or name another file
cli-file-exists = { $file } exists already
cli-not-written = { $file } is not written, since it would lack a record
cli-no-move-found = the computer has found no move
# A move that stopped a game: which, what was written, and why.
cli-move-unreadable = move { $number }, { $text }: { $error } (N3)
cli-move-refused = move { $number }, { $text }: { $reason }
cli-one-svg = --svg draws one position: give it instead of -
cli-needs-a-limit = for positions from standard input give a limit: --depth, --nodes or --time

## ndongu analyse

# The heading of a table; the line is the moves expected. Short words: the columns have 5, 8 and 13 signs.
cli-analyse-depth = depth
cli-analyse-time = time
cli-analyse-positions = positions
cli-analyse-worth = { $side ->
    [south] for South
   *[north] for North
}
cli-analyse-line = line
cli-seconds = { $seconds } s
cli-best-redistribution = Best redistribution: { $move }
cli-best-move = Best move: { $move }
cli-next-best = Next best: { $move }
# $judgement is a sentence such as 'South is 3.2 seeds ahead'. Without more: all lines were followed to their end.
cli-judgement = { $judgement }.
cli-judgement-more = { $judgement }; perhaps by more.
cli-judgement-less = { $judgement }; perhaps by less.
cli-judgement-so-far = { $judgement }, as far as was looked.
# How much was looked at. $positions is a great number.
cli-effort-none = Nothing was looked ahead: { $positions } positions in { $seconds } s.
cli-effort-complete = Every line has been followed to its end: { $positions } positions in { $seconds } s.
cli-effort-known = From the tables of exact values; { $positions } positions were looked at in { $seconds } s to find the way.
cli-effort-one = Looked one move ahead: { $positions } positions in { $seconds } s.
cli-effort = Looked { $depth } moves ahead, and up to { $farthest }: { $positions } positions in { $seconds } s.

## ndongu annotate

cli-annotating = game { $game }: turns to go: { $turns }

# `ndongu serve`: where the site is, where games are kept, and why there is no site.
cli-site-at = Ndongu is at { $url } (Ctrl-C ends it)
cli-site-data = Games are kept in { $folder }
cli-site-failed = cannot serve the site: { $error }
