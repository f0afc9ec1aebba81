import { choiceSeed } from '@peerless/ai';
import { below, createRng, decision, observe, type Viewer } from '@peerless/rules';
import { freeze, type Match, toRecord } from '@peerless/rules/match';
import { type Command, Host, type Player, peopleIn, type Tape, type Taped } from '@peerless/table';
import type { Thinker } from '../bots/thinker.ts';
import { Listeners } from './listeners.ts';
import { type Extras, QUIET, refusedFor, type TableSource, type TableState } from './table-source.ts';

/** What a game in this page needs of the world around it. */
export interface Surroundings {
  readonly thinker: Thinker;
  /** Keeps the game, and who sits at the screen, after every change. */
  readonly keep: (match: Match, viewer: Viewer) => void;
}

/** A game in this page: people at one screen, and bots. */
export class LocalSource implements TableSource {
  private readonly host: Host;
  private readonly tape: Tape;
  private readonly around: Surroundings;
  private readonly listeners = new Listeners();
  private present: TableState;
  /** Counts what happened, so that a thought about a position that has gone is dropped. */
  private turn = 0;
  private asleep = false;
  /** What a bot thinks of one turn. It is asked once, even if nobody looks when it answers. */
  private thought: { readonly turn: number; readonly key: Promise<string> } | null = null;

  /** `seated`: who sat at the screen when the game was left. */
  constructor({ match, tape }: Taped, players: readonly Player[], around: Surroundings, seated?: Viewer) {
    this.host = new Host(match, players);
    this.tape = tape;
    this.around = around;
    const called = this.firstCalled(seated);
    // Whoever chose last may take it back until the other has taken over, also when the game was left meanwhile.
    const viewer = seated ?? called;
    const { seed: _seed, ...config } = match.config;
    const isShared = peopleIn(players).length > 1 && typeof called === 'number';
    this.present = {
      ...QUIET,
      config,
      players,
      viewer,
      library: match.library,
      moments: tape.moments(viewer),
      seq: this.host.seq,
      handOver: isShared ? called : null,
    };
    this.goOn({});
  }

  state = (): TableState => this.present;

  subscribe = this.listeners.add;

  get send(): TableSource['send'] {
    const { viewer } = this.present;
    return typeof viewer === 'number' ? (command) => void this.act(viewer, command) : null;
  }

  readonly extras: Required<Omit<Extras, 'lookAs' | 'claim'>> = {
    hint: () => this.hint(),
    record: () => toRecord(this.host.match),
    takeOver: () => this.takeOver(),
    sleep: (asleep) => this.sleep(asleep),
    unstick: (how) => this.unstick(how),
  };

  close(): void {
    this.asleep = true;
  }

  /** Carries out a command; whether it was possible. */
  private act(player: number, command: Command): boolean {
    const change = this.host.act(player, command, this.host.seq);
    if (typeof change === 'string') {
      this.update({ refused: refusedFor(change, command) });
      return false;
    }
    const { match } = this.host;
    const { moments, viewer, handOver } = this.present;
    if (change.seq > change.since) this.turn++;
    if (change.events === null) this.tape.cut(change.cut);
    else this.tape.note(match, change.events, null);
    // First of all it is kept: whatever follows stands on it.
    this.around.keep(match, viewer);
    const told = this.host.tell(change, viewer).moments;
    // The next one may already hold the screen: whoever takes back is called before their hand is shown.
    const isBack = 'takeBack' in command && handOver !== null;
    this.goOn({
      moments:
        change.cut === moments.length && told.length === 0
          ? moments
          : [...moments.slice(0, change.cut), ...told],
      refused: null,
      stuck: null,
      ...(isBack ? { handOver: player } : {}),
    });
    return true;
  }

  private takeOver(): void {
    const { handOver } = this.present;
    if (handOver === null) return;
    this.around.keep(this.host.match, handOver);
    this.goOn({ handOver: null, viewer: handOver, moments: this.tape.moments(handOver) });
  }

  /** Bots rest while nobody looks, and are asked again when somebody does. */
  private sleep(asleep: boolean): void {
    this.asleep = asleep;
    if (!asleep) this.goOn({});
  }

  private async hint() {
    const { asked, match } = this.host;
    return asked === null ? [] : this.around.thinker.hint(freeze(observe(match.game, asked)), '1');
  }

  private unstick(how: 'again' | 'byChance'): void {
    const { stuck } = this.present;
    if (stuck === null) return;
    this.thought = null;
    if (how === 'again') {
      this.goOn({ stuck: null });
      return;
    }
    const options = decision(this.host.match.game)?.options ?? [];
    const option = options[below(createRng(this.seed()), options.length)];
    if (option !== undefined) this.act(stuck, { choose: option.key });
  }

  /** Who is called to the screen first: the person who is asked, who sat there, the first one, or, among bots, the public. */
  private firstCalled(seated: Viewer | undefined): Viewer {
    const { asked, players } = this.host;
    const people = peopleIn(players);
    if (asked !== null && people.includes(asked)) return asked;
    return seated ?? people[0] ?? 'spectator';
  }

  /** Shows a change, calls the next person, or lets the next bot think. */
  private goOn(change: Partial<TableState>): void {
    const next = { ...this.present, ...change };
    // Whoever has to answer a proposal comes before whoever has to choose.
    const player = this.host.undecided[0] ?? this.host.asked;
    const who = player === null ? undefined : this.host.players[player];
    if (player === null || who === undefined) this.update({ ...next, thinking: null });
    else if (who.is === 'person') {
      const handOver = player === next.viewer ? next.handOver : player;
      this.update({ ...next, handOver, thinking: null });
    } else if (this.asleep || next.handOver !== null || next.stuck !== null) this.update(next);
    else {
      this.update({ ...next, thinking: player });
      void this.think(player, who.bot);
    }
  }

  private async think(player: number, bot: string): Promise<void> {
    const { turn } = this;
    if (this.thought?.turn !== turn) {
      const seen = freeze(observe(this.host.match.game, player));
      this.thought = { turn, key: this.around.thinker.choose(bot, seen, this.seed()) };
    }
    const key = await this.thought.key.catch(() => null);
    if (turn !== this.turn || this.asleep || this.present.stuck !== null) return;
    if (key === null || !this.act(player, { choose: key }))
      this.update({ stuck: player, thinking: null, refused: null });
  }

  /** What chance there is in the next choice of a bot: the same whenever the game comes here. */
  private seed(): string {
    return choiceSeed(this.host.match.config.seed, this.host.seq);
  }

  private update(change: Partial<TableState>): void {
    const next = { ...this.present, ...change };
    const { seq, proposal } = this.host;
    this.present = { ...next, seq, proposal, mayTakeBack: this.host.mayTakeBack(next.viewer) };
    this.listeners.tell();
  }
}
