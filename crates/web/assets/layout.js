// @ts-check
/**
 * The screen of a layout (GM2): shows the board as it is laid out, and counts what is left.
 *
 * The fields of the form hold the layout. A press on a hole of the board takes a seed out of it when
 * all are laid out, and puts one into it else; `-` and the other mouse button always take, `+` puts.
 *
 * @import { SowingBoard } from './board/sowing-board.js'
 * @import { Board, Side } from './board/types.js'
 */
import './board/sowing-board.js';
import { still } from './board/still.js';
import { say } from './words.js';

/** @param {HTMLFormElement} form */
function start(form) {
  const all = Number(form.dataset['seeds']);
  const side = /** @type {Side} */ (form.dataset['side']);
  const fields = [...form.querySelectorAll('input')];
  const board = /** @type {SowingBoard} */ (form.querySelector('sowing-board'));
  const words = /** @type {HTMLElement} */ (form.querySelector('[data-left]'));
  const button = /** @type {HTMLButtonElement} */ (form.querySelector('button.primary'));

  const left = () => all - fields.reduce((sum, field) => sum + Number(field.value), 0);
  const show = () => {
    board.board = laidOut(fields.map(({ value }) => Math.max(0, Math.trunc(Number(value)))), side);
    words.textContent = say('board-layout-left', { count: left() });
    words.classList.toggle('wrong', left() !== 0);
    button.disabled = left() !== 0 || !form.checkValidity();
  };
  /** @param {Event} event @param {1 | -1} change */
  const put = (event, change) => {
    const hole = event.target instanceof Element ? event.target.closest('.hole') : null;
    const field = fields.find(({ name }) => hole instanceof HTMLElement && name === hole.dataset['hole']);
    if (field && (change < 0 ? Number(field.value) > 1 : left() > 0)) {
      field.value = String(Number(field.value) + change);
      show();
    }
  };

  form.addEventListener('input', show);
  board.addEventListener('click', (event) => put(event, left() > 0 ? 1 : -1));
  board.addEventListener('contextmenu', (event) => {
    event.preventDefault();
    put(event, -1);
  });
  board.addEventListener('keydown', (event) => {
    const change = { '+': 1, '-': -1 }[event.key];
    if (change) {
      put(event, /** @type {1 | -1} */ (change));
    }
  });
  show();
}

/**
 * The board of a layout, which the other side copies: hole A for a, and so on.
 *
 * @param {number[]} seeds
 * @param {Side} side who lays out
 * @returns {Board}
 */
function laidOut(seeds, side) {
  const row = seeds.join(',');
  return { ...still(`giuthi ${row}/${row} 0-0 S`), turn: side, phase: 'over' };
}

const form = document.querySelector('form[data-layout]');
if (form instanceof HTMLFormElement) {
  start(form);
}
