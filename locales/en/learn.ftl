### The course: twelve short lessons a game, each with two or three paragraphs, a board that plays an example,
### and three tasks. The reader is South and moves from the near row; North's holes have small letters.
### *…* marks a word that is stressed or explained, [G2] becomes a link to that rule. Keep both, and keep letters
### of holes and moves as they are.

## Pages of the course

learn-title = Learn
learn-lead = Short lessons, one idea each. Read a little, watch a move, then try it yourself: the rules tell you what your move did.
learn-giuthi-about = The game of the Kikuyu and Embu. Sowings that turn round, captures in chains.
learn-kiothi-about = The game of the Meru. Warriors, strongholds, and a wild opening.
learn-start = Begin
learn-progress = { $done } of { $all } tasks solved
learn-lesson-number = Lesson { $number }
learn-lessons = All lessons
learn-next = Next lesson
learn-previous = Previous lesson
learn-to-rules = The rules in full
learn-finished = That was the last lesson. You know the game now; the rest is playing.
# A label read out with a tick.
learn-solved-mark = Solved

## The example and the tasks

learn-example = Example
learn-watch = Play { $moves }
# Opens the list of laps of an example.
learn-what-happens = What happens
learn-try = Try it
learn-task-number = Task { $number }
learn-task-moves = { $moves ->
    [one] One move.
   *[other] Up to { $moves } moves in one turn.
}
learn-task-game = { $moves ->
    [one] One move; then North answers.
   *[other] Up to { $moves } moves; North answers each turn with the move that captures most.
}
learn-hint = A hint
learn-your-move = Your move
learn-play-move = Play
learn-again = Try again
learn-verdict-solved = Solved!
learn-verdict-going = Go on: you have { $left ->
    [one] one move left.
   *[other] { $left } moves left.
}
learn-verdict-missed = Not yet. Look at what happened and try again.
learn-refused = That move is not possible: { $reason }.
# Text of a field into which a move is typed, with an example.
learn-type-move = Or type a move, such as { $example }

## What a task asks for. Sentences stand alone or after one another.

learn-goal-land-giuthi = Let your last seed fall into { $hole }.
learn-goal-land-kiothi = Let your last warrior fall into { $hole }.
learn-goal-laps = Find a sowing of { $laps } laps or more.
learn-goal-again = { $times ->
    [one] Move again: find the move that gives you another.
   *[other] Move again { $times } times in one turn.
}
learn-goal-come-home = Enter North's land and come home: drop a seed over there, and let the last one fall into an empty hole of yours.
learn-goal-capture-giuthi = Capture at least { $seeds } seeds, your own included.
learn-goal-capture-kiothi = Capture at least { $seeds } warriors, your own included.
# $holes is a list of letters, like 'c and d'.
learn-goal-take = Capture what is in { $holes }, and nothing else of North's.
learn-goal-find-nothing = Come home to find nothing: enter North's land, end in an empty hole of yours, and capture nothing.
learn-goal-make-north-pass = Leave North without a move, so that North must pass.
learn-goal-win = Win the game.
learn-goal-repeat = You are far behind. Save a draw by repetition.
learn-goal-win-by-one-warrior = Win by exactly 2 warriors.
learn-goal-keep-marks = Keep every nki mark you have.
learn-goal-stay-safe = Move so that North can capture nothing.
learn-goal-hold-giuthi = Let { $hole } hold { $count } in the end.
learn-goal-hold-kiothi = Let { $hole } hold { $count } in the end.

## Giuthi, lesson 1

learn-giuthi-1-title = Sowing round
learn-giuthi-1-text-1 = A board has two rows of holes. You are South, and the near row is yours: A, B, C and so on, from your left to your right. The far row is North's, and its letters are small: they run from North's own left, so a lies across from your last hole.
learn-giuthi-1-text-2 = To move, you lift *all* the seeds of one of your holes and drop them one by one into the holes that follow. The holes make a loop: after your last hole comes North's a, and after North's last hole comes your A again.
learn-giuthi-1-text-3 = You choose the hole, and it must hold two seeds or more: a single seed is never sown [G2]. On the board, C holds 4. They fall into D, a, b and c.
learn-giuthi-1-hint-1 = Count on from F, the hole at your right end. The first seed goes round the corner into a.
learn-giuthi-1-hint-2 = From E the way is F, a, b, c. How many seeds does that take?
learn-giuthi-1-hint-3 = There are 6 holes in the loop, and 6 seeds in B. Nothing is skipped, not even the hole you emptied [B5].

