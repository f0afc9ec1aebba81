import type { GameConfig } from '../content/config.ts';
import { type Content, contentFor } from '../content/content.ts';
import type { Library } from '../content/library.ts';
import { below, type Rng } from '../state/random.ts';

/**
 * Twins from the beginning on, for the laws about secrets where games are hosted: cards lie in each other's places before
 * the decks are shuffled, so the same seed and the same choices lead to a game that differs in nothing else. It has a log
 * of its own and can be told again, which a position that was dealt anew cannot.
 */

/** A library like the other, in which so many pairs of cards of a table have changed places. */
export function redealt(config: GameConfig, library: Library, swaps: number, rng: Rng): Library {
  const content = contentFor(config, library);
  const decks = content.heroes.map(({ deck }) => [...deck]);
  const sideDecks = content.heroes.map(({ sideDeck }) => [...sideDeck]);
  for (let n = 0; n < swaps; n++) {
    const deck = decks[below(rng, decks.length)];
    const [i, j] = [below(rng, deck.length), below(rng, deck.length)];
    [deck[i], deck[j]] = [deck[j], deck[i]];
  }
  for (const side of sideDecks.filter(({ length }) => swaps > 0 && length > 0)) {
    const [i, j] = [below(rng, side.length), below(rng, side.length)];
    [side[i], side[j]] = [side[j], side[i]];
  }
  const heroes = content.heroes.map((hero, seat) => ({
    ...hero,
    deck: decks[seat],
    sideDeck: sideDecks[seat],
  }));
  const twin: Library = { ...library, tables: new Map() };
  twin.tables.set(keyOf(content, library), { ...content, library: twin, heroes });
  return twin;
}

/** From now on a table is played with the one library as with the other. */
export function dealAs(config: GameConfig, from: Library, to: Library): void {
  const content = contentFor(config, from);
  to.tables.set(keyOf(content, from), content);
}

function keyOf(content: Content, { tables }: Library): string {
  for (const [key, known] of tables) if (known === content) return key;
  throw new Error('a table that its library does not know');
}
