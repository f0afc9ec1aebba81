import type { Language } from '@peerless/language';
import type { Decision, Library, View } from '@peerless/rules';
import { whyNot } from '@peerless/rules/queries';
import { message } from '@peerless/text';
import type { HandCard } from '../cards/hand.tsx';
import { liesElsewhere } from './lies-elsewhere.ts';
import { picksOf } from './narrow.ts';
import { pickKey } from './pick.ts';
import type { Choice } from './use-choice.ts';
import { words } from './words.ts';

/** The hand of a seat with what can be done with each card now, and otherwise why not. */
export function handCards(
  view: View,
  seat: number,
  decision: Decision | null,
  choice: Choice,
  library: Library,
  lang: Language,
): HandCard[] {
  const hand = view.seats[seat]?.hand ?? [];
  return hand.map((card, i) => {
    if (decision === null || decision.seat !== seat || liesElsewhere(decision))
      return { card, state: 'idle' };
    const key = pickKey({ card });
    // Of equal cards one is picked.
    const isFirst = hand.indexOf(card) === i;
    if (isFirst && isPicked(choice, key)) return { card, state: 'picked' };
    if (choice.pointable.has(key) || isOffered(decision, card) || isNext(choice, card))
      return { card, state: 'choosable' };
    if (!isAboutCards(decision)) return { card, state: 'idle' };
    return { card, state: { whyNot: reason(view, card, decision, library, lang) } };
  });
}

const isPicked = ({ picks, candidate }: Choice, key: string): boolean =>
  [...picks, ...(candidate === null ? [] : picksOf(candidate))].some((pick) => pickKey(pick) === key);

/** Whether the next action could be an attack with it. */
const isNext = ({ left }: Choice, card: string): boolean =>
  left.some((offer) => offer.type === 'thenAttack' && offer.cards.includes(card));

/** Prompts that a card of one's own answers, even when no card in the hand does. */
const ABOUT_CARDS: readonly Decision['prompt'][] = ['action', 'moveBoost', 'defend', 'boost', 'handLimit'];

/** A question about fighters or spaces refuses no card. */
const isAboutCards = ({ prompt, options }: Decision): boolean =>
  ABOUT_CARDS.includes(prompt) || options.some((option) => 'card' in option);

const isOffered = ({ options, seat }: Decision, card: string): boolean =>
  options.some(
    (option) => 'card' in option && option.card === card && (option.type !== 'card' || option.seat === seat),
  );

/** In one sentence; rules have their numbers in the rules. */
function reason(view: View, card: string, decision: Decision, library: Library, lang: Language): string {
  const obstacle = whyNot(view, decision, card, library);
  return obstacle === null ? words.in(lang)('isNoAnswer') : message(lang, obstacle);
}
