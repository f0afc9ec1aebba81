import { botWords, LEVELS, SPARRING } from '@peerless/ai/names';
import type { GameRecord } from '@peerless/rules/match';
import { type Moment, type Player, peopleIn, playersAt } from '@peerless/table';
import type { Origin } from '../games/kept-game.ts';
import { earnedBy, type Finished } from './achievements.ts';
import { factsOf } from './facts.ts';
import type { LedgerRow } from './row.ts';

/** A game that is over, as its person saw it. */
export interface EndedGame {
  readonly id: string;
  readonly date: number;
  readonly record: Pick<GameRecord, 'config' | 'entries' | 'final'>;
  readonly players: readonly Player[];
  readonly moments: readonly Moment[];
  readonly origin: Origin | undefined;
}

/** The strongest of the bots, whatever its style; one that has no level says nothing. Sparring says how strong it was. */
function levelOf(players: readonly Player[]): Pick<LedgerRow, 'level' | 'strength'> {
  const bots = players.flatMap((player) => (player.is === 'bot' ? (botWords(player.bot) ?? []) : []));
  const level = LEVELS.findLast((known) => bots.some(({ bot }) => bot === known));
  if (level !== undefined) return { level };
  const sparring = bots.find(({ bot }) => bot === SPARRING);
  if (sparring === undefined) return { level: null };
  return { level: SPARRING, ...(sparring.strength === null ? {} : { strength: sparring.strength }) };
}

/**
 * The row of a game, or null where there is nothing to count: it goes on, only bots played, or it began in the middle of
 * another one, where whoever plays knows how it goes on.
 */
export function rowOf({ id, date, record, players, moments, origin }: EndedGame): LedgerRow | null {
  const view = moments.at(-1)?.view;
  const people = peopleIn(players);
  if (view === undefined || view.outcome === null || people.length === 0) return null;
  if (origin?.is === 'variation') return null;
  const { config } = record;
  const isShared = people.length > 1;
  const own = isShared
    ? []
    : playersAt(config).flatMap((player, seat) => (people.includes(player) ? [seat] : []));
  const { winners, reason } = view.outcome;
  const teams = own.map((seat) => view.seats[seat]?.team);
  const hasWon = winners.some((seat) => teams.includes(view.seats[seat]?.team));
  const facts = factsOf(moments, own);
  const row: Finished['row'] = {
    id,
    print: `${config.seed} ${record.final}`,
    date,
    seed: config.seed,
    board: config.board,
    mode: config.mode,
    heroes: config.seats.map(({ hero }) => hero),
    own,
    ...levelOf(players),
    result: isShared ? 'shared' : winners.length === 0 ? 'drawn' : hasWon ? 'won' : 'lost',
    turns: view.turn,
    health: facts.health,
    ...(origin?.is === 'gauntlet' ? { rung: { run: origin.run, rung: origin.rung, of: origin.of } } : {}),
    ...(origin?.is === 'challenge' ? { challenge: origin.score } : {}),
  };
  const hasUndone = record.entries.some((entry) => 'undo' in entry || 'rewind' in entry);
  return { ...row, earned: isShared ? [] : earnedBy({ row, reason, facts, hasUndone }) };
}
