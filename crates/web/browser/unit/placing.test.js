import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as placing from '../../assets/board/placing.js';

const board = /** @type {any} */ ({
  holes: 4,
  turn: 'north',
  south: [0, 0, 3, 3],
  north: [0, 2, 3, 4],
  redistribution: { empty: 2, occupied: ['b', 'c', 'd'] },
});

const emptied = () => placing.empty(placing.empty(placing.begin(board), 'd'), 'b');

test('K3 only own, occupied boma are emptied, and exactly as many as must be', () => {
  const start = placing.begin(board);
  assert.deepEqual(
    ['C', 'a', 'b'].map((hole) => placing.canEmpty(start, hole)),
    [false, false, true],
  );
  const both = emptied();
  assert.equal(placing.empty(both, 'c'), both);
  assert.equal(placing.stillToEmpty(both), 0);
  assert.equal(placing.inHand(both), 6);
});

test('K3 warriors go anywhere, no more than are in hand', () => {
  const placed = placing.place(placing.place(emptied(), 'A', 4), 'b', Infinity);
  assert.deepEqual(placing.cellsOf(placed), [4, 0, 3, 3, 0, 2, 3, 0]);
  assert.ok(placing.isComplete(placed));
  assert.equal(placing.place(placed, 'A', 1), placed);
});

test('N3 the text names boma in the order of the circuit', () => {
  const placed = placing.place(placing.place(emptied(), 'b', 2), 'A', 4);
  assert.equal(placing.moveText(placed), 'bd=A4b2');
});

test('a text is read as what it would have been made by', () => {
  const read = placing.fromText(placing.begin(board), 'bd=A4b2');
  assert.ok(placing.isComplete(read));
  assert.equal(placing.moveText(read), 'bd=A4b2');
});

test('everything can be undone, and warriors taken back', () => {
  const start = emptied();
  const placed = placing.place(start, 'A', 4);
  assert.equal(placing.undo(placed), start);
  assert.equal(placing.inHand(placing.takeBack(placed, 'A', 1)), 3);
  assert.equal(placing.takeBack(placed, 'B', 1), placed);
  const first = placing.begin(board);
  assert.equal(placing.undo(first), first);
});
