import { type BoardDef, type HeroDef, missingRules } from '@peerless/language';
import { type Board, compileBoard } from '../board/board.ts';
import { distancesOn } from '../board/distances.ts';
import { PeerlessError } from '../error.ts';
import { bitOf } from '../state/bits.ts';
import { fighterOf, fightersOf } from '../state/fighters.ts';
import { MAX_FIGHTERS, SEAT_FIGHTERS } from '../state/limits.ts';
import { checkTable, fullOptions } from './check-table.ts';
import type { CModifiers, EffectFile } from './compile.ts';
import type { Mode, Options, TableConfig } from './config.ts';
import { compileHero, type Hero, MOMENT } from './hero.ts';
import { compileItems, type Item } from './items.ts';
import { boardIn, heroIn, type Library } from './library.ts';

/** What does not change during a game. Shared by all copies of it. */
export interface Content {
  readonly library: Library;
  readonly config: TableConfig;
  readonly mode: Mode;
  readonly options: Options;
  readonly board: Board;
  /** Steps from space to space, doors open (see distances.ts). */
  readonly distances: Uint8Array;
  readonly seats: number;
  readonly heroes: readonly Hero[];
  /** By seat. */
  readonly player: Int32Array;
  readonly team: Int32Array;
  /** Viewers who see everything a seat holds, as a mask: its player, in teams also the partner. */
  readonly insiders: Int32Array;
  /** friendly fighters of a seat (own and allied) and opposing ones, as masks. */
  readonly friends: Int32Array;
  readonly foes: Int32Array;
  /** All heroes: the first figure of each seat, in some seats also the next ones. */
  readonly heroMask: number;
  /** Fighters that are ranged, and others whom an ability may make so, as masks. */
  readonly ranged: number;
  readonly maybeRanged: number;
  readonly large: number;
  readonly fighterIds: readonly string[];
  /** The items of the board, by their number; nearly always none. */
  readonly items: readonly Item[];
  /** Somebody may attack into any space. */
  readonly reaches: boolean;
  /** Somebody's cards count the paths that its hero moves along (RU-70). */
  readonly countsPaths: boolean;
  /** Some ability keeps fighters from damage. */
  readonly shields: boolean;
  /** What the heroes do, by seat, and behind them what the items do (see state/files.ts). */
  readonly files: readonly EffectFile[];
  /** Modifiers of a value that reach fighters of other seats. */
  readonly shared: readonly SharedModifier[];
  /** Hands can hold cards of other decks. */
  readonly guests: boolean;
  /** Seats with abilities that watch whether somebody leaves their hero's zone; nearly always none. */
  readonly watchers: readonly number[];
}

/** A modifier of a value that is not only about own fighters, and whose it is. */
export interface SharedModifier {
  readonly seat: number;
  readonly modifier: CModifiers['value'];
}

/** Where a selector can find fighters of others. */
const OTHERS: readonly string[] = ['friendly', 'opposing', 'any'];

const sharedModifiers = (heroes: readonly Hero[]): SharedModifier[] =>
  heroes.flatMap(({ valueModifiers }, seat) =>
    valueModifiers.filter(({ who }) => OTHERS.includes(who.sel)).map((modifier) => ({ seat, modifier })),
  );

/** The players who see what is at each seat: its own, and partners who play with open hands. */
const insidersOf = (player: Int32Array, team: Int32Array, openTeamHands: boolean): Int32Array =>
  team.map((side, seat) =>
    team.reduce((mask, other, i) => {
      const partner = openTeamHands && other === side;
      return i === seat || player[i] === player[seat] || partner ? mask | (1 << player[i]) : mask;
    }, 0),
  );

/** All fighters of the seats whose team fits. */
const fightersWith = (team: Int32Array, fits: (side: number) => boolean): number =>
  team.reduce((mask, side, seat) => (fits(side) ? mask | fightersOf(seat) : mask), 0);

/** What is printed on the figures, as sets of fighters. */
function figureMasks(
  heroes: readonly Hero[],
): Pick<Content, 'heroMask' | 'large' | 'ranged' | 'maybeRanged'> {
  const masks = { heroMask: 0, large: 0, ranged: 0, maybeRanged: 0 };
  heroes.forEach(({ figures, rangedModifiers }, seat) => {
    figures.forEach((figure, i) => {
      const fighter = bitOf(fighterOf(seat, i));
      if (figure.hero) masks.heroMask |= fighter;
      if (figure.large) masks.large |= fighter;
      if (figure.ranged) masks.ranged |= fighter;
      else if (rangedModifiers.length > 0) masks.maybeRanged |= fighter;
    });
  });
  return masks;
}

type Seating = Pick<Content, 'player' | 'team' | 'insiders' | 'friends' | 'foes'>;

/** Who plays with whom does not depend on the heroes: all duels share it. */
const seatings = new Map<string, Seating>();

function seatingFor({ mode, seats }: TableConfig, { openTeamHands }: Options): Seating {
  const players = seats.map((seat, i) => seat.player ?? i);
  const key = `${mode} ${openTeamHands} ${players.join()}`;
  const known = seatings.get(key) ?? seatingOf(mode, players, openTeamHands);
  seatings.set(key, known);
  return known;
}

