import type { Fault, Found, Thing } from './fault.ts';
import type { Noun } from './fault-english.ts';
import { FAMILIES, type Family, type NodeKind, nodeParts, type Part, type Parts, SLUG } from './grammar.ts';
import { LIMITS } from './limits.ts';
import { quoted, unknownName } from './nearest.ts';
import { entryPath, keyPath } from './path.ts';
import type { Report } from './problem.ts';

/** What is carried along while a file is looked at. */
interface Scan {
  readonly report: Report;
  /** Nodes met so far in the whole file and in the present effect. */
  inFile: number;
  inEffect: number;
}

/** Names that every JavaScript object already has: as keys or slugs they would make tables unsafe. */
const RESERVED: readonly string[] = ['__proto__', 'constructor', 'prototype'];

/** Checks that a value of any kind has the form of a part, down to its last leaf; it knows no rule beyond that. */
export function checkShape(part: Part, value: unknown, report: Report): void {
  checkPart({ report, inFile: 0, inEffect: 0 }, part, value, '', 0);
}

/** `depth` counts the nodes around the value. */
function checkPart(scan: Scan, part: Part, value: unknown, path: string, depth: number): void {
  switch (part.is) {
    case 'slug':
      checkSlug(scan, value, path);
      break;
    case 'text':
      checkText(scan, value, path);
      break;
    case 'flag':
      if (value !== true) scan.report(path, { is: 'flag', found: describe(value) });
      break;
    case 'integer':
      checkInteger(scan, part, value, path);
      break;
    case 'word':
      checkWord(scan, 'word', part.words, value, path);
      break;
    case 'list':
      checkList(scan, part, value, path, depth);
      break;
    case 'pattern':
      checkPattern(scan, part, value, path);
      break;
    case 'record':
      if (isRecord(value)) checkFields(scan, { noun: part.noun }, part.fields, value, path, depth);
      else if (part.plain !== undefined && typeof value === 'string')
        checkPart(scan, part.plain, value, path, depth);
      else scan.report(path, noRecord(part, value));
      break;
    case 'node':
      checkNode(scan, part.kind, value, path, depth + 1);
      break;
  }
}

function checkSlug(scan: Scan, value: unknown, path: string): void {
  if (typeof value !== 'string' || value.length > LIMITS.slug || !SLUG.test(value)) {
    scan.report(path, { is: 'slug', max: LIMITS.slug, found: describe(value) });
  } else if (RESERVED.includes(value)) scan.report(path, { is: 'reserved', name: value });
}

