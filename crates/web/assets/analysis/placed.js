// @ts-check
/**
 * A position while it is being put together: it may be nonsense, which the server says.
 *
 * @import { Side } from '../board/types.js'
 */
import { indexOf, ownerOf, read } from '../board/circuit.js';

/**
 * What lies on the board; the shape that `/api/v1/setup` takes.
 *
 * @typedef {object} Placed
 * @property {string} rules `giuthi`, `giuthi:climent` or `kiothi`
 * @property {number[]} south
 * @property {number[]} north
 * @property {{south: number, north: number}} taken
 * @property {string[]} nki
 * @property {Side} turn
 * @property {boolean} opening
 */

/** A position has at most three digits for a number (N1). */
const MOST = 999;

/**
 * What a position's text says (N1), which must have that form.
 *
 * @param {string} position
 * @returns {Placed}
 */
export function placedFrom(position) {
  const { cells, holes, taken, nki, turn } = read(position);
  const [rules = ''] = position.split(' ');
  const opening = position.endsWith(' opening');
  return { rules, south: cells.slice(0, holes), north: cells.slice(holes), taken, nki: [...nki], turn, opening };
}

/**
 * The text of it (N1), be it possible or not.
 *
 * @param {Placed} placed
 */
export function textOf({ rules, south, north, taken, nki, turn, opening }) {
  const row = (/** @type {number[]} */ cells, /** @type {number} */ first) =>
    cells.map((seeds, index) => `${seeds}${nki.includes(String.fromCharCode(first + index)) ? '*' : ''}`).join(',');
  const side = turn === 'south' ? 'S' : 'N';
  return `${rules} ${row(south, 65)}/${row(north, 97)} ${taken.south}-${taken.north} ${side}${opening ? ' opening' : ''}`;
}

/**
 * @param {Placed} placed
 * @param {string} hole
 */
export function seedsIn({ south, north }, hole) {
  return [...south, ...north][indexOf(hole, south.length)] ?? 0;
}

/**
 * The same with so many seeds in a hole. An emptied one loses its mark (K4).
 *
 * @param {Placed} placed
 * @param {string} hole
 * @param {number} seeds
 * @returns {Placed}
 */
export function withSeeds(placed, hole, seeds) {
  const side = ownerOf(hole);
  const holes = placed.south.length;
  const row = [...placed[side]];
  row[indexOf(hole, holes) - (side === 'north' ? holes : 0)] = count(seeds);
  const nki = seeds > 0 ? placed.nki : placed.nki.filter((other) => other !== hole);
  return { ...placed, [side]: row, nki };
}

/**
 * The same with a hole marked nki, or not so any more.
 *
 * @param {Placed} placed
 * @param {string} hole
 * @returns {Placed}
 */
export function turnedNki(placed, hole) {
  const others = placed.nki.filter((other) => other !== hole);
  return { ...placed, nki: others.length < placed.nki.length ? others : [...others, hole].sort() };
}

/**
 * The same with rows of another length: further holes are empty.
 *
 * @param {Placed} placed
 * @param {number} holes
 * @returns {Placed}
 */
export function resized(placed, holes) {
  const row = (/** @type {number[]} */ cells) => Array.from({ length: holes }, (_, index) => cells[index] ?? 0);
  const [south, north] = [row(placed.south), row(placed.north)];
  const nki = placed.nki.filter((hole) => (hole.toUpperCase().charCodeAt(0) - 65) < holes);
  return { ...placed, south, north, nki };
}

/**
 * The same under another rule set. Only Kiothi has marks and redistributions.
 *
 * @param {Placed} placed
 * @param {string} rules
 * @returns {Placed}
 */
export function ruledBy(placed, rules) {
  const isKiothi = rules === 'kiothi';
  return { ...placed, rules, nki: isKiothi ? placed.nki : [], opening: isKiothi && placed.opening };
}

/**
 * The same with nothing on the board and nothing captured.
 *
 * @param {Placed} placed
 * @returns {Placed}
 */
export function cleared(placed) {
  const row = placed.south.map(() => 0);
  return { ...placed, south: row, north: [...row], taken: { south: 0, north: 0 }, nki: [], opening: false };
}

/**
 * All seeds there are.
 *
 * @param {Placed} placed
 */
export function total({ south, north, taken }) {
  return [...south, ...north, taken.south, taken.north].reduce((sum, seeds) => sum + seeds, 0);
}

/**
 * A number of seeds that can be written: what is no number is none.
 *
 * @param {number} seeds
 */
export function count(seeds) {
  return Math.min(Math.max(Math.trunc(seeds) || 0, 0), MOST);
}
