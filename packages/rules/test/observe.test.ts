import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import {
  apply,
  createLibrary,
  createRng,
  determinize,
  type Game,
  type GameConfig,
  isOver,
  newGame,
  observe,
  optionCount,
  viewFor,
} from '../src/index.ts';
import { wordsOf } from '../src/state/game.ts';
import { BLOCKS, placesOf, shownWords } from '../src/state/layout.ts';

const library = testLibrary();
const seats = ['alice', 'medusa', 'dracula', 'king-arthur'].map((hero) => ({ hero }));
const teams: GameConfig = { seed: '3', board: 'sarpedon', mode: 'teams', seats };
const handsSeen = (config: GameConfig, viewer: number | 'spectator' | 'open'): number[] =>
  viewFor(observe(newGame(config, library), viewer)).seats.map(({ hand }) => hand.length);

test('R-2.10 hands and decks are hidden, their sizes are not', () => {
  const view = viewFor(observe(newGame({ ...teams, mode: 'duel', seats: seats.slice(0, 2) }, library), 0));
  expect(view.seats.map(({ hand }) => hand.length)).toEqual([5, 0]);
  expect(view.seats.map(({ handSize }) => handSize)).toEqual([5, 5]);
  expect(view.seats[0]?.deck).toEqual(new Array(25).fill(null));
});

test('R-13.11 teammates see each other’s hands, unless the option says no', () => {
  expect(handsSeen(teams, 0)).toEqual([5, 0, 5, 0]);
  expect(handsSeen({ ...teams, options: { openTeamHands: false } }, 0)).toEqual([5, 0, 0, 0]);
  expect(handsSeen(teams, 'spectator')).toEqual([0, 0, 0, 0]);
  expect(handsSeen(teams, 'open')).toEqual([5, 5, 5, 5]);
});

test('a player with two seats sees both hands', () => {
  const shared = {
    ...teams,
    options: { openTeamHands: false },
    seats: seats.map((seat, i) => ({ ...seat, player: [0, 1, 0, 2][i] ?? 0 })),
  };
  expect(handsSeen(shared, 0)).toEqual([5, 0, 5, 0]);
  expect(handsSeen(shared, 1)).toEqual([0, 5, 0, 0]);
});

test('no observation holds a generator, and a decision is told in full to its player only', () => {
  const game = newGame(teams, library);
  const seen = observe(game, 1);
  const generators = BLOCKS.filter(({ name }) => name.startsWith('generator'));
  const words = generators
    .flatMap((block) => placesOf(block, game.content))
    .flatMap(({ at, end }) => [...wordsOf(seen).slice(at, end)]);
  expect(words).toEqual(new Array(20).fill(0));
  expect(Object.keys(viewFor(seen).decision ?? {})).toEqual(['seat', 'kind', 'source']);
  expect(viewFor(observe(game, 0)).decision).toHaveProperty('options');
});

test('words that not all may know are one run in each part, so that an observation empties them quickly', () => {
  expect(shownWords({ seats: 2, guests: false }).closed).toHaveLength(3);
  expect(shownWords({ seats: 4, guests: false }).closed).toHaveLength(5);
});

test('guesses differ in what is unknown and keep what is known', () => {
  const seen = observe(newGame(teams, library), 0);
  const [a, b] = ['1', '2'].map((seed) => viewFor(observe(determinize(seen, createRng(seed)), 'open')));
  expect(a?.seats[0]?.hand).toEqual(b?.seats[0]?.hand);
  expect(a?.seats[1]?.hand).not.toEqual(b?.seats[1]?.hand);
});

test('an observation cannot be played on, nor can a view be made of the game itself', () => {
  const game = newGame(teams, library);
  // What no compiler has checked.
  expect(() => apply(observe(game, 0) as unknown as Game, 0)).toThrow('an observation cannot be played on');
  // @ts-expect-error: a game is no observation.
  viewFor(game);
  // @ts-expect-error: nor can a guess be made of it.
  expect(() => determinize(game, createRng('1'))).not.toThrow();
});

test('nobody else looks: a number that is no player is refused', () => {
  const game = newGame(teams, library);
  for (const viewer of [-1, 4, 5, 7, 31, 0.5, Number.NaN, undefined, null, '0'])
    expect(() => observe(game, viewer as number)).toThrow(RangeError);
});

test('a view can be made where an ability asks for the BOOST of an attack card that lies face down', () => {
  const [medusa, ...others] = [...heroes].sort(
    (a, b) => Number(b.slug === 'medusa') - Number(a.slug === 'medusa'),
  );
  const where = { value: { val: 'boost', card: 'theirs' } };
  const act = { op: 'take', from: 'hand', to: 'discard', choice: 'owner', may: true, where };
  const asking = { ...medusa, hooks: [...(medusa?.hooks ?? []), { when: 'attacked', do: act }] } as HeroDef;
  const game = newGame(
    { ...teams, mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'king-arthur' }] },
    createLibrary({ heroes: [asking, ...others], boards }),
  );
  for (let n = 0; n < 300 && !isOver(game); n++) {
    for (const viewer of [0, 1, 'spectator'] as const) viewFor(observe(game, viewer));
    apply(game, (n * 7) % optionCount(game));
  }
});
