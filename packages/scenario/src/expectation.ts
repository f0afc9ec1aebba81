import { DECISION_KINDS, type DecisionKind, type EventType, PROMPTS, type Prompt } from '@peerless/rules';
import { suggest } from '@peerless/rules/content';
import { EVENT_TYPES, fieldsOfEvent } from './event-fields.ts';
import { readDoors, readItems, readTokens } from './position.ts';
import {
  entriesOf,
  fail,
  fieldsOf,
  flagOf,
  isObject,
  listOf,
  namesOf,
  optional,
  type Path,
  type Place,
  shown,
  textOf,
  wholeOf,
  wordOf,
} from './reader.ts';
import { readStep, type Step } from './step.ts';

/** Expectations as they are written, and how they are read. One object may speak about several things. */

/** An entry of `offers`, `refuses` and `only`: a name, a number or a partial step. */
export type Entry = { readonly path: Path } & ({ readonly word: string | number } | { readonly step: Step });

export interface Expectations {
  fighter: {
    readonly fighter: string;
    readonly space?: number | null;
    readonly health?: number;
    readonly defeated?: boolean;
    readonly away?: boolean;
    readonly startedTurnOn?: number;
  };
  seat: {
    readonly seat: number | string;
    readonly hand?: readonly string[];
    readonly handSize?: number;
    readonly deck?: readonly string[];
    readonly deckTop?: readonly string[];
    readonly deckSize?: number;
    readonly discard?: readonly string[];
    readonly discardTop?: string | null;
    readonly discardSize?: number;
    readonly counters?: Readonly<Record<string, number>>;
    readonly leftmost?: Readonly<Record<string, string>>;
    readonly revealed?: readonly string[];
    readonly sideTop?: readonly string[];
    /** What lies in these piles, the first card first. */
    readonly piles?: Readonly<Record<string, readonly string[]>>;
    readonly form?: string;
    readonly actionsLeft?: number;
    readonly tokens?: Readonly<Record<string, readonly number[]>>;
    readonly paths?: number;
    readonly eliminated?: boolean;
  };
  tokens: { readonly tokens: Readonly<Record<string, readonly number[]>> };
  doors: { readonly doors: Readonly<Record<string, 'open' | 'closed'>> };
  /** By item, the space where it lies; null: it has been used. */
  items: { readonly items: Readonly<Record<string, number | null>> };
  combat: {
    readonly attack?: number;
    readonly defense?: number;
    readonly damage?: number;
    readonly winner?: 'attacker' | 'defender';
  };
  decision: {
    /** Nothing is asked but the next action, or the game is over. */
    readonly none?: true;
    readonly seat?: number | string;
    readonly kind?: DecisionKind;
    readonly prompt?: Prompt;
    readonly source?: string;
    readonly offers?: readonly Entry[];
    readonly refuses?: readonly Entry[];
    readonly only?: readonly Entry[];
  };
  view: {
    readonly viewer: number | 'spectator' | 'open';
    readonly seat: number | string;
    readonly knows?: readonly string[];
    readonly handSize?: number;
    readonly sideTop?: readonly string[];
    readonly deckTop?: readonly string[];
    /** What the viewer knows of the cards set aside. */
    readonly aside?: readonly string[];
  };
  event: {
    readonly type: EventType;
    readonly cause?: string;
    readonly count?: number;
    readonly fields: Readonly<Record<string, unknown>>;
  };
  winner: { readonly winner: number | 'A' | 'B' | 'none' | 'draw' };
  eliminated: { readonly seats: readonly (number | string)[] };
  turn: { readonly seat?: number | string; readonly actionsLeft?: number; readonly actionsTaken?: number };
}

export type Subject = keyof Expectations;
export type ExpectationOf<K extends Subject> = { readonly about: K; readonly path: Path } & Expectations[K];
export type Expectation = { [K in Subject]: ExpectationOf<K> }[Subject];

const SUBJECTS: readonly Subject[] = [
  'fighter',
  'seat',
  'tokens',
  'doors',
  'items',
  'combat',
  'decision',
  'view',
  'event',
  'winner',
  'eliminated',
  'turn',
];

const FIGHTER_KEYS = ['fighter', 'space', 'health', 'defeated', 'away', 'startedTurnOn'] as const;
const SEAT_KEYS = [
  'seat',
  'hand',
  'handSize',
  'deck',
  'deckTop',
  'deckSize',
  'discard',
  'discardTop',
  'discardSize',
  'counters',
  'leftmost',
  'revealed',
  'sideTop',
  'piles',
  'form',
  'actionsLeft',
  'tokens',
  'paths',
  'eliminated',
] as const;
const VIEW_KEYS = ['viewer', 'seat', 'knows', 'handSize', 'deckTop', 'sideTop', 'aside'] as const;

