import {
  all,
  compare,
  damage,
  draw,
  type Effect,
  exists,
  type HeroDef,
  healthOf,
  hook,
  inForm,
  may,
  mine,
  not,
  own,
  place,
  recover,
  room,
  seq,
  setHealth,
  summon,
  when,
} from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { abilityText, effectText } from '../src/index.ts';
import { heroNamed } from './table.ts';
import { combatCard, testHero } from './test-hero.ts';

const merlin = own('merlin');
const beside = { adjacentTo: own('medusa') };
const inReserve = exists(own('harpy', { state: 'reserve' }));
const say = (effect: Effect): string => effectText(effect, testHero, 'en');

/** What an ability at the start of a turn says. */
const ability = (effect: Effect, cond: Parameters<typeof when>[0], hero: HeroDef = testHero): string =>
  abilityText({ ...hero, hooks: [hook('turnStart', effect, { if: cond })], modifiers: [] }, 'en').find(
    (text) => text.startsWith('At the start of your turn'),
  ) ?? '';

describe('that a fighter is on the board', () => {
  test('is not said where something is done with it', () => {
    expect(say(when(exists(merlin), damage(merlin, 2)))).toBe('Deal 2 damage to Merlin.');
    expect(ability(recover(merlin, 1), exists(merlin))).toBe(
      'At the start of your turn, Merlin recovers 1 health.',
    );
  });

  test('is said where it decides something', () => {
    expect(say(when(exists(merlin), draw(1)))).toBe('If Merlin is on the board, draw 1 card.');
    expect(say(when(exists(merlin), damage(merlin, 2), draw(1)))).toBe(
      'If Merlin is on the board, deal 2 damage to him. Otherwise, draw 1 card.',
    );
    expect(say(when(not(exists(merlin)), damage(merlin, 2)))).toContain('is not on the board');
  });
});

describe('what a summons needs', () => {
  const call = summon({ kind: 'harpy', at: beside });

  test('is not said, and what is given for it becomes its price', () => {
    expect(say(when(inReserve, call))).toBe('Summon a Harpy to any space adjacent to Medusa.');
    expect(ability(may(seq(damage(own('medusa'), 1), call)), all(inReserve, room(beside)))).toBe(
      'At the start of your turn, you may deal 1 damage to Medusa to summon a Harpy to any space adjacent to Medusa.',
    );
  });

  test('is said when it is asked of somebody or somewhere else', () => {
    expect(say(when(inReserve, draw(1)))).toBe('If a Harpy is in reserve, draw 1 card.');
    expect(say(when(room({ adjacentTo: merlin }), call))).toMatch(/^If there is an empty space adjacent to/);
  });

  test('is not said where the same is done otherwise without it', () => {
    const zone = { inZoneOf: merlin };
    const leave = seq(place(merlin, { ...zone, other: true }), call);
    expect(say(when(inReserve, leave, place(merlin, zone)))).toBe(
      'Place Merlin in any other space in his zone. Summon a Harpy to any space adjacent to Medusa.',
    );
    expect(say(when(inReserve, leave, draw(1)))).toMatch(
      /^If a Harpy is in reserve, .* Otherwise, draw 1 card\.$/,
    );
  });
});

describe('who may be given health', () => {
  const low = compare(healthOf(merlin), '<=', 4);

  test('must not be defeated, which is said where nobody else has so little (R-11.4)', () => {
    expect(say(when(low, setHealth(merlin, 8)))).toBe(
      'If Merlin has 4 health or less and is not defeated, set his health to 8.',
    );
    expect(say(when(compare(healthOf(merlin), '<', 5), setHealth(merlin, 8)))).toContain('is not defeated');
  });

  test('goes without saying where others are given health or nobody is', () => {
    expect(say(when(low, setHealth(own('medusa'), 8)))).not.toContain('defeated');
    expect(say(when(low, draw(1)))).not.toContain('defeated');
    expect(say(when(compare(healthOf(merlin), '>=', 4), setHealth(merlin, 8)))).not.toContain('defeated');
  });
});

test('who was found to be somebody is called by name; what replaces the usual outcome is said instead', () => {
  const zone = { inZoneOf: mine() };
  const effect = when(
    exists(mine({ kind: 'merlin' })),
    when(inReserve, seq(place(mine(), { ...zone, other: true }), draw(1)), place(mine(), zone)),
  );
  expect(effectText(effect, testHero, 'en', combatCard)).toBe(
    'If your fighter is Merlin, place him in any space in his zone. If a Harpy is in reserve, place him in any other space in his zone instead and draw 1 card.',
  );
});

test('whoever is a form takes the damage himself', () => {
  const jekyll = heroNamed('jekyll-and-hyde');
  expect(ability(damage(own('jekyll-and-hyde'), 1), inForm('mr-hyde'), jekyll)).toBe(
    'At the start of your turn, if you are Mr. Hyde, take 1 damage.',
  );
});
