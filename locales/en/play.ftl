# The pages on which games are played, and the page on which a new one is begun.
# Names of games (Giuthi, Kiothi), letters of holes, moves and rule ids are never translated.

# ## Beginning a game

play-new-title = New game
# A button: begins the game.
play-start = Play
play-opponent = Who plays
play-opponent-computer = Against the computer
play-opponent-two = Two people, one screen
play-opponent-watch = Watch the computer play itself
play-set-up = Set-up
# The field in which somebody may write another set-up or a whole position in place of the usual ones.
play-set-up-own = Or a set-up or position of your own
play-level = Level of the computer
# A level in a menu: 1 is the weakest, 10 the strongest.
play-level-number = { $level ->
    [1] 1, for the very first game
    [3] 3, for beginners
    [5] 5, for those who know the game
    [8] 8, strong
    [10] 10, as strong as it can
   *[other] { $level }
}
play-side = You play
play-side-south = South, who begins
play-side-north = North
play-side-either = either, by chance
play-contest = Length
play-contest-game = One game
play-contest-rounds = A match of rounds, the loser laying out the next (Giuthi)
play-contest-points = Game after game, for points (Kiothi)
# The greatest number of rounds of a match; may be left empty.
play-max-rounds = At most so many rounds
play-one-warrior = A win of one warrior counts
play-more = More choices
play-record = Go on with a record
play-record-about = Paste a game record; it is played on from its end.
play-continue = Go on with
# A game in a list: the game, who plays, and how many moves have been made.
play-kept = { $count ->
    [0] { $game }, { $players }, not begun
    [one] { $game }, { $players }, { $count } move
   *[other] { $game }, { $players }, { $count } moves
}
# Who plays, in a list of games.
play-players-computer = against the computer, level { $level }
play-players-two = two people
play-players-watch = the computer, levels { $south } and { $north }

# ## The page of a game

# The title of the page in the browser's tab.
play-title = { $game }: { $words }
play-moves = Moves
play-no-moves = None yet.
# Buttons
play-undo = Take back
play-hint = Hint
play-resign = Resign
play-flip = Turn the board
play-pause = Pause
play-new = New game
play-same-again = The same again
play-next-game = Next game
play-record-download = Record
play-analyse = Analyse this game
# Where there is no script: lets the computer make its move.
play-go-on = Let the computer move
# Where there is no script: heads the buttons, one for each move.
play-your-move = Your move
# The field for a redistribution of Kiothi, where there is no script. EF=A3g7 is an example of one.
play-type-redistribution = Your redistribution: the two boma emptied, then where their warriors go, such as EF=A3g7 (a hint fills one in)
play-make-move = Play it
play-over = The game is over
play-round-over = The round is over
# A hint: the move, and what it does.
play-hint-words = { $move }: { $words }
# How two people at one screen look at the board.
play-view = View
play-view-fixed = fixed
play-view-turning = turning
play-view-facing = facing each other
# Asks for every move to be chosen twice.
play-confirm = Confirm moves
# Shows what a move would do before it is chosen.
play-previews = Preview moves
# Under a finished game: what the rule named above says.
play-rules = Rules

# ## Matches

play-match-owned = Round { $round }. South owns { $south }, North { $north }.
# Points in a match of Kiothi. `first` and `second` are those who sat South and North in the first game.
play-match-points = { $who ->
    [you] Game { $round }. You have { $first }, the computer { $second }.
    [computer] Game { $round }. The computer has { $first }, you have { $second }.
   *[first] Game { $round }. Whoever began has { $first }, the other { $second }.
}
# The notice after a drawn round (GM5).
play-match-drawn = The last round was drawn: it is played again, the other player beginning. [GM5]
play-lay-out = Lay out round { $round }
play-layout-title = Your layout for round { $round }
play-layout-about = { $seeds ->
    [one] { $seeds } seed is yours. Lay it out.
   *[other] All { $seeds } seeds of yours go into your row, at least one in every hole. The other side copies your layout and begins. [GM2] [GM3]
}
play-layout-press = Press a hole to take a seed out of it, then another to put it there; or write the numbers.
play-layout-computer = The computer lays out round { $round }
play-layout-even = Evenly
play-layout-suggest = Computer’s choice
# Back to the board without laying out.
play-back = Back
play-layout-done = Begin the round

# ## When something cannot be done

# The title of a page that says only that something went wrong.
play-trouble-title = That did not work
play-missing = There is no such game here.
play-stale = The game has changed meanwhile, perhaps in another window. This is how it stands.
play-not-now = This cannot be done now: nothing of the kind is waited for.
play-busy = The computer is busy with other games. Try again in a moment.
play-store = The game could not be kept. Nothing was changed; try again in a moment.
play-layout-not-now = No layout is to be made now (GM2).
play-layout-holes = A layout has { $holes } numbers, one for each hole, not { $given } (GM2).
play-layout-empty = Every hole needs at least one seed, and { $hole } has none (GM2).
play-layout-sum = All { $owned } seeds must be laid out, and these are { $laid } (GM2).
play-contest-game-wrong = A match of rounds is played in Giuthi, one for points in Kiothi.
play-record-or-start = A record holds its own start and its own moves: give either a record or a position.
play-start-over = That game is over already: there is nothing to go on with.
play-rounds-range = A match has from 1 to { $most } rounds (GM5).
play-points-range = A win of one warrior counts from 2 to 10 points (K16).
play-level-range = A level is a number from 1 to 10.
