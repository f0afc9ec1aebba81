import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { Emblem, HeroDef } from '@peerless/language';
import type { EmblemSet } from './picture.ts';

/** The drawings of game-icons.net that the heroes and the items of boards name: the build puts these into the table, and no others. */

interface Drawn {
  readonly emblem?: Emblem;
}

const figuresOf = (hero: HeroDef): readonly Drawn[] => [
  hero.look ?? {},
  ...hero.sidekicks,
  ...(hero.forms ?? []),
  ...(hero.tokens ?? []),
  ...(hero.counters ?? []),
  ...(hero.counters ?? []).flatMap(({ row }) => row?.parts ?? []),
  ...(hero.labels ?? []),
  ...(hero.piles ?? []),
  ...(hero.mark === undefined ? [] : [hero.mark]),
  ...(hero.sideDeck === undefined
    ? []
    : [
        hero.sideDeck,
        ...hero.sideDeck.cards,
        ...(hero.sideDeck.mark === undefined ? [] : [hero.sideDeck.mark]),
      ]),
];

const namesOf = (drawn: readonly Drawn[]): readonly string[] =>
  [...new Set(drawn.flatMap(({ emblem }) => (typeof emblem === 'string' ? [emblem] : [])))].sort();

export const usedEmblems: { readonly [S in EmblemSet]: readonly string[] } = {
  figures: namesOf([...heroes.flatMap(figuresOf), ...boards.flatMap(({ items = [] }) => items)]),
  cards: namesOf(heroes.flatMap(({ cards }) => cards)),
};
