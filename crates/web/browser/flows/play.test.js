// @ts-check
/**
 * What can be done on the page of a game, beside playing it to its end.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { forgive } from './site.js';
import { begin, isReady, makesMove, movesOf, placedBy, playToTheEnd, settles, shown } from './table.js';

test('two people at one screen: the board lies still, turns, or faces both', async () => {
  const page = await begin({ start: 'giuthi 4x3', opponent: 'two' });
  const near = () => page.locator('.row.near').getAttribute('class');
  await makesMove.byMouse(page);
  await isReady(page);
  assert.match((await near()) ?? '', /south/);
  await page.locator('[data-option="view"]').selectOption('turning');
  const turn = await page.locator('.row.turn').getAttribute('data-side');
  assert.match((await near()) ?? '', new RegExp(turn ?? 'north'));
  await page.locator('[data-option="view"]').selectOption('facing');
  const turned = await page.locator('.row.far .count').first().evaluate((count) => getComputedStyle(count).rotate);
  assert.equal(turned, '180deg');
  await playToTheEnd(page, makesMove.byMouse);
});

test('one press takes back the own move and the reply', async () => {
  const page = await begin({ start: 'giuthi 8x8', level: '1' });
  await makesMove.byMouse(page);
  await isReady(page);
  assert.ok((await movesOf(page)) > 0);
  while ((await movesOf(page)) > 0) {
    const before = await movesOf(page);
    await page.getByRole('button', { name: 'Take back' }).click();
    await page.waitForFunction((count) => document.querySelectorAll('[data-moves] button').length < count, before);
  }
  await isReady(page);
  assert.deepEqual(await shown(page), { south: Array(8).fill(8), north: Array(8).fill(8), taken: [0, 0] });
});

test('a hint points at a hole', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.locator('.hole.hinted').waitFor();
});

test('a move chosen while a hint is awaited is made, and the hint is forgotten', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  let tell = () => {};
  const made = new Promise((resolve) => (tell = () => resolve(undefined)));
  await page.route('**/api/v1/games/*/hint', async (route) => {
    const response = await route.fetch();
    await made;
    await route.fulfill({ response });
  });
  const hinted = page.waitForResponse('**/api/v1/games/*/hint');
  await page.getByRole('button', { name: 'Hint' }).click();
  await makesMove.byMouse(page);
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 1);
  tell();
  await hinted;
  await isReady(page);
  assert.equal(await page.locator('.hole.hinted').count(), 0);
});

test('previews of moves are switched off, and stay off', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  const previews = page.getByLabel('Preview moves');
  const previewed = async () => {
    await page.locator('.hole.legal').first().focus();
    await page.locator('.hole.legal').first().hover();
    return page.locator('.stage.previewing').count();
  };
  assert.equal(await previews.isChecked(), true);
  assert.equal(await previewed(), 1);
  await previews.uncheck();
  assert.equal(await previewed(), 0);
  await page.reload();
  await isReady(page);
  assert.equal(await previews.isChecked(), false);
  assert.equal(await previewed(), 0);
});

test('resigning asks back, and ends the game', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really?' }).click();
  await page.locator('[data-end]:visible').waitFor();
  assert.match((await page.locator('h1').textContent()) ?? '', /^Giuthi.*: .*resign/i);
  assert.match(await page.title(), /resign/i);
});

test('while a move is being taken back none can be chosen, and then one can', async () => {
  const page = await begin({ start: 'giuthi 8x8', opponent: 'two' });
  await makesMove.byMouse(page);
  await isReady(page);
  /** @type {() => void} */
  let goOn = () => {};
  const held = new Promise((resolve) => (goOn = () => resolve(undefined)));
  await page.route('**/api/v1/games/*/undo', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('.hole.legal').first().click();
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.locator('.arrow').first().waitFor({ state: 'detached' });
  assert.equal(await page.locator('.hole.legal').count(), 0);
  goOn();
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 0);
  await page.locator('[data-none]:visible').waitFor();
  await makesMove.byMouse(page);
  await isReady(page);
  assert.equal(await movesOf(page), 1);
});

test('taking back and resigning are done though the computer has just moved', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await withholdsReply(page);
  await page.getByRole('button', { name: 'Take back' }).click();
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 0);
  await page.unrouteAll({ behavior: 'wait' });
  await isReady(page);
  await settles(page);
  await withholdsReply(page);
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Really?' }).click();
  await page.locator('[data-end]:visible').waitFor();
  forgive();
});

/**
 * Makes a move that the computer answers, of which the page is not told yet.
 *
 * @param {Page} page
 */
async function withholdsReply(page) {
  /** @type {Promise<void>} */
  const made = new Promise((resolve) => {
    page.route('**/api/v1/games/*/reply', async (route) => {
      const response = await route.fetch();
      resolve();
      await new Promise((later) => setTimeout(later, 2000));
      await route.fulfill({ response });
    });
  });
  await makesMove.byMouse(page);
  await made;
}

test('a reload loses nothing', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await makesMove.byMouse(page);
  await isReady(page);
  const before = await shown(page);
  await page.reload();
  await isReady(page);
  assert.deepEqual(await shown(page), before);
});

test('a record is downloaded, pasted, and goes on where it was', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  await makesMove.byMouse(page);
  await isReady(page);
  const before = await shown(page);
  const [download] = await Promise.all([page.waitForEvent('download'), page.locator('a[download]').click()]);
  const record = await readFile(await download.path(), 'utf8');
  assert.match(record, /\[Game "giuthi"\]/);
  await page.goto('/play?opponent=two');
  await page.locator('form[action="/play"] summary').click();
  await page.locator('textarea[name=record]').fill(record);
  await page.locator('form[action="/play"] button[type=submit]').click();
  await isReady(page);
  assert.deepEqual(await shown(page), before);
});

for (const [how, place] of Object.entries(placedBy)) {
  test(`Kiothi begins with two redistributions: ${how}`, async () => {
    const page = await begin({ start: 'kiothi 6x5', opponent: 'two' });
    await place(page);
    await page.locator('.placing').getByRole('button', { name: 'Done' }).click();
    await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 1);
    await settles(page);
  });
}
