import type { Decision, Library, Option, View } from '@peerless/rules';
import { type Obstacle, whyNot } from '@peerless/rules/queries';
import { decisionIn } from '@peerless/table';
import { cardOf } from '../cards/card-of.ts';

/** The actions beside the maneuver, which is always possible. */
export const CARD_ACTIONS = ['attack', 'scheme'] as const;
export type CardAction = (typeof CARD_ACTIONS)[number];

/** Why an action is not possible: no card of its kind, or what keeps those there are from being played. */
export type NoAction = 'noCard' | 'nobodyInReach' | 'notThisTurn' | 'cannotUse';

const REASONS: { readonly [O in Obstacle]?: NoAction } = {
  noTarget: 'nobodyInReach',
  notAttackedYet: 'notThisTurn',
};

const isFor = (action: CardAction, type: string): boolean =>
  action === 'scheme' ? type === 'scheme' : type === 'attack' || type === 'versatile';

/** As many attacks or schemes as are said with buttons of their own, instead of one that leads to them. */
const FEW: { readonly [A in CardAction]: number } = { attack: 3, scheme: 2 };

/** The ways to take an action, where they are few and there is room to say them: below a board they would cover it. */
export function fewWays(action: CardAction, { options }: Decision, isRoomy: boolean): readonly Option[] {
  if (!isRoomy) return [];
  const ways = options.filter(({ type }) => type === action);
  return ways.length <= FEW[action] ? ways : [];
}

/** Whether that action could be taken, but is not what is asked for, as in a lesson about another one. */
export function isLeftOut(action: CardAction, view: View, { options }: Decision): boolean {
  const isAction = ({ type }: Option): boolean => type === action;
  return !options.some(isAction) && (decisionIn(view)?.options.some(isAction) ?? false);
}

/** Why no card can be played for that action now; null where one can. */
export function whyNoAction(
  action: CardAction,
  view: View,
  decision: Decision,
  library: Library,
): NoAction | null {
  if (decision.options.some(({ type }) => type === action)) return null;
  const side = view.seats[decision.seat];
  const held = (side?.hand ?? []).filter((card) =>
    isFor(action, cardOf(side?.hero ?? '', card, library)?.type ?? ''),
  );
  if (held.length === 0) return 'noCard';
  const reasons = held.map((card) => REASONS[whyNot(view, decision, card, library) ?? 'otherUser']);
  return reasons.find((reason) => reason !== undefined) ?? 'cannotUse';
}
