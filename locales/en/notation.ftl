### What is wrong with a position, a move or a record that somebody has written.
###
### Never translated: what is written as an example or asked for as it stands, such as giuthi, 8x8, S or N, 0-0,
### names of tags (Result, Score), 1-0, no moves.

# $problem is a sentence from below, $column where it is. The second is used after sentences with commas.
notation-place = { $problem } at column { $column }
notation-place-comma = { $problem }, at column { $column }

# $what is one of the messages expected-….
notation-expected = expected { $what }
notation-leading-zero = expected { $what } without leading zeros
notation-too-many-digits = expected { $what } of at most three digits
notation-holes-giuthi = a set-up has 1 to 10 holes in a row, not { $holes }
notation-holes-kiothi = a set-up has 2 to 10 occupied boma, not { $holes }
notation-seeds = a set-up has 1 to 9 seeds in each, not { $seeds }
notation-emptied-twice = { $boma } is emptied twice
notation-receives-twice = { $boma } receives twice

# What should stand there, after 'expected'.
expected-end = the end
expected-game = giuthi or kiothi
expected-giuthi-rules = a rule set of Giuthi, mancala-world or climent
expected-kiothi-rules = the rule set of Kiothi, mancala-world
expected-board = a space and then a set-up like 8x8, or the seeds of South's holes
expected-times = x
expected-holes = a number of holes
expected-seeds = a number of seeds
expected-north-row = a comma, or a slash and then North's holes
expected-captured = a space and then the captured seeds, like 0-0
expected-captured-by-south = the number of seeds captured by South
expected-dash-and-captured-by-north = - and the seeds captured by North
expected-captured-by-north = the number of seeds captured by North
expected-space-and-side = a space and then the side to move, S or N
expected-side = the side to move, S or N
expected-hole = a hole from A to J or a to j
expected-boma = a boma from A to J or a to j
expected-boma-to-empty = a boma to empty from A to J or a to j
expected-boma-to-fill = a boma to place warriors in, from A to J or a to j
expected-direction = + or -
expected-warriors = a number of warriors
expected-some-warriors = at least one warrior
expected-equals = = after at most two boma

## Records

# Where it is: which game of the file, which line, and perhaps which column.
record-error = game { $game }, line { $line }: { $problem }
record-error-column = game { $game }, line { $line }, column { $column }: { $problem }

record-illegal = { $move } is not legal: { $reason }
record-not-a-move = { $text } is not a move: { $reason } (N3)
record-turn-over = a comma joins the moves of one turn, and the turn was over before { $move } (N4)
record-comma = a comma must stand between two moves of one turn (N4)
record-glyph = expected one of ! ? !! ?? !? ?! or $0 to $255, not { $text }
record-glyph-without-move = expected a move before !, ? or $
record-stray = expected a move, not { $mark }
record-open-comment = this comment has no { $mark } to close it
record-open-variation = this variation has no ) to close it
record-unopened-variation = there is no variation that this ) could close
record-empty-variation = expected a move in this variation
record-nothing-to-replace = a variation replaces the turn before it, and there is none (N4)
record-too-deep = variations are nested more than { $most } deep
record-result-in-variation = expected a move or ), not a result, in a variation
record-two-results = the tag Result and the end of the moves differ (N4)
record-tag-syntax = expected a tag like [South "Wanjiru"]
record-tag-twice = the tag { $tag } is given twice
record-tag = [{ $tag }]: { $problem }
record-no-tags = expected tags before the moves, at least [Game "giuthi"] and [Setup "8x8"] (N4)
record-no-game = expected a tag [Game "giuthi"] or [Game "kiothi"] (N4)
record-no-start = expected a tag like [Setup "8x8"], or [Position "…"] with a whole position (N4)
record-two-starts = expected one of the tags Setup and Position, not both (N4)
record-no-record = expected a game record (N4)
record-another = expected the end of the text after one record

# What is wrong with the value of a tag.
tag-name = the name of a tag is of letters, digits and _ + # = : -
tag-line-break = the value of a tag stands on one line
tag-derived = this tag follows from the game and cannot be set
tag-round = expected the number of a round, from 1 on
tag-kept = expected the seeds kept by South and North, like 0-8
tag-result = expected 1-0, 0-1, 1/2-1/2 or *
tag-score = expected South's score and North's, like 42-30
tag-termination = expected no moves, repetition, resignation, time or unfinished
tag-other-game = expected { $expected }, as in the tag Game, not { $found }

# Where a tag and the rules disagree: $tag is Result, Score or Termination, $stated what it says.
disagreement = { $tag } is { $stated }, but should be { $expected }: { $reason }
disagreement-superfluous = { $tag } is { $stated }, but should be left out: { $reason }
disagreement-missing = { $tag } is missing, but should be { $expected }: { $reason }
reason-no-score = only games that end for want of moves have a score (N4)
reason-forfeit = a player who resigns or runs out of time has lost (N4)
reason-goes-on = the game can go on, and nobody has resigned or run out of time (N4)
reason-nobody-can-move = nobody can move ({ $rule })
reason-mover-cannot = the player to move cannot ({ $rule })
reason-repetition = a turn began as an earlier one had begun ({ $rule })
reason-resignation = a player resigned ({ $rule })
reason-time = a player ran out of time ({ $rule })
