import * as calls from './calls.ts';
import { AEOLIAN, DORIAN, HARMONIC, IONIAN, LYDIAN, MIXOLYDIAN, PHRYGIAN } from './modes.ts';
import type { Bed, Theme } from './theme.ts';

const bed = (
  colour: Bed['colour'],
  filter: Bed['filter'],
  hertz: number,
  q: number,
  loud: number,
  ...swell: [number, number]
): Bed => ({ colour, filter, hertz, q, loud, swell });

const water = bed('brown', 'lowpass', 650, 0.4, 0.25, 7, 0.6);
const wind = bed('brown', 'bandpass', 420, 0.5, 0.42, 11, 0.5);
const leaves = bed('white', 'bandpass', 3400, 0.5, 0.2, 9, 0.6);

/** Every place on which a board may lie. A mode has the first bar of its ways on the tonic, and returns to it. */
export const THEMES = {
  sea: {
    tonic: 38,
    mode: DORIAN,
    tempo: 66,
    ways: [
      [0, 3, 0, 6],
      [0, 6, 3, 0],
      [0, 2, 3, 6],
    ],
    pad: { wave: 'triangle', hertz: 900 },
    ring: 0.994,
    beds: [water, bed('white', 'highpass', 2600, 0.3, 0.12, 7, 0.8)],
    calls: [calls.wave, calls.gull],
  },
  planks: {
    tonic: 40,
    mode: AEOLIAN,
    tempo: 72,
    ways: [
      [0, 5, 3, 6],
      [0, 6, 5, 6],
      [0, 3, 6, 0],
    ],
    pad: { wave: 'sawtooth', hertz: 520 },
    ring: 0.99,
    beds: [water, bed('brown', 'bandpass', 190, 0.7, 0.25, 5, 0.5)],
    calls: [calls.creak, calls.wave, calls.shipBell],
  },
  river: {
    tonic: 43,
    mode: LYDIAN,
    tempo: 63,
    ways: [
      [0, 1, 0, 4],
      [0, 4, 1, 0],
      [0, 5, 1, 4],
    ],
    pad: { wave: 'triangle', hertz: 1000 },
    ring: 0.995,
    beds: [
      bed('white', 'bandpass', 900, 0.6, 0.35, 3.4, 0.4),
      bed('brown', 'lowpass', 380, 0.4, 0.12, 8, 0.4),
    ],
    calls: [calls.frog, calls.drip, calls.cricket],
  },
  forest: {
    tonic: 41,
    mode: MIXOLYDIAN,
    tempo: 69,
    ways: [
      [0, 6, 3, 0],
      [0, 4, 6, 3],
      [0, 3, 6, 0],
    ],
    pad: { wave: 'triangle', hertz: 820 },
    ring: 0.993,
    beds: [leaves, wind],
    calls: [calls.songbird, calls.cuckoo, calls.rustle],
  },
  jungle: {
    tonic: 39,
    mode: PHRYGIAN,
    tempo: 76,
    ways: [
      [0, 1, 0, 6],
      [0, 5, 1, 0],
      [0, 3, 1, 6],
    ],
    pad: { wave: 'triangle', hertz: 640 },
    ring: 0.988,
    beds: [bed('white', 'bandpass', 4600, 1.2, 0.22, 2.3, 0.5), leaves],
    calls: [calls.cricket, calls.parrot, calls.frog],
  },
  streets: {
    tonic: 36,
    mode: HARMONIC,
    tempo: 74,
    ways: [
      [0, 3, 4, 0],
      [0, 5, 3, 4],
      [0, 3, 5, 4],
    ],
    pad: { wave: 'sawtooth', hertz: 480 },
    ring: 0.991,
    beds: [bed('brown', 'lowpass', 300, 0.4, 0.2, 13, 0.3), bed('white', 'bandpass', 1900, 0.5, 0.1, 6, 0.4)],
    calls: [calls.hooves, calls.churchBell, calls.murmur],
  },
  manor: {
    tonic: 37,
    mode: HARMONIC,
    tempo: 60,
    ways: [
      [0, 5, 3, 4],
      [0, 3, 0, 4],
      [0, 5, 1, 4],
    ],
    pad: { wave: 'triangle', hertz: 600 },
    ring: 0.995,
    beds: [
      bed('brown', 'bandpass', 260, 0.6, 0.4, 14, 0.5),
      bed('white', 'highpass', 5200, 0.3, 0.04, 5, 0.3),
    ],
    calls: [calls.clock, calls.creak, calls.owl],
  },
  hall: {
    tonic: 38,
    mode: MIXOLYDIAN,
    tempo: 70,
    ways: [
      [0, 6, 0, 3],
      [0, 3, 6, 0],
      [0, 4, 3, 6],
    ],
    pad: { wave: 'sawtooth', hertz: 560 },
    ring: 0.992,
    beds: [bed('brown', 'lowpass', 480, 0.4, 0.15, 4, 0.3), bed('white', 'bandpass', 700, 0.5, 0.25, 9, 0.5)],
    calls: [calls.fire, calls.murmur],
  },
  cavern: {
    tonic: 33,
    mode: PHRYGIAN,
    tempo: 58,
    ways: [
      [0, 1, 0, 1],
      [0, 6, 1, 0],
      [0, 5, 6, 1],
    ],
    pad: { wave: 'sawtooth', hertz: 380 },
    ring: 0.996,
    beds: [bed('brown', 'lowpass', 170, 0.7, 0.25, 16, 0.4)],
    calls: [calls.drip, calls.stones],
  },
  snow: {
    tonic: 42,
    mode: AEOLIAN,
    tempo: 56,
    ways: [
      [0, 5, 2, 6],
      [0, 2, 5, 3],
      [0, 6, 5, 0],
    ],
    pad: { wave: 'triangle', hertz: 1200 },
    ring: 0.997,
    beds: [
      bed('brown', 'bandpass', 700, 1.4, 1, 12, 0.7),
      bed('white', 'bandpass', 2400, 0.7, 0.12, 17, 0.7),
    ],
    calls: [calls.gust, calls.snowfall, calls.sleighBell],
  },
  garden: {
    tonic: 40,
    mode: IONIAN,
    tempo: 64,
    ways: [
      [0, 5, 3, 4],
      [0, 3, 1, 4],
      [0, 2, 3, 0],
    ],
    pad: { wave: 'triangle', hertz: 1050 },
    ring: 0.994,
    beds: [bed('white', 'bandpass', 1500, 0.5, 0.25, 4, 0.3), leaves],
    calls: [calls.windChime, calls.songbird, calls.drip],
  },
  field: {
    tonic: 43,
    mode: IONIAN,
    tempo: 71,
    ways: [
      [0, 3, 0, 4],
      [0, 4, 3, 0],
      [0, 5, 3, 4],
    ],
    pad: { wave: 'triangle', hertz: 880 },
    ring: 0.992,
    beds: [wind, bed('white', 'bandpass', 5200, 0.8, 0.14, 6, 0.5)],
    calls: [calls.lark, calls.cricket, calls.hawk],
  },
  steel: {
    tonic: 35,
    mode: DORIAN,
    tempo: 80,
    ways: [
      [0, 6, 0, 3],
      [0, 2, 6, 0],
      [0, 3, 2, 6],
    ],
    pad: { wave: 'sawtooth', hertz: 620 },
    ring: 0.986,
    beds: [
      bed('brown', 'bandpass', 110, 2.5, 0.6, 6, 0.2),
      bed('white', 'bandpass', 1200, 0.4, 0.15, 19, 0.3),
    ],
    calls: [calls.vent, calls.clank],
  },
  map: {
    tonic: 39,
    mode: DORIAN,
    tempo: 64,
    ways: [
      [0, 3, 6, 0],
      [0, 6, 3, 4],
      [0, 2, 3, 0],
    ],
    pad: { wave: 'triangle', hertz: 760 },
    ring: 0.994,
    beds: [wind],
    calls: [calls.gust, calls.hawk],
  },
} as const satisfies Record<string, Theme>;

export type ThemeName = keyof typeof THEMES;
export const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

/** The theme of that name. */
export const themeOf = (name: ThemeName): Theme => THEMES[name];
