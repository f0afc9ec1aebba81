import { useSyncExternalStore } from 'react';
import type { TableSource, TableState } from './table-source.ts';

/** A table as it is now. */
export const useTableState = (source: TableSource): TableState =>
  useSyncExternalStore(source.subscribe, source.state);
