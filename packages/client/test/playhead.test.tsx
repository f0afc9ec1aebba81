import { act } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import type { Moment } from '../src/table/moment.ts';
import { tellsCombat, usePlayhead } from '../src/table/playhead.ts';
import { hooked } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments } = playedGame(['medusa', 'king-arthur'], '3');
const fight = moments.findIndex(tellsCombat);
const quiet = moments.findIndex(
  (moment, i) => i > 0 && moment.events.length > 0 && !tellsCombat(moment) && i + 1 < moments.length,
);

interface Given {
  readonly told: readonly Moment[];
  readonly speed: Settings['speed'];
}

const following = (count: number, speed: Settings['speed'] = 'normal') =>
  hooked<Given, ReturnType<typeof usePlayhead>>(({ told, speed }) => usePlayhead(told, speed, count - 1), {
    told: moments.slice(0, count),
    speed,
  });

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('the playhead', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('begins at the newest moment, which has been shown', () => {
    const { now } = following(quiet);
    expect(now()).toMatchObject({ at: quiet - 1, isShown: true });
  });

  test('lets a moment stand for its time before the next one', () => {
    const { now, give } = following(quiet);
    give({ told: moments.slice(0, quiet + 2), speed: 'normal' });
    expect(now()).toMatchObject({ at: quiet, isShown: false });
    pass(690);
    expect(now().at).toBe(quiet);
    pass(20);
    expect(now().at).toBe(quiet + 1);
  });

  test('waits for a combat until its panel says that it was shown', () => {
    const { now, give } = following(fight);
    give({ told: moments.slice(0, fight + 1), speed: 'normal' });
    pass(60_000);
    expect(now()).toMatchObject({ at: fight, isShown: false, isCombat: true });
    act(() => now().shown());
    expect(now().isShown).toBe(true);
  });

  test('jumps to the end at once where nobody wants to wait, past combats too', () => {
    const { now, give } = following(1, 'instant');
    give({ told: moments, speed: 'instant' });
    pass(1);
    expect(now()).toMatchObject({ at: moments.length - 1, isShown: true });
  });

  test('goes back with a game that was taken back', () => {
    const { now, give } = following(quiet + 1);
    give({ told: moments.slice(0, quiet - 1), speed: 'normal' });
    expect(now()).toMatchObject({ at: quiet - 2, isShown: true });
  });
});
