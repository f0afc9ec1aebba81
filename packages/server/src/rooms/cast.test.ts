import { decision } from '@peerless/rules';
import { newMatch, RULES_VERSION } from '@peerless/rules/match';
import { type Change, Host, PROTOCOL } from '@peerless/table';
import { testLibrary } from '@peerless/testkit';
import { expect, test, vi } from 'vitest';
import { Cast, type CastSurroundings } from './cast.ts';
import type { LiveGame } from './live-game.ts';
import { Stories } from './stories.ts';

test('casters are told views, which are made once, whatever they can read', async () => {
  const seats = [{ hero: 'sinbad' }, { hero: 'medusa' }];
  const match = newMatch({ seed: '1', board: 'sarpedon', mode: 'duel', seats }, testLibrary());
  const host = new Host(match, [{ is: 'person' }, { is: 'person' }]);
  const goThrough = (_moves: unknown, hear: (change: Change) => void): void => {
    const [option] = decision(match.game)?.options ?? [];
    hear(host.act(host.asked ?? 0, { choose: option?.key ?? '' }, host.seq) as Change);
  };
  const around = {
    store: { movesUntil: async () => [] },
    stories: new Stories(),
    ...{ now: () => 1000, delay: 1 },
    fold: async () => ({
      row: { created: 0 },
      game: { host, persons: [], goThrough } as unknown as LiveGame,
    }),
  };
  const cast = new Cast('g', around as unknown as CastSurroundings);
  const heard: string[] = [];
  for (const inWords of [true, false])
    await cast.follow(
      { viewer: 'open', inWords, hear: (text) => heard.push(text), lose: () => {} },
      { protocol: PROTOCOL, rules: RULES_VERSION, known: null, words: inWords },
    );
  heard.length = 0;
  const tellText = vi.spyOn(host, 'tellText');
  await cast.goOn();
  expect(heard).toHaveLength(2);
  expect(heard[0]).toBe(heard[1]);
  expect(heard[0]).not.toContain('"words"');
  expect(tellText).toHaveBeenCalledTimes(1);
});
