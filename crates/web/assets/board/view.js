// @ts-check
/**
 * The stage: names, stores and holes, drawn and kept up to date.
 *
 * It shows what it is told and decides nothing. Only what has changed is touched, so a sowing may
 * call `show` in every frame.
 *
 * @import { Side } from './types.js'
 * @import { Seeds } from './circuit.js'
 * @import { Point } from './layout.js'
 */
import { holeAt, indexOf, ownerOf, rowOf } from './circuit.js';
import { DRAWN_IN_HOLE, DRAWN_IN_STORE, seedSpot, traySpot } from './layout.js';

const SVG = 'http://www.w3.org/2000/svg';
const SIDES = /** @type {Side[]} */ (['north', 'south']);

/**
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {string} [classes]
 * @param {string} [text]
 */
export function element(tag, classes = '', text = '') {
  const made = document.createElement(tag);
  made.className = classes;
  made.textContent = text;
  return made;
}

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number>} [attributes]
 */
export function drawn(tag, attributes = {}) {
  const made = document.createElementNS(SVG, tag);
  for (const [name, value] of Object.entries(attributes)) {
    made.setAttribute(name, String(value));
  }
  return made;
}

export class View {
  /** @type {Map<string, HoleView>} */
  holes = new Map();
  /** @type {Record<Side, StoreView>} */
  stores;
  /** @type {Record<Side, HTMLElement>} */
  rows;
  /** @type {Record<Side, HTMLElement>} */
  names;
  overlay = drawn('svg', { class: 'overlay', 'aria-hidden': 'true' });
  hand = new HandView();
  stage = element('div', 'stage');
  /** @type {Side} */
  near = 'south';

  /**
   * @param {number} count a row's holes
   * @param {string} seedKind
   */
  constructor(count, seedKind) {
    this.count = count;
    this.seedKind = seedKind;
    this.stage.dataset['holes'] = String(count);
    this.rows = { north: element('div', 'row north'), south: element('div', 'row south') };
    this.names = { north: nameView('north'), south: nameView('south') };
    this.stores = { north: new StoreView('north'), south: new StoreView('south') };
    for (const side of SIDES) {
      for (const hole of rowOf(side, count)) {
        const view = new HoleView(hole);
        this.holes.set(hole, view);
        this.rows[side].append(view.button);
      }
    }
    const { north, south } = this.rows;
    this.stage.append(this.names.north, this.stores.north.root, north);
    this.stage.append(south, this.stores.south.root, this.names.south);
    this.stage.append(this.overlay, this.hand.root);
    this.lookFrom('south');
  }

  /** @param {Side} side whose row lies near */
  lookFrom(side) {
    this.near = side;
    for (const whose of SIDES) {
      const [yes, no] = whose === side ? ['near', 'far'] : ['far', 'near'];
      const parts = [this.rows[whose], this.names[whose], this.stores[whose].root];
      for (const part of parts) {
        part.classList.add(yes);
        part.classList.remove(no);
      }
    }
  }

  /** @param {Seeds} seeds */
  show({ cells, taken, nki }) {
    for (const [index, seeds] of cells.entries()) {
      const hole = holeAt(index, this.count);
      this.holes.get(hole)?.show(seeds, nki.has(hole), this.seedKind);
    }
    for (const side of SIDES) {
      this.stores[side].show(taken[side], this.seedKind, this.unit());
      const took = this.names[side].querySelector('b');
      setText(took, String(taken[side]));
    }
  }

  /** Draws all seeds anew: when their kind or the size of the stores has changed. */
  redraw() {
    for (const view of [...this.holes.values(), ...Object.values(this.stores)]) {
      view.clear();
    }
  }

  /** @param {string} hole */
  hole(hole) {
    const view = this.holes.get(hole);
    if (!view) {
      throw new Error(`there is no hole ${hole}`);
    }
    return view;
  }

  /** Pixels to a hundredth of a hole. */
  unit() {
    return (this.holes.get('A')?.bowl.offsetWidth ?? 60) / 100 || 0.6;
  }

