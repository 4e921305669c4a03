// @ts-check
/**
 * A move in time: when each seed is dropped, and what the board looks like at any moment.
 *
 * A timeline is made from traces once; `frameAt` then answers for any time, forwards or backwards,
 * so playing, pausing, scrubbing and stepping are one thing. It walks the circuit and decides no
 * rule: what is lifted and what is captured stands in the trace.
 *
 * @import { Side, Step } from './types.js'
 * @import { Seeds } from './circuit.js'
 */
import { holeAt, indexOf, next, read } from './circuit.js';

/** The longest that a move may take at normal speed, and what its parts take if there is time. */
export const BUDGET_MS = 3000;
const DROP_MS = 90;
const LIFT_MS = 120;
const TAKE_MS = 380;
const REST_MS = 260;
/** Past so many laps a lap is one step. */
const LAPS_DRAWN = 40;
/** How long a lap stands still when nothing may move: at most, and all of a move together. */
const STILL_MS = 1100;
const STILL_BUDGET_MS = 9000;

/**
 * A stretch of time in which one thing happens.
 *
 * @typedef {object} Beat
 * @property {'lift' | 'drop' | 'lap' | 'take' | 'rest'} kind
 * @property {number} at when it begins
 * @property {number} ms how long it takes
 * @property {number} step the step it belongs to
 * @property {number} lap the lap; as many as there are laps when they are over
 * @property {string | null} hole where it happens
 * @property {number} hand seeds in the hand meanwhile
 * @property {number} moved seeds that are dropped or taken
 * @property {Side} side who moves
 * @property {Seeds} before the board while it happens
 * @property {Seeds} after the board when it has happened
 *
 * @typedef {object} Timeline
 * @property {Step[]} steps
 * @property {number} holes
 * @property {Beat[]} beats
 * @property {number} length
 * @property {number[]} stops the ends of laps and of moves, where stepping stops
 *
 * @typedef {object} Frame
 * @property {Seeds} seeds
 * @property {Beat} beat
 * @property {string | null} from where the hand comes from while it moves
 * @property {number} progress of the beat, from 0 to 1
 * @property {boolean} done
 */

/**
 * @param {Step[]} steps
 * @param {{still?: boolean}} [how] `still`: nothing travels, a lap is a cut
 * @returns {Timeline}
 */
export function timelineOf(steps, { still = false } = {}) {
  const beats = /** @type {Beat[]} */ ([]);
  const stops = /** @type {number[]} */ ([]);
  for (const [index, step] of steps.entries()) {
    addStep(beats, stops, step, index, still);
  }
  const holes = steps.length > 0 ? read(steps[0].before).holes : 0;
  return { steps, holes, beats, length: endOf(beats), stops };
}

/**
 * The board at a moment.
 *
 * @param {Timeline} timeline
 * @param {number} time
 * @returns {Frame}
 */
export function frameAt(timeline, time) {
  const { beats, length } = timeline;
  const done = time >= length;
  const index = done ? beats.length - 1 : beatAt(beats, Math.max(0, time));
  const beat = beats[index];
  const progress = done ? 1 : Math.max(0, time - beat.at) / beat.ms;
  const from = index > 0 ? beats[index - 1].hole : null;
  return { seeds: done ? beat.after : beat.before, beat, from, progress, done };
}

/**
 * The next place to stop at, or the one before.
 *
 * @param {Timeline} timeline
 * @param {number} time
 * @param {1 | -1} way
 */
export function stopFrom(timeline, time, way) {
  const { stops, length } = timeline;
  if (way > 0) {
    return stops.find((stop) => stop > time + 1) ?? length;
  }
  return stops.findLast((stop) => stop < time - 1) ?? 0;
}

/**
 * What is to be said at a frame.
 *
 * @param {Timeline} timeline
 * @param {Frame} frame
 */
export function captionAt(timeline, { beat }) {
  const { trace } = timeline.steps[beat.step];
  return trace.laps[beat.lap]?.words ?? trace.words ?? '';
}

/**
 * @param {Beat[]} beats
 * @param {number[]} stops
 * @param {Step} step
 * @param {number} index
 * @param {boolean} still
 */
