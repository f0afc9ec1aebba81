import { checkTable } from '../content/check-table.ts';
import { contentHashes } from '../content/content-hash.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import type { GameEvent, Sink } from '../state/event.ts';
import { finalHash } from './final-position.ts';
import { type Match, newMatch, playEntry, rewind, undo } from './match.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { type Entry, type GameRecord, isPlayed, RECORD_FORMAT, standsAfter } from './record.ts';
import { type Changes, RecordError } from './record-error.ts';
import type { Listener } from './retell.ts';
import { RULES_VERSION } from './rules-version.ts';

/** The match as JSON. */
export function toRecord(match: Match): GameRecord {
  return {
    format: RECORD_FORMAT,
    rulesVersion: RULES_VERSION,
    config: match.config,
    content: contentHashes(match.config, match.library),
    entries: [...match.entries],
    final: finalHash(match.game),
  };
}

/**
 * Plays a record of this or an earlier release again. It opens if all its choices are possible and lead to the position
 * that it says, even when rules or content have changed since; otherwise it is refused in one sentence. The listener
 * also hears what is taken back later: of all that it heard at one length of the match's line, the last counts.
 */
export function fromRecord(json: unknown, library: Library, listen: Listener | null = null): Match {
  const record = readRecord(json);
  let events: GameEvent[] = [];
  const sink = listen === null ? null : (event: GameEvent): number => events.push(event);
  const match = setUp(record, library, sink);
  listen?.(match, events, null);
  for (const entry of unwound(record.entries)) {
    try {
      events = [];
      replay(match, entry, sink);
      if (isPlayed(entry)) listen?.(match, events, entry);
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      throw refusal(record, library, match.line.length + 1);
    }
  }
  match.entries.splice(0, Number.POSITIVE_INFINITY, ...record.entries);
  if (record.final !== null && record.final !== finalHash(match.game)) throw refusal(record, library, null);
  return match;
}

function setUp({ config }: ReadRecord, library: Library, sink: Sink | null): Match {
  try {
    checkTable(config);
    for (const { hero } of config.seats)
      if (!library.heroes.has(hero)) throw new RecordError({ is: 'unknown', what: 'hero', slug: hero });
    if (!library.boards.has(config.board))
      throw new RecordError({ is: 'unknown', what: 'board', slug: config.board });
    return newMatch(config, library, sink);
  } catch (error) {
    if (!(error instanceof PeerlessError) || error instanceof RecordError) throw error;
    throw new RecordError({ is: 'setup', why: error.message });
  }
}

/**
 * The entries without those that a rewind has taken back: what everybody agreed to forget need not be played, so that
 * a record with many of them opens as quickly as any. A rewind that takes nothing back stays, and is refused.
 */
function unwound(entries: readonly Entry[]): Entry[] {
  const played: Entry[] = [];
  /** How many choices stood before each entry of `played`. */
  const stood: number[] = [];
  let stands = 0;
  for (const entry of entries) {
    if ('rewind' in entry && entry.rewind < stands) {
      while (stands > entry.rewind) {
        played.pop();
        stands = stood.pop() ?? 0;
      }
      continue;
    }
    played.push(entry);
    stood.push(stands);
    stands = standsAfter(stands, entry);
  }
  return played;
}

function replay(match: Match, entry: Entry, sink: Sink | null): void {
  if ('rewind' in entry) rewind(match, entry.rewind);
  // Whoever chose takes back.
  else if ('undo' in entry) undo(match, match.line[entry.undo]?.player ?? 0, entry.undo);
  else playEntry(match, entry, sink);
}

/** If nothing has changed since it was written, the record itself is damaged. */
function refusal(record: ReadRecord, library: Library, choice: number | null): RecordError {
  const since = changesSince(record, library);
  const same = since.rules === null && since.heroes.length === 0 && since.board === null;
  return new RecordError(same ? { is: 'damaged', choice } : { is: 'changed', since, choice });
}

function changesSince({ rulesVersion, config, content }: ReadRecord, library: Library): Changes {
  const rules = rulesVersion === RULES_VERSION ? null : rulesVersion;
  if (content === null) return { rules, heroes: [], board: null };
  const here = contentHashes(config, library);
  return {
    rules,
    heroes: Object.keys(here.heroes).filter((slug) => here.heroes[slug] !== content.heroes[slug]),
    board: here.board === content.board ? null : config.board,
  };
}
