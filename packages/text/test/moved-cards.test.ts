import type { EventOf } from '@peerless/rules';
import { expect, test } from 'vitest';
import { movedText, type TextLanguage } from '../src/index.ts';
import { tableOf } from './table.ts';

/** Cards that go the same way at once are told by one line, by their names or, where the reader does not know them, by their number. */

const HEROES = ['the-wayward-sisters', 'medusa'];

const moved = (fields: object): EventOf<'cardMoved'> =>
  ({ type: 'cardMoved', cause: {}, seat: 0, by: 0, ...fields }) as EventOf<'cardMoved'>;

const told: { readonly [L in TextLanguage]: readonly string[] } = {
  en: [
    'The Wayward Sisters put 2 cards aside from their deck.',
    'The Wayward Sisters put 2 cards from the cards set aside into their hand.',
    'The Wayward Sisters put 2 cards from the cards set aside on top of their deck.',
  ],
  pt: [
    'As Irmãs Fatídicas separam 2 cartas do baralho.',
    'As Irmãs Fatídicas colocam 2 cartas das cartas separadas na mão.',
    'As Irmãs Fatídicas colocam 2 cartas das cartas separadas no topo do baralho.',
  ],
  fr: [
    'Les Sœurs fatales mettent 2 cartes de côté.',
    'Les Sœurs fatales mettent 2 cartes dans leur main.',
    'Les Sœurs fatales mettent 2 cartes sur le dessus de leur deck.',
  ],
  uk: [
    'Віщі сестри кладуть 2 карти з колоди вбік.',
    'Віщі сестри кладуть 2 карти з відкладених карт на руку.',
    'Віщі сестри кладуть 2 карти з відкладених карт на верх колоди.',
  ],
};

test.each(Object.entries(told))('cards that nobody else knows are counted (%s)', (lang, lines) => {
  const names = tableOf(HEROES, 1, lang as TextLanguage);
  const ways = [
    moved({ from: 'deck', to: 'aside' }),
    moved({ from: 'aside', to: 'hand' }),
    moved({ from: 'aside', to: 'deck', where: 'top' }),
  ];
  const texts = ways.map((way) => movedText(way, [undefined, undefined], names).replaceAll('\u00a0', ' '));
  expect(texts).toEqual(lines);
});
