//! The help page: all keys, and the rules in short.

use ndongu_rules::RuleSet;

/// The whole page for a game.
pub fn page(of: RuleSet) -> String {
    format!("{KEYS}\n{}", rules(of))
}

/// A game's rules in short.
pub fn rules(rules: RuleSet) -> &'static str {
    match rules {
        RuleSet::Giuthi(_) => GIUTHI,
        RuleSet::Kiothi => KIOTHI,
    }
}

const KEYS: &str = "\
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
";

const GIUTHI: &str = "\
# Giuthi in short
Sow one of your holes of two or more seeds, either way round (G2, G3).
Ends in an occupied hole: lift it all and sow on, the other way round (G4).
Ends in an empty hole of the other side: your turn is over (G5).
Ends in an empty hole of yours, and nothing crossed: move again (G6).
Ends there after crossing: you capture what lies opposite, and your last seed
(G7); and over your next empty holes, what lies opposite them (G9).
No hole of two seeds: you pass (G11). Nobody can move: each keeps the own
row, and more seeds win (G12). A position that repeats is a draw (G13).
A sowing that never ends is not allowed (B6), nor going round in circles
within a turn (G6a).
";

const KIOTHI: &str = "\
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
";
