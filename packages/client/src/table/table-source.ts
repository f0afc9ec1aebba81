import type { Library, TableConfig, Viewer } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import type { Command, Moment, OpenProposal, Player, Refusal, Telling, ToldMoment } from '@peerless/table';
import type { ClockState, Waiting } from '@peerless/table/online';
import type { Chance } from '../bots/answer-bots.ts';

/** Where a table stands: in this page, or on a server that answers, does not answer, has another version, or knows it no more. */
export type Link = 'here' | 'online' | 'lost' | 'outdated' | 'missing';

/** Why something came to nothing: as the table says it, or as it is meant for what was asked. */
export type Refused = Refusal | 'tooSoon' | 'askedAlready';

/** What a refusal means for a command: whoever has proposed something plays on before they propose again. */
export const refusedFor = (refusal: Refusal, command: Command): Refused =>
  refusal === 'stands' && 'propose' in command ? 'askedAlready' : refusal;

/** What came of a proposal. */
export type Answered = Pick<OpenProposal, 'by' | 'what'> & { readonly isAgreed: boolean };

/** What a telling says of the proposal that was open before it; null where it is open still, or the game just went on. */
export function answeredIn(
  { proposal, moments: known }: Pick<TableState, 'proposal' | 'moments'>,
  told: Pick<Telling<ToldMoment>, 'proposal' | 'moments' | 'cut'>,
): Answered | null {
  if (proposal === null || told.proposal !== null || told.moments.length > 0) return null;
  const { by, what } = proposal;
  if (told.cut >= known.length) return { by, what, isAgreed: false };
  return what !== 'draw' && told.cut === what.takeBack + 1 ? { by, what, isAgreed: true } : null;
}

/** What the screens draw. A new object for every change, so that it can be compared by reference. */
export interface TableState {
  readonly config: TableConfig;
  /** By player number. */
  readonly players: readonly Player[];
  /** Who each player is, by the id of their profile; nobody at a table of this page. */
  readonly persons: readonly (string | null)[];
  readonly viewer: Viewer;
  /** The heroes and the board that this table is played with. */
  readonly library: Library;
  /** The setup, then one moment a choice that still stands. */
  readonly moments: readonly Moment[];
  /** The number of the position; it grows with everything that happens, also when something is taken back. */
  readonly seq: number;
  /** How many of the viewer's last choices may be taken back without asking anybody. */
  readonly mayTakeBack: number;
  /** What somebody has proposed to the others. */
  readonly proposal: OpenProposal | null;
  /** What came of the last proposal, until something more happens. */
  readonly answered: Answered | null;
  /** Whether the viewer has to play on before they may propose something again. */
  readonly hasAsked: boolean;
  /** What the viewer has said and nobody has answered yet: until then the question is frozen. */
  readonly pending: Command | null;
  /** Why the viewer's last command came to nothing. */
  readonly refused: Refused | null;
  readonly link: Link;
  /** The clocks as they were told, and when, by the clock of the page; null: nobody counts. */
  readonly clock: (ClockState & { readonly heard: number }) | null;
  /** How long others have been waited for when that was told, and when, by the clock of the page; null: nobody has told. */
  readonly waiting: (Waiting & { readonly heard: number }) | null;
  /** The players for whom a bot plays on, until they take their seats back. */
  readonly standIns: readonly number[];
  /** The players whose bot failed, so that chance has chosen for it. */
  readonly byLot: readonly number[];
  /** Whether a server could not go on with the game, because its rules have changed. */
  readonly isCutShort: boolean;
  /** The player who has to take over the screen before anything more is shown, or null. */
  readonly handOver: number | null;
  /** The bot that thinks, by player number. */
  readonly thinking: number | null;
  /** The bot that could not choose, by player number: somebody has to say how to go on. */
  readonly stuck: number | null;
}

/** What only some sources can do. */
export interface Extras {
  /** How good the options of the present question are, best first. */
  readonly hint?: () => Promise<readonly Chance[]>;
  /** The whole game, with everything that is hidden. */
  readonly record?: () => GameRecord;
  /** The called player has taken over the screen. */
  readonly takeOver?: () => void;
  /** Bots rest while nobody looks. */
  readonly sleep?: (asleep: boolean) => void;
  /** Lets a bot that could not choose try again, or chooses by chance for it. */
  readonly unstick?: (how: 'again' | 'byChance') => void;
  /** Says that whoever is asked has gone for too long. */
  readonly claim?: () => void;
  /** Tells the same with the eyes of somebody else. */
  readonly lookAs?: (viewer: Viewer) => void;
}

/** A game from wherever it comes: from this page, from a record, from a server. Screens know nothing else of it. */
export interface TableSource {
  state(): TableState;
  subscribe(listener: () => void): () => void;
  /** Says what the viewer wants; null where nobody may say anything: in a replay, to an onlooker. */
  readonly send: ((command: Command) => void) | null;
  readonly extras: Extras;
  close(): void;
}

/** What has nothing of a server, of a shared screen, or of bots to tell. */
export const QUIET = {
  mayTakeBack: 0,
  proposal: null,
  answered: null,
  hasAsked: false,
  pending: null,
  refused: null,
  link: 'here',
  clock: null,
  waiting: null,
  persons: [],
  standIns: [],
  byLot: [],
  isCutShort: false,
  handOver: null,
  thinking: null,
  stuck: null,
} as const satisfies Partial<TableState>;
