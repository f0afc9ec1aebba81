import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { isPlayable, LANGUAGES } from '@peerless/language';
import { observe, type View, viewFor } from '@peerless/rules';
import { gameFromPosition, type SeatPosition } from '@peerless/rules/position';
import { testLibrary } from '@peerless/testkit';
import { namesFor, type TextLanguage } from '@peerless/text';
import { expect, test } from 'vitest';
import { type Marks, NO_MARKS } from './marks.ts';
import { doorName, linesOf, spaceName, standing } from './space-name.ts';

const boardOf = (slug: string) => {
  const board = boards.find((other) => other.slug === slug);
  if (board === undefined) throw new Error(`no ${slug}`);
  return board;
};

const seats: readonly SeatPosition[] = [
  {
    hero: 'medusa',
    fighters: {
      medusa: { space: 12, health: 14 },
      'harpy-1': { space: 11 },
      'harpy-2': { space: 13 },
      'harpy-3': 'defeated',
    },
  },
  { hero: 'invisible-man', fighters: { 'invisible-man': { space: 14 } } },
];

function toldOn(slug: string, lang: TextLanguage, marks: Partial<Marks> = {}, view?: Partial<View>) {
  const tokens = { fog: [14, 15, 16] };
  const game = gameFromPosition(
    { board: slug, mode: 'duel', seats, tokens, turn: { seat: 1 } },
    testLibrary(),
  );
  const found = seats.map(({ hero }) => heroes.find((other) => other.slug === hero));
  const names = namesFor(
    found.filter((hero) => hero !== undefined),
    boardOf(slug),
    lang,
    1,
  );
  const told = { board: boardOf(slug), view: { ...viewFor(observe(game, 1)), ...view }, names };
  return { ...told, marks: { ...NO_MARKS, ...marks } };
}

function nameOf(id: number, told: ReturnType<typeof toldOn>): string {
  const space = told.board.spaces.find((other) => other.id === id);
  if (space === undefined) throw new Error(`no space ${id}`);
  return spaceName(space, standing(told.view).get(id), told);
}

test('a space is told by its number, zones, marks and fighter', () => {
  const told = toldOn('sarpedon', 'en');
  expect(nameOf(12, told)).toBe('space 12, yellow zone, Medusa, 14 of 16 health');
  expect(nameOf(19, told)).toBe('space 19, yellow and purple zones');
  expect(nameOf(14, told)).toBe(
    'space 14, brown zone, start space 4, fog token, Invisible Man, your fighter, melee, 15 of 15 health',
  );
  expect(nameOf(1, toldOn('baskerville-manor', 'en'))).toBe('space 1, blue zone, secret passage');
});

test('what choosing it means comes first, what is marked last', () => {
  const told = toldOn('sarpedon', 'en', {
    spaces: new Map([
      [19, 'Move Medusa'],
      [20, ''],
      [2, 'Space 2'],
      [22, 'Move Medusa to space 2'],
      [18, 'Medusa moves to space 18 (1 space)'],
    ]),
    fighters: new Map([['harpy-1', 'Move Harpy 1']]),
    picked: 'medusa',
    reach: new Map([[19, 2]]),
    range: new Set([16]),
    targets: new Set(['invisible-man']),
  });
  expect(nameOf(19, told)).toBe('Move Medusa: space 19, yellow and purple zones, 2 spaces away');
  expect(nameOf(11, told)).toBe('Move Harpy 1: space 11, green zone, 1 of 1 health');
  expect(nameOf(2, told)).toMatch(/^Space 2: (?!space)/);
  expect(nameOf(18, told)).toMatch(/^Medusa moves to space 18 \(1 space\): (?!space)/);
  expect(nameOf(22, told)).toMatch(/^Move Medusa to space 2: space 22,/);
  expect(nameOf(20, told)).toMatch(/^Choose: space 20/);
  expect(nameOf(12, told)).toMatch(/chosen$/);
  expect(nameOf(14, told)).toMatch(/can be attacked$/);
  expect(nameOf(16, told)).toMatch(/in attack range$/);
});

