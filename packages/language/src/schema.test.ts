import { fitsSchema } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { changed } from '../test/changed-hero.ts';
import { smallHero } from '../test/small-hero.ts';
import { FAMILIES, heroSchema, NODE_KINDS, readField, type Schema } from './index.ts';

const schema = heroSchema();
const defs = schema.$defs as Readonly<Record<string, Schema>>;
const definition = (kind: string): Schema => defs[kind === 'card' ? 'cardRef' : kind] ?? {};
const variants = (kind: string): readonly Schema[] =>
  (definition(kind).oneOf as readonly Schema[]) ?? [definition(kind)];

const accepts = (value: unknown): boolean => fitsSchema(schema, value);

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
    expect(accepts(smallHero)).toBe(true);
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
    { profile: { difficulty: 0 } },
    { profile: { styles: ['strong'] } },
    { profile: { signature: [] } },
    { 'hero.slug': 'the-ferryman' },
  ])('refuses %o', (change) => {
    expect(accepts(changed(change))).toBe(false);
  });
});
