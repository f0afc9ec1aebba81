import type { BoardDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import type { Names } from '@peerless/text';

/** What is drawn: a board, and who stands on it. */
export interface Scene {
  readonly board: BoardDef;
  readonly view: View | null;
  readonly names: Names | null;
}

export type Fighter = View['fighters'][number];

/** Two letters on a medallion: `KA` for King Arthur, `H2` for the second Harpy. */
export function initials(fighter: Fighter, names: Names): string {
  const name = names.fighter(fighter.id).replace(/ \(\d\)$/, '');
  const words = name.split(/[\s-]+/).filter((word) => !/^(the|dr\.|mr\.|of|&)$/i.test(word));
  const [first = name, ...rest] = words;
  const last = rest.at(-1);
  if (last === undefined) return first.slice(0, fighter.hero ? 2 : 1);
  return `${first.charAt(0)}${/^\d+$/.test(last) ? last : last.charAt(0)}`;
}

/** Why a fighter is not on the board, in a word. */
export function statusWord({ status }: Fighter, { turn }: View): string {
  if (turn === 0 && status !== 'defeated') return 'not placed yet';
  return status === 'reserve' ? 'in reserve' : status;
}

/** The fighters on the board. */
export const standingFighters = (view: View | null): readonly Fighter[] =>
  (view?.fighters ?? []).filter((fighter) => fighter.space !== null);
