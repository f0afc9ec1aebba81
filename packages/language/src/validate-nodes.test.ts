import { describe, expect, test } from 'vitest';
import { at, type Changes, linesOf } from '../test/changed-hero.ts';
import {
  anyone,
  assign,
  type Condition,
  cancel,
  cardIs,
  compare,
  draw,
  type Effect,
  type Fighters,
  hook,
  type Modifier,
  type Moment,
  move,
  opposing,
  own,
  type Value,
  when,
  won,
} from './index.ts';

const crossing = at('the-crossing');
const skirmish = at('skirmish');
const combat =
  'works in combat only: in "immediately", "during" and "after" of a card and in hooks at declareAttack, immediately, during, afterCombat, cleanUp and afterAttack';
const result =
  'is known after combat only: in "after" and "called" of a card and in hooks at afterCombat, cleanUp and afterAttack';

const ifSo = (cond: Condition): Effect => when(cond, draw(1));
const many = (count: Value): Effect => draw(count);
const push = (who: Fighters): Effect => move(who, 1);

const combatOnly: readonly (readonly [name: string, effect: Effect, path: string])[] = [
  ['cancel', cancel(), 'op'],
  ['boost', { op: 'boost', of: 'mine' }, 'op'],
  ['setValue', { op: 'setValue', of: 'mine', to: 1 }, 'op'],
  ['addValue', { op: 'addValue', of: 'mine', by: 1 }, 'op'],
  ['ignoreValue', { op: 'ignoreValue', of: 'theirs' }, 'op'],
  ['fixValue', { op: 'fixValue', of: 'theirs', to: 0 }, 'op'],
  ['prevent', { op: 'prevent', who: own(), kind: 'all' }, 'op'],
  ['redirect', { op: 'redirect', from: own(), to: opposing() }, 'op'],
  ['become', { op: 'become', who: own('tide') }, 'op'],
  ['mine', push({ sel: 'mine' }), 'who.sel'],
  ['theirs', push(anyone({ adjacentTo: { sel: 'theirs' } })), 'who.adjacentTo.sel'],
  ['both', push({ sel: 'both' }), 'who.sel'],
  ['role', ifSo({ is: 'role', role: 'attacker' }), 'cond.is'],
  ['value', ifSo(compare({ val: 'value', of: 'mine' }, '>', 3)), 'cond.a.val'],
  ['dealt', many({ val: 'dealt', to: 'theirs' }), 'count.val'],
  ['theirs', ifSo(cardIs('theirs')), 'cond.card'],
  ['theirs', many({ val: 'boost', card: 'theirs' }), 'count.card'],
  ['playable', many({ val: 'cards', pile: 'hand', where: { playable: true } }), 'count.where.playable'],
];

describe('things of combat', () => {
  test.each(combatOnly)('%s is refused on a scheme and at a moment without combat', (name, effect, path) => {
    expect(linesOf({ [`${crossing}.scheme`]: effect })).toEqual([
      `${crossing}.scheme.${path}: "${name}" ${combat}`,
    ]);
    expect(linesOf({ hooks: [hook('turnEnd', effect)] })).toEqual([
      `hooks[0].do.${path}: "${name}" ${combat}`,
    ]);
  });

  test.each(combatOnly)('%s works on combat cards and at moments of combat', (_name, effect) => {
    for (const timing of ['immediately', 'during', 'after'])
      expect(linesOf({ [`${skirmish}.${timing}`]: effect })).toEqual([]);
    const moments: readonly Moment[] = [
      'declareAttack',
      'immediately',
      'during',
      'afterCombat',
      'afterAttack',
    ];
    for (const moment of moments) expect(linesOf({ hooks: [hook(moment, effect)] })).toEqual([]);
  });

  test('a card of the opponent is played in combat only', () => {
    const replace: Effect = {
      op: 'pick',
      from: { pick: 'card', pile: 'hand', of: 'opponent', where: { playable: true } },
      as: 0,
      do: { op: 'playCard', card: { reg: 0 } },
    };
    expect(linesOf({ [`${skirmish}.immediately`]: replace })).toEqual([]);
    expect(linesOf({ [`${crossing}.scheme`]: replace })).toContain(
      `${crossing}.scheme.do.op: "playCard" ${combat}`,
    );
  });

  test('"won" is known after combat', () => {
    const effect = ifSo({ is: 'won' });
    for (const timing of ['immediately', 'during']) {
      expect(linesOf({ [`${skirmish}.${timing}`]: effect })).toEqual([
        `${skirmish}.${timing}.cond.is: "won" ${result}`,
      ]);
    }
    expect(linesOf({ [`${skirmish}.after`]: effect })).toEqual([]);
    expect(linesOf({ hooks: [hook('during', draw(1), { if: { is: 'won' } })] })).toEqual([
      `hooks[0].if.is: "won" ${result}`,
    ]);
    expect(linesOf({ hooks: [hook('afterAttack', draw(1), { if: { is: 'won' } })] })).toEqual([]);
    expect(linesOf({ [`${crossing}.scheme`]: effect })).toEqual([
      `${crossing}.scheme.cond.is: "won" ${result}`,
    ]);
  });

  test('the narrowing of a hook stands where the hook does', () => {
    expect(linesOf({ hooks: [hook('turnStart', draw(1), { who: { sel: 'mine' } })] })).toEqual([
      `hooks[0].who.sel: "mine" ${combat}`,
    ]);
  });
});

