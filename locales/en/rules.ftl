### The rules pages. rules-g7 is rule G7; rules-g7-sources says what the written accounts say and where they are silent
### or disagree, rules-g7-ruling what this site plays then. They are as exact as the English docs/rules.md: translate
### closely. *…* marks a word that is explained, [G7] becomes a link to that rule.
### MW is Mancala World's account, JC Jordi Climent's; these letters stay.

## The pages

rules-giuthi-title = The rules of Giuthi
rules-kiothi-title = The rules of Kiothi
rules-giuthi-lead = The game of the Kikuyu and Embu, as this site plays it, exactly.
rules-kiothi-lead = The game of the Meru, as this site plays it, exactly.
rules-intro = Every rule has an id, and the site gives it with every refusal and every announcement. What is marked as a ruling is ours: there the sources are silent or contradict each other. Everything else is from a source.
rules-contents = Contents
rules-board-heading = The board
rules-game-heading = The game
rules-match-heading = The match
rules-notation-heading = Notation
rules-sources-heading = Sources
rules-sources-giuthi = MW: Mancala World's account of Giuthi, as retold in Greek, Lao and Hindi; the Greek text is the most complete. JC: Jordi Climent's account, in Catalan.
rules-sources-kiothi = MW: Mancala World's account of Kiothi, as retold in Greek.
rules-sources-others = Other accounts differ more and are not followed: for Giuthi, Leakey (1936) and Orde Browne (1925); for Kiothi, the English Wikipedia.
rules-say = What the sources say
rules-rule = Ruling
rules-example = Example: { $moves }
rules-link = Link to rule { $rule }
# The two rule sets of Giuthi.
rules-set = Rule set
rules-set-mancala-world = Mancala World
rules-set-climent = Climent
rules-set-note = The two rule sets of Giuthi differ in one rule, G9. The board there shows the one you choose.

## The board (both games)

rules-b1 = Two rows of holes, the same number in each. The near row is South's, the far row is North's. South moves first.
rules-b2 = Holes are lettered from each player's own left to that player's own right: South A, B, C and so on, North a, b, c. So North's a lies across from South's last hole.
rules-b3 = The circuit: *counter-clockwise* runs through South's row from A to the last hole, then through North's from a to the last, and back to South's A. *Clockwise* is the reverse. For either player counter-clockwise is towards that player's right.
rules-b4 = Number the circuit counter-clockwise, beginning with 0 at South's A. On rows of n holes, the hole opposite number i is number 2n−1−i.
rules-b4-sources = MW draws both rows numbered from left to right, and also says that the circuit runs from 8 to 15 and then from 0 to 7. On a real board, where the circuit is a loop, both cannot hold. In JC's worked example on 2×6, South's 4th hole faces North's 3rd.
rules-b4-ruling = The loop stands.
rules-b5 = Sowing drops one seed into each following hole. The hole that was emptied is not skipped when a sowing is long enough to come round to it, so a lap of exactly as many seeds as the circuit has holes ends in the hole it came from, which is then empty.
rules-b5-sources = They do not say whether the emptied hole is skipped.
rules-b5-ruling = It is not skipped.
rules-b6 = Relay sowing can run for ever. A move whose sowing would never end is not legal. A sowing that has not ended after 10,000 laps counts as never ending, whether or not it would end some day.
rules-b6-sources = Nobody says what a sowing means that never ends.
rules-b6-ruling = It may not be played. A sowing that never ends comes back to its own first relay, so this can be told exactly; the limit of 10,000 laps is for cycles that nobody could follow. In Giuthi it has never been met, and endless sowings were found only on rows of up to 5 holes.
rules-b7 = 'Sowing' means a move that takes up seeds; a pass is a move, but not a sowing. 'Legal move' in G11, G12 and K13 means a legal sowing: a player who has none passes, or the game is over.

## Giuthi