  /** Whether the rows stand upright. */
  get upright() {
    const [first, second] = this.count > 1 ? ['A', 'B'] : ['A', 'a'];
    const [from, to] = [this.centre(first), this.centre(second)];
    const along = Math.abs(to.y - from.y) > Math.abs(to.x - from.x);
    return this.count > 1 ? along : !along;
  }

  /**
   * The middle of a hole on the stage, in pixels.
   *
   * @param {string} hole
   * @returns {Point}
   */
  centre(hole) {
    return this.middle(this.hole(hole).bowl);
  }

  /**
   * @param {Side} side
   * @returns {Point}
   */
  storeCentre(side) {
    return this.middle(this.stores[side].root);
  }

  /**
   * @param {Element} part
   * @returns {Point}
   */
  middle(part) {
    const stage = this.stage.getBoundingClientRect();
    const box = part.getBoundingClientRect();
    return {
      x: box.left + box.width / 2 - stage.left - this.stage.clientLeft,
      y: box.top + box.height / 2 - stage.top - this.stage.clientTop,
    };
  }

  /**
   * Which way on the screen counter-clockwise is for a hole: one step as a unit vector.
   *
   * @param {string} hole
   * @returns {Point}
   */
  counterClockwise(hole) {
    const sign = ownerOf(hole) === this.near ? 1 : -1;
    return this.upright ? { x: 0, y: -sign } : { x: sign, y: 0 };
  }

  /**
   * The hole next to one on the screen, in a direction; null at the edge.
   *
   * @param {string} hole
   * @param {Point} way a unit vector
   */
  neighbour(hole, way) {
    const index = indexOf(hole, this.count);
    const onwards = this.counterClockwise(hole);
    const along = onwards.x * way.x + onwards.y * way.y;
    if (along === 0) {
      const across = this.upright ? way.x : way.y;
      const outward = ownerOf(hole) === this.near ? 1 : -1;
      return across === outward ? null : holeAt(2 * this.count - 1 - index, this.count);
    }
    const there = index + along;
    const sameRow = Math.floor(there / this.count) === Math.floor(index / this.count);
    return sameRow && there >= 0 ? holeAt(there, this.count) : null;
  }

  /**
   * Marks holes, and unmarks all others.
   *
   * @param {string} mark a class
   * @param {Iterable<string>} holes
   */
  mark(mark, holes) {
    const marked = new Set(holes);
    for (const [hole, { button }] of this.holes) {
      button.classList.toggle(mark, marked.has(hole));
    }
  }

  /** @param {Side | null} side */
  turn(side) {
    for (const whose of SIDES) {
      this.names[whose].classList.toggle('turn', whose === side);
      this.rows[whose].classList.toggle('turn', whose === side);
    }
  }
}

class HoleView {
  shown = -1;
  seeds = drawn('svg', { class: 'seeds', viewBox: '-50 -50 100 100', 'aria-hidden': 'true' });
  bowl = element('span', 'bowl');
  count = element('span', 'count');

  /** @param {string} hole */
  constructor(hole) {
    this.name = hole;
    this.button = element('button', 'hole');
    this.button.type = 'button';
    this.button.tabIndex = -1;
    this.button.dataset['hole'] = hole;
    this.bowl.append(this.seeds);
    const label = element('span', 'label');
    const letter = element('span', 'letter');
    letter.dataset['letter'] = hole;
    label.append(this.count, letter);
    const dots = element('span', 'dots');
    dots.append(element('i'));
    this.button.append(this.bowl, dots, label);
  }

  /**
   * @param {number} seeds
   * @param {boolean} nki
   * @param {string} kind
   */
  show(seeds, nki, kind) {
    this.button.classList.toggle('nki', nki);
    if (seeds === this.shown) {
      return;
    }
    const grown = seeds === this.shown + 1;
    this.shown = seeds;
    this.count.textContent = String(seeds);
    this.bowl.classList.toggle('heaped', seeds > DRAWN_IN_HOLE);
    drawSeeds(this.seeds, Math.min(seeds, DRAWN_IN_HOLE), kind, (k) => seedSpot(k, this.name));
    const heap = this.seeds.querySelector('.heap');
    if (seeds > DRAWN_IN_HOLE && !heap) {
      this.seeds.prepend(drawn('use', { class: 'heap', href: `#heap-${kind}` }));
    } else if (seeds <= DRAWN_IN_HOLE) {
      heap?.remove();
    }
    if (grown) {
      const newest = this.seeds.querySelector('.seed');
      newest?.firstElementChild?.classList.add('fresh');
    }
  }

