import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { BUDGET_MS, captionAt, frameAt, stopFrom, timelineOf } from '../../assets/board/timeline.js';
import { read } from '../../assets/board/circuit.js';

/** Moves of whole games, written by the test in Rust that runs these; some by hand without it. */
const STEPS = process.env['NDONGU_STEPS']
  ? JSON.parse(readFileSync(process.env['NDONGU_STEPS'], 'utf8'))
  : [
      step('giuthi 0,0,2,0/1,0,0,0 0-0 S', 'giuthi 0,0,1,2/0,0,0,0 0-0 N', ['C+2a', 'a-2C'], 'nothing'),
      step('giuthi 2,0,0/3,0,0 0-0 S', 'giuthi 0,1,1/3,0,0 0-0 S', ['A+2C'], 'again'),
    ];

/** @param {string} before @param {string} after @param {string[]} laps @param {string} end */
function step(before, after, laps, end) {
  const read = laps.map((lap) => {
    const [from, direction, ...rest] = lap;
    return { from, direction, seeds: Number(rest.slice(0, -1).join('')), to: rest.at(-1), words: lap };
  });
  return { move: laps[0].slice(0, 2), side: 'south', before, after, trace: { laps: read, taken: [], end, words: end } };
}

const sum = (/** @type {number[]} */ numbers) => numbers.reduce((total, number) => total + number, 0);
const all = (/** @type {any} */ { cells, taken }) => sum(cells) + taken.south + taken.north;

for (const still of [false, true]) {
  test(`every move ends where the server says${still ? ', lap by lap' : ''}`, () => {
    assert.ok(STEPS.length > 0);
    for (const played of STEPS.filter((/** @type {any} */ one) => one.trace.end !== 'opening')) {
      const line = timelineOf([played], { still });
      // The rest at the end is drawn from the server's position; what was sown until then must agree.
      const rest = line.beats.at(-1);
      const sown = rest?.before;
      const { cells, taken, nki } = read(played.after);
      assert.deepEqual([sown?.cells, sown?.taken], [cells, taken], `${played.before} ${played.move}`);
      if (played.before.startsWith('kiothi')) {
        assert.deepEqual([...(sown?.nki ?? [])].sort(), [...nki].sort(), `${played.before} ${played.move}`);
      }
    }
  });
}

test('no seed is lost on the way, but for those in the hand', () => {
  for (const played of STEPS) {
    const line = timelineOf([played]);
    const seeds = all(read(played.before));
    for (const { before, hand, kind, moved } of line.beats) {
      const away = kind === 'take' ? moved : hand;
      assert.equal(all(before) + away, seeds, `${played.before} ${played.move}`);
    }
  }
});

/**
 * A sowing of a lap after the other, which need not be possible.
 *
 * @param {number} laps
 * @param {number} seeds in each lap
 * @param {number} taken holes that are captured from
 * @returns {any} a step
 */
function long(laps, seeds, taken) {
  const row = Array(10).fill(90).join(',');
  const lap = { from: 'A', direction: '+', seeds, to: 'j', words: '' };
  const trace = { laps: Array(laps).fill(lap), taken: Array(taken).fill({ hole: 'b', seeds: 9 }), end: 'capture', words: '' };
  return { move: 'A+', side: 'south', before: `giuthi ${row}/${row} 0-0 S`, after: `giuthi ${row}/${row} 0-0 N`, trace };
}

const LONG = [long(1, 900, 0), long(10, 90, 10), long(40, 23, 3), long(41, 22, 3), long(300, 3, 1), long(900, 1, 0), long(2, 2, 20)];

test('a move keeps to the budget, however long it is', () => {
  for (const played of [...STEPS, ...LONG]) {
    const { length } = timelineOf([played]);
    assert.ok(length <= BUDGET_MS + 1, `${played.before} ${played.move} takes ${length} ms`);
  }
});

test('a sowing of 900 seeds is still shown seed by seed', () => {
  for (const laps of [1, 10, 30]) {
    const drops = timelineOf([long(laps, 900 / laps, 4)]).beats.filter(({ kind }) => kind === 'drop');
    assert.equal(drops.length, 900);
    assert.ok(drops.every(({ ms }) => ms > 0));
  }
});

test('any moment can be asked for, in any order', () => {
  const line = timelineOf(STEPS.slice(0, 4));
  const moments = Array.from({ length: 50 }, (_, index) => (line.length * ((index * 37) % 50)) / 49);
  for (const moment of moments) {
    const frame = frameAt(line, moment);
    assert.ok(frame.progress >= 0 && frame.progress <= 1);
    assert.equal(typeof captionAt(line, frame), 'string');
  }
  assert.deepEqual(frameAt(line, line.length).seeds.cells, read(STEPS[Math.min(3, STEPS.length - 1)].after).cells);
  assert.deepEqual(frameAt(line, -5).seeds.taken, read(STEPS[0].before).taken);
});

test('stepping stops after every lap and comes back the same way', () => {
  const line = timelineOf(STEPS.slice(0, 1));
  const there = [0];
  while (there.at(-1) !== line.length) {
    there.push(stopFrom(line, /** @type {number} */ (there.at(-1)), 1));
  }
  const back = [line.length];
  while (back.at(-1) !== 0) {
    back.push(stopFrom(line, /** @type {number} */ (back.at(-1)), -1));
  }
  assert.deepEqual(back.reverse(), there);
  assert.equal(there.length, STEPS[0].trace.laps.length + 2);
});
