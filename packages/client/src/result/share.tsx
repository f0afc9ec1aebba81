import type { GameRecord } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { saveText } from '@peerless/table';
import { type ReactNode, useId, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { downloadText } from '../games/download.ts';
import { linkOf } from '../games/link.ts';
import { saveFileName } from '../games/save-file.ts';
import style from './share.module.css';
import { words } from './share-words.ts';

export interface ShareProps {
  readonly record: GameRecord;
  readonly players: readonly Player[];
  /** A link shows all hands: it is for games that are over. */
  readonly hasLink?: boolean;
  /** Another way, before these. */
  readonly children?: ReactNode;
}

/** The whole address of a game. */
const addressOf = (record: GameRecord): string =>
  `${location.href.split('#')[0]}${hrefOf({ screen: 'shared', data: linkOf(record) })}`;

/** Ways to keep a game or to show it to others: a file, or a link that carries all of it. */
export function Share({ record, players, hasLink = true, children }: ShareProps) {
  const say = words.use();
  const [address, setAddress] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    const made = addressOf(record);
    setAddress(made);
    try {
      await navigator.clipboard.writeText(made);
      setCopied(true);
    } catch {
      // No access to the clipboard: the field below holds the link, ready to be copied by hand.
      setCopied(false);
    }
  };
  return (
    <div className={style.share}>
      <div className={style.buttons}>
        {children}
        <button
          type="button"
          onClick={() => downloadText(saveFileName(record), saveText({ record, players }))}
        >
          {say('saveFile')}
        </button>
        {hasLink && (
          <button type="button" onClick={() => void copy()}>
            {say('copyLink')}
          </button>
        )}
      </div>
      {address !== null && <LinkField address={address} />}
      <p role="status" className={style.status}>
        {address !== null && say(copied ? 'copied' : 'copyYourself')}
      </p>
    </div>
  );
}

function LinkField({ address }: { readonly address: string }) {
  const say = words.use();
  const id = useId();
  return (
    <p className={style.field}>
      <label htmlFor={id}>{say('link')}</label>
      <input id={id} type="text" readOnly value={address} onFocus={({ target }) => target.select()} />
    </p>
  );
}