const seatOf = (place: Place): number | string =>
  typeof place.value === 'number' ? wholeOf(place, 1) : textOf(place);

/** One name or a list of them. */
const someNames = (place: Place): string[] => (Array.isArray(place.value) ? namesOf(place) : [textOf(place)]);

const isNone = (place: Place): boolean => place.value === null || place.value === 'none';

type Fields = { readonly [key: string]: Place | undefined };

function readFighter(f: Fields): Expectations['fighter'] {
  return {
    fighter: optional(f.fighter, textOf) ?? '',
    space: optional(f.space, (child) => (isNone(child) ? null : wholeOf(child))),
    health: optional(f.health, (child) => wholeOf(child)),
    defeated: optional(f.defeated, flagOf),
    away: optional(f.away, flagOf),
    startedTurnOn: optional(f.startedTurnOn, (child) => wholeOf(child)),
  };
}

function readSeat(f: Fields): Expectations['seat'] {
  const whole = (child: Place): number => wholeOf(child);
  return {
    seat: optional(f.seat, seatOf) ?? 0,
    hand: optional(f.hand, namesOf),
    handSize: optional(f.handSize, whole),
    deck: optional(f.deck, namesOf),
    deckTop: optional(f.deckTop, someNames),
    deckSize: optional(f.deckSize, whole),
    discard: optional(f.discard, namesOf),
    discardTop: optional(f.discardTop, (child) => (isNone(child) ? null : textOf(child))),
    discardSize: optional(f.discardSize, whole),
    counters: optional(f.counters, (child) =>
      Object.fromEntries(entriesOf(child).map(([key, count]) => [key, wholeOf(count)])),
    ),
    leftmost: optional(f.leftmost, (child) =>
      Object.fromEntries(entriesOf(child).map(([key, part]) => [key, textOf(part)])),
    ),
    revealed: optional(f.revealed, namesOf),
    sideTop: optional(f.sideTop, someNames),
    piles: optional(f.piles, (child) =>
      Object.fromEntries(entriesOf(child).map(([key, cards]) => [key, someNames(cards)])),
    ),
    form: optional(f.form, textOf),
    actionsLeft: optional(f.actionsLeft, whole),
    tokens: optional(f.tokens, (child) => readTokens(child).spaces),
    paths: optional(f.paths, whole),
    eliminated: optional(f.eliminated, flagOf),
  };
}

function readCombat(place: Place): Expectations['combat'] {
  const f = fieldsOf(place, ['attack', 'defense', 'damage', 'winner']);
  return {
    attack: optional(f.attack, (child) => wholeOf(child)),
    defense: optional(f.defense, (child) => wholeOf(child)),
    damage: optional(f.damage, (child) => wholeOf(child)),
    winner: optional(f.winner, (child) => wordOf(child, ['attacker', 'defender'])),
  };
}

function readEntry(place: Place): Entry {
  const { value, path } = place;
  if (typeof value === 'number') return { word: wholeOf(place), path };
  if (typeof value === 'boolean') return { word: value ? 'yes' : 'no', path };
  if (value === null) return { word: 'none', path };
  if (typeof value === 'string') return { word: textOf(place), path };
  if (Array.isArray(value)) return { step: readStep({ value: { pick: value }, path }, true), path };
  return { step: readStep(place, true), path };
}

const readEntries = (place: Place): Entry[] =>
  Array.isArray(place.value) ? listOf(place).map(readEntry) : [readEntry(place)];

const readKind = (place: Place): DecisionKind =>
  place.value === 'yes/no' ? 'yes-no' : wordOf(place, DECISION_KINDS);

function readDecision(place: Place): Expectations['decision'] {
  if (isNone(place)) return { none: true };
  const f = fieldsOf(place, ['seat', 'kind', 'prompt', 'source', 'offers', 'refuses', 'only']);
  return {
    seat: optional(f.seat, seatOf),
    kind: optional(f.kind, readKind),
    prompt: optional(f.prompt, (child) => wordOf(child, PROMPTS)),
    source: optional(f.source, textOf),
    offers: optional(f.offers, readEntries),
    refuses: optional(f.refuses, readEntries),
    only: optional(f.only, readEntries),
  };
}

