import type { OptionOf } from '@peerless/rules';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import type { Offer } from '../src/decision/narrow.ts';
import { useChoice } from '../src/decision/use-choice.ts';
import { asked } from './asked.ts';
import { hooked } from './drawn.tsx';

const attacks = (options: readonly Offer[]): OptionOf<'attack'>[] =>
  options.flatMap((option) => (option.type === 'attack' ? [option] : []));

/** Merlin stands beside Medusa's fighters; several cards and fighters can attack him. */
const action = asked('action', '4', 20).decision;
const boost = asked('moveBoost', '8').decision;

function choosing(decision: typeof action | null, asksAgain: boolean = true) {
  const choose = vi.fn<(key: string) => void>();
  const use = ({ question }: { readonly question: typeof decision }) =>
    useChoice(question, asksAgain, choose);
  return { choose, ...hooked(use, { question: decision }) };
}

test('what is pointed at narrows the question, and pointing at it again takes that back', () => {
  const { now } = choosing(action);
  const [first] = attacks(action.options);
  if (first === undefined) throw new Error('nobody can be attacked');
  act(() => now().point({ fighter: first.target }));
  expect(now().picks).toEqual([{ fighter: first.target }]);
  expect(now().left).toEqual(attacks(action.options).filter(({ target }) => target === first.target));
  act(() => now().clear());
  expect(now().picks).toEqual([]);
  expect(now().left).toEqual(action.options);
});

test('what is weighty waits to be confirmed, and another card takes its place', () => {
  const { now, choose } = choosing(boost);
  const cards = boost.options.filter(({ type }) => type === 'card');
  const [one, two] = cards.flatMap((option) => (option.type === 'card' ? [option] : []));
  if (one === undefined || two === undefined) throw new Error('two cards are needed');
  act(() => now().point({ card: one.card }));
  expect(now().candidate?.key).toBe(one.key);
  act(() => now().point({ card: two.card }));
  expect(now().candidate?.key).toBe(two.key);
  expect(choose).not.toHaveBeenCalled();
  act(() => now().confirm());
  expect(choose.mock.calls).toEqual([[two.key]]);
  expect(now().candidate).toBeNull();
});

test('whoever does not want to be asked again chooses at once', () => {
  const { now, choose } = choosing(boost, false);
  const option = boost.options.find(({ type }) => type === 'card');
  if (option?.type !== 'card') throw new Error('a card is needed');
  act(() => now().point({ card: option.card }));
  expect(choose.mock.calls).toEqual([[option.key]]);
  expect(now().candidate).toBeNull();
});

test('what is light is chosen at once, and nothing is confirmed where nothing waits', () => {
  const { now, choose } = choosing(boost);
  const none = boost.options.find(({ type }) => type === 'none');
  if (none === undefined) throw new Error('one may go without');
  act(() => now().confirm());
  expect(choose).not.toHaveBeenCalled();
  act(() => now().take(none));
  expect(choose.mock.calls).toEqual([[none.key]]);
});

test('a fighter that is dragged onto another attacks it with a card that is still to be chosen', () => {
  const { now } = choosing(action);
  const [first] = attacks(action.options);
  if (first === undefined) throw new Error('nobody can be attacked');
  act(() => now().drag(first.fighter, { fighter: first.target }));
  const left = attacks(now().left);
  expect(left.length).toBeGreaterThan(0);
  for (const { fighter, target } of left) expect([fighter, target]).toEqual([first.fighter, first.target]);
});

test('another question forgets what was pointed at', () => {
  const { now, give } = choosing(action);
  const [first] = attacks(action.options);
  act(() => now().point({ fighter: first?.target ?? '' }));
  expect(now().picks).toHaveLength(1);
  give({ question: boost });
  expect(now().picks).toEqual([]);
  expect(now().left).toEqual(boost.options);
  give({ question: null });
  expect(now().left).toEqual([]);
});
