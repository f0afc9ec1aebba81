import { describe, expect, test } from 'vitest';
import { MESSAGES, message, messageTables, TEXT_LANGUAGES } from '../src/index.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe.each(TEXT_LANGUAGES)('the messages in %s', (lang) => {
  test.each(Object.entries(MESSAGES))('%s uses its parameters and no others', (id, params) => {
    const template = messageTables[lang][id as keyof typeof MESSAGES];
    const { by, ...classes } = typeof template === 'string' ? { by: '', other: template } : template;
    for (const text of Object.values(classes)) {
      expect(text.trim()).not.toBe('');
      for (const name of placeholders(text)) expect(params).toContain(name);
    }
    if (by === '') return;
    expect(params).toContain(by);
    const wanted = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    expect(Object.keys(classes).sort()).toEqual([...wanted].sort());
  });
});

test('numbers choose their plural class', () => {
  expect(message('en', 'cardsInHand', { count: 1 })).toBe('1 card in hand');
  expect(message('en', 'cardsInHand', { count: 5 })).toBe('5 cards in hand');
  expect(message('en', 'headingBoard')).toBe('Board');
});
