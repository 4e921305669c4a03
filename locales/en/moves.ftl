# The two sides of the board. South sits at the row with capital letters.
side-south = South
side-north = North
