// @ts-check
/**
 * Choosing: a hole, then a direction (two arrows at the hole) or a number (a sheet with a strip of
 * results). What each would do is previewed on the stage.
 *
 * @import { Board } from './types.js'
 * @import { Option } from './choices.js'
 * @import { View } from './view.js'
 */
import { say } from '../words.js';
import { firstAllowed, landingOf, optionsOf } from './choices.js';
import { holeAt, path } from './circuit.js';
import { smoothPath } from './layout.js';
import { button } from './playback.js';
import { arrowName, flagText, optionWords } from './speech.js';
import { drawn, element } from './view.js';

/**
 * What choosing needs from the board around it.
 *
 * @typedef {object} Around
 * @property {View} view
 * @property {HTMLElement} below where a sheet goes
 * @property {(text: string) => void} caption
 * @property {(option: Option) => void} chosen a move has been chosen
 * @property {() => boolean} previews whether to show what comes of a choice
 * @property {() => boolean} confirm whether a choice is to be confirmed
 */

/** How long a finger rests on a hole to see what its moves would do. */
export const LONG_TOUCH_MS = 450;

export class Chooser {
  /** @type {string | null} */
  hole = null;
  /** @type {Option[]} */
  options = [];
  /** @type {HTMLElement[]} */
  #parts = [];
  /** @type {Option | null} */
  #armed = null;
  /** @type {Option | null} */
  #current = null;
  #around;
  #board;

  /**
   * @param {Around} around
   * @param {Board} board
   */
  constructor(around, board) {
    this.#around = around;
    this.#board = board;
  }

  get open() {
    return this.hole !== null;
  }

