# The drawn board in the browser: what it says when it is spoken, pointed at, played on and played back.
# Letters of holes (A, b), moves (C+, F3) and rule ids (G7) are never translated.

# ## Sides, holes and seeds, as parts of a spoken list: "C, South, 8 seeds, can be sown"

board-side = { $side ->
    [south] South
   *[north] North
}
board-seeds = { $game ->
    [kiothi] { $count ->
        [one] { $count } warrior
       *[other] { $count } warriors
    }
   *[giuthi] { $count ->
        [one] { $count } seed
       *[other] { $count } seeds
    }
}
# A boma that is protected (Kiothi).
board-nki = nki
board-can-be-sown = can be sown
# Before the number of a player's captured seeds or warriors, and as the heading of that number.
board-took = { $game ->
    [kiothi] in prison
   *[giuthi] captured
}
# The name of the whole board.
board-name = { $game ->
    [kiothi] Board of Kiothi
   *[giuthi] Board of Giuthi
}

# ## Choosing a move

# Shown when a hole has been chosen and a direction is missing.
board-choose-direction = { $hole }: which way?
board-direction = { $direction ->
    [plus] counter-clockwise
   *[minus] clockwise
}
# Before the sentence that says how a move would end.
board-laps = { $count ->
    [one] { $count } lap.
   *[other] { $count } laps.
}
# A small flag where the last seed would fall: the player would move again.
board-again = again
# A move was chosen and is made when it is chosen once more.
board-confirm = { $move }: choose it again to make the move.
board-not-yours = { $hole } is not yours to sow.
board-no-such-move = There is no move { $move } here.
# A button: the player has no move and lets the other go on.
board-pass = Pass
# Kiothi: how many warriors to take from a boma.
board-how-many = How many from { $hole }?
board-fewer = Fewer
board-more = More
board-sow = { $count ->
    [one] Sow { $count } from { $hole }
   *[other] Sow { $count } from { $hole }
}
board-close = Close

# ## Playing back what happened

board-playback = Watch the last turn
board-play = Play
board-pause = Pause
board-step-back = One lap back
board-step-forward = One lap forward
board-skip = To the end
board-scrub = Place in the turn
# How far the turn has been shown, in percent.
board-scrub-value = { $percent } %
board-speed = Speed
board-speed-steps = lap by lap

# ## Further ways to play

board-more-ways = Type a move, sound, keys
board-type-a-move = Your move
board-play-typed = Play it
board-sound = Sound
board-keys = Keys: arrows go from hole to hole, a letter goes to that hole of yours; Enter chooses it, + and - sow it counter-clockwise and clockwise; Escape goes back, or to the end of a sowing.
# Above the board as a table.
board-table = The board as a table
# Heads the row of numbers in the table.
board-table-seeds = { $game ->
    [kiothi] Warriors
   *[giuthi] Seeds
}

# ## Redistribution (Kiothi's opening): two boma are emptied, their warriors placed anew anywhere

board-redistribution = Redistribution
board-choose-to-empty = { $count ->
    [one] Choose { $count } more boma of yours to empty.
   *[other] Choose { $count } boma of yours to empty.
}
board-empty-own = Only boma of your own are emptied.
board-nothing-to-empty = This one cannot be emptied.
board-place = { $count ->
    [one] Place the last warrior in any boma, yours or not.
   *[other] Place { $count } warriors in any boma, yours or not.
}
board-all-placed = All are placed. You can still take warriors back, or finish.
board-in-hand = { $count } in hand
# How many warriors one click places.
board-amount = How many at once
board-all = all
board-undo-placing = Undo
board-start-over = Start over
board-finish = Done
board-random = Random
board-engines-choice = Computer’s choice

# ## The board as a picture (SVG, PNG, GIF): title, labels beside the stores, and a description

# The game, as a title.
board-game = { $rules ->
    [climent] Giuthi after Climent
    [kiothi] Kiothi
   *[giuthi] Giuthi
}
# How things stand, after the game's name and a colon.
board-status-to-move = { $side ->
    [south] South to move
   *[north] North to move
}
board-status-redistribute = { $side ->
    [south] opening, South to redistribute
   *[north] opening, North to redistribute
}
board-status-over = over, South { $south }, North { $north }
# Under the name of the player whom it concerns.
board-label-to-move = to move
board-label-redistribute = opening: to redistribute
board-label-over = final score { $score }
# A player's holes and what the player has taken, for those who cannot see the picture.
board-says-side = { $side ->
    [south] South: { $holes }; { $taken }.
   *[north] North: { $holes }; { $taken }.
}
board-says-taken = { $game ->
    [kiothi] { $count } in prison
   *[giuthi] { $count } captured
}
board-says-to-move = { $side ->
    [south] South is to move.
   *[north] North is to move.
}
board-says-redistribute = { $side ->
    [south] This is the opening: South is to empty two boma and place the warriors anew.
   *[north] This is the opening: North is to empty two boma and place the warriors anew.
}
board-says-over = The game is over: South has { $south }, North { $north }.

# ## The page of a game

# The server could not be reached.
board-offline = No connection. What you chose is kept and sent again.
board-busy = Something is still on its way to the server. Choose again in a moment.
# In place of the word on a button that was pressed once; pressing it again resigns the game.
board-really = Really?
# How many seeds are not yet laid out; negative when there are too many.
board-layout-left = { $count ->
    [one] { $count } seed left
   *[other] { $count } seeds left
}
