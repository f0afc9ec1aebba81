import { LEVELS, type Level } from '@peerless/ai';
import style from './level-choice.module.css';
import { levelWords } from './level-words.ts';

/** How strong the bots are, in a row, with a sentence on the chosen one. */
export function LevelChoice({
  level,
  onChange,
}: {
  readonly level: Level;
  readonly onChange: (level: Level) => void;
}) {
  const say = levelWords.use();
  return (
    <fieldset className={style.levels}>
      <legend>{say('level')}</legend>
      <div className={style.row}>
        {LEVELS.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="level"
              className="under-label"
              checked={known === level}
              onChange={() => onChange(known)}
            />
            {say(known)}
          </label>
        ))}
      </div>
      <p className={style.about}>{say(`${level}About`)}</p>
    </fieldset>
  );
}
