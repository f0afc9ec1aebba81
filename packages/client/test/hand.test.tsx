import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Hand, type HandCard } from '../src/cards/hand.tsx';
import { asked } from './asked.ts';
import { click, drawn, only, press } from './drawn.tsx';

const { names } = asked('action', '4', 20);
const cards: readonly HandCard[] = [
  { card: 'dash', state: 'choosable' },
  { card: 'feint', state: 'picked' },
  { card: 'feint', state: 'idle' },
  { card: 'gaze-of-stone', state: { whyNot: 'Nobody is near. (R-8.2)' } },
];

function hand(onPick = vi.fn<(card: string) => void>()) {
  const { place } = drawn(<Hand hero="medusa" seat={0} cards={cards} names={names} onPick={onPick} />);
  return { place, onPick, buttons: [...place.querySelectorAll<HTMLElement>('[data-card]')] };
}

test('a hand is a list that says whose it is and how many cards it has', () => {
  const { place, buttons } = hand();
  expect(only(place, 'ul').getAttribute('aria-label')).toMatch(/4/);
  expect(buttons.map((button) => button.dataset.state)).toEqual(['choosable', 'picked', 'idle', 'refused']);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['false', 'true', null, null]);
});

test('a card says everything that is printed on it, and first why it cannot be played', () => {
  const { buttons } = hand();
  expect(buttons[0]?.getAttribute('aria-label')).toContain('Dash');
  expect(buttons[3]?.getAttribute('aria-description')).toMatch(/^Nobody is near\. \(R-8\.2\) \S/);
  expect(buttons[3]?.getAttribute('aria-disabled')).toBe('true');
  expect(buttons[0]?.hasAttribute('aria-disabled')).toBe(false);
});

test('what may be chosen is picked by a click; what may not is shown large, with the reason', () => {
  const { place, onPick, buttons } = hand();
  for (const button of buttons.slice(0, 2)) click(button);
  expect(onPick.mock.calls).toEqual([['dash'], ['feint']]);
  const [, , , refused] = buttons;
  if (refused === undefined) throw new Error('a fourth card is needed');
  click(refused);
  expect(onPick).toHaveBeenCalledTimes(2);
  expect(only(place, '[popover]').textContent).toContain('Nobody is near.');
  press('Escape');
  expect(place.querySelector('[popover]')).toBeNull();
});

test('the tab key stops once, and arrows, Home and End go from card to card', () => {
  const { buttons } = hand();
  const stops = (): number[] => buttons.map((button) => button.tabIndex);
  expect(stops()).toEqual([0, -1, -1, -1]);
  act(() => buttons[0]?.focus());
  const walk = ['ArrowLeft', 'ArrowRight', 'ArrowRight', 'End', 'ArrowRight', 'Home'];
  const reached = walk.map((key) => {
    press(key);
    return buttons.map((button) => button === document.activeElement).indexOf(true);
  });
  expect(reached).toEqual([0, 1, 2, 3, 3, 0]);
  press('End');
  expect(stops()).toEqual([-1, -1, -1, 0]);
});

test('an empty hand says so', () => {
  const { place } = drawn(<Hand hero="medusa" seat={0} cards={[]} names={names} />);
  expect(place.textContent).not.toBe('');
  expect(place.querySelector('ul')).toBeNull();
});
