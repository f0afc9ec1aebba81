import { describe, expect, test } from 'vitest';
import { at, linesOf } from '../test/changed-hero.ts';
import {
  anyone,
  choose,
  damage,
  draw,
  type Effect,
  type Fighters,
  may,
  own,
  pick,
  pickCard,
  pickNumber,
  pickOpponent,
  pickSpace,
  pickToken,
  place,
  put,
  seq,
  type Value,
  when,
} from './index.ts';

const path = `${at('the-crossing')}.scheme`;
const it = (reg: number): Fighters => ({ sel: 'reg', reg });
const number = (reg: number): Value => ({ val: 'reg', reg });
const hit = (reg: number): Effect => damage(it(reg), 1);
const picked = (as: number, body: Effect, otherwise?: Effect): Effect => ({
  op: 'pick',
  from: { pick: 'fighter', who: anyone() },
  as,
  do: body,
  ...(otherwise === undefined ? {} : { else: otherwise }),
});
const remembered: Effect = { op: 'damage', to: anyone(), amount: 1, hit: 0 };
const takenTo = (to: 'aside' | 'bottom'): Effect => ({
  op: 'take',
  from: 'deck',
  choice: 'top',
  to,
  as: 0,
});
const forest = { is: 'form', form: 'shore' } as const;
const unread = (reg: number, kind: string) =>
  `register ${reg} is read before a ${kind} is remembered in it on every path`;

type Cases = readonly (readonly [rule: string, effect: Effect, lines: readonly string[]])[];

const broken: Cases = [
  ['nothing was written', hit(0), [`.to.reg: ${unread(0, 'fighter')}`]],
  ['written later', seq(hit(0), remembered), [`.do[0].to.reg: ${unread(0, 'fighter')}`]],
  ['another register was written', picked(1, hit(0)), [`.do.to.reg: ${unread(0, 'fighter')}`]],
  ['a pick that has ended', seq(picked(0, draw(1)), hit(0)), [`.do[1].to.reg: ${unread(0, 'fighter')}`]],
  ['nothing was picked', picked(0, draw(1), hit(0)), [`.else.to.reg: ${unread(0, 'fighter')}`]],
  [
    'while it is picked',
    { op: 'pick', from: { pick: 'fighter', who: anyone({ not: it(0) }) }, as: 0, do: draw(1) },
    [`.from.who.not.reg: ${unread(0, 'fighter')}`],
  ],
  ['written on one path', seq(when(forest, remembered), hit(0)), [`.do[1].to.reg: ${unread(0, 'fighter')}`]],
  ['declined', seq(may(remembered), hit(0)), [`.do[1].to.reg: ${unread(0, 'fighter')}`]],
  ['another mode', choose(1, remembered, hit(0)), [`.from[1].to.reg: ${unread(0, 'fighter')}`]],
  ['after modes', seq(choose(2, remembered, remembered), hit(0)), [`.do[1].to.reg: ${unread(0, 'fighter')}`]],
  [
    'a card of one pile or of another',
    seq(when(forest, takenTo('aside'), takenTo('bottom')), put({ reg: 0 }, 'discard')),
    [
      '.do[1].card.reg: register 0 may hold a card of one pile or of another here; remember them in two registers',
    ],
  ],
  [
    'a wrong kind',
    pickNumber({ min: 0, max: 3 }, () => hit(0)),
    ['.do.to.reg: register 0 holds a number here, expected a fighter'],
  ],
  [
    'a fighter is no number',
    pick(anyone(), () => draw(number(0))),
    ['.do.count.reg: register 0 holds a fighter here, expected a number'],
  ],
  [
    'a fighter is no space',
    pick(anyone(), () => place(own('tide'), { reg: 0 })),
    ['.do.at.reg: register 0 holds a fighter here, expected a space'],
  ],
  [
    'a space is no fighter',
    pickSpace({}, () => hit(0)),
    ['.do.to.reg: register 0 holds a space here, expected a fighter'],
  ],
  [
    'a card is no player',
    pickCard({ pile: 'hand' }, () => draw(1, { reg: 0 })),
    ['.do.who.reg: register 0 holds a card here, expected a player'],
  ],
  [
    'a player is no card',
    pickOpponent(() => put({ reg: 0 }, 'hand')),
    ['.do.card.reg: register 0 holds a player here, expected a card'],
  ],
  [
    'a token is no space',
    pickToken('reed', (t) => place(own('tide'), { nextTo: t })),
    ['.do.at.nextTo: register 0 holds a token here, expected a space'],
  ],
  [
    'a fighter is no token',
    pick(anyone(), () => ({ op: 'moveToken', token: 0, upTo: 1 })),
    ['.do.token: register 0 holds a fighter here, expected a token'],
  ],
  [
    'a list of registers',
    pickSpace({}, (s) => damage(anyone({ at: [s, 1] }), 1)),
    [`.do.to.at[1]: ${unread(1, 'space')}`],
  ],
  [
    'overwritten',
    picked(0, seq({ op: 'damage', to: it(0), amount: 1, dealt: 0 }, hit(0))),
    ['.do.do[1].to.reg: register 0 holds a number here, expected a fighter'],
  ],
  [
    'overwritten on one path',
    picked(0, seq(when(forest, { op: 'damage', to: it(0), amount: 1, dealt: 0 }), hit(0))),
    [`.do.do[1].to.reg: ${unread(0, 'fighter')}`],
  ],
  [
    'written twice at once',
    { op: 'damage', to: anyone(), amount: 1, dealt: 0, hit: 0 },
    ['.hit: register 0 is written twice by one operation'],
  ],
  [
    'a modifier outlives the effect',
    pickNumber({ min: 0, max: 3 }, (n) => ({
      op: 'thisTurn',
      modifier: { mod: 'value', who: own(), by: n },
    })),
    [`.do.modifier.by.reg: ${unread(0, 'number')}`],
  ],
];

const sound: Cases = [
  ['an enclosing pick', picked(0, seq(draw(1), may(when(forest, hit(0))))), []],
  ['an earlier sibling', seq(remembered, draw(1), hit(0)), []],
  ['an earlier sibling of what is around it', seq(remembered, may(choose(1, hit(0), draw(1)))), []],
  ['an inner sequence', seq(seq(remembered, draw(1)), hit(0)), []],
  ['written on both paths', seq(when(forest, remembered, remembered), hit(0)), []],
  ['written in body and else', seq(picked(0, draw(1), remembered), hit(0)), []],
  ['the same kind again', seq(remembered, may(remembered), hit(0)), []],
  ['registers in each other', picked(0, picked(1, seq(hit(0), hit(1)))), []],
];

describe('registers', () => {
  test.each(broken)('refused: %s', (_rule, effect, lines) => {
    expect(linesOf({ [path]: effect })).toEqual(lines.map((line) => path + line));
  });

  test.each(sound)('fine: %s', (_rule, effect) => {
    expect(linesOf({ [path]: effect })).toEqual([]);
  });

  test('every effect starts with an empty memory', () => {
    const skirmish = at('skirmish');
    expect(linesOf({ [`${skirmish}.during`]: remembered, [`${skirmish}.after`]: hit(0) })).toEqual([
      `${skirmish}.after.to.reg: ${unread(0, 'fighter')}`,
    ]);
    expect(linesOf({ 'hooks[0].if': { is: 'exists', who: it(0) } })).toEqual([
      `hooks[0].if.who.reg: ${unread(0, 'fighter')}`,
    ]);
    expect(linesOf({ 'modifiers[0].by': number(0) })).toEqual([
      `modifiers[0].by.reg: ${unread(0, 'number')}`,
    ]);
  });
});
