// @ts-check
/**
 * What axe-core says: on every page and at every moment of a game, nothing is wrong for those who
 * read, hear or reach a page in their own way.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test } from 'node:test';
import { DESKTOP, PAGES, PHONE, forgive, scripted, visit } from './site.js';
import { begin, hurries, makesMove, playToTheEnd } from './table.js';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
/** What is small or large, and what is light or dark, do not depend on one another. */
const WAYS = /** @type {const} */ ([
  [PHONE, 'light'],
  [DESKTOP, 'dark'],
]);

/** One page of each kind; those are looked at in both ways, the others in one. */
const KINDS = ['/', '/play', '/learn', '/learn/giuthi/6', '/learn/kiothi/9', '/rules', '/rules/kiothi', '/about', '/api', PAGES.at(-1) ?? ''];

const SMALL = { start: 'giuthi 4x3', opponent: 'two' };
const MIDGAME = { start: 'kiothi 0,0,0,5*,5*,5*/0,0,0,5*,5*,5* 0-0 S', opponent: 'two' };

/**
 * Moments of games.
 *
 * @type {Record<string, () => Promise<Page>>}
 */
const MOMENTS = {
  'a game of giuthi, choosing a direction': async () => {
    const page = await begin({ start: 'giuthi 8x8', opponent: 'two' });
    await makesMove.byMouse(page);
    await hurries.byMouse(page);
    await page.locator('.hole.legal').first().click();
    await page.locator('.arrow').first().waitFor();
    return page;
  },
  'a game of kiothi, choosing a number': async () => {
    const page = await begin(MIDGAME);
    await page.locator('.hole.legal').first().click();
    await page.locator('.sheet .number').first().waitFor();
    return page;
  },
  'kiothi’s redistribution': async () => {
    const page = await begin({ start: 'kiothi 6x5', opponent: 'two' });
    for (const hole of ['E', 'F', 'A']) {
      await page.locator(`[data-hole="${hole}"]`).click();
    }
    return page;
  },
  'a sowing on its way': async () => {
    const page = await begin({ start: 'giuthi 8x8', opponent: 'two' }, { cookies: { speed: 'steps' } });
    await makesMove.byMouse(page);
    await page.locator('.stage.resting').waitFor();
    await page.locator('.playback button[data-icon=play]').waitFor();
    await page.locator('.playback button[data-icon=more]').click();
    return page;
  },
  'two computers at play': async () => {
    const page = await begin({ start: 'giuthi 4x3', opponent: 'watch', level: '1' });
    await page.locator('[data-action=pause]').click();
    return page;
  },
  'the position editor': async () => {
    const page = await visit('/analysis?start=kiothi+6x5');
    await page.locator('[data-edit]').click();
    await page.locator('.editor .verdict').filter({ hasText: /\w/ }).waitFor();
    return page;
  },
  'a page that is not there': async () => {
    const page = await visit('/nowhere');
    forgive();
    return page;
  },
  'a position that cannot be read': async () => {
    const page = await visit('/analysis?start=nonsense');
    forgive();
    return page;
  },
  'a new game that cannot be': async () => {
    const page = await visit('/play?start=nonsense');
    await page.locator('form[action="/play"] button[type=submit]').click();
    await page.locator('.notice.error').waitFor();
    forgive();
    return page;
  },
  'a form of a game that has gone on': async () => {
    const page = await begin({ start: 'giuthi 4x3', opponent: 'two' });
    await makesMove.byMouse(page);
    await hurries.byMouse(page);
    // The form for those without script still stands as it was at the beginning.
    await page.locator('[data-no-script] button').first().evaluate((button) => {
      const { form } = /** @type {HTMLButtonElement} */ (button);
      form?.requestSubmit(/** @type {HTMLButtonElement} */ (button));
    });
    await page.locator('.notice.error[role=alert]:visible').waitFor();
    forgive();
    return page;
  },
  'a layout after a round': async () => {
    const page = await begin({ ...SMALL, contest: 'rounds' });
    await playToTheEnd(page, makesMove.byMouse);
    await page.locator('[data-end] a[href$="/layout"]').click();
    await page.locator('[data-left]').waitFor();
    return page;
  },
};

/**
 * What axe-core finds wrong with a page as it is.
 *
 * @param {Page} page
 */
async function faultsOf(page) {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    await page.evaluate(AXE);
  }
  return page.evaluate(async () => {
    const axe = /** @type {any} */ (globalThis).axe;
    const { violations } = await axe.run(document, { resultTypes: ['violations'] });
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
    );
  });
}

/**
 * Nothing is wrong with a page as it is: small by day, large by night.
 *
 * @param {Page} page
 */
async function isSound(page) {
  for (const [screen, colours] of WAYS) {
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: colours });
    assert.deepEqual(await faultsOf(page), [], `${screen.width} px, ${colours}`);
  }
}

for (const path of KINDS) {
  test(`axe-core finds nothing wrong with ${path}`, async () => {
    const page = await visit(path, { screen: PHONE });
    await scripted(page);
    await isSound(page);
  });
}

for (const [moment, come] of Object.entries(MOMENTS)) {
  test(`axe-core finds nothing wrong with ${moment}`, async () => {
    await isSound(await come());
  });
}

test('nor with any other page', async () => {
  const page = await visit('/');
  for (const [index, path] of PAGES.filter((path) => !KINDS.includes(path)).entries()) {
    const [screen, colours] = WAYS[index % 2];
    await page.setViewportSize(screen);
    await page.emulateMedia({ colorScheme: colours });
    await page.goto(path);
    await scripted(page);
    assert.deepEqual(await faultsOf(page), [], path);
  }
});
