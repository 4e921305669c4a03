// @ts-check
/**
 * The analysis board: what is pasted, what the engine says, what can be written, shared and taken away.
 *
 * @import { Page } from 'playwright-core'
 */
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { visit } from './site.js';
import { isReady, shown } from './table.js';

const MOVES = 'C+,e-,A+,E-,d-';
const GAME = `/analysis?start=giuthi+6x4&moves=${MOVES}`;

/** Those who have switched the engine off: it is busy enough in the one test that is about it. */
const ALONE = { kept: { 'ndongu-engine': '{"on":false,"lines":1}' } };

/** @param {Page} page @param {string} text */
async function paste(page, text) {
  await page.getByText('Paste a game or a position').click();
  await page.locator('#record').fill(text);
  // Not by the address, which the page soon writes anew.
  await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name: 'Show it' }).click()]);
}

/** @param {Page} page */
const moves = (page) => page.locator('[data-sheet] .move').allTextContents();

/** @param {Page} page @param {string} name */
async function download(page, name) {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByText(name, { exact: true }).click()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a position is pasted, and the engine’s lines come deeper and deeper', async () => {
  const page = await visit('/analysis', { kept: { 'ndongu-engine': '{"on":true,"lines":2}' } });
  await paste(page, 'giuthi 2,0,3,4,0/1,4,0,0,5 3-2 S');
  assert.deepEqual(await shown(page), { south: [2, 0, 3, 4, 0], north: [1, 4, 0, 0, 5], taken: [3, 2] });
  const lines = page.locator('[data-engine] .lines:not(.old) li');
  await lines.nth(1).waitFor();
  await page.waitForFunction(() => /depth ([4-9]|\d\d)|to the end/.test(document.querySelector('[data-engine] .depth')?.textContent ?? ''));
  assert.equal(await lines.count(), 2);
  await page.locator('[data-engine] .bar[aria-label]').waitFor();

  // A line is played by choosing one of its moves.
  const second = lines.first().locator('.move').nth(1);
  const line = await lines.first().locator('.move').allTextContents();
  await page.getByRole('button', { name: 'Computer' }).waitFor();
  await second.click();
  await page.waitForFunction(() => document.querySelectorAll('[data-sheet] .move').length === 2);
  assert.equal((await moves(page))[0], line[0]);
});

test('a record is pasted with its comment; a variation and comments are added; a link holds all of it for others', async () => {
  const page = await visit('/analysis', ALONE);
  await paste(page, '[Game "giuthi"]\n[Setup "6x4"]\n\n1. C+ {A fair beginning.} e- *\n');
  await page.locator('[data-sheet] .said').getByText('A fair beginning.').waitFor();
  const main = await moves(page);
  assert.equal(main.length, 2);

  await page.locator('[data-sheet] .move').first().click();
  await page.locator('.row.north .hole.legal').first().click();
  const arrow = page.locator('.arrow:not([aria-disabled])').last();
  const other = (await arrow.getAttribute('data-move')) ?? '';
  await arrow.click();
  await page.locator('[data-sheet] .variation .move[aria-current]').getByText(other, { exact: true }).waitFor();
  await page.locator('#comment').fill('Better? <b>Perhaps</b>.');
  await page.locator('[data-sheet] .variation .said').getByText('Better? <b>Perhaps</b>.').waitFor();
  await page.waitForFunction(() => location.search.includes('Perhaps'));
  await page.locator('.stage:not(.resting)').waitFor();
  const board = await shown(page);
  const sheet = await page.locator('[data-sheet]').textContent();

  await page.getByText('Share and download').click();
  const link = await page.locator('#link').inputValue();
  assert.equal(link, page.url());
  const elsewhere = await visit(link, ALONE);
  await elsewhere.locator('[data-sheet] .variation .move[aria-current]').waitFor();
  assert.equal(await elsewhere.locator('[data-sheet]').textContent(), sheet);
  assert.deepEqual(await shown(elsewhere), board);
  assert.equal(await elsewhere.locator('#comment').inputValue(), 'Better? <b>Perhaps</b>.');

  await page.getByRole('button', { name: 'Put variation first' }).click();
  await page.waitForFunction((move) => document.querySelectorAll('[data-sheet] > .turn .move')[1]?.textContent === move, other);
  await page.getByRole('button', { name: 'Delete from here on' }).click();
  await page.waitForFunction((move) => !document.querySelector('[data-sheet]')?.textContent?.includes(move), other);
  assert.deepEqual(await moves(page), main);
});

