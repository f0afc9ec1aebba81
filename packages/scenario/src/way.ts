import type { Game, Option } from '@peerless/rules';
import { movementOf, movementOn, stepsOf } from '@peerless/rules/position';
import { openView } from './cast.ts';
import type { StepOf } from './step.ts';

/** The ways of moves, which scenarios may write out (`via`). */

/** The spaces of a move in order, the last one included, which `via` may name too. */
export function wayOf({ to, via = [] }: StepOf<'move'>): readonly number[] {
  return to === undefined || via.at(-1) === to ? via : [...via, to];
}

/** Where the engine asks for the last space only: why a fighter cannot go there that way, or null. */
export function wayProblem(game: Game, step: StepOf<'move'>, option: Option): string | null {
  if (step.via === undefined || (option.type !== 'move' && option.type !== 'stay')) return null;
  const { fighter } = option;
  const way = wayOf(step);
  const walker = openView(game).fighters.find(({ id }) => id === fighter);
  let at = walker?.halt ?? walker?.space ?? null;
  for (const next of way) {
    if (at === null || !stepsOf(game, fighter, at).includes(next))
      return `${fighter} cannot step from ${at} to ${next}`;
    at = next;
  }
  const most = movementOf(game, fighter);
  const needed = movementOn(game, fighter, way);
  return needed > most ? `${fighter} may move ${most} spaces, not the ${needed} of this way` : null;
}
