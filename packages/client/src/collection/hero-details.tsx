import { abilityText } from '@peerless/text';
import { heroOf } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';

/** Stands in until the library is built: what a hero can do, and the titles of the deck. */
export function HeroDetails({ hero: slug }: { readonly hero: string }) {
  const lang = useLanguage();
  const hero = heroOf(slug);
  return (
    <div>
      {abilityText(hero, lang).map((text) => (
        <p key={text}>{text}</p>
      ))}
      <ul>
        {hero.cards.map((card) => (
          <li key={card.slug}>
            {card.quantity}× {lang === 'en' ? card.title : (card.titles?.[lang] ?? card.title)}
          </li>
        ))}
      </ul>
    </div>
  );
}
