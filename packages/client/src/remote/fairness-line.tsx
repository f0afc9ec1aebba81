import { useState } from 'react';
import { api, type Trouble, whyOf } from '../online/api.ts';
import { type Checked, check, verdictOn } from '../online/fairness.ts';
import { TroubleLine } from '../online/trouble.tsx';
import style from './fairness-line.module.css';
import { words } from './words.ts';

type Found = Checked | 'checking' | { readonly trouble: Trouble };

/** Checks on request that nobody could choose the cards of a game, and says in a sentence how that is known. */
export function FairnessLine({ game }: { readonly game: string }) {
  const say = words.use();
  const [found, setFound] = useState<Found | null>(null);
  const look = async (): Promise<void> => {
    setFound('checking');
    try {
      const [fairness, { record }] = await Promise.all([api.fairness(game), api.record(game)]);
      setFound(check({ game, fairness, config: record.config }));
    } catch (error) {
      setFound({ trouble: whyOf(error) });
    }
  };
  return (
    <div className={style.fairness}>
      {(found === null || (typeof found === 'object' && 'trouble' in found)) && (
        <button type="button" onClick={() => void look()}>
          {say('check')}
        </button>
      )}
      {typeof found === 'string' && <p role="status">{say(found)}</p>}
      {found !== null && typeof found === 'object' && 'trouble' in found && (
        <TroubleLine trouble={found.trouble} />
      )}
      {found !== null && typeof found === 'object' && 'isSeedRight' in found && <Verdict checked={found} />}
    </div>
  );
}

function Verdict({ checked }: { readonly checked: Checked }) {
  const say = words.use();
  const verdict = verdictOn(checked);
  if (verdict === 'fair')
    return (
      <p role="status" className={style.fair}>
        <b>✓ {say('fair')}</b> {say('fairAbout')} {checked.areLotsRight === true && say('fairLots')}
      </p>
    );
  if (verdict === 'unknown')
    return (
      <p role="status">
        <b>{say('unknown')}</b> {say('unknownAbout')}
      </p>
    );
  const faults = [
    ...(checked.isPledgeKept !== false ? [] : [say('brokenPledge')]),
    ...(checked.isPartIn === false ? [say('missingPart')] : []),
    ...(checked.isSeedRight ? [] : [say('wrongSeed')]),
    ...(checked.areLotsRight === false ? [say('wrongLots')] : []),
  ];
  return (
    <p role="alert" className={style.unfair}>
      <b>✗ {say('unfair')}</b> {faults.join(' ')}
    </p>
  );
}