## Giuthi, lesson 2

learn-giuthi-2-title = Choosing a direction
learn-giuthi-2-text-1 = You also choose the way your seeds go. *Counter-clockwise* is towards your right and is written with a plus: A+. *Clockwise* is towards your left and is written with a minus: A-.
learn-giuthi-2-text-2 = The corner works both ways. Clockwise from A you step straight across, into North's last hole, and go on along North's row.
learn-giuthi-2-text-3 = Nobody tells you which way to go [G3]. So every hole with two seeds or more gives you two moves to look at. On the board, A- drops a seed into d and one into c.
learn-giuthi-2-hint-1 = Seeds from A can leave your row at once, if they go clockwise.
learn-giuthi-2-hint-2 = A lies to the left of both your holes, and it is three steps from one of them.
learn-giuthi-2-hint-3 = b is the second hole round the right-hand corner.

## Giuthi, lesson 3

learn-giuthi-3-title = A relay turns round
learn-giuthi-3-text-1 = What if the last seed falls into a hole that already holds seeds? Then you are not finished. You lift everything in that hole, the seed you just dropped included, and sow on: a *relay* [G4].
learn-giuthi-3-text-2 = In Giuthi a relay goes back *the other way*. What came counter-clockwise leaves clockwise, and what came clockwise leaves counter-clockwise. Each sowing from one hole is called a lap.
learn-giuthi-3-text-3 = On the board, B+ ends its first lap in D, which held 1 and now holds 2. Those 2 turn round: C, then B. B was emptied at the start, so the sowing ends there.
learn-giuthi-3-hint-1 = Which hole is three steps from another hole with seeds?
learn-giuthi-3-hint-2 = The relay may also start on North's side. One seed waits for you in a.
learn-giuthi-3-hint-3 = First reach C, then count the seeds you lift there, going back the other way.

## Giuthi, lesson 4

learn-giuthi-4-title = A relay at work
learn-giuthi-4-text-1 = A relay can end in a hole with seeds again, and turn round again. The sowing swings to and fro over the board until a last seed falls into an *empty* hole. European onlookers were baffled by it; Kikuyu youths played it with ease, and so will you.
learn-giuthi-4-text-2 = Take it lap by lap. Ask three things: how many seeds, which way, and where does the last one fall? A hole that you passed holds one more than before, and a hole that you lifted is empty.
learn-giuthi-4-text-3 = On the board, A+ takes 5 laps. Watch it once, then stop it and step through it, and say where each lap will end before it does.
learn-giuthi-4-hint-1 = Two of your holes hold 3. From one of them the last seed meets the single seed in b.
learn-giuthi-4-hint-2 = Three seeds from F meet the one in c. Turn round with the two you lift there.
learn-giuthi-4-hint-3 = It begins to the left: F- ends its first lap in C. Go on from there.

## Giuthi, lesson 5

learn-giuthi-5-title = Moving again
learn-giuthi-5-text-1 = Every sowing ends in an empty hole. What happens then depends on *which* empty hole it is, and on where the seeds have been.
learn-giuthi-5-text-2 = If it is an empty hole of *yours*, and no seed at all was dropped on North's side during the move, you *move again* [G6]. It is a new move: any hole with two seeds or more, either direction.
learn-giuthi-5-text-3 = There is no limit to moving again, save that you may not go round in circles within one turn [G6a]. Use it to set your row in order before you strike. On the board, D- stays at home and ends in B.
learn-giuthi-5-hint-1 = The two seeds in A have an empty hole two steps away, on your own side.
learn-giuthi-5-hint-2 = Move again once, then look for a second sowing whose relays all stay in your row.
learn-giuthi-5-hint-3 = Try B or E. From each of them one direction runs up and down your row and never leaves it.

## Giuthi, lesson 6

