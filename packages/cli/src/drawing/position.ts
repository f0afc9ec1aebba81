import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import { message, type Names, realisers } from '@peerless/text';
import type { Say } from '../messages.ts';
import { capital } from '../sentence.ts';

/** What is drawn: a board, and who stands on it. */
export interface Scene {
  readonly board: BoardDef;
  readonly view: View | null;
  readonly names: Names | null;
  readonly say: Say;
}

export type Fighter = View['fighters'][number];

/** Words of names that nobody is known by. */
const SMALL_WORDS: readonly string[] = [
  'the',
  'dr.',
  'dr',
  'mr.',
  'sr.',
  'm.',
  'доктор',
  'містер',
  'of',
  '&',
  'і',
];

/** Two letters on a medallion: `KA` for King Arthur, `H2` for the second Harpy. */
export function initials(fighter: Fighter, names: Names): string {
  const name = names.fighter(fighter.id).replace(/ \(\d\)$/, '');
  const words = name.split(/[\s-]+/).filter((word) => !SMALL_WORDS.includes(word.toLowerCase()));
  const [first = name, ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined) return capital(first.slice(0, fighter.hero ? 2 : 1));
  return `${first.charAt(0)}${/^\d+$/.test(last) ? last : last.charAt(0)}`.toUpperCase();
}

/** Why a fighter, or several of its kind, is not on the board, in a word that agrees with its name. */
export function statusWord(
  fighter: Fighter,
  { turn }: View,
  names: Names,
  say: Say,
  count: number = 1,
): string {
  const { id, kind, status } = fighter;
  const name = { is: 'name', of: 'fighter', text: names.fighter(id), slug: kind } as const;
  const isShe = realisers[say.lang].gender(name) === 'f';
  if (status === 'defeated' && count === 1) return say(isShe ? 'isDefeatedShe' : 'isDefeated');
  if (status === 'defeated') return say(isShe ? 'areDefeatedShe' : 'areDefeated');
  if (turn === 0) return say('notPlacedYet');
  return message(say.lang, status === 'reserve' ? 'inReserve' : 'offBoard');
}

/** The fighters on the board. */
export const standingFighters = (view: View | null): readonly Fighter[] =>
  (view?.fighters ?? []).filter((fighter) => fighter.space !== null);
