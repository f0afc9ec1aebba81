import type { GameConfig, Library } from '@peerless/rules';
import { newMatch, RULES_VERSION, toRecord } from '@peerless/rules/match';
import { type Command, type Hello, type Player, type Refusal, saveText } from '@peerless/table';
import { isQuick } from '@peerless/table/online';
import type { Transaction } from 'kysely';
import type { Thinker } from '../bots/thought.ts';
import type { Presence } from '../clock/presence.ts';
import { NO_OUTAGES, type Outages } from '../clock/pulse.ts';
import type { GameStore } from '../store/game-store.ts';
import type { Schema, TurnRow } from '../store/schema.ts';
import type { Follower } from './audience.ts';
import { Cast, type CastSurroundings } from './cast.ts';
import { Contents } from './contents.ts';
import { endOf, RULES_CHANGED } from './ending.ts';
import type { FanOut } from './fan-out.ts';
import { type Folded, fold } from './fold.ts';
import { LiveGame } from './live-game.ts';
import { Room, type Surroundings } from './room.ts';
import { Stories } from './stories.ts';
import { NO_TERMS, rowOf, type Terms } from './terms.ts';

export interface RoomsOptions {
  readonly store: GameStore;
  readonly library: Library;
  readonly fanOut: FanOut;
  readonly now: () => number;
  /** The times in which no node was up. */
  readonly outages?: Outages;
  /** Who is connected; without it nobody is ever taken for gone. */
  readonly presence?: Presence;
  /** Who thinks for bots; without one they wait. */
  readonly thinker?: Thinker;
  /** How many games that nobody follows stay in memory. */
  readonly mostIdle?: number;
  /** Milliseconds after which a game in which nothing happens leaves memory. */
  readonly sleepAfter?: number;
  /** How late casters see everything, in milliseconds. */
  readonly castDelay?: number;
  /** Told after the commit by which somebody else is asked, or (player −1) the game is over. */
  readonly turned?: (turn: TurnRow) => void;
  readonly warn?: (error: unknown, what: string) => void;
}

/** How a game is set up, who plays it, and what its table has decided. */
export type GameWords = readonly [
  id: string,
  config: GameConfig,
  players: readonly Player[],
  persons?: readonly (string | null)[],
  terms?: Partial<Terms>,
];

/** A game that is to begin. */
export interface PreparedGame {
  readonly add: (db?: Transaction<Schema>) => Promise<void>;
  readonly begun: () => void;
}

const MOST_IDLE = 1000;
const SLEEP_AFTER = 60_000;
const CAST_DELAY = 300_000;
/** Milliseconds between two looks at what is due. */
const BEAT = 1000;
/** Games that are looked after in one beat. */
const MOST_DUE = 200;
/** A bot that is asked for so long, in milliseconds, is forgotten by whoever should think for it. */
const FORGOTTEN = 30_000;
/** Milliseconds before a game that could not be looked after is tried again. */
const STUCK = 60_000;

/** The games of this node. They are made from the store when somebody comes, and let go when nobody is left. */
export class Rooms {
  private readonly options: RoomsOptions;
  /** The one that was used last is the last. */
  private readonly rooms = new Map<string, Promise<Room | null>>();
  private readonly casts = new Map<string, Cast>();
  private readonly around: Surroundings;
  private readonly contents: Contents;
  /** Games that could not be looked after here, and until when they are left alone. */
  private readonly stuck = new Map<string, number>();
  private timer: ReturnType<typeof setInterval> | undefined;
  private beating: Promise<void> | null = null;
  private isClosed = false;

  constructor(options: RoomsOptions) {
    this.options = options;
    this.contents = new Contents(options.store, options.library);
    const { store, now, outages = NO_OUTAGES, presence = null, thinker = null, turned } = options;
    this.around = {
      store,
      stories: new Stories(),
      now,
      outages,
      presence,
      thinker,
      fold: (game) => this.foldAgain(game),
      turned: ({ turn }) => turned?.(turn),
      warn: (error, what) => this.warn(error, what),
    };
    options.fanOut.listen((game, seq) => void this.hear(game, seq));
  }

  /** Looks from now on after what is due: time that is up, bots, casters, games in which nothing happens. */
  start(): void {
    this.timer = setInterval(() => {
      this.beating ??= this.beat()
        .catch((error: unknown) => this.warn(error, 'what is due could not be done'))
        .finally(() => {
          this.beating = null;
        });
    }, BEAT);
  }

