import { playerCount } from '@peerless/table';
import { modeName } from '@peerless/text';
import { useLanguage } from '../settings/settings.ts';
import style from './mode-choice.module.css';
import { SEATINGS, SEATS, type Seating } from './seating.ts';
import { words } from './words.ts';

const ABOUT = {
  duel: 'aboutDuel',
  'free-for-all-3': 'aboutFreeForAll',
  'free-for-all-4': 'aboutFreeForAll',
  'teams-4': 'aboutTeams',
  'teams-3': 'aboutTeams3',
} as const;

/** Who plays against whom. */
export function ModeChoice({
  seating,
  onChange,
}: {
  readonly seating: Seating;
  readonly onChange: (seating: Seating) => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <fieldset className={style.modes}>
      <legend>{say('mode')}</legend>
      <div className={style.choices}>
        {SEATINGS.map((known) => (
          <label key={known}>
            <input
              type="radio"
              name="mode"
              className="over-label"
              checked={known === seating}
              onChange={() => onChange(known)}
            />
            <span className={style.name}>{modeName(SEATS[known].mode, lang)}</span>
            <span className={style.count}>
              {say('players', { count: playerCount(SEATS[known].players) })}
            </span>
          </label>
        ))}
      </div>
      <p className={style.about}>{say(ABOUT[seating])}</p>
    </fieldset>
  );
}
