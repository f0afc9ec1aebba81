import { type BoardDef, missingRules } from '@peerless/language';
import type { Options } from '@peerless/rules';
import {
  CHOOSING,
  type Choosing,
  type ClockSettings,
  isQuick,
  type LobbyView,
  type TableSettings,
  WHEN_UP,
  type WhenUp,
  whenUpOf,
} from '@peerless/table/online';
import { SEATINGS, SEATS, type Seating, seatCount } from '../setup/seating.ts';
import {
  boardProblem,
  type Collection,
  type Draw,
  mostFighters,
  optionsFrom,
  RANDOM,
} from '../setup/setup.ts';

/** What somebody wants of a table; from any of it settings can be made that a server takes. */
export interface Wishes {
  readonly seating: Seating;
  /** A board's slug, or `random`. */
  readonly board: string;
  readonly options: Partial<Options>;
  readonly choosing: Choosing;
  readonly clock: ClockSettings;
  readonly whenUp: WhenUp;
  readonly isRated: boolean;
  readonly isCast: boolean;
}

/** Times to choose from, by kind; the one in the middle is usual. */
export const MOVE_SECONDS = [30, 60, 120, 300] as const;
export const BANKS = [
  { seconds: 300, increment: 5 },
  { seconds: 600, increment: 10 },
  { seconds: 900, increment: 15 },
  { seconds: 1800, increment: 30 },
] as const;
export const DAYS = [1, 2, 3, 7] as const;

export const USUAL_CLOCKS: { readonly [K in ClockSettings['is']]: Extract<ClockSettings, { is: K }> } = {
  none: { is: 'none' },
  move: { is: 'move', seconds: 120 },
  bank: { is: 'bank', seconds: 900, increment: 15 },
  days: { is: 'days', days: 2 },
};

export const FIRST_WISHES: Wishes = {
  seating: 'duel',
  board: RANDOM,
  options: {},
  choosing: 'open',
  clock: USUAL_CLOCKS.none,
  whenUp: 'bot',
  isRated: false,
  isCast: false,
};

/** Why a board cannot be chosen: whoever comes may bring as many fighters as there are. */
export const problemOf =
  ({ seating }: Pick<Wishes, 'seating'>, collection: Collection) =>
  (board: BoardDef) => {
    const seats = seatCount(seating);
    const heroes = Array.from({ length: seats }, () => RANDOM);
    return boardProblem(board, seats, mostFighters({ heroes }, collection));
  };

/** What a server is asked for. */
export function settingsOf(
  wishes: Wishes,
  isPublic: boolean,
  collection: Collection,
  draw: Draw,
): TableSettings {
  const { seating, board, ...rest } = wishes;
  const problem = problemOf(wishes, collection);
  const fit = collection.boards.filter((each) => missingRules(each).length === 0 && problem(each) === null);
  const chosen = fit.find(({ slug }) => slug === board) ?? fit[draw(fit.length)];
  const { mode, players } = SEATS[seating];
  const isCast = rest.isCast && isQuick(rest.clock);
  const whenUp = whenUpOf(rest.isRated, rest.whenUp);
  return { ...rest, isCast, whenUp, mode, seats: players, board: chosen?.slug ?? '', isPublic };
}

/** What was asked for, of a table that is there. */
export function wishesOf(lobby: LobbyView): Wishes {
  const seats = lobby.seats.map(({ player }) => player).join();
  const seating = SEATINGS.find(
    (known) => SEATS[known].mode === lobby.mode && SEATS[known].players.join() === seats,
  );
  const { board, options, choosing, clock, whenUp, isRated, isCast } = lobby;
  return { seating: seating ?? 'duel', board, options, choosing, clock, whenUp, isRated, isCast };
}

const KEY = 'peerless-table';

/** What was asked for last, as far as it can still be had. */
export function lastWishes(collection: Collection): Wishes {
  const given = read();
  const seating = SEATINGS.find((known) => known === given.seating) ?? FIRST_WISHES.seating;
  const board = collection.boards.find(({ slug }) => slug === given.board);
  const fits = board !== undefined && problemOf({ seating }, collection)(board) === null;
  return {
    seating,
    board: fits ? board.slug : RANDOM,
    options: optionsFrom(given.options),
    choosing: CHOOSING.find((known) => known === given.choosing) ?? FIRST_WISHES.choosing,
    clock: clockFrom(given.clock),
    whenUp: WHEN_UP.find((known) => known === given.whenUp) ?? FIRST_WISHES.whenUp,
    isRated: given.isRated === true,
    isCast: given.isCast === true,
  };
}

function clockFrom(given: unknown): ClockSettings {
  const all: readonly ClockSettings[] = [
    ...MOVE_SECONDS.map((seconds) => ({ is: 'move', seconds }) as const),
    ...BANKS.map((bank) => ({ is: 'bank', ...bank }) as const),
    ...DAYS.map((days) => ({ is: 'days', days }) as const),
  ];
  const text = JSON.stringify(given);
  return all.find((known) => JSON.stringify(known) === text) ?? USUAL_CLOCKS.none;
}

function read(): Partial<Record<keyof Wishes, unknown>> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Remembers wishes for the next table. */
export function keepWishes(wishes: Wishes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // A full or forbidden store: the next table starts from the usual wishes.
  }
}
