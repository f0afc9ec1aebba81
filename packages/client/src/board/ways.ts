import type { GameEvent } from '@peerless/rules';

/** What happened to the fighters in the moment that is drawn. */
export interface Deeds {
  /** The spaces over which each went, the first one included. */
  readonly ways: ReadonlyMap<string, readonly number[]>;
  /** The damage that each took. */
  readonly losses: ReadonlyMap<string, number>;
}

/** What these events did to fighters that can be seen: who went where, who lost how much. */
export function deedsOf(events: readonly GameEvent[]): Deeds {
  const ways = new Map<string, readonly number[]>();
  const losses = new Map<string, number>();
  for (const event of events) {
    if (event.type === 'moved') {
      const before = ways.get(event.fighter) ?? [event.from];
      ways.set(event.fighter, [...before, ...event.path.filter((space) => space !== event.from)]);
    }
    if (event.type === 'damaged') losses.set(event.fighter, (losses.get(event.fighter) ?? 0) + event.amount);
  }
  return { ways, losses };
}
