import type { OptionOf } from '@peerless/rules';
import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Offer } from '../src/decision/narrow.ts';
import { type Guard, useChoice } from '../src/decision/use-choice.ts';
import { asked } from './asked.ts';
import { hooked } from './drawn.tsx';

const attacks = (options: readonly Offer[]): OptionOf<'attack'>[] =>
  options.flatMap((option) => (option.type === 'attack' ? [option] : []));

/** An attack that its card and its target tell from all others. */
const told = (options: readonly Offer[]): OptionOf<'attack'> | undefined =>
  attacks(options).find(
    ({ card, target }) =>
      attacks(options).filter((each) => each.card === card && each.target === target).length === 1,
  );

/** Merlin stands beside Medusa's fighters; several cards and fighters can attack him. */
const action = asked('action', '4', 20).decision;
const boost = asked('moveBoost', '8').decision;

function choosing(decision: typeof action | null, guard: Guard = 'ask') {
  const choose = vi.fn<(key: string) => void>();
  const use = ({ question }: { readonly question: typeof decision }) => useChoice(question, guard, choose);
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
  const { now, choose } = choosing(boost, 0);
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
  act(() => now().drag({ fighter: first.fighter }, { fighter: first.target }));
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

describe('what is weighty and may be taken back for a moment', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const cards = boost.options.flatMap((option) => (option.type === 'card' ? [option] : []));
  const [one, two] = cards;
  if (one === undefined || two === undefined) throw new Error('two cards are needed');

  test('is chosen when the moment has passed', () => {
    const { now, choose } = choosing(boost, 1000);
    act(() => now().point({ card: one.card }));
    expect(now().candidate?.key).toBe(one.key);
    act(() => void vi.advanceTimersByTime(999));
    expect(choose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(1));
    expect(choose.mock.calls).toEqual([[one.key]]);
  });

  test('is not chosen when it is pointed at again, and another card begins the moment anew', () => {
    const { now, choose } = choosing(boost, 1000);
    act(() => now().point({ card: one.card }));
    act(() => now().point({ card: one.card }));
    act(() => void vi.advanceTimersByTime(5000));
    expect(choose).not.toHaveBeenCalled();
    act(() => now().point({ card: one.card }));
    act(() => void vi.advanceTimersByTime(900));
    act(() => now().point({ card: two.card }));
    act(() => void vi.advanceTimersByTime(900));
    expect(choose).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(100));
    expect(choose.mock.calls).toEqual([[two.key]]);
  });

  test('is chosen once by whoever confirms it sooner', () => {
    const { now, choose } = choosing(boost, 1000);
    act(() => now().point({ card: one.card }));
    act(() => now().confirm());
    act(() => void vi.advanceTimersByTime(5000));
    expect(choose.mock.calls).toEqual([[one.key]]);
  });
});

test('a space that several could go to is where the nearest goes', () => {
  const { decision } = asked('moves', '5');
  const ways = decision.options.flatMap((option) => (option.type === 'move' ? [option] : []));
  const shared = ways.find(({ to, fighter }) =>
    ways.some((other) => other.to === to && other.fighter !== fighter),
  );
  if (shared === undefined) throw new Error('no space is near to two');
  const { now, choose } = choosing(decision, 0);
  act(() => now().point({ space: shared.to }));
  const least = Math.min(...ways.flatMap(({ to, distance }) => (to === shared.to ? [distance] : [])));
  const chosen = ways.find(({ key }) => key === choose.mock.calls[0]?.[0]);
  expect([chosen?.to, chosen?.distance]).toEqual([shared.to, least]);
});

describe('a card that is dragged', () => {
  /** Somebody whom only one fighter can attack with that card. */
  const question = ['4', '5', '6', '7', '8']
    .map((seed) => asked('action', seed, 40).decision)
    .find((each) => told(each.options) !== undefined);
  const attack = told(question?.options ?? []);
  if (question === undefined || attack === undefined) throw new Error('no attack is told by card and target');
  const { card, target } = attack;

  test('onto somebody attacks at once', () => {
    const { now, choose } = choosing(question);
    act(() => now().lift(card));
    act(() => now().drag({ card }, { fighter: target }));
    expect(choose.mock.calls).toEqual([[attack.key]]);
  });

  test('shows where it may be dropped', () => {
    const { now, choose } = choosing(action);
    const [first] = attacks(action.options);
    act(() => now().lift(first?.card ?? ''));
    expect(now().picks).toEqual([{ card: first?.card }]);
    expect([...now().pointable.values()].some(({ pick }) => 'fighter' in pick)).toBe(true);
    expect(choose).not.toHaveBeenCalled();
  });

  test('to where it means nothing changes nothing', () => {
    const { now, choose } = choosing(question);
    act(() => now().drag({ card }, { space: 9999 }));
    expect(choose).not.toHaveBeenCalled();
    expect(now().picks).toEqual([]);
  });

  test('to the board is played, where that says it all', () => {
    const { now, choose } = choosing(boost, 1000);
    const option = boost.options.find(({ type }) => type === 'card');
    if (option?.type !== 'card') throw new Error('a card is needed');
    act(() => now().lift(option.card));
    expect(now().candidate).toBeNull();
    act(() => now().drag({ card: option.card }, null));
    expect(choose.mock.calls).toEqual([[option.key]]);
  });
});
