// @ts-check
/**
 * A redistribution being made (K3): boma are emptied, and their warriors placed anew.
 *
 * Every change gives a new value that knows the one before, so undoing is going back.
 *
 * @import { Board, Side } from './types.js'
 */
import { holeAt, indexOf, ownerOf } from './circuit.js';

/**
 * @typedef {object} Placing
 * @property {Side} side
 * @property {number} holes
 * @property {number} mustEmpty
 * @property {number[]} start what lies on the board before, along the circuit
 * @property {string[]} emptied
 * @property {number[]} placed
 * @property {Placing | null} before
 */

/**
 * @param {Board} board
 * @returns {Placing}
 */
export function begin(board) {
  const start = [...board.south, ...board.north];
  return {
    side: board.turn,
    holes: board.holes,
    mustEmpty: board.redistribution?.empty ?? 0,
    start,
    emptied: [],
    placed: start.map(() => 0),
    before: null,
  };
}

/** @param {Placing} placing */
export function stillToEmpty(placing) {
  return placing.mustEmpty - placing.emptied.length;
}

/**
 * Warriors taken up and not yet placed.
 *
 * @param {Placing} placing
 */
export function inHand(placing) {
  const lifted = placing.emptied.map((hole) => placing.start[indexOf(hole, placing.holes)]);
  return sum(lifted) - sum(placing.placed);
}

/** @param {Placing} placing */
export function isComplete(placing) {
  return stillToEmpty(placing) === 0 && inHand(placing) === 0;
}

/**
 * What lies on the board now, along the circuit.
 *
 * @param {Placing} placing
 */
export function cellsOf({ start, emptied, placed, holes }) {
  return start.map((seeds, index) => {
    const left = emptied.includes(holeAt(index, holes)) ? 0 : seeds;
    return left + placed[index];
  });
}

/**
 * Whether a boma can be emptied now.
 *
 * @param {Placing} placing
 * @param {string} hole
 */
export function canEmpty(placing, hole) {
  const own = ownerOf(hole) === placing.side;
  const occupied = placing.start[indexOf(hole, placing.holes)] > 0;
  return own && occupied && stillToEmpty(placing) > 0 && !placing.emptied.includes(hole);
}

/**
 * Empties a boma, or leaves everything as it is when that may not be.
 *
 * @param {Placing} placing
 * @param {string} hole
 * @returns {Placing}
 */
export function empty(placing, hole) {
  if (!canEmpty(placing, hole)) {
    return placing;
  }
  return { ...placing, emptied: [...placing.emptied, hole], before: placing };
}

/**
 * Places warriors from the hand, as many as there are at most.
 *
 * @param {Placing} placing
 * @param {string} hole
 * @param {number} count
 * @returns {Placing}
 */
export function place(placing, hole, count) {
  const placeable = Math.min(count, inHand(placing));
  return placeable > 0 ? withPlaced(placing, hole, placeable) : placing;
}

/**
 * Takes back into the hand what was placed in a boma.
 *
 * @param {Placing} placing
 * @param {string} hole
 * @param {number} count
 * @returns {Placing}
 */
export function takeBack(placing, hole, count) {
  const there = placing.placed[indexOf(hole, placing.holes)];
  const taken = Math.min(count, there);
  return taken > 0 ? withPlaced(placing, hole, -taken) : placing;
}

/**
 * @param {Placing} placing
 * @returns {Placing}
 */
export function undo(placing) {
  return placing.before ?? placing;
}

/**
 * The redistribution as text (N3): `EF=A3g7`.
 *
 * @param {Placing} placing
 */
export function moveText({ emptied, placed, holes }) {
  const from = [...emptied].sort((one, two) => indexOf(one, holes) - indexOf(two, holes)).join('');
  const to = placed.map((count, index) => (count > 0 ? `${holeAt(index, holes)}${count}` : ''));
  return `${from}=${to.join('')}`;
}

/**
 * A redistribution given as text, taken as the start of further changes.
 *
 * @param {Placing} placing
 * @param {string} text
 * @returns {Placing}
 */
export function fromText(placing, text) {
  const [from, to = ''] = text.split('=');
  const placed = placing.start.map(() => 0);
  for (const [, hole, count] of to.matchAll(/([A-Za-z])(\d+)/g)) {
    placed[indexOf(hole, placing.holes)] += Number(count);
  }
  return { ...placing, emptied: [...from], placed, before: placing };
}

/**
 * @param {Placing} placing
 * @param {string} hole
 * @param {number} count
 * @returns {Placing}
 */
function withPlaced(placing, hole, count) {
  const index = indexOf(hole, placing.holes);
  const placed = placing.placed.with(index, placing.placed[index] + count);
  return { ...placing, placed, before: placing };
}

/** @param {number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, number) => total + number, 0);
}
