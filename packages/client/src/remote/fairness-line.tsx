import { useState } from 'react';
import { api, type Trouble, whyOf } from '../online/api.ts';
import { type Checked, check, isFair } from '../online/fairness.ts';
import { TroubleLine } from '../online/trouble.tsx';
import style from './fairness-line.module.css';
import { words } from './words.ts';

type Found = Checked | 'checking' | 'noHashes' | { readonly trouble: Trouble };

/** Checks on request that nobody could choose the cards of a game, and says in a sentence how that is known. */
export function FairnessLine({ game, player }: { readonly game: string; readonly player: number | null }) {
  const say = words.use();
  const [found, setFound] = useState<Found | null>(null);
  const look = async (): Promise<void> => {
    setFound('checking');
    try {
      const [fairness, { record }] = await Promise.all([api.fairness(game), api.record(game)]);
      setFound((await check(fairness, record.config.seed, player)) ?? 'noHashes');
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
  if (isFair(checked))
    return (
      <p role="status" className={style.fair}>
        <b>✓ {say('fair')}</b> {say(checked.isPartIn === null ? 'fairUnseen' : 'fairAbout')}
      </p>
    );
  const faults = [
    ...(checked.isPledgeKept ? [] : [say('brokenPledge')]),
    ...(checked.isPartIn === false ? [say('missingPart')] : []),
    ...(checked.isSeedRight ? [] : [say('wrongSeed')]),
  ];
  return (
    <p role="alert" className={style.unfair}>
      <b>✗ {say('unfair')}</b> {faults.join(' ')}
    </p>
  );
}
