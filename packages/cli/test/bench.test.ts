import { expect, test } from 'vitest';
import { figureOf, measure } from '../src/bench/meter.ts';
import { ratiosOf } from '../src/bench/peers.ts';
import { refusal } from './terminal.ts';

test('windows are measured in turn and their spread is told', async () => {
  let clock = 0;
  const order: string[] = [];
  const meter = (name: string, cost: number) => ({
    name,
    work: () => {
      order.push(name);
      clock += cost;
      return 1;
    },
  });
  const figures = await measure(
    [meter('slow', 10), meter('fast', 2)],
    { warmUp: 10, window: 10, windows: 5 },
    () => clock,
  );
  expect(figures.get('slow')).toMatchObject({ rate: 100, spread: 0 });
  expect(figures.get('fast')?.rate).toBe(500);
  expect(order.slice(0, 7)).toEqual(['slow', 'fast', 'fast', 'fast', 'fast', 'fast', 'slow']);
  expect(figureOf([100, 120, 110, 90, 100]).spread).toBeCloseTo(0.3);
});

test('ours are divided by theirs, the search at both depths', () => {
  const rates = {
    decisionsPerSecond: 1000,
    clonesPerSecond: 50,
    playoutsPerSecond: 40,
    'boardgame.io reducer': 10,
    'typed-array limit': 2000,
    structuredClone: 5,
    'boardgame.io MCTS, depth 50': 8,
    'boardgame.io MCTS, depth 400': 2,
  };
  const figures = new Map(
    Object.entries(rates).map(([name, rate]) => [name, { rate, spread: 0, windows: [] }]),
  );
  expect(ratiosOf(figures).map(({ ratio }) => ratio)).toEqual([100, 0.5, 10, 20, 5]);
});

test('bad input is refused', async () => {
  expect(await refusal(['bench', '--window', '0'])).toContain('--window is a whole number');
  expect(await refusal(['bench', '--windows', '0'])).toContain('--windows is a whole number');
});
