import { createLibrary } from '@peerless/rules';
import { RULES_VERSION } from '@peerless/rules/match';
import {
  type Command,
  type FromGuest,
  type Moment,
  PROTOCOL,
  Sight,
  SightError,
  type Telling,
  type ToGuest,
  type ToldMoment,
  toldAfter,
  type Welcome,
} from '@peerless/table';
import { COME_BACK, Line, type LineAround, MALFORMED } from './line.ts';
import { Listeners } from './listeners.ts';
import {
  answeredIn,
  type Extras,
  QUIET,
  refusedFor,
  type TableSource,
  type TableState,
} from './table-source.ts';

/** So long an answer may take before it is asked for again, in milliseconds. */
const ECHO = 7000;
/** So long a table may be silent before somebody asks whether it is still there. */
const SILENCE = 25_000;

/** Why nobody can sit down at a table: the page is too old, the game is not there, or the rules of today cannot play it. */
export type NotJoined = 'outdated' | 'missing' | 'cutShort';

/** A command on its way, and the position that it answers. */
interface Said {
  readonly command: Command;
  readonly at: number;
}

/**
 * A game on a server. Nothing is played here: what somebody chooses is said, the question stands still until the server
 * answers, and what the server tells is shown. Whatever is lost on the way is asked for again by a hello.
 */
export class RemoteSource implements TableSource {
  private readonly line: Line;
  private readonly listeners = new Listeners();
  private present: TableState | null = null;
  /** What the server calls the heroes and the board that it has told. */
  private content = '';
  /** Reads what is told in words; null: nothing was told yet. */
  private sight: Sight | null = null;
  /** Until the server turns out to have another engine. */
  private readsWords = true;
  private said: Said | null = null;
  private isGreeting = false;
  /** Whether anything was heard since the last hello. */
  private hasHeard = false;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The position for which somebody has said that whoever is asked has gone. */
  private claimed: number | null = null;
  private readonly settled: {
    readonly welcomed: () => void;
    readonly refused: (why: NotJoined) => void;
  };

  private constructor(around: LineAround, settled: RemoteSource['settled']) {
    this.settled = settled;
    this.line = new Line(around, {
      opened: () => this.hello(),
      woken: () => this.hello(),
      heard: (text) => this.hear(JSON.parse(text) as ToGuest),
      closed: (code) => {
        // An older server knows nothing of words, and can read no hello that speaks of them.
        if (code === MALFORMED && !this.hasHeard) this.readsWords = false;
        this.lose(COME_BACK.includes(code));
      },
      gone: () => this.giveUp('missing'),
    });
  }

  /**
   * Sits down at a table; a word if this page is too old for its server, or if the game is not there. Until `leave` it is
   * tried for ever.
   */
  static join(around: LineAround, leave?: AbortSignal): Promise<RemoteSource | NotJoined> {
    return new Promise((resolve) => {
      const source: RemoteSource = new RemoteSource(around, {
        welcomed: () => resolve(source),
        refused: resolve,
      });
      leave?.addEventListener('abort', () => source.close());
    });
  }

  state = (): TableState => {
    if (this.present === null) throw new Error('nobody has told anything about this table');
    return this.present;
  };

  subscribe = this.listeners.add;

  get send(): TableSource['send'] {
    return typeof this.present?.viewer === 'number' ? (command) => this.say(command) : null;
  }

  readonly extras: Required<Pick<Extras, 'claim'>> = { claim: () => this.claim() };

  close(): void {
    clearTimeout(this.timer);
    this.line.close();
  }

  /** One thing is said at a time. */
  private say(command: Command): void {
    if (this.said !== null || this.present === null) return;
    this.said = { command, at: this.present.seq };
    this.update({ pending: command, refused: null });
    this.sayAgain(this.said);
  }

  private claim(): void {
    if (this.present === null) return;
    this.claimed = this.present.seq;
    this.update({ refused: null });
    this.tell({ claim: this.claimed });
  }

  private sayAgain(said: Said): void {
    if (this.tell(said)) this.wait(ECHO, () => this.hello());
  }

  /** Asks for everything that is new; whoever does not answer that has gone. */
  private hello(): void {
    this.isGreeting = true;
    this.hasHeard = false;
    const known = this.present === null ? null : { seq: this.present.seq, content: this.content };
    const words = this.readsWords ? true : undefined;
    this.tell({ hello: { protocol: PROTOCOL, rules: RULES_VERSION, known, words } });
    this.wait(ECHO, () => this.line.renew());
  }

  private tell(message: FromGuest): boolean {
    return this.line.send(JSON.stringify(message));
  }

