import type { Viewer } from '@peerless/rules';
import { isSeatOut } from '@peerless/rules/numbers';
import { type Change, type Command, greet, type Hello, type Refusal } from '@peerless/table';
import { PATIENCE, type Waiting, type WhenUp, whenUpOf } from '@peerless/table/online';
import { botChoice } from '../bots/bot-choice.ts';
import type { Thinker } from '../bots/thought.ts';
import type { Presence } from '../clock/presence.ts';
import type { Outages } from '../clock/pulse.ts';
import { type GameStore, TakenError } from '../store/game-store.ts';
import { Audience, type Follower } from './audience.ts';
import type { Folded } from './fold.ts';
import { Line } from './line.ts';
import type { LiveGame, Step } from './live-game.ts';
import type { LoggedCommand } from './logged-command.ts';
import type { Stories } from './stories.ts';

/** What a room needs of the world around it. */
export interface Surroundings {
  readonly store: GameStore;
  readonly stories: Stories;
  readonly now: () => number;
  readonly outages: Outages;
  /** Who is connected; null: nobody is ever taken for gone. */
  readonly presence: Presence | null;
  /** Who thinks for bots; null: they wait. */
  readonly thinker: Thinker | null;
  /** Makes a game again from what is stored. */
  readonly fold: (game: string) => Promise<Folded>;
  /** Called when somebody else is asked or the game is over, after the commit. */
  readonly turned: (game: LiveGame) => void;
  readonly warn: (error: unknown, what: string) => void;
}

/**
 * One game on this node, and those who follow it. Commands are carried out one after the other: first in memory, where
 * the engine decides whether they are possible, then in the store, where the number decides between nodes; only then
 * is anybody told. A game in which nothing happens leaves memory, and is made again when it goes on.
 */
export class Room {
  readonly id: string;
  private readonly around: Surroundings;
  private readonly audience = new Audience();
  /** Null while it sleeps. */
  private folded: Folded | null;
  /** The number up to which those who follow were told. */
  private told: number;
  private readonly line = new Line();
  private used: number;
  private isThinking = false;
  private isClosed = false;

  constructor(id: string, folded: Folded, around: Surroundings) {
    this.id = id;
    this.folded = folded;
    this.around = around;
    this.told = folded.game?.host.seq ?? 0;
    this.used = around.now();
  }

  /** Whether nobody follows and nothing is under way. */
  get isIdle(): boolean {
    return this.audience.size === 0 && this.line.isIdle && !this.isThinking;
  }

  get isAwake(): boolean {
    return this.folded !== null;
  }

  get followers(): number {
    return this.audience.size;
  }

  /** When something last happened here. */
  get lastUsed(): number {
    return this.used;
  }

  /** Lets the game go, not those who follow it. */
  sleep(): void {
    if (this.line.isIdle && !this.isThinking) this.folded = null;
  }

  /** Follows the game; the first that is heard answers the hello. */
  follow(follower: Follower, hello: Hello): Promise<() => void> {
    return this.next(async ({ game, isCut }) => {
      // Known elsewhere and not yet here: the other node's word is still on its way.
      if (hello.known !== null && hello.known.seq > this.told) await this.readOn();
      if (game !== null) follower.hear(this.greeting(game, follower, hello));
      if (game !== null) follower.hear(this.clockText(game));
      if (game !== null && !game.hasClock && !game.isOver)
        follower.hear(JSON.stringify({ waiting: await this.waiting(game) }));
      if (isCut) follower.hear(JSON.stringify({ ended: 'rulesChanged' }));
      this.audience.add(follower);
      const { viewer } = follower;
      const gone = typeof viewer === 'number' ? this.around.presence?.arrive(this.id, viewer) : undefined;
      this.wake();
      return () => {
        this.audience.remove(follower);
        gone?.();
      };
    });
  }

  /** Carries out a command; null when it is done, which is after its commit, otherwise why it came to nothing. */
  act(player: number, command: Command, at: number): Promise<Refusal | null> {
    return this.next(({ game, isCut }) => {
      if (game === null || isCut) return 'over';
      const { host } = game;
      // A bot plays for them: first they come back.
      const isGone = at === host.seq && host.standIns.includes(player);
      if (isGone && !('return' in command || 'resign' in command)) return 'notYours';
      const obey = (): Promise<Refusal | null> => this.carryOut(game, [[player, command]], at);
      // Nobody has looked at the clock yet: it is up all the same, and what is said now answers another position.
      return this.isUp(game) ? this.giveUp(game, game.turn.player).then(obey) : obey();
    });
  }

