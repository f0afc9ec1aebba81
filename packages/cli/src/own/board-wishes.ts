import { type BoardDef, nearest } from '@peerless/language';

/** A zone of one space: there are such, but more often the name of another zone was misspelt. */
export interface LoneZone {
  readonly zone: string;
  readonly space: number;
  /** The zone that was probably meant. */
  readonly meant: string | null;
}

export function loneZones({ spaces }: BoardDef): LoneZone[] {
  const zones = [...new Set(spaces.flatMap((space) => space.zones))];
  const within = (zone: string) => spaces.filter((space) => space.zones.includes(zone));
  const large = zones.filter((zone) => within(zone).length > 1);
  return zones.flatMap((zone) => {
    const [space, ...more] = within(zone);
    if (space === undefined || more.length > 0) return [];
    return [{ zone, space: space.id, meant: nearest(zone, large) ?? null }];
  });
}
