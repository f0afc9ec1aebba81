import { describe, expect, test } from 'vitest';
import { nodeParts } from './grammar.ts';
import { FAMILIES, LIMITS, NODE_KINDS, type Part, REGISTERS, readField } from './index.ts';
import { REFERENTS } from './validate-names.ts';
import { PLACE_NEEDS } from './validate-nodes.ts';
import { READS, WRITES } from './validate-registers.ts';

interface Entry {
  readonly place: string;
  readonly key: string;
  readonly part: Part;
}

const entries: readonly Entry[] = NODE_KINDS.flatMap((kind) =>
  Object.keys(FAMILIES[kind].table).flatMap((name) =>
    Object.entries(nodeParts(kind, name) ?? {}).map(([key, part]) => ({
      place: `${kind}.${name}.${key}`,
      key,
      part,
    })),
  ),
);
const leaf = ({ part }: Entry): Part => (part.is === 'list' ? part.of : part);

describe('the tables of the validator follow the tables of the language', () => {
  test('every field of every table has a part', () => {
    const fields = NODE_KINDS.flatMap((kind) =>
      Object.values(FAMILIES[kind].table).flatMap((shape) => Object.values(shape)),
    );
    expect(entries.map(({ part }) => part.optional)).toEqual(
      fields.map((field) => readField(field).optional),
    );
  });

  test('every slug refers to something', () => {
    const keys = entries.filter((entry) => leaf(entry).is === 'slug').map(({ key }) => key);
    expect(new Set(keys)).toEqual(new Set(Object.keys(REFERENTS)));
  });

  test('every register is either read or written', () => {
    const places = entries.filter((entry) => leaf(entry).is === 'integer').map(({ place }) => place);
    expect([...Object.keys(READS), ...Object.keys(WRITES)].sort()).toEqual(places.sort());
  });

  test('what works in some places only exists', () => {
    for (const name of Object.keys(PLACE_NEEDS)) {
      const [kind = '', word = ''] = name.split('.');
      const family = NODE_KINDS.find((known) => known === kind);
      const table = family === undefined ? {} : FAMILIES[family].table;
      const shape = table[''] ?? {};
      const { kind: words } = readField(shape.sel ?? []);
      const known = [
        ...Object.keys(table),
        ...Object.keys(shape),
        ...(family ? (FAMILIES[family].words ?? []) : []),
        ...words,
      ];
      expect(known, name).toContain(word);
    }
  });

  test('limits', () => {
    expect(Object.isFrozen(LIMITS)).toBe(true);
    expect(LIMITS.registers).toBe(REGISTERS);
  });
});
