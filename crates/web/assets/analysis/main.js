// @ts-check
/**
 * The analysis board: a tree of moves, one of which is shown, and everything around it.
 *
 * @import { SowingBoard } from '../board/sowing-board.js'
 * @import { Board, Step } from '../board/types.js'
 * @import { FlatTree, Node } from './tree.js'
 */
import '../board/sowing-board.js';
import { say } from '../words.js';
import { ask } from './ask.js';
import { Editor } from './editor.js';
import { Lines } from './lines.js';
import { Review } from './review.js';
import { addressOf, query } from './share.js';
import { Sheet } from './sheet.js';
import { Tree } from './tree.js';

/** A record is written when nothing has changed for so long. */
const WRITE_MS = 400;

class Desk {
  #root;
  #board;
  #tree;
  /** @type {Node} the move that is shown */
  #at;
  /** @type {Node} the move after which the board stands: the same, once it has been loaded */
  #stands;
  #sheet;
  #lines;
  #review;
  #notice;
  /** @type {HTMLTextAreaElement} */
  #comment;
  /** The record as text; null while it has to be written anew. @type {string | null} */
  #record = null;
  #writing = 0;
  /** How often the tree has changed: a record is of the tree as it was then. */
  #changes = 0;

  /**
   * @param {HTMLElement} root
   * @param {{tree: FlatTree, at: number, board: Board, steps: Step[]}} data
   */
  constructor(root, { tree, at, board, steps }) {
    this.#root = root;
    this.#board = /** @type {SowingBoard} */ (root.querySelector('sowing-board'));
    this.#tree = new Tree(tree);
    this.#at = this.#tree.at(at);
    this.#stands = this.#at;
    this.#at.shown = { board, step: steps.at(-1) ?? null };
    this.#sheet = new Sheet(part(root, '[data-sheet]'), (node) => this.#go(node));
    this.#lines = new Lines(part(root, '[data-engine]'), (moves) => this.#playAll(moves));
    this.#review = new Review(part(root, '[data-review]'), (node) => this.#go(node));
    this.#comment = /** @type {HTMLTextAreaElement} */ (part(root, '#comment'));
    this.#notice = document.createElement('p');
    this.#notice.className = 'notice error toast';
    this.#notice.setAttribute('role', 'alert');
    this.#notice.hidden = true;
    root.append(this.#notice);
  }

  start() {
    this.#board.addEventListener('choose', (event) => this.#play(detail(event).move));
    this.#board.addEventListener('redistribute', (event) => this.#play(detail(event).move));
    this.#board.addEventListener('propose', (event) => this.#propose(detail(event).kind));
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll('[data-walk]'))) {
      link.addEventListener('click', (event) => {
        event.preventDefault();
        this.#walk(link.dataset['walk'] ?? '');
      });
    }
    const flip = part(this.#root, '[data-flip]');
    flip.hidden = false;
    flip.addEventListener('click', () => this.#flip());
    document.addEventListener('keydown', (event) => this.#key(event));
    this.#startEditor();
    this.#startTools();
    this.#treeChanged();
    this.#show(false);
  }

  /** The board makes room for the editor, which goes on to a page of its own with what was set up. */
  #startEditor() {
    const edit = part(this.#root, '[data-edit]');
    const editor = new Editor(part(document.body, '[data-editor]'), () => {
      this.#root.hidden = false;
      edit.focus();
    });
    edit.hidden = false;
    edit.addEventListener('click', () => {
      this.#root.hidden = true;
      editor.open(this.#at.shown?.board.position ?? this.#tree.start);
    });
  }

  #startTools() {
    part(this.#root, '[data-about]').hidden = false;
    part(this.#root, '[data-link]').hidden = false;
    this.#comment.addEventListener('input', () => {
      this.#at.comment = this.#comment.value.trim();
      this.#treeChanged();
    });
    part(this.#root, '[data-promote]').addEventListener('click', () => {
      this.#tree.promote(this.#at);
      this.#treeChanged();
      this.#refreshTools();
    });
    part(this.#root, '[data-remove]').addEventListener('click', () => {
      const before = this.#tree.remove(this.#at);
      this.#treeChanged();
      this.#go(before);
    });
    const copy = part(this.#root, '[data-copy]');
    copy.addEventListener('click', async () => {
      await navigator.clipboard.writeText(this.#link.value).catch(() => this.#link.select());
      this.#board.tell(say('analysis-copied'));
    });
    const save = part(this.#root, '[data-record]');
    save.hidden = false;
    save.addEventListener('click', () => this.#save());
  }

  // ---- Going about ----

  /**
   * Shows the position after a move.
   *
   * @param {Node} node
   * @param {boolean} [sowing] whether its seeds are seen travelling
   */
  async #go(node, sowing = false) {
    this.#at = node;
    this.#sheet.mark(node);
    try {
      node.shown ??= await this.#load(node);
      this.#warn('');
    } catch (error) {
      this.#warn(error instanceof Error ? error.message : String(error));
      return;
    }
    if (node === this.#at) {
      this.#show(sowing);
    }
  }

  /**
   * @param {Node} node
   * @returns {Promise<{board: Board, step: Step | null}>}
   */
  async #load(node) {
    const { start } = this.#tree;
    if (!node.parent) {
      return { board: await ask('/api/v1/board', { start, moves: [] }), step: null };
    }
    return ask('/api/v1/play', { start, moves: node.parent.moves, move: node.move });
  }

  /** @param {boolean} sowing */
  #show(sowing) {
    const { board, step } = /** @type {{board: Board, step: Step | null}} */ (this.#at.shown);
    this.#stands = this.#at;
    const steps = step ? [step] : [];
    if (sowing && step) {
      this.#board.sow(steps, board);
    } else {
      this.#board.steps = steps;
      this.#board.board = board;
    }
    this.#sheet.mark(this.#at);
    this.#lines.look(this.#tree.start, this.#at.moves, board.ending?.words ?? null);
    this.#refreshWalk();
    this.#refreshTools();
    this.#keepAddress();
  }

  /** @param {string} where */
  #walk(where) {
    const { root } = this.#tree;
    const goal = {
      first: root,
      previous: this.#at.parent,
      next: this.#at.children[0],
      last: this.#at.line.at(-1),
    }[where];
    if (goal && goal !== this.#at) {
      this.#go(goal);
    }
  }

  #refreshWalk() {
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll('[data-walk]'))) {
      const back = link.dataset['walk'] === 'first' || link.dataset['walk'] === 'previous';
      const stuck = back ? !this.#at.parent : this.#at.children.length === 0;
      link.setAttribute('href', '#');
      link.setAttribute('role', 'button');
      link.setAttribute('aria-disabled', String(stuck));
    }
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    const { target, key } = event;
    if (this.#root.hidden) {
      return;
    }
    const busy = target instanceof Element && target.closest('sowing-board, input, textarea, select, [contenteditable]');
    const where = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' }[key];
    if (!where || busy || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) {
      return;
    }
    event.preventDefault();
    this.#walk(where);
  }

  #flip() {
    const view = this.#board.getAttribute('view') === 'north' ? 'south' : 'north';
    this.#board.setAttribute('view', view);
  }

  // ---- Moves ----

  /** @param {string} move */
  #play(move) {
    const from = this.#stands;
    const side = from.shown?.board.turn ?? null;
    const known = from.children.some((child) => child.move === move);
    const node = this.#tree.add(from, move, side);
    if (!known) {
      this.#treeChanged();
    }
    return this.#go(node, true);
  }

  /**
   * Plays the moves of a line, of which only the last is shown.
   *
   * @param {string[]} moves
   */
  async #playAll(moves) {
    let at = this.#at;
    for (const move of moves) {
      try {
        at.shown ??= await this.#load(at);
      } catch (error) {
        this.#warn(String(error));
        return;
      }
      at = this.#tree.add(at, move, at.shown.board.turn);
    }
    this.#treeChanged();
    this.#go(at, true);
  }

  /** @param {string} kind */
  async #propose(kind) {
    const game = { start: this.#tree.start, moves: this.#stands.moves };
    try {
      const { move } = await ask(`/api/v1/redistribution/${kind}`, game);
      this.#board.propose(move);
    } catch (error) {
      this.#warn(error instanceof Error ? error.message : String(error));
    }
  }

  #treeChanged() {
    this.#sheet.show(this.#tree);
    this.#sheet.mark(this.#at);
    const none = this.#root.querySelector('[data-none]');
    if (none instanceof HTMLElement) {
      none.hidden = this.#tree.root.children.length > 0;
    }
    this.#record = null;
    this.#changes += 1;
    clearTimeout(this.#writing);
    if (!this.#tree.isPlain) {
      this.#writing = setTimeout(async () => {
        await this.#write();
        this.#keepAddress();
      }, WRITE_MS);
    }
  }

  // ---- The address, and what can be taken away ----

  get #link() {
    return /** @type {HTMLInputElement} */ (part(this.#root, '#link'));
  }

  #refreshTools() {
    const at = this.#at;
    this.#comment.value = at.comment;
    /** @type {HTMLButtonElement} */ (part(this.#root, '[data-promote]')).disabled = at.isMain;
    /** @type {HTMLButtonElement} */ (part(this.#root, '[data-remove]')).disabled = !at.parent;
    const asked = query(this.#tree.start, at.moves);
    for (const link of /** @type {NodeListOf<HTMLElement>} */ (this.#root.querySelectorAll('[data-picture]'))) {
      link.setAttribute('href', `/api/v1/render.${link.dataset['picture']}?${asked}`);
    }
    part(this.#root, '[data-play]').setAttribute('href', `/play?${asked}`);
    this.#review.look(this.#tree, at);
  }

  #keepAddress() {
    const { path, whole } = addressOf(this.#tree, this.#at, this.#record);
    history.replaceState(null, '', path);
    this.#link.value = new URL(path, location.href).href;
    part(this.#root, '[data-cut]').hidden = whole || this.#record === null;
  }

  /** Has the record written, since only the server knows how. */
  async #write() {
    const changes = this.#changes;
    try {
      const { text } = await ask('/api/v1/record/write', this.#tree.flat());
      if (changes === this.#changes) {
        this.#record = text;
      }
      return /** @type {string} */ (text);
    } catch (error) {
      this.#warn(error instanceof Error ? error.message : String(error));
      return null;
    }
  }

  async #save() {
    const text = this.#record ?? (await this.#write());
    if (text === null) {
      return;
    }
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
    link.download = 'ndongu.txt';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 1000);
  }

  /** @param {string} words */
  #warn(words) {
    this.#notice.textContent = words;
    this.#notice.hidden = words === '';
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} selector
 */
function part(root, selector) {
  return /** @type {HTMLElement} */ (root.querySelector(selector));
}

/** @param {Event} event */
function detail(event) {
  return /** @type {CustomEvent} */ (event).detail;
}

const root = document.querySelector('[data-analysis]');
const data = document.getElementById('analysis')?.textContent;
if (root instanceof HTMLElement && data) {
  new Desk(root, JSON.parse(data)).start();
}
