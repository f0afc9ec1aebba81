import { type SubmitEvent, useId, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { api } from '../online/api.ts';
import { signedIn } from '../online/session.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import style from './name-form.module.css';
import { words } from './words.ts';

/** Characters of a name. */
const LONGEST = 24;

export interface NameFormProps {
  /** What is done at the server before anybody here knows who it is. */
  readonly onComing?: () => Promise<unknown>;
  /** What comes with it, where that is more than coming in. */
  readonly action?: string;
}

/** Asks once what somebody is called: more is not needed to play. */
export function NameForm({ onComing, action }: NameFormProps) {
  const say = words.use();
  const id = useId();
  const [name, setName] = useState('');
  const { isBusy, trouble, run } = useDoing();
  const comeIn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await run(() => api.comeIn(name.trim()));
    if (found === null) return;
    // If the place was taken meanwhile, whoever came is here all the same.
    await onComing?.().catch(() => {});
    signedIn(found.person);
  };
  return (
    <form className={style.name} onSubmit={(event) => void comeIn(event)}>
      <h2>
        <label htmlFor={id}>{say('askName')}</label>
      </h2>
      <div className={style.row}>
        <input
          id={id}
          type="text"
          value={name}
          maxLength={LONGEST}
          autoComplete="nickname"
          required
          aria-describedby={`${id}-about`}
          onChange={({ target }) => setName(target.value)}
        />
        <button type="submit" className="primary" disabled={isBusy || name.trim() === ''}>
          {action ?? say('comeIn')}
        </button>
      </div>
      <p id={`${id}-about`} className={style.about}>
        {say('nameAbout')}
      </p>
      <TroubleLine trouble={trouble} />
      <p className={style.known}>
        <a href={hrefOf({ screen: 'account' })}>{say('known')}</a>
      </p>
    </form>
  );
}
