// @ts-check
/**
 * Matches: rounds of Giuthi with the loser's layout between them, games of Kiothi for points.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, forgive, visit } from './site.js';
import { begin, hurries, makesMove, playToTheEnd, settles, viewOf } from './table.js';

/** @param {Page} page */
const layoutLink = (page) => page.locator('[data-end] a[href$="/layout"]');

/**
 * Lays out a round: what does not add up cannot be sent, what does begins the round.
 *
 * @param {Page} page
 */
async function layOut(page) {
  const before = await viewOf(page);
  await layoutLink(page).click();
  const fields = page.locator('.layout-hole input');
  const begins = page.getByRole('button', { name: 'Begin the round' });
  const even = await seedsIn(page);
  assert.equal(even.length, before.board.holes);
  assert.ok(await begins.isEnabled());
  await fields.first().fill(String(even[0] + 1));
  await page.locator('[data-left].wrong').waitFor();
  assert.ok(await begins.isDisabled());
  await page.getByRole('link', { name: 'Computer’s choice' }).click();
  await page.waitForURL('**/layout?suggest=1');
  assert.equal(sum(await seedsIn(page)), sum(even));
  const [first, second, ...rest] = even;
  const own = [first + second - 1, 1, ...rest];
  for (const [index, seeds] of own.entries()) {
    await fields.nth(index).fill(String(seeds));
  }
  // The same by the board: what is taken back from a hole is put into another, and back again.
  const hole = (/** @type {number} */ index) => page.locator('.layout-form .row.near .hole').nth(index);
  await hole(0).click();
  await hole(1).click();
  assert.deepEqual(await seedsIn(page), [own[0] - 1, own[1] + 1, ...rest]);
  await hole(1).click({ button: 'right' });
  await hole(0).press('+');
  await hole(0).press('-');
  await hole(0).press('+');
  assert.deepEqual(await seedsIn(page), own);
  await begins.click();
  await page.waitForURL(/\/play\/[^/]+$/);
  const { board, match } = await viewOf(page);
  assert.deepEqual([board.south, board.north], [own, own]);
  assert.equal(match.round, before.match.round + 1);
}

/** @param {Page} page */
async function seedsIn(page) {
  const values = await page.locator('.layout-hole input').evaluateAll((found) => found.map((input) => /** @type {HTMLInputElement} */ (input).value));
  return values.map(Number);
}

/** @param {number[]} numbers */
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

for (const { where, visitor, way } of /** @type {const} */ ([
  { where: 'by mouse', visitor: {}, way: 'byMouse' },
  { where: 'by finger on a phone', visitor: { screen: PHONE, touch: true }, way: 'byFinger' },
])) {
  test(`a match of several rounds is played to its end, the loser laying out each of them, ${where}`, async () => {
    const form = { start: 'giuthi 4x3', opponent: 'two', contest: 'rounds', max_rounds: '3' };
    const page = await begin(form, visitor);
    for (let rounds = 1; ; rounds += 1) {
      await playToTheEnd(page, makesMove[way], hurries[way]);
      await settles(page);
      if (await layoutLink(page).isVisible()) {
        await layOut(page);
      } else if (await page.getByRole('button', { name: 'Next game' }).isVisible()) {
        await page.getByRole('button', { name: 'Next game' }).click();
      } else {
        assert.ok(rounds > 1, 'it was more than a game');
        break;
      }
    }
    const { match } = await viewOf(page);
    assert.ok(match.round <= 3);
    await page.getByText('The game is over').waitFor();
  });
}

test('the same match without JavaScript: a layout that does not add up is told so', async () => {
  const page = await visit(`/play?${new URLSearchParams({ start: 'giuthi 4x3', opponent: 'two', contest: 'rounds' })}`, { script: false });
  await page.locator('form[action="/play"] button[type=submit]').first().click();
  while (!(await page.locator('[data-end]').isVisible())) {
    await page.locator('[data-no-script] button').first().click();
  }
  await layoutLink(page).click();
  const first = page.locator('.layout-hole input').first();
  await first.fill(String(Number(await first.inputValue()) + 1));
  await page.getByRole('button', { name: 'Begin the round' }).click();
  await page.locator('.notice.error').waitFor();
  forgive(); // That was refused, as it should be.
  await first.fill(String(Number(await first.inputValue()) - 1));
  await page.getByRole('button', { name: 'Begin the round' }).click();
  await page.waitForURL(/\/play\/[^/]+$/);
  await page.locator('[data-contest]').getByText('Round 2').waitFor();
});
