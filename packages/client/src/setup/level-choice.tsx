import { OPPONENTS, type Opponent } from '@peerless/ai/names';
import { choiceWords, levelWords } from '../opponents/level-words.ts';
import { BotAbout } from './bot-about.tsx';
import style from './level-choice.module.css';

/** How strong the bots are, in a row, with what there is to say about the chosen one. */
export function LevelChoice({
  level,
  onChange,
}: {
  readonly level: Opponent;
  readonly onChange: (level: Opponent) => void;
}) {
  const say = levelWords.use();
  return (
    <fieldset className={style.levels}>
      <legend>{choiceWords.use()('level')}</legend>
      <div className={style.row}>
        {OPPONENTS.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="level"
              className="over-label"
              checked={known === level}
              onChange={() => onChange(known)}
            />
            {say(known)}
          </label>
        ))}
      </div>
      <BotAbout bot={level} className={style.about} />
    </fieldset>
  );
}
