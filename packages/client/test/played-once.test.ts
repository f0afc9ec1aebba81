import { below, createRng, decision } from '@peerless/rules';
import { newMatch, toRecord } from '@peerless/rules/match';
import { enterOn, newTape, type Player } from '@peerless/table';
import { beforeAll, expect, test, vi } from 'vitest';
import { keepGame } from '../src/games/game-store.ts';
import { keptOf } from '../src/games/kept-game.ts';
import { gameIn, linkOf } from '../src/games/link.ts';
import { openToPlay, openToWatch } from '../src/games/open-game.ts';
import { library } from '../src/library.ts';
import { RecordSource } from '../src/table/record-source.ts';

const PLAYERS: readonly Player[] = [{ is: 'person' }, { is: 'person' }];

/** Whoever plays a game sets its table up first: so often it was played. */
const setUps = vi.spyOn(Reflect.get(library(), 'tables') as Map<string, unknown>, 'get');
const timesPlayed = (): number => {
  const times = setUps.mock.calls.length;
  setUps.mockClear();
  return times;
};

const played = newTape(
  { seed: '3', board: 'sarpedon', mode: 'duel', seats: [{ hero: 'medusa' }, { hero: 'alice' }] },
  library(),
);

beforeAll(async () => {
  const rng = createRng('3');
  for (let n = 0; n < 50; n++) {
    const options = decision(played.match.game)?.options ?? [];
    enterOn(played, { choose: options[below(rng, options.length)]?.key ?? '' });
  }
  await keepGame({ id: 'a', ...keptOf(played.match), players: PLAYERS, viewer: 0, changed: 1 });
  timesPlayed();
});

test('setting up is what is counted', () => {
  newMatch(played.match.config, library());
  expect(timesPlayed()).toBe(1);
});

test('a game that is resumed is played once, however often the screen is handed over', async () => {
  const opened = await openToPlay('a');
  if (opened.is !== 'open') throw new Error(opened.is);
  expect(opened.source.state().moments).toHaveLength(51);
  opened.source.extras.takeOver();
  expect(timesPlayed()).toBe(1);
});

test('a replay is played once, whoever looks at it', async () => {
  const opened = await openToWatch('a');
  if (opened.is !== 'open') throw new Error(opened.is);
  for (const viewer of [0, 1, 'spectator', 'open'] as const) opened.source.extras.lookAs(viewer);
  opened.source.extras.record();
  expect(timesPlayed()).toBe(1);
});

test('a game that came with a link is played once, and kept without being played again', () => {
  const link = linkOf(toRecord(played.match));
  timesPlayed();
  const game = gameIn(link);
  const source = new RecordSource(game, PLAYERS, null);
  expect(source.state().moments).toHaveLength(51);
  expect(keptOf(game.match).record).toEqual(toRecord(played.match));
  expect(timesPlayed()).toBe(1);
});
