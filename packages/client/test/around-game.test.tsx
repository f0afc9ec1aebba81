import { newTape } from '@peerless/table';
import type { LobbyView } from '@peerless/table/online';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { library } from '../src/library.ts';
import { AroundGame } from '../src/remote/around-game.tsx';
import { RecordSource } from '../src/table/record-source.ts';
import type { TableSource, TableState } from '../src/table/table-source.ts';
import { click, drawn, read } from './drawn.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const CONFIG = {
  seed: '7',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;

/** A game in which the first player is asked, as that viewer sees it. */
function watched(
  viewer: number | 'spectator',
  lobby: Partial<LobbyView> = {},
  waiting: TableState['waiting'] = null,
) {
  const players = [{ is: 'person' }, { is: 'person' }] as const;
  const record = new RecordSource(newTape(CONFIG, library()), players);
  const claim = vi.fn();
  const state = { ...record.state(), viewer, waiting, link: 'online' } as const;
  const source: TableSource = {
    state: () => state,
    subscribe: () => () => {},
    send: viewer === 'spectator' ? null : () => {},
    extras: { claim },
    close: () => {},
  };
  const company = (isHere: boolean) => [
    { id: 'a', name: 'Ada', isHere },
    { id: 'b', name: 'Ben', isHere: true },
  ];
  const table = { isCast: false, clock: { is: 'none' }, whenUp: 'forfeit', ...lobby } as LobbyView;
  const around = (isHere: boolean) => (
    <AroundGame
      source={source}
      lobby={table}
      company={company(isHere)}
      isOpenEyed={false}
      onEyes={() => {}}
    />
  );
  const { place, draw } = drawn(around(true));
  return { place, claim, leave: () => draw(around(false)), back: () => draw(around(true)) };
}

const pass = (minutes: number): void => act(() => void vi.advanceTimersByTime(minutes * 60_000));
const button = (place: Element): Element | null => place.querySelector('button');

test('whoever is asked and stays away is told of, and after five minutes the others go on', () => {
  const { place, claim, leave, back } = watched(1);
  expect(read(place)).toBe('');
  leave();
  pass(2);
  expect(read(place)).toBe('Ada has been away for 2 min.');
  pass(3);
  const claims = button(place);
  expect(claims?.textContent).toBe('Claim the game');
  if (claims !== null) click(claims);
  expect(claim).toHaveBeenCalledOnce();
  // Back, and nothing done yet.
  back();
  expect(read(place)).toBe('Ada has not answered for 5 min.');
  leave();
  pass(1);
  expect(read(place)).toBe('Ada has been away for 1 min.');
});

test('where a bot plays on, that is what is offered; where a clock counts, nothing is', () => {
  const bot = watched(1, { whenUp: 'bot' });
  const clock = watched(1, { clock: { is: 'move', seconds: 60 } });
  for (const { leave } of [bot, clock]) leave();
  pass(6);
  expect(button(bot.place)?.textContent).toBe('Let a bot play on');
  expect(button(clock.place)).toBeNull();
});

test('onlookers are told that they are, and claim nothing', () => {
  const { place, leave } = watched('spectator', { isCast: true });
  leave();
  pass(6);
  expect([...place.querySelectorAll('button')].map(read)).toEqual(['See everything, five minutes late']);
  expect(read(place)).toContain('You watch this game.');
});

test('after a reload nobody waits anew: the server has said since when', () => {
  const heard = performance.now();
  const { place, leave } = watched(1, {}, { asked: 260_000, away: [245_000, null], heard });
  leave();
  pass(0.2);
  expect(read(place)).toBe('Ada has been away for 4 min.');
  pass(1);
  expect(button(place)?.textContent).toBe('Claim the game');
});

test('whoever does nothing though they are there is warned, and after ten minutes the others go on', () => {
  const [waits, sleeps] = [watched(1), watched(0)];
  pass(4);
  expect([read(waits.place), read(sleeps.place)]).toEqual(['', '']);
  pass(1);
  expect(read(waits.place)).toBe('Ada has not answered for 5 min.');
  expect(read(sleeps.place)).toContain('The others have been waiting for you for 5 min.');
  pass(5);
  expect(button(waits.place)?.textContent).toBe('Claim the game');
  expect(button(sleeps.place)).toBeNull();
  const clock = watched(0, { clock: { is: 'move', seconds: 60 } });
  pass(11);
  expect(read(clock.place)).toBe('');
});
