import type { Decision, Library, View } from '@peerless/rules';
import { preview, range, reach, targets } from '@peerless/rules/queries';
import type { Names } from '@peerless/text';
import { type Marks, NO_MARKS } from '../board/marks.ts';
import { combatantsOf, sidesOf } from '../combat/combatants.ts';
import { dragsOf } from './drags.ts';
import { meantBy, moveOf, type Offer, placingOf } from './narrow.ts';
import { offerText } from './offer-text.ts';
import { moveWith } from './plan.ts';
import type { Choice } from './use-choice.ts';

/** What is pointed at or focused. */
export type Look = { readonly fighter: string } | { readonly space: number } | null;

/** What choosing means: the option in words, or how many there are. */
function meaning(options: readonly Offer[], decision: Decision, names: Names): string {
  const meant = meantBy(options);
  return meant === null ? '' : offerText(meant, decision, names);
}

/** Whom an option attacks, or a plan in the end. */
const preyOf = (offer: Offer): string | null =>
  offer.type === 'attack' || offer.type === 'thenAttack' ? offer.target : null;

/** The marks for the board: what may be chosen, and what a look at a fighter or space tells. */
export function marksOf(
  view: View,
  decision: Decision | null,
  choice: Choice,
  look: Look,
  names: Names,
  library: Library,
): Marks {
  const chosen = decision === null ? NO_MARKS : choosable(decision, choice, names);
  return {
    ...chosen,
    combat: combatantsOf(view, []),
    ...lookedAt(view, look, library, boosted(view, decision, choice, look, library)),
    ...movesOf(choice, look, chosen),
    ...pathOf(view, choice, look, library),
  };
}

function choosable(decision: Decision, choice: Choice, names: Names): Marks {
  const spaces = new Map<number, string>();
  const fighters = new Map<string, string>();
  const prey = new Set<string>();
  const doors = new Map<string, string>();
  const placed = new Set<number>();
  const isAmongMoves = choice.offers.some((offer) => moveOf(offer) !== null);
  for (const { pick, options } of choice.pointable.values()) {
    const text = meaning(options, decision, names);
    if ('space' in pick) {
      spaces.set(pick.space, text);
      if (isAmongMoves && options.every((option) => placingOf(option) !== null)) placed.add(pick.space);
    } else if ('fighter' in pick) {
      fighters.set(pick.fighter, text);
      if (options.some((option) => preyOf(option) === pick.fighter)) prey.add(pick.fighter);
    } else if ('door' in pick) doors.set(pick.door, text);
  }
  // A space that several may go to stays marked while it is asked who goes.
  for (const pick of choice.picks) if ('space' in pick) spaces.set(pick.space, '');
  const picked = choice.picks.find((pick) => 'fighter' in pick);
  return {
    ...NO_MARKS,
    spaces,
    placed,
    fighters,
    prey,
    doors,
    // An action may be anything; the board is only looked at for what was begun.
    asks:
      spaces.size + fighters.size + doors.size > 0 &&
      (decision.prompt !== 'action' || choice.picks.length > 0),
    isCalm: decision.prompt === 'action' && choice.picks.length === 0,
    drags: dragsOf(choice.offers),
    picked: picked?.fighter ?? onlyFighter(choice.left),
  };
}

/** The fighter that all options are about. */
function onlyFighter(options: readonly Offer[]): string | null {
  const ids = new Set(options.flatMap((option) => ('fighter' in option ? [option.fighter ?? ''] : [])));
  const [only = null] = ids;
  return ids.size === 1 ? only : null;
}

const isFoe = ({ seats, viewer }: View, seat: number): boolean => {
  const own = seats.find(({ player }) => player === viewer);
  return own !== undefined && seats[seat]?.team !== own.team;
};

/** How far the own fighters go with the card that was picked as BOOST. */
function boosted(
  view: View,
  decision: Decision | null,
  { candidate, picks }: Choice,
  look: Look,
  library: Library,
): number | undefined {
  if (decision === null || look === null || !('fighter' in look)) return;
  if (decision.prompt !== 'moveBoost' && decision.prompt !== 'action') return;
  const fighter = view.fighters.find(({ id }) => id === look.fighter);
  const card = candidate?.type === 'card' ? candidate.card : picks.find((pick) => 'card' in pick)?.card;
  if (fighter?.seat !== decision.seat || card === undefined) return;
  return moveWith(view, decision, card, library);
}

/** Where the fighter could go, with its own move value or another, whom and where it could attack. */
export function lookedAt(view: View, look: Look, library: Library, move?: number): Partial<Marks> {
  if (look === null || !('fighter' in look)) return {};
  const fighter = view.fighters.find(({ id }) => id === look.fighter);
  if (fighter?.space === null || fighter === undefined) return {};
  return {
    reach: new Map(reach(view, look.fighter, library, move).map(({ space, steps }) => [space, steps])),
    range: new Set(range(view, look.fighter, library)),
    targets: new Set(targets(view, look.fighter, library)),
    isFoe: isFoe(view, fighter.seat),
  };
}

/**
 * In a move the fighter that is looked at goes where the question says, BOOST included, or is placed there; the others step
 * back.
 */
function movesOf({ left }: Choice, look: Look, { spaces, asks }: Marks): Partial<Marks> {
  if (look === null || !('fighter' in look)) return {};
  const placed = new Set(
    left.flatMap((each) => {
      const placing = placingOf(each);
      return placing?.fighter === look.fighter ? [placing.space] : [];
    }),
  );
  const moves = left
    .flatMap((offer) => moveOf(offer) ?? [])
    .filter(({ fighter }) => fighter === look.fighter);
  // How far somebody else goes would only lie over what can be chosen.
  if (moves.length + placed.size === 0)
    return asks && spaces.size > 0 ? { reach: new Map(), range: new Set() } : {};
  const reached = new Map(moves.map(({ to, distance }) => [to, distance]));
  const open = [...spaces].filter(([space]) => reached.has(space) || placed.has(space));
  return { reach: reached, spaces: new Map(open) };
}

/** How somebody would get to a space by pointing at it. */
function stepTo(space: number, left: readonly Offer[]) {
  const moves = left.filter((each) => moveOf(each)?.to === space);
  const meant = meantBy(moves);
  return (
    (meant === null ? null : moveOf(meant)) ?? left.find((each) => each.type === 'step' && each.to === space)
  );
}

/** The move or attack that waits to be confirmed, or the move that leads to the space that is looked at. */
function pathOf(view: View, { candidate, left }: Choice, look: Look, library: Library): Partial<Marks> {
  const option = candidate ?? (look !== null && 'space' in look ? stepTo(look.space, left) : undefined);
  if (option === undefined) return {};
  if (option.type === 'attack') return { combat: sidesOf(option.fighter, option.target) };
  if (option.type === 'step') return { path: [option.to], picked: option.fighter };
  if (option.type !== 'move') return {};
  return { path: preview(view, option, library).path ?? [], picked: option.fighter };
}
