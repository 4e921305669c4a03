// @ts-check
/**
 * Addresses that hold a position or a game.
 *
 * @import { Node, Tree } from './tree.js'
 */

/** Longer addresses are cut off by programs that people send links with. */
export const LONGEST = 8000;

/**
 * A text as part of an address. What positions and moves are made of stays readable.
 *
 * @param {string} text
 */
export function written(text) {
  return encodeURIComponent(text)
    .replaceAll('%20', '+')
    .replace(/%(2B|2C|2F|3A|3D)/g, (code) => decodeURIComponent(code));
}

/**
 * Moves from a start, as the query of an address.
 *
 * @param {string} start
 * @param {string[]} moves
 */
export function query(start, moves) {
  const played = moves.length > 0 ? `&moves=${written(moves.join(','))}` : '';
  return `start=${written(start)}${played}`;
}

/**
 * The address of a tree that shows one of its moves. With comments or variations it holds the
 * record; where that is too long, or not known yet, only the line that is shown.
 *
 * @param {Tree} tree
 * @param {Node} shown
 * @param {string | null} record
 * @returns {{path: string, whole: boolean}} `whole`: whether it holds all that there is
 */
export function addressOf(tree, shown, record) {
  if (tree.isPlain) {
    const { line } = tree.root;
    const place = shown === line.at(-1) || line.length === 0 ? '' : `&at=${tree.numberOf(shown)}`;
    return { path: `/analysis?${query(tree.start, line.map(({ move }) => move))}${place}`, whole: true };
  }
  if (record !== null) {
    const path = `/analysis?record=${encodeURIComponent(record)}&at=${tree.numberOf(shown)}`;
    if (path.length <= LONGEST) {
      return { path, whole: true };
    }
  }
  const line = [...shown.path, ...shown.line].map(({ move }) => move);
  return { path: `/analysis?${query(tree.start, line)}&at=${shown.path.length}`, whole: false };
}
