import { useEffect } from 'react';
import type { LocalSource } from '../table/local-source.ts';
import { useTableState } from '../table/use-table-state.ts';

/** Writes the row of a game as soon as it is over, whether anybody waits for the result or not. */
export function LedgerKeeper({ id, source }: { readonly id: string; readonly source: LocalSource }): null {
  const { moments, players, viewer } = useTableState(source);
  const isOver = moments.at(-1)?.view.outcome != null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is over
  useEffect(() => {
    if (!isOver || typeof viewer !== 'number') return;
    const record = source.extras.record();
    void import('./keep-row.ts').then(({ keepRow }) => keepRow({ id, record, players, moments }));
  }, [isOver]);
  return null;
}
