import { DIFFICULTIES, type Difficulty as Level } from '@peerless/language';
import style from './profile.module.css';
import { profileWords } from './profile-words.ts';

export const DIFFICULTY_WORDS = { 1: 'easy', 2: 'medium', 3: 'hard' } as const;

/** How difficult a hero is, as filled and empty diamonds; the word beside them, or for readers only. */
export function Difficulty({ level, named = false }: { readonly level: Level; readonly named?: boolean }) {
  const say = profileWords.use();
  const word = say(DIFFICULTY_WORDS[level]);
  return (
    <span className={style.difficulty}>
      <Pips level={level} />
      <span className={named ? undefined : 'only-read'}>
        {named ? word : `${say('difficulty')}: ${word}`}
      </span>
    </span>
  );
}

/** Only the diamonds, for where the word stands anyway. */
export function Pips({ level }: { readonly level: Level }) {
  return (
    <svg className={style.pips} viewBox="0 0 36 12" aria-hidden="true">
      {DIFFICULTIES.map((each, i) => (
        <path key={each} d={`M${6 + 12 * i} 1.5l4.5 4.5-4.5 4.5-4.5-4.5Z`} data-filled={each <= level} />
      ))}
    </svg>
  );
}
