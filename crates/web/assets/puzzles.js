/**
 * Puzzles: moves are tried on the board, wrong ones are played on to show why, and a rating is kept
 * here, in the browser.
 *
 * @typedef {import('./board/sowing-board.js').SowingBoard} SowingBoard
 * @typedef {{standing: 'going' | 'solved' | 'missed' | 'shown', verdict: string, outcome: string,
 *   refused: string | null, lines: string[], moves: string, steps: any[], board: any, next: string,
 *   streak: string}} Answer
 * @typedef {{rating: number, done: Record<string, boolean>, best: number}} Kept
 */

import { rated } from './rating.js';
import { notice, story } from './told.js';

const STORE = 'ndongu-puzzles';

// ---- What is remembered ----

/** @returns {Kept} */
function kept() {
  const fresh = { rating: 1200, done: {}, best: 0 };
  try {
    return { ...fresh, ...JSON.parse(localStorage.getItem(STORE) ?? '{}') };
  } catch {
    return fresh;
  }
}

/** @param {Kept} all */
function keep(all) {
  try {
    localStorage.setItem(STORE, JSON.stringify(all));
  } catch {
    // The browser keeps nothing; puzzles can be solved all the same.
  }
}

/**
 * The first answer to a puzzle counts, and no other.
 *
 * @param {HTMLFormElement} form
 * @param {boolean} solved
 */
function count(form, solved) {
  const all = kept();
  const id = form.dataset['id'] ?? '';
  if (id in all.done) {
    return;
  }
  const known = Object.keys(all.done).length;
  all.rating = rated(all.rating, Number(form.dataset['rating']), solved, known);
  all.done[id] = solved;
  keep(all);
  showKept();
}

function showKept() {
  const all = kept();
  const known = Object.keys(all.done).length > 0;
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.own-rating'))) {
    place.hidden = !known;
    place.textContent = (place.dataset['words'] ?? '').replace('{rating}', String(Math.round(all.rating)));
  }
  for (const place of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.best-streak'))) {
    place.textContent = all.best > 0 ? (place.dataset['words'] ?? '').replace('{count}', String(all.best)) : '';
  }
  document.querySelectorAll('a.rated').forEach((link) => about(/** @type {HTMLAnchorElement} */ (link)));
}

/**
 * Asks for puzzles about as hard as the reader is good.
 *
 * @param {HTMLAnchorElement} link
 */
function about(link) {
  const address = new URL(link.href);
  if (!address.searchParams.has('streak')) {
    address.searchParams.set('rating', String(Math.round(kept().rating)));
    link.href = address.href;
  }
}

/** @param {string} next where the next puzzle of a streak is */
function countStreak(next) {
  const solved = Number(new URL(next, location.href).searchParams.get('streak') ?? 0);
  const all = kept();
  if (solved > all.best) {
    keep({ ...all, best: solved });
  }
}

// ---- A puzzle ----

/** @param {HTMLFormElement} form */
function riddle(form) {
  /** @template {Element} T @param {string} selector */
  const find = (selector) => /** @type {T} */ (form.querySelector(selector));
  const board = /** @type {SowingBoard} */ (find('sowing-board'));
  const moves = /** @type {HTMLInputElement} */ (form.elements.namedItem('moves'));
  const verdict = /** @type {HTMLElement} */ (find('.verdict'));
  const again = /** @type {HTMLAnchorElement} */ (find('.again'));
  const next = /** @type {HTMLAnchorElement} */ (find('.next'));
  const show = /** @type {HTMLButtonElement} */ (find('.show'));
  const streak = /** @type {HTMLElement} */ (find('.streak'));
  const first = JSON.parse(find('.riddle-data')?.textContent ?? '{}');
  /** The board to come back to after a wrong move. */
  let before = first;
  let busy = false;

  const begin = () => {
    form.classList.remove('missed');
    form.classList.add('going');
    board.setAttribute('play', 'south');
    board.board = before;
    verdict.replaceChildren();
    again.hidden = true;
  };

  /** @param {Answer} answer */
  const tell = async (answer) => {
    verdict.replaceChildren();
    if (answer.refused) {
      verdict.append(notice(answer.refused, 'error'));
      return;
    }
    const over = answer.standing !== 'going';
    if (answer.standing === 'solved') {
      count(form, true);
      countStreak(answer.next);
    } else if (over) {
      count(form, false);
    }
    if (over) {
      board.setAttribute('play', 'none');
    }
    moves.value = answer.moves;
    next.href = answer.next;
    about(next);
    streak.textContent = answer.streak;
    streak.hidden = !answer.streak;
    form.classList.remove('going', 'missed', 'solved', 'shown');
    form.classList.add(answer.standing);
    verdict.append(notice(answer.verdict, answer.standing === 'solved' ? 'good' : ''));
    if (answer.standing === 'shown') {
      board.board = first;
    }
    await board.sow(answer.steps, answer.board);
    verdict.append(story(answer.lines));
    if (answer.outcome) {
      verdict.append(notice(answer.outcome, ''));
    }
    if (!over) {
      before = answer.board;
    }
    again.hidden = answer.standing !== 'missed';
    show.hidden = answer.standing === 'solved' || answer.standing === 'shown';
    next.classList.toggle('primary', answer.standing === 'solved');
  };

  /** @param {string | null} mv none to see the solution */
  const attempt = async (mv) => {
    if (busy) {
      return;
    }
    busy = true;
    try {
      const body = new URLSearchParams({ moves: moves.value });
      if (mv !== null) {
        body.set('move', mv);
      }
      const answered = await fetch(form.action, { method: 'POST', headers: { accept: 'application/json' }, body });
      if (answered.ok) {
        await tell(await answered.json());
      }
    } finally {
      busy = false;
    }
  };

  board.addEventListener('choose', (event) => attempt(/** @type {CustomEvent} */ (event).detail.move));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = /** @type {SubmitEvent} */ (event).submitter;
    attempt(chosen instanceof HTMLButtonElement && chosen.name === 'move' ? chosen.value : null);
  });
  again.addEventListener('click', (event) => {
    event.preventDefault();
    begin();
  });
  about(next);
  form.classList.add('scripted');
  if (form.classList.contains('going')) {
    begin();
  }
}

showKept();
customElements.whenDefined('sowing-board').then(() => {
  document.querySelectorAll('form.riddle').forEach((form) => riddle(/** @type {HTMLFormElement} */ (form)));
});
