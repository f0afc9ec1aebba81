import type { Viewer } from '@peerless/rules';
import type { Player } from '@peerless/table';

/**
 * With whose eyes a replay may be seen; it begins with the first. While people still play, nobody's cards are shown but
 * those of whoever plays alone against bots. Null: nobody knows who plays.
 */
export function viewersOf(
  isOver: boolean,
  players: readonly Player[] | null,
  count: number,
): readonly Viewer[] {
  const people = players?.flatMap(({ is }, player) => (is === 'person' ? [player] : []));
  if (isOver || people?.length === 0)
    return ['open', ...Array.from({ length: count }, (_, player) => player), 'spectator'];
  return people?.length === 1 ? [...people, 'spectator'] : ['spectator'];
}

/** Whether everything may be seen, played on from, and shown to others. */
export const isOpen = (viewers: readonly Viewer[]): boolean => viewers.includes('open');