rules-g1 = Two rows of 5 to 10 holes, with 4 to 9 seeds in every hole at the start; 2×8 with 8 seeds is the standard game (MW). JC's most usual are 2×6 and 2×8 with 6 seeds. Recorded are also 2×5 for beginners, with 4 seeds, 2×6 with 4, 2×7 with 6, 2×8 with 4, and 2×10 with 9, a handicap game in which the opener can score ten at once. This site accepts 1 to 10 holes and 1 to 9 seeds, since studies use small boards; board and captured seeds are at most 180 together.
rules-g2 = A move starts from one of your own holes with at least two seeds. A single seed is never sown.
rules-g3 = For the first lap of a move you choose the direction, clockwise or counter-clockwise. An extra move [G6] is a new move: its direction is free again.
rules-g4 = If the last seed of a lap falls into an occupied hole, on either side, everything in that hole, the seed just dropped included, is lifted and sown as another lap *in the opposite direction*. Each relay reverses again.
rules-g5 = If the last seed falls into an empty hole on the opponent's side, the turn ends without capture.
rules-g6 = If it falls into an empty hole on your own side, and no seed at all was dropped on the opponent's side during this move, you *move again*, from any own hole with two or more seeds. If you then have no legal sowing, you can only pass; if neither player has one, the game is over at once [G12].
rules-g6-sources = MW says 'from another hole'.
rules-g6-ruling = From any hole: the landing hole holds one seed, so those words exclude nothing else.
rules-g6a = You may not go round in circles. Within one turn, a move that brings back a position that has already stood in this turn is not legal; nor is a move that ends under G6 in a position from which the turn could only go on by bringing one back sooner or later. A position that is set up begins a turn: nothing has stood before it.
rules-g6a-sources = They are silent. But extra moves can undo one another, so that without a rule a turn need never end.
rules-g6a-ruling = A turn may not repeat itself. This bites rarely, and no row is known in which it takes the last legal move at the beginning of a turn; there, the player would pass.
rules-g7 = If it falls into an empty hole on your own side after at least one seed was dropped on the opponent's side during this move, you *capture*: everything in the opposite hole, and the seed just dropped.
rules-g8 = If the opposite hole is empty there is no capture, nothing is taken, and the turn ends.
rules-g8-sources = JC says so. MW speaks of 'the effecting seed', which needs an effect.
rules-g9 = After a capture you look at the next hole of your own row in the direction of the last lap. While that hole is empty, what lies opposite it is captured too, and you look at the next one. The chain ends at an occupied own hole and at the end of the row. Only the landing seed of G7 is taken from your own side.
rules-g9-sources = MW: an empty hole on the opponent's side is passed over, and the chain goes on. JC: the chain ends there too.
rules-g9-ruling = Both are played: this is where the two rule sets differ. Mancala World's is the default.
rules-g10 = Captured seeds leave the board and are the captor's score. The turn ends after a capture.
rules-g11 = A player without a legal move passes, as often as it takes, while the opponent can move. A player who has a legal move may not pass.
rules-g12 = The game ends when neither player has a legal move. Each player's score is the captured seeds and the seeds left in the own row. The higher score wins; equal scores draw.
rules-g13 = The game also ends, as a draw, when a turn begins in a position in which an earlier turn of this game began: the same seeds in every hole and the same player to move. The score does not matter then. The first position of the game counts, and so do turns that can only be passed.
rules-g13-sources = MW says 'the same player to move', and no more.
rules-g13-ruling = Only positions at the beginning of a turn count; inside a turn G6a governs. Otherwise a player who is behind could draw alone, by undoing extra moves.

## The Giuthi match (JC)

rules-gm1 = A match is played in rounds, each a game as above. Round 1 starts from the set-up; South starts.
rules-gm2 = After a round each player owns what they scored [G12] and what they had kept off the board. The player with fewer seeds lays all of them out on the own side as they please, at least one in every hole. The other copies that layout, hole A for a, B for b and so on, and keeps the rest off the board; those stay theirs.
rules-gm3 = The player with more seeds starts the next round. If both own the same number after a round that was not drawn, the loser of that round lays out and its winner starts.
rules-gm3-sources = JC does not speak of equal numbers, which happen after later rounds.
rules-gm3-ruling = The loser of the round lays out, and its winner starts.
rules-gm4 = The match ends when a player owns 4 seeds or fewer; that player has lost. It ends the same way when a player owns too few to put one in every hole, and a player who makes a layout that leaves neither side a legal move has lost.
rules-gm4-sources = JC gives only the 4 seeds. On boards of more than five holes a player runs short of one for every hole before that.
rules-gm4-ruling = Who cannot fill every hole, or lays out a dead board, has lost.
rules-gm5 = A drawn round counts for nothing and is played again from the same layout, the other player starting; three drawn rounds in a row draw the match. A match may be given a greatest number of rounds beforehand, drawn ones counted; when it is reached the player who owns more has won, and equal owners have drawn. GM4 is looked at after rounds that were not drawn; should both players own too little, the loser of that round has lost.
rules-gm5-sources = They are silent on drawn rounds.
rules-gm5-ruling = All of this rule is ours.

## Kiothi

