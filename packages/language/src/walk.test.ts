import { expect, test } from 'vitest';
import { smallHero } from '../test/small-hero.ts';
import {
  damage,
  type Effect,
  heroOf,
  move,
  own,
  pickOpponent,
  rootsOf,
  seq,
  thisTurn,
  times,
  type Visited,
  walkEffect,
  walkHero,
} from './index.ts';

const effect: Effect = pickOpponent((o) =>
  seq(move(own('tide', { adjacentTo: heroOf(o) }), times(1, 2)), damage(heroOf(o), 1)),
);
const name = ({ kind, name, path }: Visited) => `${path} ${kind} ${name}`.trim();

test('every node is visited once, outermost first, in the order of the tables, with its path', () => {
  const met: string[] = [];
  walkEffect(effect, (visited) => met.push(name(visited)), 'scheme');
  expect(met).toEqual([
    'scheme effect pick',
    'scheme.from pickable opponent',
    'scheme.do effect seq',
    'scheme.do.do[0] effect move',
    'scheme.do.do[0].who fighters',
    'scheme.do.do[0].who.adjacentTo fighters',
    'scheme.do.do[0].who.adjacentTo.of player',
    'scheme.do.do[0].upTo value times',
    'scheme.do.do[0].upTo.a value number',
    'scheme.do.do[0].upTo.b value number',
    'scheme.do.do[1] effect damage',
    'scheme.do.do[1].to fighters',
    'scheme.do.do[1].to.of player',
    'scheme.do.do[1].amount value number',
  ]);
});

test('the answer false skips what is inside', () => {
  const met: string[] = [];
  walkEffect(effect, (visited) => {
    met.push(name(visited));
    return visited.path !== 'do';
  });
  expect(met).toEqual(['effect pick', 'from pickable opponent', 'do effect seq']);
});

test('modifiers and words are nodes', () => {
  const met: string[] = [];
  walkEffect(seq(thisTurn({ mod: 'move', by: 1 }), { op: 'put', card: 'mine', to: 'hand' }), (visited) =>
    met.push(name(visited)),
  );
  expect(met).toEqual([
    'effect seq',
    'do[0] effect thisTurn',
    'do[0].modifier modifier move',
    'do[0].modifier.by value number',
    'do[1] effect put',
    'do[1].card card mine',
  ]);
});

test('a path leads to its node', () => {
  let nodes = 0;
  walkHero(smallHero, ({ path, node }) => {
    const keys = path.match(/[^.[\]]+/g) ?? [];
    const found = keys.reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], smallHero);
    expect(found).toBe(node);
    nodes++;
  });
  expect(nodes).toBeGreaterThan(150);
});

test('the roots of a hero are its abilities and the effects of its cards', () => {
  const places = rootsOf(smallHero).map(({ path, place }) => `${path} ${place.at}`);
  expect(places).toContain('hooks[1].if hook');
  expect(places).toContain('modifiers[2] ability');
  expect(places).toContain('cards[2].bonusAttack.during bonus');
  expect(places).toContain('cards[3].static[0] static');
  expect(places).toContain('cards[6].scheme timing');
  expect(new Set(places).size).toBe(places.length);
});
