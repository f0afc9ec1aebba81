import { heroes } from '@peerless/heroes';
import { describe, expect, test } from 'vitest';
import { askingAbility, heroText, hookText, TEXT_LANGUAGES } from '../src/index.ts';

describe('the ability that asks', () => {
  test.each(TEXT_LANGUAGES)('is told alone, and without what is done at the setup (%s)', (lang) => {
    for (const hero of heroes) {
      for (const [ability, hook] of hero.hooks.entries()) {
        const address = { hero: hero.slug, ability, box: 'hook', path: [] } as const;
        expect(askingAbility(hero, address, lang)).toEqual([hookText(hook, hero, lang)]);
      }
      const { setup, abilities } = heroText(hero, lang);
      const said = askingAbility(hero, undefined, lang);
      expect(said).toEqual(abilities);
      for (const sentence of setup) expect(said).not.toContain(sentence);
    }
  });
});
