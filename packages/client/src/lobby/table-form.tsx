import { CHOOSING, type ClockSettings, isQuick, WHEN_UP, whenUpOf } from '@peerless/table/online';
import { useId, useState } from 'react';
import { Choice, SwitchField } from '../app/fields.tsx';
import { boardOf } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { BoardPicker } from '../setup/board-picker.tsx';
import { BoardSummary } from '../setup/board-summary.tsx';
import { ModeChoice } from '../setup/mode-choice.tsx';
import { collection } from '../setup/play.ts';
import { RulesOptions } from '../setup/rules-options.tsx';
import { RANDOM } from '../setup/setup.ts';
import { words } from './facts-words.ts';
import style from './table-form.module.css';
import { clockText } from './time-text.ts';
import { BANKS, DAYS, MOVE_SECONDS, problemOf, USUAL_CLOCKS, type Wishes } from './wishes.ts';

export interface TableFormProps {
  readonly wishes: Wishes;
  readonly onChange: (wishes: Wishes) => void;
}

/** Everything that can be decided about a table. */
export function TableForm({ wishes, onChange }: TableFormProps) {
  const [isPicking, setPicking] = useState(false);
  const change = (part: Partial<Wishes>): void => {
    const next = { ...wishes, ...part };
    const problem = problemOf(next, collection);
    const fits = next.board === RANDOM || problem(boardOf(next.board)) === null;
    onChange(fits ? next : { ...next, board: RANDOM });
  };
  return (
    <div className={style.form}>
      <ModeChoice seating={wishes.seating} onChange={(seating) => change({ seating })} />
      <BoardSummary
        board={wishes.board === RANDOM ? null : boardOf(wishes.board)}
        onChoose={() => setPicking(true)}
      />
      <Terms wishes={wishes} onChange={change} />
      {isPicking && (
        <BoardPicker
          board={wishes.board}
          problemOf={problemOf(wishes, collection)}
          onPick={(board) => {
            setPicking(false);
            change({ board });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

interface TermsProps {
  readonly wishes: Wishes;
  readonly onChange: (part: Partial<Wishes>) => void;
}

function Terms({ wishes, onChange }: TermsProps) {
  const say = words.use();
  const { choosing, clock, whenUp, isRated, isCast, options } = wishes;
  return (
    <>
      <Choice
        legend={say('choosing')}
        name="choosing"
        values={CHOOSING}
        value={choosing}
        label={(known) => say(known)}
        about={say(`${choosing}About`)}
        onChange={(known) => onChange({ choosing: known })}
      />
      <Clock clock={clock} onChange={(next) => onChange({ clock: next })} />
      <Choice
        legend={say(clock.is === 'none' ? 'whenAway' : 'whenUp')}
        name="when-up"
        values={WHEN_UP.filter((known) => known === whenUpOf(isRated, known))}
        value={whenUpOf(isRated, whenUp)}
        label={(known) => say(known)}
        onChange={(known) => onChange({ whenUp: known })}
      />
      <SwitchField
        label={say('rated')}
        about={say('ratedAbout')}
        isOn={isRated}
        onChange={(isOn) => onChange({ isRated: isOn })}
      />
      {isQuick(clock) ? (
        <SwitchField
          label={say('cast')}
          about={say('castAbout')}
          isOn={isCast}
          onChange={(isOn) => onChange({ isCast: isOn })}
        />
      ) : (
        <p className={style.note}>{say('castClock')}</p>
      )}
      <details className={style.more}>
        <summary>{say('more')}</summary>
        <div className={style.options}>
          <RulesOptions options={options} onChange={(next) => onChange({ options: next })} />
        </div>
      </details>
    </>
  );
}

const KINDS = ['none', 'move', 'bank', 'days'] as const;

/** What can be chosen of each kind. */
const CLOCKS: { readonly [K in ClockSettings['is']]: readonly ClockSettings[] } = {
  none: [],
  move: MOVE_SECONDS.map((seconds) => ({ is: 'move', seconds })),
  bank: BANKS.map((bank) => ({ is: 'bank', ...bank })),
  days: DAYS.map((days) => ({ is: 'days', days })),
};

function Clock(props: { readonly clock: ClockSettings; readonly onChange: (clock: ClockSettings) => void }) {
  const { clock, onChange } = props;
  const say = words.use();
  const lang = useLanguage();
  const id = useId();
  const times = CLOCKS[clock.is];
  const chosen = times.findIndex((known) => JSON.stringify(known) === JSON.stringify(clock));
  return (
    <div className={style.clock}>
      <Choice
        legend={say('clock')}
        name="clock"
        values={KINDS}
        value={clock.is}
        label={(known) => say(known)}
        about={say(`${clock.is}About`)}
        onChange={(known) => onChange(USUAL_CLOCKS[known])}
      />
      {times.length > 0 && (
        <p className={style.time}>
          <label htmlFor={id}>{say('howLong')}</label>
          <select
            id={id}
            value={chosen}
            onChange={({ target }) => onChange(times[Number(target.value)] ?? clock)}
          >
            {times.map((known, i) => (
              <option key={JSON.stringify(known)} value={i}>
                {clockText(known, lang)}
              </option>
            ))}
          </select>
        </p>
      )}
    </div>
  );
}
