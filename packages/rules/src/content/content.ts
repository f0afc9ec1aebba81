import { missingRules } from '@peerless/language';
import type { Board } from '../board/board.ts';
import { PeerlessError, suggest } from '../error.ts';
import { FACES, MAX_FIGHTERS, MAX_SEATS, SEAT_FIGHTERS } from '../state/layout.ts';
import type { Node } from './compile.ts';
import { MODES, type Mode, OPTIONS, type Options, type TableConfig } from './config.ts';
import { boardOf, type Face, type Figure, type Hero, type Library } from './library.ts';

/** What does not change during a game. Shared by all copies of it. */
export interface Content {
  readonly library: Library;
  readonly config: TableConfig;
  readonly mode: Mode;
  readonly options: Options;
  readonly board: Board;
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
  /** By fighter: null where a seat has fewer figures. */
  readonly figures: readonly (Figure | null)[];
  readonly ranged: Int32Array;
  readonly large: Int32Array;
  readonly maxHealth: Int32Array;
  readonly fighterIds: readonly string[];
  /** By card. */
  readonly faces: readonly (Face | null)[];
  readonly boost: Int32Array;
  readonly nodes: readonly Node[];
}

/** Fills in the default of every rules option; unknown ones are refused. */
export function fullOptions(options: Partial<Options> = {}): Options {
  for (const [name, value] of Object.entries(options)) {
    const allowed = Object.hasOwn(OPTIONS, name)
      ? (OPTIONS[name as keyof Options] as readonly unknown[])
      : null;
    if (allowed === null)
      throw new PeerlessError(`unknown rules option "${name}"${suggest(name, Object.keys(OPTIONS))}`);
    if (!allowed.includes(value)) {
      throw new PeerlessError(`rules option ${name} is ${allowed.join(' or ')}, not "${String(value)}"`);
    }
  }
  const defaults = Object.fromEntries(Object.entries(OPTIONS).map(([name, [first]]) => [name, first]));
  return { ...defaults, ...options } as Options;
}

const content = (config: TableConfig, library: Library, options: Options): Content => {
  const { mode } = config;
  const heroes = config.seats.map(({ hero }) => heroFor(library, hero));
  const seats = heroes.length;
  checkSeats(mode, config);
  const fighters = heroes.reduce((sum, hero) => sum + hero.figures.length, 0);
  const board = boardFor(library, config, options, seats, fighters);
  const player = Int32Array.from(config.seats, (seat, i) => seat.player ?? i);
  const team = Int32Array.from({ length: seats }, (_, seat) => (mode === 'teams' ? seat % 2 : seat));
  const figures = Array.from({ length: MAX_FIGHTERS }, (_, fighter) => {
    const seat = (fighter / SEAT_FIGHTERS) | 0;
    return heroes[seat]?.figures[fighter % SEAT_FIGHTERS] ?? null;
  });
  const faces = Array.from(
    { length: MAX_SEATS * FACES },
    (_, card) => heroes[card >> 5]?.faces[card & 31] ?? null,
  );
  const teamMask = (fits: (seat: number) => boolean): number => {
    let mask = 0;
    for (let seat = 0; seat < seats; seat++) if (fits(seat)) mask |= 127 << (seat * SEAT_FIGHTERS);
    return mask;
  };
  return {
    library,
    config,
    mode,
    options,
    board,
    seats,
    heroes,
    player,
    team,
    insiders: Int32Array.from({ length: seats }, (_, seat) =>
      team.reduce((mask, other, i) => {
        const partner = options.openTeamHands && other === team[seat];
        return i === seat || player[i] === player[seat] || partner ? mask | (1 << player[i]) : mask;
      }, 0),
    ),
    friends: Int32Array.from({ length: seats }, (_, seat) => teamMask((other) => team[other] === team[seat])),
    foes: Int32Array.from({ length: seats }, (_, seat) => teamMask((other) => team[other] !== team[seat])),
    figures,
    large: Int32Array.from(figures, (figure) => (figure?.large === true ? 1 : 0)),
    ranged: Int32Array.from(figures, (figure) => (figure?.ranged === true ? 1 : 0)),
    maxHealth: Int32Array.from(figures, (figure) => figure?.health ?? 0),
    fighterIds: fighterIds(heroes),
    faces,
    boost: Int32Array.from(faces, (face) => face?.boost ?? 0),
    nodes: library.nodes,
  };
};

/** The tables of a game; made once for equal setups. Any heroes may meet on any board. */
export function contentFor(config: TableConfig, library: Library): Content {
  const key = tableKey(config);
  const known = library.cache.get(key) as Content | undefined;
  if (known !== undefined) return known;
  const options = fullOptions(config.options);
  const { board, mode, seats } = config;
  const made = content({ board, mode, seats, options: config.options ?? {} }, library, options);
  library.cache.set(key, made);
  return made;
}

/** Equal setups have equal keys; this runs once a game, so it is kept cheap. */
function tableKey({ board, mode, seats, options }: TableConfig): string {
  let key = `game ${board} ${mode}`;
  for (const { hero, player } of seats) key += player === undefined ? ` ${hero}` : ` ${hero}:${player}`;
  return options === undefined ? key : `${key} ${JSON.stringify(Object.entries(options).sort())}`;
}

function heroFor(library: Library, slug: string): Hero {
  const hero = library.heroes.get(slug);
  if (hero === undefined)
    throw new PeerlessError(`unknown hero "${slug}"${suggest(slug, [...library.heroes.keys()])}`);
  return hero;
}

function boardFor(library: Library, config: TableConfig, options: Options, seats: number, fighters: number) {
  const def = library.boards.get(config.board);
  if (def === undefined)
    throw new PeerlessError(
      `unknown board "${config.board}"${suggest(config.board, [...library.boards.keys()])}`,
    );
  const board = boardOf(library, config.board, options.doorZones === 'every');
  if (board === null)
    throw new PeerlessError(
      `${def.name} cannot be played yet: it needs rules for ${missingRules(def).join(', ')}`,
    );
  if (fighters > board.size - 1)
    throw new PeerlessError(`${def.name} has ${board.size} spaces, too few for ${fighters} fighters`);
  // more than two seats need four start spaces
  if (seats > 2 && board.starts.length < 4)
    throw new PeerlessError(`${def.name} has ${board.starts.length} start spaces; ${config.mode} needs 4`);
  return board;
}

const SEATS: { readonly [M in Mode]: readonly number[] } = { duel: [2], 'free-for-all': [3, 4], teams: [4] };

function checkSeats(mode: Mode, config: TableConfig): void {
  if (!MODES.includes(mode))
    throw new PeerlessError(`unknown mode "${String(mode)}"${suggest(String(mode), MODES)}`);
  if (!SEATS[mode].includes(config.seats.length)) {
    throw new PeerlessError(
      `${mode} is played with ${SEATS[mode].join(' or ')} heroes, not ${config.seats.length}`,
    );
  }
  const players = config.seats.map((seat, i) => seat.player ?? i);
  if (players.some((player) => !Number.isInteger(player) || player < 0 || player >= MAX_SEATS)) {
    throw new PeerlessError('players are numbered from 0 to 3');
  }
  players.forEach((player, seat) => {
    const shared = players.findIndex((other, i) => i < seat && other === player);
    if (shared >= 0 && (mode !== 'teams' || shared % 2 !== seat % 2)) {
      throw new PeerlessError('only the two seats of one team can share a player');
    }
  });
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
