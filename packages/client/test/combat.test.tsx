import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { faceOf } from '../src/cards/face-of.ts';
import { printedCard } from '../src/cards/printed-card.ts';
import { Combat } from '../src/combat/combat.tsx';
import { attackAt, stepsOf } from '../src/combat/steps.ts';
import { library } from '../src/library.ts';
import { changeSettings } from '../src/settings/settings.ts';
import { tellsCombat } from '../src/story/story.ts';
import { click, drawn, only, press, read } from './drawn.tsx';
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
  act(() => changeSettings({ speed: 'normal', rests: false }));
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

const pass = (time: number): void =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

/** The phases that are shown one after the other until it was. */
function phasesOf({ place, onShown }: ReturnType<typeof combat>): string[] {
  const phases: string[] = [];
  for (let s = 0; s < 400 && onShown.mock.calls.length === 0; s++) {
    const phase = place.querySelector<HTMLElement>('[data-phase]')?.dataset.phase ?? '';
    if (phases.at(-1) !== phase) phases.push(phase);
    pass(20);
  }
  return phases;
}

test('the cards are laid, turned up, meet, and the combat ends', () => {
  const phases = phasesOf(combat());
  const order = ['lay', 'reveal', 'clash'].map((phase) => phases.indexOf(phase));
  expect(order).toEqual(order.toSorted((a, b) => a - b));
  expect(order).not.toContain(-1);
});

test('the face of a card is not there before it is turned up, and then both are', () => {
  const { place } = combat();
  const played = ['attack', 'defense'] as const;
  const titles = played.flatMap((side) => {
    const card = stepsOf(attack).at(-1)?.stand[side].card;
    if (typeof card !== 'string') return [];
    const { hero, card: slug } = faceOf(card);
    const def = library().heroes.get(hero);
    return def === undefined ? [] : [printedCard(def, slug, 'en').text.title];
  });
  expect(titles.length).toBeGreaterThan(0);
  const fought = (): string => [...place.querySelectorAll('[data-fought]')].map(read).join(' ');
  const phase = (): string | undefined => only(place, '[data-phase]').dataset.phase;
  expect(phase()).toBe('lay');
  for (const title of titles) expect(fought()).not.toContain(title);
  while (phase() === 'lay') pass(20);
  expect(phase()).toBe('reveal');
  expect(place.querySelectorAll('[data-fought] [data-lies="turning"]')).toHaveLength(titles.length);
  for (const title of titles) expect(fought()).toContain(title);
});

test('whoever wants it to wait goes on with a tap from rest to rest; Escape skips all of it', () => {
  changeSettings({ rests: true });
  const { place, onShown } = combat();
  const button = (): HTMLElement => only(place, 'section button');
  const phase = (): string | undefined => only(place, '[data-phase]').dataset.phase;
  for (let s = 0; s < 40; s++) pass(200);
  expect([phase(), button().textContent]).toEqual(['reveal', 'Go on »']);
  click(button());
  expect(phase()).not.toBe('reveal');
  for (let s = 0; s < 40; s++) pass(200);
  expect(button().textContent).toBe('Go on »');
  expect(onShown).not.toHaveBeenCalled();
  press(' ');
  expect(onShown).toHaveBeenCalledTimes(1);
  const skipped = combat();
  press('Escape');
  expect(skipped.onShown).toHaveBeenCalledTimes(1);
});

test('whoever has no health left lies torn on the poster of their side, from the blow on', () => {
  const ends = moments.flatMap(({ events }, at) =>
    tellsCombat(moments[at] ?? fail()) && events.some(({ type }) => type === 'defeated') ? [at] : [],
  );
  let felled = 0;
  for (const at of ends) {
    const told = attackAt(moments, at);
    const { place, draw } = drawn(<Combat attack={told} names={names} onShown={vi.fn()} />);
    expect(place.querySelector('[data-felled]')).toBeNull();
    for (let beat = 0; beat < 60 && place.querySelector('[data-felled]') === null; beat++) pass(100);
    if (place.querySelector('[data-felled]') !== null) felled++;
    draw(null);
  }
  expect(felled).toBeGreaterThan(0);
});

function fail(): never {
  throw new Error('there is no such moment');
}
