import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadScenarios, runLoaded, tableFor, testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { apply, below, createRng, isOver, newGame, optionCount } from '../src/index.ts';
import { branchesOf, watch } from './branches.ts';

/**
 * Random play until every branch of every effect was executed. The list is `branches.txt`: where each branch was
 * reached, by random play or by a scenario only; what neither reaches is explained there (`UPDATE_GOLDEN=1`).
 */

const GAMES = 4000;
const file = new URL('./branches.txt', import.meta.url);
const scenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const library = testLibrary();

function playAtRandom(n: number): void {
  const config = tableFor(n);
  const rng = createRng(config.seed);
  const game = newGame(config, library);
  while (!isOver(game)) apply(game, below(rng, optionCount(game)));
}

/** Explanations that stand behind `unreached:` in the file. */
function explanations(): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) =>
      line.includes(' | unreached: ') ? [line.split(' | unreached: ') as [string, string]] : [],
    ),
  );
}

test('every branch of every effect was executed, or it is explained why not', { timeout: 600_000 }, () => {
  const random = watch(() => {
    for (let n = 10_000; n < 10_000 + GAMES; n++) playAtRandom(n);
  });
  const shown = watch(() => {
    for (const loaded of loadScenarios(scenarios)) runLoaded(loaded, library);
  });
  const why = explanations();
  const lines = testHeroes.flatMap((hero) =>
    [...branchesOf(library, hero)].map(([branch, name]) => {
      if (random.has(branch)) return name;
      return `${name} | ${shown.has(branch) ? 'scenario' : `unreached: ${why.get(name) ?? '?'}`}`;
    }),
  );
  const text = `${[...new Set(lines)].join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  expect(lines.filter((line) => line.endsWith('unreached: ?'))).toEqual([]);
});
