// @ts-check
/**
 * The page of a game: sends moves, lets the computer answer, and keeps the list of moves.
 *
 * The server keeps the game. What a person has chosen is kept here until the server has it: if the
 * connection is gone, it is sent again until it comes through, also after the page was loaded anew.
 *
 * @import { SowingBoard } from './board/sowing-board.js'
 * @import { Step, View } from './board/types.js'
 */
import './board/sowing-board.js';
import { setText } from './board/view.js';
import { say } from './words.js';

/** How long to wait before sending again; longer from time to time, up to the last. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000];
/** Answers that may be others in a while: too many ask, or a server before this one cannot reach it. */
const FOR_NOW = [429, 502, 503, 504];
/** How long the computer's move is looked at before the next one, when two computers play. */
const WATCH_MS = 700;
/** How long a button that asks back remembers the first press. */
const ASK_MS = 4000;

class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} words
   */
  constructor(status, words) {
    super(words);
    this.status = status;
  }
}

class Play {
  #root;
  #board;
  #view;
  #moves;
  #notice;
  /** What is being shown; the next thing is shown after it. */
  #showing = Promise.resolve();
  /** Whether something that changes the game is on its way to the server. */
  #busy = false;
  #paused = false;
  /** How the game stands, as the page is called. */
  #stands = '';

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
    this.#board = /** @type {SowingBoard} */ (root.querySelector('sowing-board'));
    this.#view = /** @type {View} */ (JSON.parse(document.getElementById('view')?.textContent ?? ''));
    this.#moves = /** @type {HTMLElement} */ (root.querySelector('[data-moves]'));
    this.#stands = this.#view.board.words;
    this.#notice = document.createElement('p');
    this.#notice.className = 'notice error toast';
    this.#notice.setAttribute('role', 'alert');
    this.#notice.hidden = true;
    this.#board.after(this.#notice);
  }

  start() {
    const { steps, board } = this.#view;
    this.#board.steps = lastTurn(steps);
    this.#board.board = board;
    this.#board.addEventListener('choose', (event) => this.#move(detail(event).move));
    this.#board.addEventListener('redistribute', (event) => this.#move(detail(event).move));
    this.#board.addEventListener('propose', (event) => this.#propose(detail(event).kind));
    for (const form of this.#root.querySelectorAll('form[data-action]')) {
      form.addEventListener('submit', (event) => {
        event.preventDefault();
        this.#act(/** @type {HTMLFormElement} */ (form));
      });
    }
    for (const option of this.#root.querySelectorAll('[data-option]')) {
      this.#remember(/** @type {HTMLInputElement | HTMLSelectElement} */ (option));
    }
    this.#root.querySelector('[data-action="flip"]')?.addEventListener('click', () => this.#flip());
    this.#root.querySelector('[data-action="pause"]')?.addEventListener('click', () => this.#pause());
    this.#refresh();
    this.#resume();
  }

  // ---- Moves ----

  /** @param {string} move */
  async #move(move) {
    if (this.#busy) {
      this.#board.board = this.#view.board;
      this.#board.tell(say('board-busy'));
      return;
    }
    const { id, version } = this.#view;
    keep(id, { move, version });
    const view = await this.#alter('moves', { move, version });
    forget(id);
    if (view) {
      this.#take(view);
    } else if (this.#view.version === version) {
      this.#board.board = this.#view.board;
    }
    this.#reply();
  }

  /**
   * Lets the computer move for as long as it is its turn: also when the answer to its last move was
   * lost, so that the server has gone on and refuses the question.
   */
  async #reply() {
    while (this.#view.waiting === 'computer' && !this.#busy && !this.#paused) {
      const { version } = this.#view;
      const view = await this.#alter('reply', { version });
      if (view) {
        this.#take(view);
      } else if (this.#view.version === version) {
        return;
      }
      if (this.#view.mode === 'watch') {
        await this.#showing;
        await after(WATCH_MS);
      }
    }
  }

  /** Sends again what was chosen before the page was left, or goes on where the computer stood. */
  #resume() {
    const kept = keptFor(this.#view.id);
    if (kept && kept.version === this.#view.version && this.#view.waiting === 'person') {
      this.#move(kept.move);
    } else {
      forget(this.#view.id);
      this.#reply();
    }
  }

  /**
   * Shows what is new in a view: what is shown already is not shown again. Answers can overtake one
   * another; an older one tells nothing.
   *
   * @param {View} view
   */
  #take(view) {
    if (view.version <= this.#view.version) {
      return;
    }
    if (view.match?.round !== this.#view.match?.round || view.waiting === 'layout') {
      this.#turnPage(view);
      return;
    }
    const known = this.#view.steps.length;
    const came = view.steps.slice(known);
    this.#view = view;
    this.#refresh();
    this.#showing = this.#showing.then(async () => {
      if (came.length > 0) {
        await this.#board.sow(came, view.board);
      } else {
        this.#board.steps = lastTurn(view.steps);
        this.#board.board = view.board;
      }
    });
    this.#showing.then(() => view === this.#view && this.#showEnd());
  }

  /**
   * Shows the last moves of a round, and then the page of what follows it.
   *
   * @param {View} view
   */
  async #turnPage(view) {
    const came = view.match?.round === this.#view.match?.round ? view.steps.slice(this.#view.steps.length) : [];
    this.#view = /** @type {View} */ ({ ...view, waiting: 'layout' });
    await this.#showing;
    if (came.length > 0) {
      await this.#board.sow(came, view.board);
    }
    location.reload();
  }

  // ---- Other actions ----

  /**
   * A form of the page, done without leaving it.
   *
   * @param {HTMLFormElement} form
   */
  async #act(form) {
    const action = form.dataset['action'];
    const button = form.querySelector('button');
    if (action === 'resign' && button && !confirmed(button)) {
      return;
    }
    if (action === 'undo' || action === 'resign') {
      this.#board.skip();
      await this.#change(action);
    } else if (action === 'hint') {
      const { version } = this.#view;
      const hint = /** @type {any} */ (await this.#send('hint', {}));
      if (hint && this.#view.version === version && !this.#busy) {
        this.#showHint(hint.move, hint.words);
      }
    } else {
      form.submit();
    }
  }

  /**
   * Takes back or resigns; until that is done no move can be chosen. When the computer has moved
   * meanwhile, it is asked for once more, as the game now stands.
   *
   * @param {'undo' | 'resign'} action
   */
  async #change(action) {
    const { version, steps } = this.#view;
    const plays = this.#board.getAttribute('play') ?? 'none';
    this.#board.setAttribute('play', 'none');
    this.#board.board = this.#view.board;
    let view = await this.#alter(action, { version });
    if (!view && this.#view.steps.length > steps.length && this.#view.waiting !== 'over') {
      view = await this.#alter(action, { version: this.#view.version });
    }
    this.#board.setAttribute('play', plays);
    if (view) {
      this.#take(view);
    }
    this.#reply();
  }

  /**
   * A hint points at a hole, or fills in a redistribution.
   *
   * @param {string} move
   * @param {string} words
   */
  #showHint(move, words) {
    if (move.includes('=')) {
      this.#board.propose(move);
    } else {
      this.#board.hint(move === 'pass' ? '' : move.slice(0, 1), `${move}: ${words}`);
    }
  }

  /** @param {'random' | 'engine'} kind */
  async #propose(kind) {
    const { version, game } = this.#view;
    const answer = await this.#post(`/api/v1/redistribution/${kind}`, game);
    if (answer && this.#view.version === version && !this.#busy) {
      this.#board.propose(/** @type {any} */ (answer).move);
    }
  }

  #flip() {
    const view = this.#board.getAttribute('view') === 'north' ? 'south' : 'north';
    this.#board.setAttribute('view', view);
  }

  /**
   * A choice of how to play that this browser keeps: an attribute of the board. What is marked from
   * the beginning is there unless the attribute is `off`.
   *
   * @param {HTMLInputElement | HTMLSelectElement} option
   */
  #remember(option) {
    const name = option.dataset['option'] ?? '';
    const kept = stored(() => localStorage.getItem(`play-${name}`));
    const show = () => {
      if (!(option instanceof HTMLInputElement)) {
        this.#board.setAttribute(name, option.value);
      } else if (option.defaultChecked) {
        this.#board.setAttribute(name, option.checked ? 'on' : 'off');
      } else {
        this.#board.toggleAttribute(name, option.checked);
      }
    };
    if (option instanceof HTMLInputElement) {
      option.checked = kept === null ? option.defaultChecked : kept === 'true';
    } else if (kept && [...option.options].some(({ value }) => value === kept)) {
      option.value = kept;
    }
    option.addEventListener('change', () => {
      const value = option instanceof HTMLInputElement ? String(option.checked) : option.value;
      stored(() => localStorage.setItem(`play-${name}`, value));
      show();
    });
    show();
  }

  #pause() {
    this.#paused = !this.#paused;
    const button = this.#root.querySelector('[data-action="pause"]');
    button?.setAttribute('aria-pressed', String(this.#paused));
    this.#reply();
  }

  // ---- The page around the board ----

  #refresh() {
    const { steps, can_undo: canUndo, waiting } = this.#view;
    this.#listMoves(steps);
    for (const [action, usable] of /** @type {[string, boolean][]} */ ([
      ['undo', canUndo],
      ['hint', waiting === 'person'],
      ['resign', waiting !== 'over'],
    ])) {
      const button = this.#root.querySelector(`form[data-action="${action}"] button`);
      if (button instanceof HTMLButtonElement) {
        button.disabled = !usable;
      }
    }
    const contest = this.#root.querySelector('[data-contest]');
    if (contest && this.#view.match) {
      contest.textContent = this.#view.match.words;
    }
    this.#board.toggleAttribute('waiting', waiting === 'computer');
    const none = this.#root.querySelector('[data-none]');
    none?.toggleAttribute('hidden', steps.length > 0);
    this.#entitle();
  }

  /** The page is called by how the game stands. */
  #entitle() {
    const { ending, words } = this.#view.board;
    const stands = ending?.words ?? words;
    const heading = /** @type {HTMLElement} */ (document.querySelector('h1'));
    for (const called of [heading, /** @type {HTMLElement} */ (document.querySelector('title'))]) {
      setText(called, (called.textContent ?? '').replace(this.#stands, () => stands));
    }
    this.#stands = stands;
  }

  /**
   * The moves, a line for each player's turn; each move shows its position.
   *
   * @param {Step[]} steps
   */
  #listMoves(steps) {
    const turns = turnsOf(steps);
    const items = turns.map((turn) => {
      const item = document.createElement('li');
      item.className = turn[0].side;
      for (const step of turn) {
        const button = document.createElement('button');
        button.type = 'button';
        button.className = 'quiet';
        button.textContent = step.move;
        const gain = step.trace.taken.reduce((sum, { seeds }) => sum + seeds, 0);
        if (gain > 0) {
          const gained = document.createElement('small');
          gained.textContent = ` +${gain}`;
          button.append(gained);
        }
        button.addEventListener('click', () => this.#look(step, button));
        item.append(button);
      }
      return item;
    });
    this.#moves.replaceChildren(...items);
    this.#moves.scrollTop = this.#moves.scrollHeight;
  }

  /**
   * Shows how things stood after a move; the last one, and a second press, shows how they stand.
   *
   * @param {Step} step
   * @param {HTMLButtonElement} button
   */
  #look(step, button) {
    const now = step === this.#view.steps.at(-1) || button.getAttribute('aria-pressed') === 'true';
    for (const other of this.#moves.querySelectorAll('button')) {
      other.removeAttribute('aria-pressed');
    }
    if (!now) {
      button.setAttribute('aria-pressed', 'true');
    }
    this.#board.review(now ? null : step);
  }

  #showEnd() {
    const { ending } = this.#view.board;
    const end = this.#root.querySelector('[data-end]');
    if (!(end instanceof HTMLElement)) {
      return;
    }
    end.hidden = ending === null;
    const words = end.querySelector('[data-end-words]');
    if (ending && words) {
      words.textContent = ending.words;
    }
  }

  // ---- The connection ----

  /**
   * Sends what changes this game.
   *
   * @param {string} what
   * @param {object} body
   */
  async #alter(what, body) {
    this.#busy = true;
    try {
      return await this.#send(what, body);
    } finally {
      this.#busy = false;
    }
  }

  /**
   * Sends something about this game. Gives what came back, or null when it was refused.
   *
   * @param {string} what
   * @param {object} body
   * @returns {Promise<View | null>}
   */
  async #send(what, body) {
    const answer = await this.#post(`/api/v1/games/${this.#view.id}/${what}`, body);
    return /** @type {View | null} */ (answer);
  }

  /**
   * @param {string} path
   * @param {object} body
   * @returns {Promise<object | null>}
   */
  async #post(path, body) {
    try {
      const answer = await patient(() => ask(path, body), (words) => this.#warn(words));
      this.#warn('');
      return answer;
    } catch (error) {
      if (!(error instanceof Refusal)) {
        throw error;
      }
      // Somebody else has moved in this game, in another window perhaps: see how it stands.
      if (error.status === 409) {
        this.#take(/** @type {View} */ (await patient(() => ask(`/api/v1/games/${this.#view.id}`), () => {})));
        this.#warn('');
      } else {
        this.#warn(error.message);
      }
      return null;
    }
  }

  /** @param {string} words */
  #warn(words) {
    this.#notice.textContent = words;
    this.#notice.hidden = words === '';
  }
}

