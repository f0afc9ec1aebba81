import { FAMILIES, type Family, type NodeKind, nodeParts, type Part, type Parts, SLUG } from './grammar.ts';
import { LIMITS } from './limits.ts';
import { quoted, unknownName } from './nearest.ts';
import { entryPath, keyPath } from './path.ts';

/** Takes down one problem. */
export type Report = (path: string, message: string) => void;

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
      if (value !== true) scan.report(path, `expected true (or no such key), found ${describe(value)}`);
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
      if (isRecord(value)) checkFields(scan, part.noun, part.fields, value, path, depth);
      else if (part.plain !== undefined && typeof value === 'string')
        checkPart(scan, part.plain, value, path, depth);
      else scan.report(path, `expected ${recordOf(part)}, found ${describe(value)}`);
      break;
    case 'node':
      checkNode(scan, part.kind, value, path, depth + 1);
      break;
  }
}

function checkSlug(scan: Scan, value: unknown, path: string): void {
  if (typeof value !== 'string' || value.length > LIMITS.slug || !SLUG.test(value)) {
    const rule = `lower-case letters, digits and single hyphens, at most ${LIMITS.slug} characters`;
    scan.report(path, `expected a slug (${rule}), found ${describe(value)}`);
  } else if (RESERVED.includes(value)) scan.report(path, `"${value}" is a reserved name and not allowed`);
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
    scan.report(
      path,
      `expected a printable text of 1 to ${LIMITS.name} characters, found ${describe(value)}`,
    );
  }
}

type Pattern = Extract<Part, { is: 'pattern' }>;

function checkPattern(scan: Scan, { what, pattern, max }: Pattern, value: unknown, path: string): void {
  const fits = typeof value === 'string' && value.length <= max && pattern.test(value);
  if (fits && !UNPRINTABLE.test(value)) return;
  const long = typeof value === 'string' && value.length > max;
  const found = long ? `${value.length} characters` : describe(value);
  scan.report(path, `expected ${what}${long ? ` of at most ${max} characters` : ''}, found ${found}`);
}

const recordOf = ({ noun, plain }: Extract<Part, { is: 'record' }>): string =>
  plain === undefined ? `${one(noun)} (an object)` : `a text or ${one(noun)} (an object)`;

type Integer = Extract<Part, { is: 'integer' }>;

function checkInteger(scan: Scan, { min, max, orNull }: Integer, value: unknown, path: string): void {
  if (orNull === true && value === null) return;
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max;
  // JSON has a negative zero that would not survive being stored again.
  if (fits && !Object.is(value, -0)) return;
  const expected = `a whole number from ${min} to ${max}${orNull === true ? ' or null' : ''}`;
  scan.report(path, `expected ${expected}, found ${describe(value)}`);
}

function checkWord(scan: Scan, noun: string, words: readonly string[], value: unknown, path: string): void {
  if (typeof value !== 'string')
    scan.report(path, `expected one of ${words.join(', ')}, found ${describe(value)}`);
  else if (!words.includes(value)) scan.report(path, unknownName(noun, value, words));
}

type List = Extract<Part, { is: 'list' }>;

function checkList(scan: Scan, { of, min, max }: List, value: unknown, path: string, depth: number): void {
  if (!Array.isArray(value)) {
    scan.report(path, `expected a list, found ${describe(value)}`);
  } else if (value.length < min || value.length > max) {
    scan.report(path, `expected a list of ${min} to ${max} entries, found ${value.length}`);
  } else if (Reflect.ownKeys(value).length > value.length + 1) {
    // No JSON gives a list keys of its own, and a `constructor` among them breaks every walk over it.
    scan.report(path, 'expected a plain list, found one with keys of its own');
  } else {
    // By index, for a sparse list has holes that an iteration would not show.
    for (let i = 0; i < value.length; i++) checkPart(scan, of, value[i], entryPath(path, i), depth);
  }
}

