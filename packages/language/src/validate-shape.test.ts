import { describe, expect, test } from 'vitest';
import { at, type Changes, linesOf } from '../test/changed-hero.ts';
import { smallHero } from '../test/small-hero.ts';
import { draw, type Effect, LIMITS, seq, validateHero } from './index.ts';

const skirmish = at('skirmish');
const nested = (depth: number): Effect => (depth === 1 ? draw(1) : { op: 'may', do: nested(depth - 1) });
const wide = (nodes: number): Effect => ({ op: 'seq', do: Array.from({ length: nodes - 1 }, () => draw(1)) });

const cases: readonly (readonly [rule: string, changes: Changes, line: string])[] = [
  [
    'slugs are well-formed',
    { slug: 'The Ferryman' },
    'slug: expected a slug (lower-case letters, digits and single hyphens, at most 60 characters), found "The Ferryman"',
  ],
  [
    'slugs are short',
    { slug: 'a'.repeat(61) },
    `slug: expected a slug (lower-case letters, digits and single hyphens, at most 60 characters), found "${'a'.repeat(40)}…"`,
  ],
  [
    'slugs are not names of every object',
    { slug: 'constructor' },
    'slug: "constructor" is a reserved name and not allowed',
  ],
  [
    'names are short',
    { name: 'n'.repeat(81) },
    `name: expected a printable text of 1 to 80 characters, found "${'n'.repeat(40)}…"`,
  ],
  ['names are not empty', { name: ' ' }, 'name: expected a printable text of 1 to 80 characters, found " "'],
  [
    'names have no hidden characters',
    { name: 'a\u200bb' },
    'name: expected a printable text of 1 to 80 characters, found "a\ufffdb"',
  ],
  [
    'names are in the known languages',
    { 'names.de': 'Fährmann' },
    'names.de: unknown key "de"; expected one of en, pt',
  ],
  [
    'names are texts or have a grammar',
    { 'names.fr': 3 },
    'names.fr: expected a text or a French name (an object), found 3',
  ],
  [
    'a grammar needs the name',
    { 'names.fr': { gender: 'm' } },
    'names.fr.name: is missing; a French name needs it',
  ],
  [
    'genders are those of the language',
    { 'names.fr': { name: 'Passeur', gender: 'n' } },
    'names.fr.gender: unknown word "n"; expected one of m, f',
  ],
  [
    'cases are complete',
    { 'sidekicks[0].names.uk.cases': 'хвилі|хвилі|хвилю|хвилею' },
    'sidekicks[0].names.uk.cases: expected five cases parted by bars (gen|dat|acc|ins|loc), found "хвилі|хвилі|хвилю|хвилею"',
  ],
  [
    'no case is empty',
    { 'sidekicks[0].names.uk.cases': 'хвилі| |хвилю|хвилею|хвилі' },
    'sidekicks[0].names.uk.cases: expected five cases parted by bars (gen|dat|acc|ins|loc), found "хвилі| |хвилю|хвилею|хвилі"',
  ],
  [
    'cases have no hidden characters',
    { 'sidekicks[0].names.uk.cases': 'а|б|в|г|\u200bд' },
    'sidekicks[0].names.uk.cases: expected five cases parted by bars (gen|dat|acc|ins|loc), found "а|б|в|г|�д"',
  ],
  [
    'titles have no grammar',
    { 'cards[0].titles': { fr: { name: 'Feinte', gender: 'f' } } },
    'cards[0].titles.fr: expected a printable text of 1 to 80 characters, found an object',
  ],
  [
    'colours are colours',
    { 'look.colours.ink': 'white' },
    'look.colours.ink: expected a colour such as "#2d6fb4", found "white"',
  ],
  [
    'emblems are names or drawings',
    { 'look.emblem': 'Ferry Boat' },
    'look.emblem: expected the name of a drawing at game-icons.net such as "crossed-swords", found "Ferry Boat"',
  ],
  [
    'a drawing is a path and nothing else',
    { 'look.emblem': { path: 'M0 0"/><script>' } },
    'look.emblem.path: expected the data of an SVG path, found "M0 0\\"/><script>"',
  ],
  [
    'a drawing is not endless',
    { 'look.emblem': { path: `M${' 0'.repeat(4000)}` } },
    'look.emblem.path: expected the data of an SVG path of at most 8000 characters, found 8001 characters',
  ],
  [
    'a drawing has a box',
    { 'look.emblem': { path: 'M0 0', viewBox: '0 0 0 512' } },
    'look.emblem.viewBox: expected a box of four numbers such as "0 0 512 512", found "0 0 0 512"',
  ],
  [
    'a misspelt part of the look gets a suggestion',
    { 'look.colors': {}, 'look.colours': undefined },
    'look.colors: unknown key "colors"; did you mean "colours"?',
  ],
  [
    'a difficulty is one of three',
    { profile: { difficulty: 4 } },
    'profile.difficulty: expected a whole number from 1 to 3, found 4',
  ],
  [
    'styles are words of a list',
    { profile: { styles: ['mobil'] } },
    'profile.styles[0]: unknown word "mobil"; did you mean "mobile"?',
  ],
  [
    'at most three cards stand for a hero',
    { profile: { signature: ['a', 'b', 'c', 'd'] } },
    'profile.signature: expected a list of 1 to 3 entries, found 4',
  ],
  ['keys are known', { mvoe: 2 }, 'mvoe: unknown key "mvoe"; a hero has no more keys'],
  [
    'a misspelt key gets a suggestion',
    { move: undefined, mvoe: 2 },
    'mvoe: unknown key "mvoe"; did you mean "move"?',
  ],
  ['required keys are there', { move: undefined }, 'move: is missing; a hero needs it'],
  ['numbers are whole', { move: 1.5 }, 'move: expected a whole number from 0 to 99, found 1.5'],
  ['numbers are numbers', { move: Number.NaN }, 'move: expected a whole number from 0 to 99, found NaN'],
  [
    'numbers are small',
    { 'hero.health': 1e300 },
    'hero.health: expected a whole number from 1 to 99, found 1e+300',
  ],
  ['numbers survive being stored', { move: -0 }, 'move: expected a whole number from 0 to 99, found -0'],
  [
    'a value or null',
    { 'cards[0].boost': '2' },
    'cards[0].boost: expected a whole number from 0 to 99 or null, found "2"',
  ],
  [
    'numbers in effects',
    { [`${skirmish}.after.then.do.upTo`]: -100 },
    `${skirmish}.after.then.do.upTo: expected a whole number from -99 to 99, found -100`,
  ],
  [
    'values',
    { [`${skirmish}.after.then.do.upTo`]: '2' },
    `${skirmish}.after.then.do.upTo: expected a whole number or a value (an object), found "2"`,
  ],
  [
    'flags are true or left out',
    { 'hero.large': false },
    'hero.large: expected true (or no such key), found false',
  ],
  ['nothing is undefined', { 'hero.large': null }, 'hero.large: expected true (or no such key), found null'],
  [
    'words are known',
    { 'hero.attack': 'range' },
    'hero.attack: unknown word "range"; did you mean "ranged"?',
  ],
  ['words are texts', { 'hero.attack': 3 }, 'hero.attack: expected one of melee, ranged, found 3'],
  [
    'moments are known',
    { 'hooks[0].when': 'turnstart' },
    'hooks[0].when: unknown word "turnstart"; did you mean "turnStart"?',
  ],
  ['lists are lists', { cards: {} }, 'cards: expected a list, found an object'],
  ['records are objects', { hero: [] }, 'hero: expected a figure of a hero (an object), found a list'],
  [
    'operations are known',
    { [`${skirmish}.after`]: { op: 'drw', count: 1 } },
    `${skirmish}.after.op: unknown operation "drw"; did you mean "draw"?`,
  ],
  [
    'operations are named',
    { [`${skirmish}.after`]: { count: 1 } },
    `${skirmish}.after.op: is missing; expected the name of an operation`,
  ],
  [
    'operations are objects',
    { [`${skirmish}.after`]: 'draw' },
    `${skirmish}.after: expected an operation (an object), found "draw"`,
  ],
  [
    'conditions are known',
    { [`${skirmish}.after.cond.is`]: 'win' },
    `${skirmish}.after.cond.is: unknown condition "win"; did you mean "won"?`,
  ],
  [
    'conditions of every object are not known',
    { [`${skirmish}.after.cond.is`]: 'toString' },
    `${skirmish}.after.cond.is: unknown condition "toString"; expected one of won, not, all, any, exists, room, compare, form, active, shown, combatDamage, role, card, ownCard, symbol, contains`,
  ],
  [
    'fields of operations are known',
    { [`${skirmish}.after.then.do.steps`]: 1 },
    `${skirmish}.after.then.do.steps: unknown key "steps"; expected one of through, past, exactly, freeOn, passed`,
  ],
  [
    'fields of operations are there',
    { [`${skirmish}.after.then.do.upTo`]: undefined },
    `${skirmish}.after.then.do.upTo: is missing; an operation "move" needs it`,
  ],
  [
    'operations without fields have none',
    { 'cards[0].immediately': { op: 'endTurn', now: true } },
    'cards[0].immediately.now: unknown key "now"; an operation "endTurn" has no more keys',
  ],
  [
    'entries of lists',
    { [`${at('the-crossing')}.scheme.do.do[2].amount.val`]: 'timess' },
    `${at('the-crossing')}.scheme.do.do[2].amount.val: unknown value "timess"; did you mean "times"?`,
  ],
  [
    'players',
    { [`${at('the-crossing')}.scheme.do.do[0].at`]: 'me' },
    `${at('the-crossing')}.scheme.do.do[0].at: unknown player "me"; expected one of you, opponent, owner`,
  ],
  [
    'players are words or objects',
    { [`${at('the-crossing')}.scheme.do.do[0].at`]: 1 },
    `${at('the-crossing')}.scheme.do.do[0].at: expected you, opponent, owner or a player (an object), found 1`,
  ],
  [
    'registers',
    { [`${skirmish}.after.then.as`]: 6 },
    `${skirmish}.after.then.as: expected a whole number from 0 to 5, found 6`,
  ],
  [
    'depth',
    { [`${skirmish}.after`]: nested(LIMITS.depth + 1) },
    `${skirmish}.after${'.do'.repeat(16)}: is nested too deeply; at most 16 nodes inside each other`,
  ],
  [
    'nodes of an effect',
    { [`${skirmish}.after`]: wide(201) },
    `${skirmish}.after.do[199]: is one node too many; an effect has at most 200`,
  ],
  [
    'length of lists in an effect',
    { [`${skirmish}.after`]: wide(300) },
    `${skirmish}.after.do: expected a list of 0 to 200 entries, found 299`,
  ],
  [
    'modes of a choice',
    { 'hooks[0].do.from': Array.from({ length: 6 }, () => draw(1)) },
    'hooks[0].do.from: expected a list of 1 to 5 entries, found 6',
  ],
  [
    'counters',
    { counters: Array.from({ length: 5 }, () => null) },
    'counters: expected a list of 0 to 4 entries, found 5',
  ],
  [
    'forms',
    { forms: Array.from({ length: 5 }, () => null) },
    'forms: expected a list of 0 to 4 entries, found 5',
  ],
  [
    'side cards',
    { 'sideDeck.cards': Array.from({ length: 9 }, () => null) },
    'sideDeck.cards: expected a list of 1 to 8 entries, found 9',
  ],
  [
    'token kinds',
    { tokens: Array.from({ length: 3 }, () => null) },
    'tokens: expected a list of 0 to 2 entries, found 3',
  ],
  [
    'symbols',
    { 'symbols.slugs': Array.from({ length: 9 }, () => null) },
    'symbols.slugs: expected a list of 1 to 8 entries, found 9',
  ],
  [
    'hooks',
    { hooks: Array.from({ length: 25 }, () => null) },
    'hooks: expected a list of 0 to 24 entries, found 25',
  ],
  [
    'sidekicks',
    { sidekicks: Array.from({ length: 7 }, () => null) },
    'sidekicks: expected a list of 0 to 6 entries, found 7',
  ],
  [
    'faces',
    { cards: Array.from({ length: 31 }, () => null) },
    'cards: expected a list of 1 to 30 entries, found 31',
  ],
];

