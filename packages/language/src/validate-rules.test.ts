import { describe, expect, test } from 'vitest';
import { at, type Changes, linesOf } from '../test/changed-hero.ts';
import { smallHero } from '../test/small-hero.ts';
import { draw, type Hook, hook, type Moment, validateHero } from './index.ts';

type Cases = readonly (readonly [rule: string, changes: Changes, lines: readonly string[]])[];

const skirmish = at('skirmish');
const lamplight = at('by-lamplight');
const crossing = at('the-crossing');
const low = at('low-water');
const high = at('high-water');

const deck: Cases = [
  ['30 cards', { [`${skirmish}.quantity`]: 4 }, ['cards: expected 30 cards in total, found 31']],
  [
    'a combat card has a value',
    { [`${skirmish}.value`]: null },
    [`${skirmish}.value: expected a number: versatile cards have a value`],
  ],
  [
    'a combat card has no scheme',
    { [`${at('backwater')}.scheme`]: draw(1) },
    [`${at('backwater')}.scheme: defense cards have no scheme effect`],
  ],
  [
    'a scheme has no value',
    { [`${crossing}.value`]: 2 },
    [`${crossing}.value: expected null: scheme cards have no value`],
  ],
  [
    'a scheme has no timing of combat',
    { [`${crossing}.after`]: draw(1) },
    [`${crossing}.after: scheme cards are not played in combat and have no "after"`],
  ],
  [
    'a scheme has no bonus attack',
    { [`${crossing}.bonusAttack`]: { slug: 'more', name: 'More', value: 1 } },
    [`${crossing}.bonusAttack: scheme cards are not played in combat and have no "bonusAttack"`],
  ],
  ['a scheme may do nothing', { [`${crossing}.scheme`]: undefined }, []],
  [
    'one symbol for all or one a copy',
    { [`${lamplight}.symbols`]: ['oar', 'lamp'] },
    [`${lamplight}.symbols: expected 1 symbol for all copies or 3, one a copy, found 2`],
  ],
  ['one symbol is enough', { [`${lamplight}.symbols`]: ['oar'] }, []],
  ['figures', { 'sidekicks[0].count': 6 }, ['sidekicks: expected at most 6 figures in total, found 7']],
  [
    'tokens',
    { tokens: [8, 3].map((count, i) => ({ slug: i === 0 ? 'reed' : 'mud', name: 'X', count })) },
    ['tokens: expected at most 10 tokens in total, found 11'],
  ],
  [
    'counters start below their maximum',
    { 'counters[0].start': 4 },
    ['counters[0].start: expected at most the maximum, 3, found 4'],
  ],
  [
    'a row has as many parts as its counter counts',
    { 'counters[1].max': 3 },
    ['counters[1].row.parts: expected as many parts as the maximum of the counter, 3, found 2'],
  ],
];

