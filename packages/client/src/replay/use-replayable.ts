import { fromRecord, type GameRecord } from '@peerless/rules';
import { useMemo } from 'react';
import { library } from '../library.ts';

/** Why a record cannot be replayed by this version, or null if it can. */
export const useReplayable = (record: GameRecord | null): 'otherVersion' | null =>
  useMemo(() => {
    if (record === null) return null;
    try {
      fromRecord(record, library());
      return null;
    } catch {
      return 'otherVersion';
    }
  }, [record]);
