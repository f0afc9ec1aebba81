import type { CardDef, CardType, Hook } from './hero.ts';

/** Builders for cards: rulebook words, no logic, no text. */

export interface CardFace {
  readonly type: CardType;
  readonly value: number | null;
}
export const attack = (value: number): CardFace => ({ type: 'attack', value });
export const defense = (value: number): CardFace => ({ type: 'defense', value });
export const versatile = (value: number): CardFace => ({ type: 'versatile', value });
export const scheme = (): CardFace => ({ type: 'scheme', value: null });

export type CardEffects = Omit<CardDef, 'slug' | 'title' | 'type' | 'value' | 'boost' | 'user' | 'quantity'>;

export interface CardPrint {
  readonly title: string;
  readonly boost: number | null;
  readonly user: string;
  readonly quantity: number;
}

/** One card of a deck: `card('feint', versatile(2), { title: 'Feint', boost: 1, user: 'any', quantity: 3 }, { … })`. */
export const card = (slug: string, face: CardFace, print: CardPrint, effects: CardEffects = {}): CardDef => {
  // Whatever else stands there is misspelt; it must reach the validator, which says so.
  const { title, boost, user, quantity, ...misspelt } = print;
  return { slug, title, type: face.type, value: face.value, boost, user, quantity, ...misspelt, ...effects };
};

export const hook = (
  when: Hook['when'],
  effect: Hook['do'],
  narrow: Pick<Hook, 'who' | 'if'> = {},
): Hook => ({
  when,
  ...narrow,
  do: effect,
});
