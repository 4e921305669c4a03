// @ts-check
/**
 * The position editor: seeds are put into holes and taken out, and what lies there is judged at once.
 *
 * @import { SowingBoard } from '../board/sowing-board.js'
 * @import { Board } from '../board/types.js'
 * @import { Placed } from './placed.js'
 */
import { holeAt } from '../board/circuit.js';
import { holeName, linked } from '../board/speech.js';
import { still } from '../board/still.js';
import { element, setText } from '../board/view.js';
import { say } from '../words.js';
import { Refusal, ask, get } from './ask.js';
import { cleared, count, placedFrom, resized, ruledBy, seedsIn, textOf, total, turnedNki, withSeeds } from './placed.js';
import { query } from './share.js';

/** What lies there is judged when nothing has changed for so long. */
const JUDGE_MS = 120;
/** Digits that come so soon after one another are one number. */
const TYPING_MS = 900;

/** @typedef {{rules: string, recorded: string[]}} SetUps */

export class Editor {
  #root;
  #leave;
  #board;
  /** @type {Placed} */
  #placed = placedFrom('giuthi 0/0 0-0 S');
  /** What there was before each change. @type {Placed[]} */
  #past = [];
  /** The hole that was touched last. */
  #hole = 'A';
  /** Digits typed on it, and when. */
  #typed = { digits: '', at: 0 };
  #judging = 0;
  /** Whether a text is still to be read as a position, or cannot be. */
  #unread = false;
  /** How often something else than what was read before was wanted; only the last one counts. */
  #wishes = 0;
  #loaded = false;

