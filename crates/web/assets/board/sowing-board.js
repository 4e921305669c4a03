// @ts-check
/**
 * `<sowing-board>`: a board to look at, to play on, and to watch sowings on.
 *
 * It knows no rules. It is given a `board` with the moves that may be made and what each would do,
 * and `steps` with what has happened; it shows them, and says by events what a person has chosen:
 *
 *     board.play = 'south';
 *     board.addEventListener('choose', ({ detail: { move } }) => …);
 *     await board.sow(steps, next);
 *
 * Data may also stand in a `<script type="application/json" data-board>` inside, as
 * `{"board": …, "steps": […]}`. What the server drew inside is replaced when data arrive.
 *
 * | attribute | values |
 * | --- | --- |
 * | `look` | `earth`, `wood`, `plain` |
 * | `seeds` | `mubuthi`, `ndongu`, `pebble` |
 * | `view` | `south`, `north`: who sits near; `turning`: who is to move; `facing`: South near, North's side turned round |
 * | `play` | `south`, `north`, `both`, `none`: for whom moves may be chosen |
 * | `previews`, `controls` | `off` to have none; without controls nobody can `propose` either |
 * | `lying` | there if it lies also where others stand upright |
 * | `confirm`, `sound` | there or not |
 * | `speed` | `0.5`, `1`, `2`, `4`, `steps` |
 * | `south-name`, `north-name` | who plays |
 *
 * Events, all of which bubble: `choose` and `redistribute` with `detail.move`; `propose` with
 * `detail.kind` (`random` or `engine`), to be answered by calling `propose(move)`; `settle` when
 * everything has been shown; `speed` and `sound` when they were changed by hand.
 *
 * @import { Board, Side, Step } from './types.js'
 * @import { Frame, Timeline } from './timeline.js'
 * @import { Seeds } from './circuit.js'
 * @import { Option } from './choices.js'
 */
import { say } from '../words.js';
import { Chooser, LONG_TOUCH_MS } from './chooser.js';
import { isLegal, reasonAgainst, typedMove } from './choices.js';
import { ownerOf, read, rowOf } from './circuit.js';
import { arc, between } from './layout.js';
import { PlacingScreen } from './placing-screen.js';
import { Playback, button } from './playback.js';
import { Sounds } from './sounds.js';
import { fillTable, holeName, linked } from './speech.js';
import { captionAt, timelineOf } from './timeline.js';
import { View, element, setText } from './view.js';

/** How far a seed is dragged before it counts, in pixels. */
const DRAG = 26;

class SowingBoard extends HTMLElement {
  static observedAttributes = ['look', 'seeds', 'view', 'play', 'controls', 'speed', 'sound', 'south-name', 'north-name'];

  /** @type {Board | null} */
  #board = null;
  /** @type {Step[]} */
  #steps = [];
  /** @type {Step | null} a step of the past that is looked at */
  #past = null;
  /** @type {View | null} */
  #view = null;
  /** @type {Chooser | null} */
  #chooser = null;
  /** @type {PlacingScreen | null} */
  #placing = null;
  /** @type {string} the hole that the tab key comes to */
  #focused = 'A';
  #sounds = new Sounds();
  #playback = new Playback((frame, line) => this.#showFrame(frame, line), () => this.#settle());
  /** @type {(() => void)[]} who waits for the end of an animation */
  #waiting = [];
  #below = element('div', 'below');
  #caption = element('div', 'caption');
  #pass = element('button', 'primary pass', say('board-pass'));
  #live = element('div', 'visually-hidden');
  #more = element('div', 'more');
  #moreButton = button('board-more-ways', 'more');
  #table = element('table');
  #resize = new ResizeObserver(() => this.#relay());
  #width = 0;

  // ---- What a page gives ----

  /** What is shown. */
  get board() {
    return this.#board;
  }

