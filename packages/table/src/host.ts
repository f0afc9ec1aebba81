import {
  clone,
  type Game,
  type GameEvent,
  isOver,
  PeerlessError,
  type Sink,
  type Viewer,
} from '@peerless/rules';
import {
  agreeDraw,
  choose,
  type Entry,
  type Match,
  mayRewind,
  resign,
  rewind,
  standsAfter,
  type ToldWords,
  timeout,
  undo,
  undoFloor,
} from '@peerless/rules/match';
import { askedSeat, isSeatOut, playerOf } from '@peerless/rules/numbers';
import type { Command, Proposal, Refusal } from './command.ts';
import {
  allWordsText,
  type Moment,
  momentOf,
  momentsOf,
  momentText,
  type ToldMoment,
  wordedText,
} from './moment.ts';
import { type Player, peopleIn, playersAt } from './player.ts';

/** A proposal that waits for the consent of the others. */
export interface OpenProposal {
  readonly by: number;
  readonly what: Proposal;
  /** Who has said yes so far, whoever proposed it included. */
  readonly agreed: readonly number[];
}

/** What has changed at a table. */
export interface Change {
  /** The number that it follows. */
  readonly since: number;
  /** The number of the position; the next command answers it. */
  readonly seq: number;
  /** How many moments still stand of those that were told before. */
  readonly cut: number;
  /** What happened after them; null where nothing did: something was taken back, or proposed. */
  readonly events: readonly GameEvent[] | null;
}

/** How a table stands for one viewer, beside what can be seen on it. */
export interface Status {
  /** How many of the viewer's last choices may be taken back without asking anybody. */
  readonly mayTakeBack: number;
  readonly proposal: OpenProposal | null;
  /** The players for whom a bot plays on, until they take their seats back. */
  readonly standIns: readonly number[];
  /** The players whose bot failed, so that chance has chosen for it. */
  readonly byLot: readonly number[];
}

/** What is told to one viewer: `moments` come after the first `cut` of those the viewer has. */
export interface Telling<M extends ToldMoment = Moment> extends Status {
  /** The number up to which the viewer has to know the story; null: it is told from the beginning. */
  readonly since: number | null;
  readonly seq: number;
  readonly cut: number;
  readonly moments: readonly M[];
  /** All words of the present position, for whoever follows by them, where it does not follow by a choice from the one before. */
  readonly now?: ToldWords;
}

/** What differs from table to table. */
export interface Manners {
  /** Whether somebody may propose again before the game has gone on: people at one screen may, guests from afar may not. */
  readonly asksAgain?: boolean;
}

/** The bot that plays on for somebody who has gone. */
const STAND_IN = 'casual';

/** A command that a player gave, and the number that it answered. */
interface Given {
  readonly command: Command;
  readonly at: number;
}

/**
 * A game with the people and bots around it. It takes the commands of players, one after the other, and tells each
 * viewer what came of them; who is connected, what time it is and where games are kept is the business of others.
 *
 * Numbers belong to one host. Where guests come back to a host that was made again, it goes through the same commands
 * (docs/decisions/0027); one that is made from a record counts from the record's entries on.
 */
export class Host {
  readonly match: Match;
  readonly players: readonly Player[];
  private readonly asksAgain: boolean;
  private open: OpenProposal | null = null;
  /** Who has proposed something since the game last went on: nobody asks again and again. */
  private readonly proposed = new Set<number>();
  /** How many choices stood at each number so far, the present one last. */
  private readonly stood: number[];
  /** The last command of each player that was carried out: said again, it is not carried out twice. */
  private readonly given = new Map<number, Given>();
  private replaced: readonly number[] = [];
  private lots: readonly number[] = [];
  /** The position before the last thing that happened. */
  private earlier: Game | undefined;

  constructor(match: Match, players: readonly Player[], { asksAgain = false }: Manners = {}) {
    this.match = match;
    this.players = players;
    this.asksAgain = asksAgain;
    this.stood = stoodIn(match.entries);
  }

  /** How many commands were carried out: with it a command says which position it answers. */
  get seq(): number {
    return this.stood.length - 1;
  }

  get proposal(): OpenProposal | null {
    return this.open;
  }

  /** Who is asked now, or null when the game is over. */
  get asked(): number | null {
    const { game } = this.match;
    return isOver(game) ? null : playerOf(game, askedSeat(game));
  }

  /** The players for whom a bot plays on. */
  get standIns(): readonly number[] {
    return this.replaced;
  }

  /** The bot that plays for that player at present, or null. */
  botFor(player: number): string | null {
    const who = this.players[player];
    if (who?.is === 'bot') return who.bot;
    return this.replaced.includes(player) ? STAND_IN : null;
  }

  /** Who has still to say something to the open proposal. */
  get undecided(): readonly number[] {
    const { open } = this;
    return open === null ? [] : this.voters().filter((voter) => !open.agreed.includes(voter));
  }

