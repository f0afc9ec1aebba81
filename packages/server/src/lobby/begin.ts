import type { GameConfig, Library } from '@peerless/rules';
import { isQuick, whenUpOf } from '@peerless/table/online';
import type { NewGame, Terms } from '../rooms/terms.ts';
import { fairnessOf, lotOf } from './fairness.ts';
import { type Lobby, swapped } from './lobby.ts';

/** What a lobby has agreed on. */
export interface Agreed extends Pick<NewGame, 'config' | 'players' | 'persons'> {
  /** How they sit: with changed sides where that was wished. */
  readonly lobby: Lobby;
  readonly terms: Omit<Terms, 'table'>;
}

/** The game for a lobby in which everybody is ready; heroes that nobody chose are drawn by lot, each once. */
export function begin(agreed: Lobby, library: Pick<Library, 'heroes'>): Agreed {
  const lobby = agreed.isSwapped ? swapped(agreed) : agreed;
  const { mode, board, options, places, secret, clock, isCast } = lobby;
  const isRated = isRatedAt(lobby);
  const salts = places.map((place) => (place.is === 'person' ? (place.salt ?? '') : ''));
  const { seed, ...fairness } = fairnessOf(secret, salts);
  return {
    lobby,
    config: { seed, board, mode, options, seats: drawn(lobby, library, seed) },
    players: places.map((place) =>
      place.is === 'bot' ? { is: 'bot', bot: place.bot } : { is: 'person', name: nameOf(place) },
    ),
    persons: places.map((place) => (place.is === 'person' ? place.person : null)),
    terms: {
      clock,
      whenUp: whenUpOf(isRated, lobby.whenUp),
      isRated,
      isCast: isCast && isQuick(clock),
      fairness,
    },
  };
}

/** Whether the next game counts: one with bots counts for nothing. */
export const isRatedAt = ({ isRated, places }: Pick<Lobby, 'isRated' | 'places'>): boolean =>
  isRated && places.every(({ is }) => is !== 'bot');

const nameOf = (place: Lobby['places'][number]): string => (place.is === 'person' ? place.name : '');

/** The seed draws the lots, too: whoever verifies it can draw them again. */
function drawn(
  { seats, struck }: Lobby,
  { heroes }: Pick<Library, 'heroes'>,
  seed: string,
): GameConfig['seats'] {
  const left = [...heroes.keys()]
    .filter((slug) => !struck.includes(slug) && !seats.some(({ hero }) => hero === slug))
    .sort();
  return seats.map(({ player, hero }, seat) => ({
    player,
    hero: hero ?? left.splice(lotOf(seed, seat, left.length), 1)[0] ?? '',
  }));
}
