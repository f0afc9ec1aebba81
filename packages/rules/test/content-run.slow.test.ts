import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadScenarios, runLoaded, tableFor, testHeroes, testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { listenTo, type Trace } from '../src/entries/position.ts';
import { apply, below, createRng, type GameConfig, isOver, newGame, optionCount } from '../src/index.ts';
import { branchesOf, sharedCards, watch } from './branches.ts';

/**
 * Random play until every branch of every effect was executed. The list of all branches is `branches.txt`
 * (`UPDATE_GOLDEN=1`). Each is reached by random play or by a scenario, or a reason stands behind it in the list: it
 * cannot be reached, or so seldom that some thousand games may pass without it. A reason behind a branch that a
 * scenario reaches is stale.
 */

const [FIRST, GAMES] = [10_000, 4000];
const file = new URL('./branches.txt', import.meta.url);
const scenarios = fileURLToPath(new URL('../../../scenarios', import.meta.url));
const library = testLibrary();

function playAtRandom(config: GameConfig, trace: Trace): void {
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

/** Games that are played before it is seen again which branches are still missing. */
const ROUND = 200;

/** Whether a hero of the game has one of these branches; those of shared cards are anybody's. */
function concerns({ seats }: GameConfig, branches: readonly string[]): boolean {
  const owners = [...seats.map(({ hero }) => hero), 'shared'];
  return branches.some((name) =>
    owners.some((owner) => name.startsWith(`${owner}/`) || name.startsWith(`${owner} `)),
  );
}

/** Those of the branches that no random game goes through. Only games of heroes who have some of them are played. */
function neverInPlay(branches: readonly string[], shared: ReadonlySet<string>): readonly string[] {
  let missing = branches;
  for (let n = FIRST; n < FIRST + GAMES && missing.length > 0; n += ROUND) {
    const tables = Array.from({ length: ROUND }, (_, i) => tableFor(n + i));
    const met = watch(shared, (trace) => {
      for (const config of tables) if (concerns(config, missing)) playAtRandom(config, trace);
    });
    missing = missing.filter((name) => !met.has(name));
  }
  return missing;
}

test('every branch of every effect was executed, or it is explained why not', { timeout: 600_000 }, () => {
  const shared = sharedCards(testHeroes);
  const told = watch(shared, (trace) => {
    for (const loaded of loadScenarios(scenarios)) runLoaded(loaded, library, trace);
  });
  const why = reasons();
  // Where branches share a name, as those of copies of a card and of shared cards do, one of them is enough.
  const names = [...new Set(testHeroes.flatMap((hero) => branchesOf(library, hero, shared)))];
  const lines = names.map((name) => (why.has(name) ? `${name} | ${why.get(name)}` : name));
  const text = `${lines.join('\n')}\n`;
  if (process.env.UPDATE_GOLDEN === '1') writeFileSync(file, text);
  expect(text).toBe(readFileSync(file, 'utf8'));
  const stale = names.filter((name) => told.has(name) && why.has(name));
  expect(stale, 'a scenario reaches these: take the reason behind them out of branches.txt').toEqual([]);
  const untold = names.filter((name) => !told.has(name) && !why.has(name));
  const missing = neverInPlay(untold, shared);
  expect(missing, 'write a scenario that reaches these, or a reason behind them in branches.txt').toEqual([]);
});
