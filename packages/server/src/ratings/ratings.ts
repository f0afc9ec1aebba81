import type { Mode } from '@peerless/rules';
import type { LadderRow, Rating } from '@peerless/table/online';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { RatingRow } from '../store/people-schema.ts';
import type { Schema } from '../store/schema.ts';
import { boutsOf } from './bouts.ts';
import { NEWCOMER, periodsUntil, rested, type Strength, strengthAfter } from './glicko2.ts';

/** Milliseconds in which a deviation grows once: from 50 it takes half a year until somebody leaves the ladder. */
const PERIOD = 2 * 86_400_000;
/** A deviation above this says too little for a place on the ladder. */
const SETTLED = 110;
/** Nobody is ever known perfectly, nor less than not at all. */
const [LEAST_DEVIATION, MOST_DEVIATION] = [45, 350];
const MOST_VOLATILITY = 0.1;
const LADDER = 100;
/** Games that are counted in one round. */
const AT_ONCE = 100;

/** How strong people are in rated games. */
export class Ratings {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;

  constructor(db: Kysely<Schema>, now: () => number) {
    this.db = db;
    this.now = now;
  }

  /**
   * Counts the rated games that are over and were not counted yet, in the order in which they ended. A game is marked and
   * its people's ratings are changed in one transaction: whoever is killed in between has done nothing.
   */
  async countAll(): Promise<number> {
    const games = await this.db
      .selectFrom('games')
      .select('id')
      .where('is_rated', '=', 1)
      .where('ended', 'is not', null)
      .where('rated', 'is', null)
      .orderBy('ended')
      .limit(AT_ONCE)
      .execute();
    let counted = 0;
    for (const { id } of games) if (await this.count(id)) counted++;
    return counted;
  }

  /** Counts a game; false if it has been counted, is not over or is not rated. */
  count(game: string): Promise<boolean> {
    return this.db.transaction().execute(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('games')
        .set({ rated: this.now() })
        .where('id', '=', game)
        .where('is_rated', '=', 1)
        .where('ended', 'is not', null)
        .where('rated', 'is', null)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) return false;
      await this.change(db, game);
      return true;
    });
  }

  /** How strong somebody is, by mode. */
  async of(person: string): Promise<Rating[]> {
    const rows = await this.db.selectFrom('ratings').selectAll().where('person', '=', person).execute();
    return rows.map((row) => ({ mode: row.mode as Mode, ...this.shown(row) }));
  }

  /** The ratings of some people in a mode; who has played no rated game in it has none. */
  async among(people: readonly string[], mode: string): Promise<ReadonlyMap<string, number>> {
    if (people.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('ratings')
      .select(['person', 'rating'])
      .where('person', 'in', people)
      .where('mode', '=', mode)
      .where('games', '>', 0)
      .execute();
    return new Map(rows.map(({ person, rating }) => [person, Math.round(rating)]));
  }

  /** The strongest in a mode, of those of whom enough is known. */
  async ladder(mode: string): Promise<LadderRow[]> {
    const rows = await this.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .selectAll('ratings')
      .select('people.name')
      .where('ratings.mode', '=', mode)
      .where('ratings.settled_until', '>', this.now())
      .where('people.banned', 'is', null)
      .orderBy('ratings.rating', 'desc')
      .limit(LADDER)
      .execute();
    return rows.map((row, i) => ({ place: i + 1, id: row.person, name: row.name, ...this.shown(row) }));
  }

  private async change(db: Transaction<Schema>, game: string): Promise<void> {
    const seats = await db.selectFrom('results').selectAll().where('game', '=', game).execute();
    const [first] = seats;
    // Bots are not measured, and nobody is measured by them; a game that the rules ended counts for nobody.
    if (first === undefined || first.is_rated === 0 || seats.some(({ person }) => person === null)) return;
    // Always in the same order, so that two games with the same people never wait for each other.
    const people = [...new Set(seats.flatMap(({ person }) => person ?? []))].sort();
    const rows: RatingRow[] = [];
    for (const person of people) rows.push(await this.locked(db, person, first.mode));
    const strengths = new Map(rows.map((row) => [row.person, this.strengthOf(row, first.ended)]));
    for (const [person, bouts] of boutsOf(seats, strengths)) {
      const row = rows.find((one) => one.person === person);
      if (row === undefined || bouts.length === 0) continue;
      const after = bounded(strengthAfter(row, bouts, periodsSince(row, first.ended)));
      const settled = first.ended + periodsUntil(after, SETTLED) * PERIOD;
      await db
        .updateTable('ratings')
        .set({ ...after, games: row.games + 1, changed: first.ended, settled_until: Math.round(settled) })
        .where('person', '=', person)
        .where('mode', '=', first.mode)
        .execute();
    }
  }

  /** Somebody's rating, made if there is none yet, and held until the transaction ends. */
  private locked(db: Transaction<Schema>, person: string, mode: string): Promise<RatingRow> {
    return db
      .insertInto('ratings')
      .values({ person, mode, ...NEWCOMER, games: 0, changed: this.now(), settled_until: 0 })
      .onConflict((conflict) =>
        conflict.columns(['person', 'mode']).doUpdateSet({ games: sql`ratings.games` }),
      )
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  private strengthOf(row: RatingRow, at: number): Strength {
    return bounded(rested(row, periodsSince(row, at)));
  }

  private shown(row: RatingRow) {
    const { rating, deviation } = this.strengthOf(row, this.now());
    return { rating: Math.round(rating), deviation: Math.round(deviation), games: row.games };
  }
}

/** Whoever rests for long enough is as unknown as a newcomer, and not more. */
const periodsSince = (row: RatingRow, at: number): number =>
  Math.min(Math.max(0, at - row.changed) / PERIOD, periodsUntil(row, MOST_DEVIATION));

const bounded = ({ rating, deviation, volatility }: Strength): Strength => ({
  rating,
  deviation: Math.min(Math.max(deviation, LEAST_DEVIATION), MOST_DEVIATION),
  volatility: Math.min(volatility, MOST_VOLATILITY),
});
