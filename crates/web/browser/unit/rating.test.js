// A visitor's rating after a puzzle.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { rated } from '../../assets/rating.js';

test('an even puzzle moves the rating by half its weight', () => {
  assert.equal(rated(1200, 1200, true, 0), 1224);
  assert.equal(rated(1200, 1200, false, 0), 1176);
  assert.equal(rated(1200, 1200, true, 20), 1212);
});

test('a hard puzzle solved counts more than an easy one, and an easy one missed most', () => {
  assert.ok(rated(1200, 1600, true, 0) > rated(1200, 800, true, 0));
  assert.ok(rated(1200, 800, false, 0) < rated(1200, 1600, false, 0));
  assert.ok(rated(1200, 800, true, 0) > 1200);
});