test.each<[TextLanguage, string, string]>([
  ['en', 'attacks', 'is attacked'],
  ['pt', 'ataca', 'sob ataque'],
  ['fr', 'attaque', 'subit l’attaque'],
  ['uk', 'атакує', 'під атакою'],
])('who attacks whom is told: %s', (lang, attacks, attacked) => {
  const combat = new Map([
    ['medusa', 'attack'],
    ['invisible-man', 'defense'],
  ] as const);
  const told = toldOn('sarpedon', lang, { combat });
  expect(nameOf(12, told).endsWith(`, ${attacks}`)).toBe(true);
  expect(nameOf(14, told).endsWith(`, ${attacked}`)).toBe(true);
  expect(nameOf(11, told)).not.toContain(attacks);
});

test('lines are told with arrows and closed doors', () => {
  expect(linesOf(1, toldOn('sarpedon', 'en'))).toBe('lines to spaces 2, 8 and 9');
  const shut = toldOn('heorot', 'en', {}, { doors: { west: 'closed', north: 'open', south: 'open' } });
  expect(linesOf(14, shut)).toBe('lines to spaces 8 and 18, closed doors to spaces 9 and 19');
  expect(doorName('west', shut)).toBe('The west door is closed');
  expect(
    doorName('north', { ...shut, marks: { ...NO_MARKS, doors: new Map([['north', 'Close it']]) } }),
  ).toBe('Close it: the north door is open');
  const arrow = boardOf('raptor-paddock').oneWay?.[0];
  if (arrow === undefined) throw new Error('no arrows');
  const paddock = toldOn('raptor-paddock', 'en');
  expect(linesOf(arrow.from, paddock)).toMatch(/one-way lines? to space/);
  expect(linesOf(arrow.to, paddock)).toMatch(/one-way lines? from space/);
});

test('a deck link is told as one (R-14.61)', () => {
  const told = toldOn('naglfar', 'en');
  expect(linesOf(15, told)).toBe('lines to spaces 13 and 14, a deck link to space 28');
  expect(linesOf(28, told)).toBe('lines to spaces 21 and 27, a deck link to space 15');
  expect(linesOf(1, told)).toBe('lines to spaces 2 and 9');
});

test('high ground is told at both ends (R-14.62)', () => {
  const told = toldOn('hanging-gardens', 'en');
  expect(linesOf(2, told)).toBe('lines to spaces 1, 3 and 9, high ground towards spaces 3 and 9');
  expect(linesOf(9, told)).toBe('lines to spaces 2, 10 and 16, space 2 has the high ground');
  expect(linesOf(1, told)).toBe('lines to spaces 2 and 8');
});

test('belt and bin are told (R-14.64)', () => {
  const told = toldOn('santas-workshop', 'en');
  expect(nameOf(33, told)).toBe('space 33, blue and green zones, conveyor belt to space 34');
  expect(nameOf(34, told)).toBe('space 34, blue and green zones, end of the conveyor belt');
  expect(nameOf(20, told)).toBe('space 20, yellow zone, bin of the conveyor belt');
  expect(nameOf(6, told)).toBe('space 6, cream and yellow zones');
});

test('every space of every board is told in every language', () => {
  for (const lang of LANGUAGES) {
    for (const { slug } of boards.filter(isPlayable)) {
      const told = toldOn(slug, lang);
      const said = told.board.spaces.map(({ id }) => `${nameOf(id, told)} ${linesOf(id, told)}`);
      expect(said.filter((text) => /[{}]|undefined/.test(text))).toEqual([]);
    }
  }
  expect(nameOf(19, toldOn('sarpedon', 'pt'))).toBe('espaço 19, zonas amarela e roxa');
  expect(nameOf(19, toldOn('sarpedon', 'fr'))).toBe('case 19, zones jaune et pourpre');
  expect(nameOf(12, toldOn('sarpedon', 'uk'))).toBe("комірка 12, жовта зона, Медуза, здоров'я: 14 з 16");
});
