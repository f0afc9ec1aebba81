import { expect, test } from 'vitest';
import { DUEL, inFolder, peerless } from './terminal.ts';

/** A clock on which every look takes 20 ms: a hint gets as many trials, however fast the machine is. */
function slowClock(): () => number {
  let now = 0;
  return () => {
    now += 20;
    return now;
  };
}

/** What `hint` prints after some choices. */
async function hintAfter(...typed: string[]): Promise<string> {
  const world = { typed: [...typed, 'hint'], now: slowClock(), home: inFolder('hint') };
  const { code, out } = await peerless(DUEL, world);
  expect(code).toBe(0);
  const [, said = ''] = /: hint\n(.*?)\nYour choice/s.exec(out) ?? [];
  return said;
}

const RANKED = /^ {2}(\S+) +(\d+)% {2}\S.*$/;

test('a hint ranks choices as they are typed, with chances, and tells what they rest on', async () => {
  const lines = (await hintAfter()).split('\n');
  expect(lines.at(-1)).toBe('From 50 trials of what may happen, with the cards you know.');
  const ranked = lines.slice(0, -1).map((line) => RANKED.exec(line)?.slice(1));
  expect(ranked.map((words) => words?.[0]).sort()).toEqual(['17', '22', '27', '31', '32']);
  for (const words of ranked) expect(Number(words?.[1])).toBeLessThanOrEqual(100);
});

test('a hint in a turn tells what the first choice leads to, and the same each time', async () => {
  const said = await hintAfter('17', '22', '27');
  expect(said.split('\n')[0]).toMatch(RANKED);
  expect(said).toMatch(/Expected soon after the first of them: your health [^,]+, health of the others/);
  expect(await hintAfter('17', '22', '27')).toBe(said);
});
