import { decisionIn } from '@peerless/table';
import { describe, expect, test } from 'vitest';
import { playedGame } from '../../test/played-game.ts';
import { linesOf } from '../log/lines.ts';
import { shownIn } from '../story/shown-cards.ts';
import { isDoneTo, newsOf } from './news.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const upTo = (at: number) => moments.slice(0, at + 1);

describe('what happened last', () => {
  test('is never more than two lines, none of them a heading', () => {
    for (const at of moments.keys())
      for (const isAsked of [true, false]) {
        const news = newsOf(upTo(at), names, isAsked);
        expect(news.length).toBeLessThanOrEqual(2);
        expect(news.every(({ is }) => is === 'event')).toBe(true);
      }
  });
  test('is of the newest moment that tells anything, for whoever waits', () => {
    for (const at of moments.keys()) {
      const newest = linesOf(upTo(at), names).findLast(({ is }) => is === 'event')?.moment;
      for (const { moment } of newsOf(upTo(at), names, false)) expect(moment).toBe(newest);
    }
  });
  test('tells first what was done to the viewer, and more of it where there is more room', () => {
    const left = { doneTo: 0, others: 0 };
    for (const at of moments.keys()) {
      const everything = newsOf(upTo(at), names, true, Number.POSITIVE_INFINITY);
      const news = newsOf(upTo(at), names, true);
      const more = newsOf(upTo(at), names, true, 3);
      expect(more.length).toBe(Math.min(3, everything.length));
      for (const line of news) expect(more).toContain(line);
      for (const { event } of everything.filter((line) => !news.includes(line))) {
        left[isDoneTo(event, [0], names) ? 'doneTo' : 'others']++;
        if (isDoneTo(event, [0], names))
          for (const line of news) expect(isDoneTo(line.event, [0], names)).toBe(true);
      }
    }
    expect(left.doneTo).toBeGreaterThan(0);
    expect(left.others).toBeGreaterThan(0);
  });
  test('leaves out what came before the last own choice, for whoever is asked', () => {
    for (const at of moments.keys()) {
      const own = moments.findLastIndex(({ view }, i) => i < at && decisionIn(view) !== null) + 1;
      const all = linesOf(upTo(at), names).filter(({ is }) => is === 'event');
      if (!all.some(({ moment }) => moment > own)) continue;
      for (const { moment } of newsOf(upTo(at), names, true)) expect(moment).toBeGreaterThan(own);
    }
  });
});

test('only the schemes of others are shown as cards', () => {
  const schemes = moments.flatMap(shownIn).filter(({ event }) => event.type === 'schemePlayed');
  expect(schemes.length).toBeGreaterThan(0);
  for (const { seat } of schemes) expect(seat).toBe(1);
});