/**
 * Asks the server: by GET, or by POST when there is a body.
 *
 * @param {string} path
 * @param {object} [body]
 */
async function ask(path, body) {
  const post = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  const response = await fetch(path, body ? post : {});
  if (response.ok) {
    return response.json();
  }
  const { error } = await response.json().catch(() => ({ error: response.statusText }));
  throw new Refusal(response.status, error);
}

/**
 * Tries until there is an answer, be it a refusal that will not change.
 *
 * @template Answer
 * @param {() => Promise<Answer>} attempt
 * @param {(words: string) => void} warn
 */
async function patient(attempt, warn) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const refused = error instanceof Refusal;
      if (refused && !FOR_NOW.includes(error.status)) {
        throw error;
      }
      warn((refused && error.message) || say('board-offline'));
      await after(RETRY_MS[Math.min(tries, RETRY_MS.length - 1)]);
    }
  }
}

/** @param {number} ms */
function after(ms) {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    addEventListener('online', done, { once: true });
    function done() {
      clearTimeout(timer);
      removeEventListener('online', done);
      resolve(undefined);
    }
  });
}

/**
 * The steps of each player's turn together (G6).
 *
 * @param {Step[]} steps
 * @returns {Step[][]}
 */
export function turnsOf(steps) {
  const turns = /** @type {Step[][]} */ ([]);
  for (const [index, step] of steps.entries()) {
    const again = index > 0 && steps[index - 1].trace.end === 'again';
    if (again) {
      turns.at(-1)?.push(step);
    } else {
      turns.push([step]);
    }
  }
  return turns;
}

