// @ts-check
/**
 * What values look like: a short label, and the share of a bar that is South's.
 *
 * @typedef {object} Worth
 * @property {'ahead' | 'won' | 'drawn'} kind
 * @property {number} south seeds by which South is ahead or wins; negative for North
 * @property {number | null} moves_to_end
 */

/** A lead of so many seeds fills three quarters of South's half. */
const STEEP = 8.4;

/**
 * South's share of the bar, from 0 to 1.
 *
 * @param {Worth} worth
 */
export function share({ kind, south }) {
  if (kind === 'won') {
    return south > 0 ? 1 : 0;
  }
  // A guess leaves something to both.
  return 0.5 + 0.48 * Math.tanh(south / STEEP);
}

/**
 * `+3.2`, `−0.4`, `0`; for a won game the moves to its end, `+#12`.
 *
 * @param {Worth} worth
 */
export function label({ kind, south, moves_to_end: moves }) {
  const sign = south > 0 ? '+' : south < 0 ? '−' : '';
  if (kind === 'won' && moves !== null && moves > 0) {
    return `${sign}#${moves}`;
  }
  const seeds = Math.abs(south);
  const shown = kind === 'ahead' ? seeds.toFixed(1) : String(seeds);
  return Number(shown) === 0 ? shown : sign + shown;
}
