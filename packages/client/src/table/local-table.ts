import { choiceSeed } from '@peerless/ai';
import {
  decision,
  eventFor,
  type GameConfig,
  type GameEvent,
  type Observation,
  observe,
  type Sink,
  type Viewer,
  viewFor,
} from '@peerless/rules';
import {
  agreeDraw,
  choose,
  type Frozen,
  freeze,
  type GameRecord,
  type Match,
  newMatch,
  resign,
  toRecord,
  undo,
  undoFloor,
} from '@peerless/rules/match';
import type { Thinker } from '../bots/thinker.ts';
import { library } from '../library.ts';
import type { Moment } from './moment.ts';
import { momentsOf } from './moments-of.ts';
import type { Player, Table, TableState } from './table.ts';

/** What a local table needs of the world around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Keeps the record, and who sits at the screen, after every change. */
  readonly keep: (record: GameRecord, viewer: Viewer) => void;
}

/** A game in this page: people at one screen, and bots. */
export class LocalTable implements Table {
  private readonly match: Match;
  private readonly players: readonly Player[];
  private readonly around: Surroundings;
  private readonly listeners = new Set<() => void>();
  private present: TableState;
  /** Counts what happened, so that a thought about a position that has gone is dropped. */
  private turn = 0;
  private asleep = false;
  /** What a bot thinks of one turn. It is asked once, even if nobody looks when it answers. */
  private thought: { readonly turn: number; readonly option: Promise<number> } | null = null;

  /** `seated`: who sat at the screen when the game was left. */
  constructor(match: Match, players: readonly Player[], around: Surroundings, seated?: Viewer) {
    this.match = match;
    this.players = players;
    this.around = around;
    const called = this.firstCalled(seated);
    // Whoever chose last may take it back until the other has taken over, also when the game was left meanwhile.
    const viewer = seated ?? called;
    const { seed: _seed, ...config } = match.config;
    this.present = {
      config,
      players,
      viewer,
      moments: momentsOf(toRecord(match), viewer),
      mayTakeBack: 0,
      handOver: this.people().length > 1 && typeof called === 'number' ? called : null,
      thinking: null,
    };
    this.update({});
    this.goOn();
  }

  /** A new game. */
  static open(config: GameConfig, players: readonly Player[], around: Surroundings): LocalTable {
    return new LocalTable(newMatch(config, library()), players, around);
  }

  state = (): TableState => this.present;

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  record(): GameRecord {
    return toRecord(this.match);
  }

  choose(key: string): void {
    this.append((sink) => choose(this.match, key, sink));
  }

  takeBack(count: number): void {
    const { viewer, moments, handOver } = this.present;
    if (typeof viewer !== 'number') return;
    undo(this.match, viewer, this.match.line.length - count);
    this.turn++;
    this.update({
      moments: moments.slice(0, moments.length - count),
      // The next one may already hold the screen: whoever chose is called back before their hand is shown.
      handOver: handOver === null ? null : viewer,
    });
    this.keep();
    this.goOn();
  }

  resign(seat: number): void {
    this.append((sink) => resign(this.match, seat, sink));
  }

  agreeDraw(): void {
    this.append((sink) => agreeDraw(this.match, sink));
  }

  takeOver(): void {
    const { handOver } = this.present;
    if (handOver === null) return;
    this.update({ handOver: null, viewer: handOver, moments: momentsOf(this.record(), handOver) });
    this.keep();
    this.goOn();
  }

  /** Bots rest while nobody looks, and are asked again when somebody does. */
  sleep(asleep: boolean): void {
    this.asleep = asleep;
    if (!asleep) this.goOn();
  }

  /** The observation of the deciding player, for a hint. */
  observation(): { readonly player: number; readonly seen: Frozen<Observation> } | null {
    const player = decision(this.match.game)?.player;
    return player === undefined ? null : { player, seen: freeze(observe(this.match.game, player)) };
  }

  private keep(): void {
    this.around.keep(this.record(), this.present.viewer);
  }

  private people(): number[] {
    return this.players.flatMap((player, i) => (player.is === 'person' ? [i] : []));
  }

  /** Who is called to the screen first: the person who is asked, who sat there, the first one, or, among bots, the public. */
  private firstCalled(seated: Viewer | undefined): Viewer {
    const asked = decision(this.match.game)?.player;
    const people = this.people();
    if (asked !== undefined && people.includes(asked)) return asked;
    return seated ?? people[0] ?? 'spectator';
  }

  private append(act: (sink: Sink) => void): void {
    const events: GameEvent[] = [];
    act((event) => events.push(event));
    this.turn++;
    const { moments, viewer } = this.present;
    const moment: Moment = {
      events: events.map((event) => eventFor(event, viewer)),
      view: viewFor(observe(this.match.game, viewer)),
    };
    this.update({ moments: [...moments, moment] });
    this.keep();
    this.goOn();
  }

  /** Calls the next person, or lets the next bot think. */
  private goOn(): void {
    const asked = decision(this.match.game);
    if (asked === null) {
      this.update({ thinking: null });
      return;
    }
    const { player } = asked;
    const next = this.players[player];
    if (next?.is === 'bot') void this.think(player, next.bot);
    else if (player !== this.present.viewer) this.update({ handOver: player, thinking: null });
    else if (this.present.thinking !== null) this.update({ thinking: null });
  }

  private async think(player: number, bot: string): Promise<void> {
    const { turn } = this;
    if (this.asleep || this.present.handOver !== null) return;
    const { game, config, entries } = this.match;
    this.update({ thinking: player });
    if (this.thought?.turn !== turn) {
      const seed = choiceSeed(config.seed, entries.length);
      this.thought = { turn, option: this.around.thinker.choose(bot, freeze(observe(game, player)), seed) };
    }
    const option = await this.thought.option;
    if (turn !== this.turn || this.asleep) return;
    const options = decision(game)?.options;
    const chosen = options?.[option] ?? options?.[0];
    if (chosen !== undefined) this.choose(chosen.key);
  }

  private update(change: Partial<TableState>): void {
    const next = { ...this.present, ...change };
    const { viewer } = next;
    const back = typeof viewer === 'number' ? this.match.line.length - undoFloor(this.match, viewer) : 0;
    this.present = { ...next, mayTakeBack: back };
    for (const listener of this.listeners) listener();
  }
}
