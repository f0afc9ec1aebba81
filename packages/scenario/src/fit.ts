import type { Decision, Game, Option, OptionType } from '@peerless/rules';
import { heroNames, isFighterNamed } from '@peerless/rules/position';
import { type Cast, openView } from './cast.ts';
import { isCardOf } from './names.ts';
import type { Picked, Step, StepName, StepOf } from './step.ts';

/**
 * Which options a step means. Each step has one or more readings in order: the first that fits any option counts, so
 * that `stay` and `done`, `none` and `no` can stand for each other where only one of them is offered.
 */

/** The question a step answers. */
export interface Asked {
  readonly game: Game;
  readonly cast: Cast;
  readonly decision: Decision;
}

type Fits = (option: Option) => boolean;

const BOOST_PROMPTS: readonly string[] = ['moveBoost', 'boost'];

const type =
  (...types: readonly OptionType[]): Fits =>
  (option) =>
    types.includes(option.type);

const fighterFits = (id: string, name: string | undefined): boolean =>
  name === undefined || isFighterNamed(id, name);

const isCard = ({ cast }: Asked, seat: number, slug: string, name: string): boolean => {
  const owner = cast.seats[seat];
  return owner !== undefined && isCardOf(owner, slug, name);
};

const cardFits = (asked: Asked, option: Option & { card: string }, name: string): boolean => {
  const seat = option.type === 'card' ? option.seat : asked.decision.seat;
  return isCard(asked, seat, option.card, name);
};

/** Where a fighter stands now. */
function spaceOf(game: Game, id: string): number | null {
  return openView(game).fighters.find((fighter) => fighter.id === id)?.space ?? null;
}

/** The card or "none" of a question with one of these prompts. */
function cardOrNone(asked: Asked, prompts: readonly string[] | null, card: string | null): Fits {
  if (prompts !== null && !prompts.includes(asked.decision.prompt)) return () => false;
  return card === null ? type('none') : (option) => option.type === 'card' && cardFits(asked, option, card);
}

const READINGS: { readonly [K in StepName]: (step: StepOf<K>, asked: Asked) => readonly Fits[] } = {
  maneuver: () => [type('maneuver')],
  done: (_, asked) => doneReadings(asked),
  stay: stayReadings,
  move: (step, asked) => [
    (option) =>
      (option.type === 'move' || option.type === 'step') &&
      fighterFits(option.fighter, step.fighter) &&
      (step.to === undefined || option.to === step.to),
    (option) =>
      option.type === 'stay' &&
      fighterFits(option.fighter, step.fighter) &&
      spaceOf(asked.game, option.fighter) === step.to,
    (option) => option.type === 'done' && asked.decision.prompt === 'step' && isOwnSpace(asked, step.to),
  ],
  scheme: (step, asked) => [
    (option) =>
      option.type === 'scheme' &&
      fighterFits(option.fighter, step.by) &&
      (step.card === undefined || cardFits(asked, option, step.card)),
  ],
  attack: (step, asked) => [
    (option) =>
      option.type === 'attack' &&
      fighterFits(option.fighter, step.by) &&
      fighterFits(option.target, step.target) &&
      (step.card === undefined || cardFits(asked, option, step.card)),
  ],
  boost: (step, asked) => [cardOrNone(asked, BOOST_PROMPTS, step.card)],
  defend: (step, asked) => [cardOrNone(asked, ['defend'], step.card)],
  discard: (step, asked) =>
    asked.decision.kind !== 'card' || isAboutPlay(asked)
      ? []
      : step.card === null
        ? [type('none'), type('done')]
        : [cardOrNone(asked, null, step.card)],
  pick: (step, asked) => pickReadings(step.what, asked),
  use: (step, asked) => [
    (option) =>
      option.type === 'item' &&
      fighterFits(option.fighter, step.by) &&
      (step.item === undefined || option.item === step.item),
    (option) => option.type === 'yes' && isItemOffered(asked, step.item),
  ],
  order: (step, asked) => [(option) => option.type === 'order' && sameItems(asked, option.items, step.items)],
  place: (step, asked) => [(option) => placeFits(step, option, asked)],
  open: (step) => [doorFits('open', step)],
  close: (step) => [doorFits('close', step)],
  random: () => [],
};

