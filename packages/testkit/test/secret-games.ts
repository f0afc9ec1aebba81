import { boards } from '@peerless/boards';
import type { HeroDef } from '@peerless/language';
import { createLibrary, type GameConfig, type Library } from '@peerless/rules';
import { checkLaws, KEEPERS, LawBroken, secretsLaw, testHeroes } from '../src/index.ts';

/** Games under the law about secrets. */

export const withKeeper = (keeper: HeroDef): Library =>
  createLibrary({ heroes: testHeroes.map((def) => (def.slug === keeper.slug ? keeper : def)), boards });

/** Heroes who look at hands and decks, set cards aside and lay them face down. */
const HEROES = ['king-arthur', 'sherlock-holmes', 'dracula', 'alice'];
const GAMES = 24;
/** Somebody who looks at a card of a side deck now and then. */
const SIDE_GAMES = 4;
/** Somebody whose cards lie in the other's hand, who puts cards of the hand onto the deck for nobody to see. */
const GUEST_GAMES = 6;

export const duelOf = (n: number, heroes: readonly string[]): GameConfig => ({
  seed: String(n + 1),
  board: 'sarpedon',
  mode: 'duel',
  seats: heroes.map((hero) => ({ hero })),
});
export const tables = [
  ...Array.from({ length: GAMES }, (_, n) =>
    duelOf(
      n,
      [n, n + 1 + (n >> 2)].map((i) => HEROES[i % HEROES.length] ?? ''),
    ),
  ),
  ...Array.from({ length: SIDE_GAMES }, (_, n) => duelOf(GAMES + n, ['pandora', HEROES[n] ?? ''])),
  ...Array.from({ length: GUEST_GAMES }, (_, n) => duelOf(GAMES + SIDE_GAMES + n, ['loki', 'harry-houdini'])),
  // What goes to the bottom of a side deck all know there.
  duelOf(GAMES + SIDE_GAMES + GUEST_GAMES, ['titania', 'king-arthur']),
];

const [first] = Object.values(KEEPERS);
if (first === undefined) throw new Error('nobody remembers a secret card');
export const usual = withKeeper(first);

/** The number of the game in which the law about secrets broke, or null. */
export function brokenIn(games: readonly GameConfig[], library: Library, dead: boolean): number | null {
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
