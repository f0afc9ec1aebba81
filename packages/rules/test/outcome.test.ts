import { testLibrary } from '@peerless/testkit';
import { expect, test } from 'vitest';
import { applyKey, type Game, type GameEvent, outcome } from '../src/index.ts';
import { gameFromPosition, type SeatPosition } from '../src/position.ts';

const lee = (space: number, health: number, piles: Partial<SeatPosition> = {}): SeatPosition => ({
  hero: 'bruce-lee',
  fighters: { 'bruce-lee': { space, health } },
  ...piles,
});
const bigfoot = (space: number, health: number, piles: Partial<SeatPosition> = {}): SeatPosition => ({
  hero: 'bigfoot',
  fighters: { bigfoot: { space, health }, 'the-jackalope': 'defeated' },
  ...piles,
});
/** One action is left to the first seat. */
const table = (...seats: SeatPosition[]): Game =>
  gameFromPosition(
    {
      board: 'sarpedon',
      mode: seats.length > 2 ? 'free-for-all' : 'duel',
      seats,
      turn: { actionsLeft: 1 },
    },
    testLibrary(),
  );

function play(game: Game, ...keys: string[]): GameEvent[] {
  const events: GameEvent[] = [];
  for (const key of keys) applyKey(game, key, (event) => events.push(event));
  return events;
}

test('R-6.3 a game that ends by an empty deck says so', () => {
  const game = table(lee(12, 2, { deck: [] }), bigfoot(1, 3));
  const [end] = play(game, 'maneuver').slice(-1);
  expect(outcome(game)).toEqual({ winners: [1], reason: 'exhaustion' });
  expect(end).toMatchObject({ type: 'gameEnded', cause: { rule: 'R-12.1' }, outcome: outcome(game) });
});

test('R-12.1 a hero whom an empty deck has only weakened is defeated', () => {
  const game = table(lee(12, 3, { deck: [] }), bigfoot(13, 3, { hand: ['savagery'] }));
  play(game, 'maneuver', 'stay bruce-lee', 'stay bruce-lee', 'attack bigfoot>bruce-lee savagery');
  expect(outcome(game)).toEqual({ winners: [1], reason: 'defeat' });
});

test('R-12.2 it is the loser’s defeat that counts, not the exhaustion of the winner', () => {
  // Little Dragon fells Bigfoot and then draws two cards that are not there.
  const game = table(lee(12, 3, { hand: ['little-dragon'], deck: [] }), bigfoot(13, 3));
  play(game, 'attack bruce-lee>bigfoot little-dragon');
  expect(outcome(game)).toEqual({ winners: [0], reason: 'defeat' });
});

test('R-13.6 in a game of three an earlier exhaustion is not its end', () => {
  const game = table(lee(20, 2, { deck: [] }), bigfoot(13, 3, { hand: ['savagery'] }), {
    hero: 'achilles',
    fighters: { achilles: { space: 12, health: 1 }, patroclus: 'defeated' },
  });
  play(game, 'maneuver');
  expect(outcome(game)).toBeNull();
  play(game, 'attack bigfoot>achilles savagery');
  expect(outcome(game)).toEqual({ winners: [1], reason: 'defeat' });
});
