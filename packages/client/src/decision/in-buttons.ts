import type { Decision } from '@peerless/rules';
import { CARD_ACTIONS, fewWays } from './actions.ts';
import { needsWords, type Offer } from './narrow.ts';
import type { Pick } from './pick.ts';

/** As many options as are shown as buttons without being asked for. */
const FEW = 7;

/** Once it is clear who moves, the board itself shows where to: buttons would only cover it. */
const leadsToSpace = ({ type }: Offer): boolean => type === 'move' || type === 'step' || type === 'space';

/** What only the board answers has no button. */
const isOnBoard = ({ type }: Offer): boolean =>
  type === 'maneuverTo' || type === 'maneuverPlace' || type === 'thenAttack' || type === 'thenScheme';

/**
 * What is said with a button: what cannot be pointed at, or everything when little is left. `isRoomy`: it lies beside the board,
 * not below it.
 */
export function inButtons(
  decision: Decision,
  picks: readonly Pick[],
  all: readonly Offer[],
  isRoomy: boolean,
): readonly Offer[] {
  const left = all.filter((offer) => !isOnBoard(offer));
  // Who is done need not say of every fighter that it stays; who goes somewhere, or stays, need not say "no BOOST".
  const hasEnd = left.some(({ type }) => type === 'done');
  const isPlanned = left.some(({ type }) => type === 'stayAll');
  const hasMover = picks.some((pick) => 'fighter' in pick);
  const isAction = decision.prompt === 'action' && picks.length === 0;
  const few = isAction ? CARD_ACTIONS.flatMap((action) => fewWays(action, decision, isRoomy)) : [];
  const inWords = (offer: Offer): boolean => {
    if (offer.type === 'boostWith') return picks.some((pick) => 'card' in pick);
    if (isAction) return few.some(({ key }) => key === offer.key);
    if (isPlanned && offer.type === 'none') return false;
    return picks.length > 0 && left.length <= FEW && !(hasMover && leadsToSpace(offer))
      ? true
      : needsWords(offer, left) && !(hasEnd && offer.type === 'stay');
  };
  return left.filter(inWords);
}
