import { BOARD_CONFIDENCES, BOARD_LIMITS } from './board.ts';
import type { Fault } from './fault.ts';
import { type Part, SLUG } from './grammar.ts';
import { ITEMS } from './item-shape.ts';
import type { Schema } from './json-schema.ts';
import { LIMITS } from './limits.ts';
import { LANGUAGES } from './names.ts';
import { nearest } from './nearest.ts';
import { partSchema } from './part-schema.ts';
import { keyPath } from './path.ts';
import type { Report } from './problem.ts';
import { checkShape } from './validate-shape.ts';

/** The shape of a board file: the type of every part, by small shapes that are put together. */

/** What a value must be: as a check, and as the JSON schema that says the same. */
interface Shape {
  readonly schema: Schema;
  check(value: unknown, path: string, report: Report): void;
}

const slug: Shape = {
  schema: { type: 'string', pattern: SLUG.source, maxLength: 64 },
  check(value, path, report) {
    if (typeof value !== 'string' || value.length > 64 || !SLUG.test(value))
      report(path, { is: 'boardSlug', max: 64 });
    // These two name something of every JavaScript object or function, and slugs are keys of tables.
    else if (value === 'constructor' || value === 'prototype')
      report(path, { is: 'boardReserved', name: value });
  },
};

const flag: Shape = {
  schema: { type: 'boolean' },
  check(value, path, report) {
    if (typeof value !== 'boolean') report(path, { is: 'boardFlag' });
  },
};

const text = (min: number, max: number): Shape => ({
  schema: { type: 'string', minLength: min, maxLength: max },
  check(value, path, report) {
    if (typeof value !== 'string' || value.length < min || value.length > max)
      report(path, { is: 'boardText', min, max });
  },
});

const oneOf = (words: readonly string[]): Shape => ({
  schema: { enum: words },
  check(value, path, report) {
    if (!words.some((word) => word === value)) report(path, { is: 'boardOneOf', words });
  },
});

const numeric = (min: number, max: number): Shape => ({
  schema: { type: 'number', minimum: min, maximum: max },
  check(value, path, report) {
    if (typeof value !== 'number' || !Number.isFinite(value) || value < min || value > max)
      report(path, { is: 'boardNumber', min, max });
  },
});

const whole = (min: number, max: number): Shape => ({
  schema: { type: 'integer', minimum: min, maximum: max },
  check(value, path, report) {
    if (typeof value !== 'number' || !Number.isInteger(value) || value < min || value > max)
      report(path, { is: 'boardWhole', min, max });
  },
});

const orNull = ({ schema, check }: Shape): Shape => ({
  schema: { oneOf: [{ type: 'null' }, schema] },
  check(value, path, report) {
    if (value !== null) check(value, path, report);
  },
});

const entriesFault = (min: number, max: number, count: number): Fault =>
  min === max ? { is: 'boardEntriesExactly', max, count } : { is: 'boardEntries', min, max, count };

const list = (entry: Shape, min: number, max: number): Shape => ({
  schema: { type: 'array', items: entry.schema, minItems: min, maxItems: max },
  check(value, path, report) {
    if (!Array.isArray(value)) report(path, { is: 'boardList' });
    else if (value.length < min || value.length > max) report(path, entriesFault(min, max, value.length));
    // A sparse list has holes that forEach would skip.
    else for (let i = 0; i < value.length; i++) entry.check(value[i], `${path}[${i}]`, report);
  },
});

/** An object that was parsed or written as plain data; class instances and objects with a changed prototype are not. */
function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

type Shapes = Readonly<Record<string, Shape>>;

const schemasOf = (shapes: Shapes): Schema =>
  Object.fromEntries(Object.entries(shapes).map(([key, { schema }]) => [key, schema]));

