import type { GameConfig, Mode, Options } from './content/config.ts';
import { type Content, contentFor } from './content/content.ts';
import type { Library } from './content/library.ts';
import { cardNamed, fighterNamed, heroNames } from './content/names.ts';
import { run } from './engine.ts';
import { type Path, PositionError, suggest } from './error.ts';
import { prepare } from './new-game.ts';
import { PROCEDURE } from './procedures/procedure.ts';
import { TURN_ACTION, TURN_BEGIN } from './procedures/turn.ts';
import { bitOf } from './state/bits.ts';
import { cardOf, faceNumber } from './state/card.ts';
import { RULE } from './state/cause.ts';
import { drawLot } from './state/chance.ts';
import { giveActions, markOut, setActiveSeat, setTurnNumber, setTurnsTaken } from './state/clock.ts';
import { setCounter, setForm, setLeftmost } from './state/declared.ts';
import { turnDoor } from './state/doors.ts';
import type { Sink } from './state/event.ts';
import {
  AWAY,
  areHeroesDown,
  DEFEATED,
  maxHealthOf,
  printedOn,
  RESERVE,
  setHealthOf,
  setStartedOn,
  setWhereabouts,
  spaceOf,
  standing,
  standOn,
} from './state/fighters.ts';
import { createGame, type Game, type Trace } from './state/game.ts';
import { addToHand, setCopiesInGame } from './state/hand.ts';
import { spaceId } from './state/ids.ts';
import { itemIn, layItem } from './state/items.ts';
import { NONE, SEAT_FIGHTERS } from './state/limits.ts';
import { moveAlong } from './state/paths.ts';
import { addToDiscard, addToGathered, putOnBottom, putOnTop } from './state/piles.ts';
import { laySideDeck, putSideCard } from './state/side-deck.ts';
import { goTo, push } from './state/stack.ts';
import { noteTokenStarts, putToken, tokenSpaces } from './state/tokens.ts';
import { EVERYONE } from './state/viewers.ts';
/** A table as it stands at some moment of a game, from which play goes on. Seats and players count from 1 here. */
export interface Position {
  readonly board: string;
  readonly mode?: Mode;
  readonly options?: Partial<Options>;
  /** For what is left to chance: decks that are not listed, random discards. */
  readonly seed?: string;
  /** In turn order. */
  readonly seats: readonly SeatPosition[];
  readonly doors?: Readonly<Record<string, 'open' | 'closed'>>;
  /** Tokens of whichever seat has them. */
  readonly tokens?: Readonly<Record<string, readonly number[]>>;
  /** Where items lie, by their slugs; none of those that are left out. */
  readonly items?: Readonly<Record<string, number>>;
  readonly turn?: TurnPosition;
}

export interface SeatPosition {
  readonly hero: string;
  /** Who plays it, counted from 1. */
  readonly player?: number;
  readonly form?: string;
  readonly counters?: Readonly<Record<string, number>>;
  /** By counter, the leftmost part of its row. */
  readonly leftmost?: Readonly<Record<string, string>>;
  /** The cards of the side deck that lie open. */
  readonly revealed?: readonly string[];
  /** Those that were discarded. */
  readonly sideDiscard?: readonly string[];
  /** Those on top of it, the topmost first; the others lie below in the order of the hero file. */
  readonly sideDeck?: readonly string[];
  readonly tokens?: Readonly<Record<string, readonly number[]>>;
  /** The lines that its hero has moved along in this turn, by their ends. */
  readonly paths?: readonly (readonly number[])[];
  /** All of them by name; none when placement is played. */
  readonly fighters?: Readonly<Record<string, FighterPosition>>;
  readonly hand?: readonly string[];
  /** Top first; left out: all cards that are in no other pile, shuffled. */
  readonly deck?: readonly string[] | { readonly top?: readonly string[]; readonly size?: number };
  /** What lies in the piles that the hero declares, the first one first. */
  readonly piles?: Readonly<Record<string, readonly string[]>>;
  /** The last one is on top. */
  readonly discard?: readonly string[];
}

export type FighterPosition =
  | { readonly space: number; readonly health?: number; readonly startedTurnOn?: number }
  | 'defeated'
  | 'reserve'
  | 'away';

