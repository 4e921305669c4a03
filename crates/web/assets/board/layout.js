// @ts-check
/**
 * Where seeds lie, and where arrows and paths go.
 *
 * A hole is drawn in a square from -50 to 50. Where a seed lies depends on how many came before it,
 * not on how many come after, so the next seed moves none; `board.rs` draws by the same numbers.
 *
 * @typedef {{x: number, y: number}} Point
 */

/** The most seeds drawn in a hole; more are a heap. */
export const DRAWN_IN_HOLE = 24;
/** The most seeds drawn in a store. */
export const DRAWN_IN_STORE = 120;

const SPACING = 7.4;
/** How high a layer in a store is, in seeds. */
const LAYER = 0.86;
/** Turning by this from seed to seed, a spiral fills a disc evenly, as in a sunflower. */
const GOLDEN_ANGLE = Math.PI * 0.7639320225002103;

/**
 * The place of the k-th seed in a hole, and how far it is turned, in degrees.
 *
 * @param {number} k
 * @param {string} hole
 * @returns {Point & {turn: number}}
 */
export function seedSpot(k, hole) {
  const name = hole.charCodeAt(0);
  const distance = SPACING * Math.sqrt(k + 0.5);
  const angle = GOLDEN_ANGLE * k + name;
  return {
    x: tenth(distance * Math.cos(angle)),
    y: tenth(distance * Math.sin(angle)),
    turn: ((47 * k + 31 * name) % 90) - 45, // the light stays on the upper left
  };
}

/**
 * The place of the k-th captured seed in a tray of a width and height: in layers from the bottom,
 * each seed a little out of line.
 *
 * @param {number} k
 * @param {number} width
 * @param {number} height
 * @param {number} [gap] from seed to seed
 * @returns {Point & {turn: number}}
 */
export function traySpot(k, width, height, gap = 15) {
  const across = Math.max(1, Math.floor((width - 0.4 * gap) / gap));
  const layers = Math.max(1, Math.floor((height - gap) / (LAYER * gap)));
  const layer = Math.floor(k / across);
  // A full tray begins anew, a little higher, on top of what lies there.
  const up = (layer % layers) + 0.3 * Math.floor(layer / layers);
  const shift = layer % 2 === 0 ? 0.3 : 0.7;
  const margin = (width - gap * across) / 2;
  const jitter = (/** @type {number} */ salt) => 2.4 * (((k * salt) % 7) / 7 - 0.5);
  return {
    x: tenth(margin + ((k % across) + shift) * gap + jitter(3)),
    y: tenth(height - gap * (0.75 + LAYER * up) + jitter(5)),
    turn: ((47 * k) % 90) - 45,
  };
}

/**
 * A point on the arc that captured seeds take to the store.
 *
 * @param {Point} from
 * @param {Point} to
 * @param {number} progress
 * @returns {Point}
 */
export function arc(from, to, progress) {
  const rise = 0.35 * Math.hypot(to.x - from.x, to.y - from.y);
  const along = ease(progress);
  return {
    x: from.x + (to.x - from.x) * along,
    y: from.y + (to.y - from.y) * along - rise * 4 * along * (1 - along) * 0.5,
  };
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} progress
 * @returns {Point}
 */
export function between(from, to, progress) {
  const along = ease(progress);
  return { x: from.x + (to.x - from.x) * along, y: from.y + (to.y - from.y) * along };
}

/**
 * A line through points with rounded corners, as the data of an SVG path.
 *
 * @param {Point[]} points
 * @param {number} radius
 */
export function smoothPath(points, radius) {
  if (points.length === 0) {
    return '';
  }
  const parts = [`M${spot(points[0])}`];
  for (let at = 1; at < points.length - 1; at += 1) {
    const corner = points[at];
    const before = towards(corner, points[at - 1], radius);
    const after = towards(corner, points[at + 1], radius);
    parts.push(`L${spot(before)}Q${spot(corner)} ${spot(after)}`);
  }
  parts.push(`L${spot(points[points.length - 1])}`);
  return parts.join('');
}

/** @param {number} progress */
function ease(progress) {
  return 1 - (1 - progress) ** 2;
}

/**
 * @param {Point} from
 * @param {Point} to
 * @param {number} distance
 */
function towards(from, to, distance) {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const share = Math.min(distance, length / 2) / length;
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** @param {Point} point */
function spot({ x, y }) {
  return `${tenth(x)} ${tenth(y)}`;
}

/** @param {number} length */
function tenth(length) {
  return Math.round(length * 10) / 10;
}
