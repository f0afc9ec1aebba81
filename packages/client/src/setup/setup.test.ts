import { figuresOf } from '@peerless/rules/content';
import { newMatch } from '@peerless/rules/match';
import { describe, expect, test } from 'vitest';
import { boards, heroes, library } from '../library.ts';
import { SEATINGS, SEATS } from './seating.ts';
import {
  boardProblem,
  FIRST_SETUP,
  fightersOf,
  fitting,
  gameOf,
  newcomersSetup,
  plainHeroes,
  RANDOM,
  type Setup,
  withHero,
  withPlainHeroes,
} from './setup.ts';

const collection = { heroes, boards };

/** Chance that counts: 0, 1, 2 … within what is asked. */
function counting(start: number) {
  let next = start;
  return (count: number): number => next++ % count;
}

test('fighters are counted as the engine counts them', () => {
  for (const hero of heroes) expect(fightersOf(hero)).toBe(figuresOf(hero).length);
});

describe.each(SEATINGS)('%s', (seating) => {
  test('every random setup makes a game that the engine accepts', () => {
    for (let start = 0; start < 60; start++) {
      const setup = fitting({ seating, first: (start % 6) - 1 }, collection);
      const { config, players } = gameOf(setup, collection, counting(start), 'a1');
      const { game } = newMatch(config, library());
      expect(players.length).toBe(Math.max(...game.content.player) + 1);
      expect(new Set(config.seats.map(({ hero }) => hero)).size).toBe(config.seats.length);
    }
  });

  test('every hero fits on every board that is offered', () => {
    const { length } = SEATS[seating].players;
    const largest = [...heroes].sort((a, b) => fightersOf(b) - fightersOf(a)).slice(0, length);
    const fighters = largest.reduce((sum, hero) => sum + fightersOf(hero), 0);
    const offered = boards.filter((board) => boardProblem(board, length, fighters) === null);
    expect(offered.length).toBeGreaterThan(3);
    for (const { slug: board } of offered) {
      const setup = fitting({ seating, board, heroes: largest.map(({ slug }) => slug) }, collection);
      const { config } = gameOf(setup, collection, counting(0), 'a1');
      expect(config.board).toBe(board);
      newMatch(config, library());
    }
  });

  test('whoever begins sits first, and teams stay together', () => {
    const slugs = heroes.slice(0, SEATS[seating].players.length).map(({ slug }) => slug);
    const setup = fitting({ seating, heroes: slugs, first: 1 }, collection);
    const { config } = gameOf(setup, collection, counting(0), 'a1');
    expect(config.seats[0]?.hero).toBe(slugs[1]);
    const playerOf = (hero: string | undefined) => {
      const seat = config.seats.findIndex((other) => other.hero === hero);
      return config.seats[seat]?.player ?? seat;
    };
    expect(slugs.map(playerOf)).toEqual([...SEATS[seating].players]);
  });
});

test('what is not left to chance is kept', () => {
  const setup: Setup = {
    ...FIRST_SETUP,
    heroes: ['medusa', 'dracula'],
    board: 'soho',
    first: 0,
    seed: 'C0FFEE',
    options: { mulligan: 'one' },
  };
  expect(fitting(setup, collection)).toEqual(setup);
  expect(gameOf(setup, collection, counting(3), 'a1').config).toEqual({
    seed: 'c0ffee',
    board: 'soho',
    mode: 'duel',
    seats: [{ hero: 'medusa' }, { hero: 'dracula' }],
    options: { mulligan: 'one' },
  });
});

test('anything else falls back to what can be played', () => {
  expect(fitting(null, collection)).toEqual(FIRST_SETUP);
  expect(fitting('{', collection)).toEqual(FIRST_SETUP);
  const odd = {
    seating: 'chess',
    heroes: ['nobody', 7],
    players: [{ is: 'ghost' }, { is: 'bot', bot: 'grandmaster' }],
    first: 9.5,
    board: 'moon',
    options: { victory: 'never', moon: true, mulligan: 'none' },
    seed: 'xyz',
  };
  expect(fitting(odd, collection)).toEqual(FIRST_SETUP);
});

test('a bot keeps its style; how strong Sparring is is not part of a setup', () => {
  const botIn = (bot: string) =>
    fitting({ players: [{ is: 'person' }, { is: 'bot', bot }] }, collection).players[1];
  expect(botIn('skilled:patient')).toEqual({ is: 'bot', bot: 'skilled:patient' });
  expect(botIn('sparring')).toEqual({ is: 'bot', bot: 'sparring' });
  expect(botIn('sparring-640:trickster')).toEqual({ is: 'bot', bot: 'sparring:trickster' });
  for (const bot of ['random', 'skilled:bold', 'skilled-2026'])
    expect(botIn(bot)).toEqual({ is: 'bot', bot: 'casual' });
});

test('a board without room for the heroes is left to chance', () => {
  const small = boards.find(({ startSpaces }) => startSpaces < 4)?.slug;
  expect(fitting({ seating: 'duel', board: small }, collection).board).toBe(small);
  expect(fitting({ seating: 'teams-4', board: small }, collection).board).toBe(RANDOM);
});

test('a hero that somebody has already is swapped', () => {
  expect(withHero(['medusa', 'dracula', RANDOM], 0, 'dracula')).toEqual(['dracula', 'medusa', RANDOM]);
  expect(withHero(['medusa', RANDOM], 0, RANDOM)).toEqual([RANDOM, RANDOM]);
  expect(withHero([RANDOM, 'alice'], 1, 'alice')).toEqual([RANDOM, 'alice']);
});

test('a newcomer meets a novice, both with heroes that are easy to play', () => {
  for (let i = 0; i < 40; i++) {
    const setup = withPlainHeroes(newcomersSetup(), collection, counting(i));
    const { config, players } = gameOf(setup, collection, counting(i), '1');
    expect(players).toEqual([{ is: 'person' }, { is: 'bot', bot: 'novice' }]);
    const levels = config.seats.map(
      ({ hero }) => collection.heroes.find(({ slug }) => slug === hero)?.profile?.difficulty,
    );
    expect(levels).toEqual([1, 1]);
  }
});

test('where nobody says who is easy, a newcomer may meet anybody', () => {
  const heroes = collection.heroes.map(({ profile: _, ...hero }) => hero);
  expect(plainHeroes(heroes)).toEqual(heroes);
});
