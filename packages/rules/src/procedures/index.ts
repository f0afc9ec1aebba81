import { attack } from './attack.ts';
import { damage } from './damage.ts';
import { effect } from './effect.ts';
import { maneuver } from './maneuver.ts';
import { moves } from './moves.ts';
import type { Procedure } from './procedure.ts';
import { resolve } from './resolve.ts';
import { scheme } from './scheme.ts';
import { setup } from './setup.ts';
import { turn } from './turn.ts';
import { walk } from './walk.ts';

/** In the order of the numbers in procedure.ts. */
export const PROCEDURES: readonly Procedure[] = [
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
];