  /** Carries out a command that answers the position `at`, or says why not; then nothing has changed. */
  act(player: number, command: Command, at: number): Change | Refusal {
    if (at !== this.seq) return this.wasGiven(player, { command, at }) ? this.unchanged() : 'stale';
    if (!this.players[player]) return 'notYours';
    if (isOver(this.match.game)) return 'over';
    const change = this.carryOut(player, command);
    if (typeof change === 'object') this.given.set(player, { command, at });
    return change;
  }

  /** The time of whoever plays a seat is up. */
  timeOut(seat: number): Change | Refusal {
    const { match } = this;
    if (isOver(match.game)) return 'over';
    return isSeatOut(match.game, seat) ? 'noOption' : this.happen((sink) => timeout(match, seat, sink));
  }

  /** A person has gone: a bot plays on for them. */
  standIn(player: number): Change | Refusal {
    if (isOver(this.match.game)) return 'over';
    if (!this.voters().includes(player)) return 'noOption';
    this.replaced = [...this.replaced, player];
    this.open = null;
    return this.carriedOut();
  }

  /** The bot of a player failed, and chance has chosen for it. */
  chooseByLot(player: number, key: string): Change | Refusal {
    const change = this.choose(player, key);
    if (typeof change === 'object' && !this.lots.includes(player)) this.lots = [...this.lots, player];
    return change;
  }

  /** How many of a viewer's last choices may be taken back without asking anybody. */
  mayTakeBack(viewer: Viewer): number {
    return typeof viewer === 'number' ? this.match.line.length - undoFloor(this.match, viewer) : 0;
  }

  /** A change as one viewer may see it. */
  tell({ since, seq, cut, events }: Change, viewer: Viewer): Telling {
    const moments = events === null ? [] : [momentOf(this.match.game, events, viewer)];
    return { since, seq, cut, moments, ...this.statusFor(viewer) };
  }

  /**
   * The same as a server tells it, as JSON (`Telling<ToldMoment>`): what has changed in the viewer's view. It is to be told
   * before anything else happens. `inWords`: to somebody who reads words.
   */
  tellText({ since, seq, cut, events }: Change, viewer: Viewer, inWords = false): string {
    const { earlier } = this;
    const isTold = events !== null && earlier !== undefined;
    const text = inWords ? wordedText : momentText;
    const moments = isTold ? text(earlier, this.match.game, events, viewer) : '';
    // What was taken back follows from no choice. What is proposed leaves everything as it is.
    const isOther = events === null && this.stood[since] !== this.stood[seq];
    const status = this.statusText(viewer, inWords && isOther);
    return `{"since":${since},"seq":${seq},"cut":${cut},"moments":[${moments}],${status}`;
  }

  /** The story for a viewer who knows it up to a number; null: who knows nothing of it. */
  story(viewer: Viewer, known: number | null = null): Telling {
    const { config, entries, library } = this.match;
    const { since, cut, isAll } = this.missing(known);
    const moments = isAll ? [] : momentsOf({ config, entries }, library, viewer, cut);
    return { since, seq: this.seq, cut, moments, ...this.statusFor(viewer) };
  }

  /** The same as a server tells it; `texts` gives all moments of that viewer (`momentTexts`), which a server may keep. */
  storyText(viewer: Viewer, known: number | null, texts: () => readonly string[], inWords = false): string {
    const { since, cut, isAll } = this.missing(known);
    const moments = isAll ? '' : texts().slice(cut).join();
    const status = this.statusText(viewer, inWords);
    return `{"since":${since},"seq":${this.seq},"cut":${cut},"moments":[${moments}],${status}`;
  }

  /** What is still known by whoever knows the story up to a number, and whether that is all of it. */
  private missing(known: number | null): { since: number | null; cut: number; isAll: boolean } {
    // A number from the future is that of another story.
    const isKnown = known !== null && known <= this.seq;
    const cut = isKnown ? Math.min(...this.stood.slice(known)) + 1 : 0;
    // Whoever has missed nothing is not worth a whole game told again.
    return { since: isKnown ? known : null, cut, isAll: cut > this.match.line.length };
  }

  private statusFor(viewer: Viewer): Status {
    const { open: proposal, replaced: standIns, lots: byLot } = this;
    return { mayTakeBack: this.mayTakeBack(viewer), proposal, standIns, byLot };
  }

  /** The same as JSON, without the brace before it, and all words behind it where they are told. */
  private statusText(viewer: Viewer, hasWords: boolean): string {
    const { open, replaced, lots } = this;
    const words = hasWords ? `,"now":${allWordsText(this.match.game, viewer)}` : '';
    // So it stands at almost every table.
    if (open === null && replaced.length === 0 && lots.length === 0)
      return `"mayTakeBack":${this.mayTakeBack(viewer)},"proposal":null,"standIns":[],"byLot":[]${words}}`;
    return `${JSON.stringify(this.statusFor(viewer)).slice(1, -1)}${words}}`;
  }