learn-giuthi-6-title = Entering the land
learn-giuthi-6-text-1 = The Kikuyu have a proverb for this game: *You cannot steal the cattle of another man without entering his land!* It is the whole strategy in one sentence.
learn-giuthi-6-text-2 = To capture, your sowing must first drop a seed on North's side, and then *come home*: the last seed must fall into an empty hole of yours. Because relays turn round, a sowing that enters North's land often comes straight back.
learn-giuthi-6-text-3 = On the board, C+ enters North's land, turns round in a, and comes home to B. What you do there is the next lesson; first learn to come home.
learn-giuthi-6-hint-1 = Go round the left-hand corner. Two seeds wait for you in c.
learn-giuthi-6-hint-2 = From B, clockwise, two steps take you to d. Who is at home there?
learn-giuthi-6-hint-3 = Set out from A, clockwise. It takes 5 laps, and the last one ends at home.

## Giuthi, lesson 7

learn-giuthi-7-title = Capturing
learn-giuthi-7-text-1 = You have entered North's land, and your last seed has come home to an empty hole. Now you *capture*: everything in the hole opposite, and the seed you came with [G7].
learn-giuthi-7-text-2 = Captured seeds leave the board and are your score [G10]. After a capture your turn is over; there is no other move.
learn-giuthi-7-text-3 = On the board, D+ ends its first lap in c, turns round with the 3 seeds there, and comes home to D. Opposite lies a with 2. You capture 3: those two and the seed you came with.
learn-giuthi-7-hint-1 = Send two seeds round the right-hand corner and let them come back to the hole they left.
learn-giuthi-7-hint-2 = This is a real starting position. The holes at the ends of your row are nearest to North.
learn-giuthi-7-hint-3 = First move again inside your row, so that a gap opens. Then strike from B.

## Giuthi, lesson 8

learn-giuthi-8-title = Chain captures
learn-giuthi-8-text-1 = A capture can go on. Look at the next hole of your row in the direction of your last lap. If it is *empty*, you capture what lies opposite it too, and look at the next one [G9]. The chain stops at a hole of yours with seeds, and at the end of your row.
learn-giuthi-8-text-2 = So empty holes of yours are not weakness: behind each of them your hand can reach across the board.
learn-giuthi-8-text-3 = What if there is nothing opposite one of those empty holes? Here that gap is passed over and the chain goes on. In Jordi Climent's account the chain stops there. On the board, A- comes home to A and captures f, passes over the empty e, then d and c.
learn-giuthi-8-hint-1 = Come home to A going to the right, and count the empty holes that follow it.
learn-giuthi-8-hint-2 = Come home to B going to the left: next to it is only A.
learn-giuthi-8-hint-3 = Two moves capture. Compare the chains: which hole of yours stops each one?

## Giuthi, lesson 9

learn-giuthi-9-title = Nothing taken, and passing
learn-giuthi-9-text-1 = Not every sowing pays. If the last seed falls into an empty hole on *North's* side, your turn is over and nothing is captured [G5]. And if you come home but the hole opposite is empty, there is no capture either [G8].
learn-giuthi-9-text-2 = A player who cannot move must *pass*: perhaps no hole holds two seeds. You pass as often as it takes, while the other player can move [G11]. You may not pass when you have a move.
learn-giuthi-9-text-3 = A pass is no loss in itself: the other player goes on sowing, and sooner or later seeds come your way. On the board, D+ gives North three single seeds. North cannot sow those and has to pass.
learn-giuthi-9-hint-1 = Clockwise from B your second seed meets the one in e, and turns round.
learn-giuthi-9-hint-2 = North's only hole is a. Lift it yourself, in a relay.
learn-giuthi-9-hint-3 = Come home with a capture that leaves North no hole with two seeds.

## Giuthi, lesson 10

learn-giuthi-10-title = The end and the count
learn-giuthi-10-text-1 = The game is over when *neither* of you can move [G12]. Mostly that means that single seeds are all that is left on the board.
learn-giuthi-10-text-2 = Then you count: your captured seeds, and the seeds left in your own row. Whoever has more has won, and equal scores are a draw.
learn-giuthi-10-text-3 = So the seeds in your row matter at the end, not before. On the board you have captured 4 to North's 3, but C+ drops your last two seeds over there. North counts 3 and 3, you count 4 and lose.
learn-giuthi-10-hint-1 = One move captures everything there is. It begins by turning round in c.
learn-giuthi-10-hint-2 = You are one ahead, and what stays in your row counts for you in the end.
learn-giuthi-10-hint-3 = Move inside your row first, so that your next sowing comes home to a capture.