  /** Another node has carried the game on. */
  async catchUp(seq: number): Promise<void> {
    // Most of what is heard was done here.
    if (seq <= this.told) return;
    await this.next(async () => {
      if (seq > this.told) await this.readOn();
    });
  }

  /** Does what is due: the time of whoever is asked is up, or a bot is asked and nobody thinks for it. */
  async attend(): Promise<void> {
    if (this.isThinking) return;
    await this.next(async ({ game, isCut }) => {
      if (game === null || isCut) return;
      await this.readOn();
      if (game.isOver) return;
      const { deadline } = game;
      if (this.isUp(game)) await this.giveUp(game, game.turn.player);
      else if (deadline !== game.turn.deadline) await this.around.store.setDeadline(this.id, deadline);
      this.wake();
    });
  }

  /** Somebody says that whoever is asked has gone; null when that is so, and what the table decided has come. */
  claim(player: number, at: number): Promise<Refusal | null> {
    return this.next(async ({ game, isCut }) => {
      if (game === null || isCut || game.isOver) return 'over';
      const { host, turn } = game;
      if (at !== host.seq) return 'stale';
      const isIn = host.seatsOf(player).some((seat) => !isSeatOut(host.match.game, seat));
      if (player === turn.player || host.botFor(player) !== null || !isIn) return 'notYours';
      return (await this.isGone(game)) ? this.giveUp(game, turn.player) : 'stands';
    });
  }

  /** Sends everybody away, once what is under way is done. */
  async close(why: 'lost' | 'goingDown'): Promise<void> {
    this.isClosed = true;
    await this.line.atRest();
    this.audience.lose(why);
  }

  private next<T>(work: (folded: Folded) => T | Promise<T>): Promise<T> {
    this.used = this.around.now();
    return this.line.next(() => (this.folded === null ? this.foldAgain().then(work) : work(this.folded)));
  }

  /** Makes the game again; those who follow are told what they miss, and nobody has heard what was not committed. */
  private async foldAgain(): Promise<Folded> {
    const known = this.told;
    const folded = await this.around.fold(this.id);
    const { game, isCut } = folded;
    this.folded = folded;
    if (game !== null && game.host.seq !== known) this.retell(game, known);
    if (isCut) this.audience.tell(() => ({ ended: 'rulesChanged' }));
    return folded;
  }

  /** Carries out what the store has beyond this game. */
  private async readOn(): Promise<void> {
    const game = this.folded?.game ?? null;
    if (game === null) return;
    const moves = await this.around.store.moves(this.id, game.host.seq);
    game.goThrough(moves, (change) => this.tell(game, change));
  }

  /** Carries out commands that belong together: all are committed, or none. */
  private async carryOut(
    game: LiveGame,
    commands: readonly (readonly [number, LoggedCommand])[],
    number: number,
  ): Promise<Refusal | null> {
    const { store, now, turned } = this.around;
    const [before, at] = [game.turn, now()];
    const steps: Step[] = [];
    for (const [player, command] of commands) {
      const change = game.carryOut(player, command, number + steps.length, at);
      if (typeof change === 'string' && steps.length === 0) return change;
      // Said twice: it is in the store already.
      if (typeof change === 'string' || change.seq === change.since) break;
      steps.push({ player, command, at, change });
    }
    const [first] = steps;
    if (first === undefined) return null;
    try {
      await store.append(game.commit(steps, before));
    } catch (error) {
      // What was carried out in memory is not so: everything is as the store has it.
      this.folded = null;
      await this.foldAgain();
      if (error instanceof TakenError) return 'stale';
      throw error;
    }
    if (steps.length === 1) this.tell(game, first.change);
    else this.retell(game, this.told);
    if (game.turn !== before) turned(game);
    this.wake();
    return null;
  }

