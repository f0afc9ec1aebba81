import { isOver, type Viewer } from '@peerless/rules';
import {
  type Change,
  type Command,
  greet,
  type Hello,
  type Host,
  type Refusal,
  type ToGuest,
} from '@peerless/table';
import { type GameStore, TakenError } from '../store/game-store.ts';
import type { MoveRow } from '../store/schema.ts';

/** What the log of a game says: a command of a player, or that the time of a seat was up. */
export type LoggedCommand = Command | { readonly timeOut: number };

/** Somebody who follows a game. */
export interface Follower {
  readonly viewer: Viewer;
  readonly hear: (message: ToGuest) => void;
  /** This node cannot go on with the game; whoever comes back begins anew. */
  readonly lose: () => void;
}

/** Does what a logged command says. */
export function carryOut(host: Host, player: number, command: LoggedCommand, at: number): Change | Refusal {
  return 'timeOut' in command ? host.timeOut(command.timeOut) : host.act(player, command, at);
}

/** What a room needs of the world around it. */
export interface Surroundings {
  readonly store: GameStore;
  readonly now: () => number;
  /** Makes the host of a game again from what is stored. */
  readonly fold: (game: string) => Promise<Host>;
}

/**
 * One game on this node: the host, and those who follow it. Commands are carried out one after the other: first in
 * memory, where the engine decides whether they are possible, then in the store, where the number decides between
 * nodes; only then is anybody told.
 */
export class Room {
  readonly id: string;
  private host: Host;
  private readonly around: Surroundings;
  private readonly followers = new Set<Follower>();
  private line: Promise<unknown> = Promise.resolve();
  private busy = 0;

  constructor(id: string, host: Host, around: Surroundings) {
    this.id = id;
    this.host = host;
    this.around = around;
  }

  /** Whether nobody follows and nothing is under way. */
  get isIdle(): boolean {
    return this.followers.size === 0 && this.busy === 0;
  }

  private get isOver(): boolean {
    return isOver(this.host.match.game);
  }

  /** Follows the game; the first that is heard answers the hello. */
  follow(follower: Follower, hello: Hello): Promise<() => void> {
    return this.next(async () => {
      // Known elsewhere and not yet here: the other node's word is still on its way.
      if (hello.known !== null && hello.known.seq > this.host.seq) await this.readOn();
      follower.hear(greet(this.host, follower.viewer, hello));
      this.followers.add(follower);
      return () => this.followers.delete(follower);
    });
  }

  /** Carries out a command; null when it is done, which is after its commit, otherwise why it came to nothing. */
  act(player: number, command: LoggedCommand, at: number): Promise<Refusal | null> {
    return this.next(async () => {
      const before = this.host.seq;
      const change = carryOut(this.host, player, command, at);
      if (typeof change === 'string') return change;
      // Said twice: it is in the store already.
      if (change.seq === before) return null;
      return this.commit(change, player, command);
    });
  }

  /** Another node has carried the game on. */
  catchUp(seq: number): Promise<void> {
    return this.next(async () => {
      if (seq > this.host.seq) await this.readOn();
    });
  }

  /** Sends everybody away: what this node thinks of the game may not be what is stored. */
  close(): void {
    for (const { lose } of this.followers) lose();
    this.followers.clear();
  }

  private next<T>(work: () => Promise<T>): Promise<T> {
    this.busy++;
    const done = this.line.then(work).finally(() => this.busy--);
    this.line = done.catch(() => {});
    return done;
  }

  private async commit(change: Change, player: number, command: LoggedCommand): Promise<Refusal | null> {
    const { store, now } = this.around;
    const { seq } = change;
    try {
      await store.append({ game: this.id, seq, player, command: JSON.stringify(command), at: now() });
    } catch (error) {
      // What was carried out in memory is not so: everything is as the store has it.
      await this.foldAgain();
      if (error instanceof TakenError) return 'stale';
      throw error;
    }
    this.tell(change);
    if (this.isOver) await store.end(this.id, now());
    return null;
  }

  /** Carries out what the store has beyond this host. */
  private async readOn(): Promise<void> {
    const moves = await this.around.store.moves(this.id, this.host.seq);
    carryOutAll(this.host, moves, (change) => this.tell(change));
  }

  /** Everybody is told what they miss or heard too much of; nobody has heard what was not committed. */
  private async foldAgain(): Promise<void> {
    const known = this.host.seq - 1;
    this.host = await this.around.fold(this.id);
    for (const { viewer, hear } of this.followers) hear({ told: this.host.story(viewer, known) });
  }

  /** Those who look with the same eyes are told the same. */
  private tell(change: Change): void {
    const messages = new Map<Viewer, ToGuest>();
    for (const { viewer, hear } of this.followers) {
      const message = messages.get(viewer) ?? { told: this.host.tell(change, viewer) };
      messages.set(viewer, message);
      hear(message);
    }
  }
}

/** Makes a host go through moves that are stored. */
export function carryOutAll(host: Host, moves: readonly MoveRow[], listen: (change: Change) => void): void {
  for (const { game, player, command, seq } of moves) {
    const change = carryOut(host, player, JSON.parse(command) as LoggedCommand, seq - 1);
    if (typeof change === 'string') throw new Error(`game ${game}: move ${seq} is not possible (${change})`);
    listen(change);
  }
}
