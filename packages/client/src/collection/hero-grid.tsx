import { type HeroDef, healthText } from '@peerless/language';
import { setName } from '@peerless/text';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import type { Tally } from '../career/tallies.ts';
import { useOwnRecords } from '../career/use-career.ts';
import { heroes } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './collection.module.css';
import { Difficulty } from './difficulty.tsx';
import { Star } from './favourite-button.tsx';
import { useFavourites } from './favourites.ts';
import { ANY_HERO, type HeroWish, heroesFor } from './hero-wish.ts';
import { profileWords } from './profile-words.ts';
import { WishBar } from './wish-bar.tsx';
import { words } from './words.ts';

/** What was wished for last: whoever comes back from a hero finds the wall as it was. */
let lastWish: HeroWish = ANY_HERO;

/** All heroes as posters on a wall. */
export function HeroGrid() {
  const lang = useLanguage();
  const favourites = useFavourites();
  const records = useOwnRecords();
  const [wish, setWish] = useState(lastWish);
  const found = heroesFor(heroes, wish, favourites, lang);
  return (
    <div className={style.dark}>
      <WishBar
        wish={wish}
        found={found.length}
        onWish={(next) => {
          lastWish = next;
          setWish(next);
        }}
      />
      <ul className={style.wall}>
        {found.map((hero) => (
          <li key={hero.slug}>
            <Poster
              hero={hero}
              record={records.get(hero.slug)}
              isFavourite={favourites.includes(hero.slug)}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

interface PosterProps {
  readonly hero: HeroDef;
  readonly record: Tally | undefined;
  readonly isFavourite: boolean;
}

function Poster({ hero: def, record, isFavourite }: PosterProps) {
  const { slug, set, hero, move, profile } = def;
  const say = words.use();
  const profileSay = profileWords.use();
  const lang = useLanguage();
  const facts = [`${say('health')} ${healthText(def)}`, `${say('move')} ${move}`, say(hero.attack)];
  return (
    <a className={style.poster} href={hrefOf({ screen: 'library', hero: slug })}>
      <Portrait hero={slug} named />
      {isFavourite && (
        <span className={style.favourite}>
          <Star filled />
          <span className="only-read">{profileSay('favourites')}</span>
        </span>
      )}
      {profile?.difficulty !== undefined && <Difficulty level={profile.difficulty} named />}
      <span className={style.stats}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {record !== undefined && <span>{profileSay('record', { ...record })}</span>}
      <span className={style.set}>{setName(set, lang)}</span>
    </a>
  );
}
