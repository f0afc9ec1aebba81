import type { GameSummary, Profile, RunningGame, Tally } from '@peerless/table/online';
import { type Kysely, sql } from 'kysely';
import type { Ratings } from '../ratings/ratings.ts';
import type { Schema } from '../store/schema.ts';
import { summariesOf } from './game-summaries.ts';

/** Games of one page of a list, and rows of a table in a profile. */
const [PAGE, ROWS] = [20, 20];
/** More games at once are in nobody's head. */
const MOST_RUNNING = 200;

/** A player may have several seats of a game, which is one game all the same. */
const games = sql<number>`count(distinct mine.game)`.as('games');
const wins = sql<number>`count(distinct case when mine.outcome = 'won' then mine.game end)`.as('wins');
const draws = sql<number>`count(distinct case when mine.outcome = 'draw' then mine.game end)`.as('draws');

/** What somebody has played here. Everything is found by the person: it costs as much as they have played, not everybody. */
export class Profiles {
  private readonly db: Kysely<Schema>;
  private readonly ratings: Ratings;

  constructor(db: Kysely<Schema>, ratings: Ratings) {
    this.db = db;
    this.ratings = ratings;
  }

  /** Somebody's profile as somebody else sees it; null if there is no such person. */
  async profile(id: string, viewer: string | null): Promise<Profile | null> {
    const person = await this.db
      .selectFrom('people')
      .select(['id', 'name', 'created'])
      .where('id', '=', id)
      .executeTakeFirst();
    if (person === undefined) return null;
    const blocked = await this.db
      .selectFrom('blocks')
      .select('at')
      .where('person', '=', viewer ?? '')
      .where('blocked', '=', id)
      .executeTakeFirst();
    return {
      id,
      name: person.name,
      since: person.created,
      ...(await this.tally(id)),
      ratings: await this.ratings.of(id),
      heroes: await this.heroes(id),
      opponents: await this.opponents(id),
      recent: await this.games(id, null, viewer),
      isBlocked: blocked !== undefined,
    };
  }

  /** A page of the games that somebody has finished, the latest first, those that ended before a time; for a viewer. */
  async games(person: string, before: number | null, viewer: string | null): Promise<GameSummary[]> {
    const rows = await this.db
      .selectFrom('results')
      .select('game')
      .where('person', '=', person)
      .where('ended', '<', before ?? Number.MAX_SAFE_INTEGER)
      .groupBy(['game', 'ended'])
      .orderBy('ended', 'desc')
      .limit(PAGE)
      .execute();
    return summariesOf(
      this.db,
      rows.map(({ game }) => game),
      { person: viewer },
    );
  }

  /** The games that somebody plays. */
  async running(person: string): Promise<RunningGame[]> {
    const rows = await this.db
      .selectFrom('game_people')
      .innerJoin('games', 'games.id', 'game_people.game')
      .leftJoin('turns', 'turns.game', 'games.id')
      .select(['games.id', 'turns.person', 'turns.deadline'])
      .where('game_people.person', '=', person)
      .where('games.ended', 'is', null)
      .orderBy('games.created', 'desc')
      .limit(MOST_RUNNING)
      .execute();
    const turns = new Map(rows.map((row) => [row.id, row]));
    const summaries = await summariesOf(this.db, [...turns.keys()], { person });
    const running = summaries.map((summary): RunningGame => {
      const turn = turns.get(summary.id);
      const table = summary.table ?? '';
      return { ...summary, table, isYourTurn: turn?.person === person, deadline: turn?.deadline ?? null };
    });
    return running.sort(byUrgency);
  }

  private async tally(person: string): Promise<Tally> {
    return this.db
      .selectFrom('results as mine')
      .select([games, wins, draws])
      .where('mine.person', '=', person)
      .executeTakeFirstOrThrow();
  }

  private heroes(person: string): Promise<Profile['heroes'][number][]> {
    return this.db
      .selectFrom('results as mine')
      .select(['mine.hero', games, wins, draws])
      .where('mine.person', '=', person)
      .groupBy('mine.hero')
      .orderBy('games', 'desc')
      .orderBy('mine.hero')
      .execute();
  }

  /** Those on another side. In teams the seats 0 and 2 are one, 1 and 3 the other. */
  private opponents(person: string): Promise<Profile['opponents'][number][]> {
    return this.db
      .selectFrom('results as mine')
      .innerJoin('results as other', 'other.game', 'mine.game')
      .innerJoin('people', 'people.id', 'other.person')
      .select(['people.id', 'people.name', games, wins, draws])
      .where('mine.person', '=', person)
      .where('other.person', '!=', person)
      .where(sql<boolean>`(mine.mode <> 'teams' or mine.seat % 2 <> other.seat % 2)`)
      .groupBy(['people.id', 'people.name'])
      .orderBy('games', 'desc')
      .orderBy('people.id')
      .limit(ROWS)
      .execute();
  }
}

/** First those in which one is asked, by the time that is left, then the newest. */
const byUrgency = (a: RunningGame, b: RunningGame): number =>
  Number(b.isYourTurn) - Number(a.isYourTurn) ||
  (a.deadline ?? LATER) - (b.deadline ?? LATER) ||
  b.began - a.began;
const LATER = Number.MAX_SAFE_INTEGER;
