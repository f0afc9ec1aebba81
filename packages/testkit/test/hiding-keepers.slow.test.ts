import { HIDING_RULES } from '@peerless/rules/laws';
import { expect, test } from 'vitest';
import { KEEPERS, RECKONERS } from '../src/index.ts';
import { brokenIn, duelOf, tables, usual, withKeeper } from './secret-games.ts';

/** The long form of `hiding-rules.slow.test.ts`: more games, and heroes who remember and reckon with hidden cards. */

/** The soak plays more of them. */
const LONG = process.env.LAW_GAMES !== undefined;
/** Some secrets are only told in the second duel. */
const DUELS = LONG ? [0, 1, 2] : [0, 1];

/** Rules about what effects remember. */
const REMEMBERING = ['words: registers', 'words: strangers to remembered cards'];

test('with all rules in force nothing is told, in more games', () => {
  expect(brokenIn(tables.slice(1, LONG ? 6 : 2), usual, true)).toBeNull();
});

for (const [name, keeper] of Object.entries(KEEPERS)) {
  const library = withKeeper(keeper);
  const games = DUELS.map((n) => duelOf(n, [keeper.slug, 'medusa']));
  test(`who remembers ${name} tells nobody`, () => {
    expect(brokenIn(games, library, true)).toBeNull();
  });
  for (const rule of HIDING_RULES.filter(({ name: words }) => REMEMBERING.includes(words)))
    test(`without the rule about ${rule.name} it would be told: ${name}`, () => {
      expect(rule.without(() => brokenIn(games, library, false))).not.toBeNull();
    });
}

for (const [name, reckoner] of Object.entries(RECKONERS)) {
  test(`RU-56 what an effect reckons with is open to all: ${name}`, () => {
    const games = DUELS.map((n) => duelOf(n, [reckoner.slug, 'medusa']));
    const library = withKeeper(reckoner);
    expect(brokenIn(games, library, true)).toBeNull();
  });
}
