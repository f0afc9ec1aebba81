import { describe, expect, test } from 'vitest';
import { changed } from '../test/changed-hero.ts';
import { smallHero } from '../test/small-hero.ts';
import { FAMILIES, heroSchema, NODE_KINDS, readField, type Schema } from './index.ts';

const schema = heroSchema();
const defs = schema.$defs as Readonly<Record<string, Schema>>;
const definition = (kind: string): Schema => defs[kind === 'card' ? 'cardRef' : kind] ?? {};
const variants = (kind: string): readonly Schema[] =>
  (definition(kind).oneOf as readonly Schema[]) ?? [definition(kind)];

/** As much of JSON Schema as the hero schema uses; an unknown keyword is an error. */
function accepts(rule: Schema, value: unknown): boolean {
  return Object.entries(rule).every(([keyword, content]) => {
    const keep = KEYWORDS[keyword];
    if (keep === undefined) throw new Error(`unknown keyword ${keyword}`);
    return keep(content as never, value, rule);
  });
}

type Keyword = (content: never, value: unknown, rule: Schema) => boolean;
const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const typeOf = (value: unknown): string =>
  value === null
    ? 'null'
    : Array.isArray(value)
      ? 'array'
      : Number.isInteger(value)
        ? 'integer'
        : typeof value;
const KEYWORDS: Readonly<Record<string, Keyword>> = {
  $schema: () => true,
  title: () => true,
  $defs: () => true,
  $ref: (ref: string, value) => accepts(defs[ref.replace('#/$defs/', '')] as Schema, value),
  const: (content: unknown, value) => content === value,
  enum: (content: readonly unknown[], value) => content.includes(value),
  oneOf: (rules: readonly Schema[], value) => rules.filter((rule) => accepts(rule, value)).length === 1,
  type: (type: string | readonly string[], value) => [type].flat().includes(typeOf(value)),
  pattern: (pattern: string, value) => typeof value !== 'string' || new RegExp(pattern, 'u').test(value),
  minLength: (least: number, value) => typeof value !== 'string' || value.length >= least,
  maxLength: (most: number, value) => typeof value !== 'string' || value.length <= most,
  minimum: (least: number, value) => typeof value !== 'number' || value >= least,
  maximum: (most: number, value) => typeof value !== 'number' || value <= most,
  minItems: (least: number, value) => !Array.isArray(value) || value.length >= least,
  maxItems: (most: number, value) => !Array.isArray(value) || value.length <= most,
  items: (rule: Schema, value) => !Array.isArray(value) || value.every((entry) => accepts(rule, entry)),
  required: (keys: readonly string[], value) =>
    !isObject(value) || keys.every((key) => Object.hasOwn(value, key)),
  properties: (rules: Readonly<Record<string, Schema>>, value) =>
    !isObject(value) ||
    Object.entries(rules).every(([key, rule]) => !Object.hasOwn(value, key) || accepts(rule, value[key])),
  additionalProperties: (_: unknown, value, { properties }) =>
    !isObject(value) || Object.keys(value).every((key) => Object.hasOwn(properties as Schema, key)),
};

describe('the JSON schema', () => {
  test('is plain JSON', () => {
    expect(JSON.parse(JSON.stringify(schema))).toEqual(schema);
    expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema');
  });

  const nodes = NODE_KINDS.flatMap((kind) =>
    Object.entries(FAMILIES[kind].table).map(([name, shape]) => ({ kind, name, shape })),
  );
  test.each(nodes)('has $kind $name with exactly its fields', ({ kind, name, shape }) => {
    const { key } = FAMILIES[kind];
    const found = variants(kind).filter(({ properties }) => {
      const fields = properties as Readonly<Record<string, Schema>> | undefined;
      return fields !== undefined && (key === undefined || fields[key]?.const === name);
    });
    const required = Object.entries(shape).filter(([, field]) => !readField(field).optional);
    const discriminator = key === undefined ? [] : [key];
    expect(found).toHaveLength(1);
    expect(Object.keys(found[0]?.properties as object)).toEqual([...discriminator, ...Object.keys(shape)]);
    expect(found[0]?.required).toEqual([...discriminator, ...required.map(([field]) => field)]);
    expect(found[0]?.additionalProperties).toBe(false);
  });

  test('has nothing else', () => {
    for (const kind of NODE_KINDS) {
      const { table, words, plain } = FAMILIES[kind];
      expect(variants(kind)).toHaveLength(Object.keys(table).length + (words ? 1 : 0) + (plain ? 1 : 0));
    }
  });

  test('every reference has its definition', () => {
    const references = JSON.stringify(schema).match(/#\/\$defs\/\w+/g) ?? [];
    expect(new Set(references)).toEqual(new Set(Object.keys(defs).map((name) => `#/$defs/${name}`)));
  });

  test('accepts a sound hero', () => {
    expect(accepts(schema, smallHero)).toBe(true);
  });

  test.each([
    { slug: 'Not A Slug' },
    { move: 1.5 },
    { move: undefined },
    { speed: 1 },
    { 'hero.attack': 'magic' },
    { 'hero.large': false },
    { 'cards[0].boost': '1' },
    { 'cards[0].immediately.op': 'cancle' },
    { 'cards[1].after.then.do.upTo': 100 },
    { 'cards[1].after.cond.is': 'win' },
    { 'hooks[0].do.from': [] },
    { 'names.de': 'x' },
    { 'names.fr': { name: 'Passeur' } },
    { 'sidekicks[0].names.uk.plural': 'one|two' },
    { 'look.colours.main': 'blue' },
    { 'look.emblem': 'Ferry Boat' },
    { 'look.emblem': { path: 'url(x)' } },
    { 'hero.slug': 'the-ferryman' },
  ])('refuses %o', (change) => {
    expect(accepts(schema, changed(change))).toBe(false);
  });
});
