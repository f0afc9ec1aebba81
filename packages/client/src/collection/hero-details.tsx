import { message } from '@peerless/text';
import type { ReactNode } from 'react';
import { colourStyle } from '../art/palette.ts';
import { CardList } from '../cards/card-list.tsx';
import { heroOf, library } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './hero-details.module.css';
import { HeroSheet } from './hero-sheet.tsx';
import { SignatureCards } from './signature-cards.tsx';
import { words } from './words.ts';

export interface HeroDetailsProps {
  readonly hero: string;
  /** Before everything else: a portrait. */
  readonly children?: ReactNode;
}

/** Everything about a hero but its name: stats, fighters, ability, special rules, deck. */
export function HeroDetails({ hero: slug, children }: HeroDetailsProps) {
  const hero = heroOf(slug);
  return (
    <div className={style.details} style={colourStyle(slug, library())}>
      <div className={style.columns}>
        <div className={style.sheet}>
          {children}
          <HeroSheet hero={hero} heading="h2" />
        </div>
        <section className={style.deck}>
          <SignatureCards hero={hero} heading="h2" />
          <Deck hero={slug} />
        </section>
      </div>
    </div>
  );
}

function Deck({ hero }: { readonly hero: string }) {
  const say = words.use();
  return (
    <>
      <h2>{say('deckOf', { count: deckSize(hero) })}</h2>
      <DeckList hero={hero} />
    </>
  );
}

export const deckSize = (hero: string): number =>
  heroOf(hero).cards.reduce((sum, { quantity }) => sum + quantity, 0);

/** All cards of a hero in lines. */
export function DeckList({ hero }: { readonly hero: string }) {
  const lang = useLanguage();
  return (
    <CardList
      hero={hero}
      cards={heroOf(hero).cards.map((card) => ({
        card: card.slug,
        count: message(lang, 'copies', { count: card.quantity }),
      }))}
    />
  );
}
