import { stepsFrom } from '../board/movement.ts';
import { PeerlessError } from '../error.ts';
import { mannerOf, movementLeft } from '../procedures/moves.ts';
import { movementOn as movementOnWay } from '../procedures/paths.ts';
import type { Game } from '../state/game.ts';
import { spaceId } from '../state/ids.ts';
import { askedPrompt } from '../state/question.ts';
import { top } from '../state/stack.ts';
import { PROMPT } from './codes.ts';

/** The moves being asked for (prompt `moves`), where only the last space is named: how they could be walked. */

function fighterNumber(game: Game, id: string): number {
  if (askedPrompt(game) !== PROMPT.moves) throw new PeerlessError('no moves are asked for');
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
  return [...stepsFrom(game, number, at, mannerOf(game, top(game)))].map((space) => spaceId(game, space));
}

/** How much of its movement that way uses: spaces with some tokens may not count. */
export function movementOn(game: Game, fighter: string, way: readonly number[]): number {
  const { index } = game.content.board;
  const spaces = way.map((id) => index.get(id) ?? -1);
  return movementOnWay(game, fighterNumber(game, fighter), spaces, mannerOf(game, top(game)));
}

/** How many spaces this fighter may still move. */
export const movementOf = (game: Game, fighter: string): number =>
  movementLeft(game, top(game), fighterNumber(game, fighter));
