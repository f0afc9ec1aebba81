import { randomOf } from '../../board/ground/random.ts';

/** Sound as numbers: hiss, strings and the air of a room. Pure, so that a minute of it is the same everywhere. */

/** The same loudness for every hiss, so that a theme says how loud it is and nothing else does. */
const RMS = 0.25;

function levelled(samples: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const scale = RMS / Math.sqrt(sum / samples.length || 1);
  return samples.map((sample) => sample * scale);
}

/** Hiss that can be looped: it is filtered in a circle, so that its end goes over into its beginning. */
export function hiss(length: number, colour: 'white' | 'brown'): Float32Array<ArrayBuffer> {
  const chance = randomOf(`hiss ${colour}`);
  const white = Float32Array.from({ length }, () => chance() * 2 - 1);
  if (colour === 'white') return levelled(white);
  const brown = new Float32Array(length);
  let low = 0;
  // Once around to find where it stands at the seam, and once to write it down.
  for (let i = 0; i < 2 * length; i++) {
    low = 0.985 * low + 0.015 * (white[i % length] ?? 0);
    brown[i % length] = low;
  }
  return levelled(brown);
}

/** A plucked string (Karplus and Strong): a burst that runs round and loses its edges. */
export function string(rate: number, hertz: number, ring: number): Float32Array<ArrayBuffer> {
  const chance = randomOf(`string ${Math.round(hertz)}`);
  const period = Math.round(rate / hertz);
  const samples = new Float32Array(Math.round(rate * 2.4));
  for (let i = 0; i < period; i++) samples[i] = chance() * 2 - 1;
  // A finger, not a plectrum.
  for (let soft = 0; soft < 3; soft++)
    for (let i = period - 1; i > 0; i--) samples[i] = ((samples[i] ?? 0) + (samples[i - 1] ?? 0)) / 2;
  for (let i = period; i < samples.length; i++)
    samples[i] = (ring * ((samples[i - period] ?? 0) + (samples[i - period - 1] ?? 0))) / 2;
  return faded(samples, rate);
}

/** How much a string of whole samples is out of tune. */
export const tuning = (rate: number, hertz: number): number =>
  hertz / (rate / (Math.round(rate / hertz) + 0.5));

/** The end of a sound that is cut would click. */
function faded(samples: Float32Array<ArrayBuffer>, rate: number): Float32Array<ArrayBuffer> {
  const tail = Math.round(rate * 0.2);
  return samples.map((sample, i) => sample * Math.min(1, (samples.length - i) / tail));
}

/** What a large room answers to a clap, for one ear. */
export function echo(rate: number, ear: number): Float32Array<ArrayBuffer> {
  const chance = randomOf(`echo ${ear}`);
  const length = Math.round(rate * 1.9);
  return Float32Array.from({ length }, (_, i) => (chance() * 2 - 1) * (1 - i / length) ** 3);
}

/** Hertz of a MIDI number. */
export const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
