// @ts-check
/**
 * The list of moves: the game turn by turn in two columns, and what could have been played instead
 * between them.
 *
 * @import { Node, Tree } from './tree.js'
 */
import { element } from '../board/view.js';

/** What PGN's numeric annotation glyphs look like, as far as people use them. */
const GLYPHS = ['', '!', '?', '!!', '??', '!?', '?!'];

/**
 * A glyph as text.
 *
 * @param {number} nag
 */
export function glyph(nag) {
  return GLYPHS[nag] ?? `$${nag}`;
}

/**
 * The number that a move's turn has in a record (N4).
 *
 * @param {Node} node
 */
export function turnNumber(node) {
  const begun = node.path.filter(({ begins, side, parent }) => begins && (side === 'south' || !parent?.parent));
  return begun.length;
}

/**
 * Moves in turns.
 *
 * @param {Node[]} line
 * @returns {Node[][]}
 */
export function turnsOf(line) {
  /** @type {Node[][]} */
  const turns = [];
  for (const node of line) {
    if (node.begins || turns.length === 0) {
      turns.push([node]);
    } else {
      turns.at(-1)?.push(node);
    }
  }
  return turns;
}

export class Sheet {
  #root;
  #choose;
  /** @type {Map<Node, HTMLElement>} */
  #links = new Map();

  /**
   * @param {HTMLElement} root
   * @param {(node: Node) => void} choose
   */
  constructor(root, choose) {
    this.#root = root;
    this.#choose = choose;
  }

  /** @param {Tree} tree */
  show(tree) {
    this.#links.clear();
    /** @type {HTMLElement[]} */
    const parts = [];
    const said = (/** @type {Node} */ node) => node.comment !== '' && parts.push(comment(node));
    said(tree.root);
    let needsNumber = true;
    for (const turn of turnsOf(tree.root.line)) {
      const south = turn[0].side === 'south';
      if (south || needsNumber) {
        parts.push(element('span', 'number', `${turnNumber(turn[0])}${south ? '.' : '…'}`));
      }
      const cell = element('span', `turn ${turn[0].side}`);
      cell.append(...turn.map((node) => this.#link(node)));
      parts.push(cell);
      const before = parts.length;
      turn.forEach(said);
      parts.push(...this.#variations(turn));
      needsNumber = parts.length > before;
    }
    this.#root.replaceChildren(...parts);
  }

  /**
   * Marks the move that is shown.
   *
   * @param {Node} node
   */
  mark(node) {
    for (const [other, link] of this.#links) {
      if (other === node) {
        link.setAttribute('aria-current', 'step');
      } else {
        link.removeAttribute('aria-current');
      }
    }
    const link = this.#links.get(node);
    if (!link) {
      this.#root.scrollTop = 0;
      return;
    }
    // Only the list scrolls, never the page.
    const [here, list] = [link.getBoundingClientRect(), this.#root.getBoundingClientRect()];
    if (here.top < list.top || here.bottom > list.bottom) {
      this.#root.scrollTop += here.top - list.top - list.height / 2;
    }
  }

  /**
   * What could have been played instead of the moves of a turn.
   *
   * @param {Node[]} turn
   */
  #variations(turn) {
    return turn.flatMap(others).map((first) => {
      const block = element('div', 'variation');
      block.append(...this.#inline(first));
      return block;
    });
  }

  /**
   * A variation as running text, the turn that it is part of from its beginning.
   *
   * @param {Node} first
   * @returns {(HTMLElement | string)[]}
   */
  #inline(first) {
    const line = [...turnSoFar(first), first, ...first.line];
    // What could replace the first move stands in blocks of its own.
    const own = new Set(first.line);
    /** @type {(HTMLElement | string)[]} */
    const parts = [];
    let needsNumber = true;
    for (const turn of turnsOf(line)) {
      const south = turn[0].side === 'south';
      if (south || needsNumber) {
        parts.push(element('span', 'number', `${turnNumber(turn[0])}${south ? '.' : '…'}`), ' ');
      }
      parts.push(...turn.flatMap((node) => [this.#link(node), ' ']));
      const before = parts.length;
      for (const node of turn.filter((one) => one.comment !== '')) {
        parts.push(comment(node), ' ');
      }
      for (const other of turn.filter((node) => own.has(node)).flatMap(others)) {
        parts.push('(', ...this.#inline(other), ') ');
      }
      needsNumber = parts.length > before;
    }
    return parts;
  }

  /** @param {Node} node */
  #link(node) {
    const link = element('button', 'move', node.move);
    link.type = 'button';
    if (node.nags.length > 0) {
      link.append(element('span', 'glyph', node.nags.map(glyph).join(' ')));
    }
    link.addEventListener('click', () => this.#choose(node));
    if (!this.#links.has(node)) {
      this.#links.set(node, link);
    }
    return link;
  }
}

/**
 * What could have been played instead of a move of the line.
 *
 * @param {Node} node
 */
function others(node) {
  return node.parent?.children.slice(1) ?? [];
}

/**
 * The moves of a turn before this one.
 *
 * @param {Node} node
 */
function turnSoFar(node) {
  /** @type {Node[]} */
  const before = [];
  for (let at = node; !at.begins && at.parent; at = at.parent) {
    before.unshift(at.parent);
  }
  return before;
}

/** @param {Node} node */
function comment(node) {
  // An evaluation is shown by the graph, not as text.
  const text = node.comment.replace(/\[%[^\]]*\]\s*/g, '');
  const said = element('span', 'said', text);
  said.hidden = text === '';
  return said;
}
