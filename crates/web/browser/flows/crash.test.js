// @ts-check
/** What a crash of the server loses: nothing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { forgive, kill, start } from './site.js';
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

