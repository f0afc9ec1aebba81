import type { Decision, FighterView, Library, Option, OptionOf, View } from '@peerless/rules';
import { preview, reach, targets, whyNot } from '@peerless/rules/queries';
import { cardOf } from '../cards/card-of.ts';
import { boardIn } from '../in-library.ts';
import type { Pick } from './pick.ts';

/**
 * Plans: several questions that the engine asks one after the other, answered with one wish. Whoever points at a space when
 * asked for an action wants to maneuver, without a BOOST, and go there. Nothing is skipped: every answer is given to the
 * question it is meant for, from the options that question lists, and where another one comes the rest is dropped.
 */

/** One answer, and the question it is meant for. */
export type Step =
  | { readonly prompt: 'action' }
  | { readonly prompt: 'moveBoost'; readonly card: string | null }
  | { readonly prompt: 'moves'; readonly go: Going | null };

/** Who goes where; null: nobody goes on. */
type Going = { readonly fighter: string; readonly to: number };

export type Plan =
  /** A maneuver in which a fighter goes somewhere; others may go after it. */
  | {
      readonly type: 'maneuverTo';
      readonly key: string;
      readonly boost: string | null;
      readonly move: OptionOf<'move'>;
      readonly steps: readonly Step[];
    }
  /** A maneuver with a BOOST in which somebody is placed instead of moving. */
  | {
      readonly type: 'maneuverPlace';
      readonly key: string;
      readonly boost: string;
      readonly fighter: string;
      readonly space: number;
      readonly steps: readonly Step[];
    }
  /** A maneuver with a BOOST; who goes where is said later, by one of these. */
  | {
      readonly type: 'boostWith';
      readonly key: string;
      readonly card: string;
      readonly fighters: readonly string[];
      readonly steps: readonly Step[];
    }
  /** A maneuver in which nobody goes anywhere. */
  | { readonly type: 'stayAll'; readonly key: string; readonly steps: readonly Step[] }
  /** Nobody goes on; the next action is an attack on that fighter, by one of these, with one of these cards. */
  | {
      readonly type: 'thenAttack';
      readonly key: string;
      readonly target: string;
      readonly fighters: readonly string[];
      readonly cards: readonly string[];
      readonly steps: readonly Step[];
    }
  /** Nobody goes on; the next action is that scheme. */
  | {
      readonly type: 'thenScheme';
      readonly key: string;
      readonly card: string;
      readonly steps: readonly Step[];
    };

/** The option that a step means; undefined where something else is asked, or it is not possible. */
export function answerTo(step: Step, { prompt, options }: Decision): Option | undefined {
  if (step.prompt !== prompt) return undefined;
  if (step.prompt === 'action') return options.find(({ type }) => type === 'maneuver');
  if (step.prompt === 'moveBoost')
    return options.find((option) =>
      step.card === null ? option.type === 'none' : option.type === 'card' && option.card === step.card,
    );
  const { go } = step;
  if (go === null) return endOf(options);
  return options.find(
    (option) =>
      (option.type === 'move' && option.fighter === go.fighter && option.to === go.to) ||
      (option.type === 'space' && option.fighter === go.fighter && option.space === go.to),
  );
}

/** Nobody goes on: one word, or, for the last one who could, that it stays. */
export function endOf(options: readonly Option[]): Option | undefined {
  const [stay, another] = options.filter(({ type }) => type === 'stay');
  return options.find(({ type }) => type === 'done') ?? (another === undefined ? stay : undefined);
}

/** The plans that begin with an answer to this question, once so much was picked. */
export function plansFor(
  view: View,
  decision: Decision,
  picks: readonly Pick[],
  library: Library,
): readonly Plan[] {
  if (picks.some((pick) => 'action' in pick)) return [];
  const isRule = (decision.source.card ?? decision.source.ability ?? decision.source.item) === undefined;
  if (decision.prompt === 'action' && mayForesee(view, decision))
    return [...boosts(view, decision), ...maneuvers(view, decision, picks, library, [{ prompt: 'action' }])];
  if (decision.prompt === 'moveBoost')
    return [...stayAll(picks), ...maneuvers(view, decision, picks, library, [])];
  if (decision.prompt === 'moves' && isRule) return nextActions(view, decision, library);
  return [];
}

/** Whether a maneuver brings nothing but a card: from an empty deck it brings damage, which is to be wanted. */
const mayForesee = ({ seats }: View, { seat, options }: Decision): boolean =>
  (seats[seat]?.deckSize ?? 0) > 0 && options.some(({ type }) => type === 'maneuver');

