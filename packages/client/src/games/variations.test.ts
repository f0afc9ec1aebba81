import { below, createRng, decision } from '@peerless/rules';
import { choose, fromRecord, newMatch, toRecord } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { expect, test } from 'vitest';
import { library } from '../library.ts';
import { likeliest, swapped, until } from './variations.ts';

test('a game can be cut off after any choice and played on', () => {
  const match = newMatch(
    { seed: '5', board: 'sarpedon', mode: 'duel', seats: [{ hero: 'alice' }, { hero: 'medusa' }] },
    library(),
  );
  const rng = createRng('1');
  for (let asked = decision(match.game); asked !== null; asked = decision(match.game))
    choose(match, asked.options[below(rng, asked.options.length)]?.key ?? '');
  const record = toRecord(match);
  for (const choices of [0, 1, 20, record.entries.length]) {
    const part = toRecord(until(record, choices));
    expect(part.entries).toEqual(record.entries.slice(0, choices));
    expect(() => fromRecord(part, library())).not.toThrow();
  }
});

test('sides are swapped by moving everybody on', () => {
  const players: Player[] = [{ is: 'person' }, { is: 'bot', bot: 'expert' }];
  expect(swapped(players)).toEqual([{ is: 'bot', bot: 'expert' }, { is: 'person' }]);
});

test('one plays on as the person of the game, whoever is asked', () => {
  const [person, bot]: Player[] = [{ is: 'person' }, { is: 'bot', bot: 'expert' }];
  const of = (...players: (Player | undefined)[]): Player[] => players.flatMap((player) => player ?? []);
  expect(likeliest(of(bot, person), 0)).toBe(1);
  expect(likeliest(of(bot, person), 1)).toBe(1);
  expect(likeliest(of(person, person), 1)).toBe(1);
  expect(likeliest(of(bot, bot), 1)).toBe(1);
  expect(likeliest([], 1)).toBe(1);
});
