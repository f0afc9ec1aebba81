import { heroes } from '@peerless/heroes';
import type { Language } from '@peerless/language';
import type { SeatView } from '@peerless/rules';
import { namesFor } from '@peerless/text';
import { describe, expect, it } from 'vitest';
import { duelView } from '../../test/views.ts';
import { heroIn } from '../in-library.ts';
import { boardOf, library } from '../library.ts';
import { signsOf, signText } from './hero-signs.ts';

/** What lies before a hero at the start, but for what is changed. */
function signs(slug: string, change: Partial<SeatView> = {}, lang: Language = 'en'): string[] {
  const [side] = duelView(slug).seats;
  if (side === undefined) return [];
  const names = namesFor(
    heroes.filter((each) => each.slug === slug),
    boardOf('sarpedon'),
    lang,
    0,
  );
  return signsOf({ ...side, ...change }, heroIn(library(), side.hero), names).map((sign) =>
    signText(sign, names),
  );
}

/** What is said below them. */
function notes(slug: string, change: Partial<SeatView>): (string | undefined)[] {
  const [side] = duelView(slug).seats;
  const def = heroIn(library(), slug);
  const names = namesFor([def], boardOf('sarpedon'), 'en', 0);
  return side === undefined ? [] : signsOf({ ...side, ...change }, def, names).map(({ note }) => note);
}

describe('what lies before a hero', () => {
  it('is nothing for most', () => {
    expect(signs('medusa')).toEqual([]);
  });

  it('is nothing once the hero is out of the game', () => {
    expect(signs('jekyll-and-hyde', { form: 'mr-hyde', eliminated: true })).toEqual([]);
  });

  it('is a form or a counter', () => {
    expect(signs('jekyll-and-hyde', { form: 'mr-hyde' })).toEqual(['Mr. Hyde']);
    expect(signs('beowulf', { counters: { rage: 2 } })).toEqual(['Rage: 2/3']);
    expect(signs('beowulf', { counters: { rage: 2 } }, 'pt')).toEqual(['Fúria: 2/3']);
  });

  it.each([
    ['en', 'Charged coils: 1/2'],
    ['pt', 'Bobinas carregadas: 1/2'],
    ['fr', 'Bobines chargées\u202f: 1/2'],
    ['uk', 'Заряджені котушки: 1/2'],
  ] as const)('is a counter in the plural, where it has one: %s', (lang, sign) => {
    expect(signs('nikola-tesla', { counters: { coil: 1 } }, lang)).toEqual([sign]);
  });

  it('is every part of a row, from left to right, with whether it is active', () => {
    const rows = { upgrade: ['whizbang', 'merlin-engine', 'cavity-magnetron', 'sedgley-fist-gun'] };
    expect(signs('rosie-the-riveter', { counters: { upgrade: 2 }, rows })).toEqual([
      'Whizbang: active',
      'Merlin Engine: active',
      'Cavity Magnetron: inactive',
      'Sedgley Fist Gun: inactive',
    ]);
    expect(signs('rosie-the-riveter', { counters: { upgrade: 1 }, rows }, 'uk').slice(0, 2)).toEqual([
      '«Візбенг»: діє',
      'Двигун «Мерлін»: не діє',
    ]);
  });

  it('is a pile of its own with the marks in it and its cards in order', () => {
    const piles = { line: ['such-sweet-sorrow', 'alas', 'horror'] };
    expect(signs('william-shakespeare', { piles })).toEqual(['Line: 8 of 10 syllables']);
    expect(signs('william-shakespeare', { piles: { line: [] } }, 'pt')).toEqual(['Verso: 0 de 10 sílabas']);
    expect(signs('william-shakespeare', { piles }, 'uk')[0]).toMatch(/^Рядок: 8 із\s10\sскладів$/);
    expect(notes('william-shakespeare', { piles })).toEqual(['Such Sweet Sorrow (4), Alas (2), Horror (2)']);
  });

  it('is the side deck, the known top card, the marks and every open card', () => {
    const sideDeck = {
      cards: ['toil', null, null, null],
      revealed: ['pain', 'misfortune', 'hope'],
      discarded: [],
    };
    expect(signs('pandora', { sideDeck })).toEqual([
      "Pandora's Box: 4 (on top: Toil)",
      'Feather: 3/3',
      'Pain · 1 feather',
      'Misfortune · 2 feathers',
      'Hope',
    ]);
    const unknown = { cards: [null, null, null, null, null, null], revealed: ['hope'], discarded: [] };
    expect(signs('pandora', { sideDeck: unknown }, 'uk')).toEqual([
      'Скринька Пандори: 6',
      "Пір'їна: 0/3",
      'Надія',
    ]);
    expect(
      signs('pandora', { sideDeck: { cards: unknown.cards, revealed: [], discarded: [] } }, 'fr'),
    ).toEqual(['Boîte de Pandore : 6']);
    const discarded = ['glamour-of-greed', 'glamour-of-love'];
    const glamours = { sideDeck: { cards: [null, null, null], revealed: ['glamour-of-sleep'], discarded } };
    expect(signs('titania', glamours)).toEqual(['Glamour of Sleep', 'Glamour Deck: 3', 'Discarded: 2']);
    expect(notes('titania', glamours)).toEqual([
      'Each of your fighters takes no damage other than combat damage.',
      undefined,
      'Glamour of Greed, Glamour of Love',
    ]);
  });

  it('is the symbol of the top discard, wild at the start (R-14.30, R-14.32)', () => {
    expect(signs('little-red-riding-hood')).toEqual(['Basket: Wild']);
    expect(signs('little-red-riding-hood', { discard: ['into-the-woods:knife'] })).toEqual(['Basket: Knife']);
  });

  it('is the number of discards that an ability counts', () => {
    expect(signs('sinbad', { discard: ['feint', 'voyage-home', 'exploit'] })).toEqual(['Voyage: 1']);
  });

  it('is the number of tokens on the board', () => {
    expect(signs('invisible-man', { tokens: { fog: [3, 9] } })).toEqual(['Fog token: 2']);
  });

  it('is the number of paths that a card asks for, and of how many tokens some are laid', () => {
    const [paths, tokens] = [
      [
        [1, 2],
        [2, 3],
      ] as const,
      { track: [1, 2, 3] },
    ];
    expect(signs('john-henry', { paths, tokens })).toEqual(['Paths this turn: 2', 'Track token: 3/10']);
    expect(signs('john-henry', { paths: [], tokens: { track: [] } }, 'fr')).toEqual([
      'Chemins de ce tour\u202f: 0',
      'Jeton Rail\u202f: 0/10',
    ]);
  });
});
