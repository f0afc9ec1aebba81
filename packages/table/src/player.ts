import type { TableConfig } from '@peerless/rules';

/** Who plays: a person, who has a name where people meet from afar, or a bot by its name. */
export type Player =
  | { readonly is: 'person'; readonly name?: string }
  | { readonly is: 'bot'; readonly bot: string };

/** Characters of a name; that of a bot may be that of a file. */
const LONGEST_NAME = 40;

/** Who plays each seat; where nothing is said, a player of its own. */
export const playersAt = ({ seats }: Pick<TableConfig, 'seats'>): number[] =>
  seats.map(({ player }, seat) => player ?? seat);

/** How many players there are, by who plays each seat: a player may have several. */
export const playerCount = (players: Iterable<number>): number => Math.max(...players) + 1;

/** The people among the players, by number. */
export const peopleIn = (players: readonly Player[]): number[] =>
  players.flatMap(({ is }, player) => (is === 'person' ? [player] : []));

/** One person at a table of bots. */
export const alone = (players: number, person: number, bot: string): readonly Player[] =>
  Array.from({ length: players }, (_, i) => (i === person ? { is: 'person' } : { is: 'bot', bot }));

/** Whether something that was read says who plays. */
export function isPlayer(value: unknown): value is Player {
  const player = value as { is?: unknown; name?: unknown; bot?: unknown } | null;
  if (player?.is === 'person') return player.name === undefined || isName(player.name);
  return player?.is === 'bot' && isName(player.bot);
}

const isName = (value: unknown): boolean => typeof value === 'string' && value.length <= LONGEST_NAME;
