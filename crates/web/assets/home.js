// @ts-check
/**
 * The board on the front page plays itself, over and over, until somebody has it stop. Where motion
 * is to be reduced, it waits to be started.
 *
 * @import { SowingBoard } from './board/sowing-board.js'
 * @import { Step } from './board/types.js'
 */
import './board/sowing-board.js';
import { still } from './board/still.js';
import { say } from './words.js';

/** From a move to the next. */
const BETWEEN_MS = 1500;
/** From the last move to the first. */
const AFTERWARDS_MS = 5000;

class Show {
  #board;
  #button;
  #steps;
  #at = 0;
  /** How often it has been started or stopped: what began before that is over. */
  #turn = 0;
  /** Whether it is to be going while it can be seen. */
  #wanted = !matchMedia('(prefers-reduced-motion: reduce)').matches;
  #seen = false;

  /**
   * @param {SowingBoard} board
   * @param {HTMLButtonElement} button
   * @param {Step[]} steps
   */
  constructor(board, button, steps) {
    this.#board = board;
    this.#button = button;
    this.#steps = steps;
    board.board = still(steps[0].before);
    button.hidden = false;
    button.addEventListener('click', () => {
      this.#wanted = !this.#wanted;
      this.#refresh();
    });
    document.addEventListener('visibilitychange', () => this.#refresh());
    new IntersectionObserver((entries) => {
      this.#seen = entries.at(-1)?.isIntersecting ?? false;
      this.#refresh();
    }).observe(board);
    this.#refresh();
  }

  #refresh() {
    this.#button.textContent = say(this.#wanted ? 'board-pause' : 'board-play');
    this.#turn += 1;
    this.#board.skip();
    if (this.#wanted && this.#seen && !document.hidden) {
      this.#go(this.#turn);
    }
  }

  /** @param {number} turn */
  async #go(turn) {
    await pause(BETWEEN_MS);
    while (turn === this.#turn) {
      const step = this.#steps[this.#at];
      if (step) {
        this.#at += 1;
        await this.#board.sow([step], still(step.after));
        await pause(BETWEEN_MS);
      } else {
        await pause(AFTERWARDS_MS);
        this.#startOver(turn);
      }
    }
  }

  /** @param {number} turn */
  #startOver(turn) {
    if (turn === this.#turn) {
      this.#at = 0;
      this.#board.steps = [];
      this.#board.board = still(this.#steps[0].before);
    }
  }
}

/** @param {number} ms */
function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

const board = document.querySelector('[data-show] sowing-board');
const button = document.querySelector('[data-show] button');
const steps = document.getElementById('steps')?.textContent;
if (board && button && steps) {
  new Show(/** @type {SowingBoard} */ (board), /** @type {HTMLButtonElement} */ (button), JSON.parse(steps));
}
