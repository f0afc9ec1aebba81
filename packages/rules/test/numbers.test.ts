import type { BoardDef } from '@peerless/language';
import { tableFor, testHeroes, testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { targetsOf } from '../src/board/range.ts';
import {
  areFoes,
  askedPrompt,
  askedSeat,
  asSeenBy,
  cardBoost,
  cardPrint,
  cardType,
  cardValue,
  copiesInHand,
  distanceBetween,
  firstHero,
  firstInHand,
  firstOnBoard,
  hasWon,
  healthOf,
  isDraw,
  isHero,
  isInRange,
  isRanged,
  maxHealthOf,
  nextInHand,
  nextOnBoard,
  OPTION,
  optionAt,
  optionCard,
  optionFighter,
  optionObject,
  optionType,
  PROMPT,
  playerOf,
  seatCount,
  seatHealth,
  seatOf,
  seesHandOf,
  spaceOf,
  teamOf,
} from '../src/entries/numbers.ts';
import {
  apply,
  below,
  createLibrary,
  createRng,
  type Game,
  isOver,
  newGame,
  observe,
  optionCount,
  outcome,
  viewFor,
} from '../src/index.ts';
import { hasBit } from '../src/state/bits.ts';
import { cardOf } from '../src/state/card.ts';
import { cardSlug, faceOf, fighterId, spaceId } from '../src/state/ids.ts';

/** Plays test tables at random and looks at every so many positions. */
function lookAt(look: (game: Game) => void, every = 97): void {
  let choices = 0;
  for (let n = 0; n < 6; n++) {
    const game = newGame(tableFor(n), testLibrary());
    const rng = createRng((n + 1).toString(16));
    while (!isOver(game)) {
      if (++choices % every === 0) look(game);
      apply(game, below(rng, optionCount(game)));
    }
    look(game);
  }
}

const seatsOf = (game: Game): number[] => Array.from({ length: seatCount(game) }, (_, seat) => seat);

function onBoard(game: Game, seat: number): number[] {
  const found: number[] = [];
  for (let f = firstOnBoard(game, seat); f >= 0; f = nextOnBoard(game, f)) found.push(f);
  return found;
}

function inHand(game: Game, seat: number): number[] {
  const found: number[] = [];
  for (let card = firstInHand(game, seat); card >= 0; card = nextInHand(game, card, seat)) found.push(card);
  return found;
}

describe('numbers say what views say', () => {
  test('of seats and fighters', () =>
    lookAt((game) => {
      const view = viewFor(observe(game, 'open'));
      expect(seatCount(game)).toBe(view.seats.length);
      for (const { seat, player, team, hero } of view.seats) {
        expect([playerOf(game, seat), teamOf(game, seat)]).toEqual([player, team]);
        const own = view.fighters.filter((fighter) => fighter.seat === seat);
        expect(seatHealth(game, seat)).toBe(
          own.reduce((sum, { health, status }) => sum + (status === 'reserve' ? 0 : health), 0),
        );
        expect(game.content.heroes[seatOf(firstHero(game, seat))]?.def.slug).toBe(hero);
        expect(
          onBoard(game, seat).map((fighter) => ({
            id: fighterId(game, fighter),
            hero: isHero(game, fighter),
            attack: isRanged(game, fighter) ? 'ranged' : 'melee',
            space: spaceId(game, spaceOf(game, fighter)),
            health: healthOf(game, fighter),
            maxHealth: maxHealthOf(game, fighter),
          })),
        ).toEqual(
          own
            .filter(({ status }) => status === 'board')
            .map(({ id, hero: first, attack, space, health, maxHealth }) => ({
              id,
              hero: first,
              attack,
              space,
              health,
              maxHealth,
            })),
        );
      }
    }));

  test('nothing of cards of seats that nobody sits at', () =>
    lookAt((game) => {
      const card = cardOf(seatCount(game), 0);
      expect([cardPrint(game, card), cardType(game, card), cardValue(game, card)]).toEqual([null, null, 0]);
      expect(cardPrint(game, -1)).toBeNull();
    }));

  test('of hands', () =>
    lookAt((game) => {
      const view = viewFor(observe(game, 'open'));
      for (const { seat, hand } of view.seats) {
        const cards = inHand(game, seat);
        const slugs = cards.flatMap((card) =>
          new Array<string>(copiesInHand(game, card, seat)).fill(cardSlug(game, card)),
        );
        expect(slugs.sort()).toEqual(hand.map((id) => id.split('/').at(-1) ?? '').sort());
        for (const card of cards) {
          const def = faceOf(game, card).def;
          expect([cardType(game, card), cardValue(game, card), cardBoost(game, card)]).toEqual([
            def.type,
            def.value ?? 0,
            def.boost ?? 0,
          ]);
        }
      }
    }));

  test('of the end', () =>
    lookAt((game) => {
      const winners = outcome(game)?.winners;
      expect(seatsOf(game).filter((seat) => hasWon(game, seat))).toEqual(winners ?? []);
      expect(isDraw(game)).toBe(winners !== undefined && winners.length === 0);
    }, 1000));
});

test('R-8.3 a foe in range is a foe that can be attacked', () => {
  let inRange = 0;
  lookAt((game) => {
    const standing = seatsOf(game).flatMap((seat) => onBoard(game, seat));
    for (const fighter of standing)
      for (const other of standing) {
        if (!areFoes(game, seatOf(fighter), seatOf(other))) continue;
        expect(isInRange(game, fighter, other)).toBe(hasBit(targetsOf(game, fighter), other));
        if (isInRange(game, fighter, other)) inRange++;
      }
  });
  expect(inRange).toBeGreaterThan(10);
});

test('R-8.1 others see who attacks whom, not the card', () => {
  let hidden = 0;
  lookAt((game) => {
    const seat = askedSeat(game);
    const options = Array.from({ length: isOver(game) ? 0 : optionCount(game) }, (_, i) => optionAt(game, i));
    for (const option of options)
      for (const player of new Set(seatsOf(game).map((other) => playerOf(game, other)))) {
        const seen = asSeenBy(game, player, seat, option);
        if (optionType(option) !== OPTION.attack || seesHandOf(observe(game, player), seat)) {
          expect(seen).toBe(option);
          continue;
        }
        hidden++;
        // An attack is an action, or a free one.
        expect([PROMPT.action, PROMPT.freeAttack]).toContain(askedPrompt(game));
        expect([optionType(seen), optionCard(seen)]).toEqual([OPTION.attack, 0]);
        expect([optionFighter(seen), optionObject(seen)]).toEqual([
          optionFighter(option),
          optionObject(option),
        ]);
      }
  }, 13);
  expect(hidden).toBeGreaterThan(20);
});

test('distances are measured along the lines however long the way is', () => {
  const size = 40;
  const { spaces, ...rest } = newGame(tableFor(0), testLibrary()).content.board.def;
  const [space] = spaces;
  if (space === undefined) throw new Error('no space');
  const line: BoardDef = {
    ...rest,
    slug: 'line',
    doors: [],
    curves: [],
    crossings: [],
    spaces: Array.from({ length: size }, (_, i) => ({
      ...space,
      id: i + 1,
      start: i === 0 ? 1 : i === size - 1 ? 2 : null,
    })),
    edges: Array.from({ length: size - 1 }, (_, i) => [i + 1, i + 2] as const),
    startSpaces: 2,
  };
  const library = createLibrary({ heroes: testHeroes, boards: [line], check: 'later' });
  const seats = [{ hero: 'medusa' }, { hero: 'king-arthur' }];
  const game = newGame({ seed: '1', board: 'line', mode: 'duel', seats }, library);
  expect(distanceBetween(game, 0, size - 1)).toBe(size - 1);
  expect(distanceBetween(game, 7, 30)).toBe(23);
  expect(distanceBetween(game, 5, 5)).toBe(0);
});
