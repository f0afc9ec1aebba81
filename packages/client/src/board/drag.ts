import type { FighterView } from '@peerless/rules';
import type { Marks } from './marks.ts';
import type { Place } from './use-pointing.ts';

/** Where a fighter was dropped: on a space, or onto somebody. */
export type Drop = { readonly space: number } | { readonly fighter: string };

type Standing = ReadonlyMap<number, FighterView>;

/** The fighter at a place that can be dragged from there. */
export function grabbedAt(place: Place | null, standing: Standing, { drags }: Marks): string | null {
  if (place === null || 'door' in place) return null;
  const fighter = standing.get(place.space)?.id;
  return fighter !== undefined && drags.has(fighter) ? fighter : null;
}

/** What dropping that fighter there means; null where it means nothing. */
export function dropAt(
  fighter: string,
  place: Place | null,
  standing: Standing,
  { drags }: Marks,
): Drop | null {
  const drops = drags.get(fighter);
  if (drops === undefined || place === null || 'door' in place) return null;
  const other = standing.get(place.space)?.id;
  if (other !== undefined && drops.fighters.has(other)) return { fighter: other };
  return drops.spaces.has(place.space) ? { space: place.space } : null;
}

/** While a fighter is dragged, only where it can be dropped may be chosen. */
export function marksWhile(fighter: string, marks: Marks): Marks {
  const drops = marks.drags.get(fighter);
  return {
    ...marks,
    picked: fighter,
    spaces: new Map([...(drops?.spaces ?? [])].map((space) => [space, marks.spaces.get(space) ?? ''])),
    fighters: new Map([...(drops?.fighters ?? [])].map((other) => [other, marks.fighters.get(other) ?? ''])),
    prey: new Set([...marks.prey].filter((other) => drops?.fighters.has(other))),
    doors: new Map(),
    path: [],
    // Where it cannot be dropped, how far it is would promise a move.
    reach: drops === undefined || drops.spaces.size === 0 ? new Map() : marks.reach,
  };
}
