import { heroes } from '@peerless/heroes';
import { namesFor } from '@peerless/text';
import { expect, it } from 'vitest';
import { heroIn } from '../in-library.ts';
import { boardOf, library } from '../library.ts';
import { foldOf } from './hero-ability.tsx';

const names = namesFor(heroes.slice(0, 2), boardOf('sarpedon'), 'en', 0);
const fold = (hero: string, height: number, isOwn: boolean, seats = 2) =>
  foldOf(heroIn(library(), hero), names, { seats, height, isOwn });

it('abilities are open where there is room for them', () => {
  expect(fold('medusa', 700, false)).toBe('open');
  expect(fold('alice', 600, true)).toBe('closed');
  expect(fold('alice', 720, true)).toBe('open');
  expect(fold('alice', 720, false)).toBe('closed');
  expect(fold('alice', 900, false)).toBe('open');
  expect(fold('invisible-man', 900, true)).toBe('open');
  expect(fold('medusa', 1100, true, 3)).toBe('closed');
});
