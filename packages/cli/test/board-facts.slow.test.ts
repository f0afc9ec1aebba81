import { boards } from '@peerless/boards';
import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { spacesOf } from '../src/collection/board-graph.ts';
import { DUEL, inFolder, peerless } from './terminal.ts';

/** What is printed on boards: in words, as data, on the terminal and as pictures. */

const factsOf = async (board: string) => JSON.parse((await peerless(['boards', board, '--json'])).out)[0];

describe('the spaces of a board', () => {
  test('are printed with zones, neighbours, starts and passages', async () => {
    const { out } = await peerless(['boards', 'baskerville-manor']);
    expect(out).toContain('BASKERVILLE MANOR');
    expect(out).toMatch(/^ +1 {2}blue +2, 7 +secret passage$/m);
    expect(out).toMatch(/^ +9 {2}blue, brown +2, 3, 14 +start 2$/m);
    expect(out.match(/^ +\d+ {2}/gm)).toHaveLength(32);
  });

  test('with doors and one-way lines', async () => {
    const [doored] = boards.filter(({ doors }) => doors.length > 0);
    const [arrowed] = boards.filter(({ oneWay }) => oneWay !== undefined);
    const doors = (await peerless(['boards', doored?.slug ?? ''])).out;
    expect(doors).toMatch(/\d+\u00a0\(/);
    const arrows = (await peerless(['boards', arrowed?.slug ?? ''])).out;
    expect(arrows.match(/→\u00a0\d+/g)?.length).toBe(arrowed?.oneWay?.length);
    expect(arrows.match(/←\u00a0\d+/g)?.length).toBe(arrowed?.oneWay?.length);
  });

  test('with high ground', async () => {
    const { out } = await peerless(['boards', 'hanging-gardens']);
    expect(out).toMatch(/^High ground on 20 lines$/m);
    expect(out).toMatch(/^ +2 {2}gray, light green +1, 3\u00a0\(\+1\), 9\u00a0\(\+1\)$/m);
    expect(out.match(/\(\+1\)/g)).toHaveLength(20);
    expect(out).toContain('High ground: An attack from');
  });

  test('with a conveyor belt', async () => {
    const { out } = await peerless(['boards', 'santas-workshop']);
    expect(out).toMatch(/^6 one-way lines, conveyor belt of 6 spaces$/m);
    expect(out).toMatch(/^ +34 {2}blue, green +26, 33 +belt 6$/m);
    expect(out).toMatch(/^ +12 {2}yellow .* +start 4, bin$/m);
    expect(out.match(/ bin$/gm)).toHaveLength(5);
  });

  test('with deck links', async () => {
    const { out } = await peerless(['boards', 'naglfar']);
    expect(out).toMatch(/^4 deck links$/m);
    expect(out).toMatch(/^ +6 {2}sage, indigo +3, 12, 20\u00a0\(deck\u00a0link\)$/m);
    expect(out.match(/\(deck\u00a0link\)/g)).toHaveLength(8);
  });

  test.each(TEXT_LANGUAGES)('in %s', async (lang) => {
    for (const { slug } of boards) {
      const { code, out } = await peerless(['boards', slug, '--lang', lang], { width: 80 });
      expect(code).toBe(0);
      expect(out.split('\n').filter((line) => [...line].length > 80)).toEqual([]);
    }
  });

  test('are data, too: every line is known at both of its ends', async () => {
    for (const board of boards) {
      const facts = await factsOf(board.slug);
      const near = (id: number): number[] =>
        facts.spaces
          .find((space: { id: number }) => space.id === id)
          .neighbours.map(({ space }: { space: number }) => space);
      expect(board.edges.filter(([a, b]) => !(near(a).includes(b) && near(b).includes(a)))).toEqual([]);
      const count = facts.spaces.reduce((sum: number, { id }: { id: number }) => sum + near(id).length, 0);
      expect(count).toBe(2 * board.edges.length);
    }
  });

  test('tell which way a line leads, and which door is in it', () => {
    for (const board of boards) {
      const all = spacesOf(board).flatMap(({ id, neighbours }) =>
        neighbours.map((other) => ({ id, ...other })),
      );
      for (const { from, to } of board.oneWay ?? []) {
        expect(all.find(({ id, space }) => id === from && space === to)?.oneWay).toBe('to');
        expect(all.find(({ id, space }) => id === to && space === from)?.oneWay).toBe('from');
      }
      expect(all.filter(({ oneWay }) => oneWay !== undefined)).toHaveLength(2 * (board.oneWay?.length ?? 0));
      expect(all.filter(({ door }) => door !== undefined)).toHaveLength(2 * board.doors.length);
    }
  });
});

describe('start spaces', () => {
  test('are seen on the board of a game, drawn and listed', async () => {
    const { out } = await peerless(DUEL, { home: inFolder('starts'), typed: ['quit'] });
    const drawing = out.slice(0, out.indexOf('green:'));
    const shown = [...drawing.matchAll(/([¹²³⁴]) ?(\d+)/g)].map(([, sign, space]) => [sign, Number(space)]);
    const sarpedon = boards.find(({ slug }) => slug === 'sarpedon');
    const printed = sarpedon?.spaces.filter(({ start }) => start !== null);
    expect(shown.sort()).toEqual(printed?.map(({ start, id }) => ['¹²³⁴'[(start ?? 1) - 1], id]).sort());
    const narrow = await peerless(DUEL, { home: inFolder('starts'), width: 40, typed: ['quit'] });
    expect(narrow.out.match(/: [\d ]+ [¹²³⁴]( |$)/gm)?.length).toBe(4);
  });
});

describe('pictures', () => {
  test('tell zones apart without colours', async () => {
    for (const { slug, spaces } of boards) {
      const { out } = await peerless(['draw', slug]);
      const zones = new Set(spaces.flatMap((space) => space.zones)).size;
      // Without its colours every swatch of the legend differs from all others.
      const swatches = [...out.matchAll(/(?:<path[^>]*h30"[^>]*\/>)+<rect/g)].map(([swatch]) =>
        swatch.replace(/stroke="#\w+"/g, '').replace(/d="M[\d.]+ ([\d.]+)h30"/g, ''),
      );
      expect(swatches, slug).toHaveLength(zones);
      expect(new Set(swatches).size, slug).toBe(zones);
    }
  });
});
