import type { ClockSettings } from '@peerless/table/online';
import { type Kysely, type SqlBool, sql } from 'kysely';
import { hashOf } from '../people/people.ts';
import type { Schema, TurnRow } from '../store/schema.ts';

/** Milliseconds that somebody has to answer without being told: who plays at once need not hear of it. */
export const GRACE = 15_000;
/** Turns of one look. */
const PAGE = 200;

/** A turn as it was when somebody looked. */
export type SeenTurn = Pick<TurnRow, 'game' | 'player' | 'since'> & {
  readonly person: string | null;
  readonly clock: string;
  readonly table_id: string | null;
  /** Until when they count as being there; null: they have never come. */
  readonly until: number | null;
};

/**
 * Sees who is asked and does not know it: in a game over days everybody, in others those who are not there. What is told of
 * a turn is marked on it in the transaction that puts the letters into the outbox, so it is neither lost nor doubled,
 * whoever is killed when.
 */
export class TurnWatch {
  private readonly db: Kysely<Schema>;
  private readonly now: () => number;
  private readonly hasWebhook: boolean;

  /** `hasWebhook`: the host is told beside the devices of people. */
  constructor(db: Kysely<Schema>, now: () => number, hasWebhook: boolean) {
    this.db = db;
    this.now = now;
    this.hasWebhook = hasWebhook;
  }

  /** Looks once at all who were asked a while ago; how many were told. */
  async look(): Promise<number> {
    const until = this.now() - GRACE;
    let [told, since, game] = [0, 0, ''];
    for (;;) {
      const turns = await this.page(until, since, game);
      for (const turn of turns) if (await this.mind(turn)) told++;
      const last = turns.at(-1);
      if (last === undefined || turns.length < PAGE) return told;
      [since, game] = [last.since, last.game];
    }
  }

  private page(until: number, since: number, game: string): Promise<SeenTurn[]> {
    return this.db
      .selectFrom('turns')
      .innerJoin('games', 'games.id', 'turns.game')
      .leftJoin('presence', (join) =>
        join.onRef('presence.game', '=', 'turns.game').onRef('presence.player', '=', 'turns.player'),
      )
      .select(['turns.game', 'turns.player', 'turns.person', 'turns.since'])
      .select(['games.clock', 'games.table_id', 'presence.until'])
      .where('turns.person', 'is not', null)
      .where(untold)
      .where('turns.since', '<=', until)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('turns.since', 'turns.game'), '>', tuple(since, game)))
      .orderBy('turns.since')
      .orderBy('turns.game')
      .limit(PAGE)
      .execute();
  }

  /** Tells of a turn, unless whoever is asked is there, or somebody else has told of it meanwhile. */
  async mind(turn: SeenTurn): Promise<boolean> {
    const clock = JSON.parse(turn.clock) as ClockSettings;
    const isHere = turn.until !== null && turn.until > this.now();
    if (clock.is !== 'days' && isHere) return false;
    return this.db.transaction().execute((db) => this.tell(db, turn));
  }

  private async tell(db: Kysely<Schema>, { game, since, person, table_id }: SeenTurn): Promise<boolean> {
    const { numUpdatedRows } = await db
      .updateTable('turns')
      .set({ told: since })
      .where('game', '=', game)
      .where('since', '=', since)
      .where(untold)
      .executeTakeFirst();
    if (numUpdatedRows !== 1n || person === null) return false;
    const devices = await db.selectFrom('subscriptions').select('id').where('person', '=', person).execute();
    const targets = [...devices.map(({ id }) => id), ...(this.hasWebhook ? [null] : [])];
    if (targets.length === 0) return false;
    const letters = targets.map((subscription) => ({
      ...{ id: hashOf([game, since, person, subscription].join(' ')), subscription, person, kind: 'turn' },
      ...{ game, table_id, since, tries: 0, due: this.now() },
    }));
    await db
      .insertInto('outbox')
      .values(letters)
      .onConflict((conflict) => conflict.column('id').doNothing())
      .execute();
    return true;
  }
}

const untold = sql<SqlBool>`(turns.told is null or turns.told <> turns.since)`;
