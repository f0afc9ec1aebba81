import { chanceFor, pick } from './chance.ts';
import type { Theme } from './theme.ts';

/** A note of the motif: when it begins within its two bars, and how many steps of the mode above its chord. */
export interface MotifNote {
  readonly at: number;
  readonly step: number;
}

/** The music of one game: a theme, and what its seed has made of it. */
export interface Piece {
  readonly theme: Theme;
  readonly seed: string;
  readonly motif: readonly MotifNote[];
}

export const BEATS = 4;
export const SECTION_BARS = 8;

/** Rhythms of a motif, in beats of its two bars: sparse, and none begins like another. */
const RHYTHMS: readonly (readonly number[])[] = [
  [0, 1.5, 2, 4, 5.5],
  [0, 1, 3, 4, 6],
  [0.5, 1, 2, 4.5, 6],
  [0, 3, 4, 7],
  [0, 2, 2.5, 3, 6],
  [1, 2, 3.5, 4, 6],
];

/** Mostly steps, sometimes a leap: what can be sung. */
const MOVES = [-2, -1, -1, 1, 1, 1, 2, -3, 3] as const;
const CHORD = [-3, 0, 2, 4, 7] as const;
const LOWEST = -3;
const HIGHEST = 7;

const nearest = (step: number, tones: readonly number[]): number =>
  tones.reduce((best, tone) => (Math.abs(tone - step) < Math.abs(best - step) ? tone : best));

/** Whether a beat carries weight, so that what falls there belongs to the chord. */
export const isStrong = (at: number): boolean => at % 2 === 0;

function motifOf(seed: string): MotifNote[] {
  const chance = chanceFor(seed, 'motif');
  const rhythm = pick(RHYTHMS, chance);
  let step: number = pick([0, 2, 4], chance);
  return rhythm.map((at, i) => {
    if (i > 0) step = Math.min(HIGHEST, Math.max(LOWEST, step + pick(MOVES, chance)));
    if (isStrong(at) || i === rhythm.length - 1) step = nearest(step, CHORD);
    return { at, step };
  });
}

/** The piece of a game. */
export const pieceOf = (theme: Theme, seed: string): Piece => ({ theme, seed, motif: motifOf(seed) });

/** `still`: pads alone; `bare`: hardly anything, so that it never tires. */
export type Kind = 'still' | 'motif' | 'answer' | 'bare';

const GROUP: readonly Kind[] = ['motif', 'answer', 'still', 'bare'];

/** Four kinds in an order by chance; the first one is never what the group before has ended with. */
function groupOf(seed: string, group: number): Kind[] {
  if (group < 0) return ['still'];
  const chance = chanceFor(seed, 'group', group);
  const kinds = GROUP.map((kind) => ({ kind, at: chance() }))
    .sort((a, b) => a.at - b.at)
    .map(({ kind }) => kind);
  const before = groupOf(seed, group - 1).at(-1);
  return kinds[0] === before ? [...kinds.slice(1), ...kinds.slice(0, 1)] : kinds;
}

/** What a section is like. It begins quietly, and every kind comes back within two groups of four. */
export function kindOf({ seed }: Pick<Piece, 'seed'>, section: number): Kind {
  if (section === 0) return 'still';
  return groupOf(seed, Math.floor((section - 1) / GROUP.length))[(section - 1) % GROUP.length] ?? 'still';
}

/** The step of the mode on which the chord of a bar stands. */
export function chordOf({ theme, seed }: Piece, bar: number): number {
  const section = Math.floor(bar / SECTION_BARS);
  // The first half goes one way, the second may go another.
  const half = Math.floor((bar % SECTION_BARS) / BEATS);
  const way = pick(theme.ways, chanceFor(seed, 'way', section, half));
  return way[bar % way.length] ?? 0;
}

/** The pitch of a step of the mode above the lowest tonic. */
export function pitchOf({ tonic, mode }: Theme, step: number): number {
  const octave = Math.floor(step / mode.length);
  return tonic + 12 * octave + (mode[step - octave * mode.length] ?? 0);
}

/** The same pitch in the octave that begins at `least`. */
export const within = (pitch: number, least: number): number => least + ((((pitch - least) % 12) + 12) % 12);
