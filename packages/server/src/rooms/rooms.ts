import type { GameConfig, Library } from '@peerless/rules';
import { type GameRecord, newMatch, RULES_VERSION, toRecord } from '@peerless/rules/match';
import { type Hello, Host, type Player, type Refusal } from '@peerless/table';
import type { ClockSettings, WhenUp } from '@peerless/table/online';
import type { Transaction } from 'kysely';
import type { GameStore } from '../store/game-store.ts';
import type { GameRow, Schema } from '../store/schema.ts';
import type { FanOut } from './fan-out.ts';
import { carryOutAll, type Follower, type LoggedCommand, Room } from './room.ts';

export interface RoomsOptions {
  readonly store: GameStore;
  readonly library: Library;
  readonly fanOut: FanOut;
  readonly now: () => number;
  /** How many games that nobody follows stay in memory. */
  readonly mostIdle?: number;
}

/** What a table has decided for a game, beside how it is set up. */
export interface Terms {
  readonly table: string | null;
  readonly clock: ClockSettings;
  readonly whenUp: WhenUp;
  readonly isRated: boolean;
  readonly isCast: boolean;
  /** How the seed came about, to be told when the game is over. */
  readonly fairness: {
    readonly pledge: string;
    readonly secret: string;
    readonly salts: readonly string[];
  } | null;
}

/** Nobody counts, and nothing is at stake. */
export const NO_TERMS: Terms = {
  table: null,
  clock: { is: 'none' },
  whenUp: 'forfeit',
  isRated: false,
  isCast: false,
  fairness: null,
};

const MOST_IDLE = 1000;

/** The games of this node. They are made from the store when somebody comes, and let go when nobody is left. */
export class Rooms {
  private readonly options: RoomsOptions;
  /** The one that was used last is the last. */
  private readonly rooms = new Map<string, Promise<Room | null>>();

  constructor(options: RoomsOptions) {
    this.options = options;
    options.fanOut.listen((game, seq) => void this.hear(game, seq));
  }

  /** Begins a game; `db`: together with something else. */
  async create(
    id: string,
    config: GameConfig,
    players: readonly Player[],
    persons: readonly (string | null)[] = [],
    terms: Partial<Terms> = {},
    db?: Transaction<Schema>,
  ): Promise<void> {
    const { table, clock, whenUp, isRated, isCast, fairness } = { ...NO_TERMS, ...terms };
    // What cannot be set up is refused before it is stored.
    newMatch(config, this.options.library);
    const row: GameRow = {
      id,
      config: JSON.stringify(config),
      players: JSON.stringify(players),
      persons: JSON.stringify(persons),
      rules_version: RULES_VERSION,
      created: this.options.now(),
      ended: null,
      outcome: null,
      table_id: table,
      clock: JSON.stringify(clock),
      when_up: whenUp,
      is_rated: Number(isRated),
      is_cast: Number(isCast),
      pledge: fairness?.pledge ?? null,
      secret: fairness?.secret ?? null,
      salts: fairness === null ? null : JSON.stringify(fairness.salts),
    };
    await this.options.store.add(row, db);
  }

  /** Follows a game; null if there is none. */
  async follow(id: string, follower: Follower, hello: Hello): Promise<(() => void) | null> {
    const room = await this.room(id);
    return room === null ? null : room.follow(follower, hello);
  }

  /** Carries out a command: null when it is committed, otherwise why it came to nothing. */
  async act(id: string, player: number, command: LoggedCommand, at: number): Promise<Refusal | null> {
    const room = await this.room(id);
    if (room === null) return 'noOption';
    try {
      return await room.act(player, command, at);
    } catch (error) {
      this.close(id, room);
      throw error;
    }
  }

  /** The room of a game, made from the store if need be; null if there is no such game. */
  room(id: string): Promise<Room | null> {
    const open = this.rooms.get(id) ?? this.open(id);
    this.rooms.delete(id);
    this.rooms.set(id, open);
    return open;
  }

  private async open(id: string): Promise<Room | null> {
    const host = await this.fold(id).catch((error: unknown) => {
      this.rooms.delete(id);
      throw error;
    });
    if (host === null) {
      this.rooms.delete(id);
      return null;
    }
    void this.letGo();
    const { store, now } = this.options;
    return new Room(id, host, { store, now, fold: (game) => this.foldAgain(game) });
  }

  private async foldAgain(id: string): Promise<Host> {
    const host = await this.fold(id);
    if (host === null) throw new Error(`game ${id} has gone`);
    return host;
  }

  private async fold(id: string): Promise<Host | null> {
    const { store, library } = this.options;
    const row = await store.game(id);
    if (row === null) return null;
    const host = new Host(newMatch(JSON.parse(row.config), library), JSON.parse(row.players));
    carryOutAll(host, await store.moves(id), () => {});
    return host;
  }

  /** The record of a game, made anew from its log; null if there is none. */
  async record(id: string): Promise<GameRecord | null> {
    const host = await this.fold(id);
    return host === null ? null : toRecord(host.match);
  }

  private async hear(game: string | null, seq: number): Promise<void> {
    if (game === null) {
      await Promise.all([...this.rooms.keys()].map((id) => this.hear(id, Number.POSITIVE_INFINITY)));
      return;
    }
    const room = await this.rooms.get(game)?.catch(() => null);
    if (!room) return;
    await room.catchUp(seq).catch(() => this.close(game, room));
  }

  private close(id: string, room: Room): void {
    this.rooms.delete(id);
    room.close();
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
}
