import { boards } from '@peerless/boards';
import type { HeroDef } from '@peerless/language';
import { createLibrary, type GameConfig, type Library } from '@peerless/rules';
import { HIDING_RULES } from '@peerless/rules/laws';
import { expect, test } from 'vitest';
import { checkLaws, KEEPERS, LawBroken, RECKONERS, secretsLaw, testHeroes } from '../src/index.ts';

/**
 * Laws about secrets that cannot fail guard nothing: each rule by which something stays hidden is taken out in turn, and
 * a law must notice within these games.
 */

const withKeeper = (keeper: HeroDef) =>
  createLibrary({ heroes: testHeroes.map((def) => (def.slug === keeper.slug ? keeper : def)), boards });

/** Heroes who look at hands and decks, set cards aside and lay them face down. */
const HEROES = ['king-arthur', 'sherlock-holmes', 'dracula', 'alice'];
const GAMES = 24;
/** Rules about what effects remember. */
const REMEMBERING = ['words: registers', 'words: strangers to remembered cards'];
/** Rules that hide nothing but what means nothing any more. */
const DEAD = ['words: frames', 'words: discard piles'];

const duelOf = (n: number, heroes: readonly string[]): GameConfig => ({
  seed: String(n + 1),
  board: 'sarpedon',
  mode: 'duel',
  seats: heroes.map((hero) => ({ hero })),
});
const tables = Array.from({ length: GAMES }, (_, n) =>
  duelOf(
    n,
    [n, n + 1 + (n >> 2)].map((i) => HEROES[i % HEROES.length] ?? ''),
  ),
);
const [usual] = Object.values(KEEPERS).map(withKeeper);
if (usual === undefined) throw new Error('nobody remembers a secret card');

/** The number of the game in which the law about secrets broke, or null. */
function brokenIn(games: readonly GameConfig[], library: Library, dead: boolean): number | null {
  for (const [n, config] of games.entries()) {
    try {
      checkLaws(config, library, [secretsLaw(dead)]);
    } catch (error) {
      if (error instanceof LawBroken) return n;
      throw error;
    }
  }
  return null;
}

test('every rule that hides something is known here', () => {
  expect(HIDING_RULES.map(({ name }) => name)).toMatchInlineSnapshot(`
    [
      "words: stamp",
      "words: answer",
      "words: frames",
      "words: registers",
      "words: strangers to remembered cards",
      "words: combat cards",
      "words: combat boosts",
      "words: generators of decks",
      "words: generator of play",
      "words: hands",
      "words: faces in hands",
      "words: decks",
      "words: discard piles",
      "words: cards set aside",
      "event: drew",
      "event: cardMoved",
      "event: looked",
      "event: boostLaid",
      "event: attackDeclared",
      "event: defended",
      "view: options of others",
    ]
  `);
});

test('with all rules in force nothing is told', () => {
  expect(brokenIn(tables.slice(0, 6), usual, true)).toBeNull();
});

for (const rule of HIDING_RULES) {
  test(`without the rule about ${rule.name} a law is broken`, () => {
    expect(rule.without(() => brokenIn(tables, usual, DEAD.includes(rule.name)))).not.toBeNull();
  });
}

for (const [name, keeper] of Object.entries(KEEPERS)) {
  const library = withKeeper(keeper);
  const games = [0, 1, 2].map((n) => duelOf(n, [keeper.slug, 'medusa']));
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
    const games = [0, 1, 2].map((n) => duelOf(n, [reckoner.slug, 'medusa']));
    const library = withKeeper(reckoner);
    expect(brokenIn(games, library, true)).toBeNull();
  });
}
