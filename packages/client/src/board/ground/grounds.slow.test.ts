import { boards } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { type GroundArt, groundOf } from './draw-ground.ts';
import { GROUNDS, groundDefOf, PLACES } from './grounds.ts';

/** A copy is another board for the cache: it is painted anew. */
const anew = (board: BoardDef): GroundArt => groundOf({ ...board });

const MOST_SHAPES = 100;
const MOST_LETTERS = 160_000;

function expectLight(art: GroundArt): void {
  const all = art.shapes.map(({ d }) => d).join('');
  expect(art.shapes.length).toBeGreaterThan(5);
  expect(art.shapes.length).toBeLessThanOrEqual(MOST_SHAPES);
  expect(all.length).toBeLessThan(MOST_LETTERS);
  expect(all.match(/NaN|Infinity|undefined|e-/)).toBeNull();
}

test('every board has a ground of its own, and every ground a board', () => {
  expect([...GROUNDS.keys()]).toEqual(boards.map(({ slug }) => slug));
  expect(new Set(GROUNDS.values()).size).toBe(boards.length);
});

describe.each(boards.map((board) => [board.slug, board] as const))('the ground of %s', (_, board) => {
  test('is always the same', () => {
    expect(anew(board)).toEqual(anew(board));
    expect(groundOf(board)).toBe(groundOf(board));
  });

  test('has few paths, and short ones', () => {
    expectLight(groundOf(board));
  });

  test('uses the tones it names, and no others', () => {
    const { shapes } = groundOf(board);
    const used = new Set(shapes.flatMap(({ fill, stroke }) => [fill ?? [], stroke ?? []].flat()));
    expect([...used, 'path'].sort()).toEqual(Object.keys(groundDefOf(board).tones).sort());
  });
});

describe("a stranger's board", () => {
  const [model] = boards;
  const named = (slug: string): BoardDef => ({ ...(model as BoardDef), slug, name: slug });

  test('gets a ground that fits its name', () => {
    expect(groundDefOf(named('old-forest'))).toBe(GROUNDS.get('sherwood-forest'));
    expect(groundDefOf(named('crypt-of-kings'))).toBe(GROUNDS.get('king-solomons-mine'));
  });

  test('or a map in a colour of its own', () => {
    const [first, second] = [anew(named('nowhere')), anew(named('elsewhere'))];
    expectLight(first);
    expect(anew(named('nowhere'))).toEqual(first);
    expect(second.inks).not.toEqual(first.inks);
  });

  const tiny: BoardDef = {
    ...(model as BoardDef),
    spaces: [
      { id: 7, x: 0, y: 0, zones: ['here'], start: 1, passage: false },
      { id: 9, x: 100, y: 100, zones: ['there'], start: 2, passage: false },
    ],
    edges: [[7, 9]],
    curves: [],
    crossings: [],
    doors: [],
  };

  test.each(PLACES.map(([words]) => [String(words).split(/[/|]/)[1] ?? '']))(
    'of two spaces, called %s, is painted',
    (word) => {
      expectLight(anew({ ...tiny, slug: word, name: word }));
    },
  );

  test('without any space is painted, too', () => {
    expectLight(anew({ ...tiny, slug: 'nowhere', spaces: [], edges: [] }));
  });
});
