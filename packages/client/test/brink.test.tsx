import { describe, expect, test } from 'vitest';
import { isOnBrink, isViewerOnBrink } from '../src/board/brink.ts';
import { SeatPanel } from '../src/table/seat-panel.tsx';
import { asked } from './asked.ts';
import { drawnAt } from './drawn.tsx';

const { view, names } = asked('action', '4', 20);

/** Medusa, who has 16 health at most, with so much of it left. */
const withHealth = (health: number) => ({
  ...view,
  fighters: view.fighters.map((fighter) => (fighter.id === 'medusa' ? { ...fighter, health } : fighter)),
});

describe('a hero is on the brink', () => {
  test.each([
    [16, false],
    [5, false],
    [4, true],
    [1, true],
    [0, false],
  ])('with %i of 16 health: %s', (health, is) => {
    const shown = withHealth(health);
    expect(shown.fighters.filter(isOnBrink).map(({ id }) => id)).toEqual(is ? ['medusa'] : []);
    expect(isViewerOnBrink(shown)).toBe(is);
  });

  test('a sidekick with one health of one is not', () => {
    expect(view.fighters.some(({ hero, health }) => !hero && health === 1)).toBe(true);
    expect(view.fighters.some((fighter) => !fighter.hero && isOnBrink(fighter))).toBe(false);
  });

  test('and only whoever plays it sees the board darken', () => {
    expect(isViewerOnBrink({ ...withHealth(2), viewer: 1 })).toBe(false);
    expect(isViewerOnBrink({ ...withHealth(2), viewer: 'open' })).toBe(false);
  });

  test('its plate and its short line are marked', () => {
    const { place } = drawnAt(names, <SeatPanel view={withHealth(2)} seat={0} thinks={false} />);
    expect(place.querySelectorAll('article [data-brink]')).toHaveLength(2);
  });
});