/** Somebody is asked whether to add that item to their card. */
const isItemOffered = ({ decision }: Asked, item: string | undefined): boolean =>
  decision.prompt === 'useItem' && (item === undefined || decision.source.item === item);

const doorFits =
  (how: 'open' | 'close', step: { readonly door: string; readonly by?: string }): Fits =>
  (option) =>
    option.type === how && option.door === step.door && fighterFits(option.fighter, step.by);

/** In a walk the moving fighter is the one of the steps that are offered. */
function isOwnSpace(asked: Asked, space: number | undefined): boolean {
  const walker = asked.decision.options.find((option) => option.type === 'step');
  return walker?.type === 'step' && spaceOf(asked.game, walker.fighter) === space;
}

/** A question about cards to play is answered by `boost` and `defend` only. */
const isAboutPlay = ({ decision }: Asked): boolean =>
  BOOST_PROMPTS.includes(decision.prompt) || decision.prompt === 'defend';

function doneReadings(asked: Asked): readonly Fits[] {
  return isAboutPlay(asked) ? [] : [type('done'), type('stay'), type('none')];
}

function stayReadings(step: StepOf<'stay'>, asked: Asked): readonly Fits[] {
  const waiting = asked.decision.options.filter((option) => option.type === 'stay').length;
  // With several fighters still to move a bare `stay` means them all.
  const named: Fits = (option) =>
    option.type === 'stay' &&
    fighterFits(option.fighter, step.fighter) &&
    (step.fighter !== undefined || waiting === 1);
  const ownSpace: Fits = (option) =>
    option.type === 'space' &&
    option.fighter !== undefined &&
    fighterFits(option.fighter, step.fighter) &&
    spaceOf(asked.game, option.fighter) === option.space;
  const { prompt } = asked.decision;
  const done: Fits = (option) => option.type === 'done' && (step.fighter === undefined || prompt === 'step');
  return [named, done, ownSpace, (option) => option.type === 'none' && prompt === 'place'];
}

function placeFits(step: StepOf<'place'>, option: Option, asked: Asked): boolean {
  if (option.type !== 'space' || (step.space !== undefined && option.space !== step.space)) return false;
  if (step.fighter !== undefined)
    return option.fighter !== undefined && fighterFits(option.fighter, step.fighter);
  const forToken = asked.decision.prompt === 'token' || asked.decision.prompt === 'placeToken';
  return step.token === undefined ? true : forToken;
}

/** Items of an order: cards by name; `ability` for the only thing that is no card. */
function sameItems(asked: Asked, items: readonly string[], wanted: readonly (string | number)[]): boolean {
  return (
    items.length === wanted.length &&
    items.every((item, i) => {
      const name = String(wanted[i]);
      if (name === 'ability') return /^[a-zA-Z]+-\d$/.test(item);
      // Cards of somebody else are called `hero/slug`.
      const slug = item.slice(item.indexOf('/') + 1);
      return item === name || asked.cast.seats.some((seat) => isCardOf(seat, slug, name));
    })
  );
}

function pickReadings(what: Picked, asked: Asked): readonly Fits[] {
  if (typeof what === 'object') return [listFits(what, asked)];
  switch (what) {
    case 'none':
      return [
        type('none'),
        type('done'),
        type('no'),
        (option) => option.type === 'modes' && option.modes.length === 0,
      ];
    case 'no':
      return [type('no'), type('none')];
    case 'done':
      return doneReadings(asked);
    case 'stay':
      return stayReadings({ do: 'stay', path: [] }, asked);
    case 'yes':
      return [type('yes')];
    case 'toHand':
    case 'toTop':
      return [type(what)];
    case 'maneuver':
      return [type('maneuver')];
    default:
      return [(option) => option.key === what, pickFits(what, asked)];
  }
}

