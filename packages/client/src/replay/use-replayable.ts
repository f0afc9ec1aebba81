import { fromRecord, type GameRecord } from '@peerless/rules';
import { useMemo } from 'react';
import { type Lacking, lackingIn } from '../games/lacking.ts';
import { library } from '../library.ts';

/** Why a record cannot be replayed by this version, or null if it can. */
export const useReplayable = (record: GameRecord | null): 'otherVersion' | Lacking | null =>
  useMemo(() => {
    if (record === null) return null;
    try {
      fromRecord(record, library());
      return null;
    } catch {
      return lackingIn(record.config) ?? 'otherVersion';
    }
  }, [record]);
