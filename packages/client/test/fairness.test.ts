import { describe, expect, test } from 'vitest';
import { fairnessOf, newSecret } from '../../server/src/lobby/fairness.ts';
import { check, isFair } from '../src/online/fairness.ts';
import { freshSalt } from '../src/online/salt.ts';

/** A game as the server makes its seed, with a bot as the third player. */
function shuffled() {
  const salts = [freshSalt(), freshSalt(), ''];
  const fairness = fairnessOf(newSecret(), salts);
  return { fairness, part: { pledge: fairness.pledge, salt: salts[1] ?? '' } };
}

describe('the shuffle of a game that is over', () => {
  test('is fair for whoever added a part, and for whoever only looks', async () => {
    const { fairness, part } = shuffled();
    const own = await check(fairness, fairness.seed, 1, part);
    expect(own).toEqual({ isPledgeKept: true, isPartIn: true, isSeedRight: true });
    const others = await check(fairness, fairness.seed, null, null);
    expect(others).toEqual({ isPledgeKept: true, isPartIn: null, isSeedRight: true });
    expect([own, others].every((checked) => checked !== null && isFair(checked))).toBe(true);
  });

  test.each([
    ['the secret was changed after the pledge', 'secret', newSecret(), 'isPledgeKept'],
    ['a salt was changed', 'salts', ['', '', ''], 'isPartIn'],
    ['the seed is another one', 'seed', '0'.repeat(32), 'isSeedRight'],
  ] as const)('is not when %s', async (_what, key, value, fault) => {
    const { fairness, part } = shuffled();
    const checked = await check({ ...fairness, [key]: value }, fairness.seed, 1, part);
    expect(checked).toMatchObject({ [fault]: false });
    expect(checked !== null && isFair(checked)).toBe(false);
  });

  test('is not when the game was played with another seed', async () => {
    const { fairness, part } = shuffled();
    expect(await check(fairness, 'f'.repeat(32), 1, part)).toMatchObject({ isSeedRight: false });
  });
});
