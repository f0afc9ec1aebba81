import { heroes } from '@peerless/heroes';
import { apply, below, createRng, type Game, isOver, newGame, optionCount } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { exp } from '../src/exp.ts';
import { trained } from '../src/trained/trained.ts';
import {
  amounts,
  clueCount,
  evaluate,
  type Layout,
  type Learned,
  learnedFrom,
  learnedText,
  POLICY,
  places,
  policyOf,
  readSeat,
  VALUE,
  weightCount,
} from '../src/training.ts';

const cardsOf = (slug: string): string[] =>
  heroes.find((hero) => hero.slug === slug)?.cards.map((card) => card.slug) ?? [];
const known = { alice: cardsOf('alice'), medusa: cardsOf('medusa') };

/** Something learned of two heroes only, in numbers that the text keeps exactly. */
function some(layout: Layout): Learned {
  const rng = createRng('ab');
  const weights = Float32Array.from({ length: weightCount({ layout, heroes: known }) }, () =>
    below(rng, 3) === 0 ? (below(rng, 129) - 64) / 128 : 0,
  );
  return { layout, heroes: known, weights };
}

function gameOf(mode: 'duel' | 'free-for-all', slugs: readonly string[], choices: number): Game {
  const seats = slugs.map((hero) => ({ hero }));
  const game = newGame({ seed: 'a1', board: 'marmoreal', mode, seats }, testLibrary());
  const dice = createRng('c');
  for (let n = 0; n < choices && !isOver(game); n++) apply(game, below(dice, optionCount(game)));
  return game;
}

function chancesIn(mode: 'duel' | 'free-for-all', slugs: readonly string[], value: Learned): number[] {
  const chances = new Float64Array(4);
  evaluate(gameOf(mode, slugs, 60), value, chances);
  return [...chances.subarray(0, slugs.length)];
}

const value = some(VALUE);

test('a value gives chances that add up to 1 in a duel and a free-for-all, also for heroes it never met', () => {
  for (const chances of [
    chancesIn('duel', ['alice', 'medusa'], value),
    chancesIn('duel', ['medusa', 'sinbad'], value),
    chancesIn('free-for-all', ['alice', 'medusa', 'sinbad', 'dracula'], value),
  ]) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
  }
});

test('what was learned for a hero counts for that hero only', () => {
  const weights = value.weights.slice();
  weights[VALUE.shared] += 1;
  const changed = { ...value, weights };
  const [before, after] = [value, changed].map((way) => chancesIn('duel', ['alice', 'medusa'], way)[0]);
  expect(after).toBeGreaterThan(before ?? 1);
  expect(chancesIn('duel', ['sinbad', 'medusa'], changed)).toEqual(
    chancesIn('duel', ['sinbad', 'medusa'], value),
  );
});

test('the score of a seat is the sum of its clues, those of its cards added up beforehand', () => {
  const game = gameOf('duel', ['alice', 'sinbad'], 40);
  const chances = new Float64Array(4);
  evaluate(game, value, chances);
  const [first = 0, second = 0] = [0, 1].map((seat) => {
    readSeat(game, seat, value);
    return Array.from(
      { length: clueCount() },
      (_, n) => (value.weights[places[n] ?? 0] ?? 0) * (amounts[n] ?? 0),
    ).reduce((sum, part) => sum + part, 0);
  });
  expect(chances[0]).toBeCloseTo(1 / (1 + Math.exp(second - first)), 9);
});

describe.each([['policy', POLICY] as const, ['value', VALUE] as const])('the text of a %s', (_, layout) => {
  const text = learnedText(some(layout));

  test('read again says the same', () => {
    expect(learnedFrom(text, layout)).toEqual(some(layout));
  });

  test.each([
    ['nothing', ''],
    ['something else', '{}'],
    ['half of it', text.slice(0, text.length / 2)],
    ['without its end', text.slice(0, -3)],
    ['an altered number', text.replace(/ (\d)/, ' 9$1')],
    ['an altered head', text.replace('"shared":', '"shared":1')],
    ['one for other clues', learnedText(some({ ...layout, card: layout.card + 1 }))],
    ['one of numbers that are missing', learnedText({ ...some(layout), weights: new Float32Array(5) })],
  ])('is refused in one sentence: %s', (_, broken) => {
    expect(() => learnedFrom(broken, layout)).toThrow(
      /^these are no weights for this version of the bots: [^.]+$/,
    );
  });
});

test('a policy has a finite logit for every option of a whole game, of heroes it knows and of others', () => {
  const policy = policyOf(some(POLICY));
  const logits = new Float64Array(4096);
  for (const slugs of [
    ['alice', 'medusa'],
    ['sinbad', 'medusa'],
  ]) {
    const game = gameOf('duel', slugs, 0);
    const dice = createRng('d');
    while (!isOver(game)) {
      const count = optionCount(game);
      logits.fill(Number.NaN);
      policy(game, count, logits);
      expect(logits.subarray(0, count).every(Number.isFinite)).toBe(true);
      apply(game, below(dice, count));
    }
  }
});

test('what is shipped was made for these bots, and knows every hero with all its cards', () => {
  const { policy, value } = trained();
  for (const { slug, cards } of heroes)
    for (const { heroes: taught } of [policy, value])
      expect(taught[slug]).toEqual(cards.map((card) => card.slug));
});

test.each([
  [0, 1],
  [1, Math.E],
  [-1, 1 / Math.E],
  [-20.5, 1.2501528663867426e-9],
  [10, 22026.465794806718],
  [-1e6, 0],
])('the exponential function of %d', (x, expected) => {
  expect(Math.abs(exp(x) - expected)).toBeLessThanOrEqual(4e-16 * expected + 1e-300);
});

test('the exponential function is made of nothing that browsers do differently', () => {
  expect(exp.toString()).not.toMatch(/Math\.(?!round|LOG2E)/);
});
