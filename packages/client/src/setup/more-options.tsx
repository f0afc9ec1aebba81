import { useId, useState } from 'react';
import style from './more-options.module.css';
import { RulesOptions } from './rules-options.tsx';
import { isSeed, type Setup } from './setup.ts';
import { words } from './words.ts';

interface MoreOptionsProps {
  readonly setup: Setup;
  /** What the heroes of the seats are called. */
  readonly names: readonly string[];
  readonly onChange: (part: Partial<Setup>) => void;
}

/** What most people leave as it is: who begins, the rules options, the seed. */
export function MoreOptions({ setup, names, onChange }: MoreOptionsProps) {
  const say = words.use();
  const id = useId();
  return (
    <details className={style.more}>
      <summary>{say('more')}</summary>
      <div className={style.fields}>
        <div className={style.field}>
          <label htmlFor={id}>{say('begins')}</label>
          <select
            id={id}
            value={setup.first}
            onChange={({ target }) => onChange({ first: Number(target.value) })}
          >
            <option value={-1}>{say('byLot')}</option>
            {names.map((name, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
              <option key={seat} value={seat}>
                {name}
              </option>
            ))}
          </select>
        </div>
        <RulesOptions options={setup.options} onChange={(options) => onChange({ options })} />
        <SeedField seed={setup.seed} onChange={(seed) => onChange({ seed })} />
      </div>
    </details>
  );
}

/** Keeps what is typed, and hands on what can be used. */
function SeedField({ seed, onChange }: { readonly seed: string; readonly onChange: (seed: string) => void }) {
  const say = words.use();
  const id = useId();
  const [text, setText] = useState(seed);
  const isGood = isSeed(text.trim());
  return (
    <div className={style.field}>
      <label htmlFor={id}>{say('seed')}</label>
      <input
        id={id}
        type="text"
        value={text}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={!isGood}
        aria-describedby={`${id}-about`}
        onChange={({ target }) => {
          setText(target.value);
          onChange(isSeed(target.value.trim()) ? target.value.trim() : '');
        }}
      />
      <p id={`${id}-about`} className={isGood ? style.about : style.bad}>
        {say(isGood ? 'seedAbout' : 'seedBad')}
      </p>
    </div>
  );
}
