import { draw, exists, type HeroDef, hook, inForm, own, won } from '@peerless/language';
import { expect, test } from 'vitest';
import {
  abilityInShort,
  abilityText,
  bonusAttackText,
  cardText,
  heroText,
  TEXT_LANGUAGES,
} from '../src/index.ts';
import { everyHero, heroNamed } from './table.ts';
import { testHero } from './test-hero.ts';

const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

test.each(everyHero)('$name has an ability; the whole text is setup and abilities in this order', (hero) => {
  for (const lang of TEXT_LANGUAGES) {
    const { setup, abilities } = heroText(hero, lang);
    expect(abilities).not.toEqual([]);
    expect(abilityText(hero, lang)).toEqual([...setup, ...abilities]);
    expect(abilityInShort(hero, lang).toSorted()).toEqual(abilityText(hero, lang).toSorted());
  }
});

test('in short, what a hero does comes before limits, and these before the setup', () => {
  const [first, second, third, ...rest] = abilityInShort(heroNamed('blackbeard'), 'en');
  expect(first).toBe('At the start of your turn, you may spend 1 doubloon to gain 1 action.');
  expect(second).toBe('Whenever Blackbeard takes combat damage, lose 1 doubloon.');
  expect(third).toBe('Blackbeard can never have more than 3 doubloons.');
  expect(rest).toEqual([expect.stringContaining('starts the game')]);
});

test('what is done once is setup, what always holds is an ability', () => {
  expect(heroText(heroNamed('beowulf'), 'en').setup).toEqual(['Beowulf starts the game with 1 Rage.']);
  expect(heroText(heroNamed('beowulf'), 'en').abilities[0]).toBe('Beowulf can never have more than 3 Rage.');
  expect(heroText(heroNamed('alice'), 'en').setup).toEqual([
    'At the start of the game, choose BIG or SMALL.',
  ]);
  expect(heroText(heroNamed('alice'), 'en').abilities[0]).toBe('Alice is always BIG or SMALL.');
  expect(heroText(heroNamed('jekyll-and-hyde'), 'en').setup).toEqual(['You start the game as Dr. Jekyll.']);
  expect(heroText(heroNamed('little-red-riding-hood'), 'en').setup).toEqual([]);
});

const friend = exists(own('merlin', { state: 'defeated' }));
const angry: HeroDef = {
  ...testHero,
  modifiers: [{ mod: 'value', who: own('medusa'), role: 'attacker', by: 2, if: friend }],
};
const said = (hero: HeroDef): readonly string[] => heroText(hero, 'en').abilities;

test('what happens while a bonus holds is told with it, and only then', () => {
  const both = { ...angry, hooks: [hook('afterCombat', draw(1), { who: own('medusa'), if: won() })] };
  expect(said(both).slice(-2)).toEqual([
    'Whenever Medusa wins a combat, draw 1 card.',
    "While Merlin is defeated, add 2 to the value of Medusa's attacks.",
  ]);
  const [, lasting] = [said(angry).at(-1), said(heroNamed('achilles')).at(-1)];
  expect(lasting).toBe(
    "While Patroclus is defeated, add 2 to the value of Achilles' attacks, and whenever Achilles wins a combat, draw 1 card.",
  );
  const other = { ...angry, hooks: [hook('turnStart', draw(1), { if: inForm('big') })] };
  expect(said(other)).toContain('At the start of your turn, if Medusa is BIG, draw 1 card.');
});

test('a bonus attack is named once, over its parts', () => {
  const [card] = heroNamed('bloody-mary').cards.filter(({ bonusAttack }) => bonusAttack !== undefined);
  if (card === undefined) throw new Error('Bloody Mary has no bonus attack');
  const heads = TEXT_LANGUAGES.map((lang) => {
    const { parts, bonusAttack } = cardText(card, heroNamed('bloody-mary'), lang);
    expect(bonusAttack?.parts.map(({ kind }) => kind)).toEqual(['during']);
    expect(parts.some(({ text }) => text.includes(bonusAttack?.name ?? ''))).toBe(false);
    return bonusAttack === null ? '' : plain(bonusAttackText(bonusAttack, lang));
  });
  expect(heads).toEqual([
    'Bonus attack BLOODY REPRISE, value 0.',
    'Ataque bônus REPRISE SANGRENTA, valor 0.',
    'Attaque bonus REPRISE SANGLANTE, valeur 0.',
    'Додаткова атака КРИВАВА РЕПРИЗА, значення 0.',
  ]);
});
