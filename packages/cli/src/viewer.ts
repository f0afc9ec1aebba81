import { foreign } from '@peerless/language';
import type { Game, Viewer } from '@peerless/rules';
import { InputError } from './input-error.ts';

/** A viewer by word: a player counted from 1, `spectator` or `open`. */
export function viewerNamed(word: string, game: Game): Viewer {
  if (word === 'spectator' || word === 'open') return word;
  const players = [...new Set(game.content.player.slice(0, game.content.seats))];
  const player = Number(word) - 1;
  if (/^\d+$/.test(word) && players.includes(player)) return player;
  const numbers = players.map((number) => number + 1).sort((a, b) => a - b);
  throw new InputError((say) => say('viewForm', { players: numbers.join(', '), text: foreign(word) }));
}
