import { inCombat } from '../state/combat.ts';
import type { Game } from '../state/game.ts';
import { BLOCKS, type Block } from '../state/layout.ts';
import { MAX_SEATS } from '../state/limits.ts';
import { asideSize, deckSize, discardSize } from '../state/piles.ts';
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
  const { at, size } = blockNamed(name);
  fill(game, at, at + size, rng);
}

/** The words of a block from its `used` first ones on; in each of `parts` equal parts of it. */
function scrambleRest(game: Game, name: string, used: readonly number[], rng: Rng): void {
  const { at, size } = blockNamed(name);
  const width = size / used.length;
  used.forEach((words, part) => {
    fill(game, at + part * width + words, at + (part + 1) * width, rng);
  });
}

/** Fills everything that means nothing now with anything. */
export function scrambleDead(game: Game, rng: Rng): void {
  const depth = depthOf(game);
  for (const name of ['frames', 'registers', 'strangers to remembered cards']) {
    const { size } = blockNamed(name);
    scrambleRest(game, name, [depth * (size / MAX_DEPTH)], rng);
  }
  const seats = Array.from({ length: MAX_SEATS }, (_, seat) => seat);
  scrambleRest(
    game,
    'decks',
    seats.map((seat) => deckSize(game, seat)),
    rng,
  );
  scrambleRest(
    game,
    'discard piles',
    seats.map((seat) => discardSize(game, seat)),
    rng,
  );
  scrambleRest(game, 'cards set aside', [asideSize(game)], rng);
  if (!inCombat(game)) for (const name of ['combat cards', 'combat boosts']) scrambleWords(game, name, rng);
}
