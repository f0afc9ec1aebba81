import { botNameOf, botWords, LEVELS, OPPONENTS } from '@peerless/ai/names';
import { type BoardDef, DIFFICULTIES, type HeroDef, missingRules } from '@peerless/language';
import { type GameConfig, OPTIONS, type Options } from '@peerless/rules';
import { type Player, playerCount } from '@peerless/table';
import { SEATINGS, SEATS, type Seating, seatCount } from './seating.ts';

/** A choice that is left to chance. */
export const RANDOM = 'random';

/** What somebody wants to play; from any setup a valid game can be made. */
export interface Setup {
  readonly seating: Seating;
  /** A hero's slug, or `random`, by seat. */
  readonly heroes: readonly string[];
  /** Who plays, by player number. */
  readonly players: readonly Player[];
  /** The seat that begins, or -1: drawn by lot. */
  readonly first: number;
  /** A board's slug, or `random`. */
  readonly board: string;
  readonly options: Partial<Options>;
  /** Hex digits, or nothing for a new one. */
  readonly seed: string;
}

/** The heroes and boards that there are. */
export interface Collection {
  readonly heroes: readonly HeroDef[];
  readonly boards: readonly BoardDef[];
}

/** A number from 0 to below `count`, by chance. */
export type Draw = (count: number) => number;

export const DEFAULT_LEVEL = 'casual';

/** A duel of random heroes against a bot. */
export const FIRST_SETUP: Setup = {
  seating: 'duel',
  heroes: [RANDOM, RANDOM],
  players: [{ is: 'person' }, { is: 'bot', bot: DEFAULT_LEVEL }],
  first: -1,
  board: RANDOM,
  options: {},
  seed: '',
};

/** Heroes that are easy to play; all of them, if nobody says so. */
export function plainHeroes(heroes: readonly HeroDef[]): readonly HeroDef[] {
  const plain = heroes.filter(({ profile }) => profile?.difficulty === DIFFICULTIES[0]);
  return plain.length > 1 ? plain : heroes;
}

/** A first game: a bot that makes mistakes. */
export const newcomersSetup = (): Setup => solo(FIRST_SETUP, LEVELS[0]);

/** The same setup with plain heroes wherever chance decides. */
export const withPlainHeroes = (setup: Setup, { heroes }: Collection, draw: Draw): Setup => ({
  ...setup,
  heroes: drawHeroes(setup.heroes, plainHeroes(heroes), draw).map(({ slug }) => slug),
});

/** The same game for one person against bots of one level. */
export const solo = (setup: Setup, bot: string): Setup => ({
  ...setup,
  players: setup.players.map((_, i) => (i === 0 ? { is: 'person' } : { is: 'bot', bot })),
});

/** How many fighters a hero brings. */
export const fightersOf = ({ hero, sidekicks }: HeroDef): number =>
  sidekicks.reduce((sum, { count }) => sum + count, hero.count ?? 1);

/** Why a board cannot be chosen. */
export type BoardProblem = 'rules' | 'starts' | 'spaces';

/** The first reason why a game with these heroes cannot be played on that board, or null. */
export function boardProblem(board: BoardDef, seats: number, fighters: number): BoardProblem | null {
  if (missingRules(board).length > 0) return 'rules';
  if (seats > 2 && board.startSpaces < 4) return 'starts';
  return fighters > board.spaces.length - 1 ? 'spaces' : null;
}

/** How many fighters the heroes of a setup may bring; one that is drawn may be the largest. */
export function mostFighters({ heroes: chosen }: Pick<Setup, 'heroes'>, { heroes }: Collection): number {
  const largest = Math.max(...heroes.map(fightersOf));
  return chosen.reduce((sum, slug) => {
    const hero = heroes.find((other) => other.slug === slug);
    return sum + (hero === undefined ? largest : fightersOf(hero));
  }, 0);
}

/** The heroes after a seat took one; whoever had it gets the other in exchange. */
export const withHero = (heroes: readonly string[], seat: number, hero: string): string[] =>
  heroes.map((other, i) =>
    i === seat ? hero : other === hero && hero !== RANDOM ? (heroes[seat] ?? RANDOM) : other,
  );

