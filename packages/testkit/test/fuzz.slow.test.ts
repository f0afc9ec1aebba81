import { boards } from '@peerless/boards';
import { type HeroDef, readHero } from '@peerless/language';
import { apply, below, createLibrary, createRng, isOver, newGame, optionCount } from '@peerless/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { seldom } from '../src/law.ts';
import {
  alwaysAnOption,
  cardsAreConserved,
  fightersStandApart,
  guessesAreConsistent,
  keysAreUnique,
  playRandomly,
} from '../src/laws.ts';
import { testHeroes } from '../src/library.ts';
import { mutated } from '../src/mutate.ts';
import { randomHero } from '../src/random-hero.ts';

/** Content and saves from strangers: refused with a clear error, or played without crash or hang. */

const sarpedon = boards.filter(({ slug }) => slug === 'sarpedon');

function playWith(hero: HeroDef): void {
  const library = createLibrary({ heroes: [hero], boards: sarpedon });
  const rng = createRng('f');
  const game = newGame(
    { seed: '1', board: 'sarpedon', mode: 'duel', seats: [{ hero: hero.slug }, { hero: hero.slug }] },
    library,
  );
  for (let n = 0; n < 20_000 && !isOver(game); n++) apply(game, below(rng, optionCount(game)));
}

test('mutated hero files are refused with a path or played', { timeout: 300_000 }, () => {
  let played = 0;
  fc.assert(
    fc.property(
      fc.nat(testHeroes.length - 1),
      fc.nat(),
      fc.integer({ min: 1, max: 3 }),
      (index, seed, changes) => {
        const result = readHero(mutated(testHeroes[index], seed, changes));
        if (result.problems !== undefined) {
          if (result.problems.some(({ path, message }) => `${path}${message}`.length <= 5))
            expect.fail(JSON.stringify(result.problems));
          return;
        }
        played++;
        playWith(result.hero);
      },
    ),
    { numRuns: 600, seed: 20261115 },
  );
  expect(played).toBeGreaterThan(20);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('heroes that nobody would design are played without breaking a law', { timeout: 300_000 }, () => {
  const laws = [
    alwaysAnOption,
    cardsAreConserved,
    fightersStandApart,
    keysAreUnique,
    seldom(guessesAreConsistent, 8),
  ];
  for (let n = 1; n <= 60; n++) {
    const hero = randomHero(n.toString(16));
    const library = createLibrary({ heroes: [hero, ...testHeroes], boards });
    const seats = [{ hero: hero.slug }, { hero: n % 2 === 0 ? 'yennenga' : hero.slug }, { hero: 'beowulf' }];
    const mode = n % 3 === 0 ? ('free-for-all' as const) : ('duel' as const);
    const config = {
      seed: '1',
      board: mode === 'duel' ? 'heorot' : 'marmoreal',
      mode,
      seats: mode === 'duel' ? seats.slice(0, 2) : seats,
    };
    const rng = createRng('1');
    playRandomly(
      config,
      library,
      (game, choice) => {
        for (const law of laws) law(game, choice, library, rng);
      },
      1500,
    );
  }
});
