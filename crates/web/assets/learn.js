/**
 * The course and the boards in texts: examples are played, tasks are tried on their boards, and what
 * is solved is remembered here, in the browser.
 *
 * @typedef {import('./board/sowing-board.js').SowingBoard} SowingBoard
 * @typedef {{standing: 'going' | 'solved' | 'missed', verdict: string, refused: string | null,
 *   lines: string[], moves: string, steps: any[], board: any}} Reply
 */

import { notice, story } from './told.js';

const STORE = 'ndongu-solved';

// ---- What is remembered ----

/** @returns {Set<string>} keys of tasks, such as giuthi-3-1 */
function solved() {
  try {
    return new Set(JSON.parse(localStorage.getItem(STORE) ?? '[]'));
  } catch {
    return new Set();
  }
}

/** @param {string} key */
function remember(key) {
  try {
    localStorage.setItem(STORE, JSON.stringify([...solved().add(key)]));
  } catch {
    // The browser keeps nothing; the lesson goes on.
  }
}

/**
 * @param {HTMLElement} place with what a tick is called
 * @param {boolean} done
 */
function tick(place, done) {
  place.classList.toggle('done', done);
  if (done) {
    place.setAttribute('role', 'img');
    place.setAttribute('aria-label', place.dataset['solved'] ?? '');
  }
}

function showProgress() {
  const done = solved();
  for (const course of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll('.course'))) {
    let count = 0;
    for (const lesson of /** @type {NodeListOf<HTMLElement>} */ (course.querySelectorAll('[data-tasks]'))) {
      const tasks = (lesson.dataset['tasks'] ?? '').split(' ');
      const reached = tasks.filter((task) => done.has(task)).length;
      count += reached;
      const ticks = /** @type {HTMLElement} */ (lesson.querySelector('.ticks'));
      ticks.textContent = reached > 0 && reached < tasks.length ? `${reached}/${tasks.length}` : '';
      tick(ticks, reached === tasks.length);
    }
    const progress = /** @type {HTMLElement} */ (course.querySelector('.progress'));
    progress.hidden = count === 0;
    progress.textContent = (course.dataset['progress'] ?? '')
      .replace('{done}', String(count))
      .replace('{all}', course.dataset['all'] ?? '');
  }
}

// ---- Examples ----

/** @param {Element} figure */
function live(figure) {
  const board = /** @type {SowingBoard} */ (figure.querySelector('sowing-board'));
  const { before, steps, after } = JSON.parse(figure.querySelector('.live-data')?.textContent ?? '{}');
  board.board = before;
  const play = /** @type {HTMLButtonElement | null} */ (figure.querySelector('.live-play'));
  if (!play) {
    return;
  }
  play.hidden = false;
  play.addEventListener('click', async () => {
    board.setAttribute('controls', 'on');
    board.board = before;
    await board.sow(steps, after);
    figure.querySelector('details')?.setAttribute('open', '');
  });
}

// ---- Tasks ----

/** @param {HTMLFormElement} form */
function task(form) {
  const board = /** @type {SowingBoard} */ (form.querySelector('sowing-board'));
  const first = JSON.parse(form.querySelector('.task-data')?.textContent ?? '{}');
  const moves = /** @type {HTMLInputElement} */ (form.elements.namedItem('moves'));
  const verdict = /** @type {HTMLElement} */ (form.querySelector('.verdict'));
  const again = /** @type {HTMLAnchorElement} */ (form.querySelector('.again'));
  const key = form.dataset['key'] ?? '';

  const begin = () => {
    form.classList.remove('solved', 'missed');
    form.classList.add('going');
    board.setAttribute('play', 'south');
    board.board = first;
    moves.value = '';
    verdict.replaceChildren();
    again.hidden = true;
  };

  /**
   * Says why a move was not made, and lets another one be chosen.
   *
   * @param {HTMLElement} why
   */
  const refuse = (why) => {
    verdict.replaceChildren(why);
    board.board = board.board;
  };

  /** @param {Reply} reply */
  const answer = async (reply) => {
    verdict.replaceChildren();
    if (reply.refused) {
      refuse(notice(reply.refused, 'error'));
      return;
    }
    moves.value = reply.moves;
    if (reply.standing !== 'going') {
      board.setAttribute('play', 'none');
    }
    await board.sow(reply.steps, reply.board);
    form.classList.remove('going');
    form.classList.add(reply.standing);
    again.hidden = false;
    verdict.append(notice(reply.verdict, reply.standing === 'solved' ? 'good' : ''), story(reply.lines));
    if (reply.standing === 'solved') {
      remember(key);
      tick(/** @type {HTMLElement} */ (form.querySelector('.tick')), true);
    }
  };

  /** @param {string} mv */
  const attempt = async (mv) => {
    const body = new URLSearchParams({ moves: moves.value, move: mv });
    const sent = { method: 'POST', headers: { accept: 'application/json' }, body };
    const reply = await fetch(form.action, sent)
      .then((answered) => (answered.ok ? answered.json() : null))
      .catch(() => null);
    if (reply) {
      await answer(reply);
    } else {
      refuse(notice(form.dataset['offline'] ?? '', 'error'));
    }
  };

  board.addEventListener('choose', (event) => attempt(/** @type {CustomEvent} */ (event).detail.move));
  board.addEventListener('redistribute', (event) => attempt(/** @type {CustomEvent} */ (event).detail.move));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const chosen = /** @type {SubmitEvent} */ (event).submitter;
    const typed = /** @type {HTMLInputElement | null} */ (form.querySelector('input[name=move]'));
    attempt((chosen instanceof HTMLButtonElement && chosen.value) || typed?.value || '');
  });
  again.addEventListener('click', (event) => {
    event.preventDefault();
    begin();
  });
  form.classList.add('scripted');
  tick(/** @type {HTMLElement} */ (form.querySelector('.tick')), solved().has(key));
  if (form.classList.contains('going') && !moves.value) {
    begin();
  }
}

showProgress();
customElements.whenDefined('sowing-board').then(() => {
  document.querySelectorAll('.live').forEach(live);
  document.querySelectorAll('form.task').forEach((form) => task(/** @type {HTMLFormElement} */ (form)));
});
