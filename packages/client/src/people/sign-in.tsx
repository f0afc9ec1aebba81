import { type SubmitEvent, useState } from 'react';
import { api } from '../online/api.ts';
import { signedIn } from '../online/session.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import style from './account.module.css';
import { Part } from './account.tsx';
import { words } from './account-words.ts';
import { PasswordField, TextField } from './text-field.tsx';

/** For whoever has played here before. */
export function SignIn() {
  const say = words.use();
  return (
    <div className={style.account}>
      <p>
        {say('nobody')} {say('signInAbout')}
      </p>
      <ByCode />
      <ByPassword />
    </div>
  );
}

function ByCode() {
  const say = words.use();
  const [code, setCode] = useState('');
  const { isBusy, trouble, run } = useDoing();
  const signIn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await run(() => api.signIn({ code: code.trim() }));
    if (found !== null) signedIn(found.person);
  };
  return (
    <Part title={say('byCode')}>
      <form className={style.row} onSubmit={(event) => void signIn(event)}>
        <TextField label={say('code')} value={code} maxLength={64} autoComplete="off" onChange={setCode} />
        <button type="submit" className="primary" disabled={isBusy || code.trim() === ''}>
          {say('useCode')}
        </button>
      </form>
      <TroubleLine trouble={trouble} />
    </Part>
  );
}

function ByPassword() {
  const say = words.use();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const { isBusy, trouble, run } = useDoing();
  const signIn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await run(() => api.signIn({ login, password }));
    if (found !== null) signedIn(found.person);
  };
  return (
    <Part title={say('byPassword')}>
      <form className={style.row} onSubmit={(event) => void signIn(event)}>
        <TextField label={say('login')} value={login} autoComplete="username" onChange={setLogin} />
        <PasswordField
          label={say('secret')}
          value={password}
          autoComplete="current-password"
          onChange={setPassword}
        />
        <button type="submit" disabled={isBusy || login === '' || password === ''}>
          {say('usePassword')}
        </button>
      </form>
      <TroubleLine trouble={trouble} />
    </Part>
  );
}
