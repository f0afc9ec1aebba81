import { membersOf } from '../state/bits.ts';
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
  'item',
  'toHand',
  'toTop',
  'sideCard',
] as const satisfies readonly OptionType[];

export type OptionCodes = { readonly [T in OptionType]: number };
/** The number of each option type. */
export const OPTION: OptionCodes = Object.fromEntries(
  OPTION_TYPES.map((type, code) => [type, code]),
) as OptionCodes;

type KindCodes = { readonly [K in DecisionKind]: number };
export const KIND: KindCodes = Object.fromEntries(
  DECISION_KINDS.map((kind, code) => [kind, code]),
) as KindCodes;
export type PromptCodes = { readonly [P in Prompt]: number };
export const PROMPT: PromptCodes = Object.fromEntries(
  PROMPTS.map((prompt, code) => [prompt, code]),
) as PromptCodes;

/**
 * Who acts (`subject`: a fighter, or a token), on what (`object`: a target, space, card, number, door or seat) and with
 * which card. Where a subject may be missing it is counted from 1.
 */
export const pack = (type: number, subject: number, object: number, card: number = 0): number =>
  (type << 24) | (card << 16) | (subject << 8) | object;
export const typeOf = (option: number): number => option >> 24;
export const subjectOf = (option: number): number => (option >> 8) & 255;
export const objectOf = (option: number): number => option & 255;
export const cardWith = (option: number): number => (option >> 16) & 255;

/** An option that is one number of 24 bits: modes as a set, or an order (see order.ts). */
export const packWhole = (type: number, whole: number): number => (type << 24) | whole;
export const wholeOf = (option: number): number => option & 0xffffff;

/** The modes of an option, as printed, counted from 1. */
export const modesIn = (option: number): number[] => membersOf(wholeOf(option)).map((mode) => mode + 1);

/** Whether the answer is an option of that type. */
export const isOption = (option: number, type: number): boolean => typeOf(option) === type;
