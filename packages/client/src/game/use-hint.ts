import type { Decision } from '@peerless/rules';
import { useCallback, useState } from 'react';
import type { Chance } from '../bots/answer-bots.ts';
import { thinker } from '../bots/thinker.ts';
import type { LocalTable } from '../table/local-table.ts';

interface Kept {
  readonly decision: Decision | null;
  readonly chances: readonly Chance[] | 'busy';
}

/** A hint for the present question, when somebody asks for it. It belongs to that question alone. */
export function useHint(table: LocalTable, decision: Decision | null) {
  const [kept, setKept] = useState<Kept | null>(null);
  const ask = useCallback(async () => {
    const observed = table.observation();
    if (observed === null) return;
    setKept({ decision, chances: 'busy' });
    const { chances } = await thinker.hint(observed.json, '1');
    setKept((old) => (old?.decision === decision ? { decision, chances } : old));
  }, [table, decision]);
  return { chances: kept?.decision === decision ? kept.chances : null, ask };
}
