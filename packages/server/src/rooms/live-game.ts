import { isOver, outcome } from '@peerless/rules';
import type { Match } from '@peerless/rules/match';
import {
  advance,
  type Change,
  type Clock,
  deadlineOf,
  Host,
  type Player,
  type Refusal,
  readClock,
  startClock,
} from '@peerless/table';
import type { ClockState } from '@peerless/table/online';
import type { Outages } from '../clock/pulse.ts';
import type { Commit } from '../store/game-store.ts';
import type { GameRow, MoveRow, TurnRow } from '../store/schema.ts';
import { endOf } from './ending.ts';
import { carryOut, type LoggedCommand } from './logged-command.ts';

/** A stored move is not possible: the rules, or what they are played with, have changed. */
export class ImpossibleError extends Error {
  override readonly name = 'ImpossibleError';
}

/** Something that was done in memory and has still to be committed. */
export interface Step {
  readonly player: number;
  readonly command: LoggedCommand;
  readonly at: number;
  readonly change: Change;
}

/** A game as this node has it: the host with the clocks around it, and what has to be written of it. */
export class LiveGame {
  readonly row: GameRow;
  readonly host: Host;
  /** Which person each player is; null for a bot. */
  readonly persons: readonly (string | null)[];
  private readonly outages: Outages;
  private clock: Clock;
  private asked: TurnRow;
  private stirred: number;
  /** Whether a bot has played on for somebody, be it that they came back. */
  private hadStandIn = false;

  constructor(row: GameRow, match: Match, outages: Outages) {
    const players = JSON.parse(row.players) as readonly Player[];
    this.row = row;
    this.host = new Host(match, players);
    this.persons = JSON.parse(row.persons);
    this.outages = outages;
    const isCounted = players.map(({ is }) => is === 'person');
    const begun = outages.awake(row.created);
    this.clock = startClock(JSON.parse(row.clock), isCounted, this.host.asked, begun);
    this.asked = this.turnSince(row.created);
    this.stirred = row.created;
  }

  get isOver(): boolean {
    return isOver(this.host.match.game);
  }

  get hasClock(): boolean {
    return this.clock.settings.is !== 'none';
  }

  /** Who is asked, as it is stored; player −1 when the game is over. */
  get turn(): TurnRow {
    return this.asked;
  }

  /** Since when whoever is asked has done nothing. */
  get silentSince(): number {
    return this.stirred;
  }

  /** When the time of whoever is asked is up, in milliseconds since 1970; null: never. */
  get deadline(): number | null {
    const up = deadlineOf(this.clock);
    return up === null ? null : this.outages.world(up);
  }

  clockState(now: number): ClockState {
    return readClock(this.clock, this.outages.awake(now));
  }

  /** Does what a command says that answers the number `number`. */
  carryOut(player: number, command: LoggedCommand, number: number, at: number): Change | Refusal {
    const { host } = this;
    const change = carryOut(host, player, command, number);
    if (typeof change === 'string' || change.since === change.seq) return change;
    this.clock = advance(this.clock, {
      asked: host.asked,
      stands: host.match.line.length,
      isTakenBack: 'takeBack' in command,
      standIns: host.standIns,
      at: this.outages.awake(at),
    });
    if ('standIn' in command) this.hadStandIn = true;
    const before = this.asked.player;
    this.asked = sameTurn(this.asked, this.turnSince(at));
    if (before === player || before !== this.asked.player) this.stirred = at;
    return change;
  }

  /** Goes through moves that are stored. */
  goThrough(moves: readonly MoveRow[], listen: (change: Change) => void = () => {}): void {
    for (const { game, player, command, seq, at } of moves) {
      const change = this.carryOut(player, JSON.parse(command) as LoggedCommand, seq - 1, at);
      if (typeof change === 'string')
        throw new ImpossibleError(`game ${game}: move ${seq} is not possible (${change})`);
      listen(change);
    }
  }

  /** What has to be written of some steps; `before`: the turn before them. */
  commit(steps: readonly Step[], before: TurnRow): Commit {
    const { id } = this.row;
    const ending = outcome(this.host.match.game);
    return {
      moves: steps.map(({ player, command, at, change: { seq } }) => ({
        game: id,
        seq,
        player,
        command: JSON.stringify(command),
        at,
      })),
      turn: ending === null && this.asked !== before ? this.asked : null,
      end: ending === null ? null : endOf(this.counted, ending, steps.at(-1)?.at ?? 0),
    };
  }

  /** Nobody is measured by what a bot did for them: rated games that began when it still could. */
  private get counted(): GameRow {
    return this.hadStandIn ? { ...this.row, is_rated: 0 } : this.row;
  }

  private turnSince(since: number): TurnRow {
    const player = this.host.asked ?? -1;
    const person = this.host.botFor(player) === null ? (this.persons[player] ?? null) : null;
    return { game: this.row.id, player, person, since, deadline: this.deadline };
  }
}

/** The turn as it was, if the same is asked until the same time; otherwise as it is now. */
function sameTurn(before: TurnRow, now: TurnRow): TurnRow {
  if (now.player !== before.player || now.person !== before.person) return now;
  return now.deadline === before.deadline ? before : { ...now, since: before.since };
}
