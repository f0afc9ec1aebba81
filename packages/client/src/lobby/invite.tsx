import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { addressOf, isLoopback } from '../online/address.ts';
import { CopyText } from '../online/copy-text.tsx';
import { QrCode } from '../online/qr-code.tsx';
import style from './invite.module.css';
import { words } from './table-words.ts';

/** The way to a table for others: a link to send, or to be read by the camera of a phone. */
export function Invite({ table, isAlone }: { readonly table: string; readonly isAlone: boolean }) {
  const say = words.use();
  // Somebody with a large screen may hold it before somebody with a phone.
  const [isWide] = useState(() => innerWidth >= 900);
  const address = addressOf({ screen: 'table', id: table });
  return (
    <section className={style.invite}>
      <div className={style.words}>
        <h2>{say('invite')}</h2>
        <p>{say('inviteAbout')}</p>
        <CopyText label={say('link')} text={address} isAddress />
        {isLoopback(address) && <p role="note">{say('linkHere')}</p>}
        {isAlone && (
          <p>
            {say('meanwhile')}{' '}
            <a href={hrefOf({ screen: 'setup' })} target="_blank" rel="noreferrer">
              {say('playBot')}
            </a>
          </p>
        )}
      </div>
      <details className={style.qr} open={isWide}>
        <summary>{say('qr')}</summary>
        <QrCode text={address} label={say('qrAbout')} />
      </details>
    </section>
  );
}
