import { expect, test } from 'vitest';
import { boutsOf, type Seated } from './bouts.ts';

const STRENGTHS = new Map(
  Object.entries({
    ada: { rating: 1500, deviation: 30, volatility: 0.06 },
    ben: { rating: 1600, deviation: 40, volatility: 0.06 },
    cem: { rating: 1700, deviation: 50, volatility: 0.06 },
    dan: { rating: 1900, deviation: 60, volatility: 0.06 },
  }),
);
const game = (mode: string, ...seats: [string, Seated['outcome']][]): Seated[] =>
  seats.map(([person, outcome], seat) => ({ seat, person, mode, outcome }));
const against = (seats: Seated[]) =>
  Object.fromEntries(
    [...boutsOf(seats, STRENGTHS)].map(([person, bouts]) => [
      person,
      bouts.map(({ opponent, score }) => [opponent.rating, Math.round(opponent.deviation), score]),
    ]),
  );

test('in a duel each against the other', () => {
  expect(against(game('duel', ['ada', 'lost'], ['ben', 'won']))).toEqual({
    ada: [[1600, 40, 0]],
    ben: [[1500, 30, 1]],
  });
  expect(against(game('duel', ['ada', 'draw'], ['ben', 'draw'])).ada).toEqual([[1600, 40, 0.5]]);
});

test('of three each against the winner; those who lost are not measured against each other', () => {
  expect(against(game('free-for-all', ['ada', 'lost'], ['ben', 'won'], ['cem', 'lost']))).toEqual({
    ada: [[1600, 40, 0]],
    ben: [
      [1500, 30, 1],
      [1700, 50, 1],
    ],
    cem: [[1600, 40, 0]],
  });
  expect(against(game('free-for-all', ['ada', 'draw'], ['ben', 'draw'], ['cem', 'draw'])).ada).toEqual([
    [1600, 40, 0.5],
    [1700, 50, 0.5],
  ]);
});

test('a team is one opponent, also where one person plays both of its seats', () => {
  expect(against(game('teams', ['ada', 'won'], ['ben', 'lost'], ['cem', 'won'], ['dan', 'lost']))).toEqual({
    ada: [[1750, 51, 1]],
    cem: [[1750, 51, 1]],
    ben: [[1600, 41, 0]],
    dan: [[1600, 41, 0]],
  });
  expect(against(game('teams', ['ada', 'won'], ['ben', 'lost'], ['cem', 'won'], ['ben', 'lost']))).toEqual({
    ada: [[1600, 40, 1]],
    cem: [[1600, 40, 1]],
    ben: [[1600, 41, 0]],
  });
});