export interface TurnPosition {
  readonly seat?: number;
  /** In round 1 seats from the active one on have had no turn yet. */
  readonly round?: number;
  readonly at?: 'action' | 'start' | 'setup';
  readonly actionsLeft?: number;
  readonly actionsTaken?: number;
}

/** Sets up a position and runs to the first decision. */
export function gameFromPosition(
  position: Position,
  library: Library,
  sink: Sink | null = null,
  trace: Trace | null = null,
): Game {
  const seed = position.seed ?? '1';
  const config: GameConfig = {
    seed,
    board: position.board,
    mode: position.mode ?? 'duel',
    seats: position.seats.map(({ hero, player }) =>
      player === undefined ? { hero } : { hero, player: player - 1 },
    ),
    options: position.options,
  };
  const game = createGame(contentFor(config, library));
  game.trace = trace;
  prepare(game, seed);
  const isSetup = position.turn?.at === 'setup';
  const left = layGuests(game, position);
  position.seats.forEach((seat, i) => {
    layCards(game, i, seat, left[i]);
    declare(game, i, seat);
    layCardsAside(game, i, seat);
    walkPaths(game, i, seat);
    if (isSetup) refuseFighters(seat, i);
    else placeFighters(game, i, seat);
  });
  layTokens(game, position);
  closeDoors(game, position.doors ?? {});
  layItems(game, position.items ?? {});
  noteEliminated(game);
  startClock(game, position.turn ?? {});
  game.sink = sink;
  run(game);
  game.sink = null;
  return game;
}

// Fighters

function refuseFighters(seat: SeatPosition, i: number): void {
  if (seat.fighters !== undefined)
    throw new PositionError(['seats', i, 'fighters'], 'placement is played, so no fighter stands yet');
}

function placeFighters(game: Game, seat: number, { fighters = {} }: SeatPosition): void {
  const { content } = game;
  const path: Path = ['seats', seat, 'fighters'];
  const named = new Set<number>();
  for (const [name, where] of Object.entries(fighters)) {
    const fighter = fighterNamed(content, seat, name, [...path, name]);
    named.add(fighter);
    if (typeof where === 'string') putAside(game, fighter, where, [...path, name]);
    else putOnSpace(game, fighter, where, [...path, name]);
  }
  content.heroes[seat].figures.forEach((_, i) => {
    const fighter = seat * SEAT_FIGHTERS + i;
    if (!named.has(fighter))
      throw new PositionError(path, `${content.fighterIds[fighter]} is missing; all fighters are named`);
  });
}

function putAside(game: Game, fighter: number, where: 'defeated' | 'reserve' | 'away', path: Path): void {
  const { fighterIds } = game.content;
  if (where === 'reserve' && printedOn(game, fighter)?.reserve !== true)
    throw new PositionError(path, `${fighterIds[fighter]} has no reserve to wait in`);
  const status = where === 'defeated' ? DEFEATED : where === 'reserve' ? RESERVE : AWAY;
  setWhereabouts(game, fighter, status);
  setStartedOn(game, fighter, status);
  if (where === 'defeated') setHealthOf(game, fighter, 0);
}

type OnSpace = Exclude<FighterPosition, string>;

function putOnSpace(game: Game, fighter: number, where: OnSpace, path: Path): void {
  const { content } = game;
  const space = spaceNamed(content, where.space, [...path, 'space']);
  const other = content.fighterIds.find((_, i) => i !== fighter && spaceOf(game, i) === space);
  if (other !== undefined)
    throw new PositionError(path, `${other} stands on space ${where.space} already (R-4.1)`);
  const max = maxHealthOf(game, fighter);
  const health = where.health ?? max;
  if (health < 1 || health > max)
    throw new PositionError([...path, 'health'], `health is 1 to ${max}, not ${health}; at 0 say "defeated"`);
  standOn(game, fighter, space);
  setHealthOf(game, fighter, health);
  const started =
    where.startedTurnOn === undefined
      ? space
      : spaceNamed(content, where.startedTurnOn, [...path, 'startedTurnOn']);
  setStartedOn(game, fighter, started);
}

