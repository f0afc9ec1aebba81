import { fromRecord, type GameRecord, type RecordProblem } from '@peerless/rules/match';
import { useMemo } from 'react';
import { recordProblem } from '../games/record-problem.ts';
import { library } from '../library.ts';

/** Why a record cannot be replayed by this version, or null if it can. */
export const useReplayable = (record: GameRecord | null): RecordProblem | null =>
  useMemo(() => {
    if (record === null) return null;
    try {
      fromRecord(record, library());
      return null;
    } catch (error) {
      return recordProblem(error);
    }
  }, [record]);