  clear() {
    this.shown = -1;
    this.seeds.replaceChildren();
  }
}

class StoreView {
  shown = -1;
  seeds = drawn('svg', { class: 'seeds', 'aria-hidden': 'true' });

  /** @param {Side} side */
  constructor(side) {
    this.root = element('div', `store ${side}`);
    this.root.setAttribute('aria-hidden', 'true');
    const bowl = element('span', 'bowl');
    bowl.append(this.seeds);
    this.root.append(bowl);
  }

  /**
   * @param {number} seeds
   * @param {string} kind
   * @param {number} unit pixels to a hundredth of a hole
   */
  show(seeds, kind, unit) {
    if (seeds === this.shown) {
      return;
    }
    const box = this.seeds.parentElement?.getBoundingClientRect();
    const width = ((box?.width ?? 0) - 10) / unit;
    const height = ((box?.height ?? 0) - 10) / unit;
    if (width <= 0 || height <= 0) {
      return;
    }
    this.shown = seeds;
    this.seeds.setAttribute('viewBox', `0 0 ${width.toFixed(1)} ${height.toFixed(1)}`);
    const spot = (/** @type {number} */ k) => traySpot(k, width, height);
    drawSeeds(this.seeds, Math.min(seeds, DRAWN_IN_STORE), kind, spot);
  }

  clear() {
    this.shown = -1;
    this.seeds.replaceChildren();
  }
}

/** The seeds on their way. */
class HandView {
  root = element('div', 'hand');
  seeds = drawn('svg', { class: 'seeds', viewBox: '-50 -50 100 100' });
  count = element('span', 'count');
  shown = -1;

  constructor() {
    this.root.hidden = true;
    this.root.setAttribute('aria-hidden', 'true');
    this.root.append(this.seeds, this.count);
  }

  /**
   * @param {number} seeds
   * @param {Point} at
   * @param {string} kind
   */
  show(seeds, at, kind) {
    this.root.hidden = false;
    const half = this.root.offsetWidth / 2;
    this.root.style.transform = `translate(${at.x - half}px, ${at.y - half}px)`;
    if (seeds !== this.shown) {
      this.shown = seeds;
      this.count.textContent = String(seeds);
      drawSeeds(this.seeds, Math.min(seeds, 14), kind, (k) => seedSpot(k, 'S'));
    }
  }

  hide() {
    this.root.hidden = true;
  }

  clear() {
    this.shown = -1;
    this.seeds.replaceChildren();
  }
}

/**
 * Brings the drawn seeds to a number, leaving alone those that stay. The last lies lowest, so that a
 * pile is highest in the middle.
 *
 * @param {SVGSVGElement} svg
 * @param {number} count
 * @param {string} kind
 * @param {(k: number) => {x: number, y: number, turn: number}} spot
 */
function drawSeeds(svg, count, kind, spot) {
  const there = svg.getElementsByClassName('seed');
  while (there.length > count) {
    there[0].remove();
  }
  while (there.length < count) {
    const { x, y, turn } = spot(there.length);
    const place = drawn('g', { class: 'seed', transform: `translate(${x} ${y})rotate(${turn})` });
    place.append(drawn('use', { href: `#seed-${kind}` }));
    svg.insertBefore(place, there[0] ?? null);
  }
}

/** @param {Side} side */
function nameView(side) {
  const view = element('div', `side-name ${side}`);
  const took = element('span', 'took');
  took.append(element('span', 'took-word'), ' ', element('b'));
  view.append(element('span', 'who'), took);
  return view;
}

/**
 * @param {Element | null} part
 * @param {string} text
 */
export function setText(part, text) {
  if (part && part.textContent !== text) {
    part.textContent = text;
  }
}

