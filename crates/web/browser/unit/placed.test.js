// The position editor's positions: read, written, changed, be they possible or not.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { still } from '../../assets/board/still.js';
import { cleared, count, placedFrom, resized, ruledBy, seedsIn, textOf, total, turnedNki, withSeeds } from '../../assets/analysis/placed.js';

const KIOTHI = 'kiothi 0,5*,1/2,0,3 4-1 N';

test('a text is read and written again', () => {
  for (const text of [KIOTHI, 'giuthi:climent 0/12 0-168 S', 'kiothi 0,5/5,0 0-0 N opening']) {
    assert.equal(textOf(placedFrom(text)), text);
  }
});

test('seeds are put into holes of both sides, and never fewer than none', () => {
  const more = withSeeds(withSeeds(placedFrom(KIOTHI), 'A', 7), 'c', seedsIn(placedFrom(KIOTHI), 'c') + 1);
  assert.equal(textOf(more), 'kiothi 7,5*,1/2,0,4 4-1 N');
  assert.equal(seedsIn(withSeeds(more, 'b', -1), 'b'), 0);
  assert.equal(total(more), 24);
  assert.deepEqual([count(-3), count(4.9), count(Number.NaN), count(1e9)], [0, 4, 0, 999]);
});

test('an emptied boma is not nki any more, and a mark can be set and taken away', () => {
  const placed = placedFrom(KIOTHI);
  assert.equal(textOf(withSeeds(placed, 'B', 0)), 'kiothi 0,0,1/2,0,3 4-1 N');
  assert.equal(textOf(turnedNki(placed, 'a')), 'kiothi 0,5*,1/2*,0,3 4-1 N');
  assert.equal(textOf(turnedNki(placed, 'B')), 'kiothi 0,5,1/2,0,3 4-1 N');
});

test('rows become longer and shorter together, with their marks', () => {
  const placed = turnedNki(placedFrom(KIOTHI), 'c');
  assert.equal(textOf(resized(placed, 4)), 'kiothi 0,5*,1,0/2,0,3*,0 4-1 N');
  assert.equal(textOf(resized(placed, 2)), 'kiothi 0,5*/2,0 4-1 N');
});

test('in Giuthi there are no marks and no redistributions', () => {
  assert.equal(textOf(ruledBy(placedFrom(KIOTHI), 'giuthi')), 'giuthi 0,5,1/2,0,3 4-1 N');
  const opening = placedFrom('kiothi 0,5/5,0 0-0 S opening');
  assert.equal(textOf(ruledBy(opening, 'giuthi:climent')), 'giuthi:climent 0,5/5,0 0-0 S');
});

test('a cleared board keeps its size, its game and who is to move', () => {
  assert.equal(textOf(cleared(placedFrom(KIOTHI))), 'kiothi 0,0,0/0,0,0 0-0 N');
});

test('a board to be looked at has what lies there, and nothing to be chosen', () => {
  const board = still(KIOTHI, 'Look.');
  assert.deepEqual(
    [board.game, board.holes, board.south, board.north, board.taken, board.nki, board.turn, board.choices, board.words],
    ['kiothi', 3, [0, 5, 1], [2, 0, 3], { south: 4, north: 1 }, ['B'], 'north', [], 'Look.'],
  );
});
