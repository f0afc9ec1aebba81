import { attack } from './attack.ts';
import { conveyor } from './conveyor.ts';
import { damage } from './damage.ts';
import { effect } from './effect.ts';
import { guests } from './guests.ts';
import { maneuver } from './maneuver.ts';
import { moves } from './moves.ts';
import { PROCEDURE_NAMES, type Procedure, type ProcedureName } from './procedure.ts';
import { resolve } from './resolve.ts';
import { scheme } from './scheme.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { walk } from './walk.ts';
import { whichHero } from './which-hero.ts';

const BY_NAME: { readonly [N in ProcedureName]: Procedure } = {
  turn,
  setup,
  maneuver,
  moves,
  walk,
  scheme,
  attack,
  resolve,
  effect,
  damage,
  conveyor,
  whichHero,
  guests,
};

/** By their numbers; all of one shape, which makes them faster to call. */
export const PROCEDURES: readonly Required<Procedure>[] = PROCEDURE_NAMES.map((name) => {
  const { steps, list, describe = () => ({}) } = BY_NAME[name];
  return { steps, list, describe };
});
