import { boardBySlug } from '@peerless/boards';
import type { BoardDef } from '@peerless/language';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BoardPreview } from '../src/board/board-preview.tsx';
import { changeSettings } from '../src/settings/settings.ts';
import { drawn } from './drawn.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  act(() => changeSettings({ grounds: true }));
  vi.useRealTimers();
});

/** A copy, which nobody has painted yet. */
const board = (slug: string): BoardDef => ({ ...(boardBySlug(slug) as BoardDef) });
const isPainted = (place: Element): boolean => place.querySelector('[data-painted]') !== null;

test('grounds are painted after the page is drawn, one a task', () => {
  const { place } = drawn(
    <>
      <BoardPreview board={board('soho')} lang="en" />
      <BoardPreview board={board('yukon')} lang="en" />
    </>,
  );
  const count = (): number => place.querySelectorAll('[data-painted]').length;
  expect(count()).toBe(0);
  act(() => void vi.advanceTimersToNextTimer());
  expect(count()).toBe(1);
  act(() => void vi.runAllTimers());
  expect(count()).toBe(2);
  expect(place.querySelector('svg[role="img"]')?.getAttribute('aria-label')).toBe('Soho');
});

test('a plain ground is a setting', () => {
  const { place } = drawn(<BoardPreview board={board('venice')} lang="en" />);
  act(() => void vi.runAllTimers());
  expect(isPainted(place)).toBe(true);
  act(() => changeSettings({ grounds: false }));
  expect(isPainted(place)).toBe(false);
  expect(place.querySelectorAll('path').length).toBeGreaterThan(30);
  act(() => changeSettings({ grounds: true }));
  expect(isPainted(place)).toBe(true);
});

test('whoever wants plain paper waits for no picture, nor does one who has gone', () => {
  act(() => changeSettings({ grounds: false }));
  const { place, draw } = drawn(<BoardPreview board={board('heorot')} lang="en" />);
  expect(vi.getTimerCount()).toBe(0);
  act(() => changeSettings({ grounds: true }));
  draw(null);
  act(() => void vi.runAllTimers());
  expect(isPainted(place)).toBe(false);
});
