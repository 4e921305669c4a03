// @ts-check
/** Whole games against the computer, by every way of playing. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, tabTo } from './site.js';
import { begin, hurries, isOver, isReady, makesMove, playToTheEnd, settles } from './table.js';

const STARTS = { giuthi: 'giuthi 4x3', kiothi: 'kiothi 0,0,2,3/0,0,3,2 0-0 S' };

test('a whole game of giuthi against the computer, by mouse, with every sowing watched to its end', async () => {
  const page = await begin({ start: STARTS.giuthi, level: '1' });
  await playToTheEnd(page, makesMove.byMouse, isReady);
  await settles(page);
});

test('a whole game of kiothi against the computer, by mouse', async () => {
  const page = await begin({ start: STARTS.kiothi, level: '1' });
  await playToTheEnd(page, makesMove.byMouse, hurries.byMouse);
  await settles(page);
});

for (const [game, start] of Object.entries(STARTS)) {
  test(`a whole game of ${game} against the computer, by keys alone`, async () => {
    const page = await begin({ start, level: '1' });
    await tabTo(page, '.hole');
    await playToTheEnd(page, makesMove.byKeys, hurries.byKeys);
    await settles(page);
  });

  test(`a whole game of ${game} against the computer, by finger on a phone`, async () => {
    const page = await begin({ start, level: '1', side: 'north' }, { screen: PHONE, touch: true });
    await playToTheEnd(page, makesMove.byFinger, hurries.byFinger);
    await settles(page);
  });

  test(`a whole game of ${game} against the computer, without JavaScript`, async () => {
    const page = await begin({ start, level: '1' }, { script: false });
    for (let moves = 0; !(await isOver(page)); moves += 1) {
      assert.ok(moves < 300, 'the game ends');
      await page.locator('[data-no-script] button').first().click();
    }
  });
}
