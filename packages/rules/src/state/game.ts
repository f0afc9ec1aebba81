import type { Content } from '../content/content.ts';
import type { Face } from '../content/library.ts';
import type { Cause, EventOf, EventType, Sink } from './event.ts';
import {
  DEPTH,
  FRAME_WIDTH,
  MAX_DEPTH,
  NONE,
  OVER,
  PUBLIC,
  SEAT_FIGHTERS,
  SOURCE,
  STACK,
  STATE_SIZE,
} from './layout.ts';

/** A running game (or an observation of one). Only `apply` changes it. */
export interface Game {
  readonly content: Content;
  readonly state: Int32Array;
  /** The options of the present decision as packed integers, `count` of them, once `listed`. */
  options: Int32Array;
  count: number;
  listed: boolean;
  sink: Sink | null;
  /** Cards that the next random results must give, for scenarios. */
  forced: number[];
  /** Listens to the engine itself, for tests and scenarios. */
  trace: Trace | null;
  /** Whose knowledge this is, for observations; NONE for the true game. */
  viewer: number;
}

/** What happens inside the engine, for those who test it: a game without a trace pays nothing for it. */
export interface Trace {
  /** A question answers itself; its options are listed. */
  skips?(game: Game): void;
  /** The effect in this frame goes on; whoever is asked first may return what is to be called after it. */
  runs?(game: Game, frame: number): () => void;
}

/** Room for the options of almost every decision; the list grows when a decision has more. */
const USUAL_OPTIONS = 256;

export function createGame(content: Content): Game {
  return {
    content,
    state: new Int32Array(STATE_SIZE),
    options: new Int32Array(USUAL_OPTIONS),
    count: 0,
    listed: false,
    sink: null,
    forced: [],
    trace: null,
    viewer: NONE,
  };
}

/** A copy that can be played on its own. Give a game of the same content to copy into, e.g. from a pool, for speed. */
export function clone(game: Game, into: Game = createGame(game.content)): Game {
  into.state.set(game.state);
  into.count = 0;
  into.listed = false;
  into.viewer = game.viewer;
  return into;
}

export const isOver = (game: Game): boolean => game.state[OVER] !== 0;

// Ids

export const seatOfFighter = (fighter: number): number => (fighter / SEAT_FIGHTERS) | 0;
export const seatOfCard = (card: number): number => card >> 5;
export const faceOf = (game: Game, card: number): Face => game.content.faces[card] as Face;
/** `king-arthur/feint` */
export const cardId = (game: Game, card: number): string =>
  `${game.content.heroes[seatOfCard(card)].def.slug}/${faceOf(game, card).slug}`;
export const fighterId = (game: Game, fighter: number): string => game.content.fighterIds[fighter];
export const spaceId = (game: Game, space: number): number => game.content.board.ids[space];

// The stack

/** Starts a procedure: it runs before whatever is on the stack now. Returns its frame. */
export function push(game: Game, proc: number, seat: number, source: number): number {
  const s = game.state;
  const depth = s[DEPTH];
  if (depth >= MAX_DEPTH) throw new RangeError('effects are nested too deeply');
  const frame = STACK + depth * FRAME_WIDTH;
  s[frame] = proc;
  s[frame + 1] = 0;
  s[frame + 2] = NONE;
  s[frame + 3] = seat;
  s[frame + 4] = source;
  s[frame + 5] = NONE;
  s[frame + 6] = 0;
  s[frame + 7] = 0;
  s[frame + 8] = 0;
  s[frame + 9] = 0;
  s[frame + 10] = 0;
  s[frame + 11] = 0;
  s[DEPTH] = depth + 1;
  return frame;
}

export function pop(game: Game): void {
  game.state[DEPTH]--;
}

export const top = (game: Game): number => STACK + (game.state[DEPTH] - 1) * FRAME_WIDTH;
/** Room for that many more frames. */
export const hasRoom = (game: Game, frames: number): boolean => game.state[DEPTH] + frames <= MAX_DEPTH;

// Causes: a card (0…127), the ability of a seat's hero (ABILITY + seat) or a rule (RULE + index)

export const ABILITY = 128;
export const RULE = 256;
export const RULES = [
  'R-3.3',
  'R-3.5',
  'R-5.1',
  'R-5.7',
  'R-6.2',
  'R-6.3',
  'R-6.6',
  'R-6.9',
  'R-9.6',
  'R-9.1',
  'R-13.5',
  'R-14.2',
  'R-14.20',
  'RU-46',
] as const;
const RULE_NUMBERS = Object.fromEntries(RULES.map((number, i) => [number, RULE + i])) as {
  readonly [N in (typeof RULES)[number]]: number;
};
/** The cause that is a rule. */
export const rule = (number: (typeof RULES)[number]): number => RULE_NUMBERS[number];

export function causeOf(game: Game, source: number): Cause {
  if (source < 0) return {};
  if (source >= RULE) return { rule: RULES[source - RULE] as string };
  if (source >= ABILITY) return { ability: game.content.heroes[source - ABILITY].def.slug };
  return { card: cardId(game, source) };
}

/** The cause of what the frame on top does. */
export const sourceOf = (game: Game): number =>
  game.state[DEPTH] === 0 ? NONE : game.state[top(game) + SOURCE];

/** Tells the listener; call it only behind `if (game.sink !== null)` so that a game without one builds nothing. */
export function emit<T extends EventType>(
  game: Game,
  type: T,
  fields: Omit<EventOf<T>, 'type' | 'cause' | 'seenBy'>,
  source: number = sourceOf(game),
  seenBy?: number,
): void {
  if (game.sink === null) return;
  const event = { type, cause: causeOf(game, source), ...fields } as unknown as EventOf<T>;
  const secret = seenBy !== undefined && ((seenBy >> PUBLIC) & 1) === 0;
  game.sink(secret ? ({ ...event, seenBy: playersIn(seenBy) } as EventOf<T>) : event);
}

const playersIn = (viewers: number): number[] =>
  [0, 1, 2, 3].filter((player) => ((viewers >> player) & 1) === 1);
