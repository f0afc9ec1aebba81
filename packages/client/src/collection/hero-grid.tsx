import { setName } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { heroes } from '../library.ts';
import { byName } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './collection.module.css';
import { words } from './words.ts';

/** All heroes as posters on a wall. */
export function HeroGrid() {
  const say = words.use();
  const lang = useLanguage();
  return (
    <ul className={style.wall}>
      {heroes.toSorted(byName(lang)).map(({ slug, set, hero, move }) => (
        <li key={slug}>
          <a className={style.poster} href={hrefOf({ screen: 'library', hero: slug })}>
            <Portrait hero={slug} named />
            <span className={style.stats}>
              {[`${say('health')} ${hero.health}`, `${say('move')} ${move}`, say(hero.attack)].map((fact) => (
                <span key={fact}>{fact}</span>
              ))}
            </span>
            <span className={style.set}>{setName(set, lang)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
