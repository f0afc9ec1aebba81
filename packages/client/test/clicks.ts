import { botNamed } from '@peerless/ai';
import {
  apply,
  createRng,
  type Decision,
  decision,
  type GameConfig,
  type Option,
  observe,
  type View,
  viewFor,
} from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import { certainAnswer } from '../src/decision/certain.ts';
import { draggedTo } from '../src/decision/drags.ts';
import { inButtons } from '../src/decision/in-buttons.ts';
import { narrowed, type Offer, picksOf, pointedAt } from '../src/decision/narrow.ts';
import { type Pick, pickKey } from '../src/decision/pick.ts';
import { answerTo, type Plan, plansFor } from '../src/decision/plan.ts';
import { isMeant, isPlan, onlyOne } from '../src/decision/use-choice.ts';
import { isWeighty } from '../src/decision/weight.ts';
import { library } from '../src/library.ts';

/** A choice that somebody made, and what they saw. */
export interface Made {
  readonly player: number;
  /** The turn of the game, and of whom. */
  readonly turn: number;
  readonly active: number;
  readonly view: View;
  readonly decision: Decision;
  readonly option: Option;
}

type Question = Omit<Made, 'player' | 'turn' | 'active' | 'option'>;

/** A duel of two bots, choice after choice. */
export function recorded(config: GameConfig, level: string): readonly Made[] {
  const { game } = newMatch(config, library());
  const bots = [botNamed(level), botNamed(level)];
  const rng = createRng(config.seed);
  const made: Made[] = [];
  for (;;) {
    const asked = decision(game);
    if (asked === null) return made;
    const bot = bots[asked.player];
    const seen = observe(game, asked.player);
    const view = viewFor(seen);
    const chosen = bot?.think(seen, rng).option ?? 0;
    const option = asked.options[chosen];
    if (option === undefined) throw new Error('the bot chose nothing');
    made.push({ player: asked.player, turn: view.turn, active: view.active, view, decision: asked, option });
    apply(game, chosen);
  }
}

/** How the table leads from pointing to a choice: as it does, or as it did before there were plans. */
export interface Manner {
  readonly plans: boolean;
  /** Whether fighters and cards are dragged, which is one movement of the hand and counts as one click. */
  readonly drags: boolean;
  /** Whether weighty choices are confirmed, as they are for those who want it. */
  readonly confirms: boolean;
}

const keyOf = (picks: readonly Pick[]): string => picks.map(pickKey).sort().join();

/** What is pointed at, or what is dragged where to: null is just the board. */
type Way = readonly [Pick, (Pick | null)?];

/** What one click, or one drag, may add to what was picked, on the way to an offer. */
function waysTo(wanted: Offer, { drags }: Manner): readonly Way[] {
  const picks = picksOf(wanted);
  const [fighter, end] = picks.filter((pick) => !('card' in pick));
  const card = picks.find((pick) => 'card' in pick);
  const goal = end ?? fighter;
  return [
    ...picks.map((pick): Way => [pick]),
    ...(drags && fighter !== undefined && end !== undefined ? [[fighter, end] as const] : []),
    ...(drags && card !== undefined && goal !== undefined ? [[card, goal] as const] : []),
    // A card that is dropped on the board, with nothing else to say.
    ...(drags && wanted.type === 'scheme' && card !== undefined ? [[card, null] as const] : []),
  ];
}

/** The fewest clicks that lead to an offer, with something picked already. */
export function clicksTo(
  wanted: Offer,
  { view, decision: asked }: Question,
  manner: Manner,
  first: readonly Pick[] = [],
): number {
  const offersFor = (picks: readonly Pick[]): readonly Offer[] =>
    manner.plans ? [...asked.options, ...plansFor(view, asked, picks, library())] : asked.options;
  const isIt = (offer: Offer | null): boolean => offer?.key === wanted.key;
  const again = (isSure: boolean): number =>
    manner.confirms && !isPlan(wanted) && isWeighty(asked, wanted) && !(manner.plans && isSure) ? 1 : 0;
  const hand = view.seats[asked.seat]?.hand ?? [];
  const isTile = wanted.type === 'card' && (wanted.seat !== asked.seat || !hand.includes(wanted.card));
  const hasButton = (picks: readonly Pick[]): boolean =>
    isTile ||
    inButtons(asked, picks, narrowed(offersFor(picks), picks), true).some(isIt) ||
    (asked.prompt === 'action' && picks.length === 0 && wanted.type === 'maneuver');
  const best: number[] = [];
  const known = new Set([keyOf(first)]);
  let reached: readonly (readonly Pick[])[] = [first];
  for (let clicks = 1; best.length === 0 && clicks < 5; clicks++) {
    const next: (readonly Pick[])[] = [];
    for (const picks of reached) {
      if (hasButton(picks)) best.push(clicks + again(picks.length > 0));
      for (const way of waysTo(wanted, manner)) {
        const [from, end] = way;
        if (end === null && isIt(onlyOne(asked.options, [from]))) best.push(clicks);
        if (end === null) continue;
        const after =
          end === undefined
            ? pointedAt(offersFor(picks), picks, from)
            : draggedTo(offersFor([from]), picks, from, end);
        if (isIt(onlyOne(offersFor(after), after))) best.push(clicks + again(isMeant(after)));
        else if (!known.has(keyOf(after))) {
          known.add(keyOf(after));
          next.push(after);
        }
      }
    }
    reached = next;
  }
  // What nothing else leads to is in the list of all choices: opened, taken, confirmed.
  return best.length > 0 ? Math.min(...best) : 2 + again(false);
}

