// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, forgive, tabTo, visit } from './site.js';

/** @import { Locator, Page } from 'playwright-core' */

// The first task of Giuthi's first lesson is to land in b: F+ does, C- does not.
const LESSON = '/learn/giuthi/1';

/** @param {Page} page */
const firstTask = (page) => page.locator('#task-1');

/** @param {Page} page @param {string} standing */
async function comesOut(page, standing) {
  await page.locator(`#task-1.${standing}`).waitFor();
  await firstTask(page).locator('.verdict .notice').waitFor();
}

/** @param {Locator} hole */
const seeds = async (hole) => Number(await hole.locator('.count').textContent());

test('a task is solved by mouse: a hole, then an arrow', async () => {
  const page = await visit(LESSON);
  await firstTask(page).locator('[data-hole="F"]').click();
  await firstTask(page).locator('.arrow[data-move="F+"]').click();
  await comesOut(page, 'solved');
  assert.equal(await seeds(firstTask(page).locator('[data-hole="b"]')), 1);
});

test('a task is solved by keys alone, and a board is one stop of the tab key', async () => {
  const page = await visit(LESSON);
  await tabTo(page, '#task-1 .hole');
  await page.keyboard.press('Tab');
  assert.equal(await page.locator('#task-1 .stage :focus').count(), 0);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.locator('.arrow:focus').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.arrow[data-move="F+"]:focus').waitFor();
  await page.keyboard.press('Enter');
  await comesOut(page, 'solved');
});

test('a task is solved by a letter and a sign', async () => {
  const page = await visit(LESSON);
  await tabTo(page, '#task-1 .hole');
  await page.keyboard.press('f');
  await page.keyboard.press('+');
  await comesOut(page, 'solved');
});

test('a task is solved by a finger on a phone', async () => {
  const page = await visit(LESSON, { screen: PHONE, touch: true });
  await firstTask(page).locator('[data-hole="F"]').tap();
  await firstTask(page).locator('.arrow[data-move="F+"]').tap();
  await comesOut(page, 'solved');
});

test('a task is solved without JavaScript', async () => {
  const page = await visit(LESSON, { script: false });
  await firstTask(page).getByRole('button', { name: 'F+', exact: true }).click();
  await comesOut(page, 'solved');
  assert.match(page.url(), /#task-1$/);
});

test('a move that does not reach the server says so, and can be made again', async () => {
  const page = await visit(LESSON);
  await page.route(`**${LESSON}/1`, (route) => route.abort(), { times: 1 });
  const move = async () => {
    await firstTask(page).locator('[data-hole="F"]').click();
    await firstTask(page).locator('.arrow[data-move="F+"]').click();
  };
  await move();
  await firstTask(page).locator('.verdict').getByText('No connection to the server.').waitFor();
  await move();
  await comesOut(page, 'solved');
  forgive(); // The answer that is missing.
});

test('a miss says what happened, and one tries again', async () => {
  const page = await visit(LESSON);
  await firstTask(page).locator('[data-hole="C"]').click();
  await firstTask(page).locator('.arrow[data-move="C+"]').click();
  await comesOut(page, 'missed');
  assert.equal(await firstTask(page).locator('.laps li').count() > 0, true);
  await firstTask(page).locator('.again').click();
  await page.locator('#task-1.going').waitFor();
  assert.equal(await seeds(firstTask(page).locator('[data-hole="C"]')), 2);
});

test('what is solved is remembered', async () => {
  const page = await visit(LESSON);
  await tabTo(page, '#task-1 .hole');
  await page.keyboard.press('f');
  await page.keyboard.press('+');
  await comesOut(page, 'solved');
  await page.reload();
  await firstTask(page).locator('.tick.done').waitFor();
  await page.goto('/learn');
  await page.getByText('1/3').waitFor();
});

test('a redistribution is a task too: two boma are emptied, and the warriors placed', async () => {
  const page = await visit('/learn/kiothi/9');
  const board = page.locator('#task-3 sowing-board');
  for (const hole of ['B', 'C', 'c', 'c', 'd', 'd']) {
    await board.locator(`[data-hole="${hole}"]`).click();
  }
  await board.getByRole('button', { name: 'Done' }).click();
  await page.locator('#task-3.solved').waitFor();
});