  private hear(message: ToGuest): void {
    this.hasHeard = true;
    try {
      this.take(message);
    } catch (error) {
      if (!(error instanceof SightError)) throw error;
      // The engine of the server is another one: what this message told is asked for once more, in views. More of it may still be on its way.
      if (!this.readsWords) return;
      this.readsWords = false;
      this.hello();
    }
  }

  private take(message: ToGuest): void {
    if ('reload' in message) this.giveUp('outdated');
    else if ('welcome' in message) this.welcome(message.welcome);
    else if ('told' in message) this.hearTold(message.told);
    else if ('clock' in message) this.update({ clock: { ...message.clock, heard: performance.now() } });
    else if ('waiting' in message) this.update({ waiting: { ...message.waiting, heard: performance.now() } });
    else if ('ended' in message) this.cutShort();
    else this.refuse(message);
  }

  /** What was told so far can still be looked at. */
  private cutShort(): void {
    if (this.present !== null) this.update({ isCutShort: true });
    else {
      this.close();
      this.settled.refused('cutShort');
    }
  }

  private welcome({ config, players, persons, viewer, content, library, told }: Welcome): void {
    const isFirst = this.present === null;
    if (!isFirst && told.seq < this.state().seq) return;
    const made = createLibrary({ heroes: library.heroes, boards: library.boards, check: 'later' });
    const sight = new Sight({ config, library: made, viewer });
    const present = { ...QUIET, config, players, persons, viewer, library: made, moments: [], seq: told.seq };
    const moments = readIn(told, [], sight);
    // Nothing of it is taken over before all of it could be read.
    [this.content, this.sight, this.present] = [content, sight, present];
    this.follow(told, moments);
    if (isFirst) this.settled.welcomed();
  }

  private hearTold(told: Telling<ToldMoment>): void {
    if (this.present === null) return;
    const { seq, moments } = this.present;
    if (told.since === seq) this.follow(told, readIn(told, moments, this.sight));
    // Something between was missed. What is older is known already.
    else if (told.seq > seq && !this.isGreeting) this.hello();
  }

  /** Takes over what is told, which follows what is known; `next`: the moments as they are then. */
  private follow(told: Telling<ToldMoment>, next: readonly Moment[]): void {
    const { seq, moments, mayTakeBack, proposal, standIns, byLot } = told;
    const before = this.state();
    const { isGreeting, said } = this;
    this.isGreeting = false;
    const isOpen = said !== null && seq === said.at;
    if (!isOpen) this.said = null;
    this.update({
      seq,
      moments: next,
      mayTakeBack,
      proposal,
      standIns,
      byLot,
      link: 'online',
      pending: isOpen ? said.command : null,
      // Whatever is chosen lets everybody ask again.
      hasAsked: (before.hasAsked && moments.length === 0) || proposal?.by === before.viewer,
      ...(seq > before.seq ? { refused: null, answered: answeredIn(before, told) } : {}),
    });
    if (said !== null && isOpen && isGreeting) this.sayAgain(said);
    else this.wait(isOpen ? ECHO : SILENCE, () => this.hello());
  }

  private refuse({ refused, at }: Extract<ToGuest, { refused: unknown }>): void {
    if (this.said?.at !== at) {
      // Nobody has been away for long enough.
      if (this.claimed === at) this.update({ refused: 'tooSoon' });
      return;
    }
    const { command } = this.said;
    this.said = null;
    const why = refusedFor(refused, command);
    this.update({ pending: null, refused: why, ...(why === 'askedAlready' ? { hasAsked: true } : {}) });
    if (refused === 'stale') this.hello();
    else this.wait(SILENCE, () => this.hello());
  }

  /** There is nothing more to hear. */
  private giveUp(why: 'outdated' | 'missing'): void {
    this.close();
    if (this.present === null) this.settled.refused(why);
    else this.update({ link: why });
  }

  /** `isCalled`: another node waits for us, and nobody need worry. */
  private lose(isCalled: boolean): void {
    clearTimeout(this.timer);
    this.isGreeting = false;
    if (!isCalled && this.present !== null && this.present.link !== 'lost') this.update({ link: 'lost' });
  }

  private wait(time: number, then: () => void): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(then, time);
  }

  private update(change: Partial<TableState>): void {
    this.present = { ...this.state(), ...change };
    this.listeners.tell();
  }
}

/** The moments after what is told; a `SightError` where they cannot be read. */
function readIn(told: Telling<ToldMoment>, known: readonly Moment[], sight: Sight | null): readonly Moment[] {
  const isNew = told.moments.length > 0 || told.cut < known.length;
  const moments = isNew ? toldAfter(known, told, sight ?? undefined) : known;
  if (told.now !== undefined) sight?.begin(told.now);
  return moments;
}
