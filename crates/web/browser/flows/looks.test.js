// @ts-check
/**
 * What holds for every page and board in every look: it can be read, and it fits its screen.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { DESKTOP, PAGES, PHONE, TABLET, scripted, setOut, visit } from './site.js';

const LOOKS = ['earth', 'wood', 'plain'];
const COLOURS = /** @type {const} */ (['light', 'dark']);

test('no page is wider than its screen: on a phone, on a tablet, at 200 %, with letters twice as large', async () => {
  const page = await visit('/', { screen: PHONE });
  for (const path of PAGES) {
    await page.setViewportSize(PHONE);
    await page.goto(path);
    await scripted(page);
    assert.equal(await overflow(page), 0, `${path} on a phone`);
    await page.setViewportSize({ width: 720, height: 450 });
    assert.equal(await overflow(page), 0, `${path} at 200 %`);
    await page.evaluate(() => (document.documentElement.style.fontSize = '212.5%'));
    assert.equal(await overflow(page), 0, `${path} with letters twice as large`);
  }
});

/**
 * How far a page is wider than its screen, once its boards have found their size.
 *
 * @param {Page} page
 */
function overflow(page) {
  return page.evaluate(async () => {
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

test('holes are large enough for fingers on every board on a phone, and the whole board is in sight', async () => {
  const page = await visit('/', { screen: PHONE, touch: true });
  const midgame = 'kiothi 0,0,0,0,5*,5*,5*,5*,5*,5*/0,0,0,0,5*,5*,5*,5*,5*,5* 0-0 S';
  for (const start of ['giuthi 5x4', 'giuthi 8x8', 'giuthi 10x9', midgame]) {
    const board = await setOut(page, { start });
    for (const bowl of await board.locator('.hole .bowl').all()) {
      const { width, height } = (await bowl.boundingBox()) ?? { width: 0, height: 0 };
      assert.ok(width >= 44 && height >= 44, `${start}: ${width} × ${height}`);
    }
    const { height } = (await board.boundingBox()) ?? { height: Infinity };
    assert.ok(height <= PHONE.height - 50, `${start}: ${height} high`);
  }
});

test('whatever is written or marked on a board can be told from its ground', async () => {
  const page = await visit('/');
  for (const look of LOOKS) {
    for (const colours of COLOURS) {
      await page.emulateMedia({ colorScheme: colours });
      const board = await setOut(page, { start: 'giuthi 8x8', look });
      const poor = await board.evaluate((element) => {
        const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
        /** @param {string} name */
        const luminance = (name) => {
          const probe = document.createElement('i');
          element.append(probe);
          probe.style.color = `var(--${name})`;
          if (!canvas) {
            throw new Error('there is no canvas');
          }
          canvas.fillStyle = getComputedStyle(probe).color;
          probe.remove();
          canvas.fillRect(0, 0, 1, 1);
          const parts = [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3).map((part) => part / 255);
          const linear = parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
          return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
        };
        /** @param {string} one @param {string} two */
        const contrast = (one, two) => {
          const [dark, bright] = [luminance(one), luminance(two)].sort((a, b) => a - b);
          return (bright + 0.05) / (dark + 0.05);
        };
        const needed = { 'on-ground': 4.5, 'on-ground-south': 4.5, 'on-ground-north': 4.5, ring: 3, fence: 3, hit: 3 };
        return Object.entries(needed).flatMap(([name, least]) =>
          ['ground', 'sunlit'].flatMap((ground) => {
            const found = contrast(name, ground);
            return found < least ? [`${name} on ${ground}: ${found.toFixed(2)}`] : [];
          }),
        );
      });
      assert.deepEqual(poor, [], `${look}, ${colours}`);
    }
  }
});

test('a board looks the same before its script has come: nothing jumps', async () => {
  for (const screen of [PHONE, TABLET, DESKTOP]) {
    const drawn = await visit('/', { screen, script: false });
    const taken = await visit('/', { screen });
    await scripted(taken);
    const [before, after] = await Promise.all([drawn, taken].map((page) => page.locator('.stage').boundingBox()));
    assert.deepEqual(before, after);
  }
});
