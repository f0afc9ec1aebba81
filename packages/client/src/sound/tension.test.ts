import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { endingOf, tensionOf } from './tension.ts';

const { moments } = playedGame(['medusa', 'king-arthur'], '3', 0, 2000);

describe('what presses in a game', () => {
  test('nothing at its start, more and more towards its end', () => {
    const [first] = moments;
    expect(first && tensionOf(first)).toBe(0);
    const all = new Set(moments.map(tensionOf));
    expect([...all].sort()).toEqual([0, 1, 2, 3]);
  });

  test('a combat adds to it, and only what everybody sees counts', () => {
    const fight = moments.find(({ view }) => view.combat !== null);
    if (fight === undefined) throw new Error('nobody fought');
    const { view } = fight;
    const peace = { view: { ...view, combat: null }, events: [] };
    expect(tensionOf(fight) - tensionOf(peace)).toBe(1);
    const blind = view.seats.map((seat) => ({ ...seat, hand: [], deck: [] }));
    expect(tensionOf({ ...fight, view: { ...view, seats: blind } })).toBe(tensionOf(fight));
  });

  test('whoever is down presses nobody any more', () => {
    const last = moments.at(-1);
    if (last === undefined) throw new Error('nothing was played');
    const down = last.view.fighters.map((fighter) => ({
      ...fighter,
      status: 'defeated' as const,
      health: 0,
    }));
    expect(tensionOf({ events: [], view: { ...last.view, fighters: down, combat: null } })).toBe(0);
  });
});

test('each side hears its own end, onlookers that of the winner', () => {
  const view = moments.at(-1)?.view;
  const winner = view?.outcome?.winners[0];
  if (view === undefined || winner === undefined) throw new Error('nobody has won');
  expect(moments.slice(0, -1).map(({ view: before }) => endingOf(before))).not.toContain('won');
  expect(endingOf({ ...view, viewer: winner })).toBe('won');
  expect(endingOf({ ...view, viewer: 1 - winner })).toBe('lost');
  expect(endingOf({ ...view, viewer: 'spectator' })).toBe('won');
  expect(endingOf({ ...view, outcome: { winners: [], reason: 'agreed' } })).toBe('over');
});
