import type { Profile } from '@peerless/table/online';
import { useId, useState } from 'react';
import { Choice } from '../app/fields.tsx';
import { Sheet } from '../app/sheet.tsx';
import { api, REASONS, type Reason } from '../online/api.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import style from './against.module.css';
import { words } from './words.ts';

/** What can be done about somebody: not to meet them, or to tell whoever runs the server. */
export function Against({
  profile,
  onChanged,
}: {
  readonly profile: Profile;
  readonly onChanged: () => void;
}) {
  const say = words.use();
  const { isBusy, trouble, run } = useDoing();
  const [asked, setAsked] = useState<'no' | 'open' | 'sent'>('no');
  const { isBlocked } = profile;
  const block = async (): Promise<void> => {
    await run(() => api.block(profile.id, !isBlocked));
    onChanged();
  };
  return (
    <section className={style.against}>
      <p>{say(isBlocked ? 'isBlocked' : 'blockAbout')}</p>
      <button type="button" disabled={isBusy} onClick={() => void block()}>
        {say(isBlocked ? 'unblock' : 'block')}
      </button>
      <button type="button" onClick={() => setAsked('open')}>
        {say('report')}
      </button>
      <TroubleLine trouble={trouble} />
      <p role="status">{asked === 'sent' && say('reported')}</p>
      {asked === 'open' && (
        <Report person={profile.id} onClose={() => setAsked('no')} onSent={() => setAsked('sent')} />
      )}
    </section>
  );
}

/** Characters of a report. */
const LONGEST = 1000;

function Report(props: {
  readonly person: string;
  readonly onClose: () => void;
  readonly onSent: () => void;
}) {
  const say = words.use();
  const id = useId();
  const [reason, setReason] = useState<Reason>('chat');
  const [text, setText] = useState('');
  const { isBusy, trouble, run } = useDoing();
  const send = async (): Promise<void> => {
    const told = text.trim();
    const sent = await run(() =>
      api.report(props.person, { reason, ...(told === '' ? {} : { text: told }) }),
    );
    if (sent !== null) props.onSent();
  };
  return (
    <Sheet
      size="column"
      title={say('sendReport')}
      open
      onClose={props.onClose}
      actions={
        <button type="button" className="primary" disabled={isBusy} onClick={() => void send()}>
          {say('sendReport')}
        </button>
      }
    >
      <div className={style.report}>
        <p>{say('reportAbout')}</p>
        <Choice
          legend={say('reason')}
          name="reason"
          values={REASONS}
          value={reason}
          label={(known) => say(known)}
          onChange={setReason}
        />
        <label htmlFor={id}>{say('details')}</label>
        <textarea
          id={id}
          rows={4}
          maxLength={LONGEST}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <TroubleLine trouble={trouble} />
      </div>
    </Sheet>
  );
}
