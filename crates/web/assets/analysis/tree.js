// @ts-check
/**
 * A game and what could have been played instead: a tree of moves with comments and glyphs. It knows
 * no rules; who plays a move is told with it.
 *
 * @import { Board, Side, Step } from '../board/types.js'
 *
 * @typedef {{name: string, value: string}} Tag
 *
 * @typedef {object} FlatNode a move in the shape that the server has
 * @property {string} move
 * @property {number | null} parent the move before, counted from 0; null at the start
 * @property {Side | null} side
 * @property {string} comment
 * @property {number[]} nags
 *
 * @typedef {object} FlatTree
 * @property {string} start
 * @property {Tag[]} tags
 * @property {string} comment
 * @property {FlatNode[]} nodes
 */

/** Tags that say how the game ended: they hold for the game as it was played. */
const OF_THE_END = ['Result', 'Termination'];

/** A move, with what may follow it; the root stands for the start. */
export class Node {
  /** @type {Node[]} the first goes on with the line, others are variations */
  children = [];
  comment = '';
  /** @type {number[]} */
  nags = [];
  /** @type {{board: Board, step: Step | null} | null} what the server said of it */
  shown = null;

  /**
   * @param {Node | null} parent
   * @param {string} move empty for the root
   * @param {Side | null} side who plays it
   */
  constructor(parent, move, side) {
    this.parent = parent;
    this.move = move;
    this.side = side;
  }

  /** Whether a turn begins with this move (G6). */
  get begins() {
    return this.parent !== null && this.parent.side !== this.side;
  }

  /** The moves from the start to this one. */
  get path() {
    const path = [];
    for (let node = /** @type {Node} */ (this); node.parent; node = node.parent) {
      path.push(node);
    }
    return path.reverse();
  }

  /** The same as texts. */
  get moves() {
    return this.path.map(({ move }) => move);
  }

  /** What follows by the first child of each, this move left out. */
  get line() {
    const line = [];
    for (let node = this.children[0]; node; node = node.children[0]) {
      line.push(node);
    }
    return line;
  }

  /** Whether it belongs to the game itself, not to a variation. */
  get isMain() {
    return this.path.every((node) => node.parent?.children[0] === node);
  }
}

export class Tree {
  /** @param {FlatTree} flat */
  constructor({ start, tags, comment, nodes }) {
    this.start = start;
    this.tags = tags;
    this.root = new Node(null, '', null);
    this.root.comment = comment;
    /** @type {Node[]} */
    const made = [];
    for (const { move, parent, side, comment: said, nags } of nodes) {
      const before = parent === null ? this.root : made[parent];
      const node = new Node(before, move, side);
      node.comment = said;
      node.nags = [...nags];
      before.children.push(node);
      made.push(node);
    }
  }

  /** Every move: those of the game, then line by line those of the variations. */
  get nodes() {
    /** @type {Node[]} */
    const nodes = [];
    const lines = [this.root];
    for (const first of lines) {
      const line = first === this.root ? first.line : [first, ...first.line];
      nodes.push(...line);
      lines.push(...[first, ...first.line].flatMap(({ children }) => children.slice(1)));
    }
    return nodes;
  }

  /**
   * The move with this number in the order of `nodes`, counted from 1; the root for 0.
   *
   * @param {number} number
   */
  at(number) {
    return this.nodes[number - 1] ?? this.root;
  }

  /** @param {Node} node */
  numberOf(node) {
    return this.nodes.indexOf(node) + 1;
  }

  /** @returns {FlatTree} */
  flat() {
    const nodes = this.nodes;
    const numbers = new Map(nodes.map((node, number) => [node, number]));
    return {
      start: this.start,
      tags: this.tags,
      comment: this.root.comment,
      nodes: nodes.map(({ move, parent, side, comment, nags }) => ({
        move,
        parent: numbers.get(/** @type {Node} */ (parent)) ?? null,
        side,
        comment,
        nags,
      })),
    };
  }

  /** Whether there is nothing but moves. */
  get isPlain() {
    const silent = ({ comment = '', nags = /** @type {number[]} */ ([]) }) => comment === '' && nags.length === 0;
    const nodes = this.nodes;
    return nodes.length === this.root.line.length && [this.root, ...nodes].every(silent) && this.tags.every(isOfTheEnd);
  }

  /**
   * The move after another, which is added if it is new.
   *
   * @param {Node} after
   * @param {string} move
   * @param {Side | null} side
   */
  add(after, move, side) {
    const known = after.children.find((child) => child.move === move);
    if (known) {
      return known;
    }
    const node = new Node(after, move, side);
    after.children.push(node);
    if (node.isMain) {
      this.#forgetTheEnd();
    }
    return node;
  }

  /**
   * Puts the variation that a move stands in before what it replaces. Whether there was any.
   *
   * @param {Node} node
   */
  promote(node) {
    for (let at = node; at.parent; at = at.parent) {
      const brothers = at.parent.children;
      const place = brothers.indexOf(at);
      if (place > 0) {
        brothers.splice(place, 1);
        brothers.unshift(at);
        if (at.isMain) {
          this.#forgetTheEnd();
        }
        return true;
      }
    }
    return false;
  }

  /**
   * Takes a move away with all that follows it. Gives the move before.
   *
   * @param {Node} node
   */
  remove(node) {
    if (!node.parent) {
      return node;
    }
    if (node.isMain) {
      this.#forgetTheEnd();
    }
    node.parent.children = node.parent.children.filter((child) => child !== node);
    return node.parent;
  }

  /** The game has changed: nobody knows how it ends. */
  #forgetTheEnd() {
    this.tags = this.tags.filter((tag) => !isOfTheEnd(tag));
  }
}

/** @param {Tag} tag */
function isOfTheEnd({ name }) {
  return OF_THE_END.includes(name);
}
