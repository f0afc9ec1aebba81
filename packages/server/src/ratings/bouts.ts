import type { ResultRow } from '../store/schema.ts';
import type { Bout, Strength } from './glicko2.ts';

/** What a seat has to do with ratings. */
export type Seated = Pick<ResultRow, 'seat' | 'person' | 'mode' | 'outcome'>;

/** The side that a seat is on: its team, or itself. */
export const sideOf = ({ mode, seat }: Pick<ResultRow, 'mode' | 'seat'>): number =>
  mode === 'teams' ? seat % 2 : seat;

const SCORES = { won: 1, draw: 0.5, lost: 0 } as const;

/**
 * The bouts of each person in a game, as one period: one against every other side that did better or worse. A team is one
 * opponent, as strong and as sure as its members on average. Who lost to a third side have not been measured against
 * each other: nobody asks who of them fell first.
 */
export function boutsOf(
  seats: readonly Seated[],
  strengths: ReadonlyMap<string, Strength>,
): ReadonlyMap<string, readonly Bout[]> {
  const sides = [...new Set(seats.map(sideOf))];
  const teams = sides.map((side) => seats.filter((seat) => sideOf(seat) === side));
  const bouts = new Map<string, readonly Bout[]>();
  for (const seat of seats) {
    if (seat.person === null) continue;
    const others = teams.filter(([other]) => isMeasured(seat, other));
    bouts.set(
      seat.person,
      others.map((members) => ({ opponent: teamOf(members, strengths), score: SCORES[seat.outcome] })),
    );
  }
  return bouts;
}

const isMeasured = (seat: Seated, other: Seated | undefined): boolean =>
  other !== undefined &&
  sideOf(seat) !== sideOf(other) &&
  (seat.outcome === 'draw' || seat.outcome !== other.outcome);

function teamOf(members: readonly Seated[], strengths: ReadonlyMap<string, Strength>): Bout['opponent'] {
  const people = [...new Set(members.map(({ person }) => person))];
  const all = people.flatMap((person) => strengths.get(person ?? '') ?? []);
  const mean = (value: (strength: Strength) => number): number =>
    all.reduce((sum, strength) => sum + value(strength), 0) / all.length;
  return {
    rating: mean(({ rating }) => rating),
    deviation: Math.sqrt(mean(({ deviation }) => deviation ** 2)),
  };
}
