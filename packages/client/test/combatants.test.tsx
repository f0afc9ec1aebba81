import { expect, test } from 'vitest';
import { Board } from '../src/board/board.tsx';
import { NO_MARKS } from '../src/board/marks.ts';
import { combatantsOf } from '../src/combat/combatants.ts';
import { boardOf } from '../src/library.ts';
import { drawnAt } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const view = moments.at(20)?.view;

test('the board draws who attacks and who is attacked, each with a sign of its own', () => {
  if (view === undefined) throw new Error('the game is too short');
  const [attacker, defender] = view.fighters.filter(({ space }) => space !== null);
  const combat = new Map([
    [attacker?.id ?? '', 'attack'],
    [defender?.id ?? '', 'defense'],
  ] as const);
  const board = boardOf(view.board);
  const { place } = drawnAt(
    names,
    <Board board={board} view={view} names={names} marks={{ ...NO_MARKS, combat }} />,
  );
  const sides = [...place.querySelectorAll('[data-side]')];
  expect(sides.map((side) => side.getAttribute('data-side'))).toEqual(['attack', 'defense']);
  expect(new Set(sides.map((side) => side.querySelector('path')?.getAttribute('d'))).size).toBe(2);
});

test('a bonus attack has an attacker and a target, too', () => {
  if (view === undefined) throw new Error('the game is too short');
  const event = {
    type: 'bonusAttack',
    cause: {},
    attacker: 'medusa',
    target: 'merlin',
    name: 'x',
    value: 2,
  } as const;
  expect([...combatantsOf({ ...view, combat: null }, [event])]).toEqual([
    ['medusa', 'attack'],
    ['merlin', 'defense'],
  ]);
});
