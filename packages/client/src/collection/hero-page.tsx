import { setName } from '@peerless/text';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { useOwnRecords } from '../career/use-career.ts';
import { heroes, heroOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './collection.module.css';
import { FavouriteButton } from './favourite-button.tsx';
import { HeroDetails } from './hero-details.tsx';
import { ProfileView } from './profile-view.tsx';
import { profileWords } from './profile-words.ts';
import { words } from './words.ts';

/** One hero with everything that belongs to it, and the way to its neighbours. */
export function HeroPage({ hero: slug }: { readonly hero: string }) {
  const say = words.use();
  const profileSay = profileWords.use();
  const lang = useLanguage();
  const record = useOwnRecords().get(slug);
  const hero = heroOf(slug);
  const name = nameOf(hero, lang);
  const at = heroes.indexOf(hero);
  const neighbour = (step: number): string => heroes.at((at + step) % heroes.length)?.slug ?? slug;
  return (
    <>
      <PageHeader title={name} />
      <main className="page">
        <HeroDetails hero={slug}>
          <div className={style.heroHead}>
            <Portrait hero={slug} size="large" />
            <div className={style.heroIntro}>
              <p className={style.set}>{setName(hero.set, lang)}</p>
              <ProfileView hero={hero} record={record} />
              <p className={style.choose}>
                <a className="button primary" href={hrefOf({ screen: 'setup', hero: slug })}>
                  {profileSay('play', { hero: name })}
                </a>
                <FavouriteButton hero={slug} name={name} />
              </p>
              <nav className={style.neighbours} aria-label={say('allHeroes')}>
                <a className="button" href={hrefOf({ screen: 'library' })}>
                  {say('allHeroes')}
                </a>
                {[-1, 1].map((step) => (
                  <a
                    key={step}
                    className="button"
                    href={hrefOf({ screen: 'library', hero: neighbour(step) })}
                  >
                    {step < 0 && <span aria-hidden="true">←</span>}
                    {nameOf(heroOf(neighbour(step)), lang)}
                    {step > 0 && <span aria-hidden="true">→</span>}
                  </a>
                ))}
              </nav>
            </div>
          </div>
        </HeroDetails>
      </main>
    </>
  );
}