describe('the shape of a hero file', () => {
  test.each(cases)('%s', (_rule, changes, line) => {
    expect(linesOf(changes)).toContain(line);
  });

  test('the small hero is sound', () => {
    expect(validateHero(smallHero)).toEqual([]);
  });

  test.each([
    [null],
    [undefined],
    [[]],
    ['hero'],
    [1],
    [true],
    [() => 1],
    [Symbol('x')],
    [10n],
    [new Date(0)],
    [new Map()],
  ])('a hero is an object, not %s', (value) => {
    expect(validateHero(value)).toEqual([
      expect.objectContaining({
        path: '',
        message: expect.stringMatching(/^expected a hero \(an object\), found /),
      }),
    ]);
  });

  test('what is allowed at the limit is allowed', () => {
    expect(linesOf({ [`${skirmish}.after`]: nested(LIMITS.depth) })).toEqual([]);
    expect(linesOf({ [`${skirmish}.after`]: wide(LIMITS.nodesPerEffect) })).toEqual([]);
  });

  test('nodes are counted over the whole hero', () => {
    const effect = seq(...Array.from({ length: 199 }, () => draw(1)));
    const cards = Array.from({ length: 10 }, (_, i) => ({
      ...smallHero.cards[0],
      slug: `card-${i}`,
      during: effect,
      after: effect,
    }));
    expect(validateHero({ ...smallHero, hooks: [], modifiers: [], cards })).toContainEqual(
      expect.objectContaining({
        path: 'cards[9].after.do[188]',
        of: 'Feint',
        message: 'is one node too many; a hero has at most 4000',
      }),
    );
  });

  test('holes in lists, getters that throw and cycles are only problems', () => {
    const sparse: unknown[] = [];
    sparse.length = 1;
    expect(linesOf({ hooks: sparse })).toEqual(['hooks[0]: expected a hook (an object), found undefined']);
    const trap = {
      ...smallHero,
      get move(): number {
        throw new Error('no');
      },
    };
    expect(validateHero(trap)).toContainEqual(
      expect.objectContaining({ path: '', message: 'expected plain data that can be read' }),
    );
    const loop: Record<string, unknown> = { op: 'may' };
    loop.do = loop;
    expect(linesOf({ 'hooks[0].do': loop })).toContain(
      `hooks[0].do${'.do'.repeat(16)}: is nested too deeply; at most 16 nodes inside each other`,
    );
  });

  test('a hostile file does not make an endless report', () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, i) => [`k${i}`, i]));
    expect(validateHero(junk)).toHaveLength(LIMITS.problems);
  });
});
