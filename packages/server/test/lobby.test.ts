import { expect, test } from 'vitest';
import {
  changed,
  isComplete,
  type Lobby,
  type LobbyCommand,
  openLobby,
  over,
  playing,
  swapped,
} from '../src/index.ts';

const ADA = { id: 'ada', name: 'Ada' };
const BEN = { id: 'ben', name: 'Ben' };
const fresh = openLobby(
  { mode: 'duel', board: 'sarpedon', options: {}, isPublic: true, seats: [0, 1] },
  'ada',
);

/** The lobby after some commands, all of which are possible. */
function after(...steps: readonly [typeof ADA, LobbyCommand][]): Lobby {
  return steps.reduce<Lobby>((lobby, [person, command]) => {
    const next = changed(lobby, person, command);
    if (typeof next === 'string') throw new Error(next);
    return next;
  }, fresh);
}

test('people sit down, move, leave; bots fill the rest', () => {
  const both = after([ADA, { sit: 0 }], [BEN, { sit: 1 }]);
  expect(isComplete(both)).toBe(true);
  expect(after([ADA, { sit: 0 }], [ADA, { sit: 1 }]).places.map(({ is }) => is)).toEqual(['open', 'person']);
  expect(after([ADA, { sit: 0 }], [ADA, { leave: true }]).places).toEqual(fresh.places);
  expect(isComplete(after([ADA, { sit: 0 }], [ADA, { bot: { player: 1, bot: 'casual' } }]))).toBe(true);
});

test('everybody chooses for their own seats, the owner also for bots', () => {
  const sat = after([ADA, { sit: 0 }], [BEN, { sit: 1 }], [BEN, { hero: { seat: 1, hero: 'medusa' } }]);
  expect(sat.seats[1]?.hero).toBe('medusa');
  expect(changed(sat, ADA, { hero: { seat: 1, hero: 'alice' } })).toBe('notYours');
  const beside = after([ADA, { bot: { player: 1, bot: 'casual' } }]);
  expect(changed(beside, ADA, { hero: { seat: 1, hero: 'alice' } })).toMatchObject({
    seats: [{}, { hero: 'alice' }],
  });
  expect(changed(beside, BEN, { hero: { seat: 1, hero: 'alice' } })).toBe('notYours');
});

test.each<[string, Lobby, typeof ADA, LobbyCommand]>([
  ['taken', after([ADA, { sit: 0 }]), BEN, { sit: 0 }],
  ['taken', after([BEN, { sit: 1 }]), ADA, { bot: { player: 1, bot: 'casual' } }],
  ['notYours', after([ADA, { sit: 0 }]), BEN, { remove: 0 }],
  ['notYours', fresh, BEN, { bot: { player: 1, bot: 'casual' } }],
  ['noPlace', fresh, BEN, { sit: 2 }],
  ['noPlace', fresh, ADA, { remove: 7 }],
  ['noPlace', fresh, ADA, { hero: { seat: 5, hero: null } }],
  ['noPlace', fresh, BEN, { leave: true }],
  ['playing', playing(fresh, 'g1'), BEN, { sit: 0 }],
])('%s', (why, lobby, person, command) => {
  expect(changed(lobby, person, command)).toBe(why);
});

test('a game is noted, and after it the sides can be changed', () => {
  const both = after([ADA, { sit: 0 }], [BEN, { sit: 1 }]);
  const done = over(playing(both, 'g1'));
  expect(done).toMatchObject({ games: ['g1'], isPlaying: false });
  expect(swapped(done).places.map((place) => place.is === 'person' && place.name)).toEqual(['Ben', 'Ada']);
});
