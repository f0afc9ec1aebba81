import { boards } from '@peerless/boards';
import type { HeroDef } from '@peerless/language';
import { KEEPERS, playRandomly, testHeroes } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { createLibrary, createRng, determinize, observe, type Viewer } from '../src/index.ts';
import { seatOfCard } from '../src/state/card.ts';
import { type Game, wordsOf } from '../src/state/game.ts';
import { BLOCKS } from '../src/state/layout.ts';
import { REGISTERS } from '../src/state/limits.ts';
import { deckAt, isAside } from '../src/state/piles.ts';
import { depthOf, frameAt, isSecretTo, register } from '../src/state/stack.ts';
import { PUBLIC, viewerNamed } from '../src/state/viewers.ts';

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
  'a card at the bottom, after one that was laid aside': '0',
  'one of two cards laid aside unseen, taken to the top': '0,1',
};

const playing = (hero: HeroDef, visit: (game: Game) => void): void => {
  const others = testHeroes.filter(({ slug }) => slug !== hero.slug);
  const library = createLibrary({ heroes: [...others, hero], boards });
  const seats = [{ hero: hero.slug }, { hero: 'medusa' }];
  for (const seed of ['1', '2', '3'])
    playRandomly({ seed, board: 'sarpedon', mode: 'duel', seats }, library, visit);
};

for (const [name, hero] of Object.entries(KEEPERS)) {
  test(`remembered and known to those who saw it: ${name}`, () => {
    const found = new Set<string>();
    playing(hero, (game) => found.add(knowers(game)));
    expect(found).toEqual(new Set(['0,1,spectator', SEEN_BY[name]]));
  });
}

/** The cards that a running effect remembers and the viewer has not seen. */
const unseen = (game: Game, viewer: number): number[] =>
  Array.from({ length: depthOf(game) }, (_, depth) => frameAt(depth)).flatMap((frame) =>
    Array.from({ length: REGISTERS }, (_, reg) => reg).flatMap((reg) =>
      isSecretTo(game, viewer, frame, reg) ? [register(game, frame, reg)] : [],
    ),
  );

/** Where a guess must have put the card it guesses to be remembered. */
const LIES: Readonly<Record<string, (guess: Game, card: number) => boolean>> = {
  'the top of the own deck': isAside,
  'a card that its owner chooses in another hand': isAside,
  'a random card of another hand': isAside,
  'the top of another deck, put to its bottom': (guess, card) => deckAt(guess, seatOfCard(card), 0) === card,
  'a card at the bottom, after one that was laid aside': (guess, card) =>
    deckAt(guess, seatOfCard(card), 0) === card,
};

for (const [name, lies] of Object.entries(LIES)) {
  test(`a guess remembers a card that lies where it was put: ${name}`, () => {
    const guessed: boolean[] = [];
    playing(KEEPERS[name] as HeroDef, (game) => {
      for (const viewer of [0, 1, PUBLIC]) {
        const guess = determinize(observe(game, viewerNamed(viewer)), createRng('7'));
        for (const card of unseen(guess, viewer)) guessed.push(lies(guess, card));
      }
    });
    expect(guessed.length).toBeGreaterThan(0);
    expect(guessed).not.toContain(false);
  });
}
