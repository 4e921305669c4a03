// @ts-check
/**
 * Every page on a phone, a tablet and a desktop, by day and by night: nothing is too wide, too small
 * to touch or laid over something else. What it looked like is kept in `browser/shots`, to be looked
 * at; Git ignores that folder.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { DESKTOP, PAGES, PHONE, TABLET, forgive, scripted, visit } from './site.js';
import { begin } from './table.js';

const SHOTS = fileURLToPath(new URL('../shots', import.meta.url));
const SCREENS = [PHONE, TABLET, DESKTOP];
const COLOURS = /** @type {const} */ (['light', 'dark']);
/** By finger everywhere, since a phone’s screen is all page; the computer does not think meanwhile. */
const ALONE = { touch: true, kept: { 'ndongu-engine': '{"on":false,"lines":1}' } };

after(() => console.log(`The pictures are in ${SHOTS}.`));

/**
 * Looks at a page on every screen.
 *
 * @param {Page} page
 * @param {string} name
 */
async function look(page, name) {
  await mkdir(SHOTS, { recursive: true });
  for (const screen of SCREENS) {
    await page.setViewportSize(screen);
    for (const colorScheme of COLOURS) {
      await page.emulateMedia({ colorScheme });
      const path = join(SHOTS, `${name}-${screen.width}x${screen.height}-${colorScheme}.png`);
      await page.screenshot({ path });
    }
    const { wider, small, covered } = await page.evaluate(measure);
    assert.equal(wider, 0, `${name} at ${screen.width} px is too wide`);
    assert.deepEqual(covered, [], `${name} at ${screen.width} px`);
    if (screen === PHONE) {
      assert.deepEqual(small, [], name);
    }
  }
}

/** What is wrong with a page: in the browser. */
function measure() {
  const { scrollWidth, clientWidth } = document.documentElement;
  const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
  const touched = 'sowing-board:is([play="south"], [play="north"], [play="both"], .script-only) .hole';
  const holes = [...document.querySelectorAll(touched)].filter((hole) => box(hole).width > 0);
  const stages = [...document.querySelectorAll('.stage')].filter((stage) => box(stage).width > 0);
  const beneath = (/** @type {Element} */ stage) => stage.nextElementSibling?.querySelector('.caption:not([hidden]), .sheet');
  const labels = [...document.querySelectorAll('.stage .side-name .who, .stage .label')];
  const within = (/** @type {Element} */ part) => {
    const [inner, outer] = [box(part), box(/** @type {Element} */ (part.closest('.stage')))];
    return inner.left >= outer.left - 1 && inner.right <= outer.right + 1 && inner.bottom <= outer.bottom + 1;
  };
  return {
    wider: Math.max(0, scrollWidth - clientWidth),
    small: holes.map((hole) => Math.min(box(hole).width, box(hole).height)).filter((size) => size < 44),
    covered: [
      ...stages.filter((stage) => {
        const { width, top } = box(beneath(stage) ?? stage);
        return beneath(stage) && width > 0 && top < box(stage).bottom;
      }),
      ...labels.filter((part) => box(part).width > 0 && !within(part)),
    ].map((part) => part.textContent),
  };
}

test('every page fits every screen', async () => {
  const page = await visit('/', ALONE);
  for (const path of PAGES) {
    await page.goto(path);
    await scripted(page);
    await look(page, path === '/' ? 'home' : path.replace(/\W+/g, '-').slice(1, 40));
  }
});

for (const [name, form] of Object.entries({
  'play-giuthi': { start: 'giuthi 8x8', opponent: 'two' },
  'play-giuthi-10': { start: 'giuthi 10x9', level: '1' },
  'play-kiothi-redistribution': { start: 'kiothi 6x5', opponent: 'two' },
  'play-kiothi': { start: 'kiothi 0,0,0,5*,5*,5*/0,0,0,5*,5*,5* 0-0 S', opponent: 'two' },
})) {
  test(`a game fits every screen: ${name}`, async () => {
    await look(await begin(/** @type {any} */ (form), ALONE), name);
  });
}

test('what is not found fits every screen', async () => {
  const page = await visit('/nowhere', ALONE);
  await look(page, 'missing');
  forgive(); // That is not there, as it should be.
});

test('the menu of pages is reached on a phone, by finger and by keys', async () => {
  const page = await visit('/learn', { screen: PHONE, touch: true });
  const about = page.locator('.site-header nav a[href="/about"]');
  assert.ok(await about.isHidden());
  await page.locator('.site-header .menu').tap();
  for (const link of await page.locator('.site-header nav a').all()) {
    const { x, width, height } = (await link.boundingBox()) ?? { x: -1, width: 0, height: 0 };
    assert.ok(x >= 0 && x + width <= PHONE.width && height >= 44);
  }
  await page.keyboard.press('Escape');
  assert.ok(await about.isHidden());
  await page.locator('.site-header .menu').press('Enter');
  await about.click();
  await page.waitForURL('**/about');
});
