import { LANGUAGES } from '@peerless/language';
import { Choice, SwitchField } from '../app/fields.tsx';
import { LANGUAGE_NAMES } from './language-names.ts';
import { CHOICES, changeSettings, type Settings, useSettings } from './settings.ts';
import style from './settings-panel.module.css';
import { SoundFields } from './sound-fields.tsx';
import { words } from './words.ts';

/** Everything a player may set, with effect at once; on its own page, or in a sheet on the table. */
export function SettingsPanel() {
  const say = words.use();
  const { language } = useSettings();
  const reset = (): void => {
    const first = Object.entries(CHOICES).map(([name, [usual]]) => [name, usual]);
    // What was asked once is not asked again.
    changeSettings({ ...Object.fromEntries(first), soundAsked: true });
  };
  return (
    <div className={style.panel}>
      <p className={style.about}>{say('atOnce')}</p>
      <div className={style.groups}>
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
        <Setting name="confirm" label={(value) => say(`confirm${cap(value)}`)} about={say('confirmAbout')} />
        <Switch name="rests" />
        <Switch name="openings" />
        <Switch name="grounds" />
        <Switch name="patterns" />
        <Switch name="numbers" />
        <SoundFields />
        <div>
          <button type="button" onClick={reset}>
            {say('reset')}
          </button>
        </div>
      </div>
    </div>
  );
}

const cap = <T extends string>(word: T): Capitalize<T> =>
  (word.charAt(0).toUpperCase() + word.slice(1)) as Capitalize<T>;

/** The settings with several words to choose from. */
type Named = 'theme' | 'contrast' | 'textSize' | 'motion' | 'speed' | 'confirm';

/** In the order in which people think of them, where the default comes first in the data. */
const ORDER: { readonly [N in Named]: readonly Settings[N][] } = {
  theme: CHOICES.theme,
  contrast: CHOICES.contrast,
  textSize: CHOICES.textSize,
  motion: CHOICES.motion,
  speed: ['slow', 'normal', 'fast', 'instant'],
  confirm: ['always', 'moment', 'never'],
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

function Switch({ name }: { readonly name: 'rests' | 'openings' | 'grounds' | 'patterns' | 'numbers' }) {
  const say = words.use();
  const settings = useSettings();
  return (
    <SwitchField
      label={say(name)}
      about={say(`${name}About`)}
      isOn={settings[name]}
      onChange={(isOn) => changeSettings({ [name]: isOn })}
    />
  );
}
