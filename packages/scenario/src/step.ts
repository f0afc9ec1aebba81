import {
  fail,
  fieldsOf,
  isObject,
  listOf,
  namesOf,
  optional,
  type Path,
  type Place,
  shown,
  textOf,
  wholeOf,
  wholesOf,
} from './reader.ts';

/** The steps of a scenario as they are written, and how they are read. */

/** `null` is "none". */
export type CardChoice = string | null;
/** A name, a number, yes, no, none or done, or a list of modes or of things in order. */
export type Picked = string | number | readonly (string | number)[];

export interface Steps {
  maneuver: object;
  boost: { readonly card: CardChoice };
  move: { readonly fighter?: string; readonly to?: number; readonly via?: readonly number[] };
  stay: { readonly fighter?: string };
  done: object;
  scheme: { readonly by?: string; readonly card?: string };
  attack: { readonly by?: string; readonly target?: string; readonly card?: string };
  defend: { readonly card: CardChoice };
  pick: { readonly what: Picked };
  use: { readonly item?: string; readonly by?: string };
  order: { readonly items: readonly string[] };
  place: { readonly fighter?: string; readonly token?: string; readonly space?: number };
  open: { readonly door: string; readonly by?: string };
  close: { readonly door: string; readonly by?: string };
  discard: { readonly card: CardChoice };
  random: { readonly card: string };
}

export type StepName = keyof Steps;
export type StepOf<K extends StepName> = { readonly do: K; readonly path: Path } & Steps[K];
/** One thing a player does. It must fit exactly one of the options. */
export type Step = { [K in StepName]: StepOf<K> }[StepName];

export const STEP_NAMES: readonly StepName[] = [
  'maneuver',
  'boost',
  'move',
  'stay',
  'done',
  'scheme',
  'attack',
  'defend',
  'pick',
  'use',
  'order',
  'place',
  'open',
  'close',
  'discard',
  'random',
];

const isEmpty = (value: unknown): boolean =>
  value === null || value === true || (isObject(value) && Object.keys(value).length === 0);

const cardChoice = (place: Place): CardChoice =>
  place.value === null || place.value === false || place.value === 'none' || place.value === 'no'
    ? null
    : textOf(place);

function readPicked(place: Place): Picked {
  const { value } = place;
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return listOf(place).map(readName);
  return readName(place);
}

const readName = (place: Place): string | number =>
  typeof place.value === 'number' ? wholeOf(place) : textOf(place);

const nothing = (place: Place): object =>
  isEmpty(place.value) ? {} : fail(place, `takes nothing, not ${shown(place.value)}`);

function readMove(place: Place): Steps['move'] {
  if (typeof place.value === 'number') return { to: wholeOf(place) };
  const fields = fieldsOf(place, ['fighter', 'to', 'via']);
  return {
    fighter: optional(fields.fighter, textOf),
    to: optional(fields.to, (child) => wholeOf(child)),
    via: optional(fields.via, wholesOf),
  };
}

function readDoor(place: Place): Steps['open'] {
  if (typeof place.value === 'string') return { door: textOf(place) };
  const { door, by } = fieldsOf(place, ['door', 'by']);
  return {
    door: door === undefined ? fail(place, 'the door is missing') : textOf(door),
    by: optional(by, textOf),
  };
}

const READ: { readonly [K in StepName]: (place: Place) => Steps[K] } = {
  maneuver: nothing,
  done: nothing,
  boost: (place) => ({ card: cardChoice(place) }),
  defend: (place) => ({ card: cardChoice(place) }),
  discard: (place) => ({ card: cardChoice(place) }),
  random: (place) => ({ card: textOf(place) }),
  move: readMove,
  stay: (place) => {
    if (isEmpty(place.value)) return {};
    if (typeof place.value === 'string') return { fighter: textOf(place) };
    return { fighter: optional(fieldsOf(place, ['fighter']).fighter, textOf) };
  },
  scheme: (place) => {
    if (typeof place.value === 'string') return { card: textOf(place) };
    if (isEmpty(place.value)) return {};
    const { by, card } = fieldsOf(place, ['by', 'card']);
    return { by: optional(by, textOf), card: optional(card, textOf) };
  },
  attack: (place) => {
    if (isEmpty(place.value)) return {};
    const { by, target, card } = fieldsOf(place, ['by', 'target', 'card']);
    return { by: optional(by, textOf), target: optional(target, textOf), card: optional(card, textOf) };
  },
  pick: (place) => ({ what: readPicked(place) }),
  use: (place) => {
    if (typeof place.value === 'string') return { item: textOf(place) };
    if (isEmpty(place.value)) return {};
    const { item, by } = fieldsOf(place, ['item', 'by']);
    return { item: optional(item, textOf), by: optional(by, textOf) };
  },
  order: (place) => ({ items: namesOf(place) }),
  place: (place) => {
    if (typeof place.value === 'number') return { space: wholeOf(place) };
    const { fighter, token, space } = fieldsOf(place, ['fighter', 'token', 'space']);
    return {
      fighter: optional(fighter, textOf),
      token: optional(token, textOf),
      space: optional(space, (child) => wholeOf(child)),
    };
  },
  open: readDoor,
  close: readDoor,
};

/** What has to be said in a step that is played; in `offers` and the like parts may be left out. */
const NEEDED: { readonly [K in StepName]?: readonly string[] } = { move: ['to'], place: ['space'] };

/** Words that are a step of their own. */
const WORDS: { readonly [word: string]: StepName } = { maneuver: 'maneuver', stay: 'stay', done: 'done' };

/** Reads a step; `partial` for entries of `offers`, `refuses` and `only`. */
export function readStep(place: Place, partial: boolean = false): Step {
  const { value, path } = place;
  if (typeof value === 'string') {
    const name = Object.hasOwn(WORDS, value) ? WORDS[value] : undefined;
    const word = { do: name ?? 'pick', path, ...(name === undefined ? { what: textOf(place) } : {}) };
    return word as unknown as Step;
  }
  const fields = fieldsOf(place, STEP_NAMES);
  const names = Object.keys(fields) as StepName[];
  const [name] = names;
  const child = name && fields[name];
  if (names.length !== 1 || name === undefined || child === undefined)
    return fail(place, `a step has one name, this has ${names.length === 0 ? 'none' : names.join(' and ')}`);
  const read = READ[name](child);
  for (const part of partial ? [] : (NEEDED[name] ?? []))
    if ((read as Record<string, unknown>)[part] === undefined) fail(child, `"${part}" is missing`);
  return { do: name, path: child.path, ...read } as unknown as Step;
}

/** A step as one line, for messages. */
export function stepText(step: Step): string {
  const { do: name, path: _, ...rest } = step;
  const parts = Object.entries(rest as Record<string, unknown>).flatMap(([key, value]) => {
    if (value === undefined) return [];
    const text = value === null ? 'none' : Array.isArray(value) ? `[${value.join(', ')}]` : String(value);
    return key === 'card' || key === 'what' || key === 'items' || key === 'item'
      ? [text]
      : [`${key} ${text}`];
  });
  return [name, ...parts].join(' ');
}
