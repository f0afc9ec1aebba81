import { expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { tellsCombat } from '../story/story.ts';
import { withoutPlayed } from './without-played.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3', 'open');

/** Every moment that tells of a combat, with the hands before it and as they are drawn. */
const told = moments.flatMap((moment, at) => {
  const before = moments[at - 1]?.view;
  if (before === undefined || !tellsCombat(moment)) return [];
  return [{ events: moment.events, before, drawn: withoutPlayed(before, moment.events, names) }];
});

test('a card that defends is in no hand while the combat is told', () => {
  const defences = told.flatMap(({ events, before, drawn }) =>
    events.flatMap((event) => (event.type === 'defended' && event.played ? [{ event, before, drawn }] : [])),
  );
  expect(defences.length).toBeGreaterThan(0);
  for (const { event, before, drawn } of defences) {
    const seat = names.seatOf(event.defender);
    const slug = event.card?.split('/')[1];
    const copies = (view: typeof before) => view.seats[seat]?.hand.filter((card) => card === slug).length;
    expect(copies(drawn)).toBe((copies(before) ?? 0) - 1);
  }
});

test('nothing else leaves a hand, and nothing is drawn before it is told', () => {
  for (const { events, before, drawn } of told)
    for (const { seat, hand } of drawn.seats) {
      const whole = before.seats[seat]?.hand ?? [];
      const isPlayed = events.some(({ type }) => type === 'defended' || type === 'discarded');
      expect(whole.length - hand.length).toBeLessThanOrEqual(isPlayed ? 2 : 0);
      for (const card of hand) expect(whole).toContain(card);
    }
});
