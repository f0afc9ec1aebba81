import type { Decision } from '@peerless/rules';
import { useCallback, useState } from 'react';
import type { Chance } from '../bots/answer-bots.ts';
import type { Extras } from '../table/table-source.ts';

interface Kept {
  readonly decision: Decision | null;
  readonly chances: readonly Chance[] | 'busy' | 'failed';
}

/** A hint for the present question, when somebody asks for it; asked again it goes. It belongs to that question alone. */
export function useHint(hintOf: Extras['hint'], decision: Decision | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const chances = kept?.decision === decision ? kept.chances : null;
  const isBusy = chances === 'busy';
  const isShown = chances !== null && !isBusy;
  const ask = useCallback(async () => {
    if (isBusy || hintOf === undefined) return;
    if (isShown) return setKept(null);
    setKept({ decision, chances: 'busy' });
    const found = await hintOf().catch(() => 'failed' as const);
    setKept((old) => (old?.decision === decision ? { decision, chances: found } : old));
  }, [hintOf, decision, isShown, isBusy]);
  return { chances, isShown, ask: hintOf === undefined ? null : ask };
}
