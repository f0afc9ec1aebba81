import type { Language } from '@peerless/language';
import { type GameConfig, PeerlessError } from '@peerless/rules';
import { RecordError, type RecordProblem } from '@peerless/rules/match';
import { boards, heroes, library } from '../library.ts';
import { nameOf } from '../names.ts';

/** A hero or board that is not here. */
export type Unknown = Extract<RecordProblem, { is: 'unknown' }>;

const SLUG = /^[a-z0-9-]{1,64}$/;

/** What is wrong with a record that was refused; other errors are no matter of records. */
export function recordProblem(error: unknown): RecordProblem {
  if (error instanceof RecordError) return error.problem;
  if (error instanceof PeerlessError) return { is: 'torn' };
  throw error;
}

/** A hero or board of ours by its name; another one keeps its slug. */
export function calledIn(lang: Language): (slug: string) => string {
  return (slug) => {
    const found = [...heroes, ...boards].find((item) => item.slug === slug);
    return found === undefined ? slug : nameOf(found, lang);
  };
}

/** The first hero or board of a setup that is not at this table. What cannot be a slug is damage, not content. */
export function unknownIn({ seats, board }: GameConfig): Unknown | null {
  const { heroes, boards } = library();
  const isMissing = (slug: string, here: ReadonlyMap<string, unknown>): boolean =>
    typeof slug === 'string' && SLUG.test(slug) && !here.has(slug);
  const hero = seats.find((seat) => isMissing(seat.hero, heroes))?.hero;
  if (hero !== undefined) return { is: 'unknown', what: 'hero', slug: hero };
  return isMissing(board, boards) ? { is: 'unknown', what: 'board', slug: board } : null;
}
