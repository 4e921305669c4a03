// @ts-check
/**
 * The board: how a sowing is watched, what stays marked, and what is said.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { begin, hurries, isReady, makesMove, movesOf, settles, shown, stepsOf, viewOf } from './table.js';

const TWO = { start: 'giuthi 8x8', opponent: 'two' };
const SLOWLY = { cookies: { speed: '0.5' } };

/** @param {Page} page */
const caption = (page) => page.locator('sowing-board .caption').textContent();
/** @param {Page} page @param {string} icon */
const control = (page, icon) => page.locator(`.playback button[data-icon=${icon}]`);
/** @param {Page} page */
const travels = (page) => page.locator('.stage.resting').waitFor();
/** @param {Page} page */
const rests = (page) => page.locator('.stage:not(.resting)').waitFor();

/** @param {Page} page */
const frames = (page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise(requestAnimationFrame);
    }
  });

/**
 * A first move, stopped while its seeds travel.
 *
 * @param {Page} page
 */
async function stopped(page) {
  await makesMove.byMouse(page);
  await travels(page);
  await control(page, 'pause').click();
  const [step] = await stepsOf(page);
  return step;
}

test('a sowing is paused, and stepped through lap by lap, forwards and back', async () => {
  const page = await begin(TWO, SLOWLY);
  const { trace } = await stopped(page);
  const still = await shown(page);
  await frames(page);
  assert.deepEqual(await shown(page), still);

  while (await control(page, 'back').isEnabled()) {
    await control(page, 'back').click();
  }
  await isAtItsBeginning(page);
  const said = [];
  while (await control(page, 'forward').isEnabled()) {
    said.push(await caption(page));
    await control(page, 'forward').click();
  }
  const laps = trace.laps.map((/** @type {{words: string}} */ { words }) => words);
  assert.deepEqual(said, [...laps, trace.words]);
  await rests(page);
  await settles(page);
  const end = await shown(page);
  await control(page, 'back').click();
  await control(page, 'back').click();
  assert.equal(await caption(page), laps.at(-1));
  await control(page, 'skip').click();
  assert.deepEqual(await shown(page), end);
});

/**
 * All seeds lie where they lay before the move, but for those that have just been lifted.
 *
 * @param {Page} page
 */
async function isAtItsBeginning(page) {
  const lifted = Number(await page.locator('.hand .count').textContent());
  const { south, north } = await shown(page);
  assert.equal(lifted, 8);
  assert.deepEqual([south, north].flat(), [0, ...Array(15).fill(8)]);
}

test('a sowing is wound to any moment, and ends as the server says wherever it is let go', async () => {
  const page = await begin(TWO, SLOWLY);
  await stopped(page);
  const bar = page.locator('.playback input[type=range]');
  await bar.fill('0');
  await isAtItsBeginning(page);
  await bar.fill('500');
  const middle = await shown(page);
  await frames(page);
  assert.deepEqual(await shown(page), middle);
  assert.equal(await bar.inputValue(), '500');
  await bar.fill('1000');
  await rests(page);
  await settles(page);
  await control(page, 'play').click();
  await travels(page);
  await control(page, 'skip').click();
  await settles(page);
});

test('with speed in steps, a sowing stops after every lap', async () => {
  const page = await begin(TWO, { cookies: { speed: 'steps' } });
  await makesMove.byMouse(page);
  const [{ trace }] = await stepsOf(page);
  for (const { words } of trace.laps.slice(1)) {
    await page.waitForFunction(
      (said) => document.querySelector('.caption')?.textContent === said && document.querySelector('.playback [data-icon=play]'),
      words,
    );
    await control(page, 'play').click();
  }
});

test('whoever acts while seeds travel sees the end first, and nothing is played unasked', async () => {
  const page = await begin(TWO, SLOWLY);
  await makesMove.byMouse(page);
  await travels(page);
  await page.locator('[data-hole="C"]').click();
  await rests(page);
  await settles(page);
  assert.equal(await movesOf(page), 1);

  await makesMove.byMouse(page);
  await travels(page);
  await page.locator('[data-hole="C"]').press('+');
  await page.keyboard.press('Enter');
  await hurries.byMouse(page);
  assert.equal(await movesOf(page), 2);
  await settles(page);

  await makesMove.byMouse(page);
  await travels(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 2);
  await isReady(page);
  await settles(page);

  await makesMove.byMouse(page);
  await travels(page);
  await page.setViewportSize({ width: 400, height: 740 });
  await page.setViewportSize({ width: 1100, height: 740 });
  await hurries.byMouse(page);
  await settles(page);
});

