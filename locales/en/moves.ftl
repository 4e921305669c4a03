### Moves told in words: laps, captures, refusals, endings, and what a position is worth.
###
### Values that are never translated: $hole, $from, $to, $across, $landing, $first, $last and others that hold
### letters of holes; $move; ids of rules such as (G7). Every sentence begins with a small letter unless its
### first word always has a capital one: the program makes the first letter a capital where one is wanted.
###
### Where $seeds has a companion $seeds-word, the latter is the number as `number-word` below writes it.
### Where $who (or $winner, $owner …) names a player, it is one of you, south, north and computer, and has three
### companions: $who-name, $who-of and $who-to, which are the messages name-… below.

## Players

# As the subject of a sentence.
name-you = you
name-south = South
name-north = North
name-computer = the computer

# Whose something is, after the thing: 'an empty hole of South's'.
name-you-of = of yours
name-south-of = of South's
name-north-of = of North's
name-computer-of = of the computer's

# Who receives something: 'all that is left goes to South'.
name-you-to = to you
name-south-to = to South
name-north-to = to North
name-computer-to = to the computer

# The two sides as bare names, on labels and in lists.
side-south = South
side-north = North

## Numbers and lists

# How sentences about moves write numbers: English small ones in words. Other languages: digits, { $number }.
number-word = { $number ->
    [0] none
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
    [11] eleven
    [12] twelve
   *[other] { $number }
}

# The end of a list: 'A, b and c'. $before has commas already.
list-end = { $before } and { $last }

# A sentence with its full stop, where it stands alone in a text.
full-stop = { $sentence }.

## Laps

# One lap of a sowing. In $hole the last seed fell. A relay lifts all seeds there, $lifted of them, and goes on.
lap-relay = Lap { $lap } of { $laps }: { $seeds-word } from { $from }, { $direction ->
    [clockwise] clockwise
   *[counter-clockwise] counter-clockwise
}, { $seeds ->
    [one] ends
   *[other] end
} in { $to } ({ $lifted }): relay
lap-last = Lap { $lap } of { $laps }: { $seeds-word } from { $from }, { $direction ->
    [clockwise] clockwise
   *[counter-clockwise] counter-clockwise
}, { $seeds ->
    [one] ends
   *[other] end
} in { $to }, which was empty
# The only lap of a sowing.
lap-only = { $seeds-word } from { $from }, { $direction ->
    [clockwise] clockwise
   *[counter-clockwise] counter-clockwise
}, { $seeds ->
    [one] ends
   *[other] end
} in { $to }, which was empty

## How a move ended

# The last seed fell into an empty hole of the other side.
end-sleep-giuthi = the last seed fell into { $hole }, an empty hole { $owner-of }: nothing is captured (G5)
end-sleep-kiothi = the last warrior fell into { $hole }, an empty boma { $owner-of }: nothing is captured (K9)

# 'None crossed': no seed was dropped on the other side.
end-again = the last seed fell into { $hole }, and none crossed: { $who ->
    [you] you move
   *[other] { $who-name } moves
} again (G6)

# $holes is a list of capture-hole, such as 'eight from f, two from g'.
end-capture-giuthi = { $who ->
    [you] you captured { $total }: { $holes } and the seed you came with ({ $rules })
   *[other] { $who-name } captured { $total }: { $holes } and the seed they came with ({ $rules })
}
end-capture-kiothi = { $who ->
    [you] you captured { $total }: { $holes } and the warrior you came with ({ $rules })
   *[other] { $who-name } captured { $total }: { $holes } and the warrior they came with ({ $rules })
}
capture-hole = { $seeds-word } from { $hole }

# The last seed fell into an own empty hole, but there is nothing to capture opposite, in $across.
end-nothing-giuthi = the last seed fell into { $hole }, but { $across } opposite is empty: nothing is captured (G8)
end-nothing-kiothi = the last warrior fell into { $hole }, but { $across } opposite is { $state ->
    [nki] nki
   *[empty] empty
}: nothing is captured (K10)

# Why a player passes.
end-pass-no-sowing = no sowing { $who-of } is legal: { $who ->
    [you] you pass
   *[other] { $who-name } passes
} (G11)
end-pass-no-hole = no hole { $who-of } has two seeds: { $who ->
    [you] you pass
   *[other] { $who-name } passes
} (G11)
end-pass-no-boma = no boma { $who-of } is occupied: { $who ->
    [you] you pass
   *[other] { $who-name } passes
} (K3)

# $emptied is a list of boma, 'E and F'; $placed a list of redistribution-boma, 'three in A and seven in g'.
redistribution = { $who ->
    [you] you emptied { $emptied } and placed { $placed } (K3)
   *[other] { $who-name } emptied { $emptied } and placed { $placed } (K3)
}
redistribution-boma = { $warriors-word } in { $boma }
# Said after North's redistribution, behind the sentence above.
redistributed-both = { $redistribution }. Every occupied boma is now nki (K4)