const bonus = 'works on a card with "bonusAttack" only, and not in the effects of the bonus attack itself';
const second = at('second-crossing');
const value: Modifier = { mod: 'value', who: own(), by: 1, if: { is: 'role', role: 'attacker' } };

const places: readonly (readonly [rule: string, changes: Changes, lines: readonly string[]])[] = [
  [
    'a bonus attack is on the card',
    { [`${skirmish}.after`]: { op: 'bonusAttack' } },
    [`${skirmish}.after.op: "bonusAttack" ${bonus}`],
  ],
  [
    'a bonus attack has none of its own',
    { [`${second}.bonusAttack.after`]: { op: 'bonusAttack' } },
    [`${second}.bonusAttack.after.op: "bonusAttack" ${bonus}`],
  ],
  [
    'an ability has none',
    { hooks: [hook('afterCombat', { op: 'bonusAttack' })] },
    [`hooks[0].do.op: "bonusAttack" ${bonus}`],
  ],
  [
    'won in a bonus attack',
    { [`${second}.bonusAttack.during`]: ifSo(won()) },
    [`${second}.bonusAttack.during.cond.is: "won" ${result}`],
  ],
  [
    'the previous card',
    { [`${skirmish}.after`]: ifSo(cardIs('previous')) },
    [`${skirmish}.after.cond.card: "previous" works in the effects of a bonus attack only`],
  ],
  ['the scheme being played', { [`${crossing}.scheme`]: { op: 'put', card: 'mine', to: 'hand' } }, []],
  [
    'no card is being played',
    { hooks: [hook('turnStart', { op: 'put', card: 'mine', to: 'hand' })] },
    ['hooks[0].do.card: "mine" needs a card that is being played: an effect of a card or a hook in combat'],
  ],
  [
    'an opponent on a scheme is picked',
    { [`${crossing}.scheme`]: draw(1, 'opponent') },
    [`${crossing}.scheme.who: "opponent" is known in combat only; elsewhere pick an opponent first`],
  ],
  [
    'assign',
    { hooks: [hook('damaged', assign(own('tide')))] },
    ['hooks[0].do.op: "assign" works in a hook at damage only'],
  ],
  [
    'assign on a card',
    { [`${skirmish}.after`]: assign(own('tide')) },
    [`${skirmish}.after.op: "assign" works in a hook at damage only`],
  ],
  [
    'a prediction needs predict',
    { [`${at('foresight')}.static`]: undefined },
    [`${at('foresight')}.during.cond.a.val: "prediction" works on a card with the modifier "predict" only`],
  ],
  [
    'predict on an attack',
    { [`${at('heavy-toll')}.static[0].mod`]: 'predict' },
    [`${at('heavy-toll')}.static[0].mod: "predict" works in "static" of a defense or versatile card only`],
  ],
  ['predict on a versatile card', { [`${skirmish}.static`]: [{ mod: 'predict' }] }, []],
  [
    'predict on a scheme',
    { [`${crossing}.static`]: [{ mod: 'predict' }] },
    [`${crossing}.static[0].mod: "predict" works in "static" of a defense or versatile card only`],
  ],
  [
    'predict as an ability',
    { modifiers: [{ mod: 'predict' }] },
    ['modifiers[0].mod: "predict" works in "static" of a defense or versatile card only'],
  ],
  [
    'playAs on a scheme',
    { [`${crossing}.static`]: [{ mod: 'playAs', as: 'attack' }] },
    [`${crossing}.static[0].mod: "playAs" works in "static" of an attack, defense or versatile card only`],
  ],
  ['uncancellable on a scheme', { [`${crossing}.static`]: [{ mod: 'uncancellable' }] }, []],
  [
    'uncancellable for a turn',
    { [`${crossing}.scheme`]: { op: 'thisTurn', modifier: { mod: 'uncancellable' } } },
    [
      `${crossing}.scheme.modifier: expected value, fixed, floor or reach: only these modifiers can hold for a turn`,
      `${crossing}.scheme.modifier.mod: "uncancellable" works in "static" of a card only`,
    ],
  ],
  [
    'abilities on a card',
    { [`${skirmish}.static`]: [{ mod: 'move', by: 1 }] },
    [`${skirmish}.static[0].mod: "move" works as an ability or for this turn only, not on a card`],
  ],
  [
    'more movement for a turn',
    { [`${crossing}.scheme`]: { op: 'thisTurn', modifier: { mod: 'move', by: 1 } } },
    [
      `${crossing}.scheme.modifier: expected value, fixed, floor or reach: only these modifiers can hold for a turn`,
    ],
  ],
  [
    'the next attack as an ability',
    { modifiers: [{ mod: 'reach', who: { sel: 'own' }, next: true }] },
    ['modifiers[0].next: works with a modifier for this turn only'],
  ],
  [
    'a scheme while another is played',
    { [`${crossing}.scheme`]: { op: 'playScheme', who: { sel: 'actor' }, from: 'hand' } },
    [
      `${crossing}.scheme.op: "playScheme" works where nothing else is being played only: in a scheme item and in hooks at turnStart and afterManeuver`,
    ],
  ],
  [
    'damage before damage is taken',
    { hooks: [{ when: 'damage', do: { op: 'damage', to: { sel: 'any' }, amount: 1 } }] },
    [
      'hooks[0].do.op: "damage" does not work in a hook at damage: nothing may happen there but choices and assigning',
    ],
  ],
  [
    'an action at the end of the turn',
    { hooks: [{ when: 'turnEnd', do: { op: 'gainAction' } }] },
    ['hooks[0].do.op: "gainAction" does not work in a hook at turnEnd: the turn has no more actions'],
  ],
  [
    'a boost face down in the middle of a combat',
    { [`${skirmish}.after`]: { op: 'boost', of: 'mine', faceDown: true } },
    [`${skirmish}.after.faceDown: "boost" with "faceDown" works in a hook at declareAttack only`],
  ],
  [
    'a random card of those set aside',
    { [`${crossing}.scheme`]: { op: 'take', from: 'aside', choice: 'random', to: 'hand' } },
    [`${crossing}.scheme.choice: "random" works with a hand or a discard pile only`],
  ],
  [
    'the bottom of a hand',
    { [`${crossing}.scheme`]: { op: 'take', from: 'hand', choice: 'bottom', to: 'discard' } },
    [`${crossing}.scheme.choice: "bottom" works with a deck only`],
  ],
  [
    'several cards shown and left',
    { [`${crossing}.scheme`]: { op: 'take', from: 'deck', choice: 'top', to: 'top', count: 2 } },
    [`${crossing}.scheme.to: a card that stays where it lies is shown alone and to all`],
  ],
  [
    'a card noted outside combat',
    { [`${crossing}.scheme`]: { op: 'take', from: 'hand', choice: 'owner', to: 'discard', note: true } },
    [
      `${crossing}.scheme.note: "note" works in combat only: in "immediately", "during" and "after" of a card and in hooks at declareAttack, immediately, during, afterCombat, cleanUp and afterAttack`,
    ],
  ],
  [
    'a card noted that not all know',
    { [`${skirmish}.after`]: { op: 'take', from: 'deck', choice: 'top', to: 'hand', note: true } },
    [`${skirmish}.after.note: works with cards that go to a discard pile only: all must know what is noted`],
  ],
  [
    'several spaces at once',
    {
      [`${crossing}.scheme`]: {
        op: 'pick',
        from: { pick: 'space', at: {} },
        as: 0,
        count: 2,
        do: { op: 'draw', count: 1 },
      },
    },
    [`${crossing}.scheme.count: works with fighters only, and not together with "each"`],
  ],
  [
    'each of all spaces',
    {
      [`${crossing}.scheme`]: {
        op: 'pick',
        from: { pick: 'space', at: {} },
        as: 0,
        each: true,
        do: { op: 'draw', count: 1 },
      },
    },
    [
      `${crossing}.scheme.each: works with fighters, opponents and players only, and not together with "may", "by" or "else"`,
    ],
  ],
  [
    'a pair that is not picked',
    {
      [`${crossing}.scheme`]: {
        op: 'take',
        from: 'hand',
        choice: 'owner',
        to: 'discard',
        where: { paired: true },
      },
    },
    [`${crossing}.scheme.where.paired: works where a card of a hand is picked only`],
  ],
  [
    'combat damage where there is none',
    { [`${crossing}.scheme`]: { op: 'if', cond: { is: 'combatDamage' }, then: { op: 'draw', count: 1 } } },
    [`${crossing}.scheme.cond.is: "combatDamage" works in hooks at damage and damaged only`],
  ],
  [
    'the top of a hand',
    { [`${crossing}.scheme`]: { op: 'take', from: 'hand', choice: 'top', to: 'discard' } },
    [`${crossing}.scheme.choice: "top" works with a deck or a discard pile only`],
  ],
  [
    'from a hand to the same hand',
    { [`${crossing}.scheme`]: { op: 'take', from: 'hand', choice: 'all', to: 'hand' } },
    [`${crossing}.scheme.to: expected another pile than "hand"`],
  ],
  [
    'looking through a deck',
    { [`${crossing}.scheme`]: { op: 'take', from: 'deck', choice: 'you', to: 'hand' } },
    [`${crossing}.scheme.choice: expected "top" or "bottom": a deck cannot be looked through`],
  ],
  [
    'a bonus for this turn is asked for in combat',
    { [`${crossing}.scheme`]: { op: 'thisTurn', modifier: value } },
    [],
  ],
  ['a bonus as an ability too', { modifiers: [value] }, []],
  [
    'a bonus to a value cannot look at the value',
    { modifiers: [{ mod: 'value', who: own(), by: { val: 'value', of: 'mine' } }] },
    [`modifiers[0].by.val: "value" ${combat}`],
  ],
  [
    'a modifier has no actor',
    { modifiers: [{ mod: 'value', who: { sel: 'actor' }, by: 1 }] },
    ['modifiers[0].who.sel: "actor" works in effects and hooks only, not in a modifier'],
  ],
  [
    'a bonus to a value on a card',
    { [`${skirmish}.static`]: [value] },
    [`${skirmish}.static[0].mod: "value" works as an ability or for this turn only, not on a card`],
  ],
  [
    'movement is not',
    { modifiers: [{ mod: 'move', by: { val: 'value', of: 'mine' } }] },
    [`modifiers[0].by.val: "value" ${combat}`],
  ],
];

