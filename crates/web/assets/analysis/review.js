// @ts-check
/**
 * The review of the game: asks for it, draws the graph as judgements come, and explains mistakes.
 *
 * @import { Judgement } from './graph.js'
 * @import { Node, Tree } from './tree.js'
 */
import { drawn, element } from '../board/view.js';
import { say } from '../words.js';
import { request } from './ask.js';
import { SIGNS, WIDTH, draw } from './graph.js';

export class Review {
  #choose;
  /** @type {Tree | null} */
  #tree = null;
  /** @type {Node | null} */
  #here = null;
  /** What was judged. @type {Node[]} */
  #line = [];
  /** @type {Judgement[]} */
  #judgements = [];
  /** @type {AbortController | null} */
  #asking = null;
  #button = element('button', '', say('analysis-review'));
  #state = element('span', 'faint');
  #graph = /** @type {SVGElement} */ (drawn('svg', { class: 'graph', preserveAspectRatio: 'none' }));
  #list = element('ul', 'mistakes');

  /**
   * @param {HTMLElement} root
   * @param {(node: Node) => void} choose
   */
  constructor(root, choose) {
    this.#choose = choose;
    this.#button.type = 'button';
    this.#button.addEventListener('click', () => this.#ask());
    this.#state.setAttribute('role', 'status');
    this.#graph.setAttribute('role', 'img');
    this.#graph.setAttribute('aria-label', say('analysis-graph'));
    this.#graph.addEventListener('click', (event) => this.#jump(/** @type {MouseEvent} */ (event)));
    const head = element('p', 'cluster');
    head.append(this.#button, this.#state);
    root.append(head, this.#graph, this.#list);
    root.hidden = false;
    this.#refresh();
  }

  /**
   * The tree or the place in it has changed.
   *
   * @param {Tree} tree
   * @param {Node} here
   */
  look(tree, here) {
    this.#tree = tree;
    this.#here = here;
    this.#refresh();
  }

  async #ask() {
    const tree = this.#tree;
    if (!tree || tree.root.line.length === 0) {
      return;
    }
    this.#asking?.abort();
    const asking = new AbortController();
    this.#asking = asking;
    this.#line = tree.root.line;
    this.#judgements = [];
    this.#state.textContent = '';
    const game = { start: tree.start, moves: this.#line.map(({ move }) => move) };
    try {
      const response = await request('/api/v1/review', game, asking.signal);
      let ended = false;
      for await (const value of values(response)) {
        ended = value.end === true;
        if (!ended) {
          this.#judged(value);
        }
      }
      if (!ended) {
        throw new Error(say('analysis-offline'));
      }
      this.#state.textContent = this.#list.childElementCount === 0 ? say('analysis-no-mistakes') : '';
    } catch (error) {
      if (!asking.signal.aborted) {
        this.#state.textContent = error instanceof Error ? error.message : String(error);
      }
    }
  }

  /** @param {Judgement} judgement */
  #judged(judgement) {
    this.#judgements.push(judgement);
    const seen = Math.min(...this.#judgements.map(({ first }) => first));
    this.#state.textContent = seen > 1 ? say('analysis-reviewing', { count: seen - 1 }) : '';
    this.#refresh();
  }

  #refresh() {
    const any = this.#judgements.length > 0;
    this.#button.disabled = this.#tree === null || this.#tree.root.line.length === 0;
    this.#graph.toggleAttribute('hidden', !any);
    if (!any) {
      return;
    }
    const here = this.#here ? this.#line.indexOf(this.#here) + 1 : 0;
    draw(this.#graph, this.#judgements, this.#line.length, here);
    const bad = this.#judgements.filter(({ severity }) => severity).sort((one, other) => one.last - other.last);
    this.#list.replaceChildren(...bad.map((judgement) => this.#mistake(judgement)));
  }

  /** @param {Judgement} judgement */
  #mistake({ first, last, severity, words }) {
    const node = this.#line[last - 1];
    const item = element('li', severity ?? '');
    const moves = this.#line.slice(first - 1, last).map(({ move }) => move);
    const link = element('button', 'move', `${moves.join(',')}${severity ? SIGNS[severity] : ''}`);
    link.type = 'button';
    link.addEventListener('click', () => this.#choose(node));
    item.append(link, ` ${words ?? ''}`);
    return item;
  }

  /** @param {MouseEvent} event */
  #jump({ clientX }) {
    const { left, width } = this.#graph.getBoundingClientRect();
    const number = Math.round((((clientX - left) / width) * WIDTH * this.#line.length) / WIDTH);
    const node = this.#line[Math.max(number - 1, 0)];
    if (node) {
      this.#choose(node);
    }
  }
}

/**
 * The values of an answer that has one a line. One that breaks off just has no more of them.
 *
 * @param {Response} response
 */
async function* values(response) {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const next = () => reader?.read().catch(() => null);
  let rest = '';
  for (let part = await next(); part && !part.done; part = await next()) {
    const lines = (rest + part.value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines.map((line) => JSON.parse(line));
  }
}