## Giuthi, lesson 11

learn-giuthi-11-title = Repetition and endless sowings
learn-giuthi-11-text-1 = When a turn begins in a position in which one began before, with the same player to move, the game ends at once: it is a *draw*, whatever the score [G13]. A player who is far behind may look for this.
learn-giuthi-11-text-2 = Some sowings would never end: relay after relay, back to where they were. Such a move is not legal [B6]. It is rare, and only on short rows; the board tells you.
learn-giuthi-11-text-3 = On the board you have 1 and North has 6. B- moves three seeds over and back in such a way that North's answer c+ restores everything. The game is drawn.
learn-giuthi-11-hint-1 = Send your three seeds round the left-hand corner and see what North can do.
learn-giuthi-11-hint-2 = Send the three seeds in B round the left-hand corner. North's best answer brings them back.
learn-giuthi-11-hint-3 = One of your moves would never end and cannot be chosen. Look at the other one from A.

## Giuthi, lesson 12

learn-giuthi-12-title = A first whole game
learn-giuthi-12-text-1 = You know all the rules. Now put them together on a small board: two seeds in every hole, three holes a row.
learn-giuthi-12-text-2 = Before each move, look for three things. Can I move again? Can I enter North's land and come home? And what can North do after that?
learn-giuthi-12-text-3 = North plays simply here: it takes the most it can and does not look ahead. Win on each of the three boards, the last of which is the herders' board of five holes with four seeds, and you are ready for the whole game.
learn-giuthi-12-hint-1 = Look at every move and where it ends. There are at most 6.
learn-giuthi-12-hint-2 = Do not only count what you take. Count what you leave North to take.
learn-giuthi-12-hint-3 = Move again as often as it helps, and strike last.

## Kiothi, lesson 1

learn-kiothi-1-title = Boma and warriors
learn-kiothi-1-text-1 = In Kiothi a hole is a *boma* and a seed is a *warrior*; captured ones are in *prison*. The near row is yours: A, B, C and so on from your left. North's boma have small letters, from North's own left, so a lies across from your last boma.
learn-kiothi-1-text-2 = To move, take warriors from one of your boma and drop them one by one into the boma that follow. Kiothi goes only one way: *counter-clockwise*, towards your right, round the corner into a, along North's row and back to your A [K1].
learn-kiothi-1-text-3 = A single warrior may move too. A real board has ten boma a row; in these lessons it is shorter. On the board, C sends 4 warriors: to D, a, b and c.
learn-kiothi-1-hint-1 = E is two steps to the right of C.
learn-kiothi-1-hint-2 = D is three steps from A, and 3 warriors stand there.
learn-kiothi-1-hint-3 = Round the corner: a, b, c. You need not take all 4.

## Kiothi, lesson 2

learn-kiothi-2-title = How many to take
learn-kiothi-2-text-1 = You choose the boma, and you choose *how many* warriors to take: from one up to all of them [K5]. The rest stay where they are.
learn-kiothi-2-text-2 = A move is written as the boma and the number: A3 takes 3 warriors from A. So a boma of 5 warriors gives you up to five moves, and you can often put the last warrior exactly where you want it.
learn-kiothi-2-text-3 = On the board, A3 takes 3 of the 5 in A. They fall into B, C and D; 2 stay at home.
learn-kiothi-2-hint-1 = Count the steps from A to C.
learn-kiothi-2-hint-2 = From E it is a and then b.
learn-kiothi-2-hint-3 = Two boma can reach D. Use the one that may change.

## Kiothi, lesson 3

learn-kiothi-3-title = Where you may not land
learn-kiothi-3-text-1 = There is one thing your first lap may not do: its last warrior may *not* fall into an occupied boma of your own row [K6]. Such a move is not legal, and the board will not let you choose it.
learn-kiothi-3-text-2 = An empty boma of yours is fine, and so is any boma of North's, empty or not. So before you move, count where the last warrior goes, and take one more or one fewer if it would fall among your own.
learn-kiothi-3-text-3 = On the board, A2 and A3 are not legal: they would end in C and D, where your warriors stand. A1 ends in B, which is empty.
learn-kiothi-3-hint-1 = Only one number from A falls short of your own warriors.
learn-kiothi-3-hint-2 = D is the one empty boma you have. More than one way leads there.
learn-kiothi-3-hint-3 = The loop has 6 boma, and 6 warriors stand in B. Take all of them, and B is empty when the last comes home.

