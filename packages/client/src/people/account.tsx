import type { Me } from '@peerless/table/online';
import { type ReactNode, type SubmitEvent, useId, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { api } from '../online/api.ts';
import { CopyText } from '../online/copy-text.tsx';
import { changeMe, signedIn } from '../online/session.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import style from './account.module.css';
import { words } from './account-words.ts';
import { NoticeSwitch } from './notice-switch.tsx';
import { PasswordField, TextField } from './text-field.tsx';

/** The account of whoever is signed in. */
export function Account({ me }: { readonly me: Me }) {
  const say = words.use();
  return (
    <div className={style.account}>
      <p>
        <a className="button" href={hrefOf({ screen: 'person', id: me.id })}>
          {say('profile')}
        </a>
      </p>
      <Name me={me} />
      <NoticeSwitch />
      <Recovery me={me} />
      <Password me={me} />
      <SignOut me={me} />
    </div>
  );
}

/** A part of the account: a title, a sentence, and what can be done. */
export function Part(props: {
  readonly title: string;
  readonly about?: string;
  readonly children: ReactNode;
}) {
  return (
    <section className={style.part}>
      <h2>{props.title}</h2>
      {props.about !== undefined && <p>{props.about}</p>}
      {props.children}
    </section>
  );
}

function Name({ me }: { readonly me: Me }) {
  const say = words.use();
  const [name, setName] = useState(me.name);
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, run } = useDoing();
  const rename = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await run(() => api.rename(name.trim()));
    if (found === null) return;
    signedIn(found.person);
    setName(found.person.name);
    setDone(true);
  };
  return (
    <Part title={say('name')}>
      <form className={style.row} onSubmit={(event) => void rename(event)}>
        <TextField
          label={say('name')}
          isLabelHidden
          value={name}
          maxLength={24}
          autoComplete="nickname"
          onChange={(next) => {
            setName(next);
            setDone(false);
          }}
        />
        <button type="submit" disabled={isBusy || name.trim() === '' || name.trim() === me.name}>
          {say('rename')}
        </button>
      </form>
      <p role="status">{isDone && say('renamed')}</p>
      <TroubleLine trouble={trouble} />
    </Part>
  );
}

function Recovery({ me }: { readonly me: Me }) {
  const say = words.use();
  const [code, setCode] = useState<string | null>(null);
  const [proof, setProof] = useState('');
  const { isBusy, trouble, run } = useDoing();
  const make = async (): Promise<void> => {
    const found = await run(() => api.newCode(proofOf(me, proof)));
    if (found === null) return;
    setCode(found.code);
    setProof('');
    changeMe({ hasRecovery: true });
  };
  return (
    <Part title={say('recovery')} about={say('recoveryAbout')}>
      {code === null ? (
        <>
          {me.hasRecovery && <p>{say('hasRecovery')}</p>}
          <form
            className={style.row}
            onSubmit={(event) => {
              event.preventDefault();
              void make();
            }}
          >
            <Proof me={me} value={proof} onChange={setProof} />
            <button type="submit" disabled={isBusy || proofOf(me, proof) === ''}>
              {say('newCode')}
            </button>
          </form>
        </>
      ) : (
        <>
          <CopyText label={say('code')} text={code} />
          <p role="alert">{say('codeOnce')}</p>
        </>
      )}
      <TroubleLine trouble={trouble} />
    </Part>
  );
}

/** What is said to prove that one is who is signed in here; nothing where there is no password yet. */
const proofOf = ({ login }: Me, proof: string): string | undefined => (login === null ? undefined : proof);

/** A page that was left open changes no secrets. */
function Proof(props: {
  readonly me: Me;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const say = words.use();
  if (props.me.login === null) return null;
  return (
    <PasswordField
      label={say('proof')}
      value={props.value}
      autoComplete="current-password"
      onChange={props.onChange}
    />
  );
}

/** Characters of a password, at least. */
const SHORTEST = 8;

function Password({ me }: { readonly me: Me }) {
  const say = words.use();
  const id = useId();
  const [login, setLogin] = useState(me.login ?? '');
  const [password, setPassword] = useState('');
  const [proof, setProof] = useState('');
  const [isVoid, setVoid] = useState(false);
  const [isDone, setDone] = useState(false);
  const { isBusy, trouble, run } = useDoing();
  const set = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const found = await run(() => api.setPassword(login, password, proofOf(me, proof)));
    if (found === null) return;
    setVoid(me.hasRecovery && !found.person.hasRecovery);
    signedIn(found.person);
    setPassword('');
    setProof('');
    setDone(true);
  };
  return (
    <Part
      title={say('password')}
      about={me.login === null ? say('passwordAbout') : say('hasPassword', { login: me.login })}
    >
      <form className={style.row} onSubmit={(event) => void set(event)}>
        <TextField
          label={say('login')}
          value={login}
          maxLength={64}
          autoComplete="username"
          onChange={setLogin}
        />
        <Proof me={me} value={proof} onChange={setProof} />
        <PasswordField
          label={say(me.login === null ? 'secret' : 'newSecret')}
          value={password}
          autoComplete="new-password"
          describedBy={id}
          onChange={setPassword}
        />
        <button
          type="submit"
          disabled={
            isBusy || login.trim().length < 3 || password.length < SHORTEST || proofOf(me, proof) === ''
          }
        >
          {say('setPassword')}
        </button>
      </form>
      <p id={id}>{say('secretAbout', { count: SHORTEST })}</p>
      <p role="status">
        {isDone && say('passwordSet')} {isDone && isVoid && say('codeVoid')}
      </p>
      <TroubleLine trouble={trouble} />
    </Part>
  );
}

/** Whoever could not come back is asked once more. */
function SignOut({ me }: { readonly me: Me }) {
  const say = words.use();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, trouble, run } = useDoing();
  const leave = async (): Promise<void> => {
    setAsked(false);
    if ((await run(api.signOut)) !== null) signedIn(null);
  };
  const mayReturn = me.hasRecovery || me.login !== null;
  return (
    <Part title={say('signOut')} about={say('signOutAbout')}>
      <button type="button" disabled={isBusy} onClick={() => (mayReturn ? void leave() : setAsked(true))}>
        {say('signOut')}
      </button>
      <TroubleLine trouble={trouble} />
      <Sheet
        size="snug"
        title={say('signOut')}
        open={isAsked}
        close={say('stay')}
        onClose={() => setAsked(false)}
        actions={
          <>
            <button type="button" onClick={() => setAsked(false)}>
              {say('stay')}
            </button>
            <button type="button" className="primary" onClick={() => void leave()}>
              {say('signOut')}
            </button>
          </>
        }
      >
        <p className={style.ask}>{say('signOutAsk')}</p>
      </Sheet>
    </Part>
  );
}
