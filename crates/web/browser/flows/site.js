// @ts-check
/**
 * What the flows share: the site on a port of its own, a browser, and pages as people have them.
 *
 * Each file of flows has its own site with its own data, so that they do not meet. A page on which
 * anything went wrong (an error in a script, something that the content security policy forbids, an
 * answer that is missing) fails the test that visited it.
 *
 * @import { Browser, BrowserContext, Page } from 'playwright-core'
 * @import { ChildProcess } from 'node:child_process'
 */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, afterEach, before } from 'node:test';
import { chromium } from 'playwright-core';

export const PHONE = { width: 360, height: 740 };
export const TABLET = { width: 820, height: 1180 };
export const DESKTOP = { width: 1440, height: 900 };

/** How long a page may take for what is waited for; a loaded machine is slow. */
const PATIENCE_MS = 60_000;

/** @type {Browser} */
let browser;
/** @type {ChildProcess} */
let program;
/** @type {string} */
let data;
/** Where the site is, without a slash at the end. */
export let origin = '';

/** @type {{context: BrowserContext, faults: string[]}[]} */
let visits = [];

before(async () => {
  data = await mkdtemp(join(tmpdir(), 'ndongu-'));
  await start();
  browser = await chromium.launch({ executablePath: process.env['CHROMIUM'], args: ['--no-sandbox'] });
});

after(async () => {
  await browser?.close();
  await kill();
  await rm(data, { recursive: true, force: true });
});

afterEach(async () => {
  const faults = visits.flatMap((visit) => visit.faults);
  await Promise.all(visits.map(({ context }) => context.close()));
  visits = [];
  assert.deepEqual(faults, []);
});

// ---- The site ----

/** Starts the program; after `kill` at the same place, with what it had stored. */
export async function start() {
  const listen = origin.replace('http://', '') || '127.0.0.1:0';
  program = spawn(/** @type {string} */ (process.env['NDONGU_PROGRAM']), ['serve', '--no-open', '--data', data, '--listen', listen], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: /** @type {any} */ (program.stdout) })) {
    const address = /http:\/\/[^/]+/.exec(line);
    if (address) {
      [origin] = address;
      return;
    }
  }
  throw new Error('the site has not said where it is');
}

/** Ends the program as a crash would. */
export async function kill() {
  if (program?.exitCode === null && program.signalCode === null) {
    program.kill('SIGKILL');
    await once(program, 'exit');
  }
}

// ---- Pages ----

/**
 * Who visits.
 *
 * @typedef {object} Visitor
 * @property {{width: number, height: number}} [screen] a desktop's if nothing is said
 * @property {boolean} [script] false without JavaScript
 * @property {boolean} [touch]
 * @property {'light' | 'dark'} [colours] what the system asks for
 * @property {string} [speaks] what the browser asks for, like `sw`
 * @property {Record<string, string>} [cookies] settings: `look`, `seeds`, `theme`, `speed`, `language`
 * @property {Record<string, string>} [kept] what the browser has stored at an earlier visit
 * @property {number} [zoom]
 * @property {boolean} [still] whether motion is to be reduced
 */

/**
 * A new visitor at a page.
 *
 * @param {string} path
 * @param {Visitor} [visitor]
 */
export async function visit(path, visitor = {}) {
  const { screen = DESKTOP, script = true, touch = false, colours = 'light', speaks = 'en', cookies = {}, kept = {}, zoom = 1, still = false } = visitor;
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: screen.width / zoom, height: screen.height / zoom },
    deviceScaleFactor: zoom,
    javaScriptEnabled: script,
    hasTouch: touch,
    isMobile: touch,
    colorScheme: colours,
    locale: speaks,
    reducedMotion: still ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const settings = Object.entries({ speed: '4', ...cookies });
  await context.addCookies(settings.map(([name, value]) => ({ name, value, url: origin })));
  await context.addInitScript((stored) => Object.assign(localStorage, stored), kept);
  const faults = /** @type {string[]} */ ([]);
  visits.push({ context, faults });
  const page = await context.newPage();
  watch(page, faults);
  await page.goto(path);
  return page;
}

/**
 * Writes down what goes wrong on a page.
 *
 * @param {Page} page
 * @param {string[]} faults
 */
function watch(page, faults) {
  page.on('pageerror', (error) => faults.push(`${page.url()}: ${error.stack ?? error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') {
      faults.push(`${page.url()}: ${message.text()}`);
    }
  });
}

/** What went wrong so far is as it should be: the test has brought it about. */
export function forgive() {
  for (const { faults } of visits) {
    faults.length = 0;
  }
}

/** Every page that needs no game to be begun. */
export const PAGES = [
  '/',
  '/play',
  '/learn',
  ...['giuthi', 'kiothi'].flatMap((game) => Array.from({ length: 12 }, (_, n) => `/learn/${game}/${n + 1}`)),
  '/puzzles',
  '/rules',
  '/rules/giuthi',
  '/rules/giuthi?set=climent',
  '/rules/kiothi',
  '/about',
  '/api',
  '/analysis',
  '/analysis?start=giuthi+6x4&moves=C+,e-,A+,E-,d-&at=3',
];

/**
 * Waits until a page's boards have been taken over by their script.
 *
 * @param {Page} page
 */
export async function scripted(page) {
  await page.waitForLoadState('load');
  await page.waitForFunction(() => customElements.get('sowing-board') || !document.querySelector('sowing-board'));
}

/**
 * Presses the tab key until the focus is on what a selector names.
 *
 * @param {Page} page
 * @param {string} selector
 */
export async function tabTo(page, selector) {
  for (let presses = 0; presses < 100; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.locator(`${selector}:focus`).count()) > 0) {
      return;
    }
  }
  throw new Error(`the tab key never comes to ${selector}`);
}

/**
 * Puts a board on a page, in place of everything else, and gives it.
 *
 * @param {Page} page
 * @param {{start: string, moves?: string[], [attribute: string]: string | string[] | undefined}} game and attributes
 */
export async function setOut(page, { start, moves = [], ...attributes }) {
  await page.evaluate(
    async ({ start, moves, attributes }) => {
      await customElements.whenDefined('sowing-board');
      const answer = await fetch('/api/v1/board', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ start, moves }),
      });
      const board = /** @type {any} */ (document.createElement('sowing-board'));
      for (const [name, value] of Object.entries({ play: 'both', look: 'earth', ...attributes })) {
        board.setAttribute(name, value);
      }
      document.querySelector('main')?.replaceChildren(board);
      board.board = await answer.json();
    },
    { start, moves, attributes },
  );
  return page.locator('main > sowing-board');
}
