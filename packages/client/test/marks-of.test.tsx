import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { freshMarks } from '../src/decision/fresh-marks.ts';
import { type Look, marksOf } from '../src/decision/marks-of.ts';
import { useChoice } from '../src/decision/use-choice.ts';
import { library } from '../src/library.ts';
import { tellsCombat } from '../src/story/story.ts';
import { type Asked, asked } from './asked.ts';
import { hooked } from './drawn.tsx';
import { playedGame } from './played-game.ts';

function marksIn({ view, decision, names }: Asked, look: Look = null) {
  const { now } = hooked(() => useChoice(decision, 'ask', vi.fn()), null);
  return marksOf(view, decision, now(), look, names, library());
}

test.each(['defend', 'boost'] as const)(
  'while one is asked to %s, it is marked who attacks whom',
  (prompt) => {
    const question = asked(prompt, '4');
    const { combat } = question.view;
    if (combat === null) throw new Error('there is no combat');
    const sides = [
      [combat.attacker, 'attack'],
      [combat.defender, 'defense'],
    ];
    expect([...marksIn(question).combat]).toEqual(sides);
    const looking = marksIn(question, { fighter: combat.attacker });
    expect(looking.range.size).toBeGreaterThan(0);
    expect([...looking.combat]).toEqual(sides);
  },
);

test('without a combat nobody is marked as attacking', () => {
  expect(marksIn(asked('action', '4')).combat.size).toBe(0);
});

test('they are marked while others are asked, and while a combat is told', () => {
  const { moments } = playedGame(['medusa', 'king-arthur'], '3');
  for (const moment of moments) {
    const { combat } = moment.view;
    if (combat !== null)
      expect([...freshMarks(moment, undefined).combat.keys()]).toEqual([combat.attacker, combat.defender]);
  }
  const told = moments.flatMap((moment, at) => {
    const before = moments[at - 1];
    return before !== undefined && tellsCombat(moment) ? [freshMarks(before, moment)] : [];
  });
  expect(told.length).toBeGreaterThan(0);
  for (const { combat } of told) expect([...combat.values()]).toEqual(['attack', 'defense']);
});

test('whoever is placed instead of moving can be pointed at first, and keeps every space', () => {
  const question = asked('moves', '3', 0, 'harry-houdini', ({ options }) =>
    options.some(({ type }) => type === 'space'),
  );
  const { view, decision, names } = question;
  const placed = decision.options.flatMap((option) => (option.type === 'space' ? [option] : []));
  const fighter = placed[0]?.fighter ?? '';
  const walked = decision.options.flatMap((option) =>
    option.type === 'move' && option.fighter === fighter ? [option.to] : [],
  );
  const all = [...placed.map(({ space }) => space), ...walked].sort((a, b) => a - b);
  const choose = vi.fn<(key: string) => void>();
  const { now } = hooked(() => useChoice(decision, 'ask', choose), null);
  const spaces = (look: Look) =>
    [...marksOf(view, decision, now(), look, names, library()).spaces.keys()].sort((a, b) => a - b);
  expect(spaces({ fighter })).toEqual(all);
  act(() => now().point({ fighter }));
  expect(spaces(null)).toEqual(all);
  expect(spaces({ fighter })).toEqual(all);
  const far = placed.find(({ space }) => !walked.includes(space));
  act(() => now().point({ space: far?.space ?? -1 }));
  expect(choose.mock.calls).toEqual([[far?.key]]);
});
