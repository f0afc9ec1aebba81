import type { CardDef, Emblem, HeroDef, Names } from '@peerless/language';
import { fightersOf } from '@peerless/language';
import type { Library } from '@peerless/rules';

/** Something that is drawn: by its emblem, or by the initial of its name. */
export interface Pictured {
  readonly name: string;
  readonly names?: Names;
  readonly emblem?: Emblem;
  /** Drawings of cards, ten times as many, come when the first card is shown. */
  readonly set?: EmblemSet;
}

/** Which drawings come together: those of figures and signs, with the first page that shows a hero, or those of cards. */
export type EmblemSet = 'figures' | 'cards';

/** A hero by its slug; one that is not known here has its initial. */
export function heroPicture(slug: string, { heroes }: Library): Pictured {
  const hero = heroes.get(slug);
  return hero === undefined
    ? { name: slug }
    : { name: hero.name, names: hero.names, emblem: hero.look?.emblem };
}

/** A card; one without a drawing of its own shows whoever can play it. */
export function cardPicture(hero: HeroDef, card: CardDef): Pictured {
  const named = { name: card.title, names: card.titles };
  if (card.emblem !== undefined) return { ...named, emblem: card.emblem, set: 'cards' };
  const user = [...(hero.forms ?? []), ...fightersOf(hero)].find(({ slug }) => slug === card.user);
  return { ...named, emblem: user?.emblem ?? hero.look?.emblem };
}
