import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { TEXT_LANGUAGES } from '../src/index.ts';
import { goldenText } from './golden-text.ts';
import { everyHero } from './table.ts';

const update = process.env.UPDATE_GOLDEN === '1';

describe.each(TEXT_LANGUAGES)('the texts in %s', (lang) => {
  test.each(everyHero)('$name read as reviewed', (hero) => {
    const file = new URL(`golden/${lang}/${hero.slug}.txt`, import.meta.url);
    const text = goldenText(hero, lang);
    if (update) writeFileSync(file, text);
    expect(
      existsSync(file),
      `no golden/${lang}/${hero.slug}.txt: UPDATE_GOLDEN=1 npx vitest run golden`,
    ).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
