import { changeSettings, FULL, useSettings } from './settings.ts';
import style from './sound-offer.module.css';
import { words } from './sound-words.ts';

/** Asks once whether there may be sound; until somebody says so there is none. */
export function SoundOffer() {
  const say = words.use();
  const { soundAsked } = useSettings();
  if (soundAsked) return null;
  const answer = (change: Parameters<typeof changeSettings>[0]): void =>
    changeSettings({ ...change, soundAsked: true });
  return (
    <aside className={style.offer} aria-label={say('sound')}>
      <p>
        <span aria-hidden="true">♪</span> {say('offer')}
      </p>
      <div className={style.answers}>
        <button type="button" onClick={() => answer({ sound: true, ...FULL })}>
          {say('withMusic')}
        </button>
        <button type="button" onClick={() => answer({ sound: true, music: 0, ambience: 0 })}>
          {say('effectsOnly')}
        </button>
        <button type="button" onClick={() => answer({ sound: false })}>
          {say('silent')}
        </button>
      </div>
    </aside>
  );
}
