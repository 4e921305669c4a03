// @ts-check
/**
 * The course of a game as a graph: South's share after every turn, and the mistakes.
 *
 * @import { Worth } from './worth.js'
 *
 * @typedef {'inaccuracy' | 'mistake' | 'blunder'} Severity
 *
 * @typedef {object} Judgement
 * @property {number} first the number of the turn's first move, counted from 1
 * @property {number} last
 * @property {Worth} after
 * @property {{moves: string[], turns: string[]} | null} better
 * @property {Severity | null} severity
 * @property {string | null} words
 *
 * @typedef {object} Point
 * @property {number} x
 * @property {number} y
 * @property {Judgement} judgement
 */
import { drawn } from '../board/view.js';
import { share } from './worth.js';

export const WIDTH = 600;
export const HEIGHT = 100;

/** What marks a turn: not by colour alone. */
export const SIGNS = { inaccuracy: '?!', mistake: '?', blunder: '??' };

/**
 * Where the turns stand in the graph, from the first to the last.
 *
 * @param {Judgement[]} judgements in any order
 * @param {number} length how many moves the game has
 * @returns {Point[]}
 */
export function points(judgements, length) {
  const inOrder = [...judgements].sort((one, other) => one.last - other.last);
  return inOrder.map((judgement) => ({
    x: round((WIDTH * judgement.last) / Math.max(length, 1)),
    y: round(HEIGHT * (1 - share(judgement.after))),
    judgement,
  }));
}

/**
 * The outline of what is South's.
 *
 * @param {Point[]} at
 */
export function outline(at) {
  if (at.length === 0) {
    return '';
  }
  const line = at.map(({ x, y }) => `L${x} ${y}`).join('');
  return `M${at[0].x} ${HEIGHT}${line}L${at[at.length - 1].x} ${HEIGHT}Z`;
}

/**
 * Draws the graph anew.
 *
 * @param {SVGElement} svg
 * @param {Judgement[]} judgements
 * @param {number} length
 * @param {number} here the number of the move that is shown
 */
export function draw(svg, judgements, length, here) {
  const at = points(judgements, length);
  const x = round((WIDTH * here) / Math.max(length, 1));
  const marks = at.flatMap(({ x: left, y, judgement: { severity } }) => {
    const mark = drawn('circle', { cx: left, cy: y, r: 4.5, class: `mark ${severity}` });
    return severity ? [mark] : [];
  });
  svg.setAttribute('viewBox', `0 0 ${WIDTH} ${HEIGHT}`);
  svg.replaceChildren(
    drawn('path', { d: outline(at), class: 'south' }),
    drawn('line', { x1: 0, x2: WIDTH, y1: HEIGHT / 2, y2: HEIGHT / 2, class: 'level' }),
    drawn('line', { x1: x, x2: x, y1: 0, y2: HEIGHT, class: 'here' }),
    ...marks,
  );
}

/** @param {number} value */
function round(value) {
  return Math.round(value * 10) / 10;
}
