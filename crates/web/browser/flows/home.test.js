// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, visit } from './site.js';

/** @param {import('playwright-core').Page} page */
const counts = (page) => page.locator('[data-show] .count').allInnerTexts();

test('the board on the front page plays itself, until it is told to stop', async () => {
  const page = await visit('/', { cookies: { speed: 'steps' } });
  const before = await counts(page);
  await page.waitForFunction(
    (before) => [...document.querySelectorAll('[data-show] .count')].map(({ textContent }) => textContent).join() !== before,
    before.join(),
  );
  const button = page.locator('[data-show] figcaption button');
  assert.equal(await button.innerText(), 'Pause');
  await button.click();
  assert.equal(await button.innerText(), 'Play');
  const stopped = await counts(page);
  await page.waitForTimeout(2500);
  assert.deepEqual(await counts(page), stopped);
});

test('where motion is to be reduced, the board waits to be started', async () => {
  const page = await visit('/', { still: true });
  const before = await counts(page);
  await page.waitForTimeout(2500);
  assert.deepEqual(await counts(page), before);
  assert.equal(await page.locator('[data-show] figcaption button').innerText(), 'Play');
});

for (const script of [true, false]) {
  test(`a game is one press away, and then waits on the front page, ${script ? 'with' : 'without'} JavaScript`, async () => {
    const page = await visit('/', { screen: PHONE, touch: true, script });
    await page.locator('button[value="kiothi 6x5"]').tap();
    await page.waitForURL(/\/play\/\w+$/);
    const game = new URL(page.url()).pathname;
    await page.goto('/');
    await page.locator(`.kept a[href="${game}"]`).tap();
    await page.waitForURL(`**${game}`);
  });
}
