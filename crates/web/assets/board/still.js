// @ts-check
/**
 * Boards that are only looked at.
 *
 * @import { Board } from './types.js'
 */
import { read } from './circuit.js';

/**
 * What lies on a board by a position's text (N1), with nothing to be chosen.
 *
 * @param {string} position
 * @param {string} [words] what is said of it
 * @returns {Board}
 */
export function still(position, words = '') {
  const { cells, holes, nki, taken, turn } = read(position);
  const [rules = ''] = position.split(' ');
  return {
    position,
    game: rules.startsWith('kiothi') ? 'kiothi' : 'giuthi',
    rules,
    holes,
    turn,
    phase: 'sow',
    south: cells.slice(0, holes),
    north: cells.slice(holes),
    taken,
    nki: [...nki],
    choices: [],
    refused: [],
    redistribution: null,
    ending: null,
    words,
  };
}