test('a game is reviewed: its graph is drawn, and a click on it goes there', async () => {
  const page = await visit(GAME, ALONE);
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.review .graph path.south[d^=M]').waitFor();
  await page.waitForFunction(() => document.querySelector('.review [role=status]')?.textContent?.match(/^$|No mistakes/));
  const graph = page.locator('.review .graph');
  const { width } = (await graph.boundingBox()) ?? { width: 0 };
  await graph.click({ position: { x: width / MOVES.split(',').length, y: 20 } });
  await page.locator('[data-sheet] .move[aria-current]').getByText('C+', { exact: true }).waitFor();
  const mistakes = await page.locator('.mistakes li').all();
  assert.notEqual(mistakes.length, 0);
  for (const mistake of mistakes) {
    assert.match((await mistake.textContent()) ?? '', /\?.* \w+/);
    await mistake.locator('.move').click();
    await page.locator('[data-sheet] .move[aria-current]').waitFor();
  }
});

test('a review that breaks off does not say that there were no mistakes', async () => {
  const page = await visit(GAME, ALONE);
  await page.route('**/api/v1/review', async (route) => {
    const response = await route.fetch();
    const lines = (await response.text()).split('\n');
    await route.fulfill({ response, body: `${lines[0]}\n` });
  });
  await page.getByRole('button', { name: 'Review the game' }).click();
  await page.locator('.review').getByText('No connection').waitFor();
});

test('pictures, an animation and the record are real files', async () => {
  const page = await visit(GAME, ALONE);
  await page.getByText('Share and download').click();
  const svg = await download(page, 'SVG');
  assert.equal(svg.name, 'ndongu.svg');
  assert.match(svg.bytes.toString(), /^<svg[^>]*>[^]*<\/svg>\s*$/);
  const png = await download(page, 'PNG');
  assert.equal(png.name, 'ndongu.png');
  assert.equal(png.bytes.subarray(0, 8).toString('latin1'), '\x89PNG\r\n\x1a\n');
  assert.ok(png.bytes.readUInt32BE(16) > png.bytes.readUInt32BE(20), 'it is wider than high');
  const gif = await download(page, 'GIF');
  assert.equal(gif.name, 'ndongu.gif');
  assert.equal(gif.bytes.subarray(0, 6).toString(), 'GIF89a');
  assert.ok(gif.bytes.readUInt16LE(6) > gif.bytes.readUInt16LE(8), 'it is wider than high');
  assert.equal(gif.bytes.at(-1), 0x3b);
  const record = await download(page, 'Record');
  assert.equal(record.name, 'ndongu.txt');
  const text = record.bytes.toString();
  for (const move of MOVES.split(',')) {
    assert.ok(text.includes(move), text);
  }
  await paste(page, text);
  await page.locator('[data-sheet] .move').first().waitFor();
  assert.deepEqual(await moves(page), MOVES.split(','));
});

test('a game is played on from the move that is shown', async () => {
  const page = await visit(`${GAME}&at=2`, ALONE);
  await page.locator('[data-sheet] .move[aria-current]').waitFor();
  const board = await shown(page);
  await page.getByRole('link', { name: 'Play from here' }).click();
  await page.waitForURL('**/play?**');
  await page.locator('input[name=opponent][value=two]').check();
  await page.locator('form[action="/play"] button[type=submit]').first().click();
  await page.waitForURL(/\/play\/[^/?]+$/);
  await isReady(page);
  assert.deepEqual(await shown(page), board);
  assert.equal(await page.locator('[data-moves] button').count(), 2);
});

test('the keys walk through a game', async () => {
  const page = await visit(GAME, ALONE);
  const here = page.locator('[data-sheet] .move[aria-current]');
  await here.getByText('d-', { exact: true }).waitFor();
  for (const [key, move] of [['ArrowLeft', 'E-'], ['ArrowLeft', 'A+'], ['ArrowRight', 'E-'], ['End', 'd-']]) {
    await page.keyboard.press(key);
    await here.getByText(move, { exact: true }).waitFor();
  }
  await page.keyboard.press('Home');
  await page.waitForFunction(() => !document.querySelector('[data-sheet] [aria-current]'));
  assert.deepEqual((await shown(page)).taken, [0, 0]);
});
