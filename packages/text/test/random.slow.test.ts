import { below, createRng } from '@peerless/rules';
import { expect, test } from 'vitest';
import { effectText, TEXT_LANGUAGES } from '../src/index.ts';
import { isCleanFrench } from './french.ts';
import { randomEffect } from './random-effect.ts';
import { combatCard, testHero } from './test-hero.ts';

const EFFECTS = Number(process.env.RANDOM_EFFECTS ?? 1200);

const clean = (text: string): boolean =>
  /^[\p{Lu}“«[](.|\n)*[.]$/u.test(text) && !/undefined|null|NaN|\[object|#\d| {2}|\s[,.;]|\.\./.test(text);

test.each(TEXT_LANGUAGES)('whatever the language can express has a text in %s', (lang) => {
  const rng = createRng('1');
  for (let n = 0; n < EFFECTS; n++) {
    const effect = randomEffect((bound) => below(rng, bound), 1 + (n % 4));
    const card = n % 2 === 0 ? combatCard : testHero.cards.find(({ type }) => type === 'scheme');
    const text = effectText(effect, testHero, lang, card);
    if (!clean(text) || (lang === 'fr' && !isCleanFrench(text)))
      expect.fail(`${JSON.stringify(effect)}\n${text}`);
  }
});
