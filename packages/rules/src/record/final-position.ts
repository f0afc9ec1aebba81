import { canonical } from '../content/canonical.ts';
import { observe } from '../knowledge/observe.ts';
import type { FighterView, SeatView } from '../knowledge/view.ts';
import { viewFor } from '../knowledge/view-for.ts';
import type { Game } from '../state/game.ts';
import { hashText } from '../state/hash.ts';

/**
 * A position in the words of the game, not of this program. Records of all releases carry its hash, so this list stays
 * as it is for ever: what is added to the game later, records of another format describe.
 */
interface FinalPosition {
  readonly turn: number;
  readonly active: number;
  readonly seats: readonly FinalSeat[];
  /** Fighter, the number of its space (or `defeated`, `reserve`, `away`), health. */
  readonly fighters: readonly (readonly [string, number | string, number])[];
  readonly closedDoors: readonly string[];
  /** The seat that has to choose. */
  readonly asked: number | null;
  /** The seats that have won; none in a draw. */
  readonly winners: readonly number[] | null;
}

interface FinalSeat {
  readonly hero: string;
  /** In alphabetical order. */
  readonly hand: readonly string[];
  /** Top first. */
  readonly deck: readonly (string | null)[];
  /** Bottom first. */
  readonly discard: readonly string[];
  /** Left out for heroes without such piles. */
  readonly piles?: SeatView['piles'];
  readonly counters: Readonly<Record<string, number>>;
  readonly form: string | null;
  /** The spaces of each kind, in rising order. */
  readonly tokens: Readonly<Record<string, readonly number[]>>;
}

function finalPosition(game: Game): FinalPosition {
  const { turn, active, seats, fighters, doors, decision, outcome } = viewFor(observe(game, 'open'));
  return {
    turn,
    active,
    seats: seats.map(finalSeat),
    fighters: fighters.map(finalFighter),
    closedDoors: Object.keys(doors)
      .filter((door) => doors[door] === 'closed')
      .sort(),
    asked: decision?.seat ?? null,
    winners: outcome?.winners ?? null,
  };
}

const finalSeat = ({ hero, hand, deck, discard, piles, counters, form, tokens }: SeatView): FinalSeat => ({
  hero,
  hand: [...hand].sort(),
  deck,
  discard,
  ...(piles === undefined ? {} : { piles }),
  counters,
  form,
  tokens: Object.fromEntries(
    Object.entries(tokens).map(([token, spaces]) => [token, [...spaces].sort((a, b) => a - b)]),
  ),
});

const finalFighter = ({ id, space, status, health }: FighterView) => [id, space ?? status, health] as const;

/** The hash of a position in a record. */
export const finalHash = (game: Game): string => hashText(canonical(finalPosition(game)));
