import { expect, test } from 'vitest';
import { Gate } from './gate.ts';
import { PASSWORD_COST, Passwords } from './passwords.ts';

test('a hash says how it was made, so that it can be read when new ones are made dearer', async () => {
  const [before, now] = [new Passwords({ log2N: 10, r: 8, p: 1 }), new Passwords(PASSWORD_COST)];
  const [old, fresh] = [(await before.hash('différence')) ?? '', (await now.hash('différence')) ?? ''];
  expect(old).toMatch(/^scrypt\$10\$8\$1\$[\w-]{22}\$[\w-]{43}$/);
  expect(fresh).toMatch(/^scrypt\$15\$8\$3\$/);
  expect([old, fresh].map((hash) => now.isOld(hash))).toEqual([true, false]);
  // The same letters, typed by another keyboard.
  expect(await now.isRight('différence'.normalize('NFD'), old)).toBe(true);
  expect(await now.isRight('difference', old)).toBe(false);
  expect(await now.isRight('différence', fresh)).toBe(true);
  expect(await before.isRight('', null)).toBe(false);
});

test('only so many pass a gate at a time, and when too many wait the next are sent away', async () => {
  const gate = new Gate(2, 3);
  let [inside, most] = [0, 0];
  const work = async (): Promise<string> => {
    inside++;
    most = Math.max(most, inside);
    await new Promise((resolve) => setTimeout(resolve, 2));
    inside--;
    return 'done';
  };
  const all = await Promise.all(Array.from({ length: 7 }, () => gate.pass(work)));
  expect(all).toEqual([...Array(5).fill('done'), null, null]);
  expect(most).toBe(2);
  await expect(gate.pass(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await gate.pass(work)).toBe('done');
});
