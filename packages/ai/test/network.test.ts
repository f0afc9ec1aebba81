import { heroes } from '@peerless/heroes';
import { apply, below, createRng, isOver, newGame, optionCount } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { evaluate, INPUTS, LAYER_INPUTS, type Network, networkFrom, networkText } from '../src/training.ts';

const rng = createRng('ab');
/** Numbers that the text keeps exactly. */
const numbers = (length: number): Float32Array =>
  Float32Array.from({ length }, () => (below(rng, 129) - 64) / 512);

const SIZE = 5;
const network: Network = {
  name: 'test',
  size: SIZE,
  plain: numbers(INPUTS),
  heroes: { alice: numbers(INPUTS + 1), medusa: numbers(INPUTS + 1) },
  layer: numbers(LAYER_INPUTS * 2 * SIZE),
  bias: numbers(SIZE),
  out: numbers(SIZE),
};

function chancesIn(mode: 'duel' | 'free-for-all', slugs: readonly string[], value: Network): number[] {
  const seats = slugs.map((hero) => ({ hero }));
  const game = newGame({ seed: 'a1', board: 'marmoreal', mode, seats }, testLibrary());
  const dice = createRng('c');
  for (let n = 0; n < 60 && !isOver(game); n++) apply(game, below(dice, optionCount(game)));
  const chances = new Float64Array(4);
  evaluate(game, value, chances);
  return [...chances.subarray(0, slugs.length)];
}

test('a network gives chances that add up to 1 in a duel and a free-for-all, also for heroes it never met', () => {
  for (const chances of [
    chancesIn('duel', ['alice', 'medusa'], network),
    chancesIn('duel', ['medusa', heroes[5]?.slug ?? ''], network),
    chancesIn('free-for-all', ['alice', 'medusa', 'sinbad', 'dracula'], network),
  ]) {
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    for (const chance of chances) expect(chance).toBeGreaterThan(0);
  }
});

test('foes count: with their part of the layer taken away the chances are others', () => {
  const layer = network.layer.map((weight, i) => (i % (2 * SIZE) >= SIZE ? 0 : weight));
  expect(chancesIn('duel', ['alice', 'medusa'], { ...network, layer })).not.toEqual(
    chancesIn('duel', ['alice', 'medusa'], network),
  );
});

test('what was learned for a hero counts for that hero only', () => {
  const { alice } = network.heroes;
  const learned = alice?.map((weight, i) => (i === INPUTS ? weight + 1 : weight)) ?? new Float32Array();
  const changed = { ...network, heroes: { ...network.heroes, alice: learned } };
  const [before, after] = [network, changed].map((value) => chancesIn('duel', ['alice', 'medusa'], value)[0]);
  expect(after).toBeGreaterThan(before ?? 1);
  expect(chancesIn('duel', ['sinbad', 'medusa'], changed)).toEqual(
    chancesIn('duel', ['sinbad', 'medusa'], network),
  );
});

const text = networkText(network);

test('as text and back it says the same', () => {
  expect(chancesIn('duel', ['alice', 'medusa'], networkFrom(text))).toEqual(
    chancesIn('duel', ['alice', 'medusa'], network),
  );
});

test.each([
  ['nothing', ''],
  ['something else', '{}'],
  ['half of it', text.slice(0, text.length / 2)],
  ['without its end', text.slice(0, -3)],
  ['an altered number', text.replace(/ (\d)/, ' 9$1')],
  ['an altered head', text.replace('"size":5', '"size":4')],
])('a text that is no such network is refused in one sentence: %s', (_, broken) => {
  expect(() => networkFrom(broken)).toThrow(/^these are no weights for this version of the bots: [^.]+$/);
});