## Kiothi, lesson 4

learn-kiothi-4-title = Relays go on
learn-kiothi-4-text-1 = If the last warrior falls into an occupied boma, you lift everything in it, that warrior included, and sow on as another lap: a *relay* [K8]. In the first lap that can only be a boma of North's; after that it may be anyone's.
learn-kiothi-4-text-2 = In Kiothi a relay does not turn round. It goes on the same way, counter-clockwise, from where it is. The sowing ends when the last warrior falls into an *empty* boma [K9], and then your turn is over [K12].
learn-kiothi-4-text-3 = On the board, D2 ends in b, where a warrior stands. The 2 of them go on: to c, and then to d, which is empty.
learn-kiothi-4-hint-1 = A warrior of North's stands in a, three steps from B.
learn-kiothi-4-hint-2 = Take 2 from D to b. The 3 you lift there come round into your own row.
learn-kiothi-4-hint-3 = One warrior is enough to set everything going.

## Kiothi, lesson 5

learn-kiothi-5-title = Capturing
learn-kiothi-5-text-1 = If your sowing ends in an empty boma of *yours* and the boma opposite is occupied, you capture: the warriors opposite and the one you came with go to your prison [K10].
learn-kiothi-5-text-2 = You need not enter North's land first, as in Giuthi. A single step at home can capture. If the boma opposite is empty, you capture nothing.
learn-kiothi-5-text-3 = On the board, B1 steps into C. Opposite lies b with 2 warriors. You capture 3: those two and the one you came with.
learn-kiothi-5-hint-1 = Which boma of yours lies across from b? Count from A.
learn-kiothi-5-hint-2 = A relay can bring you home too. Go to c and sow on.
learn-kiothi-5-hint-3 = D lies across from a, and C across from b. You come to C only by a long way round.

## Kiothi, lesson 6

learn-kiothi-6-title = Nki
learn-kiothi-6-text-1 = A boma may be *nki*: marked and protected. The board shows it with a star. What stands in a boma that is nki cannot be captured [K10].
learn-kiothi-6-text-2 = At the beginning of a game, once both players have arranged their warriors, every occupied boma becomes nki, yours and North's [K4]. A boma that is empty then never becomes nki.
learn-kiothi-6-text-3 = On the board, A3 ends in D, across from a. But a is nki, and so nothing is captured. A2 would have captured the 3 in b.
learn-kiothi-6-hint-1 = b is nki, but c is not. Which of your boma lies across from c?
learn-kiothi-6-hint-2 = D lies across from c on this board of six.
learn-kiothi-6-hint-3 = F would be across from a, which is nki. Look at B and what lies opposite.

## Kiothi, lesson 7

learn-kiothi-7-title = Losing the mark
learn-kiothi-7-text-1 = A boma stays nki until warriors are *taken* from it, even one of many, in the first lap or in a relay. Then the mark is gone for good [K7].
learn-kiothi-7-text-2 = Warriors that are dropped into it change nothing: a boma that is nki grows and stays nki. So a stronghold keeps its men safe as long as they stay, and every move from it costs you its protection.
learn-kiothi-7-text-3 = That works for both sides. If your relay lifts the warriors of a boma of North's, its mark is gone too. On the board, A2 takes 2 warriors from A, which was nki. One warrior is left there, and he stands unprotected.
learn-kiothi-7-hint-1 = Two moves capture. One of them starts from a boma without a star.
learn-kiothi-7-hint-2 = Both B and C can reach D. Which of them is not nki?
learn-kiothi-7-hint-3 = After each move ask where North's last warrior could fall, and what would lie opposite. Sometimes it is best to send everyone away.

## Kiothi, lesson 8

