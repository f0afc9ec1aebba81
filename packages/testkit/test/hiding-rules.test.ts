import { HIDING_RULES } from '@peerless/rules/laws';
import { expect, test } from 'vitest';
import { checkLaws, LawBroken, nothingHiddenIsToldAt, tableFor, testLibrary } from '../src/index.ts';

/**
 * Laws about secrets that cannot fail guard nothing: each rule by which something stays hidden is taken out in turn, and
 * a law must notice within these games.
 */

const GAMES = 60;
const library = testLibrary();

/** The number of the game in which the law about secrets broke, or null. */
function brokenIn(games: number): number | null {
  for (let n = 0; n < games; n++) {
    try {
      checkLaws(tableFor(n), library, [nothingHiddenIsToldAt]);
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
  expect(brokenIn(6)).toBeNull();
});

for (const rule of HIDING_RULES) {
  test(`without the rule about ${rule.name} a law is broken`, () => {
    expect(rule.without(() => brokenIn(GAMES))).not.toBeNull();
  });
}
