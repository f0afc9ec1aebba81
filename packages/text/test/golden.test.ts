import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { awkwardHeroes } from '../../testkit/src/awkward/index.ts';
import { TEXT_LANGUAGES } from '../src/index.ts';
import { goldenText } from './golden-text.ts';

const update = process.env.UPDATE_GOLDEN === '1';

const known = new Set(heroes.map(({ slug }) => slug));
const all = [...heroes, ...awkwardHeroes.filter(({ slug }) => !known.has(slug))];

describe.each(TEXT_LANGUAGES)('the texts in %s', (lang) => {
  test.each(all)('$name read as reviewed', (hero) => {
    const file = new URL(`golden/${lang}/${hero.slug}.txt`, import.meta.url);
    const text = goldenText(hero, lang);
    if (update || !existsSync(file)) writeFileSync(file, text);
    expect(text).toBe(readFileSync(file, 'utf8'));
  });
});
