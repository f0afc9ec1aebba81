import { expect, test, vi } from 'vitest';
import { recapOf } from '../src/game/recap.ts';
import { RecapCard } from '../src/game/recap-card.tsx';
import { words } from '../src/game/recap-words.ts';
import { click, drawnAt, only, read } from './drawn.tsx';
import { playedGame } from './played-game.ts';

const { moments, names } = playedGame(['medusa', 'king-arthur'], '3');
const recaps = moments.map((_, at) => recapOf(moments.slice(0, at + 1), names));

test('a recap stands at the beginning of an own turn, until something is done', () => {
  expect(recaps.filter((recap) => recap !== null).length).toBeGreaterThan(3);
  for (const [at, recap] of recaps.entries()) {
    if (recap === null) continue;
    const { view } = moments[at] ?? {};
    expect(view?.active).toBe(0);
    expect(view?.seats[0]?.actionsTaken).toBe(0);
    expect(recap.seats).not.toContain(0);
  }
});

test('what was done to the reader comes first', () => {
  const more = [
    playedGame(['alice', 'medusa'], '5', 1),
    playedGame(['jekyll-and-hyde', 'bloody-mary'], '2'),
    playedGame(['sinbad', 'robin-hood', 'bigfoot', 'dracula'], '6'),
  ].flatMap((game) => game.moments.map((_, at) => recapOf(game.moments.slice(0, at + 1), game.names)));
  let both = 0;
  for (const recap of [...recaps, ...more]) {
    const isDone = (recap?.deeds ?? []).map(
      (deed) => ('isOwn' in deed && deed.isOwn && deed.is !== 'healed') || deed.is === 'lost',
    );
    expect(isDone).toEqual([...isDone].sort((a, b) => Number(b) - Number(a)));
    if (new Set(isDone).size > 1) both++;
  }
  expect(both).toBeGreaterThan(5);
});

test('the ways that others went are told, space after space', () => {
  const trails = recaps.flatMap((recap) => recap?.trails ?? []);
  expect(trails.length).toBeGreaterThan(0);
  for (const { seat, spaces } of trails) {
    expect(seat).toBe(1);
    expect(spaces.length).toBeGreaterThan(1);
  }
});

test('it is read in sentences, and can be closed', () => {
  const recap = recaps.find((each) => each?.deeds.some((deed) => deed.is === 'hurt' && deed.isOwn)) ?? null;
  if (recap === null) throw new Error('nobody was hurt');
  const onClose = vi.fn();
  const { place } = drawnAt(
    names,
    <RecapCard recap={recap} heroes={['medusa', 'king-arthur']} onLog={vi.fn()} onClose={onClose} />,
  );
  expect(only(place, 'section').getAttribute('aria-label')).toBe('Since your turn: King Arthur');
  expect(read(place)).toMatch(/: \d+ damage\./);
  click(only(place, 'button[title="Close"]'));
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('one of something is singular', () => {
  const say = words.in('fr');
  const told = [1, 2].flatMap((count) => [
    say('hurt', { name: 'Alice', count }),
    say('healed', { name: 'Alice', count }),
  ]);
  expect(told.map((text) => text.replaceAll('\u202f', ' '))).toEqual([
    'Alice : 1 dégât.',
    'Alice : 1 point de vie récupéré.',
    'Alice : 2 dégâts.',
    'Alice : 2 points de vie récupérés.',
  ]);
});

test('every deed shows whom or what it is about: a figure or a card', () => {
  for (const recap of recaps) {
    if (recap === null) continue;
    const heroes = ['medusa', 'king-arthur'];
    const { place } = drawnAt(
      names,
      <RecapCard recap={recap} heroes={heroes} onLog={vi.fn()} onClose={vi.fn()} />,
    );
    const deeds = [...place.querySelectorAll('li')];
    expect(deeds).toHaveLength(recap.deeds.length);
    for (const [i, deed] of recap.deeds.entries())
      if ('fighter' in deed || 'card' in deed) expect(deeds[i]?.querySelector('svg')).not.toBeNull();
  }
});
