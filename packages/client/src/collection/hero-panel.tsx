import { setName } from '@peerless/text';
import { colourStyle } from '../art/palette.ts';
import { Portrait } from '../art/portrait.tsx';
import type { Tally } from '../career/tallies.ts';
import { useOwnRecords } from '../career/use-career.ts';
import { heroOf, library } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { FavouriteButton } from './favourite-button.tsx';
import details from './hero-details.module.css';
import { DeckList, deckSize } from './hero-details.tsx';
import style from './hero-panel.module.css';
import { HeroSheet } from './hero-sheet.tsx';
import { ProfileView } from './profile-view.tsx';
import { SignatureCards } from './signature-cards.tsx';
import { words } from './words.ts';

/** A hero as one looks at it to choose it: who it is, what it is like, its ability, its best cards, its deck. */
export function HeroPanel({ hero: slug, note }: { readonly hero: string; readonly note: string | null }) {
  const say = words.use();
  const record = useOwnRecords().get(slug);
  const hero = heroOf(slug);
  return (
    <div className={style.panel} style={colourStyle(slug, library())}>
      <Head slug={slug} record={record} />
      <div className={`${style.body} ${details.sheet}`}>
        {note !== null && <p className={style.note}>{note}</p>}
        <HeroSheet hero={hero} heading="h4" />
        <SignatureCards hero={hero} heading="h4" />
        <details className={style.deck}>
          <summary>{say('deckOf', { count: deckSize(slug) })}</summary>
          <DeckList hero={slug} />
        </details>
      </div>
    </div>
  );
}

function Head({ slug, record }: { readonly slug: string; readonly record: Tally | undefined }) {
  const lang = useLanguage();
  const hero = heroOf(slug);
  const name = nameOf(hero, lang);
  return (
    <div className={style.head}>
      <Portrait hero={slug} size="medium" />
      <div className={style.who}>
        <div className={style.title}>
          <h3>{name}</h3>
          <FavouriteButton hero={slug} name={name} />
        </div>
        {hero.set !== undefined && <p className={style.set}>{setName(hero.set, lang)}</p>}
        <ProfileView hero={hero} record={record} />
      </div>
    </div>
  );
}
