// @ts-check
/**
 * The circuit of holes (B2 to B4): South's row from `A`, then North's from `a`, counter-clockwise.
 *
 * @import { Direction, Side } from './types.js'
 */

/**
 * What lies on a board, hole by hole along the circuit.
 *
 * @typedef {object} Seeds
 * @property {number[]} cells
 * @property {{south: number, north: number}} taken
 * @property {ReadonlySet<string>} nki
 */

/**
 * The number of a hole on the circuit.
 *
 * @param {string} hole
 * @param {number} holes a row's holes
 */
export function indexOf(hole, holes) {
  const code = hole.charCodeAt(0);
  return code < 97 ? code - 65 : code - 97 + holes;
}

/**
 * The letter of a hole.
 *
 * @param {number} index
 * @param {number} holes
 */
export function holeAt(index, holes) {
  return String.fromCharCode(index < holes ? 65 + index : 97 + index - holes);
}

/**
 * Whose hole it is.
 *
 * @param {string} hole
 * @returns {Side}
 */
export function ownerOf(hole) {
  return hole < 'a' ? 'south' : 'north';
}

/**
 * @param {Side} side
 * @returns {Side}
 */
export function other(side) {
  return side === 'south' ? 'north' : 'south';
}

/**
 * The letters of a side's row, from its player's left.
 *
 * @param {Side} side
 * @param {number} holes
 */
export function rowOf(side, holes) {
  const first = side === 'south' ? 0 : holes;
  return Array.from({ length: holes }, (_, index) => holeAt(first + index, holes));
}

/**
 * The hole across (B4).
 *
 * @param {string} hole
 * @param {number} holes
 */
export function opposite(hole, holes) {
  return holeAt(2 * holes - 1 - indexOf(hole, holes), holes);
}

/**
 * The next hole of a sowing.
 *
 * @param {number} index
 * @param {Direction} direction
 * @param {number} holes
 */
export function next(index, direction, holes) {
  const around = 2 * holes;
  return (index + (direction === '+' ? 1 : -1) + around) % around;
}

/**
 * The holes that a lap passes, from the one it leaves to the one it ends in.
 *
 * @param {{from: string, direction: Direction, seeds: number}} lap
 * @param {number} holes
 */
export function path(lap, holes) {
  const passed = [indexOf(lap.from, holes)];
  for (let seed = 0; seed < lap.seeds; seed += 1) {
    passed.push(next(passed[seed], lap.direction, holes));
  }
  return passed;
}

/**
 * What a position's text says that lies on the board (N1).
 *
 * @param {string} position
 * @returns {Seeds & {holes: number, turn: Side}}
 */
export function read(position) {
  const [, rows, taken, turn] = position.trim().split(/\s+/);
  const [south, north] = rows.split('/').map((row) => row.split(','));
  const holes = south.length;
  const written = [...south, ...north];
  const nki = written.flatMap((cell, index) => (cell.endsWith('*') ? [holeAt(index, holes)] : []));
  const [southTook, northTook] = taken.split('-').map(Number);
  return {
    holes,
    cells: written.map((cell) => Number.parseInt(cell, 10)),
    taken: { south: southTook, north: northTook },
    nki: new Set(nki),
    turn: turn === 'N' ? 'north' : 'south',
  };
}
