import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { SeatClock } from '../src/table/seat-clock.tsx';
import { clockFace } from '../src/table/ticking.ts';
import { drawn, only, read } from './drawn.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (ms: number): void => act(() => void vi.advanceTimersByTime(ms));

test('a clock that runs counts down, and warns whoever it belongs to once', () => {
  const clock = { left: [32_000, 60_000], running: 0, heard: performance.now() };
  const { place } = drawn(
    <>
      <SeatClock clock={clock} player={0} isOwn />
      <SeatClock clock={clock} player={1} isOwn={false} />
    </>,
  );
  const names = (): (string | null)[] =>
    [...place.querySelectorAll('[role="timer"]')].map((each) => each.getAttribute('aria-label'));
  expect(names()).toEqual(['Time left: 0:32', 'Time left: 1:00']);
  pass(10_000);
  expect(names()).toEqual(['Time left: 0:22', 'Time left: 1:00']);
  const alert = only(place, '[role="alert"]');
  expect(read(alert)).toBe('');
  pass(3000);
  expect(read(alert)).toBe('20 seconds left');
  const words = alert.firstChild;
  pass(9000);
  // The same words all the time: nobody is told every second.
  expect(alert.firstChild).toBe(words);
  expect(read(alert)).toBe('20 seconds left');
  expect(place.querySelector('[data-low="true"]')?.textContent).toContain('0:10');
  pass(60_000);
  expect(names()[0]).toBe('Time left: 0:00');
});

test('nothing is shown where nobody counts', () => {
  const { place } = drawn(<SeatClock clock={{ left: [null], running: null, heard: 0 }} player={0} isOwn />);
  expect(place.textContent).toBe('');
});

test.each([
  [0, '0:00'],
  [65, '1:05'],
  [3723, '1:02:03'],
  [90_000, '1 day 1 hr'],
])('%i seconds are %s', (seconds, face) => {
  expect(clockFace(seconds, 'en')).toBe(face);
});