function spaceNamed(content: Content, id: number, path: Path): number {
  const { board } = content;
  const space = board.index.get(id);
  if (space !== undefined) return space;
  throw new PositionError(path, `${board.def.name} has no space ${id}; it has 1 to ${board.size}`);
}

/** seats that are out of the game already. */
function noteEliminated(game: Game): void {
  const { mode, heroes } = game.content;
  heroes.forEach((hero, seat) => {
    const heroDown = areHeroesDown(game, seat);
    if (mode === 'duel' || !heroDown) return;
    if (mode === 'free-for-all' && standing(game, seat) !== 0)
      throw new PositionError(
        ['seats', seat, 'fighters'],
        `${hero.def.slug} is defeated, so its sidekicks are too (R-13.5)`,
      );
    if (standing(game, seat) === 0) markOut(game, seat, 'defeated');
  });
}

// Cards

/** Puts cards of other decks into hands, known to all; returns how many copies of each face are left in each deck. */
function layGuests(game: Game, { seats }: Position): number[][] {
  const { content } = game;
  const left = content.heroes.map(({ faces }) => faces.map(({ copies }) => copies));
  seats.forEach(({ hand = [] }, seat) => {
    hand.forEach((name, i) => {
      const owner = guestOwner(content, seat, name);
      if (owner === NONE) return;
      const path: Path = ['seats', seat, 'hand', i];
      const card = cardNamed(content, owner, name, path);
      if (left[owner][faceNumber(card)]-- <= 0)
        throw new PositionError(path, `the deck has no more of "${name}"`);
      addToHand(game, card, EVERYONE, seat);
    });
  });
  return left;
}

/** The other seat whose card a name means, where hands can hold such; NONE if it is one of the own deck. */
function guestOwner({ guests, heroes }: Content, seat: number, name: string): number {
  const cut = name.indexOf('/');
  if (!guests || cut < 0) return NONE;
  const isNamed = (owner: number): boolean =>
    heroNames(heroes[owner].def.slug, owner).includes(name.slice(0, cut));
  return isNamed(seat) ? NONE : heroes.findIndex((_, owner) => isNamed(owner));
}

function layCards(
  game: Game,
  seat: number,
  { hand = [], deck, discard = [], piles = {} }: SeatPosition,
  left: number[],
): void {
  const { content } = game;
  const { faces, def } = content.heroes[seat];
  const own = (def.piles ?? []).map(({ slug }) => slug);
  const take = (name: string, path: Path): number => {
    const card = cardNamed(content, seat, name, path);
    const { slug, copies } = faces[faceNumber(card)];
    if (left[faceNumber(card)]-- <= 0)
      throw new PositionError(path, `the deck has ${copies} of "${slug}", not more`);
    return card;
  };
  const pile = (names: readonly string[], ...path: Path): number[] =>
    names.map((name, i) => take(name, ['seats', seat, ...path, i]));
  hand.forEach((name, i) => {
    if (guestOwner(content, seat, name) === NONE) addToHand(game, take(name, ['seats', seat, 'hand', i]), 0);
  });
  for (const card of pile(discard, 'discard')) addToDiscard(game, card);
  for (const [name, cards] of Object.entries(piles)) {
    const i = indexIn(own, name, 'pile', ['seats', seat, 'piles', name]);
    for (const card of pile(cards, 'piles', name)) addToGathered(game, card, i);
  }
  if (Array.isArray(deck)) {
    for (const card of pile(deck, 'deck').reverse()) putOnTop(game, card, 0);
  } else {
    const { top = [], size } = (deck ?? {}) as { top?: readonly string[]; size?: number };
    const above = pile(top, 'deck', 'top');
    fillDeck(game, seat, left, size === undefined ? undefined : size - above.length);
    for (const card of above.reverse()) putOnTop(game, card, 0);
  }
  faces.forEach((face, i) => {
    setCopiesInGame(game, cardOf(seat, i), face.copies - left[i]);
  });
}