/** Control and invisible formatting characters could make one name look like another. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;

function checkText(scan: Scan, value: unknown, path: string): void {
  if (
    typeof value !== 'string' ||
    value.trim() === '' ||
    value.length > LIMITS.name ||
    UNPRINTABLE.test(value)
  ) {
    scan.report(path, { is: 'text', max: LIMITS.name, found: describe(value) });
  }
}

type Pattern = Extract<Part, { is: 'pattern' }>;

function checkPattern(scan: Scan, { what, pattern, max }: Pattern, value: unknown, path: string): void {
  const fits = typeof value === 'string' && value.length <= max && pattern.test(value);
  if (fits && !UNPRINTABLE.test(value)) return;
  if (typeof value === 'string' && value.length > max)
    scan.report(path, { is: 'patternLong', what, max, found: { characters: value.length } });
  else scan.report(path, { is: 'pattern', what, found: describe(value) });
}

const noRecord = ({ noun, plain }: Extract<Part, { is: 'record' }>, value: unknown): Fault => ({
  is: plain === undefined ? 'record' : 'recordOrText',
  thing: { noun },
  found: describe(value),
});

type Integer = Extract<Part, { is: 'integer' }>;

function checkInteger(scan: Scan, { min, max, orNull }: Integer, value: unknown, path: string): void {
  if (orNull === true && value === null) return;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  // JSON has a negative zero that would not survive being stored again.
  if (fits && !Object.is(value, -0)) return;
  scan.report(path, {
    is: orNull === true ? 'integerOrNull' : 'integer',
    min,
    max,
    found: describe(value),
  });
}

function checkWord(scan: Scan, noun: Noun, words: readonly string[], value: unknown, path: string): void {
  if (typeof value !== 'string') scan.report(path, { is: 'oneOf', words, found: describe(value) });
  else if (!words.includes(value)) scan.report(path, unknownName(noun, value, words));
}

type List = Extract<Part, { is: 'list' }>;

function checkList(scan: Scan, { of, min, max }: List, value: unknown, path: string, depth: number): void {
  if (!Array.isArray(value)) {
    scan.report(path, { is: 'list', found: describe(value) });
  } else if (value.length < min || value.length > max) {
    scan.report(path, { is: 'listLength', min, max, count: value.length });
  } else if (Reflect.ownKeys(value).length > value.length + 1) {
    // No JSON gives a list keys of its own, and a `constructor` among them breaks every walk over it.
    scan.report(path, { is: 'plainList' });
  } else {
    // By index, for a sparse list has holes that an iteration would not show.
    for (let i = 0; i < value.length; i++) checkPart(scan, of, value[i], entryPath(path, i), depth);
  }
}

function checkFields(
  scan: Scan,
  thing: Thing,
  parts: Parts,
  value: Plain,
  path: string,
  depth: number,
): void {
  for (const [key, part] of Object.entries(parts)) {
    if (isGiven(value, key) || (part.optional === true && Object.hasOwn(value, key)))
      checkPart(scan, part, value[key], keyPath(path, key), depth);
    else if (part.optional !== true) scan.report(keyPath(path, key), { is: 'missing', thing });
  }
  const known = Object.keys(parts).filter((part) => !isGiven(value, part));
  const unknown = Reflect.ownKeys(value).filter(
    (key) => typeof key !== 'string' || !Object.hasOwn(parts, key),
  );
  // More are never reported, and to look for what was meant takes its time.
  for (const name of unknown.slice(0, LIMITS.problems).map(String))
    scan.report(keyPath(path, name), unknownKey(thing, name, known));
}

/** A builder that misses a key gives `undefined`: the key is missing, and may be the one that was misspelt. */
const isGiven = (value: Plain, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined;

function unknownKey(thing: Thing, key: string, known: readonly string[]): Fault {
  if (RESERVED.includes(key)) return { is: 'reserved', name: key };
  return known.length === 0 ? { is: 'noMoreKeys', name: quoted(key), thing } : unknownName('key', key, known);
}

function checkNode(scan: Scan, kind: NodeKind, value: unknown, path: string, depth: number): void {
  const family = FAMILIES[kind];
  if (family.plain === true && typeof value === 'number') checkInteger(scan, NUMBER, value, path);
  else if (family.words !== undefined && typeof value === 'string') {
    checkWord(scan, family.noun, family.words, value, path);
  } else if (!isRecord(value)) scan.report(path, noNode(family, value));
  else if (withinLimits(scan, path, depth)) checkNodeFields(scan, kind, value, path, depth);
}

function checkNodeFields(scan: Scan, kind: NodeKind, value: Plain, path: string, depth: number): void {
  const { key = '', noun, table } = FAMILIES[kind];
  if (key === '') {
    checkFields(scan, { noun }, nodeParts(kind, '') ?? {}, value, path, depth);
    return;
  }
  const words = Object.keys(table);
  const name = Object.hasOwn(value, key) ? value[key] : undefined;
  const parts = typeof name === 'string' ? nodeParts(kind, name) : undefined;
  if (name === undefined) scan.report(keyPath(path, key), { is: 'missingName', thing: { noun } });
  else if (parts === undefined) checkWord(scan, noun, words, name, keyPath(path, key));
  else
    checkFields(
      scan,
      { noun, name: String(name) },
      { ...parts, [key]: { is: 'word', words } },
      value,
      path,
      depth,
    );
}

const NUMBER: Integer = { is: 'integer', min: -LIMITS.number, max: LIMITS.number };

function noNode({ noun, plain, words }: Family, value: unknown): Fault {
  const expected = { thing: { noun }, found: describe(value) };
  if (plain === true) return { is: 'nodeOrInteger', ...expected };
  return words === undefined ? { is: 'record', ...expected } : { is: 'nodeOrWord', words, ...expected };
}

/** Counts a node; past a limit it says so once, and nothing more of that effect is looked at. */
function withinLimits(scan: Scan, path: string, depth: number): boolean {
  if (depth === 1) scan.inEffect = 0;
  scan.inFile++;
  scan.inEffect++;
  if (depth === LIMITS.depth + 1) scan.report(path, { is: 'tooDeep', max: LIMITS.depth });
  if (scan.inEffect === LIMITS.nodesPerEffect + 1) {
    scan.report(path, { is: 'effectNodes', max: LIMITS.nodesPerEffect });
  }
  if (scan.inFile === LIMITS.nodesPerHero + 1) {
    scan.report(path, { is: 'heroNodes', max: LIMITS.nodesPerHero });
  }
  return (
    depth <= LIMITS.depth && scan.inEffect <= LIMITS.nodesPerEffect && scan.inFile <= LIMITS.nodesPerHero
  );
}

type Plain = Readonly<Record<string, unknown>>;

/** Plain data as JSON gives it; class instances and objects with another prototype are not. */
function isRecord(value: unknown): value is Plain {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function describe(value: unknown): Found {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'boolean' || value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return { a: 'list' };
  const kind = typeof value;
  return { a: kind === 'function' || kind === 'symbol' || kind === 'bigint' ? kind : 'object' };
}
