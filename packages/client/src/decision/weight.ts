import type { Decision, Option } from '@peerless/rules';

/** Prompts whose answer shows something or lets chance speak: it cannot be taken back. */
const FINAL: ReadonlySet<Decision['prompt']> = new Set([
  'mulligan',
  'moveBoost',
  'defend',
  'predict',
  'handLimit',
  'boost',
  'take',
  'takeMore',
  'summon',
  'place',
]);

/** Whether a choice is asked for once more before it is made: attacks, schemes, items, and what an effect does for good. */
export function isWeighty({ prompt, source, options }: Decision, option: Option): boolean {
  // Where there is nothing to choose there is nothing to think over.
  if (options.length === 1) return false;
  if (option.type === 'attack' || option.type === 'scheme' || option.type === 'item') return true;
  if (option.type === 'none' || option.type === 'no' || option.type === 'yes') return prompt === 'defend';
  if (FINAL.has(prompt)) return true;
  // a move that a card or ability makes is shown before it is made; a maneuver can be taken back.
  return (
    (option.type === 'move' || option.type === 'step') &&
    (source.card ?? source.ability ?? source.item) !== undefined
  );
}
