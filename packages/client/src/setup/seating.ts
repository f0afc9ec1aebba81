import type { Mode } from '@peerless/rules';

/** The ways to sit at the table. */
export const SEATINGS = ['duel', 'free-for-all-3', 'free-for-all-4', 'teams-4', 'teams-3'] as const;
export type Seating = (typeof SEATINGS)[number];

/**
 * The mode and who plays each seat. In teams the first and third seat play against the second and fourth; with three
 * players one of them has a whole team.
 */
export const SEATS: {
  readonly [S in Seating]: { readonly mode: Mode; readonly players: readonly number[] };
} = {
  duel: { mode: 'duel', players: [0, 1] },
  'free-for-all-3': { mode: 'free-for-all', players: [0, 1, 2] },
  'free-for-all-4': { mode: 'free-for-all', players: [0, 1, 2, 3] },
  'teams-4': { mode: 'teams', players: [0, 1, 2, 3] },
  'teams-3': { mode: 'teams', players: [0, 1, 0, 2] },
};

export const seatCount = (seating: Seating): number => SEATS[seating].players.length;

/** The team of a seat, or null where everybody fights alone. */
export const teamOf = (seating: Seating, seat: number): number | null =>
  SEATS[seating].mode === 'teams' ? seat % 2 : null;