const record = (required: Shapes, optional: Shapes = {}): Shape => ({
  schema: {
    type: 'object',
    properties: { ...schemasOf(required), ...schemasOf(optional) },
    required: Object.keys(required),
    additionalProperties: false,
  },
  check(value, path, report) {
    if (!isRecord(value)) return report(path, { is: 'boardRecord' });
    for (const key of Object.keys(required)) {
      if (!Object.hasOwn(value, key)) report(keyPath(path, key), { is: 'boardMissing' });
    }
    let unknown = 0;
    for (const key of Reflect.ownKeys(value)) {
      const name = String(key);
      const fields = Object.hasOwn(required, key) ? required : optional;
      if (Object.hasOwn(fields, key)) fields[name]?.check(value[name], keyPath(path, name), report);
      // More are never reported, and to look for what was meant takes its time.
      else if (++unknown <= LIMITS.problems)
        report(keyPath(path, name), unknownKey(name, { ...required, ...optional }, value));
    }
  },
});

/** The key that was probably meant is one that is not there yet. */
function unknownKey(name: string, fields: object, value: object): Fault {
  const meant = nearest(
    name,
    Object.keys(fields).filter((key) => !Object.hasOwn(value, key)),
  );
  return meant === undefined ? { is: 'boardKey' } : { is: 'boardKeyNear', meant };
}

/** What is made of the same parts as a hero file. */
const inParts = (part: Part): Shape => ({
  schema: partSchema(part),
  check(value, path, report) {
    checkShape(part, value, (place, fault) => report(`${path}${place}`, fault));
  },
});

const spaceId = whole(1, BOARD_LIMITS.id);
const line = list(spaceId, 2, 2);
const lines = list(line, 1, BOARD_LIMITS.lines);
const arrows = list(record({ from: spaceId, to: spaceId }), 1, BOARD_LIMITS.lines);
const spaceIds = list(spaceId, 1, BOARD_LIMITS.spaces);
// What lies on them is one word of a game's state.
const squares = list(spaceId, 0, BOARD_LIMITS.squares);
// The control point of an arc at the rim may lie outside the board.
const controlPoint = list(numeric(-100, 200), 2, 2);

const START = /^[1-9]\d?$/;

/** The keys of `extraStarts` are start numbers in their shortest decimal form. */
const extraStarts: Shape = {
  schema: {
    type: 'object',
    patternProperties: { [START.source]: spaceId.schema },
    additionalProperties: false,
  },
  check(value, path, report) {
    if (!isRecord(value)) return report(path, { is: 'boardRecord' });
    for (const key of Reflect.ownKeys(value)) {
      const name = String(key);
      if (START.test(name)) spaceId.check(value[name], keyPath(path, name), report);
      else report(keyPath(path, name), { is: 'boardStart' });
    }
  },
};

const space = record({
  id: spaceId,
  x: numeric(0, 100),
  y: numeric(0, 100),
  zones: list(slug, 1, BOARD_LIMITS.zones),
  start: orNull(whole(1, BOARD_LIMITS.starts)),
  passage: flag,
});

// English is the name itself; every other language may have its own.
const translated = LANGUAGES.filter((language) => language !== 'en').map((language) => [
  language,
  text(1, 80),
]);

/** A whole board file. */
export const BOARD: Shape = record(
  {
    slug,
    name: text(1, 80),
    set: text(1, 80),
    aspect: numeric(0.2, 5),
    spaceRadius: numeric(0.5, 20),
    spaces: list(space, 2, BOARD_LIMITS.spaces),
    edges: lines,
    doors: list(record({ door: slug, between: line }), 0, BOARD_LIMITS.lines),
    features: text(0, 1000),
    startSpaces: whole(2, BOARD_LIMITS.starts),
    confidence: oneOf(BOARD_CONFIDENCES),
    curves: list(record({ edge: line, ctrl: controlPoint }), 0, BOARD_LIMITS.lines),
    crossings: list(list(line, 2, 2), 0, BOARD_LIMITS.lines),
  },
  {
    $schema: text(1, 600),
    names: record({}, Object.fromEntries(translated)),
    oneWay: arrows,
    extraStarts,
    highGround: arrows,
    itemSpaces: record({ combat: squares, scheme: squares }),
    items: inParts(ITEMS),
    conveyor: record({ belt: spaceIds, bin: spaceIds }),
    deckLinks: lines,
    upperDeck: spaceIds,
  },
);
