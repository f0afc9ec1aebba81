import { boards } from '@peerless/boards';
import { KEEPERS, playRandomly, testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { createLibrary, observe, type Viewer } from '../src/index.ts';
import { type Game, wordsOf } from '../src/state/game.ts';
import { BLOCKS } from '../src/state/layout.ts';

/** A card that a running effect remembers is known to those who saw it and to nobody else (0017). */

const registers = BLOCKS.find(({ name }) => name === 'registers');

function registersSeen(game: Game, viewer: Viewer): string {
  const { at, size } = registers ?? { at: 0, size: 0 };
  return wordsOf(observe(game, viewer))
    .slice(at, at + size)
    .join();
}

/** Of the hero's player, the opponent and the public: who knows all that running effects remember. */
const knowers = (game: Game): string =>
  ([0, 1, 'spectator'] as const)
    .filter((viewer) => registersSeen(game, viewer) === registersSeen(game, 'open'))
    .join();

/** Whoever saw the remembered card, in each of the ways of remembering one. */
const SEEN_BY: Readonly<Record<string, string>> = {
  'the top of the own deck': '0',
  'a card that its owner chooses in another hand': '1',
  'a random card of another hand': '1',
  'the top of another deck, put to its bottom': '0',
  'a card, at the end of an effect whose hook asks': '0',
  'one of two cards that their owner laid aside, unseen': '0,1',
  'one of two cards laid aside unseen, taken to the top': '0,1',
};

for (const [name, hero] of Object.entries(KEEPERS)) {
  test(`remembered and known to those who saw it: ${name}`, () => {
    const library = createLibrary({
      heroes: [...testHeroes.filter(({ slug }) => slug !== hero.slug), hero],
      boards,
    });
    const seats = [{ hero: hero.slug }, { hero: 'medusa' }];
    const found = new Set<string>();
    for (const seed of ['1', '2', '3'])
      playRandomly({ seed, board: 'sarpedon', mode: 'duel', seats }, library, (game) =>
        found.add(knowers(game)),
      );
    expect(found).toEqual(new Set(['0,1,spectator', SEEN_BY[name]]));
  });
}
