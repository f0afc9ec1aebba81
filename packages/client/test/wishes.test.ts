import { isQuick, type LobbyView } from '@peerless/table/online';
import { describe, expect, test } from 'vitest';
import { tableSettings } from '../../server/src/http/inputs.ts';
import { boardOf } from '../src/library.ts';
import {
  BANKS,
  DAYS,
  FIRST_WISHES,
  MOVE_SECONDS,
  problemOf,
  settingsOf,
  type Wishes,
  wishesOf,
} from '../src/lobby/wishes.ts';
import { collection } from '../src/setup/play.ts';
import { SEATINGS } from '../src/setup/seating.ts';

const clocks = [
  ...MOVE_SECONDS.map((seconds) => ({ is: 'move', seconds }) as const),
  ...BANKS.map((bank) => ({ is: 'bank', ...bank }) as const),
  ...DAYS.map((days) => ({ is: 'days', days }) as const),
];
const RATED: Wishes = { ...FIRST_WISHES, whenUp: 'forfeit', isRated: true };
const wished: Wishes[] = [
  ...SEATINGS.map((seating) => ({ ...FIRST_WISHES, seating })),
  ...clocks.map((clock) => ({ ...FIRST_WISHES, clock })),
  ...clocks.filter(isQuick).map((clock) => ({ ...RATED, clock, isCast: true })),
  { ...RATED, choosing: 'draft' },
];

describe('wishes for a table', () => {
  test('are settings that the server takes, on a board that has room for anybody', () => {
    for (const wishes of wished)
      for (const draw of [() => 0, (count: number) => count - 1]) {
        const settings = settingsOf(wishes, true, collection, draw);
        expect(tableSettings.safeParse(settings).success, JSON.stringify(settings)).toBe(true);
        expect(problemOf(wishes, collection)(boardOf(settings.board))).toBeNull();
      }
  });

  test('open cards are asked for only with a quick clock', () => {
    const slow = { ...FIRST_WISHES, clock: { is: 'days', days: 2 }, isCast: true } as const;
    expect(settingsOf(slow, true, collection, () => 0).isCast).toBe(false);
    // Every quick clock that can be chosen is quick enough.
    expect(clocks.filter((clock) => !isQuick(clock)).every(({ is }) => is === 'days')).toBe(true);
  });

  test('no bot plays on in a rated game', () => {
    const settings = settingsOf({ ...FIRST_WISHES, whenUp: 'bot', isRated: true }, true, collection, () => 0);
    expect(settings.whenUp).toBe('forfeit');
    expect(tableSettings.safeParse(settings).success).toBe(true);
  });

  test('a board that cannot be had gives way to another', () => {
    const wishes: Wishes = { ...FIRST_WISHES, seating: 'teams-4', board: 'sarpedon' };
    const settings = settingsOf(wishes, false, collection, () => 0);
    expect(problemOf(wishes, collection)(boardOf('sarpedon')) === null).toBe(settings.board === 'sarpedon');
  });

  test('are found again in a table', () => {
    for (const wishes of wished) {
      const { seats, ...settings } = settingsOf(wishes, true, collection, () => 0);
      const lobby = { ...settings, seats: seats.map((player) => ({ player })) } as unknown as LobbyView;
      expect(wishesOf(lobby)).toEqual({ ...wishes, board: settings.board });
    }
  });
});
