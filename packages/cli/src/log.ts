import type { HeroDef } from '@peerless/language';
import type { GameConfig, GameEvent } from '@peerless/rules';
import { eventText, type Names, namedSource, namesFor, type TextLanguage } from '@peerless/text';
import { boardBySlug, heroBySlug } from './collection/library.ts';
import { InputError } from './input-error.ts';
import { capital } from './sentence.ts';
import { indented } from './style.ts';

/** The log of a game in words. */

/** The names at a table; `seat` is called "you". */
export function tableNames(
  config: Pick<GameConfig, 'seats' | 'board'>,
  lang: TextLanguage,
  seat: number | null = null,
): Names {
  const board = boardBySlug(config.board);
  const heroes = config.seats
    .map(({ hero }) => heroBySlug(hero))
    .filter((hero): hero is HeroDef => hero !== undefined);
  if (board === undefined || heroes.length < config.seats.length)
    throw new InputError((say) => say('notKnownHere', { board: config.board }));
  return namesFor(heroes, board, lang, seat);
}

/** `Medusa – King Arthur` */
export const seatNames = (config: Pick<GameConfig, 'seats'>, names: Names): string =>
  capital(config.seats.map((_, seat) => names.seat(seat)).join(' – '));

/** What happens so often that nobody wants to read it. */
const QUIET: readonly GameEvent['type'][] = ['turnEnded', 'actionStarted'];

/**
 * Cards go to the discard pile after they were played or boosted with; their own line has told it already. Not that they go to a pile of
 * their own.
 */
const isObvious = (event: GameEvent): boolean =>
  event.type === 'discarded' && event.pile === undefined && (event.why === 'played' || event.why === 'boost');

/** One event, as whoever reads it may see it, as one line with its cause; null when there is nothing to say. */
export function logLine(event: GameEvent, names: Names): string | null {
  if (QUIET.includes(event.type) || isObvious(event)) return null;
  const text = eventText(event, names);
  const cause = namedSource(event.cause, names);
  return cause === '' || text.includes(cause) ? text : `${text.replace(/\.$/, '')} (${cause}).`;
}

/** A heading before each turn, indented lines below it. */
export function logLines(events: readonly GameEvent[], names: Names): string[] {
  return events.flatMap((event) => {
    const line = logLine(event, names);
    if (line === null) return [];
    return event.type === 'turnStarted' ? ['', line] : [`  ${line}`];
  });
}

/** The same on a screen; what is broken goes on below its beginning. */
export const wrappedLog = (lines: readonly string[], width: number): string[] =>
  lines.flatMap((line) => {
    const margin = line.startsWith(' ') ? '  ' : '';
    return indented(line.trimStart(), width, `${margin}  `, margin).split('\n');
  });
