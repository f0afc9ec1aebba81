import { newTape, type Player } from '@peerless/table';
import { act } from 'react';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Thinker } from '../src/bots/thinker.ts';
import { click, drawn } from './drawn.tsx';

/** How often the table, what lies on the board, and the ground under it were drawn. */
const drawings = { table: 0, board: 0, ground: 0 };

/** The client with these counted. Test files share their modules: this one has its own, and leaves none behind. */
async function counted() {
  vi.resetModules();
  vi.doMock(import('../src/table/tableau.tsx'), async (original) => {
    const { Tableau } = await original();
    return {
      Tableau: (props) => {
        drawings.table++;
        return Tableau(props);
      },
    };
  });
  vi.doMock(import('../src/board/zoom-buttons.tsx'), async (original) => {
    const { ZoomButtons } = await original();
    return {
      ZoomButtons: (props) => {
        drawings.board++;
        return ZoomButtons(props);
      },
    };
  });
  vi.doMock(import('../src/board/layer.tsx'), async (original) => {
    const { Layer } = await original();
    return {
      Layer: (props) => {
        if (props.painted) drawings.ground++;
        return Layer(props);
      },
    };
  });
  const { Game } = await import('../src/game/game.tsx');
  const { library } = await import('../src/library.ts');
  const { LocalSource } = await import('../src/table/local-source.ts');
  const { changeSettings } = await import('../src/settings/settings.ts');
  return { Game, library, LocalSource, changeSettings };
}

const { Game, library, LocalSource, changeSettings } = await counted();

beforeEach(() => {
  vi.useFakeTimers();
  changeSettings({ speed: 'normal', confirm: 'never' });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});
afterAll(() => {
  vi.doUnmock('../src/table/tableau.tsx');
  vi.doUnmock('../src/board/zoom-buttons.tsx');
  vi.doUnmock('../src/board/layer.tsx');
  vi.resetModules();
});

const thinker: Thinker = { choose: () => new Promise(() => {}), hint: async () => [] };
const PLAYERS: readonly Player[] = [{ is: 'person' }, { is: 'bot', bot: 'casual' }];
const DUEL = {
  seed: '7',
  board: 'sarpedon',
  mode: 'duel',
  seats: [{ hero: 'medusa' }, { hero: 'alice' }],
} as const;

function game() {
  const source = new LocalSource(newTape(DUEL, library()), PLAYERS, { thinker, keep: () => {} });
  Object.assign(drawings, { table: 0, board: 0, ground: 0 });
  const { place } = drawn(<Game id="a" source={source} />);
  expect(drawings.ground).toBe(1);
  const option = (): Element => {
    const found = place.querySelector('[data-option]');
    if (found === null) throw new Error('nothing can be chosen');
    return found;
  };
  Object.assign(drawings, { table: 0, board: 0, ground: 0 });
  return { source, place, option };
}

test('a choice draws the table once, whatever time goes by', () => {
  const { source, option } = game();
  for (let made = 1; made <= 3; made++) {
    Object.assign(drawings, { table: 0, board: 0, ground: 0 });
    click(option());
    expect(source.state().moments).toHaveLength(made + 1);
    act(() => void vi.advanceTimersByTime(3000));
    expect(drawings).toEqual({ table: 1, board: 1, ground: 0 });
  }
});

test('pointing at a space draws the board once', () => {
  const { place } = game();
  const svg = place.querySelector('svg[role="group"]');
  const move = (place: number): void =>
    act(() => {
      const [clientX, clientY] = [(place % 20) * 50, Math.floor(place / 20) * 50];
      svg?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, clientX, clientY }));
    });
  let looked = 0;
  for (let place = 0; place < 100; place++) {
    Object.assign(drawings, { table: 0, board: 0, ground: 0 });
    move(place);
    expect(drawings.board).toBeLessThanOrEqual(1);
    expect(drawings.ground).toBe(0);
    looked += drawings.table;
  }
  expect(looked).toBeGreaterThan(3);
});
