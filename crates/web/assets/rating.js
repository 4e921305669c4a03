/**
 * A rating after a puzzle, by Elo's formula: the first twenty puzzles count twice.
 *
 * @param {number} own the rating before
 * @param {number} puzzle the puzzle's
 * @param {boolean} solved at the first try
 * @param {number} known how many puzzles were rated before
 * @returns {number}
 */
export function rated(own, puzzle, solved, known) {
  const expected = 1 / (1 + 10 ** ((puzzle - own) / 400));
  const weight = known < 20 ? 48 : 24;
  return own + weight * ((solved ? 1 : 0) - expected);
}
