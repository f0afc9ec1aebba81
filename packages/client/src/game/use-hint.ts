import type { Decision } from '@peerless/rules';
import { useCallback, useState } from 'react';
import type { Chance } from '../bots/answer-bots.ts';
import { thinker } from '../bots/thinker.ts';
import type { LocalTable } from '../table/local-table.ts';

interface Kept {
  readonly decision: Decision | null;
  readonly chances: readonly Chance[] | 'busy';
}

/** A hint for the present question, when somebody asks for it; asked again it goes. It belongs to that question alone. */
export function useHint(table: LocalTable, decision: Decision | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const chances = kept?.decision === decision ? kept.chances : null;
  const isBusy = chances === 'busy';
  const isShown = chances !== null && !isBusy;
  const ask = useCallback(async () => {
    if (isBusy) return;
    if (isShown) return setKept(null);
    const observed = table.observation();
    if (observed === null) return;
    setKept({ decision, chances: 'busy' });
    const found = await thinker.hint(observed.seen, '1');
    setKept((old) => (old?.decision === decision ? { decision, chances: found.chances } : old));
  }, [table, decision, isShown, isBusy]);
  return { chances, isShown, ask };
}