learn-kiothi-8-title = The bonus of the leftmost boma
learn-kiothi-8-text-1 = Your A is a special place. If you capture *from A*, that is, if your sowing ends in your empty A and you capture what is opposite, you may also take the next three boma of North's, counted towards your right [K11].
learn-kiothi-8-text-2 = There is a condition: all three must be occupied, and none of them may be nki. It is all three or none. On the full board of ten, A captures j, and the bonus is i, h and g.
learn-kiothi-8-text-3 = To reach A you must go right round, or be carried there by a relay. On the board, E3 ends its first lap in b and goes on with 5 warriors to A. You capture f, and with it e, d and c.
learn-kiothi-8-hint-1 = A big boma of North's can carry you home. Which number brings you to b?
learn-kiothi-8-hint-2 = Aim at b: the 5 you lift there end in A, and drop a warrior into each of the four boma before it.
learn-kiothi-8-hint-3 = Count from D to b, and from b to A.

## Kiothi, lesson 9

learn-kiothi-9-title = The redistribution
learn-kiothi-9-text-1 = A game of Kiothi begins with five warriors in each of a player's six rightmost boma [K2]. But before the first ordinary move, each player makes a *redistribution*: you first, then North [K3].
learn-kiothi-9-text-2 = You empty exactly two of your occupied boma, and place those warriors wherever you like: in your own boma, full or empty, and even in North's. In one boma all of them, or one here and two there; as you please.
learn-kiothi-9-text-3 = When both have done so, every occupied boma becomes nki [K4]. On the board, you empty C and D and place a warrior in A, one in B and two in c. North puts everything back where it was. Then all that is occupied is nki.
learn-kiothi-9-hint-1 = Empty two boma and put all 4 warriors in the first.
learn-kiothi-9-hint-2 = B holds 2 already, so leave it alone and empty the other two.
learn-kiothi-9-hint-3 = A warrior placed in North's row is not lost, but North commands him now. Give 2 to each.

## Kiothi, lesson 10

learn-kiothi-10-title = The end and the count
learn-kiothi-10-text-1 = The game ends when the player whose turn it is has *no legal move*. Everything still on the board, that player's own warriors included, goes to the prison of the other one [K13].
learn-kiothi-10-text-2 = So it is good to leave North without a move, and dangerous to run out yourself. Whoever has more warriors in prison has won [K14]. From six boma of five there are 60 warriors, so 31 are enough.
learn-kiothi-10-text-3 = On the board you have 28 and North 27. A1 captures North's last warriors. North cannot move, and all that is left is yours: 33 to 27.
learn-kiothi-10-hint-1 = Take what North has left, and North is stuck.
learn-kiothi-10-hint-2 = North's row is empty. Do not send anyone over there.
learn-kiothi-10-hint-3 = All warriors here are nki at first. Wait for North to leave his strongholds, and keep the boma opposite yours in view.

## Kiothi, lesson 11

learn-kiothi-11-title = A win of one warrior
learn-kiothi-11-text-1 = The most admired win in Kiothi is the smallest: by exactly two warriors, such as 31 to 29. It is called *a win of one warrior*, and it is a mark of great skill [K16].
learn-kiothi-11-text-2 = In a match it counts as two ordinary wins, and by agreement up to ten. If one warrior had changed sides, the game would have been a draw.
learn-kiothi-11-text-3 = On the board North has 29 in prison and you have 26. A1 captures 3, and with the 2 that are left you have 31: a win of one warrior.
learn-kiothi-11-hint-1 = C lies across from b, two steps from A.
learn-kiothi-11-hint-2 = Five warriors are left, and you need all five. Leave North nothing to move.
learn-kiothi-11-hint-3 = Be patient: you need the right number, not the largest.

## Kiothi, lesson 12

learn-kiothi-12-title = A first game
learn-kiothi-12-text-1 = Now put it all together, on small boards on which the redistribution is over.
learn-kiothi-12-text-2 = Before each move, count where the last warrior falls. Can you capture, or lift a boma of North's out of its protection? Which of your own boma stands open after that?
learn-kiothi-12-text-3 = North plays simply here: it takes the most it can and does not look ahead. When you have won on all three boards, play the whole game, redistribution and all.
learn-kiothi-12-hint-1 = The player who cannot move loses everything on the board. Keep someone at home.
learn-kiothi-12-hint-2 = The boma at your right are nearest to North. Move there first, and see what North uncovers.
learn-kiothi-12-hint-3 = Do not spend your marks early. A boma that is nki cannot be captured, however many stand there.
