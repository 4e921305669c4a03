// @ts-check
/**
 * What may be chosen, arranged for choosing: by hole, by direction, by number.
 *
 * @import { Board, Choice, Direction, Refused } from './types.js'
 */

/**
 * What a move comes to, in a flag at its landing.
 *
 * @typedef {object} Flag
 * @property {'capture' | 'again' | 'nothing' | 'endless' | 'refused'} kind
 * @property {number} gain
 */

/**
 * A way to sow from a hole: allowed, or refused for a reason.
 *
 * @typedef {object} Option
 * @property {string} move
 * @property {Direction | null} direction
 * @property {number | null} number
 * @property {Choice | null} choice
 * @property {Refused | null} refused
 * @property {Flag} flag
 */

/**
 * Everything that could be done from a hole: both directions, or each number from one.
 *
 * @param {Board} board
 * @param {string} hole
 * @returns {Option[]}
 */
export function optionsOf(board, hole) {
  const choices = board.choices.filter((choice) => choice.hole === hole).map(allowed);
  const refused = board.refused.filter((refusal) => refusal.hole === hole).map(forbidden);
  return [...choices, ...refused].sort(inOrder);
}

/**
 * Whether anything may be sown from a hole.
 *
 * @param {Board} board
 * @param {string} hole
 */
export function isLegal(board, hole) {
  return board.choices.some((choice) => choice.hole === hole);
}

/**
 * Why nothing may be sown from a hole, if the server gave a reason.
 *
 * @param {Board} board
 * @param {string} hole
 */
export function reasonAgainst(board, hole) {
  return board.refused.find((refusal) => refusal.hole === hole)?.words ?? '';
}

/**
 * The number that a stepper begins with: the smallest that is allowed.
 *
 * @param {Option[]} options
 */
export function firstAllowed(options) {
  return options.findIndex((option) => option.choice !== null);
}

/**
 * Where the last seed falls.
 *
 * @param {Choice} choice
 */
export function landingOf(choice) {
  return choice.trace.laps.at(-1)?.to ?? null;
}

/**
 * A typed move as the server writes it, or null when it is no move of this board. Holes may be
 * typed in either case, since all belong to the player to move; so may signs like `–`.
 *
 * @param {Board} board
 * @param {string} text
 * @returns {{move: string, option: Choice | Refused | null}}
 */
export function typedMove(board, text) {
  const plain = text.trim().replace(/\s+/g, '').replace(/[–—−]/g, '-');
  const known = [...board.choices, ...board.refused];
  const option =
    known.find(({ move }) => move === plain) ??
    known.find(({ move }) => move.toLowerCase() === plain.toLowerCase()) ??
    null;
  return { move: option?.move ?? plain, option };
}

/**
 * @param {Choice} choice
 * @returns {Option}
 */
function allowed(choice) {
  const { move, direction, number, gain, trace } = choice;
  const kind = trace.end === 'capture' ? 'capture' : trace.end === 'again' ? 'again' : 'nothing';
  return { move, direction, number, choice, refused: null, flag: { kind, gain } };
}

/**
 * @param {Refused} refused
 * @returns {Option}
 */
function forbidden(refused) {
  const { move, direction = null, number = null, rule } = refused;
  const kind = rule === 'B6' ? 'endless' : 'refused';
  return { move, direction, number, choice: null, refused, flag: { kind, gain: 0 } };
}

/**
 * @param {Option} one
 * @param {Option} two
 */
function inOrder(one, two) {
  return (one.number ?? 0) - (two.number ?? 0) || (one.direction === '-' ? -1 : 1);
}
