import type { GameConfig, Mode } from '@peerless/rules';
import type { Kysely } from 'kysely';
import { GameStore } from '../src/index.ts';
import type { GameRow, ResultRow, Schema } from '../src/store/schema.ts';

/** One seat of a game: a person or `bot:name`, the hero, and what came of it. */
export type Seat = readonly [who: string, hero: string, outcome: ResultRow['outcome']];

export interface Made {
  readonly mode?: Mode;
  readonly isRated?: boolean;
  readonly table?: string;
  /** Null while it runs. */
  readonly ended?: number | null;
  readonly clock?: GameRow['clock'];
}

let made = 0;

/** A game as the rooms leave it in the store; its id. */
export async function gameOf(
  db: Kysely<Schema>,
  seats: readonly Seat[],
  options: Made = {},
): Promise<string> {
  const { mode = 'duel', isRated = true, table = null, ended = null, clock = '{"is":"none"}' } = options;
  const id = `game-${made++}`;
  const names = [...new Set(seats.map(([who]) => who))];
  const config: GameConfig = {
    seed: '1',
    board: 'sarpedon',
    mode,
    seats: seats.map(([who, hero]) => ({ hero, player: names.indexOf(who) })),
  };
  const isBot = (name: string): boolean => name.startsWith('bot:');
  await new GameStore(db).add(
    {
      id,
      config: JSON.stringify(config),
      players: JSON.stringify(
        names.map((name) => (isBot(name) ? { is: 'bot', bot: name.slice(4) } : { is: 'person' })),
      ),
      persons: JSON.stringify(names.map((name) => (isBot(name) ? null : name))),
      rules_version: 1,
      created: 1_700_000_000_000 + made,
      ended,
      outcome: null,
      table_id: table,
      clock,
      when_up: 'forfeit',
      is_rated: Number(isRated),
      is_cast: 0,
      pledge: null,
      secret: null,
      salts: null,
    },
    null,
  );
  if (ended === null) return id;
  const rows = seats.map(([who, hero, outcome], seat) => ({
    ...{ game: id, seat, player: names.indexOf(who), hero, mode, board: 'sarpedon', outcome, ended },
    person: isBot(who) ? null : who,
    bot: isBot(who) ? who.slice(4) : null,
    is_rated: Number(isRated),
  }));
  await db.insertInto('results').values(rows).execute();
  return id;
}
