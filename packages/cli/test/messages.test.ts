import { TEXT_LANGUAGES } from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { MESSAGES, messageTables, sayIn } from '../src/messages.ts';
import { COMMANDS, commandOf, wordsOf } from '../src/play/help.ts';

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');

describe.each(TEXT_LANGUAGES)('the words of the terminal in %s', (lang) => {
  test.each(Object.entries(MESSAGES))('%s uses all its parameters and no others', (id, params) => {
    const template = messageTables[lang][id as keyof typeof MESSAGES];
    const { by, ...classes } = typeof template === 'string' ? { by: '', other: template } : template;
    for (const text of Object.values(classes)) {
      expect(text.trim()).not.toBe('');
      expect([...new Set(placeholders(text))].sort()).toEqual([...params].sort());
    }
    if (by === '') return;
    expect(params).toContain(by);
    const wanted = new Intl.PluralRules(lang).resolvedOptions().pluralCategories;
    expect(Object.keys(classes).sort()).toEqual([...wanted].sort());
  });

  test('no word means two commands, and the English ones are understood', () => {
    const say = sayIn(lang);
    for (const [name, id] of Object.entries(COMMANDS))
      for (const word of [...wordsOf(id, say), ...wordsOf(id, sayIn('en'))])
        expect(`${word}: ${commandOf(word, say)}`).toBe(`${word}: ${name}`);
  });
});
