import type { Option } from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { narrowed, needsWords, pointable, pointedAt } from '../src/decision/narrow.ts';

const attack = (fighter: string, target: string, card: string): Option => ({
  type: 'attack',
  key: `attack ${fighter} ${target} ${card}`,
  fighter,
  target,
  card,
});
const maneuver: Option = { type: 'maneuver', key: 'maneuver' };
const options: readonly Option[] = [
  maneuver,
  attack('medusa', 'alice', 'feint'),
  attack('medusa', 'jabberwock', 'feint'),
  attack('harpy-1', 'alice', 'feint'),
  attack('medusa', 'alice', 'second-shot'),
];

describe('narrowing options by pointing', () => {
  test('a card and a target leave the attackers to choose from', () => {
    const left = narrowed(options, [{ card: 'feint' }, { fighter: 'alice' }]);
    expect(left.map(({ key }) => key)).toEqual(['attack medusa alice feint', 'attack harpy-1 alice feint']);
    expect([...pointable(left).keys()]).toEqual(['fighter medusa', 'fighter harpy-1']);
  });

  test('a single option can be pointed at by everything it is about', () => {
    expect([...pointable([attack('medusa', 'alice', 'feint')]).keys()]).toEqual([
      'card feint',
      'fighter medusa',
      'fighter alice',
    ]);
  });

  test('pointing again takes a pick back', () => {
    expect(pointedAt(options, [{ card: 'feint' }], { card: 'feint' })).toEqual([]);
  });

  test('pointing at another card begins anew', () => {
    const picks = [{ card: 'feint' }, { fighter: 'jabberwock' }];
    expect(pointedAt(options, picks, { card: 'second-shot' })).toEqual([{ card: 'second-shot' }]);
  });

  test('pointing at what is no choice changes nothing', () => {
    expect(pointedAt(options, [{ card: 'feint' }], { space: 7 })).toEqual([{ card: 'feint' }]);
  });
});

test('an option needs words where pointing cannot tell it from the others', () => {
  const move: Option = { type: 'move', key: 'move', fighter: 'medusa', to: 7, distance: 2 };
  const stay: Option = { type: 'stay', key: 'stay', fighter: 'medusa' };
  const options = [move, stay, maneuver];
  expect(options.map((option) => needsWords(option, options))).toEqual([false, true, true]);
});