const names: Cases = [
  [
    'labels are those of symbols and tags',
    { 'labels[0].slug': 'lamb' },
    ['labels[0].slug: unknown symbol or tag "lamb"; did you mean "lamp"?'],
  ],
  [
    'each has one label',
    { 'labels[2].slug': 'lamp' },
    ['labels[2].slug: the slug "lamp" is taken by labels[0].slug; every label needs its own'],
  ],
  ['labels may be left out', { labels: undefined }, []],
  ['the profile may say only a part', { profile: { signature: ['skirmish'] } }, []],
  [
    'signature cards are in the deck',
    { profile: { signature: ['skirmich'] } },
    ['profile.signature[0]: unknown card "skirmich"; did you mean "skirmish"?'],
  ],
  [
    'signature cards differ',
    { profile: { signature: ['feint', 'feint'] } },
    ['profile.signature[1]: the slug "feint" is taken by profile.signature[0]; every card needs its own'],
  ],
  [
    'styles differ',
    { profile: { styles: ['tricks', 'tricks'] } },
    ['profile.styles[1]: the slug "tricks" is taken by profile.styles[0]; every style needs its own'],
  ],
  [
    'the figure goes by the slug of the hero',
    { 'sidekicks[0].slug': 'the-ferryman' },
    expect.arrayContaining([
      'sidekicks[0].slug: the slug "the-ferryman" is taken by slug; every fighter or form needs its own',
    ]),
  ],
  [
    'cards are told apart',
    { [`${skirmish}.slug`]: 'feint' },
    [`${skirmish}.slug: the slug "feint" is taken by cards[0].slug; every card needs its own`],
  ],
  [
    'bonus attacks too',
    { [`${at('second-crossing')}.bonusAttack.slug`]: 'feint' },
    [
      `${at('second-crossing')}.bonusAttack.slug: the slug "feint" is taken by cards[0].slug; every card needs its own`,
    ],
  ],
  [
    'banners are told apart',
    {
      'forms[0].slug': 'heron',
      [`${at('foresight')}.user`]: 'any',
      'modifiers[2].users': [],
      'hooks[0].do.from[0].to': 'heron',
    },
    ['forms[0].slug: the slug "heron" is taken by sidekicks[1].slug; every fighter or form needs its own'],
  ],
  [
    'nobody is called any',
    { 'sidekicks[1].slug': 'any' },
    [
      'sidekicks[1].slug: the slug "any" is taken by the banner of every fighter; every fighter or form needs its own',
    ],
  ],
  [
    'tags are told apart',
    { tags: ['toll', 'toll'] },
    ['tags[1]: the slug "toll" is taken by tags[0]; every tag needs its own'],
  ],
  [
    'users',
    { [`${skirmish}.user`]: 'the-ferrymen' },
    [`${skirmish}.user: unknown user "the-ferrymen"; did you mean "the-ferryman"?`],
  ],
  [
    'tags of cards',
    { [`${skirmish}.tags`]: ['tole'] },
    [`${skirmish}.tags[0]: unknown tag "tole"; did you mean "toll"?`],
  ],
  [
    'symbols of cards',
    { [`${skirmish}.symbols`]: ['lamb'] },
    [`${skirmish}.symbols[0]: unknown symbol "lamb"; did you mean "lamp"?`],
  ],
  [
    'the symbol at the start',
    { 'symbols.start': 'boat' },
    ['symbols.start: unknown symbol "boat"; expected one of oar, lamp, wild'],
  ],
  [
    'wild cannot be asked for',
    { [`${lamplight}.after.symbol`]: 'wild' },
    [`${lamplight}.after.symbol: unknown symbol "wild"; expected one of oar, lamp`],
  ],
  [
    'kinds',
    { 'hooks[2].who.kind': 'herons' },
    ['hooks[2].who.kind: unknown fighter "herons"; did you mean "heron"?'],
  ],
  [
    'kinds that are summoned',
    { [`${low}.scheme.do[2].kind`]: 'shore' },
    [`${low}.scheme.do[2].kind: unknown fighter "shore"; expected one of the-ferryman, tide, heron`],
  ],
  [
    'counters',
    { 'hooks[5].do.counter': 'coin' },
    ['hooks[5].do.counter: unknown counter "coin"; did you mean "coins"?'],
  ],
  [
    'parts of rows',
    { 'hooks[1].if': { is: 'active', part: 'sterns' } },
    ['hooks[1].if.part: unknown part of a row "sterns"; did you mean "stern"?'],
  ],
  [
    'parts of rows by a name of their own',
    { 'counters[1].row.parts[1].slug': 'bow' },
    [
      'counters[1].row.parts[1].slug: the slug "bow" is taken by counters[1].row.parts[0].slug; every part of a row needs its own',
    ],
  ],
  [
    'a side deck, where one is asked for',
    { sideDeck: undefined, 'hooks[3].do': { op: 'sideDeck', do: 'look' } },
    ['hooks[3].do.op: needs a hero with a side deck; the hero declares none'],
  ],
  [
    'a side deck, where its cards are counted',
    { sideDeck: undefined, 'hooks[3].do.count': { val: 'sideDeck', what: 'revealed' } },
    ['hooks[3].do.count.val: needs a hero with a side deck; the hero declares none'],
  ],
  [
    'cards of side decks by a name of their own',
    { 'sideDeck.cards[1].slug': 'wool' },
    ['sideDeck.cards[1].slug: the slug "wool" is taken by sideDeck.cards[0].slug; every card needs its own'],
  ],
  [
    'what side cards do',
    { 'sideDeck.cards[0].revealed': { op: 'cancel' } },
    [
      'sideDeck.cards[0].revealed.op: "cancel" works in combat only: in "immediately", "during" and "after" of a card and in hooks at declareAttack, immediately, during, afterCombat, cleanUp and afterAttack',
    ],
  ],
  [
    'forms that are taken',
    { 'hooks[0].do.from[1].to': 'rivers' },
    ['hooks[0].do.from[1].to: unknown form "rivers"; did you mean "river"?'],
  ],
  [
    'forms in conditions',
    { 'hooks[1].if.form': 'sea' },
    ['hooks[1].if.form: unknown form "sea"; expected one of shore, river'],
  ],
  [
    'tokens in modifiers',
    { 'modifiers[1].token': 'weed' },
    ['modifiers[1].token: unknown token "weed"; did you mean "reed"?'],
  ],
  [
    'tokens in selectors',
    { 'modifiers[0].who.on': 'weed' },
    ['modifiers[0].who.on: unknown token "weed"; did you mean "reed"?'],
  ],
  [
    'tags in filters',
    { [`${high}.scheme.do[1].do[0].where.tag`]: 'tool' },
    [`${high}.scheme.do[1].do[0].where.tag: unknown tag "tool"; did you mean "toll"?`],
  ],
  [
    'cards in filters',
    { [`${high}.scheme.do[1].do[0].where.named`]: ['skirmish', 'fient'] },
    [`${high}.scheme.do[1].do[0].where.named[1]: unknown card "fient"; did you mean "feint"?`],
  ],
  [
    'users in modifiers',
    { 'modifiers[2].users[1]': 'shores' },
    ['modifiers[2].users[1]: unknown user "shores"; did you mean "shore"?'],
  ],
  [
    'nothing declared',
    {
      symbols: undefined,
      labels: undefined,
      [`${lamplight}.symbols`]: undefined,
      [`${crossing}.symbols`]: undefined,
      [`${at('heavy-toll')}.static`]: [],
      [`${at('backwater')}.after`]: undefined,
    },
    [`${lamplight}.after.symbol: unknown symbol "lamp"; the hero declares none`],
  ],
  [
    'piles',
    { [`${at('backwater')}.called.do[0].own`]: 'quey', 'hooks[6].do.then.do[1].own': undefined },
    [
      `${at('backwater')}.called.do[0].own: unknown pile "quey"; did you mean "quay"?`,
      'hooks[6].do.then.do[1].own: is needed where "own" is said, and there only',
    ],
  ],
  [
    'a pile is named where none is meant, and is not the opponent’s',
    {
      [`${at('backwater')}.called.do[1].count.pile`]: 'hand',
      [`${at('backwater')}.after.do[1].from[1].of`]: 'opponent',
    },
    [
      `${at('backwater')}.after.do[1].from[1].of: is about cards of the own deck, and these are others`,
      `${at('backwater')}.called.do[1].count.own: is needed where "own" is said, and there only`,
    ],
  ],
  [
    'the first card of an ordered pile only',
    { 'piles[1].ordered': undefined },
    [`${at('backwater')}.after.do[1].from[1].choice: "first" works with an ordered pile of the hero only`],
  ],
  [
    'the first card of no other pile',
    { [`${at('high-water')}.scheme.do[1].do[0].choice`]: 'first' },
    [`${at('high-water')}.scheme.do[1].do[0].choice: "first" works with an ordered pile of the hero only`],
  ],
  [
    'one pile gathers',
    { 'piles[1].gathers': 'played' },
    ['piles[1].gathers: expected one pile at most that gathers cards'],
  ],
  [
    'marks have a name',
    { mark: undefined },
    [
      `${at('backwater')}.marks: needs a hero that says what a mark is; the hero does not`,
      'piles[1].goal: needs a hero that says what a mark is; the hero does not',
      'hooks[6].do.cond.a.val: needs a hero that says what a mark is; the hero does not',
    ],
  ],
  [
    'what the discard pile shows is known',
    { 'symbols.start': undefined },
    [
      `${at('heavy-toll')}.static[1].if.symbol: needs to know what an empty discard pile shows`,
      `${lamplight}.after.symbol: needs to know what an empty discard pile shows`,
    ],
  ],
  [
    'a change of form needs forms',
    {
      forms: undefined,
      'hooks[0].do': draw(1),
      'hooks[1].if': undefined,
      'modifiers[2].users': [],
      [`${at('foresight')}.user`]: 'any',
      [`${high}.user`]: 'any',
    },
    [`${low}.scheme.do[4].op: needs a hero with forms; the hero declares none`],
  ],
];

describe('the parts of a hero', () => {
  test.each(deck)('%s', (_rule, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });

  test('faces: a card with different symbols counts as many', () => {
    const card = { ...smallHero.cards[5], quantity: 3 };
    const cards = Array.from({ length: 11 }, (_, i) => ({ ...card, slug: `card-${i}` }));
    const messages = validateHero({ ...smallHero, cards }).map(({ message }) => message);
    expect(messages).toContain('expected at most 30 different faces, found 33');
  });

  test('hooks at one moment', () => {
    const hooks = (count: number, when: Moment): readonly Hook[] =>
      Array.from({ length: count }, () => hook(when, draw(1)));
    expect(
      linesOf({ hooks: [...hooks(3, 'turnStart'), ...hooks(3, 'turnEnd'), ...hooks(3, 'setup')] }),
    ).toEqual([]);
    expect(linesOf({ hooks: [...hooks(1, 'setup'), ...hooks(5, 'turnEnd')] })).toEqual([
      'hooks[4].when: expected at most 3 hooks at turnEnd',
    ]);
  });
});

describe('names in a hero file', () => {
  test.each(names)('%s', (_rule, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });
});
