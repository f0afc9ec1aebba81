import { botNameOf, botWords, SPARRING, strengthFor } from '@peerless/ai/names';
import type { Player } from '@peerless/table';
import { readCareer } from './career/ledger.ts';
import { boutsOf } from './career/sparring.ts';

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