describe('places', () => {
  test.each(places)('%s', (_rule, changes, lines) => {
    expect(linesOf(changes)).toEqual(lines);
  });
});

const fromDiscard: Value = {
  val: 'cards',
  pile: 'discard',
  where: { tag: 'toll', user: 'any', named: ['feint'] },
};
const others = 'is about cards of the own deck, and these are others';

const together: readonly (readonly [rule: string, effect: Effect, lines: readonly string[]])[] = [
  [
    'a remembered fighter needs its register',
    push({ sel: 'reg' }),
    ['who.reg: is missing; "sel": "reg" needs it'],
  ],
  ['the hero of somebody', push({ sel: 'heroOf' }), ['who.of: is missing; "sel": "heroOf" needs it']],
  ['fighters of somebody', push({ sel: 'any', of: 'you' }), ['who.of: needs "sel": "heroOf"']],
  [
    'kinds are own fighters',
    push(opposing({ kind: 'tide' })),
    ['who.kind: names own fighters, and "sel": "opposing" selects others'],
  ],
  ['words of the own deck', many(fromDiscard), []],
  [
    'words of the own deck about another',
    many({ ...fromDiscard, of: 'opponent' }),
    ['count.where.user', 'count.where.tag', 'count.where.named'].map((path) => `${path}: ${others}`),
  ],
  ['the opposing card', ifSo(cardIs('theirs', { tag: 'toll' })), [`cond.where.tag: ${others}`]],
  ['the type of the opposing card', ifSo(cardIs('theirs', { type: 'attack' })), []],
  ['the own card', ifSo(cardIs('mine', { tag: 'toll' })), []],
];