  /**
   * Opens the choice for a hole.
   *
   * @param {string} hole
   * @param {{focus?: boolean, number?: number}} [how]
   */
  choose(hole, { focus = false, number } = {}) {
    this.close();
    this.hole = hole;
    this.options = optionsOf(this.#board, hole);
    this.#around.view.mark('chosen', [hole]);
    if (this.#board.game === 'kiothi') {
      this.#openSheet(focus, number);
    } else {
      this.#openArrows(focus);
    }
  }

  /** Closes the choice. Gives focus back to the hole if it was in here. */
  close() {
    const hadFocus = this.#parts.some((part) => part.contains(document.activeElement));
    if (hadFocus && this.hole) {
      this.#around.view.hole(this.hole).button.focus();
    }
    for (const part of this.#parts) {
      part.remove();
    }
    this.#parts = [];
    this.hole = this.#armed = this.#current = null;
    this.options = [];
    this.#around.view.mark('chosen', []);
    this.clearPreview();
  }

  /**
   * Shows what the moves from a hole would do, without opening a choice.
   *
   * @param {string} hole
   */
  glance(hole) {
    if (this.open || !this.#around.previews()) {
      return;
    }
    const options = optionsOf(this.#board, hole);
    if (this.#board.game === 'giuthi') {
      this.#draw(options.filter((option) => option.choice));
    }
  }

  clearPreview() {
    const { view } = this.#around;
    view.overlay.replaceChildren();
    for (const flag of view.stage.querySelectorAll('.flag')) {
      flag.remove();
    }
    view.stage.classList.remove('previewing');
    view.mark('landing', []);
    view.mark('captured', []);
  }

  /**
   * Takes an option: at once, or at the second time if moves are to be confirmed.
   *
   * @param {Option} option
   */
  take(option) {
    const { caption, chosen, confirm } = this.#around;
    if (!option.choice) {
      caption(optionWords(option));
      return;
    }
    if (confirm() && this.#armed !== option) {
      this.#armed = option;
      this.#preview(option);
      caption(say('board-confirm', { move: option.move }));
      return;
    }
    this.close();
    chosen(option);
  }

  /**
   * Takes the direction nearest to a way on the screen, as a drag or an arrow key shows it.
   *
   * @param {{x: number, y: number}} way
   */
  towards(way) {
    if (!this.hole) {
      return null;
    }
    const onwards = this.#around.view.counterClockwise(this.hole);
    const along = onwards.x * way.x + onwards.y * way.y;
    const direction = along > 0 ? '+' : '-';
    return along === 0 ? null : (this.options.find((one) => one.direction === direction) ?? null);
  }

  // ---- Arrows ----

  /** @param {boolean} focus */
  #openArrows(focus) {
    const { view, previews } = this.#around;
    const hole = /** @type {string} */ (this.hole);
    const centre = view.centre(hole);
    const onwards = view.counterClockwise(hole);
    const reach = Math.max(view.hole(hole).bowl.offsetWidth * 0.5 + 30, 46);
    for (const option of this.options) {
      const sign = option.direction === '+' ? 1 : -1;
      const at = { x: centre.x + sign * onwards.x * reach, y: centre.y + sign * onwards.y * reach };
      const arrow = element('button', 'arrow');
      arrow.type = 'button';
      arrow.style.left = `${at.x}px`;
      arrow.style.top = `${at.y}px`;
      arrow.dataset['move'] = option.move;
      arrow.setAttribute('aria-label', arrowName(option, previews()));
      if (!option.choice) {
        arrow.setAttribute('aria-disabled', 'true');
      }
      const icon = drawn('svg', { viewBox: '-10 -8 20 16', 'aria-hidden': 'true' });
      const angle = (Math.atan2(sign * onwards.y, sign * onwards.x) * 180) / Math.PI;
      icon.append(drawn('path', { d: 'M-8 0H7M1 -6 7 0 1 6', class: 'icon-line', transform: `rotate(${angle})` }));
      arrow.append(icon);
      if (previews() || option.refused) {
        arrow.append(element('span', '', flagText(option.flag)));
      }
      arrow.addEventListener('click', () => this.take(option));
      arrow.addEventListener('pointerenter', () => this.#preview(option));
      arrow.addEventListener('focus', () => {
        this.#current = option;
        this.#preview(option);
      });
      arrow.addEventListener('pointerleave', () => this.#previewAll());
      arrow.addEventListener('keydown', (event) => this.#arrowKey(event));
      view.stage.append(arrow);
      this.#parts.push(arrow);
    }
    this.#previewAll();
    if (focus) {
      const first = this.options.findLastIndex((option) => option.choice);
      this.#parts[Math.max(0, first)]?.focus();
    }
  }

  /** @param {KeyboardEvent} event */
  #arrowKey(event) {
    const ways = /** @type {Record<string, {x: number, y: number}>} */ ({
      ArrowLeft: { x: -1, y: 0 },
      ArrowRight: { x: 1, y: 0 },
      ArrowUp: { x: 0, y: -1 },
      ArrowDown: { x: 0, y: 1 },
    });
    const way = ways[event.key];
    if (way) {
      event.preventDefault();
      // Across the row there is nothing to choose; either arrow key turns to the other arrow then.
      const option = this.towards(way) ?? this.options.find((one) => one !== this.#current);
      this.#partOf(option ?? null)?.focus();
    }
  }

  /** @param {Option | null} option */
  #partOf(option) {
    return this.#parts.find((part) => option !== null && part.dataset['move'] === option.move);
  }

  // ---- The sheet with numbers ----

  /**
   * @param {boolean} focus
   * @param {number | undefined} number
   */
  #openSheet(focus, number) {
    const sheet = element('div', 'sheet');
    const title = say('board-how-many', { hole: this.hole ?? '' });
    sheet.setAttribute('role', 'group');
    sheet.setAttribute('aria-label', title);
    const header = element('header');
    const close = button('board-close', 'close');
    close.addEventListener('click', () => this.close());
    const fewer = this.#stepper('−', 'board-fewer', -1);
    const more = this.#stepper('+', 'board-more', 1);
    header.append(element('p', 'title', title), fewer, more, close);
    const strip = element('div', 'numbers');
    strip.setAttribute('role', 'radiogroup');
    strip.setAttribute('aria-label', title);
    const words = element('p', 'say');
    const sow = element('button', 'primary sow');
    sow.type = 'button';
    const actions = element('div', 'actions');
    actions.append(sow, words);
    for (const option of this.options) {
      strip.append(this.#numberButton(option));
    }
    sow.addEventListener('click', () => this.#current && this.take(this.#current));
    sheet.addEventListener('keydown', (event) => this.#sheetKey(event));
    sheet.append(header, strip, actions);
    this.#around.below.append(sheet);
    this.#parts = [sheet];

    const asked = this.options.findIndex((option) => option.number === number);
    this.#pick(asked >= 0 ? asked : Math.max(0, firstAllowed(this.options)), focus);
    sheet.scrollIntoView({ block: 'nearest' });
  }

  /**
   * @param {string} text
   * @param {string} key
   * @param {1 | -1} way
   */
  #stepper(text, key, way) {
    const made = element('button', 'icon', text);
    made.type = 'button';
    made.setAttribute('aria-label', say(key));
    made.addEventListener('click', () => this.#step(way));
    return made;
  }

  /** @param {Option} option */
  #numberButton(option) {
    const made = element('button', option.choice ? 'number' : 'number refused');
    made.type = 'button';
    made.setAttribute('role', 'radio');
    made.dataset['move'] = option.move;
    const tell = this.#around.previews() || option.refused;
    made.setAttribute('aria-label', `${option.number}${tell ? `. ${optionWords(option)}` : ''}`);
    made.append(element('b', '', String(option.number)));
    const landing = option.choice && landingOf(option.choice);
    const flag = flagText(option.flag);
    const result = option.refused ? option.refused.rule : landing ? `${landing} ${flag}` : flag;
    if (tell) {
      made.append(element('small', '', result));
    }
    made.addEventListener('click', () => {
      if (this.#current === option && option.choice) {
        this.take(option);
      } else {
        this.#pick(this.options.indexOf(option), true);
      }
    });
    made.addEventListener('pointerenter', () => this.#preview(option));
    made.addEventListener('pointerleave', () => this.#current && this.#preview(this.#current));
    return made;
  }

  /** @param {1 | -1} way */
  #step(way) {
    const at = this.#current ? this.options.indexOf(this.#current) : 0;
    this.#pick(Math.min(Math.max(0, at + way), this.options.length - 1), false);
  }

  /**
   * @param {number} index
   * @param {boolean} focus
   */
  #pick(index, focus) {
    const [sheet] = this.#parts;
    const option = this.options[index];
    if (!option || !sheet) {
      return;
    }
    this.#armed = null;
    this.#current = option;
    for (const [at, part] of [...sheet.querySelectorAll('.number')].entries()) {
      const chosen = at === index;
      part.setAttribute('aria-checked', String(chosen));
      /** @type {HTMLElement} */ (part).tabIndex = chosen ? 0 : -1;
      if (chosen) {
        part.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        if (focus) {
          /** @type {HTMLElement} */ (part).focus();
        }
      }
    }
    const sow = /** @type {HTMLButtonElement} */ (sheet.querySelector('.sow'));
    sow.textContent = say('board-sow', { count: option.number ?? 0, hole: this.hole ?? '' });
    sow.disabled = option.choice === null;
    this.#preview(option);
  }

  /** @param {KeyboardEvent} event */
  #sheetKey(event) {
    const ways = /** @type {Record<string, 1 | -1>} */ ({ ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1 });
    const way = ways[event.key];
    const onNumber = event.target instanceof HTMLElement && event.target.matches('.number');
    if (way && onNumber) {
      event.preventDefault();
      this.#step(way);
      this.#partNumber()?.focus();
    } else if (event.key === 'Enter' && onNumber && this.#current) {
      event.preventDefault();
      this.take(this.#current);
    } else if (/^\d$/.test(event.key)) {
      const index = this.options.findIndex((option) => option.number === Number(event.key));
      this.#pick(index, true);
    }
  }

  #partNumber() {
    return /** @type {HTMLElement | null} */ (this.#parts[0]?.querySelector('[aria-checked="true"]'));
  }

  // ---- Previews ----

  #previewAll() {
    if (this.#around.previews()) {
      this.#draw(this.options.filter((option) => option.choice));
    }
    this.#around.caption(say('board-choose-direction', { hole: this.hole ?? '' }));
  }

  /** @param {Option} option */
  #preview(option) {
    const words = this.#around.previews() || option.refused ? optionWords(option) : '';
    const said = this.#parts[0]?.querySelector('.say');
    if (said) {
      said.textContent = words;
    }
    this.#around.caption(words);
    this.clearPreview();
    if (this.#around.previews() && option.choice) {
      this.#draw([option]);
      const { laps, taken } = option.choice.trace;
      this.#around.view.mark('landing', laps.slice(-1).map(({ to }) => to));
      this.#around.view.mark('captured', taken.map(({ hole }) => hole));
    }
  }

  /**
   * Draws the first lap of options, and a flag at the landing of each.
   *
   * @param {Option[]} options
   */
  #draw(options) {
    this.clearPreview();
    const { view } = this.#around;
    view.stage.classList.add('previewing');
    const flags = /** @type {Map<string, number>} */ (new Map());
    for (const { choice, direction, flag } of options) {
      const first = choice?.trace.laps[0];
      if (!choice || !first) {
        continue;
      }
      const passed = path(first, view.count).slice(0, 2 * view.count + 1);
      const points = passed.map((index) => view.centre(holeAt(index, view.count)));
      const d = smoothPath(points, 16);
      const minus = direction === '-' ? ' minus' : '';
      view.overlay.append(drawn('path', { d, class: 'casing' }), drawn('path', { d, class: `way${minus}` }));
      const landing = landingOf(choice);
      if (landing) {
        const shift = flags.get(landing) ?? 0;
        flags.set(landing, shift + 1);
        this.#flag(landing, flagText(flag), flag.kind, shift);
      }
    }
  }

  /**
   * @param {string} hole
   * @param {string} text
   * @param {string} kind
   * @param {number} shift how many flags stand there already
   */
  #flag(hole, text, kind, shift) {
    const { view } = this.#around;
    const at = view.centre(hole);
    const flag = element('span', `flag ${kind}`, text);
    flag.setAttribute('aria-hidden', 'true');
    flag.style.left = `${at.x}px`;
    flag.style.top = `${at.y + shift * 24 - view.unit() * 24}px`;
    view.stage.append(flag);
  }
}