rules-k1 = Two rows of ten. A hole is a *boma*, a seed a *warrior*, a store a *prison*, one for each player. All sowing is counter-clockwise. Positions on rows of 1 to 9 are accepted for studies; board and prisons hold at most 180.
rules-k2 = Set-ups: five warriors in each of a player's six rightmost boma, 30 a side (6x5, the default), or in each of the five rightmost, 25 a side (5x5). Rightmost as that player sees it: E to J and e to j. Any number of boma from 2 to 10 and of warriors from 1 to 9 is accepted, within 180.
rules-k2-sources = Accounts differ on whether five or six boma are full at the start.
rules-k3 = Opening. Each player's first move is a *redistribution*: you empty exactly two of your own occupied boma and place those warriors as you like in any boma of the board, own or enemy, the two just emptied included. So putting everything back is legal. South redistributes first, then North; then South makes the first ordinary move. A player with fewer than two occupied boma empties the one there is, and with none passes.
rules-k3-sources = MW says two; another retelling of it says 'up to two', which would allow nothing more, since warriors may be put back. Neither speaks of fewer than two occupied boma.
rules-k3-ruling = Exactly two; with fewer, what there is.
rules-k4 = When both have redistributed, every occupied boma becomes *nki*: marked, protected.
rules-k5 = A move takes any number of warriors, from one up to all, from one of your own boma and sows them counter-clockwise from the next boma on.
rules-k6 = The last warrior of the first lap must not fall into an occupied boma of your own row: such a move is not legal. Taking 20 of more than 20 ends in the own boma, which is still occupied: not legal. Taking exactly all 20 ends in it empty: legal.
rules-k7 = A boma from which warriors are taken, in the first lap (even a part of them) or in a relay, ceases to be nki for good.
rules-k8 = If the last warrior of a lap falls into an occupied boma, on either side, its whole contents, the warrior just dropped included, are lifted and sown on, counter-clockwise, as another lap. In the first lap that can only be an enemy boma [K6].
rules-k9 = The sowing ends when the last warrior falls into an empty boma.
rules-k10 = If that boma is in your own row, and the opposite boma is occupied and not nki, its warriors and the capturing warrior go to your prison. If the opposite boma is empty or nki, nothing is captured.
rules-k11 = If a capture under K10 was made from the leftmost boma of your own row, you also capture what stands in the three enemy boma next to the opposite one, towards your right, provided that all three are occupied and none is nki. From A the opposite boma is j and the bonus ones are i, h and g; from a they are J, and I, H and G.
rules-k11-sources = They do not say what happens when only some of the three can be taken.
rules-k11-ruling = All three or none; no bonus without the capture of K10; and none on study boards with fewer than four boma a row.
rules-k12 = The turn always ends after one move. There are no extra moves, and you need not cross before you capture.
rules-k13 = The game ends when the player to move has no legal move. Everything left on the board, the stuck player's own warriors included, goes to the prison of the player who can still move, judged on the same board. If neither could move, each player takes the own row.
rules-k13-sources = They do not say what happens if neither could move.
rules-k13-ruling = Then each player takes the own row.
rules-k14 = More warriors in prison wins; equal numbers draw.
rules-k15 = A position that repeats ends the game as a draw: the same warriors, the same nki marks, the same player to move, the opening over. The first position counted is the one after North's redistribution.
rules-k15-sources = They are silent for Kiothi.
rules-k15-ruling = A draw, as in Giuthi [G13].
rules-k16 = Match points: a win counts one. A win by exactly two warriors, *a win of one warrior*, 31 to 29 say, counts two by default, and by agreement any number from two to ten.

## Notation

rules-n1 = A position gives the game, South's holes from A, North's from a, the captured seeds of South and of North, and the side to move, S or N. A star marks a boma that is nki. 'opening' says that the side to move still owes its redistribution [K3]. The rule set stands behind the game when it is not the default.
rules-n2 = Set-ups have short names: holes × seeds in Giuthi, occupied boma × warriors in Kiothi.
rules-n3 = A move names the hole. In Giuthi plus is counter-clockwise, towards the mover's right, and minus is clockwise. In Kiothi the number says how many are taken. A redistribution names the two boma emptied and then where the warriors go. South's holes are capitals, North's small letters.
rules-n4 = A game record is a text that reads like PGN: tags in brackets, then the moves. The moves of one turn are joined by commas, and South's turns are numbered. Comments in braces, variations in brackets and evaluations are read as in PGN. A start from the middle of a game is given as Position instead of Setup.
rules-n5 = For programmers: perft(d) counts the move sequences of length d from a position, history ignored. A finished game has no moves, a pass is a move, and in a Kiothi opening every redistribution is one: 300,450,150 for South at 6x5.
