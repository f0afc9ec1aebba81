import { act } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { heroes } from '../src/library.ts';
import { HeroPicker } from '../src/setup/hero-picker.tsx';
import { RANDOM } from '../src/setup/setup.ts';
import { click, drawn, only, read, type } from './drawn.tsx';

beforeEach(() => localStorage.clear());

const posters = (place: ParentNode): string[] =>
  [...place.querySelectorAll('fieldset label')].map((label) => read(label));
const button = (place: ParentNode, name: string | RegExp): HTMLButtonElement => {
  const found = [...place.querySelectorAll('button')].filter((each) =>
    typeof name === 'string' ? read(each) === name : name.test(read(each)),
  );
  const [first] = found;
  if (first === undefined) throw new Error(`no button ${name}`);
  return first;
};

test('shows every hero, and all about the one that is looked at', () => {
  const { place } = drawn(<HeroPicker hero="medusa" number={1} onPick={() => {}} onClose={() => {}} />);
  expect(posters(place)).toHaveLength(heroes.length + 1);
  const looked = only(place, 'section[aria-label="Medusa"]');
  expect(read(looked)).toMatch(/Easy.*Ranged.*Attrition/);
  expect(read(looked)).toMatch(/you may deal 1 damage/);
  expect(read(looked)).toMatch(/Gaze of Stone.*Hiss and Slither.*Winged Frenzy/);
  expect(read(button(place, /^Play/))).toBe('Play Medusa');
});

test('a wish narrows the wall down, and chance draws from what is left and can be had', () => {
  const onPick = vi.fn();
  const { place } = drawn(
    <HeroPicker
      hero="medusa"
      number={1}
      outOf={(hero) => (hero === 'medusa' ? 'taken' : null)}
      onPick={onPick}
      onClose={() => {}}
    />,
  );
  click(button(place, 'Ranged'));
  click(button(place, 'Easy'));
  expect(posters(place).map((text) => text.replace(/Difficulty.*/, '').trim())).toEqual([
    '?Draw the only one',
    'Medusa',
    'Robin Hood',
  ]);
  act(() => place.querySelector<HTMLInputElement>('fieldset input')?.click());
  click(button(place, 'Draw the only one'));
  expect(onPick).toHaveBeenCalledWith('robin-hood');
});

test('the only hero that is found is looked at', () => {
  const { place } = drawn(<HeroPicker hero={RANDOM} number={1} onPick={() => {}} onClose={() => {}} />);
  type(only(place, 'input[type="search"]'), 'pandora');
  expect(read(button(place, /^Play/))).toBe('Play Pandora');
});

test('without a wish chance decides when the game begins', () => {
  const onPick = vi.fn();
  const { place } = drawn(<HeroPicker hero={RANDOM} number={1} onPick={onPick} onClose={() => {}} />);
  click(button(place, 'Random hero'));
  expect(onPick).toHaveBeenCalledWith(RANDOM);
});

test('a star makes a favourite that can be wished for, and stays', () => {
  const { place } = drawn(<HeroPicker hero="sinbad" number={1} onPick={() => {}} onClose={() => {}} />);
  const star = only(place, 'button[aria-label="Sinbad: favourite"]');
  expect(star.getAttribute('aria-pressed')).toBe('false');
  click(star);
  expect(star.getAttribute('aria-pressed')).toBe('true');
  click(button(place, 'Favourites'));
  expect(posters(place)).toHaveLength(2);
  expect(localStorage.getItem('peerless-favourites')).toBe('["sinbad"]');
  click(star);
});

test('where a hero has to be named chance is asked only within a wish', () => {
  const purpose = { title: 'Strike a hero', take: (hero: string) => `Strike ${hero}` };
  const { place } = drawn(
    <HeroPicker hero="medusa" number={1} purpose={purpose} onPick={() => {}} onClose={() => {}} />,
  );
  expect(posters(place)).toHaveLength(heroes.length);
  expect(read(button(place, /^Strike/))).toBe('Strike Medusa');
});
