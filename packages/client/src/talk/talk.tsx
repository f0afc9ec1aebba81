import { type ChatLine, LONGEST_LINE, PHRASES } from '@peerless/table/online';
import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react';
import { SwitchField } from '../app/fields.tsx';
import { hrefOf } from '../app/route.ts';
import type { AtTable, TableLine } from '../online/table-line.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useHeard, useSayingText } from './heard.ts';
import { changeHearing, mute, useHearing } from './hearing.ts';
import style from './talk.module.css';
import { words } from './words.ts';

export interface TalkProps {
  readonly line: TableLine;
  readonly at: AtTable;
  /** Whoever is signed in here, by the id of their profile; null: nobody, who only listens. */
  readonly me: string | null;
}

/** What people say to each other at a table. */
export function Talk({ line, at, me }: TalkProps) {
  const say = words.use();
  const [isLost, setLost] = useState(false);
  return (
    <div className={style.talk}>
      <Said said={at.said} me={me} />
      {me === null ? (
        <p className={style.about}>{say('signIn')}</p>
      ) : (
        <>
          <fieldset className={style.phrases}>
            <legend className="only-read">{say('phrases')}</legend>
            {PHRASES.map((phrase) => (
              <button key={phrase} type="button" onClick={() => setLost(!line.say({ phrase }))}>
                {say(phrase)}
              </button>
            ))}
          </fieldset>
          <Speak onSay={(text) => setLost(!line.say({ text }))} />
        </>
      )}
      {isLost && <p role="alert">{say('notSent')}</p>}
      <TroubleLine trouble={at.refused} />
      <Hearers said={at.said} me={me} />
    </div>
  );
}

function Said({ said, me }: { readonly said: readonly ChatLine[]; readonly me: string | null }) {
  const say = words.use();
  const { isOff } = useHearing();
  const heard = useHeard(said);
  const textOf = useSayingText();
  const list = useRef<HTMLOListElement>(null);
  const last = heard.at(-1)?.number;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with every line that comes
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [last]);
  if (isOff) return <p className={style.about}>{say('isOff')}</p>;
  return (
    <>
      {heard.length === 0 && <p className={style.about}>{say('quiet')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys */}
      <ol ref={list} className={style.said} role="log" aria-label={say('talk')} tabIndex={0}>
        {heard.map(({ number, person, name, saying }) => (
          <li key={number} data-own={person === me}>
            <b>{name}</b> <span>{textOf(saying)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

function Speak({ onSay }: { readonly onSay: (text: string) => void }) {
  const say = words.use();
  const id = useId();
  const [text, setText] = useState('');
  const speak = (event: SubmitEvent): void => {
    event.preventDefault();
    if (text.trim() === '') return;
    onSay(text.trim());
    setText('');
  };
  return (
    <form className={style.speak} onSubmit={speak}>
      <label htmlFor={id} className="only-read">
        {say('line')}
      </label>
      <input
        id={id}
        type="text"
        value={text}
        placeholder={say('line')}
        maxLength={LONGEST_LINE}
        autoComplete="off"
        onChange={({ target }) => setText(target.value)}
      />
      <button type="submit" className="primary">
        {say('send')}
      </button>
    </form>
  );
}

/** Who is heard, each to be muted; more against somebody can be done on their own page. */
function Hearers({ said, me }: { readonly said: readonly ChatLine[]; readonly me: string | null }) {
  const say = words.use();
  const { isOff, muted } = useHearing();
  const others = new Map(said.flatMap(({ person, name }) => (person === me ? [] : [[person, name]])));
  return (
    <details className={style.people}>
      <summary>{say('people')}</summary>
      <SwitchField
        label={say('off')}
        about={say('offAbout')}
        isOn={!isOff}
        onChange={(isOn) => changeHearing({ isOff: !isOn })}
      />
      <ul>
        {[...others].map(([person, name]) => (
          <li key={person}>
            <a href={hrefOf({ screen: 'person', id: person })} target="_blank" rel="noreferrer">
              {name}
            </a>
            <button type="button" onClick={() => mute(person, !muted.includes(person))}>
              {say(muted.includes(person) ? 'unmute' : 'mute', { name })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
