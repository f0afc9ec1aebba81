import { HIDING_RULES } from '@peerless/rules/laws';
import { expect, test } from 'vitest';
import { brokenIn, tables, usual } from './secret-games.ts';

/**
 * Laws about secrets that cannot fail guard nothing: each rule by which something stays hidden is taken out in turn, and
 * a law must notice within these games.
 */

/** Rules that hide nothing but what means nothing any more. */
const DEAD = ['words: frames', 'words: discard piles'];

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
      "words: guests in hands",
      "words: faces of guests",
      "words: decks",
      "words: discard piles",
      "words: cards set aside",
      "words: order of side decks",
      "event: drew",
      "event: cardMoved",
      "event: looked",
      "event: sideLooked",
      "event: boostLaid",
      "event: attackDeclared",
      "event: defended",
      "view: options of others",
    ]
  `);
});

// Five more games, and heroes who remember and reckon with hidden cards: hiding-keepers.slow.test.ts.
test('with all rules in force nothing is told', () => {
  expect(brokenIn(tables.slice(0, 1), usual, true)).toBeNull();
});

for (const rule of HIDING_RULES) {
  test(`without the rule about ${rule.name} a law is broken`, () => {
    expect(rule.without(() => brokenIn(tables, usual, DEAD.includes(rule.name)))).not.toBeNull();
  });
}
