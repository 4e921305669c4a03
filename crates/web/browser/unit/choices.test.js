import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstAllowed, isLegal, optionsOf, reasonAgainst, typedMove } from '../../assets/board/choices.js';
import { format } from '../../assets/words.js';

const trace = (/** @type {string} */ end) => ({ laps: [], taken: [], end });
const board = /** @type {any} */ ({
  choices: [
    { move: 'F3', hole: 'F', direction: null, number: 3, gain: 4, trace: trace('capture') },
    { move: 'F1', hole: 'F', direction: null, number: 1, gain: 0, trace: trace('sleep') },
    { move: 'C+', hole: 'C', direction: '+', number: null, gain: 0, trace: trace('again') },
  ],
  refused: [
    { move: 'F2', hole: 'F', direction: null, number: 2, rule: 'K6', words: 'onto your own' },
    { move: 'C-', hole: 'C', direction: '-', number: null, rule: 'B6', words: 'never ends' },
    { move: 'D+', hole: 'D', direction: '+', number: null, rule: 'G2', words: 'a single seed' },
  ],
});

test('numbers stand in their order, the refused between the allowed', () => {
  assert.deepEqual(optionsOf(board, 'F').map(({ move, flag }) => [move, flag.kind]), [
    ['F1', 'nothing'],
    ['F2', 'refused'],
    ['F3', 'capture'],
  ]);
  assert.equal(firstAllowed(optionsOf(board, 'F')), 0);
});

test('directions: clockwise first, an endless one is told apart', () => {
  assert.deepEqual(optionsOf(board, 'C').map(({ move, flag }) => [move, flag.kind]), [
    ['C-', 'endless'],
    ['C+', 'again'],
  ]);
});

test('why a hole may not be sown', () => {
  assert.deepEqual([isLegal(board, 'C'), isLegal(board, 'D')], [true, false]);
  assert.equal(reasonAgainst(board, 'D'), 'a single seed');
});

test('a typed move may be written loosely', () => {
  assert.equal(typedMove(board, ' c + ').move, 'C+');
  assert.equal(typedMove(board, 'C–').option, board.refused[1]);
  assert.equal(typedMove(board, 'Z9').option, null);
});

test('messages choose by a value, by its plural, and inside one another', () => {
  const rules = new Intl.PluralRules('en');
  const seeds = { by: 'game', kiothi: { by: 'count', one: '{count} warrior', other: '{count} warriors' }, other: { by: 'count', one: '{count} seed', other: '{count} seeds' } };
  assert.equal(format(seeds, { game: 'kiothi', count: 1 }, rules), '1 warrior');
  assert.equal(format(seeds, { game: 'giuthi', count: 0 }, rules), '0 seeds');
});
