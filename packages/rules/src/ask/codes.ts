import { DECISION_KINDS, type DecisionKind, type OptionType, PROMPTS, type Prompt } from './decision.ts';

/** The numbers behind the words of decisions: options are packed integers, the type in the top byte. */

export const OPTION_TYPES = [
  'maneuver',
  'scheme',
  'attack',
  'move',
  'stay',
  'step',
  'open',
  'close',
  'done',
  'fighter',
  'space',
  'card',
  'none',
  'number',
  'modes',
  'yes',
  'no',
  'order',
  'player',
  'token',
  'symbol',
] as const satisfies readonly OptionType[];

type Codes = { readonly [T in OptionType]: number };
/** The number of each option type. */
export const T: Codes = Object.fromEntries(OPTION_TYPES.map((type, code) => [type, code])) as Codes;

type KindCodes = { readonly [K in DecisionKind]: number };
export const KIND: KindCodes = Object.fromEntries(
  DECISION_KINDS.map((kind, code) => [kind, code]),
) as KindCodes;
type PromptCodes = { readonly [P in Prompt]: number };
export const PROMPT: PromptCodes = Object.fromEntries(
  PROMPTS.map((prompt, code) => [prompt, code]),
) as PromptCodes;

/** `c` may use bits 16-23, `a` 8-15, `b` 0-7; an order or modes use all 24. */
export const pack = (type: number, a: number, b: number, c: number = 0): number =>
  (type << 24) | (c << 16) | (a << 8) | b;
export const typeOf = (option: number): number => option >> 24;
export const partA = (option: number): number => (option >> 8) & 255;
export const partB = (option: number): number => option & 255;
export const partC = (option: number): number => (option >> 16) & 255;
export const allParts = (option: number): number => option & 0xffffff;