# The same in a few words, in a table of moves.
short-nothing = { $laps ->
    [one] captures nothing in one lap
   *[other] captures nothing after { $laps-word } laps
}
short-again = { $laps ->
    [one] moves again in one lap
   *[other] moves again after { $laps-word } laps
}
short-capture = { $laps ->
    [one] captures { $seeds } in one lap
   *[other] captures { $seeds } after { $laps-word } laps
}
short-pass = passes
short-redistribution = redistributes

## What a move would do, before it is played

# $what is one of the messages that follow.
outlook-sowing = { $laps ->
    [one] { $laps } lap, ends in { $hole }: { $what }
   *[other] { $laps } laps, ends in { $hole }: { $what }
}
outlook-capture = captures { $seeds } ({ $rules })
outlook-again = moves again (G6)
outlook-no-capture = no capture ({ $rules })
outlook-nothing = nothing to capture ({ $rules })
outlook-pass = there is nothing else to do ({ $rules })
outlook-redistribution = a redistribution (K3)
outlook-game-ends = { $outlook }; the game ends

## Why a move is refused

refusal-game-over = the game is over
refusal-other-game = that is a move of the other game
# $side has the holes from $first to $last.
refusal-no-such-hole = there is no { $hole } on this board: { $side ->
    [south] South's holes are { $first } to { $last }
   *[north] North's holes are { $first } to { $last }
}
# $side is whose hole it is.
refusal-not-yours = { $side ->
    [south] { $hole } is South's, and it is North's turn
   *[north] { $hole } is North's, and it is South's turn
}
refusal-empty = { $hole } is empty
refusal-single = { $hole } holds { $held }; a hole with fewer than two seeds cannot be sown
refusal-too-few = { $hole } holds only { $held }, so { $needed } cannot be taken from it
refusal-onto-own-row = the first lap would end in your own occupied boma { $landing }
refusal-endless = this sowing would never end
refusal-repeats = this would bring back a position that has already stood in this turn
refusal-no-way-out = from there the turn could only go round in circles through positions that have already stood in it
refusal-may-not-pass = you have a legal move, so you may not pass
refusal-must-pass = you have no boma to redistribute: you can only pass
refusal-opening-owed = you owe your redistribution first, like EF=A3g7: two boma emptied, their warriors placed
refusal-opening-over = the redistributions are over: take warriors from one boma, like F3
refusal-number-emptied = a redistribution here empties exactly { $needed } boma, not { $emptied }
refusal-sum = the emptied boma hold { $lifted } warriors, but { $placed } are placed
# A whole answer in lists of moves: 'not legal: A+ A-: A is empty (G2)'.
refusal-moves = not legal: { $moves }: { $reason }

## Why a position cannot be

setup-other-game = a position of { $game } was expected
setup-unequal-rows = both rows must have the same number of holes, and South's has { $south }, North's { $north }
setup-holes = a row has 1 to { $most } holes, not { $holes }
setup-too-many-seeds = board and captured seeds hold { $seeds }, and at most { $most } are allowed
setup-nki-in-giuthi = { $hole } is marked nki, and Giuthi has no nki
setup-nki-on-empty = { $hole } is marked nki, but it is empty
setup-nki-in-opening = { $hole } is marked nki, but nothing is before both redistributions
setup-opening-in-giuthi = Giuthi has no opening redistributions
setup-in-opening = a redistribution is still owed in this position
setup-not-in-opening = no redistribution is owed in this position

## Whose turn it is

turn-redistribution = { $who ->
    [you] you owe a redistribution (K3)
   *[other] { $who-name } owes a redistribution (K3)
}
turn-move = { $who ->
    [you] you are to move
   *[other] { $who-name } is to move
}
# How many redistributions there are, with one of them, like EF=A3g7.
redistributions = { $count } redistributions, like { $example }

## The board in lines of text

# The two spaces set the number off from the name.
store-giuthi = { $side ->
    [south] South
   *[north] North
}  captured { $taken }
store-kiothi = { $side ->
    [south] South
   *[north] North
}  in prison { $taken }
board-nki-legend = * nki: cannot be captured (K4)

## How a game ended

# $reason is a message ending-…, $result a message result-….
ending = { $reason }: { $result } ({ $rule })
ending-by-one-warrior = { $reason }: { $result } ({ $rule }); a win of one warrior counts two by default (K16)
ending-only = { $result } ({ $rule })

