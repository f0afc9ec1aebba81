import { checkTable } from '../content/check-table.ts';
import { contentHashes } from '../content/content-hash.ts';
import type { Library } from '../content/library.ts';
import { PeerlessError } from '../error.ts';
import type { Sink } from '../state/event.ts';
import { finalHash } from './final-position.ts';
import { type Match, newMatch, playEntry, undo } from './match.ts';
import { type ReadRecord, readRecord } from './read-record.ts';
import { type Entry, type GameRecord, RECORD_FORMAT } from './record.ts';
import { type Changes, RecordError } from './record-error.ts';
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
 * that it says, even when rules or content have changed since; otherwise it is refused in one sentence.
 */
export function fromRecord(json: unknown, library: Library, sink: Sink | null = null): Match {
  const record = readRecord(json);
  const match = setUp(record, library, sink);
  for (const entry of record.entries) {
    try {
      replay(match, entry, sink);
    } catch (error) {
      if (!(error instanceof PeerlessError)) throw error;
      throw refusal(record, library, match.line.length + 1);
    }
  }
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

function replay(match: Match, entry: Entry, sink: Sink | null): void {
  if (!('undo' in entry)) playEntry(match, entry, sink);
  // Whoever chose takes back.
  else undo(match, match.line[entry.undo]?.player ?? 0, entry.undo);
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
