import type { Player } from '@peerless/table';
import { act } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Opening, sidesOf } from '../src/game/opening.tsx';
import { useOpening } from '../src/game/use-opening.ts';
import { noteBegun } from '../src/games/begun.ts';
import { library } from '../src/library.ts';
import { changeSettings } from '../src/settings/settings.ts';
import type { TableState } from '../src/table/table-source.ts';
import { drawn, hooked, press, read } from './drawn.tsx';
import { duelView } from './views.ts';

const view = duelView();
const players: readonly Player[] = [{ is: 'person' }, { is: 'bot', bot: 'skilled' }];
const state = {
  config: { board: view.board, mode: 'duel', seats: view.seats.map(({ hero }) => ({ hero })) },
  library: library(),
  moments: [{ view, events: [] }],
  players,
  viewer: 0,
} as unknown as TableState;

afterEach(() => {
  vi.useRealTimers();
  act(() => changeSettings({ speed: 'normal', motion: 'system', openings: true }));
});

describe('the opening of a game', () => {
  it('shows who meets whom, where, and who begins, and says it once; a key ends it', () => {
    const end = vi.fn();
    const opening = { isShown: true, isTold: true, time: 2000, end };
    const { place } = drawn(<Opening state={state} opening={opening} />);
    for (const word of ['Medusa', 'You', 'King Arthur', 'Bot: Skilled', 'Sarpedon', 'You go first'])
      expect(read(place)).toContain(word);
    expect(read(place.querySelector('[role="status"]') as Element)).toBe(
      'Medusa (You) – King Arthur (Bot: Skilled). Board: Sarpedon. You go first.',
    );
    press('x');
    expect(end).toHaveBeenCalledOnce();
  });

  it('says who else begins as the log does, with a verb for several heroes in one seat', () => {
    const of = (hero: string): string => {
      const seats = view.seats.map((seat, at) => (at === 1 ? { ...seat, hero } : seat));
      const begun = { type: 'gameStarted', first: 1, cause: {} };
      const told = {
        ...state,
        config: { ...state.config, seats: seats.map((seat) => ({ hero: seat.hero })) },
        moments: [{ view: { ...view, seats }, events: [begun] }],
      } as unknown as TableState;
      return read(
        drawn(<Opening state={told} opening={{ isShown: true, isTold: true, time: 2000, end: vi.fn() }} />)
          .place,
      );
    };
    expect(of('king-arthur')).toContain('King Arthur goes first');
    expect(of('the-wayward-sisters')).toContain('The Wayward Sisters go first');
  });

  it('is over by itself, and is shown once', () => {
    vi.useFakeTimers();
    noteBegun('a-game');
    const { now } = hooked(() => useOpening('a-game', false), null);
    expect(now().isShown).toBe(true);
    act(() => vi.advanceTimersByTime(now().time));
    expect(now()).toMatchObject({ isShown: false, isTold: false });
    expect(hooked(() => useOpening('a-game', true), null).now().isTold).toBe(false);
  });

  it('is only read out where nothing moves, combats are instant, or nobody wants it', () => {
    for (const [i, setting] of (
      [{ motion: 'reduced' }, { speed: 'instant' }, { openings: false }] as const
    ).entries()) {
      changeSettings({ speed: 'normal', motion: 'full', openings: true, ...setting });
      const opening = hooked(() => useOpening(`told-${i}`, true), null).now();
      expect(opening).toMatchObject({ isShown: false, isTold: true });
      const { place } = drawn(<Opening state={state} opening={opening} />);
      expect(place.querySelector('button')).toBeNull();
      expect(read(place)).toContain('Medusa (You)');
    }
  });

  it('has no game that was opened before', () => {
    expect(hooked(() => useOpening('an-old-game', false), null).now().isTold).toBe(false);
  });

  it('has the own side first, and teams together', () => {
    const seats = [0, 1, 2, 3].map((seat) => ({ ...view.seats[0], seat, player: seat, team: seat % 2 }));
    const four = { ...view, viewer: 1, seats } as unknown as typeof view;
    expect(sidesOf({ ...four, mode: 'teams' })).toEqual([
      [1, 3],
      [2, 0],
    ]);
    expect(sidesOf({ ...four, mode: 'free-for-all' })).toEqual([[1], [2], [3], [0]]);
  });
});
