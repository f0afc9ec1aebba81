import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import { changed, linesOf } from '../test/changed-hero.ts';
import { smallHero } from '../test/small-hero.ts';
import {
  type CardPrint,
  card,
  type HeroDef,
  LIMITS,
  problemLine,
  readHero,
  validateHero,
  versatile,
} from './index.ts';

const text = JSON.stringify(smallHero);

describe('reading a hero', () => {
  test('from text and from a value', () => {
    expect(readHero(text).hero).toEqual(smallHero);
    expect(readHero(smallHero).hero).toEqual(smallHero);
  });

  test('what was read is a copy, frozen through and through', () => {
    const given = structuredClone(smallHero);
    const hero = readHero(given).hero;
    expect(hero).not.toBe(given);
    expect(Object.isFrozen(given)).toBe(false);
    const frozen = (value: unknown): boolean =>
      typeof value !== 'object' ||
      value === null ||
      (Object.isFrozen(value) && Object.values(value).every(frozen));
    expect(frozen(hero)).toBe(true);
  });

  test.each([
    ['text that is no JSON', '{ slug:', /^expected JSON; /],
    [
      'text that is too long',
      ' '.repeat(LIMITS.text + 1),
      /^expected a hero file of at most 262144 characters, found 262145$/,
    ],
    ['deep text', '['.repeat(LIMITS.text), /^expected JSON; /],
    ['empty text', '', /^expected JSON; /],
    ['another value', 'null', /^expected a hero \(an object\), found null$/],
  ])('%s is one problem', (_name, json, message) => {
    expect(readHero(json)).toEqual({
      problems: [{ path: '', fault: expect.any(Object), message: expect.stringMatching(message) }],
    });
  });

  test('problems of the content', () => {
    expect(readHero(JSON.stringify(changed({ slug: 1 }))).problems).toHaveLength(1);
  });
});

describe('names that every object has', () => {
  const clean = Object.getOwnPropertyNames(Object.prototype).sort();
  afterEach(() => expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(clean));

  test('a list with keys of its own is refused', () => {
    const hero = structuredClone(smallHero);
    Reflect.set(hero.cards, 'constructor', null);
    expect(validateHero(hero)).toEqual([
      expect.objectContaining({
        path: 'cards',
        message: 'expected a plain list, found one with keys of its own',
      }),
    ]);
  });

  test.each(['__proto__', 'constructor', 'prototype'])('%s is refused as a key anywhere', (key) => {
    const place = key === '__proto__' ? `["${key}"]` : `.${key}`;
    for (const path of ['hero', 'cards[0]', 'cards[0].immediately', 'names', 'symbols', 'modifiers[0].who']) {
      expect(linesOf({ [`${path}.${key}`]: { polluted: true } })).toContain(
        `${path}${place}: "${key}" is a reserved name and not allowed`,
      );
    }
  });

  test('a text cannot reach Object.prototype', () => {
    const hostile = text.replace(
      '"move":2',
      '"move":2,"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}',
    );
    expect(readHero(hostile).problems?.map(({ path }) => path)).toEqual(['["__proto__"]', 'constructor']);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('they are refused as names of nodes', () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      expect(linesOf({ 'cards[0].immediately': { op: name } })[0]).toContain(`unknown operation "${name}"`);
      expect(linesOf({ 'cards[0].tags': [name] })).toHaveLength(1);
    }
  });

  test('a changed prototype is no plain data', () => {
    expect(linesOf({ 'cards[0].immediately': Object.create({ op: 'cancel' }) })).toHaveLength(1);
  });
});

describe('any input at all', () => {
  test('values of any kind never throw', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withNullPrototype: true,
          withSparseArray: true,
        }),
        (value) => {
          expect(validateHero(value).length).toBeGreaterThan(0);
        },
      ),
    );
  });

  test('texts of any kind never throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        expect(readHero(json).problems?.length).toBeGreaterThan(0);
      }),
    );
  });
});

test('the answer is typed: a hero or problems', () => {
  const read = readHero(text);
  const hero: HeroDef | undefined = read.hero;
  expect(hero?.slug ?? read.problems).toBe('the-ferryman');
});

describe('a problem', () => {
  test('says what the card, sidekick or hook is called', () => {
    const of = (changes: Parameters<typeof changed>[0]) =>
      validateHero(changed(changes)).map(problemLine).join('\n');
    const [card] = smallHero.cards;
    const [sidekick] = smallHero.sidekicks;
    expect(of({ 'cards[0].user': 'nobody' })).toMatch(
      `cards[0].user ("${card?.title}"): unknown user "nobody"`,
    );
    expect(of({ 'sidekicks[0].health': 0 })).toMatch(`sidekicks[0].health ("${sidekick?.name}"): expected`);
    expect(of({ 'hooks[0].do': 1 })).toMatch(`hooks[0].do ("${smallHero.hooks[0]?.when}"): expected`);
    // Without a title the slug has to do, and what cannot be repeated is cut and harmless.
    expect(of({ 'cards[0].title': 3 })).toMatch(`cards[0].title ("${card?.slug}"): expected`);
    expect(of({ 'cards[0].title': `\u001b[2J${'x'.repeat(90)}` })).toMatch(/\("\ufffd\[2Jx{36}…"\)/);
    expect(of({ move: -1 })).toMatch(/^move: expected/);
  });

  test('of a card that was built with a misspelt key says so', () => {
    const print = { title: 'Dash', boost: 1, user: 'any', quanity: 2 } as unknown as CardPrint;
    const [first, ...rest] = smallHero.cards;
    const built = card('dash', versatile(2), print);
    const lines = validateHero({ ...smallHero, cards: [built, first, ...rest] }).map(problemLine);
    expect(lines).toEqual([
      'cards[0].quantity ("Dash"): is missing; a card needs it',
      'cards[0].quanity ("Dash"): unknown key "quanity"; did you mean "quantity"?',
    ]);
  });

  test('of text that is no JSON has a line', () => {
    const [problem] = readHero('{\n  "slug": nobody\n}').problems ?? [];
    expect(problem?.message).toMatch(/^expected JSON; "n" must not stand at line 2, column 11$/);
  });
});
