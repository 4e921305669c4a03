// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { visit } from './site.js';

for (const script of [true, false]) {
  const how = script ? '' : ', without JavaScript too';

  test(`the look of boards is chosen at the foot of a page, and kept${how}`, async () => {
    const page = await visit('/learn/giuthi/2', { script });
    await page.locator('select[name=look]').selectOption('wood');
    await page.locator('select[name=seeds]').selectOption('pebble');
    await page.locator('.site-footer button').click();
    await page.locator('sowing-board[look=wood][seeds=pebble]').first().waitFor();
    assert.equal(new URL(page.url()).pathname, '/learn/giuthi/2');
    await page.goto('/');
    await page.locator('sowing-board[look=wood][seeds=pebble]').waitFor();
  });

  test(`the menu of languages switches what is said, and that is kept${how}`, async () => {
    const page = await visit('/about', { script });
    await page.locator('select[name=language]').selectOption('el');
    await page.locator('.site-footer button').click();
    await page.locator('html[lang=el]').waitFor();
    await page.goto('/learn');
    await page.locator('html[lang=el]').waitFor();
  });
}

test('the browser says which language comes first', async () => {
  for (const language of ['sw', 'el', 'lo', 'hi', 'ca', 'es']) {
    const page = await visit('/about', { speaks: language });
    await page.locator(`html[lang=${language}]`).waitFor();
  }
});

test('a theme overrules what the system asks for', async () => {
  const page = await visit('/', { colours: 'light', cookies: { theme: 'dark' } });
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  assert.equal(background, 'rgb(23, 19, 16)');
});
