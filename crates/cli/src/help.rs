//! What the long help of several commands says.

/// How positions and moves are written, after what a command has to say for itself.
pub fn notation(before: &str) -> String {
    format!("{before}\n\n{NOTATION}")
}

const NOTATION: &str = "\
Positions:
  South's holes are A B C …, North's a b c …, each from its player's own left,
  so that a lies across from South's last hole. A position gives the game,
  South's holes, North's holes, the captured seeds, and the side to move:
    \"giuthi 8,8,8,8,8,8,8,8/8,8,8,8,8,8,8,8 0-0 S\"
    \"kiothi 0,5*,1/2,0,3 4-1 N\"     * marks a boma that is nki, protected
  Put it in quotes. Starting positions have short names:
    \"giuthi 8x8\"                    holes x seeds: 1 to 10 holes, 1 to 9 seeds
    \"giuthi:climent 6x6\"            by Jordi Climent's account of the rules
    \"kiothi 6x5\"                    occupied boma x warriors

Moves:
  C+             Giuthi: sow C counter-clockwise, towards its player's right
  C-             Giuthi: sow C clockwise
  F3             Kiothi: take three warriors from F
  EF=A3g7        Kiothi's opening: empty E and F, put three in A and seven in g
  pass           when you cannot move";
