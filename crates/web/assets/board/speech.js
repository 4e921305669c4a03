// @ts-check
/**
 * The board in words: names of holes, what a choice comes to, the board as a table.
 *
 * @import { Board, Side } from './types.js'
 * @import { Option } from './choices.js'
 * @import { Seeds } from './circuit.js'
 */
import { say } from '../words.js';
import { isLegal } from './choices.js';
import { indexOf, ownerOf, rowOf } from './circuit.js';
import { element } from './view.js';

/**
 * `C, South, 8 seeds, can be sown`.
 *
 * @param {string} hole
 * @param {Seeds} seeds
 * @param {Board} board
 * @param {boolean} choosing whether holes may be chosen now
 */
export function holeName(hole, seeds, board, choosing) {
  const count = seeds.cells[indexOf(hole, board.holes)];
  return listed([
    hole,
    say('board-side', { side: ownerOf(hole) }),
    say('board-seeds', { game: board.game, count }),
    seeds.nki.has(hole) ? say('board-nki') : '',
    choosing && isLegal(board, hole) ? say('board-can-be-sown') : '',
  ]);
}

/**
 * What choosing an option would do, in a sentence or two.
 *
 * @param {Option} option
 */
export function optionWords({ choice, refused }) {
  if (choice) {
    if (choice.words) {
      return choice.words;
    }
    const count = choice.trace.laps.length;
    return [say('board-laps', { count }), choice.trace.words ?? ''].join(' ');
  }
  return refused?.words ?? '';
}

/**
 * The name of an arrow: `C+, counter-clockwise: …`.
 *
 * @param {Option} option
 * @param {boolean} tell whether to say what comes of it
 */
export function arrowName(option, tell) {
  const way = say('board-direction', { direction: option.direction === '+' ? 'plus' : 'minus' });
  const name = listed([option.move, way]);
  return tell || option.refused ? `${name}. ${optionWords(option)}` : name;
}

/**
 * The text of a flag: `+7`, `again`, `+0`, `∞`.
 *
 * @param {import('./choices.js').Flag} flag
 */
export function flagText({ kind, gain }) {
  switch (kind) {
    case 'capture':
      return `+${gain}`;
    case 'again':
      return say('board-again');
    case 'endless':
      return '∞';
    case 'refused':
      return '×';
    default:
      return '+0';
  }
}

/**
 * A sentence whose rules, `(G7, G9)`, are links to the page of rules.
 *
 * @param {string} words
 * @param {string} game
 */
export function linked(words, game) {
  const parts = words.split(/(\((?:[BGKN]M?\d+a?(?:, )?)+\))/);
  return parts.flatMap((part, index) => (index % 2 === 0 ? [part] : ruleLinks(part, game)));
}

/**
 * @param {string} rules
 * @param {string} game
 */
function ruleLinks(rules, game) {
  return rules.split(/([BGKN]M?\d+a?)/).map((part, index) => {
    if (index % 2 === 0) {
      return part;
    }
    const link = element('a', 'rule-id', part);
    link.href = `/rules/${game}#${part.toLowerCase()}`;
    return link;
  });
}

/**
 * The board as a table, for those who would rather read it.
 *
 * @param {HTMLTableElement} table
 * @param {Seeds} seeds
 * @param {Board} board
 */
export function fillTable(table, seeds, board) {
  const caption = element('caption', '', say('board-table'));
  const rows = /** @type {Side[]} */ (['north', 'south']).map((side) => tableRow(side, seeds, board));
  table.replaceChildren(caption, ...rows.flat());
}

/**
 * @param {Side} side
 * @param {Seeds} seeds
 * @param {Board} board
 */
function tableRow(side, seeds, board) {
  const letters = element('tr');
  const counts = element('tr');
  letters.append(header(say('board-side', { side }), 'row'));
  counts.append(header(say('board-table-seeds', { game: board.game }), 'row'));
  const row = rowOf(side, board.holes);
  for (const hole of side === 'north' ? row.reverse() : row) {
    const count = String(seeds.cells[indexOf(hole, board.holes)]);
    letters.append(header(hole, 'col'));
    counts.append(element('td', '', seeds.nki.has(hole) ? `${count} ${say('board-nki')}` : count));
  }
  letters.append(header(say('board-took', { game: board.game }), 'col'));
  counts.append(element('td', '', String(seeds.taken[side])));
  return [letters, counts];
}

/**
 * @param {string} text
 * @param {string} scope
 */
function header(text, scope) {
  const cell = element('th', '', text);
  cell.scope = scope;
  return cell;
}

/** @param {string[]} parts */
function listed(parts) {
  return parts.filter((part) => part !== '').join(', ');
}
