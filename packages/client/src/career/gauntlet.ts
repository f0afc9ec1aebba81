import { LEVELS, type Level } from '@peerless/ai';
import * as z from 'zod/mini';
import type { LedgerRow } from './row.ts';

const text = z.string().check(z.minLength(1), z.maxLength(100));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

export const gauntletSchema = z.object({
  /** Known by it in the ledger. */
  run: text,
  /** Who climbs. */
  hero: slug,
  /** Whom they meet and where, rung by rung. */
  rungs: z.array(z.object({ hero: slug, board: slug })).check(z.minLength(1), z.maxLength(200)),
});

/** A way through all heroes, one duel after the other, against bots that get better and better. */
export type Gauntlet = z.infer<typeof gauntletSchema>;

/** A new one: everybody but the hero who climbs, in the order of the collection, each on a board by lot. */
export function newGauntlet(
  run: string,
  hero: string,
  heroes: readonly string[],
  boards: readonly string[],
  draw: (count: number) => number,
): Gauntlet {
  const rungs = heroes
    .filter((other) => other !== hero)
    .map((other) => ({ hero: other, board: boards[draw(boards.length)] ?? boards[0] ?? '' }));
  return { run, hero, rungs };
}

/** The bot of a rung: each level has a fourth of them. */
export const levelAt = (rung: number, of: number): Level =>
  LEVELS[Math.floor((rung * LEVELS.length) / of)] ?? 'expert';

export interface Climb {
  /** How many rungs are won, which is the number of the next one. */
  readonly won: number;
  /** How many games were played, by rung. */
  readonly tries: readonly number[];
  readonly isDone: boolean;
}

/** How far somebody has come, from the ledger: a rung that was lost may be tried again. */
export function climbOf({ run, rungs }: Gauntlet, rows: readonly LedgerRow[]): Climb {
  const climbed = rows.filter((row) => row.rung?.run === run);
  const won = climbed
    .filter(({ result }) => result === 'won')
    .reduce((most, { rung }) => Math.max(most, (rung?.rung ?? -1) + 1), 0);
  const tries = rungs.map((_, i) => climbed.filter(({ rung }) => rung?.rung === i).length);
  return { won: Math.min(won, rungs.length), tries, isDone: won >= rungs.length };
}