test('a move typed while seeds travel counts on the board as it is at the end', async () => {
  const page = await begin(TWO, SLOWLY);
  await control(page, 'more').click();
  const typed = page.locator('.typed input');
  for (let moves = 1; moves <= 3; moves += 1) {
    const { board } = await viewOf(page);
    await typed.fill(board.choices[0].move);
    await typed.press('Enter');
    await page.waitForFunction((count) => document.querySelectorAll('[data-moves] button').length === count, moves);
    await travels(page);
  }
  await hurries.byMouse(page);
  await settles(page);
});

test('with reduced motion nothing travels: each lap is a step, said once', async () => {
  const page = await begin(TWO, { still: true });
  await page.evaluate(() => {
    const heard = /** @type {any} */ (globalThis);
    heard.captions = [];
    heard.hands = 0;
    const board = /** @type {Element} */ (document.querySelector('sowing-board'));
    new MutationObserver(() => {
      const text = board.querySelector('.caption')?.textContent;
      if (text !== heard.captions.at(-1)) {
        heard.captions.push(text);
      }
      heard.hands += board.querySelector('.hand:not([hidden])') ? 1 : 0;
    }).observe(board, { childList: true, subtree: true, attributes: true });
  });
  await makesMove.byMouse(page);
  await travels(page);
  await isReady(page);
  const [{ trace }] = await stepsOf(page);
  const { captions, hands } = await page.evaluate(() => {
    const { captions, hands } = /** @type {any} */ (globalThis);
    return { captions, hands };
  });
  const laps = trace.laps.map((/** @type {{words: string}} */ { words }) => words);
  const told = captions.filter((/** @type {string} */ words) => laps.includes(words));
  assert.deepEqual(told, laps);
  assert.equal(hands, 0);
  await settles(page);
});

test('every event is told once to those who listen', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await page.evaluate(() => {
    const heard = /** @type {any} */ (globalThis);
    heard.told = [];
    const live = /** @type {Element} */ (document.querySelector('sowing-board [role=status]'));
    new MutationObserver(() => heard.told.push(live.textContent)).observe(live, { childList: true, characterData: true, subtree: true });
  });
  for (let turns = 0; turns < 3; turns += 1) {
    await makesMove.byMouse(page);
    await isReady(page);
  }
  await control(page, 'play').click(); // The last turn is watched again; it has been told.
  await travels(page);
  await isReady(page);
  await page.setViewportSize({ width: 900, height: 800 });
  await frames(page);
  const told = /** @type {string[]} */ (await page.evaluate(() => /** @type {any} */ (globalThis).told));
  const steps = await stepsOf(page);
  const all = told.join(' ');
  for (const { move, trace } of steps) {
    const alike = steps.filter((other) => other.move === move && other.trace.words === trace.words).length;
    assert.equal(all.split(`${move}. ${trace.words}`).length - 1, alike, `${move} in ${JSON.stringify(told)}`);
  }
});

test('the last move stays marked until the next one, whatever is looked at meanwhile', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  for (let moves = 0; moves < 4; moves += 1) {
    await makesMove.byMouse(page);
    await hurries.byMouse(page);
    const last = (await stepsOf(page)).at(-1);
    await marked(page, last);
    await page.locator('.hole.legal').first().hover();
    await page.locator('.hole.legal').first().click();
    await page.locator('.hole.chosen').click();
    await page.mouse.move(5, 5);
    await marked(page, last);
    await page.reload();
    await isReady(page);
    await marked(page, last);
  }
});

/**
 * @param {Page} page
 * @param {any} step
 */
async function marked(page, { trace }) {
  const holes = (/** @type {string} */ mark) =>
    page.locator(`.hole.${mark}`).evaluateAll((found) => found.map((hole) => /** @type {HTMLElement} */ (hole).dataset['hole']).sort());
  assert.deepEqual(await holes('from'), [trace.laps[0].from]);
  assert.deepEqual(await holes('landing'), [trace.laps.at(-1).to]);
  assert.deepEqual(await holes('captured'), trace.taken.map((/** @type {{hole: string}} */ { hole }) => hole).sort());
}