  /** Waits for what is under way, and sends everybody away: another node, or this one soon, goes on. */
  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.timer);
    await this.beating;
    const rooms = await Promise.all([...this.rooms.values()].map((opening) => opening.catch(() => null)));
    await Promise.all(rooms.map((room) => room?.close('goingDown')));
    for (const cast of this.casts.values()) cast.lose('goingDown');
    await this.options.store.atRest();
    this.rooms.clear();
  }

  /** How much there is to do here. */
  async census(): Promise<{ readonly rooms: number; readonly awake: number; readonly followers: number }> {
    const rooms = await Promise.all([...this.rooms.values()].map((opening) => opening.catch(() => null)));
    return {
      rooms: rooms.length,
      awake: rooms.filter((room) => room?.isAwake).length,
      followers: rooms.reduce((sum, room) => sum + (room?.followers ?? 0), 0),
    };
  }

  /** Begins a game. */
  async create(...game: GameWords): Promise<void> {
    const { add, begun } = this.prepared(...game);
    await add();
    begun();
  }

  /** A game that is to begin together with something else: `add` writes it, `begun` tells of it after the commit. */
  prepared(...[id, config, players, persons = [], terms = {}]: GameWords): PreparedGame {
    const { store, library, now } = this.options;
    // What cannot be set up is refused before it is stored.
    const match = newMatch(config, library);
    const content = this.contents.named(config);
    const row = rowOf({ id, config, content, players, persons, terms: { ...NO_TERMS, ...terms } }, now());
    const game = new LiveGame(row, match, this.around.outages);
    const missing = this.contents.missing(config);
    return {
      add: (db) => store.add(row, game.isOver ? null : game.turn, missing, db),
      begun: () => {
        this.contents.noteStored(missing);
        this.around.turned(game);
      },
    };
  }

  /** Follows a game; null if there is none. Who sees everything sees it late. */
  async follow(id: string, follower: Follower, hello: Hello): Promise<(() => void) | null> {
    if (this.isClosed) {
      follower.lose('goingDown');
      return () => {};
    }
    if (follower.viewer === 'open') return this.cast(id, follower, hello);
    return this.enter(id, async (room) => (room === null ? null : room.follow(follower, hello)));
  }

  /** Carries out a command: null when it is committed, otherwise why it came to nothing. */
  act(id: string, player: number, command: Command, at: number): Promise<Refusal | null> {
    return this.inRoom(id, (room) => room.act(player, command, at));
  }

  /** Somebody says that whoever is asked has gone. */
  claim(id: string, player: number, at: number): Promise<Refusal | null> {
    return this.inRoom(id, (room) => room.claim(player, at));
  }

  /** The save of a game, as far as the present rules go; null if there is nothing to save. */
  async save(id: string): Promise<string | null> {
    const folded = await this.fold(id);
    if (folded === null || folded.game === null) return null;
    const { match, players } = folded.game.host;
    return saveText({ players, record: toRecord(match) });
  }

  /** The room of a game, made from the store if need be; null if there is no such game. */
  room(id: string): Promise<Room | null> {
    const open = this.rooms.get(id) ?? this.open(id);
    this.rooms.delete(id);
    this.rooms.set(id, open);
    return open;
  }

  /** Begins something in the room of a game; in the next one, if it was let go while somebody waited for it. */
  private async enter<T>(
    id: string,
    work: (room: Room | null) => T | Promise<T>,
    failed: (opening: Promise<Room | null>) => void = () => {},
  ): Promise<T> {
    for (;;) {
      const opening = this.room(id);
      const room = await opening;
      if (room !== null && this.rooms.get(id) !== opening) continue;
      try {
        return await work(room);
      } catch (error) {
        failed(opening);
        throw error;
      }
    }
  }

  /** Does what is due. */
  async beat(): Promise<void> {
    const { store, now } = this.options;
    const due = await store.overdue(now(), now() - FORGOTTEN, MOST_DUE + this.stuck.size);
    for (const id of due) if ((this.stuck.get(id) ?? 0) <= now()) await this.attend(id);
    for (const [id, cast] of this.casts) {
      if (cast.isIdle) this.casts.delete(id);
      else await cast.goOn().catch(() => this.loseCast(id, cast));
    }
    await this.rest();
  }

  /** Looks after one game; one that cannot be looked after here keeps nobody else waiting. */
  private async attend(id: string): Promise<void> {
    this.stuck.delete(id);
    try {
      await this.enter(id, async (room) => room?.attend());
    } catch (error) {
      this.stuck.set(id, this.options.now() + STUCK);
      this.warn(error, `game ${id} could not be looked after`);
    }
  }

  /** Games in which nothing happens leave memory; those that follow them stay. */
  private async rest(): Promise<void> {
    const { now, sleepAfter = SLEEP_AFTER } = this.options;
    for (const [id, opening] of this.rooms) {
      const room = await opening.catch(() => null);
      if (room === null || room.lastUsed > now() - sleepAfter) continue;
      if (room.isIdle) this.rooms.delete(id);
      else room.sleep();
    }
  }

  private inRoom(id: string, work: (room: Room) => Promise<Refusal | null>): Promise<Refusal | null> {
    return this.enter<Refusal | null>(
      id,
      (room) => (room === null ? 'noOption' : work(room)),
      (opening) => this.lose(id, opening),
    );
  }

  private async open(id: string): Promise<Room | null> {
    if (this.isClosed) throw new Error('this node goes down');
    const folded = await this.foldForPlay(id).catch((error: unknown) => {
      this.rooms.delete(id);
      throw error;
    });
    if (folded === null) {
      this.rooms.delete(id);
      return null;
    }
    void this.letGo();
    return new Room(id, folded, this.around);
  }

  private fold(id: string, until?: number): Promise<Folded | null> {
    const { store } = this.options;
    return fold({ store, contents: this.contents, outages: this.around.outages }, id, until);
  }

  /** A game to go on with: one that cannot go on is ended, and one that newer rules have gone through is theirs. */
  private async foldForPlay(id: string): Promise<Folded | null> {
    const { store, now } = this.options;
    const folded = await this.fold(id);
    if (folded === null || folded.row.ended !== null) return folded;
    if (folded.isCut) {
      this.warn(null, `game ${id} cannot go on under the present rules and was ended`);
      await store.end(endOf(folded.row, RULES_CHANGED, now()));
    } else if (folded.row.rules_version < RULES_VERSION) await store.setRules(id, RULES_VERSION);
    return folded;
  }

  private async foldAgain(id: string): Promise<Folded> {
    const folded = await this.foldForPlay(id);
    if (folded === null) throw new Error(`game ${id} has gone`);
    return folded;
  }

  private async cast(id: string, follower: Follower, hello: Hello): Promise<(() => void) | null> {
    const { store, now, castDelay: delay = CAST_DELAY } = this.options;
    const row = await store.game(id);
    // What is minutes old is no secret any more only where a game has gone on since.
    if (row === null || row.is_cast === 0 || !isQuick(JSON.parse(row.clock))) return null;
    const surroundings: CastSurroundings = {
      store,
      stories: this.around.stories,
      now,
      delay,
      fold: async (game, until) => (await this.fold(game, until)) ?? { row, game: null, isCut: true },
    };
    const cast = this.casts.get(id) ?? new Cast(id, surroundings);
    this.casts.set(id, cast);
    return cast.follow(follower, hello);
  }

  private async hear(game: string | null, seq: number): Promise<void> {
    if (game === null) {
      await Promise.all([...this.rooms.keys()].map((id) => this.hear(id, Number.POSITIVE_INFINITY)));
      return;
    }
    const opening = this.rooms.get(game);
    const room = await opening?.catch(() => null);
    if (opening && room) await room.catchUp(seq).catch(() => this.lose(game, opening));
  }

  /** What this node thinks of a game may not be what is stored: everybody begins anew. */
  private lose(id: string, opening: Promise<Room | null>): void {
    // Another room may have been opened since then: that one is sound.
    if (this.rooms.get(id) === opening) this.rooms.delete(id);
    void opening.then((room) => room?.close('lost'));
  }

  private loseCast(id: string, cast: Cast): void {
    this.casts.delete(id);
    cast.lose('lost');
  }

  /** The games that nobody has followed for the longest time leave memory; the store has them. */
  private async letGo(): Promise<void> {
    let spare = this.rooms.size - (this.options.mostIdle ?? MOST_IDLE);
    for (const [id, opening] of this.rooms) {
      if (spare <= 0) return;
      const room = await opening.catch(() => null);
      if (room?.isIdle !== true) continue;
      this.rooms.delete(id);
      spare--;
    }
  }

  private warn(error: unknown, what: string): void {
    this.options.warn?.(error, what);
  }
}
