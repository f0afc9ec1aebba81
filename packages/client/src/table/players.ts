import type { TableConfig } from '@peerless/rules';
import type { Player } from './table.ts';

/** Who plays each seat; where nothing is said, a player of its own. */
export const playersAt = ({ seats }: Pick<TableConfig, 'seats'>): number[] =>
  seats.map(({ player }, seat) => player ?? seat);

/** How many players there are, by who plays each seat: a player may have several. */
export const playerCount = (players: Iterable<number>): number => Math.max(...players) + 1;

/** One person at a table of bots. */
export const alone = (players: number, person: number, bot: string): readonly Player[] =>
  Array.from({ length: players }, (_, i) => (i === person ? { is: 'person' } : { is: 'bot', bot }));