function checkFields(
  scan: Scan,
  noun: string,
  parts: Parts,
  value: Plain,
  path: string,
  depth: number,
): void {
  for (const [key, part] of Object.entries(parts)) {
    if (isGiven(value, key) || (part.optional === true && Object.hasOwn(value, key)))
      checkPart(scan, part, value[key], keyPath(path, key), depth);
    else if (part.optional !== true) scan.report(keyPath(path, key), `is missing; ${one(noun)} needs it`);
  }
  const known = Object.keys(parts).filter((part) => !isGiven(value, part));
  const unknown = Reflect.ownKeys(value).filter(
    (key) => typeof key !== 'string' || !Object.hasOwn(parts, key),
  );
  // More are never reported, and to look for what was meant takes its time.
  for (const name of unknown.slice(0, LIMITS.problems).map(String))
    scan.report(keyPath(path, name), unknownKey(noun, name, known));
}

/** A builder that misses a key gives `undefined`: the key is missing, and may be the one that was misspelt. */
const isGiven = (value: Plain, key: string): boolean => Object.hasOwn(value, key) && value[key] !== undefined;

function unknownKey(noun: string, key: string, known: readonly string[]): string {
  if (RESERVED.includes(key)) return `"${key}" is a reserved name and not allowed`;
  return known.length === 0
    ? `unknown key ${quoted(key)}; ${one(noun)} has no more keys`
    : unknownName('key', key, known);
}

function checkNode(scan: Scan, kind: NodeKind, value: unknown, path: string, depth: number): void {
  const family = FAMILIES[kind];
  if (family.plain === true && typeof value === 'number') checkInteger(scan, NUMBER, value, path);
  else if (family.words !== undefined && typeof value === 'string') {
    checkWord(scan, family.noun, family.words, value, path);
  } else if (!isRecord(value)) scan.report(path, `expected ${expectation(family)}, found ${describe(value)}`);
  else if (withinLimits(scan, path, depth)) checkNodeFields(scan, kind, value, path, depth);
}

function checkNodeFields(scan: Scan, kind: NodeKind, value: Plain, path: string, depth: number): void {
  const { key = '', noun, table } = FAMILIES[kind];
  if (key === '') {
    checkFields(scan, noun, nodeParts(kind, '') ?? {}, value, path, depth);
    return;
  }
  const words = Object.keys(table);
  const name = Object.hasOwn(value, key) ? value[key] : undefined;
  const parts = typeof name === 'string' ? nodeParts(kind, name) : undefined;
  if (name === undefined) scan.report(keyPath(path, key), `is missing; expected the name of ${one(noun)}`);
  else if (parts === undefined) checkWord(scan, noun, words, name, keyPath(path, key));
  else checkFields(scan, `${noun} "${name}"`, { ...parts, [key]: { is: 'word', words } }, value, path, depth);
}

const NUMBER: Integer = { is: 'integer', min: -LIMITS.number, max: LIMITS.number };

function expectation({ noun, plain, words }: Family): string {
  const others = [...(plain === true ? ['a whole number'] : []), ...(words ?? []).map((word) => `"${word}"`)];
  return [...others, `${one(noun)} (an object)`].join(' or ');
}

/** A noun with its article. */
function one(noun: string): string {
  return `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
}

/** Counts a node; past a limit it says so once, and nothing more of that effect is looked at. */
function withinLimits(scan: Scan, path: string, depth: number): boolean {
  if (depth === 1) scan.inEffect = 0;
  scan.inFile++;
  scan.inEffect++;
  if (depth === LIMITS.depth + 1)
    scan.report(path, `is nested too deeply; at most ${LIMITS.depth} nodes inside each other`);
  if (scan.inEffect === LIMITS.nodesPerEffect + 1) {
    scan.report(path, `is one node too many; an effect has at most ${LIMITS.nodesPerEffect}`);
  }
  if (scan.inFile === LIMITS.nodesPerHero + 1) {
    scan.report(path, `is one node too many; a hero has at most ${LIMITS.nodesPerHero}`);
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

function describe(value: unknown): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'boolean' || value === null || value === undefined) return String(value);
  return Array.isArray(value) ? 'a list' : typeof value === 'object' ? 'an object' : `a ${typeof value}`;
}
