import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Combat } from '../src/combat/combat.tsx';
import { attackAt } from '../src/combat/steps.ts';
import { changeSettings } from '../src/settings/settings.ts';
import { tellsCombat } from '../src/table/playhead.ts';
import { click, drawn, only, press } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const end = moments.findIndex(tellsCombat);
const attack = attackAt(moments, end);

function combat() {
  const onShown = vi.fn();
  const panel = <Combat attack={attack} names={names} onShown={onShown} />;
  return { onShown, panel, ...drawn(panel) };
}

const steps = (place: ParentNode): number => place.querySelectorAll('ol > li').length;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  act(() => changeSettings({ speed: 'normal' }));
});

test('a combat is told step by step, three at a time, and says when it was shown', () => {
  const { place, onShown } = combat();
  expect(only(place, 'section').getAttribute('aria-label')).toBe('Combat');
  const first = steps(place);
  expect(first).toBeGreaterThan(0);
  let most = first;
  for (let s = 0; s < 120 && onShown.mock.calls.length === 0; s++) {
    act(() => {
      vi.advanceTimersByTime(500);
    });
    most = Math.max(most, steps(place));
  }
  expect(most).toBe(3);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test.each([
  ['a click', (place: ParentNode) => click(only(place, 'section button'))],
  ['a key', () => press('Enter')],
])('%s skips it', (_, skip) => {
  const { place, onShown } = combat();
  expect(onShown).not.toHaveBeenCalled();
  skip(place);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('a key that may be on its way to a button does not', () => {
  const { onShown } = combat();
  for (const key of ['Tab', 'Shift', 'Alt']) press(key);
  expect(onShown).not.toHaveBeenCalled();
});

test('whoever does not want to wait sees none', () => {
  changeSettings({ speed: 'instant' });
  const { place, onShown } = combat();
  expect(place.querySelector('section')).toBeNull();
  expect(onShown).toHaveBeenCalledTimes(1);
});
