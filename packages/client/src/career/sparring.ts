import { type Bout, strengthOf } from '@peerless/ai/names';
import type { LedgerRow } from './row.ts';
import { counted } from './tallies.ts';

/**
 * What the ledger says about how strong somebody is: their duels against bots whose strength is known. Nothing else is kept
 * for Sparring, so it goes wherever the ledger goes.
 */
export const boutsOf = (rows: readonly LedgerRow[]): Bout[] =>
  counted(rows).flatMap((row) => {
    const against = strengthOf({ bot: row.level ?? '', strength: row.strength ?? null });
    return against === null || row.mode !== 'duel' ? [] : [{ against, score: SCORES[row.result] }];
  });

const SCORES = { won: 1, drawn: 0.5, lost: 0, shared: 0.5 } as const;
