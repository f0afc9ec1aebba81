import { below, type Rng, type Viewer } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import { type Command, decisionIn, type OpenProposal, PROTOCOL, type ToGuest } from '@peerless/table';
import type { FromTable, LobbyCommand, LobbyView } from '@peerless/table/online';
import { WebSocket } from 'ws';
import type { Ledger } from './ledger.ts';

/** The world in which somebody sits at a table. */
export interface World {
  /** Where a node listens; null: nobody is up. */
  readonly address: () => string | null;
  readonly ledger: Ledger;
  readonly rng: Rng;
  /** Hears what is said, just before it is sent. */
  readonly about: (what: 'move' | 'begin' | 'end') => void;
}

/** `hasty` people give up after a few choices: their tables begin and end games all the time. */
export type Temper = 'usual' | 'hasty';

const TICK = 60;
/** Milliseconds between two lines of one person: well below what is too often. */
const SILENCE = 15_000;
/** Choices after which hasty people give up. */
const PATIENCE = 4;

/** One step of a game, as far as somebody needs it who plays on. */
interface Step {
  readonly keys: readonly string[];
  readonly isOver: boolean;
}

/** What somebody knows of the game that is played. */
interface Play {
  readonly game: string;
  viewer: Viewer;
  content: string;
  seq: number | null;
  steps: Step[];
  mayTakeBack: number;
  proposal: OpenProposal | null;
  /** What was said and is not acknowledged yet. */
  said: { readonly command: Command; readonly at: number } | null;
  /** The number at which something unusual was refused. */
  refusedAt: number | null;
  choices: number;
}

/**
 * Somebody at a table: plays whatever comes, is ready for the next game, says something now and then; comes back whenever
 * a connection is lost, and says again what was not acknowledged. Writes down everything that is told.
 */
export class Sitter {
  readonly name: string;
  readonly table: string;
  private readonly world: World;
  private readonly temper: Temper;
  private readonly cookie: string;
  private readonly person: string;
  private lobby: LobbyView | null = null;
  private tableSocket: WebSocket | null = null;
  private gameSocket: WebSocket | null = null;
  private play: Play | null = null;
  private isAsking = false;
  private line: { readonly text: string; since: WebSocket | null } | null = null;
  private lines = 0;
  private spoke = 0;
  private hasHeardLines = false;
  /** What was known of the table when the connection was made. */
  private known = 0;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** How often a connection was lost. */
  lost = 0;
  /** Refusals other than those that come of being late. */
  readonly refused: string[] = [];

  constructor(
    world: World,
    who: { readonly name: string; readonly cookie: string; readonly person: string },
    table: string,
    temper: Temper,
  ) {
    this.world = world;
    [this.name, this.cookie, this.person] = [who.name, who.cookie, who.person];
    this.table = table;
    this.temper = temper;
  }

  /** The game and the number up to which this one knows it. */
  get at(): string {
    return `${this.play?.game} ${this.play?.seq}`;
  }

  start(): void {
    this.timer = setInterval(() => this.tick(), TICK);
  }

  stop(): void {
    clearInterval(this.timer);
    for (const socket of [this.tableSocket, this.gameSocket]) if (socket !== null) leave(socket);
  }

  private tick(): void {
    const address = this.world.address();
    if (address === null) return;
    const { ledger } = this.world;
    if (this.tableSocket === null) this.known = ledger.versionOf(this.table);
    this.tableSocket ??= this.connect(`ws://${address}/api/tables/${this.table}/socket`, {
      hear: (text) => this.hearTable(JSON.parse(text) as FromTable),
      lose: () => {
        this.tableSocket = null;
        this.hasHeardLines = false;
      },
    });
    if (this.play !== null) this.gameSocket ??= this.follow(address, this.play);
    void this.getReady(address);
    this.talk();
    this.choose();
  }

