// @ts-check
/**
 * A game on a small screen, or on one that is enlarged, or that has colours of its own.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE } from './site.js';
import { begin, hurries, isReady, makesMove, movesOf, settles } from './table.js';

const ON_A_PHONE = { screen: PHONE, touch: true };

/** Games at a moment that asks most of the screen. */
const MOMENTS = {
  'giuthi at 2 × 10': 'giuthi 10x9',
  'giuthi at 2 × 8': 'giuthi 8x8',
  'giuthi at 2 × 4': 'giuthi 4x4',
  'kiothi at 2 × 10, redistributing': 'kiothi 10x5',
  'kiothi at 2 × 10': 'kiothi 0,0,0,0,5*,5*,5*,5*,5*,25*/0,0,0,0,5*,5*,5*,5*,5*,5* 0-0 S',
};

for (const [moment, start] of Object.entries(MOMENTS)) {
  test(`on a phone, ${moment} needs no scrolling, and holes are large enough for fingers`, async () => {
    const page = await begin({ start, opponent: 'two' }, ON_A_PHONE);
    await fits(page);
    if (start.startsWith('kiothi 0')) {
      await page.locator('[data-hole="J"]').tap();
      await fits(page);
    }
  });
}

/** @param {Page} page */
async function fits(page) {
  const found = await page.evaluate(() => {
    const box = (/** @type {string} */ selector) => [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect());
    return {
      smallest: Math.min(...box('.hole').map(({ height }) => height), ...box('.hole .bowl').map(({ width }) => width)),
      bottom: Math.max(...box('.stage, .below > *').map(({ bottom }) => bottom)),
      wider: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      scrolled: scrollY,
    };
  });
  assert.ok(found.smallest >= 44, `a hole is ${found.smallest} px`);
  assert.ok(found.bottom <= PHONE.height, `it ends at ${found.bottom} px`);
  assert.deepEqual([found.wider, found.scrolled], [0, 0]);
}

for (const [game, start] of Object.entries({ giuthi: 'giuthi 8x8', kiothi: 'kiothi 0,0,0,5*,5*,5*/0,0,0,5*,5*,5* 0-0 S' })) {
  test(`nothing jumps on a phone while ${game} is played, whoever's turn it is`, async () => {
    const page = await begin({ start, level: '1' }, ON_A_PHONE);
    await page.evaluate(() => {
      const seen = /** @type {Record<string, string[]>} */ ({});
      /** @type {any} */ (globalThis).seen = seen;
      const look = () => {
        for (const selector of ['.stage', '.row.south', '.side-name.north', '.caption', '.playback', '.game-actions', '.game-moves h2']) {
          const box = document.querySelector(selector)?.getBoundingClientRect();
          const place = box ? `${box.left} ${box.top + scrollY} ${box.width} ${box.height}` : 'gone';
          const places = (seen[selector] ??= []);
          if (!places.includes(place)) {
            places.push(place);
          }
        }
        requestAnimationFrame(look);
      };
      look();
    });
    for (let turns = 0; turns < 4; turns += 1) {
      await makesMove.byFinger(page);
      await isReady(page);
    }
    const seen = await page.evaluate(() => /** @type {any} */ (globalThis).seen);
    for (const [selector, places] of Object.entries(seen)) {
      assert.equal(places.length, 1, `${selector}: ${places.join(', ')}`);
    }
  });
}

test('on a phone long words can be read from their beginning', async () => {
  const page = await begin({ start: 'giuthi 5x4', opponent: 'two', moves: 'B-,d-,C-,b+,B+,d-,D-,b-' }, ON_A_PHONE);
  await page.locator('[data-hole="E"]').tap();
  await page.locator('.arrow[data-move="E+"]').tap();
  await hurries.byFinger(page);
  const caption = page.locator('sowing-board .caption');
  await caption.getByText('South wins, 31 to 9').waitFor();
  const above = await caption.evaluate((words) => {
    words.scrollTop = 0;
    const first = words.querySelector('p') ?? words;
    return words.getBoundingClientRect().top - first.getBoundingClientRect().top;
  });
  assert.ok(above <= 1, `${above} px of the words are out of reach`);
});

test('a game goes on at 200 %, by mouse and by keys', async () => {
  const page = await begin({ start: 'giuthi 8x8', opponent: 'two' }, { screen: { width: 720, height: 900 }, zoom: 2 });
  assert.equal(await page.evaluate(() => devicePixelRatio), 2);
  await makesMove.byMouse(page);
  await hurries.byMouse(page);
  await page.locator('.hole[tabindex="0"]').focus();
  await makesMove.byKeys(page);
  await hurries.byKeys(page);
  assert.ok((await movesOf(page)) >= 2);
  await settles(page);
  const { scrollWidth, clientWidth } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  assert.ok(scrollWidth <= clientWidth);
});

test('where the system chooses the colours, holes, seeds and whose turn it is can be told', async () => {
  for (const colours of /** @type {const} */ (['light', 'dark'])) {
    const page = await begin({ start: 'giuthi 6x4', opponent: 'two' }, { colours });
    await page.emulateMedia({ forcedColors: 'active', colorScheme: colours });
    const found = await page.evaluate(() => {
      const style = (/** @type {string} */ selector) => getComputedStyle(/** @type {Element} */ (document.querySelector(selector)));
      return {
        painted: style('.stage').backgroundImage,
        ground: style('.stage').backgroundColor,
        count: style('.hole .count').color,
        legal: style('.hole.legal .bowl').outlineStyle,
        turn: getComputedStyle(/** @type {Element} */ (document.querySelector('.side-name.turn')), '::before').borderInlineStartColor,
        other: getComputedStyle(/** @type {Element} */ (document.querySelector('.side-name:not(.turn)')), '::before').borderInlineStartColor,
      };
    });
    assert.equal(found.painted, 'none');
    assert.notEqual(found.count, found.ground);
    assert.equal(found.legal, 'solid');
    assert.notEqual(found.turn, found.other);
  }
});
