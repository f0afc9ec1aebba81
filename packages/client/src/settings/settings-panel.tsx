import { LANGUAGES } from '@peerless/language';
import { useId } from 'react';
import { LANGUAGE_NAMES } from './language-names.ts';
import { CHOICES, changeSettings, type Settings, useSettings } from './settings.ts';
import style from './settings-panel.module.css';
import { words } from './words.ts';

/** Everything a player may set, with effect at once; on its own page, or in a sheet on the table. */
export function SettingsPanel() {
  const say = words.use();
  const { language } = useSettings();
  const reset = (): void => {
    const first = Object.entries(CHOICES).map(([name, [usual]]) => [name, usual]);
    changeSettings(Object.fromEntries(first));
  };
  return (
    <div className={style.panel}>
      <p className={style.about}>{say('atOnce')}</p>
      <Choice
        legend={say('language')}
        name="language"
        values={LANGUAGES}
        value={language}
        label={(known) => LANGUAGE_NAMES[known]}
        langOf={(known) => known}
        onChange={(known) => changeSettings({ language: known })}
      />
      <Setting name="textSize" label={(value) => say(`textSize${cap(value)}`)} />
      <Setting name="theme" label={(value) => say(`theme${cap(value)}`)} />
      <Setting name="contrast" label={(value) => say(`contrast${cap(value)}`)} />
      <Setting name="motion" label={(value) => say(`motion${cap(value)}`)} />
      <Setting name="speed" label={(value) => say(`speed${cap(value)}`)} about={say('speedAbout')} />
      <Switch name="patterns" />
      <Switch name="confirm" />
      <Switch name="sound" />
      <div>
        <button type="button" onClick={reset}>
          {say('reset')}
        </button>
      </div>
    </div>
  );
}

const cap = <T extends string>(word: T): Capitalize<T> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;

/** The settings with several words to choose from. */
type Named = 'theme' | 'contrast' | 'textSize' | 'motion' | 'speed';

/** In the order in which people think of them, where the default comes first in the data. */
const ORDER: { readonly [N in Named]: readonly Settings[N][] } = {
  theme: CHOICES.theme,
  contrast: CHOICES.contrast,
  textSize: CHOICES.textSize,
  motion: CHOICES.motion,
  speed: ['slow', 'normal', 'fast', 'instant'],
};

function Setting<N extends Named>({
  name,
  label,
  about,
}: {
  readonly name: N;
  readonly label: (value: Settings[N]) => string;
  readonly about?: string;
}) {
  const say = words.use();
  const settings = useSettings();
  const word: Named = name;
  return (
    <Choice
      legend={say(word)}
      name={name}
      values={ORDER[name]}
      value={settings[name]}
      label={label}
      about={about}
      onChange={(value) => changeSettings({ [name]: value })}
    />
  );
}

function Choice<V extends string>({
  legend,
  name,
  values,
  value,
  label,
  langOf,
  about,
  onChange,
}: {
  readonly legend: string;
  readonly name: string;
  readonly values: readonly V[];
  readonly value: V;
  readonly label: (value: V) => string;
  readonly langOf?: (value: V) => string;
  readonly about?: string | undefined;
  readonly onChange: (value: V) => void;
}) {
  const id = useId();
  return (
    <fieldset className={style.choice} aria-describedby={about === undefined ? undefined : id}>
      <legend>{legend}</legend>
      <div className={style.row}>
        {values.map((known) => (
          <label key={known} lang={langOf?.(known)}>
            <input
              type="radio"
              name={name}
              className="under-label"
              checked={known === value}
              onChange={() => onChange(known)}
            />
            {label(known)}
          </label>
        ))}
      </div>
      {about !== undefined && (
        <p id={id} className={style.about}>
          {about}
        </p>
      )}
    </fieldset>
  );
}

function Switch({ name }: { readonly name: 'patterns' | 'confirm' | 'sound' }) {
  const say = words.use();
  const settings = useSettings();
  const id = useId();
  return (
    <div className={style.switch}>
      <label>
        <input
          type="checkbox"
          checked={settings[name]}
          aria-describedby={id}
          onChange={({ target }) => changeSettings({ [name]: target.checked })}
        />
        <span>{say(name)}</span>
      </label>
      <p id={id} className={style.about}>
        {say(`${name}About`)}
      </p>
    </div>
  );
}
