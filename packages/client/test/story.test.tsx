import { decisionIn, type Moment } from '@peerless/table';
import { act, useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Settings } from '../src/settings/settings.ts';
import { tellsCombat } from '../src/story/story.ts';
import { useStory } from '../src/story/use-story.ts';
import { hooked } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments } = playedGame(['medusa', 'king-arthur'], '3');
const fight = moments.findIndex(tellsCombat);
const quiet = moments.findIndex(
  (moment, i) =>
    i > 0 &&
    moment.events.length > 0 &&
    !tellsCombat(moment) &&
    decisionIn(moment.view) === null &&
    i + 1 < moments.length,
);
/** Three choices of the viewer in a row. */
const own = moments.findIndex((_, i) =>
  [i - 1, i, i + 1].every((at) => {
    const moment = moments[at];
    return moment !== undefined && decisionIn(moment.view) !== null && !tellsCombat(moment);
  }),
);

interface Given {
  readonly told: readonly Moment[];
  readonly speed: Settings['speed'];
  readonly viewer?: number;
}

const following = (count: number, speed: Settings['speed'] = 'normal') =>
  hooked(
    ({ told, speed, viewer = 0 }: Given) => {
      const { story, move } = useStory({ viewer, moments: told, speed }, count - 1, 'following');
      return { ...story, move };
    },
    { told: moments.slice(0, count), speed } as Given,
  );

const pass = (ms: number): void =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

describe('a story that is followed', () => {
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
    expect(now()).toMatchObject({ at: fight, isShown: false });
    act(() => now().move({ do: 'shown' }));
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

  test('shows what is new in the same drawing, and knows it as shown where nothing waits behind it', () => {
    let drawings = 0;
    const { now, give } = hooked(
      (told: readonly Moment[]) => {
        const { story } = useStory({ viewer: 0, moments: told, speed: 'normal' }, quiet - 1, 'following');
        // A hook may run again before anything is drawn; what is drawn is what it returns last.
        useEffect(() => void drawings++);
        return story;
      },
      moments.slice(0, quiet),
    );
    drawings = 0;
    give(moments.slice(0, quiet + 1));
    expect(now()).toMatchObject({ at: quiet, isShown: true });
    expect(drawings).toBe(1);
  });

  test.each(['normal', 'instant'] as const)(
    'tells at once what came of several answers to one wish (%s)',
    (speed) => {
      const { now, give } = following(own, speed);
      give({ told: moments.slice(0, own + 2), speed });
      expect(now()).toMatchObject({ at: own + 1, since: own - 1, isShown: true });
    },
  );

  test('holds on the end of a game after the combat that decides it', () => {
    const end = moments.length - 1;
    expect(moments[end]?.events.some(({ type }) => type === 'gameEnded')).toBe(true);
    const { now, give } = following(end);
    give({ told: moments, speed: 'normal' });
    if (tellsCombat(moments[end] as Moment)) act(() => now().move({ do: 'shown' }));
    expect(now()).toMatchObject({ at: end, isShown: false });
    pass(3600);
    expect(now().isShown).toBe(false);
    pass(200);
    expect(now().isShown).toBe(true);
  });

  test('is looked back at while it goes on', () => {
    const { now, give } = following(quiet);
    act(() => now().move({ do: 'see', at: 0 }));
    give({ told: moments.slice(0, quiet + 1), speed: 'normal' });
    expect(now()).toMatchObject({ at: quiet, past: 0 });
    act(() => now().move({ do: 'see', at: null }));
    expect(now()).toMatchObject({ at: quiet, past: null });
  });

  test('goes on for each where they left, and stands for who comes new', () => {
    const { now, give } = following(3);
    const told = moments.slice(0, 5);
    give({ told, speed: 'normal', viewer: 1 });
    expect(now()).toMatchObject({ viewer: 1, at: 4, isShown: true });
    give({ told, speed: 'normal', viewer: 0 });
    expect(now()).toMatchObject({ viewer: 0, seen: { 0: 2, 1: 4 } });
    expect(now().at).toBeLessThanOrEqual(4);
    pass(5000);
    expect(now()).toMatchObject({ at: 4, isShown: true });
  });
});
