### Puzzles: in the terminal (ndongu puzzle) and on the site.
###
### A puzzle is a position in which one move alone keeps the win, or the draw. The reader plays one side, the
### computer defends the other. See 'puzzle' in the glossary.

## What is asked

# What the reader has to do, for a side.
puzzle-goal-win = { $side ->
    [south] South to move and win.
   *[north] North to move and win.
}
puzzle-goal-draw = { $side ->
    [south] South to move and hold the draw.
   *[north] North to move and hold the draw.
}
puzzle-one-way = At every move there is one right way; everything else fails.
# $id is a puzzle's name such as 3f9a02c1; $rating a number such as 1250.
puzzle-heading = Puzzle { $id }, rating { $rating }
# $themes is a list such as 'relay, moving again'.
puzzle-themes = It is about: { $themes }.

## What is answered to a try

puzzle-right = { $move } is right. Go on.
puzzle-solved = Solved: { $move } is right.
# After a wrong move it is played on, to show why. $move is the wrong one.
puzzle-wrong-win = { $move } fails: the win is gone. See what happens:
puzzle-wrong-draw = { $move } fails: the draw is gone. See what happens:
# What the wrong move comes to with best play, when the game does not end before.
puzzle-comes-to-draw = From here on the other side holds the draw.
puzzle-comes-to-loss = From here on the other side wins.
puzzle-try-again = Back to where you were. Try another move.

## Themes

puzzle-theme-relay = relay
puzzle-theme-chain-capture = chain of captures
puzzle-theme-moving-again = moving again
puzzle-theme-perpetual = play without end
puzzle-theme-sacrifice = sacrifice
puzzle-theme-entering-the-land = entering the land
puzzle-theme-pass-trap = nothing to sow
puzzle-theme-nki = nki

## The terminal

puzzle-type-a-move = Type a move, or help.
# Words at the beginning of the lines are typed as they are.
puzzle-commands =
    Type a move: C+ or C- in Giuthi, F3 in Kiothi.
    Or a command:
      moves      all legal moves
      board      the board once more
      themes     what the puzzle is about
      show       the solution, with every lap
      next       another puzzle
      help       this list
      quit       leave
puzzle-solution = The solution:
puzzle-another = Type next for another puzzle, quit to leave.
puzzle-left = { $solved ->
    [one] One puzzle solved of { $tried }.
   *[other] { $solved } puzzles solved of { $tried }.
}
puzzle-none = no puzzle is like that: names have eight digits, as in puzzles/giuthi.txt; with --game, --theme and --rating ask for less at once

## The site

puzzle-title = Puzzles
puzzle-intro = One move is right; every other one lets the win, or the draw, slip away. Then comes the reply, and again one move is right.
puzzle-of-the-day = Puzzle of the day
puzzle-by-theme = By theme
puzzle-any = Any puzzle
puzzle-streak = Streak
puzzle-streak-about = Puzzle after puzzle, each a little harder, until a move is wrong.
puzzle-streak-start = Start a streak
puzzle-streak-now = { $count ->
    [one] One solved in a row.
   *[other] { $count } solved in a row.
}
puzzle-streak-over = { $count ->
    [one] The streak ends after one puzzle.
   *[other] The streak ends after { $count } puzzles.
}
# The reader's own rating, such as 1250.
puzzle-own-rating = Your rating: { $rating }
puzzle-kept-here = It is kept in this browser and nowhere else.
puzzle-best-streak = Longest streak: { $count }
puzzle-next = Next puzzle
puzzle-show-solution = Show the solution
