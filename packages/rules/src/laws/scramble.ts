import { inCombat } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { BLOCKS, type Block, placesOf } from '../state/layout.ts';
import { asideSize, deckSize, discardSize, gatheredSize } from '../state/piles.ts';
import { nextWord, type Rng } from '../state/random.ts';
import { depthOf, MAX_DEPTH } from '../state/stack.ts';

/** Words of the state that mean nothing now, such as those beyond the end of a pile: nobody may read anything off them. */

function blockNamed(name: string): Block {
  const block = BLOCKS.find((other) => other.name === name);
  if (block === undefined) throw new Error(`no words are called "${name}"`);
  return block;
}

function fill(game: Game, from: number, to: number, rng: Rng): void {
  for (let i = from; i < to; i++) game.state[i] = nextWord(rng.words, 0) & 31;
}

/** Fills the words of a block with anything. */
export function scrambleWords(game: Game, name: string, rng: Rng): void {
  scrambleRest(game, name, () => 0, rng);
}

/** The words of a block from its `used` first ones on, up to those used at its end; of a seat's words, if every seat has such. */
function scrambleRest(
  game: Game,
  name: string,
  used: (seat: number) => number,
  rng: Rng,
  usedAtEnd: (seat: number) => number = () => 0,
): void {
  placesOf(blockNamed(name), game.content).forEach(({ at, end }, seat) => {
    fill(game, at + used(seat), end - usedAtEnd(seat), rng);
  });
}

/** Fills everything that means nothing now with anything. */
export function scrambleDead(game: Game, rng: Rng): void {
  const depth = depthOf(game);
  for (const name of ['frames', 'registers', 'strangers to remembered cards']) {
    const { size } = blockNamed(name);
    scrambleRest(game, name, () => depth * (size / MAX_DEPTH), rng);
  }
  scrambleRest(game, 'decks', (seat) => deckSize(game, seat), rng);
  scrambleRest(
    game,
    'discard piles',
    (seat) => discardSize(game, seat),
    rng,
    (seat) => gatheredSize(game, seat),
  );
  scrambleRest(game, 'cards set aside', () => asideSize(game), rng);
  if (!inCombat(game)) for (const name of ['combat cards', 'combat boosts']) scrambleWords(game, name, rng);
}
