import { randomBytes, randomInt } from 'node:crypto';
import type { GameConfig, Library } from '@peerless/rules';
import type { Player } from '@peerless/table';
import { isComplete, type Lobby, type LobbyRefusal } from './lobby.ts';

/** A game that is about to begin. */
export interface NewGame {
  readonly config: GameConfig;
  readonly players: readonly Player[];
  /** Which person each player is; null for a bot. */
  readonly persons: readonly (string | null)[];
}

/** The game for a lobby in which everybody is there; heroes that nobody chose are drawn by lot, each once. */
export function begin(lobby: Lobby, library: Library): NewGame | LobbyRefusal {
  if (lobby.isPlaying) return 'playing';
  if (!isComplete(lobby)) return 'incomplete';
  const { mode, board, options, places } = lobby;
  const config: GameConfig = {
    seed: randomBytes(16).toString('hex'),
    board,
    mode,
    options,
    seats: drawn(lobby, library),
  };
  return {
    config,
    players: places.map((place) => (place.is === 'bot' ? { is: 'bot', bot: place.bot } : { is: 'person' })),
    persons: places.map((place) => (place.is === 'person' ? place.person : null)),
  };
}

function drawn({ seats }: Lobby, library: Library): GameConfig['seats'] {
  const left = [...library.heroes.keys()].filter((slug) => !seats.some(({ hero }) => hero === slug));
  return seats.map(({ player, hero }) => ({
    player,
    hero: hero ?? left.splice(randomInt(left.length), 1)[0] ?? '',
  }));
}
