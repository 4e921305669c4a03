# The page where positions and games are analysed, and what the engine answers programs.

# Why a request is refused.
analysis-bad-lines = The number of lines is from 1 to { $most }.
analysis-bad-seconds = The time to think is from 0 to { $most } seconds.
analysis-bad-width = The width is from { $least } to { $most } pixels.
analysis-too-many-moves = A game of more than { $most } moves is not looked at.
analysis-bad-parent = A move must stand behind the one that it follows.

# Why an address cannot be shown: $why is a part of a sentence that says what is wrong, and where.
# start, moves, record and at are names in the address and stay as they are.
analysis-refused-start = This position cannot be read: { $why }.
analysis-refused-move = Move { $number }, { $move }, cannot be played: { $why }. The game is shown up to there.
analysis-refused-record = This record cannot be read: { $why }.
analysis-refused-address = This address cannot be read. It may say start (a position), moves (with commas between them) or a record, and at (a number: after which move to begin), each of them once.
# Before an address that is right.
analysis-refused-example = This can be read:

# Its name in the menu of all pages, then its title and headings.
analysis-nav = Analysis
analysis-title = Analysis board
analysis-board = The board
analysis-engine = The computer’s judgement
analysis-moves = Moves
analysis-no-moves = No moves yet. Play one on the board.
analysis-legal-moves = The moves that can be made here:

# Buttons that walk through the moves of a game.
analysis-walk = Through the moves
analysis-first = To the beginning
analysis-previous = One move back
analysis-next = One move on
analysis-last = To the end
# Turns the board round.
analysis-flip = Turn

# A game or a position that somebody copied elsewhere.
analysis-paste = Paste a game or a position
analysis-paste-label = A record, or a position such as giuthi 8x8
analysis-paste-show = Show it

# The computer's lines. Depth is how many moves it has looked ahead.
analysis-engine-on = Computer
analysis-depth = depth { $depth }
analysis-complete = to the end
analysis-think-longer = Think longer
analysis-how-many-lines = How many lines
analysis-lines = { $count ->
    [one] { $count } line
   *[other] { $count } lines
}
analysis-no-answer = The computer has no time for this now. Please try again.
analysis-offline = No connection to the server.

# What can be done with the move that is shown, and with what follows it.
analysis-comment = Comment on this move
# Makes a variation the line that is followed first.
analysis-promote = Put variation first
analysis-remove = Delete from here on

# The whole game judged turn by turn, and drawn as a graph.
analysis-review-title = Review of the game
analysis-review = Review the game
analysis-reviewing = { $count ->
    [one] { $count } move to go
   *[other] { $count } moves to go
}
analysis-no-mistakes = No mistakes found.
analysis-graph = The course of the game: the higher, the better for South. Marks are mistakes.

# Begins a game in this position.
analysis-play = Play from here

# Links and files to keep or to give to others.
analysis-share = Share and download
analysis-link = Link to all this
analysis-copy = Copy
analysis-copied = The link is copied.
analysis-link-cut = There is too much here for a link: it holds only the line that is shown. The record holds everything.
analysis-download = Pictures of this position, the way to it as an animation, and the record:
analysis-record = Record