/** Shuffles what is left of the cards into the deck, `size` of them or all. */
function fillDeck(game: Game, seat: number, left: number[], size: number | undefined): void {
  const rest = left.flatMap((copies, face) => new Array<number>(copies).fill(face));
  const count = size ?? rest.length;
  if (count < 0 || count > rest.length)
    throw new PositionError(
      ['seats', seat, 'deck', 'size'],
      `there are ${rest.length} cards left to fill up with`,
    );
  for (let n = 0; n < count; n++) {
    const [face] = rest.splice(drawLot(game, seat, rest.length), 1);
    left[face]--;
    putOnBottom(game, cardOf(seat, face), 0);
  }
}

// What heroes and boards declare

function declare(game: Game, seat: number, position: SeatPosition): void {
  const { def } = game.content.heroes[seat];
  if (position.form !== undefined) {
    const forms = (def.forms ?? []).map((form) => form.slug);
    setForm(game, seat, indexIn(forms, position.form, 'form', ['seats', seat, 'form']));
  }
  const counters = def.counters ?? [];
  for (const [name, amount] of Object.entries(position.counters ?? {})) {
    const path = ['seats', seat, 'counters', name];
    const slugs = counters.map((counter) => counter.slug);
    const i = indexIn(slugs, name, 'counter', path);
    if (amount > counters[i].max) throw new PositionError(path, `at most ${counters[i].max}, not ${amount}`);
    setCounter(game, seat, i, amount);
  }
  for (const [name, part] of Object.entries(position.leftmost ?? {})) {
    const path = ['seats', seat, 'leftmost', name];
    const i = indexIn(
      counters.map((counter) => counter.slug),
      name,
      'counter',
      path,
    );
    const parts = counters[i].row?.parts ?? [];
    setLeftmost(
      game,
      seat,
      i,
      indexIn(
        parts.map(({ slug }) => slug),
        part,
        'part',
        path,
      ),
    );
  }
}

/** The open cards of a side deck, the discarded ones, and those on top of the others. */
function layCardsAside(game: Game, seat: number, position: SeatPosition): void {
  const { revealed = [], sideDiscard = [], sideDeck: top = [] } = position;
  if (revealed.length + sideDiscard.length + top.length === 0) return;
  const slugs = (game.content.heroes[seat].def.sideDeck?.cards ?? []).map(({ slug }) => slug);
  const found = (names: readonly string[], key: string): number[] =>
    names.map((name, i) => indexIn(slugs, name, 'side card', ['seats', seat, key, i]));
  const open = found(revealed, 'revealed');
  const discarded = found(sideDiscard, 'sideDiscard');
  const uppermost = found(top, 'sideDeck');
  const named = [...open, ...discarded, ...uppermost];
  if (new Set(named).size < named.length)
    throw new PositionError(['seats', seat, 'sideDeck'], 'each side card is there once');
  const asSet = (cards: readonly number[]): number => cards.reduce((set, card) => set | bitOf(card), 0);
  laySideDeck(game, seat, asSet(open), asSet(discarded));
  const below = slugs.map((_, card) => card).filter((card) => !named.includes(card));
  [...below, ...uppermost.reverse()].forEach((card, place) => {
    putSideCard(game, seat, place, card);
  });
}

function walkPaths(game: Game, seat: number, { paths = [] }: SeatPosition): void {
  const { board } = game.content;
  paths.forEach((ends, i) => {
    const path: Path = ['seats', seat, 'paths', i];
    const [from, to] = ends.map((id, end) => spaceNamed(game.content, id, [...path, end]));
    const line = from === undefined || to === undefined ? -1 : board.lineBetween[from * board.size + to];
    if (ends.length !== 2 || line < 0) throw new PositionError(path, `no line joins ${ends.join(' and ')}`);
    moveAlong(game, seat, line);
  });
}

function indexIn(names: readonly string[], name: string, noun: string, path: Path): number {
  const index = names.indexOf(name);
  if (index >= 0) return index;
  throw new PositionError(path, `unknown ${noun} "${name}"${names.length > 0 ? suggest(name, names) : ''}`);
}

