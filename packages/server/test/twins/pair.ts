import { below, decision, type GameConfig, type Library, type Rng, type Viewer } from '@peerless/rules';
import type { Command, Player, ToGuest } from '@peerless/table';
import type { ClockSettings } from '@peerless/table/online';
import { type Logged, partsAt, Told, twinAfter } from './deal.ts';
import { Eyes, type Side } from './side.ts';

/** Something reached a viewer that differs between games that are the same to that viewer. */
export class Leak extends Error {
  override readonly name = 'Leak';
}

/** Where twins are looked at: two servers with the same people. */
export interface Ground {
  readonly sides: readonly [Side, Side];
  readonly persons: readonly string[];
  /** By person. */
  readonly cookies: readonly string[];
  readonly library: Library;
  readonly rng: Rng;
}

/** What was compared. */
export interface Compared {
  steps: number;
  messages: number;
  bytes: number;
}

const STEPS = 24;
/** Beyond all numbers of games: what answers it is refused. */
let beyond = 1_000_000_000;

/** Two games that are the same to one viewer, each on a server of its own, and how they go on. */
export class Pair {
  private readonly ground: Ground;
  private readonly id: string;
  private readonly viewer: Viewer;
  private readonly cookie: string;
  /** Whether they are told words; otherwise views. */
  private readonly inWords: boolean;
  private readonly both: readonly [Told, Told];
  private eyes: readonly [Eyes, Eyes];
  readonly compared: Compared = { steps: 0, messages: 0, bytes: 0 };

  private constructor(ground: Ground, id: string, viewer: Viewer, both: readonly [Told, Told]) {
    this.ground = ground;
    this.id = id;
    this.viewer = viewer;
    this.cookie = typeof viewer === 'number' ? (ground.cookies[viewer] ?? '') : '';
    this.both = both;
    this.inWords = below(ground.rng, 2) === 0;
    this.eyes = this.open();
  }

  /** Looks with a viewer's eyes at a game after a log, and at a twin of it; null if there is no twin. */
  static async compare(
    ground: Ground,
    id: string,
    config: GameConfig,
    log: readonly Logged[],
    viewer: Viewer,
  ): Promise<Compared | null> {
    const { library, rng, sides, persons } = ground;
    const count = new Set(config.seats.map(({ player }, seat) => player ?? seat)).size;
    const players: Player[] = persons.slice(0, count).map((_, n) => ({ is: 'person', name: `P${n}` }));
    const found = twinAfter(config, library, players, log, viewer, rng);
    if (found === null) return null;
    const truth = new Told(config, library, players);
    for (const logged of log) truth.carryOut(logged);
    const clock: ClockSettings =
      below(rng, 2) === 0 ? { is: 'none' } : { is: 'bank', seconds: 600, increment: 5 };
    const who = { players, persons: persons.slice(0, count), clock };
    await sides[0].keep(id, config, library, who, log);
    await sides[1].keep(id, config, found.library, who, log);
    const pair = new Pair(ground, id, viewer, [truth, found.twin]);
    try {
      await pair.goOn();
    } catch (error) {
      if (error instanceof Leak)
        error.message += ` (viewer ${viewer}, number ${truth.host.seq} of ${JSON.stringify(config)})`;
      throw error;
    } finally {
      pair.close();
    }
    return pair.compared;
  }

  private open(): readonly [Eyes, Eyes] {
    const [a, b] = this.ground.sides;
    const { id, cookie, inWords } = this;
    return [new Eyes(a, id, cookie, inWords), new Eyes(b, id, cookie, inWords)];
  }

  private close(): void {
    for (const eyes of this.eyes) eyes.close();
  }

  private async goOn(): Promise<void> {
    const { rng } = this.ground;
    await Promise.all(this.eyes.map((eyes) => eyes.hello(null)));
    await this.compareAll();
    for (let n = 0; n < STEPS; n++) {
      if (below(rng, 3) === 0) await this.provoke();
      if (below(rng, 8) === 0) await this.comeBack();
      if (below(rng, 12) === 0) await this.ask();
      if (!(await this.step())) return;
      this.compared.steps++;
    }
  }

  /** One choice in both; false when they part, or are over. */
  private async step(): Promise<boolean> {
    const choices = this.choices();
    if (choices === null) return false;
    const [truth, twin] = this.both;
    const { seq, asked } = truth.host;
    const [change, changed] = [truth, twin].map((told, i) =>
      told.carryOut({ player: asked ?? 0, command: { choose: choices[i] ?? '' } }),
    );
    if (typeof change !== 'object' || typeof changed !== 'object') throw new Leak(`${change} or ${changed}`);
    for (const [i, key] of choices.entries()) await this.act(i, asked ?? 0, { choose: key }, seq);
    const isDealt = truth.handsFor(this.viewer) !== twin.handsFor(this.viewer);
    const parts =
      partsAt(change.events, changed.events, this.viewer) ?? (isDealt ? (change.events?.length ?? 0) : null);
    if (parts === null) await this.compareAll();
    // From there on the viewer knows by right which of the two it is.
    else await this.compareEvents(parts);
    return parts === null;
  }

