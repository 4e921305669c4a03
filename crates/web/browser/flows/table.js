// @ts-check
/**
 * At the table: beginning a game, making moves by every way there is, and what board and server say.
 *
 * @import { Page } from 'playwright-core'
 * @import { Visitor } from './site.js'
 */
import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { visit } from './site.js';

/**
 * Begins a game by the form, filled in by its address.
 *
 * @param {Record<string, string>} form
 * @param {Visitor} [visitor]
 */
export async function begin(form, visitor) {
  const page = await visit(`/play?${new URLSearchParams(form)}`, visitor);
  await page.locator('form[action="/play"] button[type=submit]').first().click();
  await page.waitForURL('**/play/*');
  if (visitor?.script !== false) {
    await isReady(page);
  }
  return page;
}

const READY = [
  'sowing-board:not([waiting]) .stage:not(.resting) .hole.legal',
  'sowing-board .pass:not([hidden])',
  '[data-end]:not([hidden])',
].join(', ');

/**
 * Waits until it is a person's turn, or the game is over.
 *
 * @param {Page} page
 */
export async function isReady(page) {
  await page.locator(READY).first().waitFor();
}

/** @param {Page} page */
export async function isOver(page) {
  return page.locator('[data-end]').isVisible();
}

/** @param {Page} page */
export async function movesOf(page) {
  return page.locator('[data-moves] button').count();
}

const SKIP = '.playback .skip:enabled';

/**
 * The ways to come to a person's turn, or the end, without watching seeds travel.
 *
 * @type {Record<'byMouse' | 'byFinger' | 'byKeys', (page: Page) => Promise<void>>}
 */
export const hurries = {
  byMouse: (page) => hurry(page, () => page.locator(SKIP).click()),
  byFinger: (page) => hurry(page, () => page.locator(SKIP).tap()),
  byKeys: (page) => hurry(page, () => page.keyboard.press('Escape')),
};

/**
 * @param {Page} page
 * @param {() => Promise<void>} skip
 */
async function hurry(page, skip) {
  const underway = page.locator(SKIP);
  await underway.or(page.locator(READY)).first().waitFor();
  while (await underway.isVisible()) {
    await skip();
    await underway.or(page.locator(READY)).first().waitFor();
  }
}

/**
 * Plays for whoever's turn it is at this screen, until the game is over.
 *
 * @param {Page} page
 * @param {(page: Page) => Promise<void>} move
 * @param {(page: Page) => Promise<void>} [ready] how the next turn is come to
 */
export async function playToTheEnd(page, move, ready = hurries.byMouse) {
  for (let moves = 0; ; moves += 1) {
    assert.ok(moves < 300, 'the game ends');
    await ready(page);
    if (await isOver(page)) {
      return;
    }
    await move(page);
  }
}

/**
 * The ways to make the first move that offers itself. Whoever finds that the board has gone on
 * meanwhile looks again.
 *
 * @type {Record<'byMouse' | 'byFinger' | 'byKeys', (page: Page) => Promise<void>>}
 */
export const makesMove = {
  async byMouse(page) {
    if (await passes(page, (button) => button.click())) {
      return;
    }
    await page.locator('.hole.legal').first().click();
    await page.locator('.arrow:not([aria-disabled]), .sheet .sow:enabled').first().click();
  },
  async byFinger(page) {
    if (await passes(page, (button) => button.tap())) {
      return;
    }
    await page.locator('.hole.legal').first().tap();
    await page.locator('.arrow:not([aria-disabled]), .sheet .sow:enabled').first().tap();
  },
  async byKeys(page) {
    if (await passes(page, (button) => button.press('Enter'))) {
      return;
    }
    const hole = (await page.locator('.hole.legal').first().getAttribute('data-hole')) ?? '';
    await page.keyboard.press(hole.toLowerCase());
    await page.keyboard.press('Enter');
    await page.locator('.arrow:focus, .number:focus').waitFor();
    await page.keyboard.press('Enter');
  },
};

/**
 * Passes, if that is all that can be done.
 *
 * @param {Page} page
 * @param {(button: import('playwright-core').Locator) => Promise<void>} press
 */
async function passes(page, press) {
  const button = page.locator('.pass');
  if (await button.isVisible()) {
    await press(button);
    return true;
  }
  return false;
}

/**
 * The ways to empty two boma and place their warriors.
 *
 * @type {Record<string, (page: Page) => Promise<void>>}
 */
export const placedBy = {
  async 'by click'(page) {
    for (const hole of ['E', 'F', 'A', 'A']) {
      await page.locator(`[data-hole="${hole}"]`).click();
    }
    await page.locator('.placing .amounts button').last().click();
    await page.locator('[data-hole="j"]').click();
  },
  async 'by dragging'(page) {
    for (const hole of ['E', 'F']) {
      await page.locator(`[data-hole="${hole}"]`).click();
    }
    await page.locator('.placing .amounts button').last().click();
    await page.locator('.placing .pile').dragTo(page.locator('[data-hole="B"]'));
  },
  async 'by keys'(page) {
    await page.locator('[data-hole="A"]').focus();
    for (const key of ['e', 'Enter', 'f', 'Enter', 'b', ...Array(10).fill('+')]) {
      await page.keyboard.press(key);
    }
  },
  async 'by chance'(page) {
    await page.getByRole('button', { name: 'Random' }).click();
    await page.locator('.placing button.primary:enabled').waitFor();
  },
  async 'by the computer'(page) {
    await page.getByRole('button', { name: 'Computer’s choice' }).click();
    await page.locator('.placing button.primary:enabled').waitFor();
  },
};

/**
 * What the board shows.
 *
 * @param {Page} page
 */
export async function shown(page) {
  const numbers = async (/** @type {string} */ selector) =>
    (await page.locator(selector).allTextContents()).map(Number);
  return {
    south: await numbers('.row.south .count'),
    north: await numbers('.row.north .count'),
    taken: [...(await numbers('.side-name.south .took b')), ...(await numbers('.side-name.north .took b'))],
  };
}

/**
 * Waits until the board shows what the server has kept, however seeds still travel.
 *
 * @param {Page} page
 */
export async function settles(page) {
  const kept = await stored(page);
  for (let looks = 0; looks < 200 && !isDeepStrictEqual(await shown(page), kept); looks += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  assert.deepEqual(await shown(page), kept);
}

/**
 * What the server has kept.
 *
 * @param {Page} page
 */
async function stored(page) {
  const { board } = await viewOf(page);
  return { south: board.south, north: board.north, taken: [board.taken.south, board.taken.north] };
}

/**
 * All that was played, as the server tells it.
 *
 * @param {Page} page
 * @returns {Promise<any[]>}
 */
export async function stepsOf(page) {
  let { steps } = await viewOf(page);
  // The first move may be on its way to the server still.
  for (let looks = 0; looks < 200 && steps.length === 0; looks += 1) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    ({ steps } = await viewOf(page));
  }
  return steps;
}

/**
 * The game on this page, as programs get it.
 *
 * @param {Page} page
 */
export function viewOf(page) {
  return page.evaluate(async () => {
    const answer = await fetch(location.pathname.replace('/play/', '/api/v1/games/'));
    return answer.json();
  });
}
