// @ts-check
/**
 * The screen on which a redistribution is made: which boma are emptied, how many warriors are in
 * hand, and where they are put. By click, by dragging the pile, or by keys.
 *
 * @import { Board } from './types.js'
 * @import { Placing } from './placing.js'
 * @import { View } from './view.js'
 */
import { say } from '../words.js';
import { ownerOf, rowOf } from './circuit.js';
import * as placing from './placing.js';
import { button } from './playback.js';
import { element } from './view.js';

/**
 * @typedef {object} Around
 * @property {View} view
 * @property {HTMLElement} below
 * @property {() => void} changed the board is to be shown anew
 * @property {(text: string) => void} tell says what has happened
 * @property {(move: string) => void} done
 * @property {((kind: 'random' | 'engine') => void) | null} wish somebody else is to propose one; null where nobody can
 */

/** How many warriors a click places. */
const AMOUNTS = [1, 5, 'all'];

export class PlacingScreen {
  /** @type {Placing} */
  state;
  #around;
  #root = element('div', 'sheet fixed placing');
  #title = element('p', 'title');
  #pile = element('button', 'pile');
  #undo = button('board-undo-placing', 'undo');
  #again = button('board-start-over', 'again');
  #finish = this.#action('board-finish', () => this.#around.done(placing.moveText(this.state)));
  #amount = 1;
  #board;

  /**
   * @param {Around} around
   * @param {Board} board
   */
  constructor(around, board) {
    this.#around = around;
    this.#board = board;
    this.state = placing.begin(board);
    this.#root.setAttribute('role', 'group');
    this.#root.setAttribute('aria-label', say('board-redistribution'));
    this.#pile.type = 'button';
    this.#pile.addEventListener('pointerdown', (event) => this.#drag(event));
    this.#undo.addEventListener('click', () => this.undo());
    this.#again.addEventListener('click', () => this.#change(placing.begin(board)));
    this.#finish.classList.add('primary');
    const header = element('header');
    header.append(this.#title, this.#pile);
    const makers = element('div', 'actions');
    makers.append(this.#amounts(), this.#undo, this.#again);
    const ends = element('div', 'actions ends');
    ends.append(this.#finish);
    const { wish } = around;
    if (wish) {
      ends.append(this.#action('board-random', () => wish('random')), this.#action('board-engines-choice', () => wish('engine')));
    }
    this.#root.append(header, makers, ends);
    around.below.append(this.#root);
    this.refresh();
  }

  close() {
    this.#root.remove();
    this.#around.view.mark('legal', []);
    this.#around.view.mark('from', []);
    this.#around.view.mark('placed', []);
  }

  /** What lies on the board meanwhile. */
  get cells() {
    return placing.cellsOf(this.state);
  }

  /**
   * A hole has been chosen: it is emptied, or warriors are put into it.
   *
   * @param {string} hole
   */
  choose(hole) {
    if (placing.stillToEmpty(this.state) > 0) {
      this.#empty(hole);
    } else {
      this.#place(hole, this.#amount);
    }
  }

  /**
   * Takes back what was put into a hole.
   *
   * @param {string} hole
   */
  takeBack(hole) {
    this.#change(placing.takeBack(this.state, hole, 1));
  }

  undo() {
    this.#change(placing.undo(this.state));
  }

  /**
   * Shows a redistribution that somebody proposes; it can be changed before it is made.
   *
   * @param {string} move
   */
  propose(move) {
    this.#change(placing.fromText(placing.begin(this.#board), move));
  }

  /** Shows how far things are. */
  refresh() {
    const { state } = this;
    const { view } = this.#around;
    const missing = placing.stillToEmpty(state);
    const hand = placing.inHand(state);
    this.#title.textContent =
      missing > 0
        ? say('board-choose-to-empty', { count: missing })
        : hand > 0
          ? say('board-place', { count: hand })
          : say('board-all-placed');
    this.#pile.textContent = say('board-in-hand', { count: hand });
    this.#pile.disabled = hand === 0 || missing > 0;
    this.#undo.disabled = this.#again.disabled = state.before === null;
    this.#finish.disabled = !placing.isComplete(state);
    const every = [...rowOf('south', state.holes), ...rowOf('north', state.holes)];
    const open = missing > 0 ? every.filter((hole) => placing.canEmpty(state, hole)) : hand > 0 ? every : [];
    view.mark('legal', open);
    view.mark('from', state.emptied);
    view.mark('placed', every.filter((_, index) => state.placed[index] > 0));
  }

  /** @param {string} hole */
  #empty(hole) {
    const next = placing.empty(this.state, hole);
    if (next === this.state) {
      const own = ownerOf(hole) === this.state.side;
      this.#around.tell(say(own ? 'board-nothing-to-empty' : 'board-empty-own'));
      return;
    }
    this.#change(next);
  }

  /**
   * @param {string} hole
   * @param {number} count
   */
  #place(hole, count) {
    const next = placing.place(this.state, hole, count);
    if (next === this.state) {
      this.#around.tell(say('board-all-placed'));
      return;
    }
    this.#change(next);
  }

  /** @param {Placing} next */
  #change(next) {
    this.state = next;
    this.refresh();
    this.#around.changed();
    this.#around.tell(this.#title.textContent ?? '');
  }

  #amounts() {
    const group = element('span', 'amounts');
    group.setAttribute('role', 'group');
    group.setAttribute('aria-label', say('board-amount'));
    for (const amount of AMOUNTS) {
      const count = amount === 'all' ? Infinity : Number(amount);
      const text = amount === 'all' ? say('board-all') : `+${amount}`;
      const made = element('button', 'icon', text);
      made.type = 'button';
      made.setAttribute('aria-pressed', String(count === 1));
      made.addEventListener('click', () => {
        this.#amount = count;
        for (const one of group.children) {
          one.setAttribute('aria-pressed', String(one === made));
        }
      });
      group.append(made);
    }
    return group;
  }

  /**
   * @param {string} key
   * @param {() => void} act
   */
  #action(key, act) {
    const made = element('button', '', say(key));
    made.type = 'button';
    made.addEventListener('click', act);
    return made;
  }

  /**
   * Drags the pile: where it is let go, warriors are put down.
   *
   * @param {PointerEvent} down
   */
  #drag(down) {
    const { view } = this.#around;
    this.#pile.setPointerCapture(down.pointerId);
    const move = (/** @type {PointerEvent} */ event) => {
      const stage = view.stage.getBoundingClientRect();
      const at = { x: event.clientX - stage.left, y: event.clientY - stage.top };
      const count = Math.min(this.#amount, placing.inHand(this.state));
      view.hand.show(count, at, view.seedKind);
      view.mark('landing', holeUnder(event) ?? []);
    };
    const end = (/** @type {PointerEvent} */ event) => {
      this.#pile.removeEventListener('pointermove', move);
      this.#pile.removeEventListener('pointerup', end);
      this.#pile.removeEventListener('pointercancel', end);
      view.hand.hide();
      view.mark('landing', []);
      const hole = event.type === 'pointerup' ? holeUnder(event) : null;
      if (hole) {
        this.#place(hole, this.#amount);
      }
    };
    this.#pile.addEventListener('pointermove', move);
    this.#pile.addEventListener('pointerup', end);
    this.#pile.addEventListener('pointercancel', end);
  }
}

/**
 * @param {PointerEvent} event
 * @returns {string | null}
 */
function holeUnder(event) {
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest('.hole');
  return under instanceof HTMLElement ? (under.dataset['hole'] ?? null) : null;
}