function readView(place: Place): Expectations['view'] {
  const f = fieldsOf(place, VIEW_KEYS);
  if (f.viewer === undefined || f.seat === undefined)
    return fail(place, 'a view names its viewer and a seat');
  const { viewer } = f;
  return {
    viewer:
      typeof viewer.value === 'number' ? wholeOf(viewer, 1) : wordOf(viewer, ['spectator', 'open'] as const),
    seat: seatOf(f.seat),
    knows: optional(f.knows, namesOf),
    handSize: optional(f.handSize, (child) => wholeOf(child)),
    sideTop: optional(f.sideTop, someNames),
    deckTop: optional(f.deckTop, someNames),
    aside: optional(f.aside, namesOf),
  };
}

function readEvent(place: Place): Expectations['event'] {
  if (!isObject(place.value)) return { type: wordOf(place, EVENT_TYPES), fields: {} };
  if (!Object.hasOwn(place.value, 'type')) return fail(place, 'the type of the event is missing');
  const type = wordOf({ value: place.value.type, path: [...place.path, 'type'] }, EVENT_TYPES);
  const own = fieldsOfEvent(type).map(([name]) => name);
  const { type: _, cause, count, ...rest } = fieldsOf(place, ['type', 'cause', 'count', ...own]) as Fields;
  return {
    type,
    cause: optional(cause, textOf),
    count: optional(count, (child) => wholeOf(child)),
    fields: Object.fromEntries(Object.entries(rest).map(([key, child]) => [key, child?.value])),
  };
}

function readWinner(place: Place): Expectations['winner'] {
  if (typeof place.value === 'number') return { winner: wholeOf(place, 1) };
  if (isNone(place)) return { winner: 'none' };
  return { winner: wordOf(place, ['A', 'B', 'none', 'draw'] as const) };
}

function readTurn(place: Place): Expectations['turn'] {
  const f = fieldsOf(place, ['seat', 'actionsLeft', 'actionsTaken']);
  return {
    seat: optional(f.seat, seatOf),
    actionsLeft: optional(f.actionsLeft, (child) => wholeOf(child)),
    actionsTaken: optional(f.actionsTaken, (child) => wholeOf(child)),
  };
}

const readEliminated = (place: Place): Expectations['eliminated'] => ({
  seats: Array.isArray(place.value) ? listOf(place).map(seatOf) : [seatOf(place)],
});

/** Subjects that stand under their own name. */
const NESTED = {
  tokens: (place: Place) => ({ tokens: readTokens(place).spaces }),
  doors: (place: Place) => ({ doors: readDoors(place) }),
  items: (place: Place) => ({ items: readItems(place) }),
  combat: readCombat,
  decision: readDecision,
  view: readView,
  event: readEvent,
  winner: readWinner,
  eliminated: readEliminated,
  turn: readTurn,
};
type NestedSubject = keyof typeof NESTED;

/** Reads one object or a list of them. */
export function readExpectations(place: Place): Expectation[] {
  if (Array.isArray(place.value)) return listOf(place).flatMap(readExpectations);
  const f: Fields = Object.fromEntries(entriesOf(place));
  if (Object.keys(f).length === 0) fail(place, 'an expectation says something');
  const flat = f.fighter !== undefined ? 'fighter' : f.seat !== undefined ? 'seat' : null;
  const flatKeys: readonly string[] = flat === 'fighter' ? FIGHTER_KEYS : flat === 'seat' ? SEAT_KEYS : [];
  const found: Expectation[] = [];
  const { path } = place;
  if (flat === 'fighter') found.push({ about: 'fighter', path, ...readFighter(f) });
  if (flat === 'seat') found.push({ about: 'seat', path, ...readSeat(f) });
  for (const [key, child] of Object.entries(f)) {
    if (child === undefined || flatKeys.includes(key)) continue;
    if (!Object.hasOwn(NESTED, key)) refuseKey(child, key, [...flatKeys, ...SUBJECTS]);
    found.push({ about: key, path: child.path, ...NESTED[key as NestedSubject](child) } as Expectation);
    const doors = key === 'tokens' ? readTokens(child).doors : {};
    if (Object.keys(doors).length > 0) found.push({ about: 'doors', path: child.path, doors });
  }
  return found;
}

const refuseKey = (place: Place, key: string, known: readonly string[]): never =>
  fail(place, `unknown key "${key}"${suggest(key, known)} (${shown(place.value)})`);
