// The analysis board's modules that need no page: the tree of moves, addresses, values, the graph.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { outline, points } from '../../assets/analysis/graph.js';
import { addressOf, query } from '../../assets/analysis/share.js';
import { turnNumber, turnsOf } from '../../assets/analysis/sheet.js';
import { Tree } from '../../assets/analysis/tree.js';
import { label, share } from '../../assets/analysis/worth.js';

/**
 * @param {string} move
 * @param {number | null} parent
 * @param {'south' | 'north'} side
 */
const node = (move, parent, side) => ({ move, parent, side, comment: '', nags: [] });

/** 1. C+,E- b- with the variations 1. C+,D- and 1… c+. */
function tree() {
  const nodes = [
    node('C+', null, 'south'),
    node('E-', 0, 'south'),
    node('b-', 1, 'north'),
    node('D-', 0, 'south'),
    node('c+', 1, 'north'),
  ];
  return new Tree({ start: 'giuthi 8x8', tags: [{ name: 'Result', value: '1-0' }], comment: '', nodes });
}

test('a tree is flat and a tree again', () => {
  const { nodes } = tree().flat();
  assert.deepEqual(nodes.map(({ move, parent }) => [move, parent]), [['C+', null], ['E-', 0], ['b-', 1], ['D-', 0], ['c+', 1]]);
  assert.deepEqual(new Tree(tree().flat()).flat(), tree().flat());
});

test('moves are numbered by turns', () => {
  const { root } = tree();
  assert.deepEqual(turnsOf(root.line).map((turn) => turn.map(({ move }) => move)), [['C+', 'E-'], ['b-']]);
  assert.deepEqual(root.line.map(turnNumber), [1, 1, 1]);
  const north = new Tree({ start: '', tags: [], comment: '', nodes: [node('a+', null, 'north'), node('A+', 0, 'south')] });
  assert.deepEqual(north.root.line.map(turnNumber), [1, 2]);
});

test('a known move is found, a new one is added, and a changed game has no result', () => {
  const grown = tree();
  const [first] = grown.root.children;
  assert.equal(grown.add(grown.root, 'C+', 'south'), first);
  grown.add(first, 'F+', 'south');
  assert.equal(first.children.length, 3);
  assert.equal(grown.tags.length, 1, 'a variation changes nothing');
  grown.add(grown.at(3), 'G+', 'south');
  assert.deepEqual(grown.tags, []);
});

test('variations are put first, and taken away', () => {
  const changed = tree();
  const other = changed.at(4);
  assert.equal(other.move, 'D-');
  assert.equal(other.isMain, false);
  assert.equal(changed.promote(other), true);
  assert.equal(changed.promote(other), false);
  assert.deepEqual(changed.root.line.map(({ move }) => move), ['C+', 'D-']);
  assert.equal(changed.remove(other).move, 'C+');
  assert.deepEqual(changed.root.line.map(({ move }) => move), ['C+', 'E-', 'b-']);
  assert.equal(changed.remove(changed.root), changed.root);
});

test('addresses hold the game, or the record, or at least the line shown', () => {
  assert.equal(query('giuthi 8x8', ['C+', 'e-']), 'start=giuthi+8x8&moves=C+,e-');
  const plain = new Tree({ start: 'kiothi 6x5', tags: [], comment: '', nodes: [node('EF=A3g7', null, 'south')] });
  assert.equal(addressOf(plain, plain.at(1), null).path, '/analysis?start=kiothi+6x5&moves=EF=A3g7');
  assert.equal(addressOf(plain, plain.root, null).path, '/analysis?start=kiothi+6x5&moves=EF=A3g7&at=0');
  const rich = tree();
  assert.equal(addressOf(rich, rich.at(4), 'x y').path, '/analysis?record=x%20y&at=4');
  const cut = { path: '/analysis?start=giuthi+8x8&moves=C+,D-&at=2', whole: false };
  assert.deepEqual(addressOf(rich, rich.at(4), 'x'.repeat(9000)), cut);
});

test('values look alike for both sides', () => {
  const ahead = (/** @type {number} */ south) => ({ kind: /** @type {const} */ ('ahead'), south, moves_to_end: null });
  assert.deepEqual([3.24, -3.24, 0.01].map((south) => label(ahead(south))), ['+3.2', '−3.2', '0.0']);
  assert.equal(label({ kind: 'won', south: -4, moves_to_end: 7 }), '−#7');
  assert.equal(label({ kind: 'won', south: 4, moves_to_end: 0 }), '+4');
  assert.ok(Math.abs(share(ahead(5)) + share(ahead(-5)) - 1) < 1e-9);
  assert.ok(share(ahead(99)) < share({ kind: 'won', south: 1, moves_to_end: 3 }));
});

test('a graph goes from left to right, whatever is known first', () => {
  const judged = (/** @type {number} */ last, /** @type {number} */ south) => ({ first: last, last, after: { kind: /** @type {const} */ ('ahead'), south, moves_to_end: null }, better: null, severity: null, words: null });
  const at = points([judged(2, 0), judged(1, 50)], 2);
  assert.deepEqual(at.map(({ x, y }) => [x, y]), [[300, 2], [600, 50]]);
  assert.equal(outline(at), 'M300 100L300 2L600 50L600 100Z');
  assert.equal(outline([]), '');
});