/** Where everybody could go; further with the card that was picked. */
function maneuvers(
  view: View,
  decision: Decision,
  picks: readonly Pick[],
  library: Library,
  before: readonly Step[],
): readonly Plan[] {
  const card = picks.find((pick) => 'card' in pick)?.card ?? null;
  const far = card === null ? undefined : moveWith(view, decision, card, library);
  const own = view.fighters.filter(({ seat, space }) => seat === decision.seat && space !== null);
  return own.flatMap((fighter) => {
    const { id } = fighter;
    const walks = reach(view, id, library, far);
    const walked = walks.map(({ space, steps: distance, ...told }): Plan => {
      const key = `move ${id} ${space}`;
      const move = { type: 'move', key, fighter: id, to: space, distance, ...told } as const;
      return {
        type: 'maneuverTo',
        key: `maneuver ${id} ${space} ${card ?? ''}`,
        boost: card,
        move,
        steps: [...before, { prompt: 'moveBoost', card }, { prompt: 'moves', go: move }],
      };
    });
    if (card === null || !escapes(view, fighter, library)) return walked;
    const near = new Set(walks.map(({ space }) => space));
    const placed = emptySpaces(view, library).filter((space) => !near.has(space));
    return [...walked, ...placed.map((space) => placing(id, space, card, before))];
  });
}

const placing = (fighter: string, space: number, card: string, before: readonly Step[]): Plan => ({
  type: 'maneuverPlace',
  key: `place ${fighter} ${space} ${card}`,
  boost: card,
  fighter,
  space,
  steps: [...before, { prompt: 'moveBoost', card }, { prompt: 'moves', go: { fighter, to: space } }],
});

/** Whether a BOOST lets that fighter be placed in any space instead of moving. */
const escapes = ({ seats }: View, { seat, kind }: FighterView, { heroes }: Library): boolean =>
  (heroes.get(seats[seat]?.hero ?? '')?.modifiers ?? []).some(
    (modifier) =>
      modifier.mod === 'escape' &&
      modifier.who.sel === 'own' &&
      (modifier.who.kind === undefined || modifier.who.kind === kind),
  );

/** Where nobody stands. */
function emptySpaces({ board, fighters }: View, library: Library): readonly number[] {
  const taken = new Set(fighters.map(({ space }) => space));
  return boardIn(library, board).spaces.flatMap(({ id }) => (taken.has(id) ? [] : [id]));
}

/** A maneuver with each card of the hand. */
function boosts({ seats, fighters }: View, { seat }: Decision): readonly Plan[] {
  const own = fighters.flatMap((each) => (each.seat === seat && each.space !== null ? [each.id] : []));
  return [...new Set(seats[seat]?.hand ?? [])].map((card) => ({
    type: 'boostWith',
    key: `boost ${card}`,
    card,
    fighters: own,
    steps: [{ prompt: 'action' }, { prompt: 'moveBoost', card }],
  }));
}

/** How far fighters go with a card as BOOST. */
export function moveWith(view: View, { seat }: Decision, card: string, library: Library): number {
  const { sum, boost = 0 } = preview(view, { type: 'card', key: '', card, seat }, library);
  return sum?.sum ?? (view.seats[seat]?.move ?? 0) + boost;
}

const stayAll = (picks: readonly Pick[]): readonly Plan[] =>
  picks.length > 0
    ? []
    : [
        {
          type: 'stayAll',
          key: 'stay all',
          steps: [
            { prompt: 'moveBoost', card: null },
            { prompt: 'moves', go: null },
          ],
        },
      ];

/** Nobody goes on. */
const END: readonly Step[] = [{ prompt: 'moves', go: null }];

/** What the next action could be, where there is one: whom the cards for it could attack, and schemes. */
function nextActions(view: View, { seat, options }: Decision, library: Library): readonly Plan[] {
  const side = view.seats[seat];
  if (side === undefined || side.actionsLeft < 2 || endOf(options) === undefined) return [];
  const isUsable = (card: string): boolean =>
    whyNot(view, { prompt: 'action', seat }, card, library) === null;
  const typeOf = (card: string) => cardOf(side.hero, card, library)?.type;
  const held = [...new Set(side.hand)].filter(isUsable);
  return [
    ...attacks(
      view,
      seat,
      held.filter((card) => typeOf(card) === 'attack' || typeOf(card) === 'versatile'),
      library,
    ),
    ...held
      .filter((card) => typeOf(card) === 'scheme')
      .map((card): Plan => ({ type: 'thenScheme', key: `then scheme ${card}`, card, steps: END })),
  ];
}

/** Whom these cards could attack. */
function attacks(view: View, seat: number, cards: readonly string[], library: Library): readonly Plan[] {
  if (cards.length === 0) return [];
  const by = new Map<string, string[]>();
  for (const { id } of view.fighters.filter((each) => each.seat === seat && each.space !== null))
    for (const target of targets(view, id, library)) by.set(target, [...(by.get(target) ?? []), id]);
  return [...by].map(([target, fighters]) => ({
    type: 'thenAttack',
    key: `then attack ${target}`,
    target,
    fighters,
    cards,
    steps: END,
  }));
}
