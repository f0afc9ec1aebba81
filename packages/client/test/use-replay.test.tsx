import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useReplay } from '../src/replay/use-replay.ts';
import { useReplayKeys } from '../src/replay/use-replay-keys.ts';
import { tellsCombat } from '../src/story/story.ts';
import { drawn, hooked, press } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments } = playedGame(['medusa', 'king-arthur'], '3');
const last = moments.length - 1;
const fight = moments.findIndex(tellsCombat);

const replaying = (from: number = 0) =>
  hooked((at: number) => {
    const replay = useReplay({ viewer: 0, moments, speed: 'normal' }, at);
    useReplayKeys(replay);
    return replay;
  }, from);

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('steps go forward and back, and stop at both ends', () => {
  const { now } = replaying();
  act(() => now().stepBack());
  expect(now().at).toBe(0);
  act(() => now().stepForward());
  expect(now().at).toBe(1);
  act(() => now().see(last));
  act(() => now().stepForward());
  expect(now().at).toBe(last);
});

test('a step of one choice shows the combat it leads to, a jump does not', () => {
  const { now } = replaying(fight - 1);
  act(() => now().stepForward());
  expect(now()).toMatchObject({ at: fight, isFighting: true });
  act(() => now().shown());
  expect(now().isFighting).toBe(false);
  act(() => now().see(fight - 1));
  act(() => now().see(fight));
  expect(now().isFighting).toBe(false);
});

test('plays at its pace, stops for a combat and at the end, and begins again from there', () => {
  const { now } = replaying();
  act(() => now().setPace(4));
  act(() => now().togglePlay());
  pass(240);
  expect(now().at).toBe(0);
  pass(20);
  expect(now().at).toBe(1);
  act(() => now().see(last - 1));
  expect(now().isPlaying).toBe(false);
  act(() => now().setStride('turn'));
  act(() => now().togglePlay());
  pass(260);
  expect(now()).toMatchObject({ at: last, isPlaying: false });
  act(() => now().togglePlay());
  expect(now()).toMatchObject({ at: 0, isPlaying: true });
});

test('keys lead through it, unless they mean something else where they are pressed', () => {
  const { now } = replaying();
  press('ArrowRight');
  expect(now().at).toBe(1);
  press('End');
  expect(now().at).toBe(last);
  press('ArrowLeft', { shiftKey: true });
  expect(now().at).toBeLessThan(last);
  press('Home');
  expect(now().at).toBe(0);
  press('ArrowRight', { ctrlKey: true });
  expect(now().at).toBe(0);
  press(' ');
  expect(now().isPlaying).toBe(true);
  const { place } = drawn(<input aria-label="a field" />);
  place.querySelector('input')?.focus();
  press('End');
  expect(now().at).toBe(0);
});
