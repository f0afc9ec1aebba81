import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Bout, botNameOf, botWords, SPARRING, strengthFor, strengthOf } from '@peerless/ai/names';
import { outcome, PeerlessError } from '@peerless/rules';
import { toRecord } from '@peerless/rules/match';
import { type Player, playersAt } from '@peerless/table';
import { makeFolder, readJson, unusable, writeText } from '../files.ts';
import { errorText } from '../input-error.ts';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import type { Table } from './table.ts';

/** The duels that were finished at this terminal against bots whose strength is known: Sparring goes by them. */

const FORMAT = 'peerless-sparring';

/** `print` tells games apart: a game counts once, however often it is looked at. */
interface Kept extends Bout {
  readonly print: string;
}

const pathIn = (io: Io): string => join(io.home, 'sparring.json');

/** The results so far, the earliest first. */
export function readBouts(io: Io): readonly Kept[] {
  const path = pathIn(io);
  if (!existsSync(path)) return [];
  const { format, bouts } = (readJson(path) ?? {}) as { format?: unknown; bouts?: unknown };
  if (format !== FORMAT || !Array.isArray(bouts) || !bouts.every(isKept))
    throw unusable('cannotUse', path, (say) => say('noSparring'));
  return bouts;
}

function isKept(value: unknown): value is Kept {
  const { print, against, score } = (value ?? {}) as { print?: unknown; against?: unknown; score?: unknown };
  return typeof print === 'string' && Number.isFinite(against) && [0, 0.5, 1].includes(Number(score));
}

/** Who plays, Sparring with the strength that it has for whoever plays here: it keeps it throughout a game. */
export function fitted(players: readonly Player[], io: Io): readonly Player[] {
  return players.map((player) => {
    const words = player.is === 'bot' ? botWords(player.bot) : null;
    if (words?.bot !== SPARRING || words.strength !== null) return player;
    return { is: 'bot', bot: botNameOf({ ...words, strength: strengthFor(readBouts(io)) }) };
  });
}

/** Remembers how a duel of one person against a bot ended. Where that cannot be kept it is said, and nothing else is lost. */
export function noteBout({ host }: Table, io: Io, say: Say): void {
  const { match, players } = host;
  const { config } = match;
  const end = outcome(match.game);
  const person = players.findIndex(({ is }) => is === 'person');
  const other = players[1 - person];
  if (end === null || config.mode !== 'duel' || other?.is !== 'bot') return;
  const words = botWords(other.bot);
  const against = words === null ? null : strengthOf(words);
  if (against === null) return;
  const seat = playersAt(config).indexOf(person);
  const score = end.winners.length === 0 ? 0.5 : end.winners.includes(seat) ? 1 : 0;
  const print = `${config.seed} ${toRecord(match).final}`;
  try {
    const bouts = readBouts(io);
    if (bouts.some((bout) => bout.print === print)) return;
    makeFolder(io.home);
    const text = JSON.stringify({ format: FORMAT, bouts: [...bouts, { print, against, score }] }, null, 1);
    writeText(pathIn(io), `${text}\n`);
  } catch (error) {
    if (!(error instanceof PeerlessError)) throw error;
    io.err(`${errorText(error, say)}\n`);
  }
}
