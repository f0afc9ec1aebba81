import type { Note } from './notes.ts';
import { type Piece, pitchOf, within } from './piece.ts';

/** How a game ended for whoever listens. */
export type Ending = 'won' | 'lost' | 'over';

/** The beats of the chord before the last, and of the last. */
const LEAD = 3;
const LAST = 9;

/**
 * The end of a piece, in beats from where it begins: a full close into major for who has won, whatever the mode; a plagal
 * one in the mode of the place for who has lost; an empty fifth where nobody has won.
 */
export function cadenceOf(piece: Piece, ending: Ending): Note[] {
  const lead = leadOf(piece, ending);
  const last = lastOf(piece, ending);
  return [
    ...chord(piece, lead, 0, LEAD),
    ...chord(piece, last, LEAD, LAST),
    ...arpeggio(piece, last, ending),
    { part: 'drum', at: LEAD, beats: 1, pitch: piece.theme.tonic - 2, loud: 0.7 },
  ];
}

export const CADENCE_BEATS = LEAD + LAST;

const steps = (piece: Piece, root: number): number[] =>
  [0, 2, 4].map((tone) => pitchOf(piece.theme, root + tone));

function leadOf(piece: Piece, ending: Ending): number[] {
  const { tonic } = piece.theme;
  if (ending === 'won') return [tonic + 7, tonic + 11, tonic + 14];
  return steps(piece, ending === 'lost' ? 3 : 6);
}

function lastOf(piece: Piece, ending: Ending): number[] {
  const { tonic } = piece.theme;
  if (ending === 'won') return [tonic, tonic + 4, tonic + 7];
  return ending === 'lost' ? steps(piece, 0) : [tonic, tonic + 7];
}

function chord({ theme }: Piece, tones: readonly number[], at: number, beats: number): Note[] {
  const [root = theme.tonic] = tones;
  return [
    ...tones.map(
      (tone): Note => ({ part: 'pad', at, beats, pitch: within(tone, theme.tonic + 17), loud: 0.9 }),
    ),
    { part: 'bass', at, beats: beats - 0.5, pitch: within(root, theme.tonic - 5), loud: 0.9 },
  ];
}

/** Upwards for who has won, downwards otherwise; it ends on the tonic either way. */
function arpeggio({ theme }: Piece, tones: readonly number[], ending: Ending): Note[] {
  const up = [...tones.map((tone) => tone + 24), theme.tonic + 36];
  const way = ending === 'won' ? up : [...up.slice(1).reverse(), theme.tonic + 24];
  return way.map((pitch, i) => ({ part: 'pluck', at: LEAD + i * 0.5, beats: 2, pitch, loud: 0.75 }));
}