  /** Commands of the viewer go over the socket, those of others come from somewhere else. */
  private async act(side: number, player: number, command: Command, at: number): Promise<void> {
    if (player === this.viewer) this.eyes[side]?.say({ command, at });
    else {
      const refused = await this.ground.sides[side]?.node.rooms.act(this.id, player, command, at);
      if (refused !== null) throw new Error(`${refused} on side ${side}`);
    }
  }

  /** What is chosen in the one and in the other: the same, or what looks the same to the viewer. */
  private choices(): readonly [string, string] | null {
    const { rng } = this.ground;
    const [truth, twin] = this.both.map(({ host }) => host.match.game);
    const [question, like] = [truth, twin].map((game) => (game === undefined ? null : decision(game)));
    if (!question || !like) return null;
    const insiders = truth?.content.insiders[question.seat] ?? 0;
    const sees = typeof this.viewer === 'number' && ((insiders >> this.viewer) & 1) === 1;
    const first = below(rng, question.options.length);
    for (let n = 0; n < question.options.length; n++) {
      const chosen = question.options[(first + n) % question.options.length];
      const others = like.options.filter((option) => {
        if (sees) return option.key === chosen?.key;
        if (question.prompt === 'defend' || (question.prompt === 'boost' && chosen?.type === 'card'))
          return option.type === chosen?.type;
        if (option.type === 'attack' && chosen?.type === 'attack')
          return option.fighter === chosen.fighter && option.target === chosen.target;
        return option.key === chosen?.key;
      });
      const other = others[below(rng, Math.max(1, others.length))];
      if (chosen !== undefined && other !== undefined) return [chosen.key, other.key];
    }
    return null;
  }

  /** The viewer tries what is not theirs to do; what is said to that is the same, too. */
  private async provoke(): Promise<void> {
    const { rng } = this.ground;
    const [{ host }, twin] = this.both;
    const [keys, others] = [host, twin.host].map(
      ({ match }) => decision(match.game)?.options.map(({ key }) => key) ?? [],
    ) as [string[], string[]];
    // What only one of the games has tells most.
    const apart = [...keys, ...others].filter((key) => keys.includes(key) !== others.includes(key));
    const asked = apart.length > 0 ? apart : keys;
    const number = host.seq;
    const secret = asked[below(rng, Math.max(1, asked.length))] ?? 'x';
    const tries: readonly (readonly [Command, number])[] = [
      [{ choose: host.asked === this.viewer ? 'fly' : secret }, number],
      [{ choose: secret }, number + 1 + below(rng, 5)],
      // The past, or what is not yet.
      [{ choose: secret }, number === 0 ? 9 : below(rng, number)],
      [{ takeBack: 1_000_000 }, number],
      [{ return: true }, number],
      // Whoever is asked for consent may say so.
      [{ answer: 'yes' }, host.proposal === null ? number : number + 1],
    ];
    const [command, at] = tries[below(rng, tries.length)] ?? [{ return: true }, 0];
    for (const eyes of this.eyes) eyes.say({ command, at });
    await this.compareAll();
  }

  /** The viewer is cut off and comes back, knowing less or nothing. */
  private async comeBack(): Promise<void> {
    const { rng } = this.ground;
    const contents = this.eyes.map(({ content }) => content);
    const number = this.both[0].host.seq;
    // The whole story is long, but nothing tells more.
    const known = below(rng, 4) === 0 ? null : Math.max(0, number - below(rng, 12));
    this.close();
    this.eyes = this.open();
    for (const [i, eyes] of this.eyes.entries()) eyes.content = contents[i] ?? '';
    await Promise.all(this.eyes.map((eyes) => eyes.hello(known)));
    await this.compareAll();
  }

  /** By HTTP. */
  private async ask(): Promise<void> {
    for (const path of ['', '/record', '/fairness']) {
      const [a, b] = await Promise.all(
        this.ground.sides.map((side) => side.answer(`/api/games/${this.id}${path}`, this.cookie)),
      );
      this.same(a ?? '', b ?? '');
    }
  }

  private async compareAll(): Promise<void> {
    const [a, b] = await this.heard();
    for (let i = 0; i < Math.max(a.length, b.length); i++) this.same(a[i] ?? '', b[i] ?? '');
  }

  /** The first events of what both have just been told. */
  private async compareEvents(count: number): Promise<void> {
    const [a, b] = (await this.heard()).map((texts) =>
      JSON.stringify(texts.flatMap((text) => eventsIn(text)).slice(0, count)),
    );
    this.same(a ?? '', b ?? '');
  }

  /** What has reached both since the last time. */
  private async heard(): Promise<readonly [string[], string[]]> {
    const number = beyond++;
    await Promise.all(this.eyes.map((eyes) => eyes.settled(number)));
    return [this.eyes[0].heard.splice(0), this.eyes[1].heard.splice(0)];
  }

  private same(a: string, b: string): void {
    this.compared.messages++;
    this.compared.bytes += a.length;
    if (a === b) return;
    let at = 0;
    while (a[at] === b[at]) at++;
    const around = (text: string): string => text.slice(Math.max(0, at - 80), at + 80);
    throw new Leak(`${around(a)} or ${around(b)}`);
  }
}

function eventsIn(text: string): readonly unknown[] {
  const message = JSON.parse(text) as ToGuest;
  return 'told' in message ? message.told.moments.flatMap(({ events }) => events) : [];
}
