// @ts-check
/**
 * What a crash of the server and a lost answer lose: nothing.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgive, kill, start, visit } from './site.js';
import { begin, isReady, makesMove, settles, shown } from './table.js';

test('a reload and a crash of the server lose nothing', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await makesMove.byMouse(page);
  await isReady(page);
  const before = await shown(page);
  await page.reload();
  await isReady(page);
  assert.deepEqual(await shown(page), before);
  await kill();
  await start();
  await page.reload();
  await isReady(page);
  assert.deepEqual(await shown(page), before);
});

test('a move made while the server is down is made when it is back', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  await kill();
  await makesMove.byMouse(page);
  await page.locator('.toast:visible').waitFor();
  await start();
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length > 0);
  await isReady(page);
  await settles(page);
  forgive();
});

test('the computer answers a move of which the server’s answer was lost', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await loseAnswer(page, 'moves');
  await makesMove.byMouse(page);
  await hasReplied(page);
  forgive();
});

test('the computer’s move is shown when the answer with it was lost', async () => {
  const page = await begin({ start: 'giuthi 6x4', level: '1' });
  await loseAnswer(page, 'reply');
  await makesMove.byMouse(page);
  await hasReplied(page);
  forgive();
});

test('a watched game goes on when an answer was lost', async () => {
  const page = await visit(`/play?${new URLSearchParams({ start: 'giuthi 6x4', opponent: 'watch', level: '1' })}`);
  await loseAnswer(page, 'reply');
  await page.locator('form[action="/play"] button[type=submit]').first().click();
  await page.waitForURL('**/play/*');
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length > 2);
  forgive();
});

test('a server that is busy says so and is asked again; one that fails says so and is not', async () => {
  const page = await begin({ start: 'giuthi 6x4', opponent: 'two' });
  await answersOnce(page, 503, 'The engine is busy.');
  await makesMove.byMouse(page);
  await page.getByText('The engine is busy.').waitFor();
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 1);
  await page.locator('.toast').waitFor({ state: 'hidden' });
  await isReady(page);
  await answersOnce(page, 500, 'The game is damaged.');
  await makesMove.byMouse(page);
  await page.getByText('The game is damaged.').waitFor();
  await isReady(page);
  await makesMove.byMouse(page);
  await page.waitForFunction(() => document.querySelectorAll('[data-moves] button').length === 2);
  forgive();
});

/**
 * The next move that is sent gets this answer.
 *
 * @param {Page} page
 * @param {number} status
 * @param {string} error
 */
async function answersOnce(page, status, error) {
  await page.route('**/api/v1/games/*/moves', (route) => route.fulfill({ status, json: { error } }), { times: 1 });
}

/**
 * The server gets the next request of a kind and does what it asks, but the answer never comes.
 *
 * @param {Page} page
 * @param {string} what
 */
async function loseAnswer(page, what) {
  await page.route(
    `**/api/v1/games/*/${what}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
}

/**
 * Waits until the computer has moved and it is a person's turn again.
 *
 * @param {Page} page
 */
async function hasReplied(page) {
  await page.waitForFunction(() => document.querySelector('[data-moves] li.north button'));
  await isReady(page);
  await settles(page);
}
