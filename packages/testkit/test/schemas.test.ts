import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { type BoardDef, boardSchema, heroSchema, validateBoard, validateHero } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { fitsSchema } from '../src/index.ts';

const [hero, board] = [heroSchema(), boardSchema()];

/** As a file has it: what is undefined is not there. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

test.each(heroes)('$name fits the schema of heroes', (def) => {
  expect(fitsSchema(hero, stored(def))).toBe(true);
});

test.each(boards)('$name fits the schema of boards', (def) => {
  expect(fitsSchema(board, stored(def))).toBe(true);
});

test('a file may say where its schema is', () => {
  const [medusa, sarpedon] = [heroes.find(({ slug }) => slug === 'medusa'), boards[0]];
  expect(validateHero({ $schema: './hero.schema.json', ...medusa })).toEqual([]);
  expect(validateBoard({ $schema: './board.schema.json', ...sarpedon })).toEqual([]);
});

describe('the schema of boards and the validator refuse the same', () => {
  const [first] = boards;
  const changes: readonly (readonly [string, object])[] = [
    ['a slug with a blank', { slug: 'a b' }],
    ['no name', { name: undefined }],
    ['a key nobody knows', { colour: 'red' }],
    ['names of a language nobody knows', { names: { de: 'x' } }],
    ['half a space', { startSpaces: 2.5 }],
    ['a door without a line', { doors: [{ door: 'north' }] }],
    ['a line of three spaces', { edges: [[1, 2, 3]] }],
    ['a start number that is none', { extraStarts: { '05': 1 } }],
    ['a start nobody can stand on', { extraStarts: { 5: 'one' } }],
    ['a word for confidence', { confidence: 'sure' }],
    ['a space without zones', { spaces: [{ id: 1, x: 1, y: 1, zones: [], start: null, passage: false }] }],
  ];

  test.each(changes)('%s', (_what, change) => {
    const changed = stored({ ...first, ...change }) as BoardDef;
    expect(fitsSchema(board, changed)).toBe(false);
    expect(validateBoard(changed)).not.toEqual([]);
  });
});
