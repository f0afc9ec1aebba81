import { readFileSync } from 'node:fs';
import { readRulebook } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { countParts, foundSections } from './found-sections.ts';
import { spansOf } from './marked-text.ts';
import { OPTION_RULES } from './option-rules.ts';
import { wordsIn } from './search.ts';

const read = (path: string) =>
  readRulebook(readFileSync(new URL(`../../../../docs/${path}`, import.meta.url), 'utf8'));
const rules = read('rules.md');
const rulings = read('rulings.md');
const isRule = (id: string): boolean => rules.rules.has(id) || rulings.rules.has(id);

describe('the rules browser', () => {
  test('knows every rule that an option is explained by', () => {
    for (const line of Object.values(OPTION_RULES)) {
      const named = spansOf(line, isRule).filter(({ rule }) => rule !== undefined);
      expect(named.map(({ text }) => text).join(', ')).toBe(line);
    }
  });

  test('finds rules by number, by word and by several words', () => {
    const found = (query: string) => foundSections(rules.sections, wordsIn(query));
    expect(countParts(found('R-6.9'))).toBe(1);
    expect(countParts(found('boost'))).toBeGreaterThan(5);
    expect(countParts(found('boost maneuver'))).toBeLessThan(countParts(found('boost')));
    expect(found('no such words at all')).toEqual([]);
    expect(found('')).toBe(rules.sections);
  });

  test('finds without accents in other languages', () => {
    const french = read('fr/rules.md');
    expect(countParts(foundSections(french.sections, wordsIn('deplacement')))).toBeGreaterThan(5);
  });
});