function addStep(beats, stops, step, index, still) {
  const { holes, ...start } = read(step.before);
  const { laps, taken } = step.trace;
  const pace = still ? stillPace(step) : paceOf(step);
  const whole = still || laps.length > LAPS_DRAWN;
  let seeds = /** @type {Seeds} */ (start);

  /** @param {Pick<Beat, 'kind' | 'ms' | 'lap' | 'hole' | 'hand' | 'moved'>} beat @param {Seeds} after */
  const add = (beat, after) => {
    beats.push({ ...beat, at: endOf(beats), step: index, side: step.side, before: seeds, after });
    seeds = after;
  };

  for (const [lap, { from, direction, seeds: sown, to }] of laps.entries()) {
    const lifted = withLifted(seeds, from, sown, holes);
    if (whole) {
      seeds = sownFrom(lifted, from, direction, sown, holes);
      add({ kind: 'lap', ms: pace.lap, lap, hole: to, hand: 0, moved: sown }, seeds);
    } else {
      seeds = lifted;
      add({ kind: 'lift', ms: pace.lift, lap, hole: from, hand: sown, moved: sown }, seeds);
      let at = indexOf(from, holes);
      for (let hand = sown; hand > 0; hand -= 1) {
        at = next(at, direction, holes);
        const hole = holeAt(at, holes);
        add({ kind: 'drop', ms: pace.drop, lap, hole, hand, moved: 1 }, withMore(seeds, at, 1));
      }
    }
    stops.push(endOf(beats));
  }
  for (const { hole, seeds: captured } of taken) {
    const emptied = withLifted(seeds, hole, captured, holes);
    seeds = emptied;
    const own = { ...emptied.taken, [step.side]: emptied.taken[step.side] + captured };
    const beat = { lap: laps.length, hole, hand: 0, moved: captured };
    add({ kind: 'take', ms: pace.take, ...beat }, { ...emptied, taken: own });
  }
  const end = { lap: laps.length, hole: null, hand: 0, moved: 0 };
  add({ kind: 'rest', ms: pace.rest, ...end }, read(step.after));
  stops.push(endOf(beats));
}

/**
 * How long the parts of a move take, so that all of it stays within the budget.
 *
 * @param {Step} step
 */
function paceOf({ trace: { laps, taken } }) {
  const sown = laps.reduce((sum, lap) => sum + lap.seeds, 0);
  const rest = laps.length > 0 ? REST_MS : 2 * REST_MS;
  const take = Math.min(TAKE_MS, 1100 / Math.max(1, taken.length));
  const left = BUDGET_MS - rest - take * taken.length;
  const lift = Math.min(LIFT_MS, (0.35 * left) / Math.max(1, laps.length));
  const drop = Math.min(DROP_MS, (left - lift * laps.length) / Math.max(1, sown));
  return { lift, drop, take, rest, lap: left / Math.max(1, laps.length) };
}

/** @param {Step} step */
function stillPace({ trace: { laps, taken } }) {
  const lap = Math.min(STILL_MS, STILL_BUDGET_MS / Math.max(1, laps.length));
  return { lift: 0, drop: 0, lap, take: STILL_MS / Math.max(1, taken.length), rest: REST_MS };
}

/**
 * Taking up seeds; a boma that seeds are taken from is no longer nki (K7).
 *
 * @param {Seeds} seeds
 * @param {string} hole
 * @param {number} count
 * @param {number} holes
 * @returns {Seeds}
 */
function withLifted(seeds, hole, count, holes) {
  const nki = new Set(seeds.nki);
  nki.delete(hole);
  return { ...withMore(seeds, indexOf(hole, holes), -count), nki };
}

/**
 * @param {Seeds} seeds
 * @param {number} index
 * @param {number} count
 * @returns {Seeds}
 */
function withMore(seeds, index, count) {
  return { ...seeds, cells: seeds.cells.with(index, seeds.cells[index] + count) };
}

/**
 * @param {Seeds} seeds
 * @param {string} from
 * @param {'+' | '-'} direction
 * @param {number} count
 * @param {number} holes
 */
function sownFrom(seeds, from, direction, count, holes) {
  const cells = [...seeds.cells];
  let at = indexOf(from, holes);
  for (let seed = 0; seed < count; seed += 1) {
    at = next(at, direction, holes);
    cells[at] += 1;
  }
  return { ...seeds, cells };
}

/** @param {Beat[]} beats */
function endOf(beats) {
  const last = beats.at(-1);
  return last ? last.at + last.ms : 0;
}

/**
 * The beat that a time lies in.
 *
 * @param {Beat[]} beats
 * @param {number} time
 */
function beatAt(beats, time) {
  let [low, high] = [0, beats.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (beats[middle].at <= time) {
      low = middle;
    } else {
      high = middle - 1;
    }
  }
  return low;
}
