### The game on the terminal: the full screen and, with --plain, lines of text.
###
### Never translated: keys such as [Enter], q and Esc as they stand in brackets or at the beginning of a line;
### commands such as moves, hint and save FILE, which are typed; moves; ids of rules; file names.
### Lines of the full screen have 76 columns at most; labels should be about as short as the English ones.

## Beginning

terminal-introduction = A game of { $game }: you play { $side ->
    [south] South
   *[north] North
} against the computer. Press ? for the keys and the rules in short.
terminal-introduction-two = A game of { $game }: South against North. Press ? for the keys and the rules in short.
# $south and $north are players as they are named on the command line: human, engine:5, random.
terminal-going-on = Going on with the game in { $file }, South { $south }, North { $north }; moves played: { $moves }.
terminal-loaded = Loaded { $file }: South { $south }, North { $north }; moves played: { $moves }.
terminal-too-small = This board needs a terminal of at least { $columns } columns and { $lines } lines; this one has { $width } and { $height }. Make it larger, or leave (q) and play with --plain.

## Answers in one line

terminal-saved = Saved in { $file }.
terminal-kept-load = This game is kept in { $file }: leave it before loading another.
terminal-kept-new = This game is kept in { $file }: leave, and name another file.
terminal-pass-only = You can pass only when you have no other move.
terminal-not-your-turn = It is not your turn.
terminal-no-move-found = The computer has found no move.
terminal-advice = { $move } is one way to go. Enter plays it.
terminal-taken-back = Taken back.
terminal-nothing-to-take-back = There is nothing to take back.
terminal-played-again = Played again.
terminal-nothing-to-play-again = There is nothing to play again.
terminal-nobody-resigns = There is nobody to resign.
terminal-must-pass = There is nothing to choose: your only move is to pass. Enter passes.
terminal-no-direction = Choose a direction first: left or right.
terminal-not-legal = Not legal: { $reason }.
# Keeping the game in a file has failed.
terminal-changed-file = { $file } has been changed by another program.
terminal-file-exists = { $file } exists already.

## The title line and the two players

terminal-turn = turn { $turn }
terminal-paused = paused
terminal-speed = speed { $speed }
terminal-kept-in = kept in { $file }
terminal-not-kept-in = NOT kept in { $file }
terminal-you = you
terminal-computer-level = computer, level { $level }
terminal-computer-random = computer, random
# Before a number at the end of a player's line.
terminal-captured = captured
terminal-in-prison = in prison

## While moves are shown

terminal-lap = Lap { $lap } of { $laps }
terminal-in-hand = In hand { $seeds }
terminal-goes-on = Paused: Space or Enter goes on, . plays the next move.
terminal-thinks = { $side ->
    [south] South
   *[north] North
} thinks …
terminal-computer-thinks = the computer is thinking …
terminal-over-won = The game is over. { $winner ->
    [south] South
   *[north] North
} has won.
terminal-over-won-score = The game is over. { $winner ->
    [south] South
   *[north] North
} has won: South { $south }, North { $north }.
terminal-over-draw = The game is over. It is a draw.
terminal-over-draw-score = The game is over. It is a draw: South { $south }, North { $north }.

## Choosing a move

terminal-moves-again = { $who ->
    [you] You move again (G6).
    [south] South moves again (G6).
   *[north] North moves again (G6).
}
# '(C)', a letter in brackets, stands for every hole that can be chosen.
terminal-choose-hole = Choose a hole in brackets: ← → and Enter, or its letter.
terminal-choose-boma = Choose a boma in brackets: ← → and Enter, or its letter.
terminal-pass-button = [Enter] pass — or wait a moment
terminal-clockwise = clockwise
terminal-counter-clockwise = counter-clockwise
# A sign of five columns at most under a direction or a number: the player would move again.
terminal-again = again
terminal-enter-plays = [Enter] plays { $move }
terminal-enter-plays-it = [Enter] plays it
# Followed by numbers to choose from: 'F takes 1 2 3'.
terminal-takes = { $boma } takes

## Kiothi's redistribution

terminal-empty = Your redistribution (K3): choose { $boma-word } boma to empty.
# $emptied is a list of boma.
terminal-empty-more = Your redistribution (K3): choose { $boma-word } boma to empty. Emptied so far: { $emptied }.
terminal-empty-how = ← → and Enter, or a letter; or type it all: EF=A3g7.
terminal-random-button = [r] a random one
terminal-advice-button = [t] what the computer would do
# Warriors that are still to be placed.
terminal-hand = in hand { $hand } of { $lifted }
terminal-place-how = Point with ← → ↑ ↓ or a letter (A–J South's, a–j North's).
terminal-place-keys = + one more there, - one fewer, a number that many, u undoes a step
terminal-empty-first = Empty { $boma } boma first (K3).
terminal-still-in-hand = { $warriors ->
    [one] { $warriors } warrior is
   *[other] { $warriors } warriors are
} still in your hand: every warrior lifted must be placed (K3).
terminal-no-such-boma = There is no { $boma } on this board (B2).
terminal-not-your-boma = { $side ->
    [south] { $boma } is South's: empty two boma of your own (K3).
   *[north] { $boma } is North's: empty two boma of your own (K3).
}
terminal-boma-is-empty = { $boma } is empty: only occupied boma can be emptied (K3).
terminal-hand-is-empty = No warriors are left in your hand.
terminal-at-most = At most { $most } can be placed in { $boma }.