function listFits(what: readonly (string | number)[], asked: Asked): Fits {
  return (option) => {
    if (option.type === 'modes')
      return option.modes.length === what.length && option.modes.every((mode) => what.includes(mode));
    return option.type === 'order' && sameItems(asked, option.items, what);
  };
}

function pickFits(what: string | number, asked: Asked): Fits {
  return (option) => {
    switch (option.type) {
      case 'fighter':
        return isFighterNamed(option.fighter, String(what));
      case 'space':
      case 'token':
        return option.space === what || (option.type === 'token' && option.token === what);
      case 'move':
      case 'step':
        return option.to === what;
      case 'card':
        return cardFits(asked, option, String(what));
      case 'sideCard':
        return option.card === what;
      case 'number':
        return option.number === what;
      case 'modes':
        return option.modes.length === 1 && option.modes[0] === what;
      case 'player':
        return option.seat + 1 === what || isHero(asked, option.seat, String(what));
      case 'symbol':
        return option.symbol === what;
      case 'order':
        return option.items.length === 1 && sameItems(asked, option.items, [what]);
      default:
        return false;
    }
  };
}

function isHero({ cast }: Asked, seat: number, name: string): boolean {
  const hero = cast.seats[seat]?.hero;
  return hero !== undefined && heroNames(hero, seat).includes(name);
}

/** The numbers of the options that a step fits. */
export function fitting(step: Step, asked: Asked): number[] {
  const read = READINGS[step.do] as (step: Step, asked: Asked) => readonly Fits[];
  for (const fits of read(step, asked)) {
    const found = asked.decision.options.flatMap((option, i) => (fits(option) ? [i] : []));
    if (found.length > 0) return found;
  }
  return [];
}

/** The options a bare name or number is about: what is picked, who acts, who is hit, which card, where to. */
export function mentioning(what: string | number, asked: Asked): number[] {
  const exact = fitting({ do: 'pick', path: [], what }, asked);
  if (exact.length > 0) return exact;
  return asked.decision.options.flatMap((option, i) => {
    const { key: _, type: kind, ...parts } = option;
    if (kind === what) return [i];
    const near = Object.entries(parts as Record<string, unknown>).some(([part, value]) =>
      part === 'card' && typeof value === 'string'
        ? cardFits(asked, { ...option, card: value } as Option & { card: string }, String(what))
        : part !== 'distance' && part !== 'seat' && typeof value === 'string'
          ? isFighterNamed(value, String(what))
          : part === 'to' && value === what,
    );
    return near ? [i] : [];
  });
}

/**
 * The option that a scenario takes without a word, or -1: a BOOST or combat item that is not mentioned is none, and a maneuver is over
 * when all have moved and only doors are left to work.
 */
export function unspoken({ decision }: Asked): number {
  const find = (type: OptionType): number => decision.options.findIndex((option) => option.type === type);
  if (BOOST_PROMPTS.includes(decision.prompt)) return find('none');
  if (decision.prompt === 'useItem') return find('no');
  const onlyDoors = decision.options.every(
    ({ type }) => type === 'open' || type === 'close' || type === 'done',
  );
  return decision.prompt === 'moves' && onlyDoors ? find('done') : -1;
}

/**
 * Whether a step that fits nothing can be passed over. The engine does not ask where there is nothing to choose, so
 * "none", `stay` and `done` may stand where no such question is asked, and a fighter may be sent or put where it
 * already stands. Everything else has to fit.
 */
export function isIdle(step: Step, game: Game): boolean {
  switch (step.do) {
    case 'stay':
    case 'done':
      return true;
    case 'boost':
    case 'defend':
    case 'discard':
      return step.card === null;
    case 'pick':
      return step.what === 'none' || step.what === 'done';
    case 'move':
      return step.fighter !== undefined && spaceOf(game, step.fighter) === step.to;
    case 'place':
      return step.fighter !== undefined && spaceOf(game, step.fighter) === step.space;
    default:
      return false;
  }
}
