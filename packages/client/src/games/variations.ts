import { type GameRecord, type Match, retell, standing } from '@peerless/rules/match';
import type { Player } from '@peerless/table';
import { library } from '../library.ts';

/** Other games that can be made of one that was played. */

/** The game as it stood after so many choices. */
export function until(record: Pick<GameRecord, 'config' | 'entries'>, choices: number): Match {
  const { config } = record;
  let told: Match | null = null;
  retell({ config, entries: standing(record.entries).slice(0, choices) }, library(), (match) => {
    told = match;
  });
  if (told === null) throw new Error('a game is told at least from its setup');
  return told;
}

/** Everybody moves on by one: in a duel the two change sides. */
export const swapped = (players: readonly Player[]): readonly Player[] => [
  ...players.slice(1),
  ...players.slice(0, 1),
];

/** Whom one most likely wants to play: whoever is asked, unless that was a bot and somebody else a person. */
export function likeliest(recorded: readonly Player[], asked: number): number {
  const people = recorded.flatMap(({ is }, player) => (is === 'person' ? [player] : []));
  return people.includes(asked) ? asked : (people[0] ?? asked);
}
