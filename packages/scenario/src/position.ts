import { MODES, OPTIONS, type Options } from '@peerless/rules';
import type { FighterPosition, Position, SeatPosition, TurnPosition } from '@peerless/rules/position';
import {
  entriesOf,
  fail,
  fieldsOf,
  isObject,
  listOf,
  namesOf,
  optional,
  type Place,
  shown,
  textOf,
  wholeOf,
  wholesOf,
  wordOf,
} from './reader.ts';

/** The part of a document that describes a position. */

export const POSITION_KEYS = [
  'board',
  'mode',
  'options',
  'seed',
  'seats',
  'doors',
  'tokens',
  'items',
  'turn',
] as const;
type PositionFields = { readonly [K in (typeof POSITION_KEYS)[number]]?: Place };

/** Reads the fields of a position; names are checked when it is set up. */
export function readPosition(fields: PositionFields, place: Place): Position {
  const { board, seats } = fields;
  if (board === undefined) return fail(place, 'the board is missing');
  if (seats === undefined) return fail(place, 'the seats are missing');
  const tokens = optional(fields.tokens, readTokens);
  const doors = optional(fields.doors, readDoors) ?? {};
  return {
    board: textOf(board),
    mode: optional(fields.mode, (child) => wordOf(child, MODES)),
    options: optional(fields.options, readOptions),
    seed: optional(fields.seed, readSeed),
    seats: listOf(seats).map(readSeat),
    doors: { ...doors, ...tokens?.doors, ...doorsAmongTokens(seats) },
    tokens: tokens?.spaces,
    items: optional(fields.items, (child) => recordOf(child, (space) => wholeOf(space))),
    turn: optional(fields.turn, readTurn),
  };
}

/** Doors may also stand among the tokens of a seat. */
function doorsAmongTokens(seats: Place): Record<string, 'open' | 'closed'> {
  const tokens = listOf(seats).map((seat) => fieldsOf(seat, SEAT_KEYS).tokens);
  return Object.assign({}, ...tokens.map((place) => optional(place, readTokens)?.doors ?? {}));
}

const readSeed = (place: Place): string =>
  typeof place.value === 'number' ? String(wholeOf(place)) : textOf(place);

function readOptions(place: Place): Partial<Options> {
  const names = Object.keys(OPTIONS) as (keyof Options)[];
  const fields = fieldsOf(place, names);
  const entries = names.flatMap((name) => {
    const child = fields[name];
    if (child === undefined) return [];
    const allowed: readonly unknown[] = OPTIONS[name];
    if (!allowed.includes(child.value)) fail(child, `${allowed.join(' or ')}, not ${shown(child.value)}`);
    return [[name, child.value]];
  });
  return Object.fromEntries(entries) as Partial<Options>;
}

const recordOf = <T>(place: Place, read: (child: Place) => T): Record<string, T> =>
  Object.fromEntries(entriesOf(place).map(([key, child]) => [key, read(child)]));

export const readDoors = (place: Place): Record<string, 'open' | 'closed'> =>
  recordOf(place, (child) => wordOf(child, ['open', 'closed']));

/** Where items lie by their slugs; `none`: not any more. */
export const readItems = (place: Place): Record<string, number | null> =>
  recordOf(place, (child) => (child.value === 'none' || child.value === null ? null : wholeOf(child)));

/** Tokens by kind; `doors` may stand among them. */
export function readTokens(place: Place) {
  const entries = entriesOf(place);
  const doors = entries.find(([key]) => key === 'doors')?.[1];
  const spaces = Object.fromEntries(
    entries.filter(([key]) => key !== 'doors').map(([key, child]) => [key, wholesOf(child)]),
  );
  return { spaces, doors: optional(doors, readDoors) ?? {} };
}

const SEAT_KEYS = [
  'hero',
  'player',
  'form',
  'counters',
  'leftmost',
  'revealed',
  'sideDeck',
  'piles',
  'tokens',
  'paths',
  'fighters',
  'hand',
  'deck',
  'discard',
] as const;

function readSeat(place: Place): SeatPosition {
  const fields = fieldsOf(place, SEAT_KEYS);
  if (fields.hero === undefined) return fail(place, 'the hero is missing');
  return {
    hero: textOf(fields.hero),
    player: optional(fields.player, (child) => wholeOf(child, 1)),
    form: optional(fields.form, textOf),
    counters: optional(fields.counters, (child) => recordOf(child, (count) => wholeOf(count))),
    leftmost: optional(fields.leftmost, (child) => recordOf(child, textOf)),
    revealed: optional(fields.revealed, namesOf),
    sideDeck: optional(fields.sideDeck, namesOf),
    piles: optional(fields.piles, (child) => recordOf(child, namesOf)),
    tokens: optional(fields.tokens, (child) => readTokens(child).spaces),
    paths: optional(fields.paths, (child) => listOf(child).map(wholesOf)),
    fighters: optional(fields.fighters, (child) => recordOf(child, readFighter)),
    hand: optional(fields.hand, namesOf),
    deck: optional(fields.deck, readDeck),
    discard: optional(fields.discard, namesOf),
  };
}

function readFighter(place: Place): FighterPosition {
  const { value } = place;
  if (typeof value === 'number') return { space: wholeOf(place) };
  if (!isObject(value)) return wordOf(place, ['defeated', 'reserve', 'away'] as const);
  const fields = fieldsOf(place, ['space', 'health', 'startedTurnOn']);
  if (fields.space === undefined) return fail(place, 'the space is missing');
  return {
    space: wholeOf(fields.space),
    health: optional(fields.health, (child) => wholeOf(child)),
    startedTurnOn: optional(fields.startedTurnOn, (child) => wholeOf(child)),
  };
}

function readDeck(place: Place): SeatPosition['deck'] {
  if (Array.isArray(place.value)) return namesOf(place);
  const fields = fieldsOf(place, ['top', 'size']);
  return {
    top: optional(fields.top, namesOf),
    size: optional(fields.size, (child) => wholeOf(child)),
  };
}

function readTurn(place: Place): TurnPosition {
  const fields = fieldsOf(place, ['seat', 'round', 'at', 'actionsLeft', 'actionsTaken']);
  return {
    seat: optional(fields.seat, (child) => wholeOf(child, 1)),
    round: optional(fields.round, (child) => wholeOf(child, 1)),
    at: optional(fields.at, (child) => wordOf(child, ['action', 'start', 'setup'])),
    actionsLeft: optional(fields.actionsLeft, (child) => wholeOf(child)),
    actionsTaken: optional(fields.actionsTaken, (child) => wholeOf(child)),
  };
}
