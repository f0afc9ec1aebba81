import { heroBySlug } from '@peerless/heroes';
import type { GameEvent } from '@peerless/rules';
import { expect, test } from 'vitest';
import { eventText, type TextLanguage } from '../src/index.ts';
import { askedText, modeTexts } from '../src/question/asked.ts';
import { tableOf } from './table.ts';

const told: { readonly [L in TextLanguage]: readonly [string, string] } = {
  en: [
    'Your opponent puts that card into their hand.',
    "Your opponent puts that card into their cauldron. They add its BOOST to this card's value.",
  ],
  pt: [
    'Seu oponente coloca essa carta na mão dele.',
    'Seu oponente coloca essa carta no caldeirão dele. Ele adiciona o valor de REFORÇAR dela ao valor desta carta.',
  ],
  fr: [
    'Votre adversaire met la carte révélée dans sa main.',
    'Votre adversaire met la carte révélée dans son chaudron. Il ajoute son BOOST à la valeur de cette carte.',
  ],
  uk: [
    'Суперник кладе ту карту на руку.',
    'Суперник кладе ту карту у свій казан. Він додає її значення ПОЛІПШЕННЯ до значення цієї карти.',
  ],
};

const address = {
  hero: 'the-wayward-sisters',
  card: 'hurly-burly',
  box: 'during',
  path: ['do', 1, 'then'],
} as const;

test.each(Object.entries(told))(
  'a choice of the opponent is told as the opponent sees it (%s)',
  (lang, modes) => {
    const hero = heroBySlug('the-wayward-sisters');
    if (hero === undefined) throw new Error('no Sisters');
    expect(modeTexts(address, hero, lang as TextLanguage)).toEqual(modes);
    const asked = askedText(address, hero, lang as TextLanguage);
    for (const mode of modes) expect(asked.replaceAll('\u00a0', ' ')).toContain(mode);
  },
);

test('the log tells it to the opponent who chose as it was asked, to others as it is printed', () => {
  const cause = { card: 'the-wayward-sisters/hurly-burly' };
  const event: GameEvent = { type: 'modesChosen', cause, seat: 1, modes: [1] };
  const toldTo = (viewer: number): string =>
    eventText(event, tableOf(['the-wayward-sisters', 'medusa'], viewer));
  expect(toldTo(1)).toBe('You choose option 1 (Hurly-Burly): Your opponent puts that card into their hand.');
  expect(toldTo(0)).toBe('Medusa chooses option 1 (Hurly-Burly): Put that card into your hand.');
});