  private wasGiven(player: number, { command, at }: Given): boolean {
    const last = this.given.get(player);
    return last?.at === at && JSON.stringify(last.command) === JSON.stringify(command);
  }

  private carryOut(player: number, command: Command): Change | Refusal {
    if ('choose' in command) return this.choose(player, command.choose);
    if ('takeBack' in command) return this.takeBack(player, command.takeBack);
    if ('resign' in command) return this.resign(player, command.resign);
    if ('propose' in command) return this.propose(player, command.propose);
    if ('answer' in command) return this.answer(player, command.answer);
    return this.comeBack(player);
  }

  private choose(player: number, key: string): Change | Refusal {
    if (this.asked !== player) return 'notYours';
    return this.happen((sink) => choose(this.match, key, sink));
  }

  private takeBack(player: number, to: number): Change | Refusal {
    return this.shorten((match) => undo(match, player, to));
  }

  private resign(player: number, seat: number): Change | Refusal {
    if (!this.seatsOf(player).includes(seat)) return 'notYours';
    if (isSeatOut(this.match.game, seat)) return 'noOption';
    return this.happen((sink) => resign(this.match, seat, sink));
  }

  private comeBack(player: number): Change | Refusal {
    if (!this.replaced.includes(player)) return 'noOption';
    this.replaced = this.replaced.filter((other) => other !== player);
    return this.carriedOut();
  }

  private propose(player: number, what: Proposal): Change | Refusal {
    if (this.open !== null) return 'noOption';
    // A bot agrees to nothing, and whoever is out of the game has nothing to propose.
    const voters = this.voters();
    if (!voters.includes(player) || this.players.some((_, other) => this.botFor(other) !== null))
      return 'notYours';
    if (this.proposed.has(player) && !this.asksAgain) return 'stands';
    if (what !== 'draw' && !mayRewind(this.match, what.takeBack)) return 'noOption';
    this.proposed.add(player);
    this.open = { by: player, what, agreed: [player] };
    return this.carriedOut();
  }

  private answer(player: number, answer: 'yes' | 'no'): Change | Refusal {
    const { open } = this;
    if (open === null) return 'noOption';
    if (!this.voters().includes(player)) return 'notYours';
    if (open.agreed.includes(player) && answer === 'yes') return 'noOption';
    if (answer === 'no') {
      this.open = null;
      return this.carriedOut();
    }
    const agreed = [...open.agreed, player];
    if (this.voters().some((voter) => !agreed.includes(voter))) {
      this.open = { ...open, agreed };
      return this.carriedOut();
    }
    const { what } = open;
    if (what === 'draw') return this.happen((sink) => agreeDraw(this.match, sink));
    return this.shorten((match) => rewind(match, what.takeBack));
  }

  /** Who has a say: people who play themselves and are still in the game. */
  private voters(): number[] {
    const isIn = (seat: number): boolean => !isSeatOut(this.match.game, seat);
    return peopleIn(this.players).filter(
      (player) => !this.replaced.includes(player) && this.seatsOf(player).some(isIn),
    );
  }

  /** The seats that a player has. */
  seatsOf(player: number): number[] {
    return playersAt(this.match.config).flatMap((other, seat) => (other === player ? [seat] : []));
  }

  /** Whatever happens, what was proposed before is no longer on the table. */
  private happen(act: (sink: Sink) => Game): Change | Refusal {
    const cut = this.match.line.length + 1;
    const events: GameEvent[] = [];
    const played = (): void => {
      this.earlier = clone(
        act((event) => events.push(event)),
        this.earlier,
      );
    };
    if (!tries(played)) return 'noOption';
    this.open = null;
    this.proposed.clear();
    const { since, seq } = this.carriedOut();
    return { since, seq, cut, events };
  }

  private shorten(act: (match: Match) => void): Change | Refusal {
    if (!tries(() => act(this.match))) return 'stands';
    this.open = null;
    return this.carriedOut();
  }

  /** One number further. */
  private carriedOut(): Change {
    const since = this.seq;
    const stands = this.match.line.length;
    this.stood.push(stands);
    return { since, seq: this.seq, cut: stands + 1, events: null };
  }

  private unchanged(): Change {
    return { since: this.seq, seq: this.seq, cut: this.match.line.length + 1, events: null };
  }
}

/** Whether the engine did it; what it refuses leaves the game as it was. */
function tries(act: () => void): boolean {
  try {
    act();
    return true;
  } catch (error) {
    if (error instanceof PeerlessError) return false;
    throw error;
  }
}

/** How many choices stood at first and after each entry. */
function stoodIn(entries: readonly Entry[]): number[] {
  const stood = [0];
  for (const entry of entries) stood.push(standsAfter(stood.at(-1) ?? 0, entry));
  return stood;
}
