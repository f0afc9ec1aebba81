import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadScenarios, runLoaded, tableFor, testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { listenTo, type Trace } from '../src/entries/position.ts';
import { apply, below, createRng, isOver, newGame, optionCount } from '../src/index.ts';
import { branchesOf, sharedCards, watch } from './branches.ts';

/**
 * Random play until every branch of every effect was executed. The list of all branches is `branches.txt`
 * (`UPDATE_GOLDEN=1`). Each is reached by random play or by a scenario, or a reason stands behind it in the list: it
 * cannot be reached, or so seldom that some thousand games may pass without it. A reason behind a branch that a
 * scenario reaches is stale.
 */

const GAMES = 4000;
const file = new URL('./branches.txt', import.meta.url);
const scenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const library = testLibrary();

function playAtRandom(n: number, trace: Trace): void {
  const config = tableFor(n);
  const rng = createRng(config.seed);
  const game = newGame(config, library);
  listenTo(game, trace);
  while (!isOver(game)) apply(game, below(rng, optionCount(game)));
}

/** The reasons in the list, by branch. */
function reasons(): Map<string, string> {
  const lines = readFileSync(file, 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => (line.includes(' | ') ? [line.split(' | ') as [string, string]] : [])),
  );
}

test('every branch of every effect was executed, or it is explained why not', { timeout: 600_000 }, () => {
  const shared = sharedCards(testHeroes);
  const inPlay = watch(shared, (trace) => {
    for (let n = 10_000; n < 10_000 + GAMES; n++) playAtRandom(n, trace);
  });
  const told = watch(shared, (trace) => {
    for (const loaded of loadScenarios(scenarios)) runLoaded(loaded, library, trace);
  });
  const why = reasons();
  // Where branches share a name, as those of copies of a card and of shared cards do, one of them is enough.
  const names = [...new Set(testHeroes.flatMap((hero) => branchesOf(library, hero, shared)))];
  const met = new Set([...inPlay, ...told]);
  const lines = names.map((name) => (why.has(name) ? `${name} | ${why.get(name)}` : name));
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  const stale = names.filter((name) => told.has(name) && why.has(name));
  expect(stale, 'a scenario reaches these: take the reason behind them out of branches.txt').toEqual([]);
  const missing = names.filter((name) => !met.has(name) && !why.has(name));
  expect(missing, 'write a scenario that reaches these, or a reason behind them in branches.txt').toEqual([]);
});