/**
 * What the player to move has not yet seen: the turn before.
 *
 * @param {Step[]} steps
 */
function lastTurn(steps) {
  return turnsOf(steps).at(-1) ?? [];
}

/**
 * Whether a button was pressed twice: the first press makes it ask.
 *
 * @param {HTMLButtonElement} button
 */
function confirmed(button) {
  if (button.dataset['asked']) {
    return true;
  }
  const words = button.textContent;
  button.dataset['asked'] = 'yes';
  button.textContent = say('board-really');
  setTimeout(() => {
    delete button.dataset['asked'];
    button.textContent = words;
  }, ASK_MS);
  return false;
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}

// ---- What is chosen and not yet sent ----

/**
 * @param {string} id
 * @param {{move: string, version: number}} chosen
 */
function keep(id, chosen) {
  stored(() => sessionStorage.setItem(`chosen-${id}`, JSON.stringify(chosen)));
}

/**
 * @param {string} id
 * @returns {{move: string, version: number} | null}
 */
function keptFor(id) {
  return stored(() => JSON.parse(sessionStorage.getItem(`chosen-${id}`) ?? 'null'));
}

/** @param {string} id */
function forget(id) {
  stored(() => sessionStorage.removeItem(`chosen-${id}`));
}

/**
 * A browser may forbid storing; then nothing is kept.
 *
 * @template Value
 * @param {() => Value} act
 */
function stored(act) {
  try {
    return act();
  } catch {
    return null;
  }
}

const root = document.querySelector('[data-play]');
if (root instanceof HTMLElement) {
  new Play(root).start();
}
