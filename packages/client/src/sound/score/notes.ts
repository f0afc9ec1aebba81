import { chanceFor } from './chance.ts';
import {
  BEATS,
  chordOf,
  kindOf,
  type MotifNote,
  type Piece,
  pitchOf,
  SECTION_BARS,
  within,
} from './piece.ts';
import type { Theme } from './theme.ts';

export type Part = 'pad' | 'bass' | 'pluck' | 'drum';

/** One note; times are in beats, and `at` counts from the beat it belongs to. */
export interface Note {
  readonly part: Part;
  readonly at: number;
  readonly beats: number;
  /** A MIDI number. */
  readonly pitch: number;
  /** From 0 to 1. */
  readonly loud: number;
}

/** How much presses, from 0 (nothing) to 3 (a combat of heroes who are nearly down). */
export type Tension = 0 | 1 | 2 | 3;

/** How long a beat is; it tightens a little as things do. */
export const secondsPerBeat = ({ tempo }: Pick<Theme, 'tempo'>, tension: Tension): number =>
  60 / (tempo * (1 + 0.05 * tension));

/** Where the voices of the pad lie, above the lowest tonic: each chord tone in the octave from here. */
const PAD_FROM = 17;
const PLUCK_FROM = 24;
const BASS_FROM = -5;

/** Everything that begins within a beat. The whole score is this function: same piece, same beat, same notes. */
export function notesAt(piece: Piece, beat: number, tension: Tension): Note[] {
  const bar = Math.floor(beat / BEATS);
  const inBar = beat % BEATS;
  return [
    ...(inBar === 0 ? pads(piece, bar) : []),
    ...bass(piece, bar, inBar, tension),
    ...plucks(piece, bar, inBar),
    ...drums(piece, bar, inBar, tension),
  ];
}

const kindAt = (piece: Piece, bar: number) => kindOf(piece, Math.floor(bar / SECTION_BARS));

function pads(piece: Piece, bar: number): Note[] {
  const { theme } = piece;
  const root = chordOf(piece, bar);
  const isBare = kindAt(piece, bar) === 'bare';
  const tones = isBare ? [0, 4] : [0, 2, 4];
  return tones.map((tone) => ({
    part: 'pad',
    at: 0,
    beats: BEATS,
    pitch: within(pitchOf(theme, root + tone), theme.tonic + PAD_FROM),
    loud: isBare ? 0.55 : 0.8,
  }));
}

/** A long root, or a pulse under a combat. */
function bass(piece: Piece, bar: number, inBar: number, tension: Tension): Note[] {
  const { theme } = piece;
  const pitch = within(pitchOf(theme, chordOf(piece, bar)), theme.tonic + BASS_FROM);
  if (tension >= 2) return [{ part: 'bass', at: 0, beats: 0.8, pitch, loud: inBar === 0 ? 0.9 : 0.6 }];
  return inBar === 0 ? [{ part: 'bass', at: 0, beats: BEATS - 0.5, pitch, loud: 0.7 }] : [];
}

/** In which pairs of bars of a section the motif is heard: the other ones are its rest. */
const PHRASES = { motif: [0, 4], answer: [2, 6], still: [], bare: [] } as const;

function plucks(piece: Piece, bar: number, inBar: number): Note[] {
  const kind = kindAt(piece, bar);
  const inSection = bar % SECTION_BARS;
  const starts: readonly number[] = PHRASES[kind];
  const start = starts.find((first) => inSection === first || inSection === first + 1);
  if (start === undefined) return [];
  const from = (inSection - start) * BEATS + inBar;
  return varied(piece, bar - (inSection - start), kind === 'answer')
    .filter(({ at }) => at >= from && at < from + 1)
    .map(({ at, step }) => ({
      part: 'pluck',
      at: at - from,
      beats: 2,
      pitch: pluckPitch(piece, bar, step),
      loud: at === 0 ? 0.9 : 0.7,
    }));
}

function pluckPitch(piece: Piece, bar: number, step: number): number {
  const root = chordOf(piece, bar);
  // Chords on high steps lie below the tonic, so that the motif does not jump with them.
  return pitchOf(piece.theme, (root > 3 ? root - 7 : root) + step) + PLUCK_FROM;
}

/** The motif as it is played this time: a note may rest or leap an octave; an answer turns it upside down. */
function varied({ motif, seed }: Piece, bar: number, isAnswer: boolean): MotifNote[] {
  const chance = chanceFor(seed, 'vary', bar);
  return motif.flatMap(({ at, step }, i) => {
    const rests = chance() < 0.18 && i > 0;
    const leaps = chance() < 0.12;
    if (rests) return [];
    const turned = isAnswer ? 4 - step : step;
    return [{ at, step: turned + (leaps ? 7 : 0) }];
  });
}

/** A low drum, beat by beat of a bar: now and then, a heart, a march, a storm. */
const DRUMS: readonly (readonly (readonly (readonly [at: number, loud: number])[])[])[] = [
  [[[0, 0.35]], [], [], []],
  [
    [
      [0, 0.6],
      [0.5, 0.35],
    ],
    [],
    [[0, 0.3]],
    [],
  ],
  [
    [
      [0, 0.75],
      [0.5, 0.4],
    ],
    [],
    [[0, 0.6]],
    [[0.5, 0.4]],
  ],
  [
    [
      [0, 0.9],
      [0.5, 0.45],
    ],
    [
      [0, 0.55],
      [0.5, 0.35],
    ],
    [
      [0, 0.7],
      [0.5, 0.4],
    ],
    [
      [0, 0.55],
      [0.5, 0.45],
      [0.75, 0.4],
    ],
  ],
];

function drums(piece: Piece, bar: number, inBar: number, tension: Tension): Note[] {
  // While nothing presses it is heard every other bar, and not at all where the music rests.
  if (tension === 0 && (bar % 2 === 1 || kindAt(piece, bar) === 'bare')) return [];
  const strokes = DRUMS[tension]?.[inBar] ?? [];
  return strokes.map(([at, loud]) => ({
    part: 'drum',
    at,
    beats: 0.5,
    pitch: piece.theme.tonic - 2,
    loud,
  }));
}
