import type { Outcome } from '@peerless/rules';
import type { Player } from '@peerless/table';
import { expect, test } from 'vitest';
import type { KeptGame } from '../games/kept-game.ts';
import { ownRecords } from './own-record.ts';

const PERSON: Player = { is: 'person' };
const BOT: Player = { is: 'bot', bot: 'novice' };

type Known = Parameters<typeof ownRecords>[0][number];

const game = (
  seats: KeptGame['record']['config']['seats'],
  players: readonly Player[],
  winners: readonly number[] | null,
): Known => ({
  record: { config: { seats } } as KeptGame['record'],
  players,
  over: winners !== null,
  outcome: winners === null ? null : ({ winners, reason: 'defeat' } as unknown as Outcome),
});

const duel = [{ hero: 'medusa' }, { hero: 'sinbad' }];

test('counts what one person at the screen has played to its end', () => {
  const records = ownRecords([
    game(duel, [PERSON, BOT], [0]),
    game(duel, [PERSON, BOT], [1]),
    game(duel, [PERSON, BOT], null),
  ]);
  expect([...records]).toEqual([['medusa', { games: 2, wins: 1 }]]);
});

test('knows the seat of a player who did not begin', () => {
  const turned = [
    { hero: 'sinbad', player: 1 },
    { hero: 'medusa', player: 0 },
  ];
  expect([...ownRecords([game(turned, [PERSON, BOT], [1])])]).toEqual([['medusa', { games: 1, wins: 1 }]]);
});

test('counts both heroes of somebody who led a team, and a draw as no win', () => {
  const team = [{ hero: 'a' }, { hero: 'b' }, { hero: 'c', player: 0 }, { hero: 'd', player: 2 }];
  const records = ownRecords([game(team, [PERSON, BOT, BOT], [])]);
  expect([...records]).toEqual([
    ['a', { games: 1, wins: 0 }],
    ['c', { games: 1, wins: 0 }],
  ]);
});

test('leaves out games that several people or only bots have played, and those that do not say how they ended', () => {
  const { outcome: _, ...old } = game(duel, [PERSON, BOT], [0]);
  expect([...ownRecords([game(duel, [PERSON, PERSON], [0]), game(duel, [BOT, BOT], [0]), old])]).toEqual([]);
});
