import type { HeroDef } from '@peerless/language';
import type { GameEvent } from '@peerless/rules';
import { expect, test } from 'vitest';
import { causeText, combatText, namesFor, sourceText } from '../src/index.ts';
import { heroNamed, someBoard, tableOf } from './table.ts';

const names = tableOf(['medusa', 'king-arthur']);

test('fighters, cards and spaces have names', () => {
  expect(names.fighter('medusa')).toBe('Medusa');
  expect(names.fighter('harpy-2')).toBe('Harpy 2');
  expect(names.kindNamed('harpy-2').slug).toBe('harpy');
  expect(names.seatOf('merlin')).toBe(1);
  expect(names.card('king-arthur/the-holy-grail')).toBe('The Holy Grail');
  expect(names.card('feint', 1)).toBe('Feint');
  expect(names.printed('king-arthur/excalibur')).toBe(6);
  expect(names.space(12)).toBe('space 12');
  expect(names.door('north')).toBe('the north door');
  expect(names.seat(1)).toBe('King Arthur');
  expect(names.board).toBe('Sarpedon');
});

test('copies of a card that differ share its title', () => {
  const red = tableOf(['little-red-riding-hood', 'medusa']);
  expect(red.card('little-red-riding-hood/into-the-woods:knife')).toBe('Into the Woods');
});

test('the same hero twice is told apart by seat', () => {
  const twins = tableOf(['medusa', 'medusa']);
  expect(twins.fighter('2.harpy-1')).toBe('Harpy 1 (2)');
  expect(twins.seat(0)).toBe('Medusa (1)');
});

test('heroes that share the slug of a sidekick keep their own names, told apart by seat', () => {
  const warden: HeroDef = {
    ...heroNamed('medusa'),
    slug: 'warden',
    name: 'Warden',
    names: {},
    sidekicks: [{ slug: 'archer', name: 'Marksman', count: 2, health: 1, attack: 'ranged' }],
  };
  const table = namesFor([heroNamed('yennenga'), warden, heroNamed('alice')], someBoard, 'en');
  expect(table.fighter('1.archer-2')).toBe('Archer 2 (1)');
  expect(table.fighter('2.archer-1')).toBe('Marksman 1 (2)');
  expect(table.fighter('2.warden')).toBe('Warden');
  expect(table.fighter('alice')).toBe('Alice');
  expect(table.seatOf('2.archer-1')).toBe(1);
  expect(table.kindNamed('1.archer-2').names?.uk).toMatchObject({ name: 'лучник' });
});

test('players may have names of their own', () => {
  const own = namesFor([heroNamed('medusa'), heroNamed('alice')], someBoard, 'en', null, ['Ana', 'Bob']);
  expect(own.seat(0)).toBe('Ana');
});

test('causes are told', () => {
  expect(causeText({ card: 'medusa/feint' }, names)).toBe('because of Feint');
  expect(causeText({ ability: 'medusa' }, names)).toBe("because of Medusa's ability");
  expect(causeText({ rule: 'R-6.3' }, names)).toBe('R-6.3');
  expect(['R-6.3', 'R-6.9'].map((rule) => sourceText({ rule }, names))).toEqual(['exhaustion', 'R-6.9']);
  expect(causeText({}, names)).toBe('');
});

test('an ability in an order is told by what it does', () => {
  expect(names.item(0, 'turnStart-1')).toBe(
    "At the start of your turn, you may deal 1 damage to an opposing fighter in Medusa's zone.",
  );
  expect(names.item(0, 'feint')).toBe('Feint');
});

test('a combat is explained step by step', () => {
  const events: GameEvent[] = [
    {
      type: 'revealed',
      cause: {},
      attack: 'medusa/second-shot',
      defense: 'king-arthur/feint',
      boost: null,
      attackValue: 3,
      defenseValue: 2,
    },
    {
      type: 'valueChanged',
      cause: { card: 'medusa/second-shot' },
      side: 'attack',
      from: 3,
      to: 5,
      how: 'add',
    },
    { type: 'valueChanged', cause: { ability: 'king-arthur' }, side: 'defense', from: 2, to: 1, how: 'add' },
    { type: 'valueChanged', cause: {}, side: 'defense', from: 1, to: 0, how: 'ignore' },
    { type: 'combatResolved', cause: {}, attack: 5, defense: 0, damage: 5 },
    { type: 'combatWon', cause: {}, winner: 'attack', fighter: 'medusa' },
  ];
  expect(combatText(events, names)).toEqual([
    'Attack 3: Second Shot',
    'Defense 2: Feint',
    'Attack 5: +2 (Second Shot)',
    "Defense 1: −1 (King Arthur's ability)",
    'Defense 0: the value is ignored',
    'The combat ends 5 to 0: 5 combat damage.',
    'Medusa wins the combat.',
  ]);
});

test('a bonus attack and a card that takes the place of another have values of their own', () => {
  const table = tableOf(['achilles', 'dracula']);
  const events: GameEvent[] = [
    {
      type: 'bonusAttack',
      cause: {},
      attacker: 'achilles',
      target: 'dracula',
      name: 'relentless-assault',
      value: 3,
    },
    {
      type: 'revealed',
      cause: {},
      attack: null,
      defense: 'dracula/do-my-bidding',
      boost: null,
      attackValue: 3,
      defenseValue: 3,
    },
    { type: 'cardReplaced', cause: {}, side: 'attack', card: 'achilles/skirmish', value: 4 },
  ];
  expect(combatText(events, table)).toEqual([
    'Attack 3: Relentless Assault',
    'Defense 3: Do My Bidding',
    'Attack 4: Skirmish',
  ]);
});
