import { boards } from '@peerless/boards';
import { namesFor } from '@peerless/text';
import { expect, test } from 'vitest';
import { TurnBanner } from '../src/game/turn-banner.tsx';
import { heroIn } from '../src/in-library.ts';
import { library } from '../src/library.ts';
import { drawn, read } from './drawn.tsx';
import { duelView } from './views.ts';

test('whose turn begins is told when what lay over the board is gone, and once', () => {
  const view = { ...duelView(), turn: 3, active: 0 };
  const board = boards.find(({ slug }) => slug === view.board);
  if (board === undefined) throw new Error('no board');
  const heroes = view.seats.map(({ hero }) => heroIn(library(), hero));
  const names = namesFor(heroes, board, 'en', 0);
  const banner = (turn: number, isHeld: boolean) => (
    <TurnBanner view={{ ...view, turn }} names={names} isHeld={isHeld} />
  );
  const { place, draw } = drawn(banner(3, true));
  expect(read(place)).toBe('');
  draw(banner(3, false));
  const first = place.querySelector('p');
  expect(read(place)).toBe('Your turn');
  // What is shown within the turn does not tell it again.
  draw(banner(3, true));
  draw(banner(3, false));
  expect(place.querySelector('p')).toBe(first);
  draw(banner(4, true));
  expect(read(place)).toBe('');
  draw(banner(4, false));
  expect(place.querySelector('p')).not.toBe(first);
});
