import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DRAWN_IN_HOLE, arc, between, seedSpot, smoothPath, traySpot } from '../../assets/board/layout.js';

test('seeds lie within their hole and apart from one another', () => {
  const spots = Array.from({ length: DRAWN_IN_HOLE }, (_, k) => seedSpot(k, 'C'));
  for (const [index, { x, y }] of spots.entries()) {
    assert.ok(Math.hypot(x, y) < 40);
    for (const other of spots.slice(0, index)) {
      assert.ok(Math.hypot(x - other.x, y - other.y) > 7);
    }
  }
});

test('captured seeds lie within their tray', () => {
  for (const [width, height] of [[100, 220], [50, 700]]) {
    for (let k = 0; k < 120; k += 1) {
      const { x, y } = traySpot(k, width, height);
      assert.ok(x > 0 && x < width && y > 0 && y < height, `${k}: ${x} ${y} in ${width} ${height}`);
    }
  }
});

test('what travels begins and ends where it should', () => {
  const [from, to] = [{ x: 10, y: 20 }, { x: 110, y: 60 }];
  for (const way of [arc, between]) {
    assert.deepEqual([way(from, to, 0), way(from, to, 1)], [from, to]);
  }
});

test('a path goes through its corners roundly', () => {
  const d = smoothPath([{ x: 0, y: 0 }, { x: 100, y: 0 }, { x: 100, y: 50 }], 10);
  assert.equal(d, 'M0 0L90 0Q100 0 100 10L100 50');
  assert.equal(smoothPath([], 10), '');
});
