import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { linesOf } from '../src/log/lines.ts';
import { Log } from '../src/log/log.tsx';
import { click, drawn, only, press, read } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3', 0, 60);
const lines = linesOf(moments, names);
const last = moments.length - 1;

function log() {
  const onSee = vi.fn<(moment: number) => void>();
  return { onSee, ...drawn(<Log moments={moments} names={names} at={last} onSee={onSee} />) };
}

const entries = (place: ParentNode): HTMLElement[] => [...place.querySelectorAll<HTMLElement>('[data-line]')];

test('every line stands under its turn, and the newest is where one is', () => {
  const { place } = log();
  expect(entries(place).map(({ dataset }) => dataset.line)).toEqual(lines.map(({ id }) => id));
  expect(place.querySelectorAll('h3').length).toBe(lines.filter(({ is }) => is === 'turn').length);
  const current = place.querySelectorAll('[aria-current="step"]');
  expect(current.length).toBeGreaterThan(0);
  expect(
    entries(place)
      .at(-1)
      ?.contains(current[current.length - 1] ?? null),
  ).toBe(true);
});

test('a line leads to the position after it', () => {
  const { place, onSee } = log();
  const [first] = entries(place);
  const button = first?.querySelector('button');
  if (!button) throw new Error('a line is needed');
  click(button);
  expect(onSee.mock.calls).toEqual([[lines[0]?.moment]]);
});

test('a line says why, once asked, and only one at a time', () => {
  const { place } = log();
  const whys = [...place.querySelectorAll('[aria-expanded]')];
  const open = (): number[] =>
    whys.flatMap((why, i) => (why.getAttribute('aria-expanded') === 'true' ? [i] : []));
  const [first, second] = whys;
  if (first === undefined || second === undefined) throw new Error('two lines are needed');
  click(first);
  expect(open()).toEqual([0]);
  click(second);
  expect(open()).toEqual([1]);
  click(second);
  expect(open()).toEqual([]);
});

test('one line is reached by Tab, the others by arrows, Home and End', () => {
  const { place } = log();
  const stops = (): string[] =>
    entries(place).flatMap((line) =>
      line.querySelector('button')?.tabIndex === 0 ? [line.dataset.line ?? ''] : [],
    );
  expect(stops()).toEqual([lines.at(-1)?.id]);
  const here = entries(place).at(-1)?.querySelector('button');
  act(() => here?.focus());
  const focused = (): string =>
    document.activeElement?.closest<HTMLElement>('[data-line]')?.dataset.line ?? '';
  press('ArrowUp');
  expect(focused()).toBe(lines.at(-2)?.id);
  press('Home');
  expect(focused()).toBe(lines[0]?.id);
  press('ArrowDown');
  expect(focused()).toBe(lines[1]?.id);
  press('End');
  expect(focused()).toBe(lines.at(-1)?.id);
  expect(stops()).toEqual([lines.at(-1)?.id]);
});

test('a log without a line says so', () => {
  const { place } = drawn(<Log moments={[]} names={names} at={0} onSee={vi.fn()} />);
  expect(entries(place)).toEqual([]);
  expect(read(only(place, 'section'))).toContain('Nothing');
});