function seatingOf(mode: Mode, players: readonly number[], openTeamHands: boolean): Seating {
  const player = Int32Array.from(players);
  const team = Int32Array.from(players, (_, seat) => (mode === 'teams' ? seat % 2 : seat));
  return {
    player,
    team,
    insiders: insidersOf(player, team, openTeamHands),
    friends: team.map((side) => fightersWith(team, (other) => other === side)),
    foes: team.map((side) => fightersWith(team, (other) => other !== side)),
  };
}

/** A program that plays all pairs on all boards makes a table for each game. */
function makeContent(config: TableConfig, library: Library, heroDefs: readonly HeroDef[]): Content {
  const { mode } = config;
  const options = fullOptions(config.options);
  const laid = compileItems(boardIn(library, config.board));
  const compiled = heroDefs.map(compileHero);
  const files = [...compiled, laid];
  const heroes = compiled.map(({ hero }) => hero);
  const seats = heroes.length;
  const fighters = heroes.reduce((sum, hero) => sum + hero.figures.length, 0);
  const board = boardFor(boardIn(library, config.board), mode, options, seats, fighters);
  return {
    library,
    config,
    mode,
    options,
    board,
    distances: distancesOn(board),
    seats,
    heroes,
    ...seatingFor(config, options),
    ...figureMasks(heroes),
    fighterIds: fighterIds(heroes),
    items: laid.items,
    reaches: files.some(({ modifiers }) => modifiers.some(({ name }) => name === 'reach')),
    countsPaths: heroes.some(({ paths }) => paths > 0),
    shields: heroes.some(({ shields }) => shields.length > 0),
    files,
    shared: sharedModifiers(heroes),
    guests: heroes.some(({ handOverMask }) => handOverMask !== 0),
    watchers: heroes.flatMap(({ hooks }, seat) => (hooks[MOMENT.leaveZone].length > 0 ? [seat] : [])),
  };
}

/**
 * So many tables are kept, some 7 KB each: all pairs of more than forty heroes on one board. Programs that play through
 * thousands of setups let go of the oldest.
 */
const TABLES = 2000;

/** The tables of a game; made once for equal setups. Any heroes may meet on any board. */
export function contentFor(config: TableConfig, library: Library): Content {
  checkTable(config);
  const { board, mode, seats, options } = config;
  boardIn(library, board);
  const heroes = seats.map(({ hero }) => heroIn(library, hero));
  // Everything in it was checked, and no slug has a space or a colon: different setups have different keys.
  let key = `${board} ${mode}`;
  for (const { hero, player } of seats) key += player === undefined ? ` ${hero}` : ` ${hero}:${player}`;
  if (options !== undefined) key += ` ${JSON.stringify(Object.entries(options).sort())}`;
  const known = library.tables.get(key);
  if (known !== undefined) return known;
  const copy = seats.map(({ hero, player }) => (player === undefined ? { hero } : { hero, player }));
  const made = makeContent({ board, mode, seats: copy, options: { ...options } }, library, heroes);
  if (library.tables.size >= TABLES) library.tables.delete(library.tables.keys().next().value ?? '');
  library.tables.set(key, made);
  return made;
}

function boardFor(def: BoardDef, mode: Mode, options: Options, seats: number, fighters: number): Board {
  const missing = missingRules(def);
  if (missing.length > 0)
    throw new PeerlessError(`${def.name} cannot be played yet: it needs rules for ${missing.join(', ')}`);
  const board = compiledBoard(def, options.doorZones);
  if (fighters > board.size - 1)
    throw new PeerlessError(`${def.name} has ${board.size} spaces, too few for ${fighters} fighters`);
  // more than two seats need four start spaces
  if (seats > 2 && board.starts.length < 4)
    throw new PeerlessError(`${def.name} has ${board.starts.length} start spaces; ${mode} needs 4`);
  return board;
}

/** Definitions do not change, so each board is compiled once for each reading of doors. */
const boards = { every: new WeakMap<BoardDef, Board>(), any: new WeakMap<BoardDef, Board>() };

function compiledBoard(def: BoardDef, doorZones: Options['doorZones']): Board {
  const known = boards[doorZones].get(def);
  if (known !== undefined) return known;
  const made = compileBoard(def, doorZones === 'every');
  boards[doorZones].set(def, made);
  return made;
}

/** A figure's slug; `2.king-arthur` where several seats have one of that name. */
function fighterIds(heroes: readonly Hero[]): string[] {
  const ids = new Array<string>(MAX_FIGHTERS).fill('');
  const all = heroes.flatMap((hero) => hero.figures.map((figure) => figure.slug));
  heroes.forEach((hero, seat) => {
    const clash = hero.figures.some(({ slug }) => all.filter((other) => other === slug).length > 1);
    hero.figures.forEach((figure, i) => {
      ids[seat * SEAT_FIGHTERS + i] = clash ? `${seat + 1}.${figure.slug}` : figure.slug;
    });
  });
  return ids;
}