  set board(board) {
    this.#release();
    this.#board = board;
    this.#past = null;
    this.#closeChoices();
    this.#playback.load(this.#timeline(), 'end');
    this.#build();
    this.#settle();
  }

  /** What led to the board: its last move is marked, all can be played again. */
  get steps() {
    return this.#steps;
  }

  set steps(steps) {
    this.#steps = steps;
    this.#past = null;
    this.#playback.load(this.#timeline(), 'end');
    if (this.#board) {
      this.#build();
      this.#settle();
    }
  }

  /**
   * Plays steps, then shows the board they lead to. The board counts at once: whoever chooses while
   * seeds still travel sees the end first.
   *
   * @param {Step[]} steps
   * @param {Board} board
   * @returns {Promise<void>} kept when the board has settled, be it played, skipped or superseded
   */
  sow(steps, board) {
    this.#release();
    this.#board = board;
    this.#steps = steps;
    this.#past = null;
    this.#closeChoices();
    this.#build();
    const timeline = this.#timeline();
    if (!timeline) {
      this.#settle();
      return Promise.resolve();
    }
    this.#playback.load(timeline, 'beginning');
    this.#playback.seek(0);
    this.#playback.play();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** Shows the end of an animation at once. */
  skip() {
    this.#playback.skip();
  }

  /**
   * Shows how things stood after a step, and lets it be played again; nothing can be chosen then.
   * With none, shows the board as it is.
   *
   * @param {Step | null} step
   */
  review(step) {
    this.#closeChoices();
    this.#past = step;
    this.#playback.load(this.#timeline(), 'end');
    this.#settle();
  }

  /** Whether seeds are still on their way. */
  get sowing() {
    return this.#playback.underway;
  }

  /**
   * Shows a redistribution in the screen for it, to be changed or made.
   *
   * @param {string} move
   */
  propose(move) {
    this.#placing?.propose(move);
  }

  /**
   * Points to a hole, as a hint.
   *
   * @param {string} hole
   * @param {string} words
   */
  hint(hole, words) {
    this.#view?.mark('hinted', [hole]);
    this.#say(words);
    this.#announce(words);
  }

  /**
   * Says something in the caption, and aloud.
   *
   * @param {string} words
   */
  tell(words) {
    this.#say(words);
    this.#announce(words);
  }

  // ---- Coming and going ----

  connectedCallback() {
    this.#pass.type = 'button';
    this.#pass.onclick = () => {
      this.#focus(this.#focused, true); // The button goes away; the focus stays on the board.
      this.#pass.hidden = true;
      this.#send('choose', { move: 'pass' });
    };
    this.#resize.observe(this);
    this.#playback.setSpeed(this.getAttribute('speed') ?? '1');
    const data = this.querySelector('script[data-board]')?.textContent;
    if (data && !this.#board) {
      const { board, steps = [] } = JSON.parse(data);
      this.#steps = steps;
      this.board = board;
    }
  }

  disconnectedCallback() {
    this.#resize.disconnect();
    this.#playback.pause();
    this.#release();
  }

  /** @param {string} name */
  attributeChangedCallback(name) {
    if (name === 'speed') {
      this.#playback.setSpeed(this.getAttribute('speed') ?? '1');
    }
    if (name === 'sound') {
      this.#sounds.on = this.hasAttribute('sound');
    }
    if (this.#board && this.isConnected) {
      if (name === 'seeds' && this.#view) {
        this.#view.seedKind = this.#seedKind;
        this.#view.redraw();
      }
      this.#dress();
      if (!this.sowing) {
        this.#settle();
      }
    }
  }

