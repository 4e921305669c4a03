// @ts-check
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { PHONE, forgive, visit } from './site.js';

/** @param {import('playwright-core').Page} page */
async function openEditor(page) {
  await page.locator('[data-edit]').click();
  const editor = page.locator('[data-editor]');
  await editor.locator('.hole').first().waitFor();
  return { editor, text: editor.locator('[name=position]'), verdict: editor.locator('.verdict') };
}

test('a position is set up by mouse and keys, and analysed', async () => {
  const page = await visit('/analysis?start=giuthi+3x2');
  const { editor, text } = await openEditor(page);
  await editor.locator('[data-hole=A]').click();
  await editor.locator('[data-hole=B]').click({ button: 'right' });
  await editor.locator('[data-hole=C]').click({ modifiers: ['Shift'] });
  await page.keyboard.press('ArrowUp');
  await page.keyboard.type('12');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('-');
  await editor.locator('[name=turn][value=north]').check();
  await editor.locator('[name=south]').fill('5');
  await editor.locator('[name=north]').focus();
  assert.equal(await text.inputValue(), 'giuthi 3,1,1/12,1,2 5-0 N');
  await editor.locator('[name=undo]').click();
  assert.equal(await text.inputValue(), 'giuthi 3,1,1/12,1,2 0-0 N');
  await editor.locator('.verdict:not(.bad)').waitFor();
  await editor.locator('[name=analyse]').click();
  await page.waitForURL('**/analysis?start=giuthi+3,1,1/12,1,2+0-0+N');
});

test('boma are marked nki with a finger, and what is wrong is said where it is', async () => {
  const page = await visit('/analysis?start=kiothi+0,5,1/2,0,3+0-0+S', { screen: PHONE, touch: true });
  const { editor, text, verdict } = await openEditor(page);
  await editor.locator('label:has([value=nki])').tap();
  await editor.locator('[data-hole=B]').tap();
  assert.equal(await text.inputValue(), 'kiothi 0,5*,1/2,0,3 0-0 S');
  await editor.locator('[data-hole=A]').tap();
  await editor.locator('[data-hole=A].wrong').waitFor();
  assert.equal(await verdict.innerText(), 'A is marked nki, but it is empty (K4).');
  assert.equal(await editor.locator('[name=analyse]').isDisabled(), true);
  await editor.locator('label:has([value=giuthi])').tap();
  await editor.locator('.verdict:not(.bad)').waitFor();
  assert.equal(await text.inputValue(), 'giuthi 0,5,1/2,0,3 0-0 S');
  forgive(); // The refusal.
});

test('every set-up is offered, and a position can be pasted', async () => {
  const page = await visit('/analysis');
  const { editor, text, verdict } = await openEditor(page);
  await editor.locator('label:has([value=kiothi])').click();
  await editor.locator('button[value="kiothi 5x5"]').click();
  await editor.locator('[name=opening]:checked').waitFor();
  assert.equal(await text.inputValue(), 'kiothi 0,0,0,0,0,5,5,5,5,5/0,0,0,0,0,5,5,5,5,5 0-0 S opening');
  await text.fill('giuthi 3,x');
  await editor.locator('.verdict.bad').waitFor();
  assert.match(await verdict.innerText(), /column 10/);
  await text.fill('giuthi:climent 4x3');
  await editor.locator('.verdict:not(.bad)').waitFor();
  assert.equal(await editor.locator('.hole').count(), 8);
  forgive(); // The refusal.
});

test('what is done while a pasted position is read is not undone by it, and leaving its field does not lose it', async () => {
  const page = await visit('/analysis?start=giuthi+3x2');
  const { editor, text } = await openEditor(page);
  let go = () => {};
  const later = new Promise((resolve) => (go = () => resolve(undefined)));
  await page.route('**/api/v1/board', async (route) => {
    await later;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/v1/board');
  await text.fill('giuthi 4x3');
  await editor.locator('[name=south]').focus();
  await asked;
  assert.equal(await editor.locator('[name=analyse]').isDisabled(), true);
  go();
  await page.waitForFunction(() => document.querySelectorAll('[data-editor] .hole').length === 8);
  assert.equal(await text.inputValue(), 'giuthi 3,3,3,3/3,3,3,3 0-0 S');
  await page.unrouteAll({ behavior: 'wait' });
  await page.route('**/api/v1/board', async (route) => {
    const response = await route.fetch();
    await editor.locator('[data-hole=A]').click();
    await route.fulfill({ response });
  });
  const read = page.waitForResponse('**/api/v1/board');
  await text.fill('giuthi 3x2');
  await read;
  await editor.locator('[name=analyse]:enabled').waitFor();
  assert.equal(await text.inputValue(), 'giuthi 4,3,3,3/3,3,3,3 0-0 S');
});
