-- A game, or a match of several, from its start; all else follows from its events.
CREATE TABLE games (
    id      TEXT PRIMARY KEY,
    -- The visitor who began it, to find it again.
    visitor TEXT NOT NULL,
    -- The position in which it began.
    start   TEXT NOT NULL,
    -- 'person' or 'computer:5', of the first game.
    south   TEXT NOT NULL,
    north   TEXT NOT NULL,
    -- 'game', 'rounds', 'rounds:5' or 'points:2'.
    contest TEXT NOT NULL,
    -- Seconds since 1970.
    began   INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    -- Whether nothing is waited for any more.
    over    INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX games_of_visitor ON games (visitor, changed);

-- What was done, in its order: 'C+', 'resign south', 'layout 3,4,5', 'again'.
CREATE TABLE events (
    game   TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    event  TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