function layTokens(game: Game, position: Position): void {
  const { heroes } = game.content;
  position.seats.forEach((seat, i) => {
    for (const [token, spaces] of Object.entries(seat.tokens ?? {}))
      putTokens(game, i, token, spaces, ['seats', i, 'tokens', token]);
  });
  for (const [token, spaces] of Object.entries(position.tokens ?? {})) {
    const owners = heroes.flatMap((hero, seat) => (hero.tokens.includes(token) ? [seat] : []));
    if (owners.length !== 1)
      throw new PositionError(['tokens', token], `${owners.length} seats have tokens "${token}"`);
    putTokens(game, owners[0], token, spaces, ['tokens', token]);
  }
}

function putTokens(game: Game, seat: number, token: string, spaces: readonly number[], path: Path): void {
  const slots = game.content.heroes[seat].tokens;
  indexIn([...new Set(slots)], token, 'token', path);
  const own = slots.flatMap((slug, i) => (slug === token ? [i] : []));
  if (spaces.length > own.length)
    throw new PositionError(path, `there are ${own.length} of them, not ${spaces.length}`);
  if (new Set(spaces).size !== spaces.length)
    throw new PositionError(path, 'at most one of them stands on a space (R-14.24)');
  spaces.forEach((id, i) => {
    const space = spaceNamed(game.content, id, [...path, i]);
    refuseSecondToken(game, seat, token, space, [...path, i]);
    putToken(game, seat, own[i], space);
  });
  noteTokenStarts(game);
}

/** one of a kind in a space, whosever it is. */
function refuseSecondToken(game: Game, seat: number, token: string, space: number, path: Path): void {
  const holder = game.content.heroes.findIndex(
    (_, other) => other !== seat && tokenSpaces(game, other, token).has(space),
  );
  if (holder < 0) return;
  const [first, second] = [`seat ${holder + 1}`, `seat ${seat + 1}`];
  throw new PositionError(
    path,
    `space ${spaceId(game, space)} has a ${token} of ${first}, so none of ${second} can lie there (R-14.24)`,
  );
}

/** Items lie at the squares of their kind. */
function layItems(game: Game, places: Readonly<Record<string, number>>): void {
  const { items, board } = game.content;
  const slugs = items.map(({ def }) => def.slug);
  for (const [name, id] of Object.entries(places)) {
    const path = ['items', name];
    const item = indexIn(slugs, name, 'item', path);
    const { kind } = items[item].def;
    const square = board.squares[kind].indexOf(spaceNamed(game.content, id, path));
    if (square < 0) throw new PositionError(path, `space ${id} has no square for ${kind} items`);
    if (itemIn(game, kind, square) !== NONE)
      throw new PositionError(path, `an item lies at space ${id} already`);
    layItem(game, kind, square, item);
  }
}

function closeDoors(game: Game, doors: Readonly<Record<string, 'open' | 'closed'>>): void {
  const names = game.content.board.doors.map((door) => door.name);
  for (const [name, state] of Object.entries(doors)) {
    const door = indexIn(names, name, 'door', ['doors', name]);
    if (state === 'closed') turnDoor(game, door);
  }
}

// The clock

function startClock(game: Game, turn: TurnPosition): void {
  const { seats } = game.content;
  const at = turn.at ?? 'action';
  const round = turn.round ?? (at === 'setup' ? 1 : 2);
  const active = (turn.seat ?? 1) - 1;
  if (active < 0 || active >= seats)
    throw new PositionError(['turn', 'seat'], `seats count from 1 to ${seats}, not ${turn.seat}`);
  setActiveSeat(game, active);
  // those before the active seat have had their turn of this round
  for (let seat = 0; seat < seats; seat++) setTurnsTaken(game, seat, round - (seat < active ? 0 : 1));
  const before = (round - 1) * seats + active;
  setTurnNumber(game, at === 'action' ? before + 1 : before);
  const frame = push(game, PROCEDURE.turn, active, RULE['R-5.1']);
  goTo(game, frame, at === 'action' ? TURN_ACTION : TURN_BEGIN);
  if (at === 'setup') push(game, PROCEDURE.setup, 0, RULE['R-3.5']);
  if (at !== 'action') return;
  const left = turn.actionsLeft ?? 2;
  giveActions(game, left, turn.actionsTaken ?? Math.max(0, 2 - left));
}
