import { type BoardDef, foreign } from '@peerless/language';
import type { Mode } from '@peerless/rules';
import { TEXT_LANGUAGES } from '@peerless/text';
import { folded } from './folded.ts';
import { InputError, withNames } from './input-error.ts';
import { type PlainMessageId, sayIn } from './messages.ts';

/** The ways to sit at the table. A duel has two starts' worth of players, everything else needs four start spaces. */
export const SEATINGS = ['duel', 'free-for-all-3', 'free-for-all-4', 'teams-3', 'teams-4'] as const;
export type Seating = (typeof SEATINGS)[number];

interface Seats {
  readonly mode: Mode;
  /** Who plays each seat. */
  readonly players: readonly number[];
  /** What it is, in words. */
  readonly words: PlainMessageId;
}

/** In teams seats 1 and 3 play together against 2 and 4; with three players one of them has a whole team. */
export const SEATS: { readonly [S in Seating]: Seats } = {
  duel: { mode: 'duel', players: [0, 1], words: 'seatsDuel' },
  'free-for-all-3': { mode: 'free-for-all', players: [0, 1, 2], words: 'seatsFreeForAll3' },
  'free-for-all-4': {
    mode: 'free-for-all',
    players: [0, 1, 2, 3],
    words: 'seatsFreeForAll4',
  },
  'teams-3': { mode: 'teams', players: [0, 1, 0, 2], words: 'seatsTeams3' },
  'teams-4': { mode: 'teams', players: [0, 1, 2, 3], words: 'seatsTeams4' },
};

/** The modes of the engine in words. */
export const MODE_WORDS: { readonly [M in Mode]: PlainMessageId } = {
  duel: 'modeDuel',
  'free-for-all': 'modeFreeForAll',
  teams: 'modeTeams',
};

const MODES = Object.keys(MODE_WORDS) as Mode[];

/** What a mode means where nobody says how many play. */
const USUAL: { readonly [M in Mode]: Seating } = {
  duel: 'duel',
  'free-for-all': 'free-for-all-3',
  teams: 'teams-4',
};

/** Other words for the same. */
const ALIASES: Readonly<Record<string, Seating>> = {
  'free-for-all': USUAL['free-for-all'],
  ffa: 'free-for-all-3',
  'ffa-3': 'free-for-all-3',
  'ffa-4': 'free-for-all-4',
  teams: USUAL.teams,
};

const aliasOf = (word: string): Seating | undefined =>
  Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined;

/** The seating that is called so in any language: `duelo`, `командна гра`. */
function inWords(wanted: string): Seating | undefined {
  const words = TEXT_LANGUAGES.map(sayIn);
  const isCalled = (id: PlainMessageId): boolean => words.some((say) => folded(say(id)) === folded(wanted));
  const mode = MODES.find((known) => isCalled(MODE_WORDS[known]));
  return mode === undefined ? SEATINGS.find((seating) => isCalled(SEATS[seating].words)) : USUAL[mode];
}

/** The seating with that name, in any language. */
export function seatingNamed(name: string): Seating {
  const wanted = name.trim().toLowerCase();
  const found = SEATINGS.find((seating) => seating === wanted) ?? aliasOf(wanted) ?? inWords(wanted);
  if (found !== undefined) return found;
  throw new InputError((say) =>
    withNames(say('unknownMode', { name: foreign(name.trim()) }), wanted, SEATINGS, say),
  );
}

/** more than two seats need four start spaces. */
export const hasRoomFor = (board: BoardDef, seating: Seating): boolean =>
  SEATS[seating].players.length <= 2 || board.startSpaces >= 4;
