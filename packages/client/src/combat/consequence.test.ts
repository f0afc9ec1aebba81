import type { Decision, Option, View } from '@peerless/rules';
import { expect, test } from 'vitest';
import { asked } from '../../test/asked.ts';
import { library } from '../library.ts';
import { consequenceOf, consequenceText } from './consequence.ts';

const { view, decision, names } = asked('defend', '9');
const combat = view.combat;
if (combat === null) throw new Error('a combat is needed');

const inCombat = (change: Partial<NonNullable<View['combat']>>): View => ({
  ...view,
  combat: { ...combat, ...change },
});
const yes: Option = { type: 'yes', key: 'yes' };
const may = (effect: Decision['effect']): Decision => ({
  ...decision,
  kind: 'yes-no',
  prompt: 'may',
  options: [yes],
  ...(effect === undefined ? {} : { effect: { op: 'may', do: effect } }),
});

test('an effect that changes a value says from what to what', () => {
  const now = inCombat({ attack: 3, defense: 2 });
  const weaken = may({ op: 'addValue', of: 'theirs', by: -2 });
  const weakened = consequenceOf(yes, weaken, now, library());
  expect(weakened).toEqual({ side: 'attack', from: 3, to: 1 });
  expect(weakened && consequenceText(weakened, names)).toBe('Attack 3 → 1');
  const set = may({ op: 'seq', do: [{ op: 'setValue', of: 'mine', to: 5 }] });
  expect(consequenceOf(yes, set, now, library())).toEqual({ side: 'defense', from: 2, to: 5 });
  const far = may({ op: 'addValue', of: 'theirs', by: -9 });
  expect(consequenceOf(yes, far, now, library())).toMatchObject({ to: 0 });
});

test('nothing is said where nothing is known or changes', () => {
  const hidden = inCombat({ attack: null, defense: 2 });
  expect(consequenceOf(yes, may({ op: 'addValue', of: 'theirs', by: -2 }), hidden, library())).toBeNull();
  expect(consequenceOf(yes, may({ op: 'setValue', of: 'mine', to: 2 }), hidden, library())).toBeNull();
  expect(consequenceOf(yes, may(undefined), hidden, library())).toBeNull();
  expect(consequenceOf(yes, may({ op: 'cancel' }), { ...view, combat: null }, library())).toBeNull();
});

test('a BOOST says what it makes of its value', () => {
  const card: Option = { type: 'card', key: 'c', card: 'dash', seat: 0 };
  const now = {
    ...view,
    boosts: [{ card: 'dash', of: 'attack', value: 3, boost: 1, sum: 4 }],
  } as const;
  const question: Decision = { ...decision, prompt: 'boost' };
  expect(consequenceOf(card, question, now, library())).toEqual({ side: 'attack', from: 3, to: 4 });
});

test('a prediction says how many attack cards of that value may still come', () => {
  const question: Decision = { ...decision, kind: 'number', prompt: 'predict' };
  const left = (number: number, seen: View): number => {
    const comes = consequenceOf({ type: 'number', key: String(number), number }, question, seen, library());
    return comes !== null && 'left' in comes ? comes.left : -1;
  };
  const hero = library().heroes.get('king-arthur');
  const cards = hero?.cards.filter(({ type }) => type === 'attack' || type === 'versatile') ?? [];
  const unseen: View = {
    ...view,
    seats: view.seats.map((side) => (side.seat === 1 ? { ...side, discard: [], hand: [], aside: [] } : side)),
  };
  for (const number of [0, 1, 2, 3, 4, 5, 6]) {
    const all = cards
      .filter(({ value }) => value === number)
      .reduce((sum, { quantity }) => sum + quantity, 0);
    expect(left(number, unseen)).toBe(all);
  }
  const [known] = cards.filter(({ value }) => value === 3);
  const discarded: View = {
    ...unseen,
    seats: unseen.seats.map((side) => (side.seat === 1 ? { ...side, discard: [known?.slug ?? ''] } : side)),
  };
  expect(left(3, discarded)).toBe(left(3, unseen) - 1);
});
