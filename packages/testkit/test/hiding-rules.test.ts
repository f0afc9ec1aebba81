import { boards } from '@peerless/boards';
import { type HeroDef, may, put, taking } from '@peerless/language';
import { createLibrary, type GameConfig } from '@peerless/rules';
import { HIDING_RULES } from '@peerless/rules/laws';
import { expect, test } from 'vitest';
import { checkLaws, LawBroken, secretsLaw, testHeroes } from '../src/index.ts';

/**
 * Laws about secrets that cannot fail guard nothing: each rule by which something stays hidden is taken out in turn, and
 * a law must notice within these games.
 */

function hero(slug: string): HeroDef {
  const found = testHeroes.find((def) => def.slug === slug);
  if (found === undefined) throw new Error(slug);
  return found;
}

/** No printed card remembers a secret card while it asks; a stranger's may. */
const keeper: HeroDef = {
  ...hero('dracula'),
  cards: hero('dracula').cards.map((card) =>
    card.type !== 'scheme'
      ? card
      : {
          ...card,
          scheme: taking({ from: 'deck', choice: 'top', to: 'aside' }, (it) =>
            may(put(it, 'discard'), { else: put(it, 'hand') }),
          ),
        },
  ),
};
const library = createLibrary({
  heroes: testHeroes.map((def) => (def.slug === keeper.slug ? keeper : def)),
  boards,
});

/** Heroes who look at hands and decks, set cards aside and lay them face down. */
const HEROES = ['king-arthur', 'sherlock-holmes', 'dracula', 'alice'];
const GAMES = 24;
/** Rules that hide nothing but what means nothing any more. */
const DEAD = ['words: frames', 'words: discard piles'];

const table = (n: number): GameConfig => ({
  seed: String(n + 1),
  board: 'sarpedon',
  mode: 'duel',
  seats: [n, n + 1 + (n >> 2)].map((i) => ({ hero: HEROES[i % HEROES.length] ?? '' })),
});

/** The number of the game in which the law about secrets broke, or null. */
function brokenIn(games: number, dead: boolean): number | null {
  for (let n = 0; n < games; n++) {
    try {
      checkLaws(table(n), library, [secretsLaw(dead)]);
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
      "words: combat cards",
      "words: combat boosts",
      "words: generators",
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
  expect(brokenIn(6, true)).toBeNull();
});

for (const rule of HIDING_RULES) {
  test(`without the rule about ${rule.name} a law is broken`, () => {
    expect(rule.without(() => brokenIn(GAMES, DEAD.includes(rule.name)))).not.toBeNull();
  });
}
