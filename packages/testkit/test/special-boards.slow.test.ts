import { boards } from '@peerless/boards';
import {
  apply,
  below,
  createRng,
  type GameConfig,
  isOver,
  newGame,
  optionCount,
  outcome,
} from '@peerless/rules';
import { describe, expect, test } from 'vitest';
import { checkLaws, LAWS_NOW_AND_THEN } from '../src/laws.ts';
import { testLibrary } from '../src/library.ts';
import { tableFor } from '../src/tables.ts';

/** Boards with rules of their own, in all modes under all laws; what makes them special happens in these games. */

const laws = Object.values(LAWS_NOW_AND_THEN);
const special = boards.filter(
  ({ deckLinks, highGround, conveyor, items }) =>
    (deckLinks ?? highGround ?? conveyor ?? items) !== undefined,
);

/** Tables of every mode on that board: two rounds of those that `tableFor` goes through. */
const tablesOn = (board: string): GameConfig[] =>
  Array.from({ length: 12 }, (_, n) => ({ ...tableFor(n), board }));

/** How often each rule was the cause of something. */
function causesIn(config: GameConfig): Map<string, number> {
  const causes = new Map<string, number>();
  const rng = createRng(config.seed);
  const game = newGame(config, testLibrary());
  while (!isOver(game))
    apply(game, below(rng, optionCount(game)), ({ type, cause }) => {
      const name = `${type} ${cause.rule ?? cause.item ?? ''}`;
      causes.set(name, (causes.get(name) ?? 0) + 1);
    });
  return causes;
}

test('there are eight', () => {
  expect(special.map(({ slug }) => slug)).toEqual([
    'hanging-gardens',
    'helicarrier',
    'hells-kitchen',
    'naglfar',
    'navy-pier',
    'sanctum-sanctorum',
    'santas-workshop',
    'the-raft',
  ]);
});

describe.each(special)('$name', ({ slug }) => {
  test.each(tablesOn(slug))('all laws hold: $mode, seed $seed', { timeout: 600_000 }, (config) => {
    expect(outcome(checkLaws(config, testLibrary(), laws))?.reason).toMatch(/^(defeat|exhaustion)$/);
  });
});

test('R-14.62, R-14.64 boards act in games by chance', () => {
  const seen = (board: string): Set<string> =>
    new Set(tablesOn(board).flatMap((config) => [...causesIn(config).keys()]));
  expect(seen('hanging-gardens')).toContain('valueChanged R-14.62');
  expect([...seen('santas-workshop')]).toEqual(expect.arrayContaining(['moved R-14.64', 'placed R-14.64']));
  expect([...seen('naglfar')].filter((name) => /R-14\.6/.test(name))).toEqual([]);
  for (const { slug, items = [] } of special) {
    const names = items.length === 0 ? [] : [...seen(slug)];
    // Of some scheme items all that happens is another action, or that somebody moves.
    const acted = items.filter((item) => names.some((name) => name.endsWith(` ${item.slug}`)));
    expect(items.length - acted.length).toBeLessThanOrEqual(1);
    if (items.length > 0)
      expect(names).toEqual(expect.arrayContaining(['itemUsed R-14.69', 'itemUsed R-14.70']));
  }
});
