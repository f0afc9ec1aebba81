import { type Bout, botNameOf, botWords, SPARRING, strengthFor, strengthOf } from '@peerless/ai/names';
import type { Player } from '@peerless/table';
import { readCareer } from './ledger.ts';
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

const isSparring = (player: Player): boolean => player.is === 'bot' && botWords(player.bot)?.bot === SPARRING;

/** Who plays, Sparring with the strength that it has for whoever plays here: it keeps it throughout a game. */
export async function fitted(players: readonly Player[]): Promise<readonly Player[]> {
  if (!players.some(isSparring)) return players;
  const strength = strengthFor(boutsOf((await readCareer()).rows));
  return players.map((player) => {
    const words = player.is === 'bot' ? botWords(player.bot) : null;
    return words?.bot === SPARRING ? { is: 'bot', bot: botNameOf({ ...words, strength }) } : player;
  });
}