  private connect(
    url: string,
    { hear, lose, open = () => {} }: { hear: (text: string) => void; lose: () => void; open?: () => void },
  ): WebSocket {
    const socket = new WebSocket(url, { headers: { cookie: this.cookie } });
    socket.on('open', open);
    socket.on('message', (data) => hear(String(data)));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.lost++;
      lose();
    });
    return socket;
  }

  private follow(address: string, play: Play): WebSocket {
    const socket = this.connect(`ws://${address}/api/games/${play.game}/socket`, {
      open: () => {
        const known = play.seq === null ? null : { seq: play.seq, content: play.content };
        socket.send(JSON.stringify({ hello: { protocol: PROTOCOL, rules: RULES_VERSION, known } }));
      },
      hear: (text) => this.hearGame(play, text),
      lose: () => {
        if (this.gameSocket === socket) this.gameSocket = null;
      },
    });
    return socket;
  }

  private hearTable(message: FromTable): void {
    const { ledger } = this.world;
    if ('refused' in message) this.refused.push(`table: ${message.refused}`);
    if ('said' in message) this.hearLines(message);
    if (!('lobby' in message)) return;
    ledger.see(message.lobby, this.known);
    this.lobby = message.lobby;
    const { game } = message.lobby;
    if (game !== null && game !== this.play?.game) this.come(game);
  }

  private hearLines({ said }: Extract<FromTable, { said: unknown }>): void {
    this.hasHeardLines = true;
    for (const line of said) {
      this.world.ledger.line(this.table, line);
      const { person, saying } = line;
      if (person === this.person && 'text' in saying && saying.text === this.line?.text) this.line = null;
    }
  }

  private come(game: string): void {
    if (this.gameSocket !== null) leave(this.gameSocket);
    this.gameSocket = null;
    this.play = {
      ...{ game, viewer: 'spectator', content: '', seq: null, steps: [], mayTakeBack: 0, proposal: null },
      ...{ said: null, refusedAt: null, choices: 0 },
    };
  }

  private hearGame(play: Play, text: string): void {
    const message = JSON.parse(text) as ToGuest;
    if ('refused' in message) this.hearRefusal(play, message);
    if ('welcome' in message) {
      play.content = message.welcome.content;
      play.viewer = message.welcome.viewer;
    }
    const told = 'welcome' in message ? message.welcome.told : 'told' in message ? message.told : null;
    if (told === null) return;
    const { ledger } = this.world;
    const isOneStep = 'told' in message && told.since === told.seq - 1;
    ledger.hear(play.game, play.viewer, told.seq, isOneStep, text);
    const { said } = play;
    // Nobody but whoever is asked says anything here: what follows is what was said.
    if (said !== null && told.seq > said.at) {
      ledger.acknowledge(play.game, said.at + 1, play.viewer as number, said.command);
      play.said = null;
    }
    // What is asked, and how it ended, is told with every moment.
    const steps = told.moments.map((moment) => {
      if ('words' in moment) throw new Error('nobody has said that they read words');
      const { decision = null, outcome = null } = 'view' in moment ? moment.view : moment.changes;
      const keys = decisionIn({ decision })?.options.map(({ key }) => key) ?? [];
      return { keys, isOver: outcome !== null };
    });
    play.steps = [...play.steps.slice(0, told.cut), ...steps];
    [play.seq, play.mayTakeBack, play.proposal] = [told.seq, told.mayTakeBack, told.proposal];
    // Most think for a moment.
    if (below(this.world.rng, 8) === 0) this.choose();
  }

  private hearRefusal(play: Play, { refused, at }: Extract<ToGuest, { refused: unknown }>): void {
    if (play.said?.at !== at) return;
    if (!('propose' in play.said.command && refused === 'stands')) this.refused.push(`game: ${refused}`);
    play.said = null;
    play.refusedAt = at;
  }

  /** Says what is to be said at this number, once on every connection. */
  private choose(): void {
    const { play, gameSocket } = this;
    if (play === null || gameSocket?.readyState !== WebSocket.OPEN || play.seq === null) return;
    if (play.said === null) {
      const command = this.decide(play);
      if (command === null) return;
      play.said = { command, at: play.seq };
    } else if (saidOn.get(gameSocket) === play.said) return;
    saidOn.set(gameSocket, play.said);
    const { command, at } = play.said;
    this.world.ledger.say(play.game, at, play.viewer as number, command);
    this.world.about('resign' in command ? 'end' : 'move');
    // Impatient pages send twice.
    const times = below(this.world.rng, 20) === 0 ? 2 : 1;
    for (let n = 0; n < times; n++) gameSocket.send(JSON.stringify({ command, at }));
  }

  private decide(play: Play): Command | null {
    const { rng } = this.world;
    const { viewer, proposal, steps } = play;
    const step = steps.at(-1);
    if (typeof viewer !== 'number' || step === undefined || step.isOver) return null;
    if (proposal !== null)
      return proposal.agreed.includes(viewer) ? null : { answer: below(rng, 3) === 0 ? 'yes' : 'no' };
    if (step.keys.length === 0) return null;
    const isDuel = this.lobby?.places.filter(({ is }) => is === 'person').length === 2;
    play.choices++;
    if (this.temper === 'hasty' && play.choices > PATIENCE) return { resign: this.seat(viewer) };
    if (play.refusedAt !== play.seq) {
      if (play.mayTakeBack > 0 && below(rng, 12) === 0) return { takeBack: steps.length - 2 };
      if (isDuel && steps.length > 3 && below(rng, 40) === 0)
        return { propose: below(rng, 4) === 0 ? 'draw' : { takeBack: steps.length - 1 - below(rng, 3) - 1 } };
    }
    return { choose: step.keys[below(rng, step.keys.length)] ?? '' };
  }

  private seat(player: number): number {
    return this.lobby?.seats.findIndex((seat) => seat.player === player) ?? 0;
  }

  private async getReady(address: string): Promise<void> {
    const { lobby } = this;
    const place = lobby?.places[lobby.you.player ?? -1];
    if (lobby === null || lobby.game !== null || this.isAsking) return;
    if (place?.is !== 'person' || place.isReady || this.tableSocket === null) return;
    this.isAsking = true;
    const salt = Array.from({ length: 4 }, () =>
      below(this.world.rng, 2 ** 31)
        .toString(16)
        .padStart(8, '0'),
    );
    const command: LobbyCommand = { ready: { salt: salt.join(''), isSwapped: false } };
    const { ledger, about } = this.world;
    const known = ledger.versionOf(this.table);
    about('begin');
    try {
      const response = await fetch(`http://${address}/api/tables/${this.table}`, {
        method: 'POST',
        body: JSON.stringify(command),
        headers: { 'content-type': 'application/json', cookie: this.cookie },
      });
      const body = (await response.json()) as LobbyView | { readonly refused: string };
      if ('refused' in body) {
        if (body.refused !== 'playing') this.refused.push(`ready: ${body.refused}`);
      } else ledger.see(body, known);
    } catch {
      // The node was killed; whether it had been heard is seen when one comes back.
    } finally {
      this.isAsking = false;
    }
  }

  private talk(): void {
    const { tableSocket } = this;
    if (tableSocket?.readyState !== WebSocket.OPEN || !this.hasHeardLines) return;
    if (this.line === null) {
      if (Date.now() < this.spoke + SILENCE) return;
      this.spoke = Date.now();
      this.line = { text: `${this.name} ${this.lines++}`, since: null };
    } else if (this.line.since === tableSocket) return;
    this.line.since = tableSocket;
    tableSocket.send(JSON.stringify({ say: { text: this.line.text } }));
  }
}

/** Whoever goes loses nothing. */
function leave(socket: WebSocket): void {
  socket.removeAllListeners('close');
  socket.terminate();
}

/** What was last said on each connection. */
const saidOn = new WeakMap<WebSocket, unknown>();
