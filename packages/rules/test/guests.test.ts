import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { countCards } from '../src/entries/laws.ts';
import { changedView, changesText } from '../src/entries/match.ts';
import { wordsOf } from '../src/entries/position.ts';
import { apply, createRng, decision, determinize, type Game, observe, viewFor } from '../src/index.ts';
import { gameFromPosition } from '../src/position.ts';

/** Loki's Tricks in another hand, seen from outside (docs/decisions/0060). */

const library = testLibrary();

const houdiniWith = (hand: readonly string[]): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      seats: [
        {
          hero: 'harry-houdini',
          fighters: { 'harry-houdini': { space: 30 }, bess: { space: 38 } },
          hand,
          deck: ['flourish', 'flourish', 'flourish'],
        },
        { hero: 'loki', fighters: { loki: { space: 13 } } },
      ],
    },
    library,
  );

const TRICKS = ['loki/trick-sindris-bet', 'loki/trick-baldrs-downfall'];

/** Houdini puts a Trick onto his deck, for nobody to see. */
function afterSettingTheStage(): Game {
  const game = houdiniWith(['set-the-stage', ...TRICKS]);
  for (const key of ['scheme bess set-the-stage', 'card trick-sindris-bet']) {
    const at = decision(game)?.options.findIndex((option) => option.key === key) ?? -1;
    expect(at, key).toBeGreaterThanOrEqual(0);
    apply(game, at);
  }
  return game;
}

test('a view says whose cards a hand has; their faces only as far as they are known', () => {
  const game = afterSettingTheStage();
  const [own, other] = [0, 1].map((viewer) => viewFor(observe(game, viewer)).seats[0]);
  expect(own?.hand).toContain('loki/trick-baldrs-downfall');
  expect(other?.hand).toEqual([]);
  expect([own?.guests, other?.guests]).toEqual([[{ of: 1, cards: 1 }], [{ of: 1, cards: 1 }]]);
  expect([own?.deck[0], other?.deck[0]]).toEqual(['loki/trick-sindris-bet', null]);
});

test('guesses put cards of the right deck where their backs are seen', () => {
  const seen = observe(afterSettingTheStage(), 1);
  const tricks = new Set<string>();
  for (let n = 0; n < 30; n++) {
    const guess = determinize(seen, createRng(String(n)));
    const { hand, deck, guests } = viewFor(observe(guess, 'open')).seats[0] ?? {};
    expect(guests).toEqual([{ of: 1, cards: 1 }]);
    expect(hand?.filter((card) => card.startsWith('loki/'))).toHaveLength(1);
    expect(deck?.[0]).toMatch(/^loki\/trick-/);
    expect([0, 1].map((seat) => countCards(guess, seat))).toEqual(
      [0, 1].map((seat) => countCards(afterSettingTheStage(), seat)),
    );
    for (const card of hand ?? []) if (card.startsWith('loki/')) tricks.add(card);
  }
  // Others than Tricks he hands over to nobody.
  expect(tricks.size).toBeGreaterThan(1);
  expect([...tricks].every((card) => card.startsWith('loki/trick-'))).toBe(true);
});

test('changes of a view tell what guests have come and gone', () => {
  const [before, after] = [houdiniWith(['set-the-stage', ...TRICKS]), afterSettingTheStage()];
  for (const viewer of [0, 1]) {
    const [old, now] = [observe(before, viewer), observe(after, viewer)];
    expect(changedView(viewFor(old), JSON.parse(changesText(old, now)))).toEqual(viewFor(now));
  }
});

test('games in which no hand can have guests are not a word larger', () => {
  const sizeOf = (hero: string): number =>
    wordsOf(
      gameFromPosition(
        {
          board: 'sarpedon',
          seats: [hero, 'sherlock-holmes'].map((slug) => ({ hero: slug })),
          turn: { at: 'setup' },
        },
        library,
      ),
    ).length;
  expect(sizeOf('king-arthur')).toBe(672 + 2 * 160);
  expect(sizeOf('loki')).toBe(672 + 2 * 160 + 4 * 34);
});
