// @ts-check
/**
 * The engine's lines for the position that is shown, deeper and deeper as they come.
 *
 * @import { Side } from '../board/types.js'
 * @import { Worth } from './worth.js'
 *
 * @typedef {object} Found
 * @property {Worth} value
 * @property {string} words
 * @property {string[]} moves
 * @property {string[]} turns
 *
 * @typedef {object} Insight
 * @property {boolean} final
 * @property {Side} turn
 * @property {number} depth
 * @property {boolean} complete
 * @property {number} nodes
 * @property {number} seconds
 * @property {Found[]} lines
 */
import { element } from '../board/view.js';
import { say } from '../words.js';
import { query } from './share.js';
import { label, share } from './worth.js';

const STORE = 'ndongu-engine';
const USUAL_SECONDS = 10;
const MOST_SECONDS = 60;
const MOST_LINES = 5;
/** So many moves of a line are shown. */
const SHOWN_MOVES = 14;
/** Whoever walks quickly through a game does not ask at every step. */
const PATIENCE_MS = 250;

export class Lines {
  #root;
  #play;
  #settings = remembered();
  /** @type {EventSource | null} */
  #source = null;
  #timer = 0;
  /** @type {{start: string, moves: string[], over: string | null} | null} */
  #place = null;
  #toggle = element('button', 'engine-toggle', say('analysis-engine-on'));
  #depth = element('span', 'depth');
  #more = element('button', 'quiet more-time', say('analysis-think-longer'));
  #count = element('select');
  #bar = element('div', 'bar');
  #south = element('div', 'bar-south');
  #worth = element('span');
  #list = element('ol', 'lines');

  /**
   * @param {HTMLElement} root
   * @param {(moves: string[]) => void} play moves to go on with
   */
  constructor(root, play) {
    this.#root = root;
    this.#play = play;
    this.#build();
  }

  /**
   * Looks at a position.
   *
   * @param {string} start
   * @param {string[]} moves
   * @param {string | null} over how the game ended here, if it has
   */
  look(start, moves, over) {
    this.#place = { start, moves, over };
    this.#ask(USUAL_SECONDS);
  }

  #build() {
    this.#toggle.type = 'button';
    this.#toggle.addEventListener('click', () => {
      this.#settings.on = !this.#settings.on;
      this.#changed();
    });
    for (let count = 1; count <= MOST_LINES; count += 1) {
      this.#count.append(new Option(say('analysis-lines', { count }), String(count)));
    }
    this.#count.value = String(this.#settings.lines);
    this.#count.setAttribute('aria-label', say('analysis-how-many-lines'));
    this.#count.addEventListener('change', () => {
      this.#settings.lines = Number(this.#count.value);
      this.#changed();
    });
    this.#more.type = 'button';
    this.#more.addEventListener('click', () => this.#ask(MOST_SECONDS));
    const over = element('b', 'bar-label');
    over.append(this.#worth);
    this.#bar.append(this.#south, over);
    const head = element('div', 'engine-head');
    head.append(this.#toggle, this.#depth, this.#more, this.#count);
    this.#root.append(this.#bar, head, this.#list);
    this.#root.hidden = false;
  }

  #changed() {
    remember(this.#settings);
    this.#ask(USUAL_SECONDS);
  }

  /** @param {number} seconds */
  #ask(seconds) {
    this.#stop();
    const { on, lines } = this.#settings;
    this.#toggle.setAttribute('aria-pressed', String(on));
    this.#count.disabled = !on;
    this.#more.hidden = true;
    this.#list.hidden = !on;
    this.#bar.hidden = !on;
    this.#depth.textContent = '';
    const place = this.#place;
    if (!on || !place) {
      return;
    }
    if (place.over !== null) {
      this.#list.replaceChildren(element('li', 'faint', place.over));
      this.#bar.hidden = true;
      return;
    }
    // The old lines stay, faint, until there are new ones: nothing jumps.
    this.#list.classList.add('old');
    this.#timer = setTimeout(() => {
      const asked = `${query(place.start, place.moves)}&lines=${lines}&seconds=${seconds}`;
      const source = new EventSource(`/api/v1/analyse?${asked}`);
      this.#source = source;
      for (const kind of ['depth', 'final']) {
        source.addEventListener(kind, (event) => this.#show(JSON.parse(event.data), seconds));
      }
      source.addEventListener('error', () => {
        this.#stop();
        this.#list.replaceChildren(element('li', 'faint', say('analysis-no-answer')));
        this.#more.hidden = false;
      });
    }, PATIENCE_MS);
  }

  #stop() {
    clearTimeout(this.#timer);
    this.#source?.close();
    this.#source = null;
  }

  /**
   * @param {Insight} insight
   * @param {number} seconds
   */
  #show(insight, seconds) {
    if (insight.final) {
      this.#stop();
    }
    this.#list.classList.remove('old');
    const { depth, complete, lines } = insight;
    this.#depth.textContent = complete ? say('analysis-complete') : say('analysis-depth', { depth });
    this.#more.hidden = !insight.final || complete || seconds === MOST_SECONDS;
    this.#list.replaceChildren(...lines.map((line) => this.#line(line)));
    const [best] = lines;
    this.#bar.hidden = !best;
    if (best) {
      this.#south.style.setProperty('inline-size', `${(100 * share(best.value)).toFixed(1)}%`);
      this.#worth.textContent = label(best.value);
      this.#bar.setAttribute('role', 'img');
      this.#bar.setAttribute('aria-label', best.words);
      this.#bar.title = best.words;
    }
  }

  /** @param {Found} found */
  #line({ value, words, turns }) {
    const item = element('li');
    const worth = element('b', `worth ${value.south > 0 ? 'south' : value.south < 0 ? 'north' : ''}`, label(value));
    worth.title = words;
    item.append(worth, element('span', 'visually-hidden', words));
    const line = element('span', 'line');
    /** @type {string[]} */
    const before = [];
    for (const turn of turns) {
      const [, number, played] = /** @type {string[]} */ (turn.match(/^(\d+\.(?:\.\.)?)? ?(.*)$/));
      for (const [index, move] of played.split(',').entries()) {
        before.push(move);
        if (before.length <= SHOWN_MOVES) {
          const shown = element('span', 'numbered');
          shown.append(...(number && index === 0 ? [element('span', 'number', number), ' '] : []), this.#move([...before]));
          line.append(shown, ' ');
        }
      }
    }
    if (before.length > SHOWN_MOVES) {
      line.append('…');
    }
    item.append(line);
    return item;
  }

  /** @param {string[]} moves up to the one that is shown */
  #move(moves) {
    const link = element('button', 'move', moves.at(-1));
    link.type = 'button';
    link.addEventListener('click', () => this.#play(moves));
    return link;
  }
}

/** @returns {{on: boolean, lines: number}} */
function remembered() {
  const usual = { on: true, lines: 3 };
  try {
    return { ...usual, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return usual;
  }
}

/** @param {{on: boolean, lines: number}} settings */
function remember(settings) {
  try {
    localStorage.setItem(STORE, JSON.stringify(settings));
  } catch {
    // The browser keeps nothing: so it is asked for again next time.
  }
}
