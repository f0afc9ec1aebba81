import type { Language } from '@peerless/language';
import type { Library, TableConfig, View } from '@peerless/rules';
import { type Names, namesFor } from '@peerless/text';
import { boardIn, heroIn } from '../in-library.ts';

/** What everything is called at a table, for the reader of that view. */
export function namesAt(
  config: Pick<TableConfig, 'seats' | 'board'>,
  library: Library,
  lang: Language,
  view: View | null,
): Names {
  const heroes = config.seats.map(({ hero }) => heroIn(library, hero));
  return namesFor(heroes, boardIn(library, config.board), lang, view === null ? null : seatOf(view));
}

/** The seats of the viewer. */
export const ownSeats = ({ viewer, seats }: Pick<View, 'viewer' | 'seats'>): number[] =>
  seats.filter(({ player }) => player === viewer).map(({ seat }) => seat);

/** The seat from which a view is seen: the one that decides, or the viewer's first; null for an onlooker. */
export function seatOf({ viewer, seats, decision }: View): number | null {
  const own = ownSeats({ viewer, seats });
  const asked = decision?.seat ?? -1;
  return own.includes(asked) ? asked : (own[0] ?? null);
}
