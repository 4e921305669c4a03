-- How often a game has been changed. Events may be taken back, so their number does not tell.
ALTER TABLE games ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
