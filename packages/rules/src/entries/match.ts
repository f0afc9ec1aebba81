/**
 * `@peerless/rules/match`: a game and its log, for tables: choices that can be taken back, players who give up, records
 * that are saved, opened and told again, and games on their way to another thread.
 */
export type { ContentHashes } from '../content/content-hash.ts';
export { changesText } from '../knowledge/changes-text.ts';
export {
  changedWordsText,
  changeWords,
  observationOf,
  type ToldWords,
  type WordChanges,
  wordsText,
} from '../knowledge/told-words.ts';
export {
  changedView,
  type FixedPart,
  type PresentPart,
  type ViewChanges,
} from '../knowledge/view-changes.ts';
export { type Frozen, freeze, hash, thaw } from '../record/frozen-game.ts';
export { resign as resignGame } from '../record/leave.ts';
export {
  agreeDraw,
  choose,
  type Match,
  mayRewind,
  newMatch,
  playEntry,
  resign,
  rewind,
  type StandingEntry,
  timeout,
  undo,
  undoFloor,
} from '../record/match.ts';
export { fromRecord, toRecord } from '../record/open-record.ts';
export {
  type Entry,
  type GameRecord,
  isPlayed,
  OLDER_FORMATS,
  type PlayedEntry,
  RECORD_FORMAT,
  standsAfter,
} from '../record/record.ts';
export { type Changes, RecordError, type RecordProblem } from '../record/record-error.ts';
export { type Listener, retell, standing } from '../record/retell.ts';
export { RULES_VERSION } from '../record/rules-version.ts';