  get #controls() {
    return this.getAttribute('controls') !== 'off';
  }

  get #seedKind() {
    return this.getAttribute('seeds') ?? 'mubuthi';
  }

  /** Builds the stage, when there is none for a board of this size. */
  #build() {
    const board = /** @type {Board} */ (this.#board);
    if (this.#view?.count === board.holes && this.contains(this.#view.stage)) {
      this.#dress();
      return;
    }
    this.#closeChoices();
    const view = new View(board.holes, this.#seedKind);
    this.#view = view;
    this.#focused = 'A';
    view.stage.setAttribute('role', 'group');
    view.stage.setAttribute('aria-label', say('board-name', { game: board.game }));
    view.stage.setAttribute('aria-keyshortcuts', 'ArrowLeft ArrowRight ArrowUp ArrowDown Enter + -');
    this.#listen(view);
    this.#live.setAttribute('role', 'status');
    const line = element('div', 'line');
    line.append(this.#caption, this.#pass);
    this.#below.replaceChildren(line);
    if (this.#controls) {
      this.#buildMore();
      this.#playback.root.append(this.#moreButton);
      this.#below.append(this.#playback.root, this.#more);
    }
    const hidden = element('div', 'visually-hidden');
    hidden.append(this.#table);
    this.replaceChildren(view.stage, this.#below, this.#live, hidden);
    this.#dress();
  }

  /** What attributes say. */
  #dress() {
    const board = /** @type {Board} */ (this.#board);
    const view = /** @type {View} */ (this.#view);
    const from = this.getAttribute('view') ?? 'south';
    view.stage.dataset['view'] = from;
    const near = from === 'turning' ? board.turn : from === 'north' ? 'north' : 'south';
    if (near !== view.near) {
      view.lookFrom(near);
    }
    for (const side of /** @type {Side[]} */ (['south', 'north'])) {
      const name = this.getAttribute(`${side}-name`) || say('board-side', { side });
      setText(view.names[side].querySelector('.who'), name);
      setText(view.names[side].querySelector('.took-word'), say('board-took', { game: board.game }));
    }
  }

  /** Lays things out anew when the board has become wider or narrower. */
  #relay() {
    const width = this.clientWidth;
    if (width === this.#width || !this.#view || !this.#board) {
      return;
    }
    this.#width = width;
    this.#chooser?.close();
    this.#view.redraw();
    if (this.sowing) {
      this.#playback.seek(this.#playback.time);
    } else {
      this.#settle();
    }
  }

  // ---- Showing ----

  #timeline() {
    const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const steps = this.#shown;
    return steps.length > 0 ? timelineOf(steps, { still }) : null;
  }

  /** The steps that are marked and can be played again. */
  get #shown() {
    return this.#past ? [this.#past] : this.#steps;
  }

  /**
   * @param {Frame} frame
   * @param {Timeline} line
   */
  #showFrame(frame, line) {
    const view = this.#view;
    if (!view) {
      return;
    }
    const { beat, seeds } = frame;
    this.#pass.hidden = true;
    view.stage.classList.add('resting');
    view.turn(beat.side);
    view.mark('legal', []);
    view.show(seeds);
    this.#moveHand(frame, view);
    const { laps, taken } = line.steps[beat.step].trace;
    const lap = laps[Math.min(beat.lap, laps.length - 1)];
    view.mark('from', lap ? [lap.from] : []);
    view.mark('landing', lap && beat.kind !== 'drop' && beat.kind !== 'lift' ? [lap.to] : []);
    view.mark('captured', beat.lap >= laps.length ? taken.map(({ hole }) => hole) : []);
    this.#say(captionAt(line, frame));
    if (this.#playback.playing) {
      this.#sounds.sound(beat, view.count);
    } else {
      this.#nameHoles(seeds);
    }
  }

  /**
   * @param {Frame} frame
   * @param {View} view
   */
  #moveHand({ beat, from, progress }, view) {
    if ((beat.kind !== 'lift' && beat.kind !== 'drop' && beat.kind !== 'take') || !beat.hole) {
      view.hand.hide();
      return;
    }
    const at = view.centre(beat.hole);
    const lifted = { x: at.x, y: at.y - 10 };
    if (beat.kind === 'lift') {
      view.hand.show(beat.hand, { x: at.x, y: at.y - 10 * progress }, view.seedKind);
    } else if (beat.kind === 'drop') {
      const start = from ? view.centre(from) : at;
      view.hand.show(beat.hand, between({ x: start.x, y: start.y - 10 }, lifted, progress), view.seedKind);
    } else {
      view.hand.show(beat.moved, arc(at, view.storeCentre(beat.side), progress), view.seedKind);
    }
  }

  /** Shows the board as it is, with the last move marked, ready for the next. */
  #settle() {
    const board = this.#board;
    const view = this.#view;
    if (!board || !view) {
      return;
    }
    view.hand.hide();
    view.stage.classList.remove('resting');
    this.#dress();
    this.#openPlacing(board, view);
    const stands = board.ending?.words ?? board.words;
    view.turn(board.phase === 'over' || this.#past ? null : board.turn);
    view.show(this.#seeds());
    this.#markLast(board, view);
    this.#nameHoles(this.#seeds());
    this.#pass.hidden = board.phase !== 'pass' || !this.#mayPlay;
    const last = this.#shown.at(-1)?.trace.words;
    this.#say([last, this.#past ? '' : stands].filter(Boolean).join(' '));
    fillTable(this.#table, this.#seeds(), board);
    this.#release();
    const happened = this.#shown.map(({ move, trace }) => `${move}. ${trace.words ?? ''}`);
    this.#announce([...happened, this.#past ? '' : stands].join(' '));
    this.dispatchEvent(new CustomEvent('settle', { bubbles: true }));
  }

  /**
   * @param {Board} board
   * @param {View} view
   */
  #markLast(board, view) {
    const last = this.#shown.at(-1);
    view.mark('hinted', []);
    view.mark('from', last ? last.trace.laps.slice(0, 1).map(({ from }) => from) : []);
    view.mark('landing', last ? last.trace.laps.slice(-1).map(({ to }) => to) : []);
    view.mark('captured', last ? last.trace.taken.map(({ hole }) => hole) : []);
    if (this.#placing) {
      this.#placing.refresh();
    } else {
      const own = rowOf(board.turn, board.holes);
      view.mark('legal', this.#choosing ? own.filter((hole) => isLegal(board, hole)) : []);
    }
  }

  /** @param {Seeds} seeds */
  #nameHoles(seeds) {
    const board = /** @type {Board} */ (this.#board);
    for (const [hole, { button: made }] of this.#view?.holes ?? []) {
      made.setAttribute('aria-label', holeName(hole, seeds, board, this.#choosing));
      made.tabIndex = hole === this.#focused ? 0 : -1;
    }
  }

  /** @returns {Seeds} */
  #seeds() {
    if (this.#past) {
      return read(this.#past.after);
    }
    const { south, north, taken, nki } = /** @type {Board} */ (this.#board);
    const cells = this.#placing ? this.#placing.cells : [...south, ...north];
    return { cells, taken, nki: new Set(nki) };
  }

  /** Lets go whoever waits for the end of an animation. */
  #release() {
    const waiting = this.#waiting;
    this.#waiting = [];
    for (const resolve of waiting) {
      resolve();
    }
  }

  /** @param {string} words */
  #say(words) {
    if (this.#caption.textContent !== words) {
      const text = element('p');
      text.append(...linked(words, this.#board?.game ?? ''));
      this.#caption.replaceChildren(text);
    }
  }

  /** @param {string} words */
  #announce(words) {
    setText(this.#live, words);
  }

  // ---- Choosing ----

  /** Whether a person may choose a move now. */
  get #choosing() {
    return this.#mayPlay && this.#board?.phase === 'sow';
  }

  get #mayPlay() {
    const play = this.getAttribute('play') ?? 'none';
    return !this.sowing && !this.#past && (play === 'both' || play === this.#board?.turn);
  }

  #closeChoices() {
    this.#chooser?.close();
    this.#chooser = null;
    this.#placing?.close();
    this.#placing = null;
    this.#caption.hidden = false;
    this.#playback.root.hidden = false;
  }

  /**
   * @param {Board} board
   * @param {View} view
   */
  #openPlacing(board, view) {
    const wanted = board.phase === 'redistribute' && this.#mayPlay;
    if (!wanted) {
      this.#placing?.close();
      this.#placing = null;
    } else if (!this.#placing) {
      this.#placing = new PlacingScreen(
        {
          view,
          below: this.#below,
          changed: () => {
            view.show(this.#seeds());
            this.#nameHoles(this.#seeds());
            fillTable(this.#table, this.#seeds(), board);
          },
          tell: (words) => this.#announce(words),
          done: (move) => this.#send('redistribute', { move }),
          wish: this.#controls ? (kind) => this.#send('propose', { kind }) : null,
        },
        board,
      );
    }
    this.#caption.hidden = this.#placing !== null;
    this.#playback.root.hidden = this.#placing !== null;
  }

  /** The chooser for the board as it is. */
  #choices() {
    const view = /** @type {View} */ (this.#view);
    const board = /** @type {Board} */ (this.#board);
    return (this.#chooser ??= new Chooser(
      {
        view,
        below: this.#below,
        caption: (words) => this.#say(words),
        chosen: (option) => this.#chosen(option),
        previews: () => this.getAttribute('previews') !== 'off',
        confirm: () => this.hasAttribute('confirm'),
      },
      board,
    ));
  }

  /** @param {Option} option */
  #chosen({ move }) {
    this.#chooser = null;
    this.#view?.mark('legal', []);
    this.#send('choose', { move });
  }

  /**
   * @param {string} name
   * @param {object} detail
   */
  #send(name, detail) {
    this.dispatchEvent(new CustomEvent(name, { bubbles: true, detail }));
  }

  /**
   * A hole has been pressed.
   *
   * @param {string} hole
   * @param {boolean} byKey
   */
  #press(hole, byKey) {
    const board = this.#board;
    if (!board || !this.#view) {
      return;
    }
    this.#focus(hole, false);
    if (this.sowing) {
      this.skip();
      return;
    }
    if (this.#placing) {
      this.#placing.choose(hole);
      return;
    }
    const chooser = this.#choices();
    if (!this.#choosing || chooser.hole === hole) {
      this.#unchoose();
    } else if (isLegal(board, hole)) {
      chooser.choose(hole, { focus: byKey });
    } else {
      this.#unchoose();
      const reason = reasonAgainst(board, hole) || say('board-not-yours', { hole });
      this.tell(reason);
    }
  }

  #unchoose() {
    if (this.#chooser?.open && this.#board && this.#view) {
      this.#chooser.close();
      this.#markLast(this.#board, this.#view);
      this.#say(this.#board.words);
    }
  }

  // ---- Pointer and keys ----

  /** @param {View} view */
  #listen(view) {
    const { stage } = view;
    stage.addEventListener('click', (event) => {
      const hole = holeOf(event);
      if (hole) {
        this.#press(hole, event.detail === 0);
      } else if (!(event.target instanceof Element && event.target.closest('.arrow'))) {
        this.#unchoose();
      }
    });
    stage.addEventListener('contextmenu', (event) => {
      const hole = holeOf(event);
      if (hole && this.#placing) {
        event.preventDefault();
        this.#placing.takeBack(hole);
      }
    });
    stage.addEventListener('keydown', (event) => this.#key(event, view));
    stage.addEventListener('focusin', (event) => {
      const hole = holeOf(event);
      if (hole) {
        this.#focus(hole, false);
        this.#glance(hole);
      }
    });
    stage.addEventListener('pointerover', (event) => event.pointerType === 'mouse' && this.#glance(holeOf(event)));
    stage.addEventListener('pointerleave', () => this.#glance(null));
    stage.addEventListener('focusout', () => this.#glance(null));
    stage.addEventListener('pointerdown', (event) => this.#drag(event, view));
  }

  /** @param {string | null} hole */
  #glance(hole) {
    if (!this.#choosing || this.#chooser?.open || !this.#board || !this.#view) {
      return;
    }
    if (hole && isLegal(this.#board, hole)) {
      this.#choices().glance(hole);
    } else if (this.#chooser) {
      this.#chooser.clearPreview();
      this.#markLast(this.#board, this.#view);
    }
  }

  /**
   * A drag from a hole to one side chooses that direction; a finger that rests on a hole sees what
   * its moves would do.
   *
   * @param {PointerEvent} down
   * @param {View} view
   */
  #drag(down, view) {
    const hole = holeOf(down);
    const board = this.#board;
    if (!hole || !board || !this.#choosing || !isLegal(board, hole)) {
      return;
    }
    const touch = down.pointerType === 'touch';
    const resting = touch ? setTimeout(() => this.#glance(hole), LONG_TOUCH_MS) : 0;
    const upright = view.upright;
    const draggable = board.game === 'giuthi' && !(touch && upright);
    let way = /** @type {{x: number, y: number} | null} */ (null);
    const move = (/** @type {PointerEvent} */ event) => {
      const along = upright ? event.clientY - down.clientY : event.clientX - down.clientX;
      way = Math.abs(along) < DRAG ? null : upright ? { x: 0, y: Math.sign(along) } : { x: Math.sign(along), y: 0 };
      if (way && draggable && this.#choices().hole !== hole) {
        this.#choices().choose(hole);
      }
    };
    const end = (/** @type {PointerEvent} */ event) => {
      clearTimeout(resting);
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      const chooser = this.#chooser;
      const option = way && draggable && chooser?.hole === hole ? chooser.towards(way) : null;
      if (option && event.type === 'pointerup') {
        addEventListener('click', swallow, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', swallow, { capture: true }));
        chooser?.take(option);
      }
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
  }

  /**
   * @param {KeyboardEvent} event
   * @param {View} view
   */
  #key(event, view) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) {
      return;
    }
    if (event.key === 'Escape') {
      this.sowing ? this.skip() : this.#unchoose();
      return;
    }
    const hole = holeOf(event);
    const next = hole && neighbourByKey(event.key, hole, view);
    if (next) {
      event.preventDefault();
      this.#focus(next, true);
    } else if (hole && (this.#placing ? this.#placingKey(event.key, hole) : this.#choiceKey(event.key, hole))) {
      event.preventDefault();
    } else if (/^[a-z]$/i.test(event.key)) {
      this.#focusLetter(event.key);
    }
  }

  /**
   * @param {string} key
   * @param {string} hole
   */
  #placingKey(key, hole) {
    if (key === '+' || key === '=') {
      this.#placing?.choose(hole);
    } else if (key === '-' || key === 'Delete') {
      this.#placing?.takeBack(hole);
    } else if (key === 'Backspace') {
      this.#placing?.undo();
    } else {
      return false;
    }
    return true;
  }

  /**
   * @param {string} key
   * @param {string} hole
   */
  #choiceKey(key, hole) {
    const board = /** @type {Board} */ (this.#board);
    if (!this.#choosing || !isLegal(board, hole)) {
      return false;
    }
    const chooser = this.#choices();
    if (board.game === 'kiothi' && /^[1-9]$/.test(key)) {
      chooser.choose(hole, { focus: true, number: Number(key) });
      return true;
    }
    const direction = key === '+' || key === '=' ? '+' : key === '-' ? '-' : null;
    if (board.game !== 'giuthi' || !direction) {
      return false;
    }
    if (chooser.hole !== hole) {
      chooser.choose(hole);
    }
    const option = chooser.options.find((one) => one.direction === direction);
    if (option) {
      chooser.take(option);
    }
    return true;
  }

  /** @param {string} letter */
  #focusLetter(letter) {
    const board = /** @type {Board} */ (this.#board);
    const hole = board.turn === 'south' ? letter.toUpperCase() : letter.toLowerCase();
    if (this.#view?.holes.has(hole)) {
      this.#focus(hole, true);
    }
  }

  /**
   * @param {string} hole
   * @param {boolean} move whether the focus itself moves
   */
  #focus(hole, move) {
    this.#focused = hole;
    for (const [name, { button: made }] of this.#view?.holes ?? []) {
      made.tabIndex = name === hole ? 0 : -1;
    }
    if (move) {
      this.#view?.hole(hole).button.focus();
    }
  }

  // ---- Further ways: a typed move, sound, the keys ----

  #buildMore() {
    const form = element('form', 'typed');
    const label = element('label', '', say('board-type-a-move'));
    const input = element('input');
    input.autocomplete = 'off';
    input.spellcheck = false;
    input.maxLength = 90;
    input.setAttribute('autocapitalize', 'off');
    label.append(' ', input);
    const send = element('button', '', say('board-play-typed'));
    form.append(label, send);
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      this.#typed(input);
    });
    const sound = element('button', '', say('board-sound'));
    sound.type = 'button';
    sound.setAttribute('aria-pressed', String(this.hasAttribute('sound')));
    sound.addEventListener('click', () => {
      this.toggleAttribute('sound');
      sound.setAttribute('aria-pressed', String(this.hasAttribute('sound')));
      this.#send('sound', { on: this.hasAttribute('sound') });
    });
    form.append(sound);
    this.#more.hidden = true;
    this.#more.replaceChildren(form, element('p', 'small faint', say('board-keys')));
    this.#moreButton.setAttribute('aria-expanded', 'false');
    this.#moreButton.onclick = () => {
      this.#more.hidden = !this.#more.hidden;
      this.#moreButton.setAttribute('aria-expanded', String(!this.#more.hidden));
    };
  }

  /** @param {HTMLInputElement} input */
  #typed(input) {
    const board = this.#board;
    if (this.sowing) {
      this.skip();
    }
    if (!board || !this.#mayPlay || input.value.trim() === '') {
      this.tell(board?.words ?? '');
      return;
    }
    const { move, option } = typedMove(board, input.value);
    if (board.phase === 'redistribute') {
      this.#send('redistribute', { move });
    } else if (option && 'trace' in option) {
      this.#chooser?.close();
      this.#send('choose', { move });
    } else {
      this.tell(option?.words ?? say('board-no-such-move', { move }));
      return;
    }
    input.value = '';
  }
}

/** @param {Event} event */
function holeOf(event) {
  const hole = event.target instanceof Element ? event.target.closest('.hole') : null;
  return hole instanceof HTMLElement ? (hole.dataset['hole'] ?? null) : null;
}

/**
 * @param {string} key
 * @param {string} hole
 * @param {View} view
 */
function neighbourByKey(key, hole, view) {
  switch (key) {
    case 'ArrowLeft':
      return view.neighbour(hole, { x: -1, y: 0 });
    case 'ArrowRight':
      return view.neighbour(hole, { x: 1, y: 0 });
    case 'ArrowUp':
      return view.neighbour(hole, { x: 0, y: -1 });
    case 'ArrowDown':
      return view.neighbour(hole, { x: 0, y: 1 });
    case 'Home':
      return rowOf(ownerOf(hole), view.count)[0];
    case 'End':
      return rowOf(ownerOf(hole), view.count).at(-1) ?? null;
    default:
      return null;
  }
}

/** @param {Event} event */
function swallow(event) {
  event.stopPropagation();
  event.preventDefault();
}

customElements.define('sowing-board', SowingBoard);

export { SowingBoard };
