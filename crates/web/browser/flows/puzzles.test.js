// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, visit } from './site.js';

/** @import { Page } from 'playwright-core' */

/**
 * Asks the site which moves are right, one after the other, and which first one is wrong.
 *
 * @param {Page} page at a puzzle
 * @returns {Promise<{right: string[], wrong: string}>}
 */
function known(page) {
  return page.evaluate(async () => {
    const form = /** @type {HTMLFormElement} */ (document.querySelector('form.riddle'));
    /** @param {string} moves @param {string} move */
    const ask = async (moves, move) => {
      const body = new URLSearchParams({ moves, move });
      const answered = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
      return answered.json();
    };
    let board = JSON.parse(form.querySelector('.riddle-data')?.textContent ?? '');
    const first = board.choices;
    /** @type {string[]} */
    const right = [];
    for (let over = false; !over; ) {
      for (const { move } of board.choices) {
        const answer = await ask(right.join(' '), move);
        if (answer.standing === 'missed') {
          continue;
        }
        right.push(move);
        board = answer.board;
        over = answer.standing === 'solved';
        break;
      }
    }
    // One move alone keeps the value.
    const wrong = first.find((/** @type {{move: string}} */ { move }) => move !== right[0]).move;
    return { right, wrong };
  });
}

/** @param {Page} page @param {string} mv */
async function type(page, mv) {
  await page.locator('.riddle .hole').first().focus();
  for (const key of mv === 'pass' ? ['p'] : mv) {
    await page.keyboard.press(key);
  }
}

test('a wrong move is played on to show why, can be taken back, and the puzzle solved', async () => {
  const page = await visit('/puzzles/next?game=giuthi&rating=900');
  const { right, wrong } = await known(page);
  await page.locator('form.riddle.scripted').waitFor();
  await type(page, wrong);
  await page.locator('.riddle.missed .laps').waitFor();
  await page.locator('.own-rating:not([hidden])').waitFor();
  const fallen = await page.locator('.own-rating').textContent();
  await page.locator('.again').click();
  for (const mv of right) {
    await page.locator('.riddle.going').waitFor();
    await type(page, mv);
    await page.locator(`input[name=moves]`).evaluate(
      (input, mv) =>
        new Promise((done) => {
          const look = () => (/** @type {HTMLInputElement} */ (input).value.endsWith(mv) ? done(null) : setTimeout(look, 50));
          look();
        }),
      mv,
    );
    await page.locator('.riddle .laps').waitFor();
  }
  await page.locator('.riddle.solved').waitFor();
  assert.equal(await page.locator('.own-rating').textContent(), fallen, 'only the first answer counts');
});

test('without script a puzzle is tried by its buttons, also on a phone', async () => {
  const page = await visit('/puzzles', { script: false, screen: PHONE });
  await page.locator('.riddle .choices button').first().click();
  await page.locator('.riddle .verdict .notice').waitFor();
});