describe('fields that go together', () => {
  test.each(together)('%s', (_rule, effect, lines) => {
    expect(linesOf({ [`${skirmish}.after`]: effect })).toEqual(
      lines.map((line) => `${skirmish}.after.${line}`),
    );
  });

  test('a register needs the selector', () => {
    expect(linesOf({ [`${skirmish}.after`]: push({ sel: 'own', reg: 0 }) })).toContain(
      `${skirmish}.after.who.reg: needs "sel": "reg"`,
    );
  });

  test('a token moves by steps or to a space', () => {
    const path = `${at('low-water')}.scheme.do[0].do.do[0]`;
    expect(linesOf({ [`${path}.at`]: {} })).toEqual([`${path}: expected either "upTo" or "at"`]);
    expect(linesOf({ [`${path}.upTo`]: undefined })).toEqual([`${path}: expected either "upTo" or "at"`]);
  });

  test('something is repeated while a condition holds or so many times', () => {
    const wrong = [`${skirmish}.after: expected either "while" or "times"`];
    const repeated = { op: 'repeat', do: { op: 'gainAction' } } as const;
    const cond = { is: 'won' } as const;
    expect(linesOf({ [`${skirmish}.after`]: repeated })).toEqual(wrong);
    expect(linesOf({ [`${skirmish}.after`]: { ...repeated, while: cond, times: 2 } })).toEqual(wrong);
    expect(linesOf({ [`${skirmish}.after`]: { ...repeated, times: 2 } })).toEqual([]);
  });
});