  /** A player's time is up, or they have gone: what the table decided for that. */
  private giveUp(game: LiveGame, player: number): Promise<Refusal | null> {
    const { host, row } = game;
    const seats = host.seatsOf(player).filter((seat) => !isSeatOut(host.match.game, seat));
    return this.carryOut(
      game,
      whenUpOf(row.is_rated === 1, row.when_up as WhenUp) === 'bot'
        ? [[player, { standIn: true }]]
        : seats.map((seat) => [player, { timeOut: seat }] as const),
      host.seq,
    );
  }

  /** Whether the time of whoever is asked is up. */
  private isUp({ deadline, isOver }: LiveGame): boolean {
    return deadline !== null && deadline <= this.around.now() && !isOver;
  }

  /** Whether whoever is asked was not connected for a while, or has done nothing for a longer one. */
  private async isGone(game: LiveGame): Promise<boolean> {
    const { host, turn, hasClock } = game;
    if (this.around.presence === null || hasClock || host.botFor(turn.player) !== null) return false;
    const { asked, away } = await this.waiting(game);
    return asked >= PATIENCE.silent || Math.min(asked, away[turn.player] ?? 0) >= PATIENCE.away;
  }

  /** How long others wait already, without the time in which the server was not up. */
  private async waiting({ host, row, silentSince }: LiveGame): Promise<Waiting> {
    const { presence, outages, now } = this.around;
    const seen = await presence?.all(this.id);
    const at = now();
    const since = (then: number): number => outages.awake(at) - outages.awake(then);
    const away = host.players.map(({ is }, player) => {
      if (is === 'bot' || seen === undefined) return null;
      const until = seen.get(player) ?? row.created;
      return until >= at ? null : since(until);
    });
    return { asked: since(silentSince), away };
  }

  /** Lets the bot think that is asked, if it is one. One thought at a time; its number decides between nodes. */
  private wake(): void {
    const { thinker, warn } = this.around;
    const game = this.folded?.game ?? null;
    if (thinker === null || game === null || this.folded?.isCut || this.isThinking || this.isClosed) return;
    const { host, turn } = game;
    const bot = game.isOver ? null : host.botFor(turn.player);
    if (bot === null) return;
    const at = host.seq;
    this.isThinking = true;
    const complain = (error: unknown, what: string): void => {
      if (!this.isClosed) warn(error, `game ${this.id}: ${what}`);
    };
    botChoice(host, turn.player, bot, thinker, complain)
      .finally(() => {
        this.isThinking = false;
      })
      .then((command) => this.obeyBot(turn.player, command, at))
      .catch((error: unknown) => complain(error, 'a bot could not move'));
  }

  private obeyBot(player: number, command: LoggedCommand, at: number): Promise<Refusal | null> {
    return this.next(async ({ game }) => {
      if (game === null || this.isClosed) return null;
      // Meanwhile something was taken back, or the person has come back.
      const isTimely = game.host.seq === at && game.host.botFor(player) !== null;
      if (isTimely) return this.carryOut(game, [[player, command]], at);
      this.wake();
      return 'stale';
    });
  }

  private greeting({ host, persons }: LiveGame, { viewer }: Follower, hello: Hello): string {
    return greet(host, viewer, hello, () => this.around.stories.of(this.id, host, viewer), persons);
  }

  private clockText(game: LiveGame): string {
    return JSON.stringify({ clock: game.clockState(this.around.now()) });
  }

  private tell(game: LiveGame, change: Change): void {
    this.told = change.seq;
    this.audience.say((viewer, inWords) => `{"told":${game.host.tellText(change, viewer, inWords)}}`);
    this.tellClock(game);
  }

  /** Tells the story from a number on. */
  private retell(game: LiveGame, known: number): void {
    this.told = game.host.seq;
    const { host } = game;
    const texts = (viewer: Viewer) => () => this.around.stories.of(this.id, host, viewer);
    this.audience.say(
      (viewer, inWords) => `{"told":${host.storyText(viewer, known, texts(viewer), inWords)}}`,
    );
    this.tellClock(game);
  }

  private tellClock(game: LiveGame): void {
    if (!game.hasClock) return;
    const clock = game.clockState(this.around.now());
    this.audience.tell(() => ({ clock }));
  }
}