## The line of keys at the foot: what each key does, in one or two words

terminal-key-go-on = go on
terminal-key-pause = pause
terminal-key-step = step
terminal-key-skip = skip
terminal-key-slower = slower
terminal-key-faster = faster
terminal-key-undo = undo
terminal-key-hint = hint
terminal-key-moves = game so far
terminal-key-save = save
terminal-key-resign = resign
terminal-key-redo = redo
terminal-key-flip = flip
terminal-key-load = load
terminal-key-new = new game
terminal-key-help = help
terminal-key-quit = quit

## Windows in front of the board

terminal-moves-title = The game so far — ↑ ↓ scroll, any other key closes
terminal-no-moves = No moves yet.
terminal-help-title = Help — ↑ ↓ scroll, any other key closes
terminal-type-move = Type a move
terminal-type-move-how = C+ or C- in Giuthi; F3, or EF=A3g7, in Kiothi; pass
terminal-type-save = Save the game in which file?
terminal-type-load = Load the record in which file?
terminal-type-file-how = Enter confirms, Esc goes back
terminal-ask-resign = Resign this game?
terminal-ask-quit = This game is not saved. Leave it?
terminal-ask-load = This game is not saved. Leave it for { $file }?
terminal-ask-new = This game is not saved. Leave it for a new one?
terminal-ask-overwrite = { $file } exists already. Write over it?
terminal-yes = [y] yes
terminal-no = [n] no

## Help pages. A line that begins with # is a heading. 76 columns at most; the columns need not be kept.

terminal-help-keys =
    # Choosing
    a letter             lifts a hole; so does Enter where ← → point
    ← → or + -           Giuthi: the direction    Enter     play
    ↑ ↓ or digits        Kiothi: how many         Esc       put it back
    :                    type a move: C+, F3, EF=A3g7, pass
    t                    hint: the computer chooses, Enter plays it
    r                    redistribution: any one at random
    With the mouse: click a hole, then what you want to do.

    # Watching
    Space  pause, go on     .  one lap     Enter  skip     < >  slower, faster

    # The game
    u  take back, with the computer's answer      y  play it again
    v  turn the board round    m  the game so far   x  resign
    s  save      l  load       ?  this page       q  quit (Ctrl-C at once)
    n  a new game, once this one is over

    # The board
    (C) can be chosen.  ▲ ▼ where the sowing ends.  × what it captures.
    ╔═╗ where seeds are taken up.  * nki.
    • one seed (· where it lies alone); ● two seeds, where room is short.
terminal-rules-giuthi =
    # Giuthi in short
    Sow one of your holes of two or more seeds, either way round (G2, G3).
    Ends in an occupied hole: lift it all and sow on, the other way round (G4).
    Ends in an empty hole of the other side: your turn is over (G5).
    Ends in an empty hole of yours, and nothing crossed: move again (G6).
    Ends there after crossing: you capture what lies opposite, and your last
    seed (G7); and over your next empty holes, what lies opposite them (G9).
    No hole of two seeds: you pass (G11). Nobody can move: each keeps the own
    row, and more seeds win (G12). A position that repeats is a draw (G13).
    A sowing that never ends is not allowed (B6), nor going round in circles
    within a turn (G6a).
terminal-rules-kiothi =
    # Kiothi in short
    First each player empties two boma of the own row and places those warriors
    anywhere (K3). Then every occupied boma is nki, protected (K4), until
    warriors are taken from it (K7).
    Take any number from a boma of yours and sow to the right (K5). The first
    lap must not end in an occupied boma of yours (K6).
    Ends in an occupied boma: lift it all and sow on (K8).
    Ends in an empty boma of yours: you capture what stands opposite, and your
    last warrior, unless it is nki (K10); from your leftmost boma also the next
    three, if all are open (K11). Every turn is one move (K12).
    Who cannot move loses all that is left to the other (K13). More prisoners
    win (K14). A position that repeats is a draw (K15).

## Lines of text (--plain)

plain-type-a-move = Type a move, or help.
# Words at the beginning of the lines are typed as they are.
plain-commands =
    Type a move: C+ or C- in Giuthi; F3, or EF=A3g7 for the redistribution, in Kiothi; pass.
    Or a command:
      moves      all legal moves, with what they would do
      game       the moves so far
      board      the board once more
      hint       what the computer would play
      random     in Kiothi's opening: play any redistribution
      undo       take back your last move, and the answer to it
      redo       play again what was taken back
      resign     give up
      save FILE  save the game
      load FILE  go on with the game in a file
      rules      the rules in short
      help       this list
      quit       leave
plain-must-pass = { $side ->
    [south] South, you can only pass: type pass, or an empty line.
   *[north] North, you can only pass: type pass, or an empty line.
}
plain-which-file-to-save = Save in which file? Type save and its name.
plain-which-file-to-load = Go on with which file? Type load and its name.
# $reason says what was expected.
plain-no-move = "{ $text }" is no move here: { $reason }. Type moves for the legal ones, help for all commands.
plain-not-legal = { $move } is not legal: { $reason }.
plain-plays = { $side ->
    [south] South plays { $move }.
   *[north] North plays { $move }.
}
plain-only-redistributions = Only a redistribution, in Kiothi's opening, is left to chance.
plain-advice = { $move } is one way to go: { $outlook }
plain-file-exists = { $file } exists already. Save under another name.
plain-left = The game is left unfinished.
plain-left-kept = The game is left unfinished. It is kept in { $file }, and goes on from there.
