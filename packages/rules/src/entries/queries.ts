/**
 * `@peerless/rules/queries`: what an interface shows before anything is chosen: where a fighter could go and whom it could
 * attack, why something is not possible, what a choice would bring.
 */
export {
  OBSTACLES,
  type Obstacle,
  type Preview,
  preview,
  range,
  reach,
  type Step,
  targets,
  whyNot,
} from '../knowledge/queries.ts';
