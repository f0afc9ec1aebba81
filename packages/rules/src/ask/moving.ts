import { hasSpace } from '../board/board.ts';
import { stepsFrom } from '../board/movement.ts';
import { PeerlessError } from '../error.ts';
import { movementLeft } from '../procedures/moves.ts';
import { masks } from '../state/fighters.ts';
import { type Game, top } from '../state/game.ts';
import { ASK_PROMPT } from '../state/layout.ts';
import { PROMPT } from './codes.ts';
import { movesThrough } from './options.ts';

/** The moves being asked for (prompt `moves`), where only the last space is named: how they could be walked. */

function fighterNumber(game: Game, id: string): number {
  if (game.state[ASK_PROMPT] !== PROMPT.moves) throw new PeerlessError('no moves are asked for');
  const fighter = id === '' ? -1 : game.content.fighterIds.indexOf(id);
  if (fighter < 0) throw new PeerlessError(`unknown fighter "${id}"`);
  return fighter;
}

/** The spaces that this fighter may enter with one step from that one, occupied ones that it can pass included. */
export function stepsOf(game: Game, fighter: string, from: number): readonly number[] {
  const number = fighterNumber(game, fighter);
  const { board } = game.content;
  const at = board.index.get(from);
  if (at === undefined) throw new PeerlessError(`${board.def.name} has no space ${from}`);
  stepsFrom(game, number, at, movesThrough(game));
  const { lo, hi } = masks;
  return board.ids.filter((_, space) => hasSpace(lo, hi, space));
}

/** How many spaces this fighter may still move. */
export const movementOf = (game: Game, fighter: string): number =>
  movementLeft(game, top(game), fighterNumber(game, fighter));
