import type { CardDef, CardType, Hook } from './hero.ts';

/** Builders for cards: rulebook words, no logic, no text. */

interface Face {
  readonly type: CardType;
  readonly value: number | null;
}
export const attack = (value: number): Face => ({ type: 'attack', value });
export const defense = (value: number): Face => ({ type: 'defense', value });
export const versatile = (value: number): Face => ({ type: 'versatile', value });
export const scheme = (): Face => ({ type: 'scheme', value: null });

type Rest = Omit<CardDef, 'slug' | 'title' | 'type' | 'value' | 'boost' | 'user' | 'quantity'>;

interface Print {
  readonly title: string;
  readonly boost: number | null;
  readonly user: string;
  readonly quantity: number;
}

/** One card of a deck: `card('feint', versatile(2), { title: 'Feint', boost: 1, user: 'any', quantity: 3 }, { … })`. */
export const card = (slug: string, face: Face, print: Print, effects: Rest = {}): CardDef => ({
  slug,
  title: print.title,
  type: face.type,
  value: face.value,
  boost: print.boost,
  user: print.user,
  quantity: print.quantity,
  ...effects,
});

export const hook = (
  when: Hook['when'],
  effect: Hook['do'],
  narrow: Pick<Hook, 'who' | 'if'> = {},
): Hook => ({
  when,
  ...narrow,
  do: effect,
});
