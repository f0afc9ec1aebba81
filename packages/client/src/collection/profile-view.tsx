import type { HeroDef } from '@peerless/language';
import type { Tally } from '../career/tallies.ts';
import { Difficulty } from './difficulty.tsx';
import { waysOf } from './hero-wish.ts';
import style from './profile.module.css';
import { profileWords } from './profile-words.ts';

/** What a hero is like to play: difficulty and styles, and how one has fared with it. */
export function ProfileView({
  hero,
  record,
}: {
  readonly hero: HeroDef;
  readonly record: Tally | undefined;
}) {
  const say = profileWords.use();
  const level = hero.profile?.difficulty;
  return (
    <div className={style.profile}>
      <ul className={style.ways} aria-label={say('way')}>
        {level !== undefined && (
          <li>
            <Difficulty level={level} named />
          </li>
        )}
        {waysOf(hero).map((way) => (
          <li key={way}>{say(way)}</li>
        ))}
      </ul>
      <p className={style.record}>{record === undefined ? say('noRecord') : say('record', { ...record })}</p>
    </div>
  );
}
