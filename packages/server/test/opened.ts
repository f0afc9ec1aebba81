import type { Kysely } from 'kysely';
import { onTestFinished } from 'vitest';
import { type Community, communityOf, openDatabase, type StoreAddress } from '../src/index.ts';
import type { Schema } from '../src/store/schema.ts';

/** A database for one test, with a clock that goes on by itself and can be put forward. */
export interface Opened extends Community {
  readonly db: Kysely<Schema>;
  readonly now: () => number;
  readonly wait: (milliseconds: number) => void;
}

export async function opened(place: StoreAddress): Promise<Opened> {
  const db = await openDatabase(place);
  onTestFinished(() => db.destroy());
  let time = 1_800_000_000_000;
  const now = (): number => time++;
  const wait = (milliseconds: number): void => {
    time += milliseconds;
  };
  return { db, now, wait, ...communityOf(db, now, { passwordCost: CHEAP }) };
}

/** Hashes that take a thousandth of a second: how dear real ones are is tested elsewhere. */
export const CHEAP = { log2N: 8, r: 8, p: 1 };

export const [MINUTE, DAY] = [60_000, 86_400_000];
