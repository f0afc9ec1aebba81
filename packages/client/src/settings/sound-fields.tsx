import { SwitchField } from '../app/fields.tsx';
import { changeSettings, useSettings } from './settings.ts';
import style from './sound-fields.module.css';
import { words } from './sound-words.ts';

const LOUDEST = 10;

/** Whether there is sound, and how loud what is. */
export function SoundFields() {
  const say = words.use();
  const { sound } = useSettings();
  return (
    <div className={style.fields}>
      <SwitchField
        label={say('sound')}
        about={say('soundAbout')}
        isOn={sound}
        onChange={(isOn) => changeSettings({ sound: isOn, soundAsked: true })}
      />
      <div className={style.levels}>
        <Level name="effects" />
        <Level name="music" />
        <Level name="ambience" />
      </div>
    </div>
  );
}

function Level({ name }: { readonly name: 'effects' | 'music' | 'ambience' }) {
  const say = words.use();
  const { sound, [name]: level } = useSettings();
  const text = level === 0 ? say('off') : say('level', { level });
  return (
    <label className={style.level}>
      <span>{say(name)}</span>
      <input
        type="range"
        min={0}
        max={LOUDEST}
        step={1}
        value={level}
        disabled={!sound}
        aria-valuetext={text}
        onChange={({ target }) => changeSettings({ [name]: Number(target.value) })}
      />
      <span className={style.value} aria-hidden="true">
        {text}
      </span>
    </label>
  );
}