/** Makes a setup of anything that was kept or chosen: whatever does not fit falls back to its default. */
export function fitting(wanted: unknown, collection: Collection): Setup {
  const given: Partial<Record<keyof Setup, unknown>> =
    typeof wanted === 'object' && wanted !== null ? wanted : {};
  const seating = SEATINGS.find((known) => known === given.seating) ?? FIRST_SETUP.seating;
  const heroes = listOf(given.heroes, seatCount(seating), (hero) =>
    collection.heroes.some(({ slug }) => slug === hero) ? String(hero) : RANDOM,
  );
  const players = listOf(given.players, playerCount(SEATS[seating].players), playerFrom);
  const first = Number.isInteger(given.first) ? Math.min(Number(given.first), heroes.length - 1) : -1;
  const seed = typeof given.seed === 'string' && isSeed(given.seed) ? given.seed : '';
  const setup: Setup = {
    seating,
    heroes,
    players,
    first: Math.max(-1, first),
    board: RANDOM,
    options: optionsFrom(given.options),
    seed,
  };
  const board = collection.boards.find(({ slug }) => slug === given.board);
  const fits =
    board !== undefined && boardProblem(board, heroes.length, mostFighters(setup, collection)) === null;
  return fits ? { ...setup, board: board.slug } : setup;
}

const listOf = <T>(given: unknown, length: number, item: (value: unknown, i: number) => T): T[] =>
  Array.from({ length }, (_, i) => item(Array.isArray(given) ? given[i] : undefined, i));

function playerFrom(value: unknown, number: number): Player {
  const { is, bot } = (value ?? {}) as { is?: unknown; bot?: unknown };
  if (is === 'person') return { is };
  const words = typeof bot === 'string' ? botWords(bot) : null;
  // How strong Sparring is, is decided when a game starts.
  if (is === 'bot' && words !== null && OPPONENTS.some((known) => known === words.bot))
    return { is, bot: botNameOf({ ...words, strength: null }) };
  return number === 0 ? { is: 'person' } : { is: 'bot', bot: DEFAULT_LEVEL };
}

export function optionsFrom(given: unknown): Partial<Options> {
  const chosen = Object.entries(given ?? {}).filter(([name, value]) => {
    const allowed: readonly unknown[] = Object.hasOwn(OPTIONS, name) ? OPTIONS[name as keyof Options] : [];
    return allowed.indexOf(value) > 0;
  });
  return Object.fromEntries(chosen);
}

/** Nothing, or up to 32 hex digits. */
export const isSeed = (text: string): boolean => /^[0-9a-f]{0,32}$/i.test(text);

/** Decides what was left to chance: the game and who plays it. */
export function gameOf(
  setup: Setup,
  { heroes, boards }: Collection,
  draw: Draw,
  freshSeed: string,
): { readonly config: GameConfig; readonly players: readonly Player[] } {
  const { mode, players: seats } = SEATS[setup.seating];
  const drawn = drawHeroes(setup.heroes, heroes, draw);
  const fighters = drawn.reduce((sum, hero) => sum + fightersOf(hero), 0);
  const first = setup.first < 0 ? draw(seats.length) : setup.first;
  // Whoever begins takes the first seat; turning the table keeps the teams together.
  const order = seats.map((_, i) => (i + first) % seats.length);
  const config: GameConfig = {
    seed: setup.seed === '' ? freshSeed : setup.seed.toLowerCase(),
    board: drawBoard(setup.board, boards, seats.length, fighters, draw),
    mode,
    seats: order.map((seat, i) => {
      const hero = drawn[seat]?.slug ?? '';
      const player = seats[seat] ?? i;
      return player === i ? { hero } : { hero, player };
    }),
    options: setup.options,
  };
  return { config, players: setup.players };
}

/** The heroes of all seats; those that are drawn differ from all others while there are enough. */
function drawHeroes(chosen: readonly string[], heroes: readonly HeroDef[], draw: Draw): HeroDef[] {
  const named = chosen.map((slug) => heroes.find((hero) => hero.slug === slug) ?? null);
  const pool = heroes.filter((hero) => !named.includes(hero));
  return named.flatMap((hero) => hero ?? pool.splice(draw(pool.length), 1));
}

function drawBoard(
  chosen: string,
  boards: readonly BoardDef[],
  seats: number,
  fighters: number,
  draw: Draw,
): string {
  const fit = boards.filter((board) => boardProblem(board, seats, fighters) === null);
  const named = fit.find(({ slug }) => slug === chosen);
  return (named ?? fit[draw(fit.length)])?.slug ?? '';
}
