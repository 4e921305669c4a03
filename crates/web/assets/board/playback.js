// @ts-check
/**
 * Playing a timeline: a clock that can be paused, stepped, wound and hurried, and its buttons.
 *
 * @import { Frame, Timeline } from './timeline.js'
 */
import { say } from '../words.js';
import { frameAt, stopFrom } from './timeline.js';
import { element } from './view.js';

/** The speeds to choose from; `steps` stops after every lap. */
export const SPEEDS = ['0.5', '1', '2', '4', 'steps'];

export class Playback {
  /** @type {Timeline | null} */
  timeline = null;
  time = 0;
  playing = false;
  speed = '1';
  root = element('div', 'playback');

  #request = 0;
  #last = 0;
  #show;
  #ended;
  #back = button('board-step-back', 'back');
  #toggle = button('board-play', 'play');
  #forward = button('board-step-forward', 'forward');
  #skip = button('board-skip', 'skip');
  #range = element('input');
  #speeds = element('select');

  /**
   * @param {(frame: Frame, timeline: Timeline) => void} show
   * @param {() => void} ended
   */
  constructor(show, ended) {
    this.#show = show;
    this.#ended = ended;
    this.#range.type = 'range';
    this.#range.min = '0';
    this.#range.max = '1000';
    this.#range.setAttribute('aria-label', say('board-scrub'));
    this.#speeds.setAttribute('aria-label', say('board-speed'));
    for (const speed of SPEEDS) {
      const label = speed === 'steps' ? say('board-speed-steps') : `${speed}×`;
      this.#speeds.append(new Option(label, speed));
    }
    this.root.setAttribute('role', 'group');
    this.root.setAttribute('aria-label', say('board-playback'));
    this.root.append(this.#back, this.#toggle, this.#forward, this.#range, this.#skip, this.#speeds);

    this.#back.addEventListener('click', () => this.step(-1));
    this.#forward.addEventListener('click', () => this.step(1));
    this.#skip.addEventListener('click', () => this.skip());
    this.#toggle.addEventListener('click', () => (this.playing ? this.pause() : this.play()));
    this.#range.addEventListener('input', () => {
      const share = Number(this.#range.value) / 1000;
      this.pause(); // This puts the handle back where the time is.
      this.seek(share * this.#length);
    });
    this.#speeds.addEventListener('change', () => {
      this.speed = this.#speeds.value;
      this.root.dispatchEvent(new CustomEvent('speed', { bubbles: true, detail: this.speed }));
    });
    this.#refresh();
  }

  /** Whether the board does not yet show the end. */
  get underway() {
    return this.timeline !== null && this.time < this.timeline.length;
  }

  /** @param {string} speed */
  setSpeed(speed) {
    this.speed = SPEEDS.includes(speed) ? speed : '1';
    this.#speeds.value = this.speed;
  }

  /**
   * Takes a timeline, and stands at its beginning or at its end.
   *
   * @param {Timeline | null} timeline
   * @param {'beginning' | 'end'} where
   */
  load(timeline, where) {
    this.#stop();
    this.timeline = timeline;
    this.time = timeline && where === 'end' ? timeline.length : 0;
    this.#refresh();
  }

  play() {
    if (!this.timeline) {
      return;
    }
    if (!this.underway) {
      this.time = 0;
    }
    this.playing = true;
    this.#last = performance.now();
    this.#request = requestAnimationFrame((now) => this.#tick(now));
    this.#refresh();
  }

  pause() {
    this.#stop();
    this.seek(this.time);
  }

  /** @param {1 | -1} way */
  step(way) {
    if (this.timeline) {
      this.#stop();
      this.seek(stopFrom(this.timeline, this.time, way));
    }
  }

  /** @param {number} time */
  seek(time) {
    const { timeline } = this;
    if (!timeline) {
      return;
    }
    const was = this.underway;
    this.time = Math.min(Math.max(0, time), timeline.length);
    this.#refresh();
    if (this.underway) {
      this.#show(frameAt(timeline, this.time), timeline);
    } else if (was) {
      this.#stop();
      this.#refresh();
      this.#ended();
    }
  }

  /** To the end, at once. */
  skip() {
    this.seek(this.#length);
  }

  get #length() {
    return this.timeline?.length ?? 0;
  }

  /** @param {number} now */
  #tick(now) {
    if (!this.playing || !this.timeline) {
      return;
    }
    const factor = this.speed === 'steps' ? 1 : Number(this.speed);
    // The frame may have begun before the button was pressed: time never goes back.
    const passed = Math.min(Math.max(now - this.#last, 0), 100) * factor;
    this.#last = now;
    const stop = stopFrom(this.timeline, this.time, 1);
    if (this.speed === 'steps' && this.time + passed >= stop) {
      this.#stop();
      this.seek(stop);
      return;
    }
    this.seek(this.time + passed);
    if (this.playing) {
      this.#request = requestAnimationFrame((later) => this.#tick(later));
    }
  }

  #stop() {
    this.playing = false;
    cancelAnimationFrame(this.#request);
  }

  #refresh() {
    const none = this.timeline === null;
    for (const control of [this.#back, this.#toggle, this.#forward, this.#range, this.#skip]) {
      control.disabled = none;
    }
    this.#back.disabled = none || this.time === 0;
    this.#forward.disabled = this.#skip.disabled = !this.underway;
    dress(this.#toggle, this.playing ? 'board-pause' : 'board-play', this.playing ? 'pause' : 'play');
    this.#range.value = String(none ? 1000 : Math.round((this.time / (this.#length || 1)) * 1000));
    const percent = say('board-scrub-value', { percent: Math.round(Number(this.#range.value) / 10) });
    this.#range.setAttribute('aria-valuetext', percent);
  }
}

/** Icons, in a square of 20. */
const ICONS = /** @type {Record<string, string>} */ ({
  back: 'M15 4 7 10l8 6zM5 4v12',
  play: 'M6 3.5 16.5 10 6 16.5z',
  pause: 'M7 4v12M13 4v12',
  forward: 'm5 4 8 6-8 6zM15 4v12',
  skip: 'm3 4 6 6-6 6zm7 0 6 6-6 6zM18 4v12',
  more: 'M4 10h.01M10 10h.01M16 10h.01',
  close: 'm5 5 10 10M15 5 5 15',
  undo: 'M7 4 3 8l4 4M3 8h8a4.5 4.5 0 0 1 0 9H7',
  again: 'M16 10a6 6 0 1 1-2-4.5M16 2v4h-4',
});

/**
 * A button that shows an icon and is spoken by its name.
 *
 * @param {string} key
 * @param {string} icon
 */
export function button(key, icon) {
  const made = element('button', 'quiet icon');
  made.type = 'button';
  dress(made, key, icon);
  return made;
}

/**
 * @param {HTMLButtonElement} made
 * @param {string} key
 * @param {string} icon
 */
function dress(made, key, icon) {
  if (made.dataset['icon'] === icon) {
    return;
  }
  made.dataset['icon'] = icon;
  made.title = say(key);
  made.setAttribute('aria-label', say(key));
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', '0 0 20 20');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', ICONS[icon]);
  path.setAttribute('class', 'icon-line');
  svg.append(path);
  made.replaceChildren(svg);
}
