import { apply, decision, observe, viewFor } from '@peerless/rules';
import { gameFromPosition } from '@peerless/rules/position';
import { expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';

// Scenarios see hands and decks only, not what lies aside.
test('Strange Case: while the target is chosen everybody sees the card', () => {
  const game = gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'jekyll-and-hyde',
          form: 'mr-hyde',
          fighters: { 'jekyll-and-hyde': { space: 13 } },
          hand: ['strange-case'],
          deck: ['pure-evil', 'feint'],
        },
        { hero: 'king-arthur', fighters: { 'king-arthur': { space: 12 }, merlin: { space: 16 } } },
      ],
    },
    testLibrary(),
  );
  const scheme = decision(game)?.options.findIndex((option) => option.type === 'scheme');
  apply(game, scheme ?? -1);
  expect(viewFor(observe(game, 1)).seats[0].aside).toStrictEqual(['pure-evil']);
});