# Nobody can move.
ending-own-rows = nobody can move, and each keeps the own row
# $stuck cannot move, and $other gets everything on the board.
ending-stuck = { $stuck ->
    [you] you cannot move, and all that is left goes { $other-to }
   *[other] { $stuck-name } cannot move, and all that is left goes { $other-to }
}
ending-first-position = a turn begins in the first position of the game once more
# $turn is the number of an earlier turn of $side in the record.
ending-repetition = { $side ->
    [south] a turn begins in the position of South's turn { $turn } once more
   *[north] a turn begins in the position of North's turn { $turn } once more
}
ending-resignation = { $loser ->
    [you] you resign
   *[other] { $loser-name } resigns
}
ending-time = { $loser ->
    [you] you have run out of time
   *[other] { $loser-name } has run out of time
}

# $more and $less are the scores.
result-win = { $winner ->
    [you] you win
   *[other] { $winner-name } wins
}
result-win-score = { $winner ->
    [you] you win, { $more } to { $less }
   *[other] { $winner-name } wins, { $more } to { $less }
}
result-draw = a draw
result-draw-score = a draw, { $more } to { $less }

## The Giuthi match

# Why a match has ended. A capital letter is made where one is wanted.
match-four-or-fewer = { $loser ->
    [you] you own four seeds or fewer and have lost the match (GM4)
   *[other] { $loser-name } owns four seeds or fewer and has lost the match (GM4)
}
match-too-few = { $loser ->
    [you] you own too few seeds to put one in every hole, and have lost the match (GM4)
   *[other] { $loser-name } owns too few seeds to put one in every hole, and has lost the match (GM4)
}
match-no-move = { $loser ->
    [you] your layout leaves neither side a move, and you have lost the match (GM4)
   *[other] the layout { $loser-of } leaves neither side a move: { $loser-name } has lost the match (GM4)
}
match-resignation = { $loser ->
    [you] you resign and have lost the match
   *[other] { $loser-name } resigns and has lost the match
}
match-three-draws = three rounds in a row were drawn: the match is a draw (GM5)
match-rounds-won = the agreed number of rounds has been played: { $winner ->
    [you] you own more and have won the match
   *[other] { $winner-name } owns more and has won the match
} (GM5)
match-rounds-drawn = the agreed number of rounds has been played, and both own the same: the match is a draw (GM5)

# Why a layout is refused.
layout-not-now = no layout is to be made now (GM2)
layout-length = a layout has { $holes } numbers, one for each hole, not { $given } (GM2)
layout-empty-hole = every hole needs at least one seed, and hole { $number } has none (GM2)
layout-sum = all { $owned } seeds must be laid out, and these are { $laid } (GM2)

## Records

record-title = Game { $number }
record-title-south = Game { $number }: { $south }, South
record-title-north = Game { $number }: { $north }, North
record-title-both = Game { $number }: { $south }, South, and { $north }, North
# $result is 1-0, 0-1, 1/2-1/2 or *. Tags are lines such as [Result "1-0"].
record-agrees = Result { $result }, and the tags agree
record-disagrees = Result { $result }, and the tags disagree

## What a position is worth

# In a table. $seeds is a number with one decimal, with a plus if it is above nought.
value-ahead-giuthi = { $seeds } seeds
value-ahead-kiothi = { $seeds } warriors
value-wins = wins by force
value-loses = loses by force
value-draw = draw
value-draw-repetition = draw by repetition

# In a sentence. $side is ahead or wins.
standing-ahead-giuthi = { $side ->
    [south] South is { $seeds } seeds ahead
   *[north] North is { $seeds } seeds ahead
}
standing-ahead-kiothi = { $side ->
    [south] South is { $seeds } warriors ahead
   *[north] North is { $seeds } warriors ahead
}
standing-level = the sides are level
standing-wins = { $side ->
    [south] South wins by force
   *[north] North wins by force
}
standing-draw = it is only a draw
# By how many seeds, and in how many moves.
standing-wins-giuthi = { $side ->
    [south] South wins by force
   *[north] North wins by force
}, by { $margin ->
    [one] { $margin-word } seed
   *[other] { $margin-word } seeds
} in { $moves ->
    [one] { $moves-word } move
   *[other] { $moves-word } moves
}
standing-wins-kiothi = { $side ->
    [south] South wins by force
   *[north] North wins by force
}, by { $margin ->
    [one] { $margin-word } warrior
   *[other] { $margin-word } warriors
} in { $moves ->
    [one] { $moves-word } move
   *[other] { $moves-word } moves
}

# How bad a turn was. $better and $now are clauses: one of mistake-… , standing-….
mistake-inaccuracy = An inaccuracy: { $better }; after this { $now }.
mistake-mistake = A mistake: { $better }; after this { $now }.
mistake-blunder = A blunder: { $better }; after this { $now }.
# $turn is the better turn in letters, such as C+,E-.
mistake-wins = { $turn } wins by force
mistake-draws = { $turn } draws
mistake-standing = after { $turn } { $standing }
