// @ts-check
/**
 * Dry wooden ticks, when they have been asked for: pitched by the hole, a knock for a relay, a
 * rattle for a capture.
 *
 * @import { Beat } from './timeline.js'
 */
import { indexOf } from './circuit.js';

export class Sounds {
  on = false;
  /** @type {AudioContext | null} */
  #audio = null;
  /** @type {Beat | null} */
  #last = null;

  /**
   * Sounds a beat, once.
   *
   * @param {Beat} beat
   * @param {number} holes
   */
  sound(beat, holes) {
    if (!this.on || beat === this.#last) {
      return;
    }
    this.#last = beat;
    const { kind, hole, moved } = beat;
    if (kind === 'lift' || kind === 'lap') {
      this.#tick(150, 0.09, 0.3);
    } else if (kind === 'drop' && hole) {
      this.#tick(520 + 26 * indexOf(hole, holes), 0.03, 0.16);
    } else if (kind === 'take') {
      for (let seed = 0; seed < Math.min(moved, 9); seed += 1) {
        this.#tick(380 + 170 * ((seed * 7) % 5), 0.03, 0.14, seed * 0.035);
      }
    }
  }

  /**
   * @param {number} pitch in hertz
   * @param {number} length in seconds
   * @param {number} loudness
   * @param {number} [after] in seconds
   */
  #tick(pitch, length, loudness, after = 0) {
    const audio = (this.#audio ??= new AudioContext());
    const at = audio.currentTime + after;
    const tone = new OscillatorNode(audio, { type: 'triangle', frequency: pitch });
    const volume = new GainNode(audio, { gain: loudness });
    volume.gain.setValueAtTime(loudness, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + length);
    tone.frequency.setValueAtTime(pitch * 1.6, at);
    tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.012);
    tone.connect(volume).connect(audio.destination);
    tone.start(at);
    tone.stop(at + length);
  }
}
