import type { Decision, Library, Option, View } from '@peerless/rules';
import { answerTo } from './plan.ts';

/** Answers that do nothing. */
const PASSES: ReadonlySet<Option['type']> = new Set(['none', 'no', 'done', 'stay']);

/**
 * The answer that needs nobody to give it, or null. Whoever has lost moves nobody any more: everybody sees that they have. A
 * pass that is the only answer is made only where no other person plays: how quickly it comes would tell them what is
 * not in a hand (docs/decisions/0040).
 */
export function certainAnswer(
  view: View,
  decision: Decision,
  library: Library,
  isAmongPeople: boolean,
): Option | null {
  if (hasLost(view, decision) && !endsManeuvers(view, decision, library)) {
    const pass =
      answerTo({ prompt: 'moveBoost', card: null }, decision) ??
      answerTo({ prompt: 'moves', go: null }, decision);
    if (pass !== undefined && isOfManeuver(decision)) return pass;
  }
  const [only, another] = decision.options;
  return !isAmongPeople && only !== undefined && another === undefined && PASSES.has(only.type) ? only : null;
}

const isOfManeuver = ({ source: { card, ability, item } }: Decision): boolean =>
  (card ?? ability ?? item) === undefined;

/** Whether no hero of that side stands any more, while one of another does: the game ends with this action. */
function hasLost({ seats, fighters }: View, { seat }: Decision): boolean {
  const own = seats[seat]?.team;
  const isUp = (isOwn: boolean): boolean =>
    fighters.some(
      (each) => each.hero && each.status !== 'defeated' && (seats[each.seat]?.team === own) === isOwn,
    );
  return !isUp(true) && isUp(false);
}

/** Whether something happens after a maneuver, so that it may matter who stands where. */
const endsManeuvers = ({ seats }: View, { seat }: Decision, { heroes }: Library): boolean =>
  heroes.get(seats[seat]?.hero ?? '')?.hooks.some(({ when }) => when === 'afterManeuver') ?? false;
