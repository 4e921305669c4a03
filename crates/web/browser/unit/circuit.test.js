import assert from 'node:assert/strict';
import { test } from 'node:test';
import { holeAt, indexOf, next, opposite, ownerOf, path, read, rowOf } from '../../assets/board/circuit.js';

test('B3 the circuit runs over South and then North, and back to A', () => {
  const letters = Array.from({ length: 8 }, (_, index) => holeAt(index, 4)).join('');
  assert.equal(letters, 'ABCDabcd');
  assert.equal(holeAt(next(indexOf('d', 4), '+', 4), 4), 'A');
  assert.equal(holeAt(next(indexOf('A', 4), '-', 4), 4), 'd');
});

test('B4 opposite holes', () => {
  assert.deepEqual(['A', 'D', 'a', 'c'].map((hole) => opposite(hole, 4)), ['d', 'a', 'D', 'B']);
});

test('rows and owners', () => {
  assert.deepEqual(rowOf('north', 3), ['a', 'b', 'c']);
  assert.deepEqual([ownerOf('C'), ownerOf('c')], ['south', 'north']);
});

test('B5 a lap passes its own hole when it is long enough', () => {
  const lap = { from: 'B', direction: /** @type {const} */ ('-'), seeds: 5 };
  assert.deepEqual(path(lap, 2).map((index) => holeAt(index, 2)), ['B', 'A', 'b', 'a', 'B', 'A']);
});

test('N1 positions are read with their nki, captures and turn', () => {
  const position = read('kiothi 0,3*,1/2*,0,14 2-15 N opening');
  assert.deepEqual(position.cells, [0, 3, 1, 2, 0, 14]);
  assert.deepEqual(position.taken, { south: 2, north: 15 });
  assert.deepEqual([...position.nki], ['B', 'a']);
  assert.deepEqual([position.holes, position.turn], [3, 'north']);
});
