# The position editor of the analysis page.

# The position editor: its heading, and the button that opens it.
editor-title = Edit position
# Which of three tools is used when a hole is touched; the names of the tools follow.
editor-touch = What a touch on a hole does
editor-add = Add a seed
editor-take = Take a seed
editor-nki = Mark as nki, or not
# The number field for the hole that was touched last.
editor-seeds = Seeds in this hole
# Below the board. nki and boma are explained in the glossary.
editor-help = Touch a hole to add or take a seed, as chosen above; on a keyboard the arrows go from hole to hole, + and - add and take, digits write a number.
editor-help-nki = * marks a boma nki.
# Buttons.
editor-analyse = Analyse this position
editor-clear = Clear the board
# Headings of the form beside the board. editor-turn stands above South and North.
editor-rules = Game and rules
editor-holes = Holes in a row
editor-turn = To move
# Before the numbers of captured seeds, South's and North's.
editor-taken = Captured
editor-opening = The side to move still owes its redistribution (K3)
editor-position = The position as text: copy it, or paste another