  /**
   * @param {HTMLElement} root
   * @param {() => void} leave what happens when nothing is to be edited any more
   */
  constructor(root, leave) {
    this.#root = root;
    this.#leave = leave;
    this.#board = /** @type {SowingBoard} */ (root.querySelector('sowing-board'));
    this.#board.addEventListener('click', (event) => this.#touch(event, event.shiftKey));
    this.#board.addEventListener('contextmenu', (event) => this.#touch(event, true));
    this.#board.addEventListener('keydown', (event) => this.#key(event));
    root.addEventListener('change', (event) => this.#chosen(/** @type {HTMLInputElement} */ (event.target)));
    root.addEventListener('click', (event) => this.#pressed(event));
    const text = this.#field('position');
    text.addEventListener('input', () => this.#pasted(text.value));
    const seeds = this.#field('seeds');
    seeds.addEventListener('input', () => this.#change(withSeeds(this.#placed, this.#hole, Number(seeds.value))));
  }

  /** @param {string} position where editing begins */
  async open(position) {
    this.#root.hidden = false;
    this.#past = [];
    this.#placed = placedFrom(position);
    this.#hole = 'A';
    this.#show();
    this.#root.scrollIntoView({ block: 'start', behavior: 'instant' });
    /** @type {HTMLElement} */ (this.#root.querySelector('h2')).focus();
    if (!this.#loaded) {
      this.#loaded = true;
      this.#offer(await get('/api/v1/setups').catch(() => []));
    }
  }

  #close() {
    this.#root.hidden = true;
    this.#leave();
  }

  // ---- Changing ----

  /** @param {Placed} placed */
  #change(placed) {
    if (textOf(placed) !== textOf(this.#placed)) {
      this.#past.push(this.#placed);
      this.#placed = placed;
    }
    this.#show();
  }

  #undo() {
    this.#placed = this.#past.pop() ?? this.#placed;
    this.#show();
  }

  /**
   * @param {Event} event
   * @param {boolean} takes
   */
  #touch(event, takes) {
    const hole = holeOf(event);
    if (!hole) {
      return;
    }
    event.preventDefault();
    // Not every browser takes the focus from a field when a button is touched.
    const { activeElement: writing } = document;
    if (writing instanceof HTMLInputElement || writing instanceof HTMLTextAreaElement) {
      writing.blur();
    }
    const tool = /** @type {HTMLInputElement} */ (this.#root.querySelector('[name="tool"]:checked')).value;
    this.#use(takes ? 'take' : tool, hole);
  }

  /**
   * @param {string} tool
   * @param {string} hole
   */
  #use(tool, hole) {
    this.#hole = hole;
    this.#typed.digits = '';
    if (tool === 'nki') {
      this.#change(turnedNki(this.#placed, hole));
    } else {
      this.#change(withSeeds(this.#placed, hole, seedsIn(this.#placed, hole) + (tool === 'take' ? -1 : 1)));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key === 'z') {
      event.preventDefault();
      this.#undo();
      return;
    }
    const hole = holeOf(event);
    if (!hole || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    const isKiothi = this.#placed.rules === 'kiothi';
    const tools = { '+': 'add', '=': 'add', '-': 'take', Delete: 'take', Backspace: 'take', '*': isKiothi && 'nki' };
    const tool = tools[/** @type {keyof typeof tools} */ (key)];
    if (tool) {
      event.preventDefault();
      this.#use(tool, hole);
    } else if (/^\d$/.test(key)) {
      this.#type(key, hole, event.timeStamp);
    }
  }

  /**
   * A number typed on a hole replaces what it holds.
   *
   * @param {string} digit
   * @param {string} hole
   * @param {number} now
   */
  #type(digit, hole, now) {
    const goesOn = hole === this.#hole && now - this.#typed.at < TYPING_MS && this.#typed.digits.length < 3;
    this.#hole = hole;
    this.#typed = { digits: (goesOn ? this.#typed.digits : '') + digit, at: now };
    this.#change(withSeeds(this.#placed, hole, Number(this.#typed.digits)));
  }

  /**
   * A menu, a mark or a number of the form.
   *
   * @param {HTMLInputElement} input
   */
  #chosen({ name, value, checked }) {
    const placed = this.#placed;
    const taken = { ...placed.taken };
    switch (name) {
      case 'rules':
        return this.#change(ruledBy(placed, value));
      case 'holes':
        return this.#change(resized(placed, Number(value)));
      case 'turn':
        return this.#change({ ...placed, turn: value === 'north' ? 'north' : 'south' });
      case 'opening':
        return this.#change({ ...placed, opening: checked });
      case 'south':
      case 'north':
        taken[name] = count(Number(value));
        return this.#change({ ...placed, taken });
      case 'position':
        return this.#unread || this.#show();
    }
  }

  /** @param {Event} event */
  #pressed(event) {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    switch (button?.name) {
      case 'clear':
        return this.#change(cleared(this.#placed));
      case 'undo':
        return this.#undo();
      case 'close':
        return this.#close();
      case 'analyse':
        return location.assign(`/analysis?${query(textOf(this.#placed), [])}`);
      case 'set-up':
        return this.#read(button.value);
    }
  }

  /**
   * A position that was pasted or typed. While it cannot be read, it is said why, and the board
   * stays.
   *
   * @param {string} text
   */
  #pasted(text) {
    this.#expect();
    this.#judging = setTimeout(() => this.#read(text), JUDGE_MS);
  }

  /** @param {string} text a position or a shorthand for one */
  async #read(text) {
    const wish = this.#expect();
    try {
      /** @type {Board} */
      const { position } = await ask('/api/v1/board', { start: text, moves: [] });
      if (wish === this.#wishes) {
        this.#hole = 'A';
        this.#change(placedFrom(position));
      }
    } catch (error) {
      if (wish === this.#wishes) {
        this.#judge(error, this.#field('position'));
      }
    }
  }

  /** A text is to be read: until it has been, there is nothing to analyse. */
  #expect() {
    clearTimeout(this.#judging);
    this.#unread = true;
    /** @type {HTMLButtonElement} */ (this.#root.querySelector('[name="analyse"]')).disabled = true;
    return (this.#wishes += 1);
  }

  // ---- Showing ----

  #show() {
    const placed = this.#placed;
    this.#unread = false;
    this.#wishes += 1;
    const board = this.#asBoard();
    this.#board.board = board;
    for (const hole of this.#board.querySelectorAll('.hole')) {
      hole.classList.toggle('chosen', hole instanceof HTMLElement && hole.dataset['hole'] === this.#hole);
    }
    setText(this.#part('hole'), this.#hole);
    this.#set('seeds', String(seedsIn(placed, this.#hole)));
    this.#set('holes', String(placed.south.length));
    this.#set('south', String(placed.taken.south));
    this.#set('north', String(placed.taken.north));
    this.#set('position', textOf(placed));
    this.#check('rules', placed.rules);
    this.#check('turn', placed.turn);
    /** @type {HTMLInputElement} */ (this.#field('opening')).checked = placed.opening;
    setText(this.#part('total'), say('board-seeds', { game: board.game, count: total(placed) }));
    /** @type {HTMLButtonElement} */ (this.#root.querySelector('[name="undo"]')).disabled = this.#past.length === 0;
    this.#showFor(placed.rules);
    clearTimeout(this.#judging);
    this.#judging = setTimeout(() => this.#ask(), JUDGE_MS);
  }

  /**
   * What belongs to one rule set only.
   *
   * @param {string} rules
   */
  #showFor(rules) {
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll('[data-for]'))) {
      part.hidden = part.dataset['for'] !== rules;
    }
    const nki = /** @type {HTMLInputElement} */ (this.#root.querySelector('[value="nki"]'));
    if (rules !== 'kiothi' && nki.checked) {
      this.#check('tool', 'add');
    }
  }

  /** What lies there, as the board takes it; it says the hole that was touched. */
  #asBoard() {
    const { south, north, taken, nki } = this.#placed;
    if (!this.#holes.includes(this.#hole)) {
      this.#hole = 'A';
    }
    const board = still(textOf(this.#placed));
    const seeds = { cells: [...south, ...north], taken, nki: new Set(nki) };
    return { ...board, words: holeName(this.#hole, seeds, board, false) };
  }

  get #holes() {
    const { length } = this.#placed.south;
    return Array.from({ length: 2 * length }, (_, index) => holeAt(index, length));
  }

  /** @param {SetUps[]} all */
  #offer(all) {
    const lists = all.map(({ rules, recorded }) => {
      const list = element('div', 'cluster');
      list.dataset['for'] = rules;
      for (const shorthand of recorded) {
        const button = element('button', '', shorthand.slice(rules.length + 1).replace('x', '×'));
        button.type = 'button';
        button.name = 'set-up';
        button.value = shorthand;
        list.append(button);
      }
      return list;
    });
    this.#part('set-ups').replaceChildren(...lists);
    this.#showFor(this.#placed.rules);
  }

  // ---- Judging ----

  async #ask() {
    const wish = this.#wishes;
    try {
      const { board } = await ask('/api/v1/setup', this.#placed);
      if (wish === this.#wishes) {
        this.#judge(null, null, board.ending?.words ?? board.words);
      }
    } catch (error) {
      if (wish === this.#wishes) {
        this.#judge(error, null);
      }
    }
  }

  /**
   * Says whether it is a position: if not, why and where.
   *
   * @param {unknown} error
   * @param {HTMLElement | null} field where the error is, if it is known
   * @param {string} [words] how things stand
   */
  #judge(error, field, words = '') {
    const sentence = error instanceof Error ? error.message : words;
    const place = field ?? (error instanceof Refusal ? this.#placeOf(error.place) : null);
    for (const marked of this.#root.querySelectorAll('[aria-invalid], .wrong')) {
      marked.removeAttribute('aria-invalid');
      marked.classList.remove('wrong');
    }
    const isField = place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement;
    isField ? place.setAttribute('aria-invalid', 'true') : place?.classList.add('wrong');
    const verdict = this.#part('verdict');
    const game = this.#placed.rules === 'kiothi' ? 'kiothi' : 'giuthi';
    const rule = error instanceof Refusal && error.rule ? ` (${error.rule})` : '';
    verdict.classList.toggle('bad', Boolean(error));
    const whole = sentence.charAt(0).toUpperCase() + sentence.slice(1).replace(/\.?$/, `${rule}.`);
    verdict.replaceChildren(...linked(whole, game));
    /** @type {HTMLButtonElement} */ (this.#root.querySelector('[name="analyse"]')).disabled = Boolean(error);
  }

  /**
   * What on the page a part of the request stands for.
   *
   * @param {string | null} place as the server names it: `nki[1]`, `north`
   */
  #placeOf(place) {
    const index = /^nki\[(\d+)\]$/.exec(place ?? '')?.[1];
    if (index !== undefined) {
      const hole = this.#placed.nki[Number(index)];
      return /** @type {HTMLElement | null} */ (this.#board.querySelector(`[data-hole="${hole}"]`));
    }
    // All other faults that can be made here are in the number of seeds.
    return place === 'opening' ? this.#field('opening') : this.#part('total');
  }

  // ---- Parts of the page ----

  /** @param {string} name */
  #part(name) {
    return /** @type {HTMLElement} */ (this.#root.querySelector(`[data-part="${name}"]`));
  }

  /** @param {string} name */
  #field(name) {
    return /** @type {HTMLInputElement} */ (this.#root.querySelector(`[name="${name}"]`));
  }

  /**
   * Sets a field, but not one that somebody is writing in.
   *
   * @param {string} name
   * @param {string} value
   */
  #set(name, value) {
    const field = this.#field(name);
    if (field !== document.activeElement || field instanceof HTMLSelectElement) {
      field.value = value;
    }
  }

  /**
   * @param {string} name
   * @param {string} value
   */
  #check(name, value) {
    const input = /** @type {HTMLInputElement | null} */ (this.#root.querySelector(`[name="${name}"][value="${value}"]`));
    if (input) {
      input.checked = true;
    }
  }
}

/** @param {Event} event */
function holeOf(event) {
  const hole = event.target instanceof Element ? event.target.closest('.hole') : null;
  return hole instanceof HTMLElement ? (hole.dataset['hole'] ?? null) : null;
}
