import { quoted } from '@peerless/language';
import { PeerlessError } from '../error.ts';
import { RECORD_FORMAT } from './record.ts';
import { RULES_VERSION } from './rules-version.ts';

/** Why a record cannot be opened, for those who say it in the player's language. Choices count from 1. */
export type RecordProblem =
  /** It is something else. */
  | { readonly is: 'none' }
  /** A part is missing or of the wrong kind. */
  | { readonly is: 'torn' }
  /** It is set up as no game can be. */
  | { readonly is: 'setup'; readonly why: string }
  /** A hero or board of it is not known here. */
  | { readonly is: 'unknown'; readonly what: 'hero' | 'board'; readonly slug: string }
  /** Nothing has changed since it was written, and yet it does not come out. */
  | ({ readonly is: 'damaged' } & Divergence)
  /** The rules, heroes or the board have changed since, and it does not fit any more. */
  | ({ readonly is: 'changed'; readonly since: Changes } & Divergence);

/** Where a record leaves the game that is played here: at a choice, or, with null, only in where it ends. */
export interface Divergence {
  readonly choice: number | null;
}

/** What is different from when a record was written. */
export interface Changes {
  /** The rules version of the record, if it is another one. */
  readonly rules: number | null;
  readonly heroes: readonly string[];
  readonly board: string | null;
}

/** A record that cannot be opened; the message says in one sentence why. */
export class RecordError extends PeerlessError {
  readonly problem: RecordProblem;
  constructor(problem: RecordProblem) {
    super(sentence(problem));
    this.problem = problem;
  }
}

function sentence(problem: RecordProblem): string {
  switch (problem.is) {
    case 'none':
      return `this is no game record: its format should be "${RECORD_FORMAT}"`;
    case 'torn':
      return 'this game record is cut off or damaged: a part of it is missing or of the wrong kind';
    case 'setup':
      return `this game record cannot be set up: ${problem.why}`;
    case 'unknown':
      return `this game was recorded with the ${problem.what} ${quoted(problem.slug)}, which is not known here`;
    case 'damaged':
      return problem.choice === null
        ? 'this game record is damaged: it leads to another position than it says'
        : `this game record is damaged: choice ${problem.choice} of it is not possible`;
    case 'changed':
      return `this game was recorded with ${sinceText(problem.since)}: ${
        problem.choice === null
          ? 'it now leads to another position'
          : `from choice ${problem.choice} on it does not fit any more`
      }`;
  }
}

function sinceText({ rules, heroes, board }: Changes): string {
  const parts = [
    ...(rules === null ? [] : [`rules version ${rules} (this is version ${RULES_VERSION})`]),
    ...heroes.map((slug) => `another ${slug}`),
    ...(board === null ? [] : [`another board ${board}`]),
  ];
  return parts.join(', ');
}
