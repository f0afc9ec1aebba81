import { describe, expect, test } from 'vitest';
import { spansOf } from './marked-text.ts';
import { holds, pieces, wordsIn } from './search.ts';

describe('a search', () => {
  test('folds capitals, accents and apostrophes', () => {
    expect(holds('Manœuvre, DÉPLACEMENT', wordsIn('deplacement'))).toBe(true);
    expect(holds('l’acolyte', wordsIn("L'ACOLYTE"))).toBe(true);
    expect(holds('здоров’я', wordsIn("здоров'я"))).toBe(true);
  });

  test('keeps letters of their own apart', () => {
    expect(holds('мій', wordsIn('міи'))).toBe(false);
  });

  test('needs every word, in any order', () => {
    expect(holds('draw one card', wordsIn('card draw'))).toBe(true);
    expect(holds('draw one card', wordsIn('card move'))).toBe(false);
  });

  test('finds other forms of a word, in every language', () => {
    expect(holds('Move your fighters', wordsIn('moving'))).toBe(false);
    expect(holds('Choose one', wordsIn('choosing'))).toBe(true);
    expect(holds('Piochez 2 cartes.', wordsIn('piocher'))).toBe(true);
    expect(holds('Défaussez 1 carte.', wordsIn('défausser'))).toBe(true);
    expect(holds('Compre 1 carta.', wordsIn('comprar'))).toBe(true);
    expect(holds('Descarte 1 carta.', wordsIn('descartar'))).toBe(true);
    expect(holds('Візьміть 1 карту.', wordsIn('карта'))).toBe(true);
    expect(holds('Перемістіть бійця', wordsIn('перемістити'))).toBe(true);
    expect(holds('Скиньте 1 карту.', wordsIn('скинути'))).toBe(true);
  });

  test('takes no other words for forms of one', () => {
    expect(holds('a discount', wordsIn('discard'))).toBe(false);
    expect(holds('one more', wordsIn('move'))).toBe(false);
    expect(holds('opposing', wordsIn('opponent'))).toBe(false);
  });

  test('marks the forms of a word', () => {
    expect(pieces('Piochez !', wordsIn('piocher'))).toEqual([
      { at: 0, text: 'Piochez', hit: true },
      { at: 7, text: ' !', hit: false },
    ]);
  });

  test('marks the words where they stand in the text as it is written', () => {
    expect(pieces('Déplacez-vous : déplacement', wordsIn('deplace'))).toEqual([
      { at: 0, text: 'Déplace', hit: true },
      { at: 7, text: 'z-vous : ', hit: false },
      { at: 16, text: 'déplace', hit: true },
      { at: 23, text: 'ment', hit: false },
    ]);
    expect(pieces('nothing', wordsIn(''))).toEqual([{ at: 0, text: 'nothing', hit: false }]);
  });

  test('marks the longest of several words at one place', () => {
    expect(pieces('boosted', ['boost', 'boosted'])).toEqual([{ at: 0, text: 'boosted', hit: true }]);
  });
});

describe('a line of the rules', () => {
  const known = new Set(['R-6.9', 'RU-12', 'D-1']);
  const spans = (line: string) => spansOf(line, (id) => known.has(id));

  test('has emphasis and code', () => {
    expect(spans('a *b* **c** `d`')).toEqual([
      { at: 0, text: 'a ', style: 'plain' },
      { at: 2, text: 'b', style: 'emphasis' },
      { at: 5, text: ' ', style: 'plain' },
      { at: 6, text: 'c', style: 'strong' },
      { at: 11, text: ' ', style: 'plain' },
      { at: 12, text: 'd', style: 'code' },
    ]);
  });

  test('links the rules that exist, and only those', () => {
    expect(spans(`see R-6.9, RU-12 and R-${99}.9`).filter(({ rule }) => rule !== undefined)).toEqual([
      { at: 4, text: 'R-6.9', style: 'plain', rule: 'R-6.9' },
      { at: 11, text: 'RU-12', style: 'plain', rule: 'RU-12' },
    ]);
  });

  test('loses nothing', () => {
    const line = '*Move (R-6.9)* and D-1.';
    expect(
      spans(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe('Move (R-6.9) and D-1.');
  });
});