/** How many of these choices a plan makes, if all of its answers are what was chosen. */
function madeBy(plan: Plan, made: readonly Made[]): number {
  const isMade = plan.steps.every((step, i) => {
    const { decision: asked, option, player } = made[i] ?? {};
    return asked !== undefined && player === made[0]?.player && answerTo(step, asked)?.key === option?.key;
  });
  return isMade ? plan.steps.length : 0;
}

/** All plans with which somebody could begin, whatever they pick first. */
const allPlans = ({ view, decision: asked }: Question): readonly Plan[] =>
  [[], ...(view.seats[asked.seat]?.hand ?? []).map((card) => [{ card }])].flatMap((picks) =>
    plansFor(view, asked, picks, library()),
  );

/** The clicks of a player for choices that follow each other, and how many choices that makes. */
function clicksFor(made: readonly Made[], manner: Manner, first: readonly Pick[]): Spent {
  const [now] = made;
  if (now === undefined) return { clicks: 0, choices: 1, picks: [] };
  if (manner.plans && certainAnswer(now.view, now.decision, library(), false) !== null)
    return { clicks: 0, choices: 1, picks: [] };
  const plain = { clicks: clicksTo(now.option, now, manner, first), choices: 1, picks: [] };
  if (!manner.plans || first.length > 0) return plain;
  const ways = allPlans(now).flatMap((plan): Spent[] => {
    const choices = madeBy(plan, made);
    if (choices === 0) return [];
    const then = made[choices]?.option;
    if (plan.type === 'thenAttack' && (then?.type !== 'attack' || then.target !== plan.target)) return [];
    if (plan.type === 'thenScheme' && (then?.type !== 'scheme' || then.card !== plan.card)) return [];
    const picks = beginsWith(plan);
    return [{ clicks: clicksTo(plan, now, manner), choices, picks }];
  });
  // The fewest clicks a choice; the one that is chosen next is cheaper by what is picked already.
  const worth = ({ clicks, choices, picks }: Spent): number => clicks - choices - 0.5 * picks.length;
  return [plain, ...ways].sort((a, b) => worth(a) - worth(b))[0] ?? plain;
}

/** What was picked for the action after a plan. */
function beginsWith(plan: Plan): readonly Pick[] {
  if (plan.type === 'thenAttack') return [{ fighter: plan.target }];
  return plan.type === 'thenScheme' ? [{ card: plan.card }] : [];
}

interface Spent {
  readonly clicks: number;
  readonly choices: number;
  /** What the next choice begins with. */
  readonly picks: readonly Pick[];
}

/** The clicks of each player in each round: from the beginning of a turn of theirs to that of the next. */
export function clicksByRound(game: readonly Made[], manner: Manner): readonly number[] {
  const rounds = new Map<string, number>();
  const round = new Map<number, number>();
  let picks: readonly Pick[] = [];
  for (let i = 0; i < game.length; ) {
    const { player, active, turn } = game[i] as Made;
    if (active === player) round.set(player, turn);
    const spent = clicksFor(game.slice(i, i + 5), manner, picks);
    const begun = round.get(player);
    const id = `${player} ${begun}`;
    if (turn > 0 && begun !== undefined) rounds.set(id, (rounds.get(id) ?? 0) + spent.clicks);
    picks = spent.picks;
    i += spent.choices;
  }
  return [...rounds.values()];
}

export const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
