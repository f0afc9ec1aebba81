import type { Address, Effect } from '@peerless/language';
import type { Cause } from '../state/event.ts';

export const DECISION_KINDS = [
  'action',
  'fighter',
  'space',
  'card',
  'number',
  'mode',
  'yes-no',
  'order',
  'step',
  'player',
] as const;
export type DecisionKind = (typeof DECISION_KINDS)[number];

/** What exactly is being asked: one word per prompt, so that interfaces can say it in a sentence. */
export const PROMPTS = [
  'action',
  'freeAttack',
  'mulligan',
  'placeSidekick',
  'placeToken',
  'moveBoost',
  'moves',
  'step',
  'defend',
  'predict',
  'handLimit',
  'return',
  'order',
  'may',
  'pay',
  'modes',
  'pick',
  'place',
  'summon',
  'take',
  'takeMore',
  'arrange',
  'boost',
  'symbol',
  'token',
  'assign',
  'bin',
  'hideHand',
  'whichHero',
  'useItem',
  'layToken',
  'comeBack',
  'handOver',
  'sideCard',
] as const;
export type Prompt = (typeof PROMPTS)[number];

export interface Choices {
  maneuver: object;
  /** `card`: its slug; `loki/feint` if it is of another deck than the fighter's. */
  scheme: { fighter: string; card: string };
  attack: { fighter: string; target: string; card: string };
  /** A fighter uses the scheme item at which it stands. */
  item: { fighter: string; item: string };
  /**
   * A fighter's move to a space; `distance` in spaces that count. Where its paths are counted: the spaces of the way from where it
   * is on, and how many paths of this turn that makes.
   */
  move: { fighter: string; to: number; distance: number; way?: readonly number[]; paths?: number };
  stay: { fighter: string };
  /** One step of a move whose path counts; `goal`: where that move ends, if that was chosen before. */
  step: { fighter: string; to: number; goal?: number };
  open: { fighter: string; door: string };
  close: { fighter: string; door: string };
  done: object;
  fighter: { fighter: string };
  space: { space: number; fighter?: string };
  /** `seat`: among whose cards it is; of another deck it is `loki/feint`. */
  card: { card: string; seat: number };
  none: object;
  number: { number: number };
  modes: { modes: readonly number[] };
  yes: object;
  no: object;
  /** First to last; onto a deck: top first. */
  order: { items: readonly string[] };
  player: { seat: number };
  token: { token: string; space: number };
  symbol: { symbol: string };
  /** The card that comes back. */
  toHand: { card: string };
  toTop: { card: string };
  /** A card of a side deck, and whose. */
  sideCard: { card: string; seat: number };
}

export type OptionType = keyof Choices;

/** One thing the player may do now. `key` is unique in its decision; logs and saves store keys. */
export type Option = {
  [T in OptionType]: { readonly type: T; readonly key: string } & Readonly<Choices[T]>;
}[OptionType];
export type OptionOf<T extends OptionType> = Extract<Option, { readonly type: T }>;

/** What the game waits for. */
export interface Decision {
  readonly seat: number;
  readonly player: number;
  readonly kind: DecisionKind;
  readonly prompt: Prompt;
  readonly options: readonly Option[];
  /** The card, ability, item or rule that asks. */
  readonly source: Cause;
  /** The operation of that card or ability that asks, so that a question can say what it is about. */
  readonly effect?: Effect;
  /** Where that operation stands in the data of the hero or board. */
  readonly address?: Address;
  /** The rules behind the question. */
  readonly cites: readonly string[];
}
