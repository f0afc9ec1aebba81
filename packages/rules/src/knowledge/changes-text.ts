import { ITEM_KINDS } from '@peerless/language';
import { DECISION_KINDS } from '../ask/decision.ts';
import { causeText, decisionText } from '../ask/decision-text.ts';
import type { Hero } from '../content/hero.ts';
import { isRanged } from '../evaluate/abilities.ts';
import { haltSpace } from '../procedures/moves.ts';
import { outcome } from '../procedures/victory.ts';
import { cardOf, faceNumber, heldBy, holderIn, isUnknown, seatOfCard } from '../state/card.ts';
import {
  actionsLeft,
  actionsTaken,
  activeSeat,
  isOut,
  isOver,
  turnNumber,
  turnsTaken,
} from '../state/clock.ts';
import { inCombat } from '../state/combat.ts';
import { counterOf, formOf, leftmostOf } from '../state/declared.ts';
import { isClosed } from '../state/doors.ts';
import { fighterNumbers, healthOf, printedOn, spaceOf, startedOn } from '../state/fighters.ts';
import { type Game, type Observation, reading } from '../state/game.ts';
import { guestsIn, handOf, handSize, inHand } from '../state/hand.ts';
import { heldName, spaceId } from '../state/ids.ts';
import { itemsOf } from '../state/items.ts';
import { hasSameWords } from '../state/layout.ts';
import { NONE } from '../state/limits.ts';
import { pathsMoved } from '../state/paths.ts';
import {
  asideAt,
  asideEntry,
  asideOf,
  asideSize,
  deckAt,
  deckSize,
  discardAt,
  discardSize,
  schemeCard,
} from '../state/piles.ts';
import { askedKind, askedSeat } from '../state/question.ts';
import { sourceOf } from '../state/stack.ts';
import { tokenAt } from '../state/tokens.ts';
import { boostSums } from './boost-sum.ts';
import type { FighterView, SeatView, View } from './view.ts';
import type { ViewChanges } from './view-changes.ts';
import {
  combatView,
  countersOf,
  countsPaths,
  DECISIONS,
  doorsOf,
  formSlug,
  guestsOf,
  itemsView,
  pathsOf,
  pilesOf,
  rowsOf,
  STATUS,
  sideDeckOf,
  tokensOf,
} from './view-for.ts';

/**
 * What has changed in a view, as it is sent. A server tells it to each viewer of each move, and most of a view stays as it
 * was: so two observations are compared by their numbers, and texts are made of what differs only.
 */

/** Something of a view, of a seat or of a fighter that may change: whether it has, and how it stands now, as JSON. */
interface Part {
  readonly isOther: (before: Game, now: Game, at: number) => boolean;
  readonly text: (now: Game, at: number) => string;
}

const number = (of: (view: Game, at: number) => number): Part => ({
  isOther: (before, now, at) => of(before, at) !== of(now, at),
  text: (now, at) => `${of(now, at)}`,
});

/** What is told by several numbers. */
const numbers = (
  count: (view: Game, at: number) => number,
  of: (view: Game, at: number, i: number) => number | boolean,
  text: Part['text'],
): Part => ({
  isOther: (before, now, at) => {
    const size = count(now, at);
    if (count(before, at) !== size) return true;
    for (let i = 0; i < size; i++) if (of(before, at, i) !== of(now, at, i)) return true;
    return false;
  },
  text,
});

/** What few heroes or boards have, and is told by its text. */
const text = (isThere: (view: Game, at: number) => boolean, of: Part['text']): Part => ({
  isOther: (before, now, at) => isThere(now, at) && of(before, at) !== of(now, at),
  text: of,
});

const place = (of: (view: Game, at: number) => number): Part => ({
  isOther: (before, now, at) => of(before, at) !== of(now, at),
  text: (now, at) => (of(now, at) >= 0 ? `${spaceId(now, of(now, at))}` : 'null'),
});

/** Of the active seat only. */
const ofActive = (of: (view: Game) => number): Part =>
  number((view, seat) => (activeSeat(view) === seat ? of(view) : 0));

const counterCount = ({ content }: Game, seat: number): number =>
  content.heroes[seat].def.counters?.length ?? 0;
const hasRows = ({ content }: Game, seat: number): boolean =>
  content.heroes[seat].def.counters?.some(({ row }) => row !== undefined) === true;

type Parts<Name extends string> = Readonly<Record<Name, Part>>;

/** What is told of a seat by words of the table. */
const ELSEWHERE = {
  // Seldom is any card there, so all are compared, whosever they are.
  aside: numbers(
    asideSize,
    (view, _, i) => heldBy(asideAt(view, i), holderIn(asideEntry(view, i))),
    (now, seat) => cardsText(now, asideOf(now, seat), seat),
  ),
  actionsLeft: ofActive(actionsLeft),
  actionsTaken: ofActive(actionsTaken),
} satisfies Partial<Parts<keyof SeatView>>;

/**
 * What is told of a seat by its own words. With what is elsewhere it is all that may change of a seat: who adds something to a
 * view is reminded by the compiler to say here how it changes.
 */
const SEAT: Parts<
  Exclude<keyof SeatView, keyof typeof ELSEWHERE | 'seat' | 'player' | 'team' | 'hero' | 'move'>
> = {
  form: { ...number(formOf), text: (now, seat) => JSON.stringify(formSlug(now, seat)) },
  counters: numbers(counterCount, counterOf, (now, seat) => JSON.stringify(countersOf(now, seat))),
  sideDeck: text(
    ({ content }, seat) => content.heroes[seat].def.sideDeck !== undefined,
    (view, seat) => JSON.stringify(sideDeckOf(view, seat).sideDeck),
  ),
  piles: text(
    ({ content }, seat) => content.heroes[seat].def.piles !== undefined,
    (view, seat) => JSON.stringify(pilesOf(view, seat).piles),
  ),
  rows: numbers(
    (view, seat) => (hasRows(view, seat) ? counterCount(view, seat) : 0),
    leftmostOf,
    (now, seat) => JSON.stringify(rowsOf(now, seat).rows),
  ),
  tokens: numbers(
    ({ content }, seat) => content.heroes[seat].tokens.length,
    tokenAt,
    (now, seat) => JSON.stringify(tokensOf(now, seat)),
  ),
  paths: numbers(
    (view, seat) => (countsPaths(view, seat) ? 1 : 0),
    pathsMoved,
    (now, seat) => JSON.stringify(pathsOf(now, seat)),
  ),
  handSize: number(handSize),
  hand: {
    isOther: (before, now, seat) => isOtherHand(before, now, seat),
    text: (now, seat) => cardsText(now, handOf(now, seat), seat),
  },
  guests: text(
    ({ content }) => content.guests,
    (now, seat) => JSON.stringify(guestsOf(now, seat).guests),
  ),
  deckSize: number(deckSize),
  deck: numbers(deckSize, deckAt, deckText),
  discard: numbers(discardSize, discardAt, discardText),
  turnsTaken: number(turnsTaken),
  eliminated: {
    ...number((view, seat) => Number(isOut(view, seat))),
    text: (now, seat) => `${isOut(now, seat)}`,
  },
};

const statusOf = (view: Game, fighter: number): string => STATUS[spaceOf(view, fighter)] ?? 'board';

/** The same for a fighter. */
const FIGHTER: Parts<Exclude<keyof FighterView, 'id' | 'kind' | 'seat' | 'hero' | 'large' | 'maxHealth'>> = {
  attack: {
    isOther: (before, now, fighter) => isRanged(before, fighter) !== isRanged(now, fighter),
    text: (now, fighter) => (isRanged(now, fighter) ? '"ranged"' : '"melee"'),
  },
  status: {
    isOther: (before, now, fighter) => statusOf(before, fighter) !== statusOf(now, fighter),
    text: (now, fighter) => `"${statusOf(now, fighter)}"`,
  },
  space: place(spaceOf),
  halt: place(haltSpace),
  health: number(healthOf),
  startedTurnOn: place(startedOn),
};

/** And for the table. */
const TABLE: Parts<Exclude<keyof View & keyof ViewChanges, 'seats' | 'fighters' | keyof typeof PRESENT>> = {
  turn: number(turnNumber),
  active: number(activeSeat),
  doors: numbers(
    ({ content }) => content.board.doors.length,
    (view, _, i) => isClosed(view, i),
    (now) => JSON.stringify(doorsOf(now)),
  ),
  items: numbers(
    ({ content }) => (content.items.length > 0 ? ITEM_KINDS.length : 0),
    (view, _, i) => itemsOf(view, ITEM_KINDS[i]),
    (now) => JSON.stringify(itemsView(now).items),
  ),
};

const mayRead = (view: Game): boolean => DECISIONS.mayRead(view, askedSeat(view));

/** What belongs to one position only, as JSON; null where it is not there. */
const PRESENT = {
  combat: (now: Game) => (inCombat(now) ? JSON.stringify(combatView(now)) : null),
  scheme: (now: Game) => (isKnown(schemeCard(now)) ? cardText(now, schemeCard(now), activeSeat(now)) : null),
  decision: (now: Game) => {
    if (isOver(now) || askedSeat(now) < 0) return null;
    return mayRead(now) ? decisionText(now) : unreadText(now);
  },
  boosts: (now: Game) => {
    const sums = isOver(now) || askedSeat(now) < 0 || !mayRead(now) ? [] : boostSums(now);
    return sums.length > 0 ? JSON.stringify(sums) : null;
  },
  outcome: (now: Game) => (isOver(now) ? JSON.stringify(outcome(now)) : null),
};

/** A question of somebody else: see `decisionView`. */
const unreadText = (view: Game): string =>
  `{"seat":${askedSeat(view)},"kind":"${DECISION_KINDS[askedKind(view)]}","source":${causeText(view, sourceOf(view))}}`;

const [SEAT_PARTS, ELSEWHERE_PARTS, FIGHTER_PARTS, TABLE_PARTS] = [SEAT, ELSEWHERE, FIGHTER, TABLE].map(
  Object.entries<Part>,
);
const PRESENT_PARTS = Object.entries(PRESENT);

/** The changes of a viewer's view from one observation to the next, as JSON: `ViewChanges`. */
export function changesText(before: Observation, after: Observation): string {
  const [old, now] = [reading(before), reading(after)];
  let text = partsText(TABLE_PARTS, old, now, 0);
  text = joined(text, named('seats', seatsText(old, now)));
  text = joined(text, named('fighters', fightersText(old, now)));
  for (const [name, tell] of PRESENT_PARTS) {
    const told = tell(now);
    if (told !== null) text = joined(text, `"${name}":${told}`);
  }
  return `{${text}}`;
}

const joined = (text: string, more: string): string =>
  text === '' ? more : more === '' ? text : `${text},${more}`;
const named = (name: string | number, text: string): string => (text === '' ? '' : `"${name}":{${text}}`);

function partsText(parts: readonly (readonly [string, Part])[], old: Game, now: Game, at: number): string {
  let text = '';
  for (const [name, part] of parts)
    if (part.isOther(old, now, at)) text = joined(text, `"${name}":${part.text(now, at)}`);
  return text;
}

function seatsText(old: Game, now: Game): string {
  let text = '';
  for (let seat = 0; seat < now.content.seats; seat++) {
    // Most moves leave the cards of most seats alone.
    const own = hasSameWords(old.state, now.state, seat, now.content)
      ? ''
      : partsText(SEAT_PARTS, old, now, seat);
    text = joined(text, named(seat, joined(own, partsText(ELSEWHERE_PARTS, old, now, seat))));
  }
  return text;
}

function fightersText(old: Game, now: Game): string {
  let text = '';
  let listed = 0;
  for (let fighter = 0; fighter < fighterNumbers(now); fighter++) {
    if (printedOn(now, fighter) === undefined) continue;
    if (!isSameFighter(old, now, fighter))
      text = joined(text, named(listed, partsText(FIGHTER_PARTS, old, now, fighter)));
    listed++;
  }
  return text;
}

/** Most fighters are left alone, too: the same as all their parts say, several times as fast. */
const isSameFighter = (old: Game, now: Game, fighter: number): boolean =>
  spaceOf(old, fighter) === spaceOf(now, fighter) &&
  healthOf(old, fighter) === healthOf(now, fighter) &&
  startedOn(old, fighter) === startedOn(now, fighter) &&
  haltSpace(old, fighter) === haltSpace(now, fighter) &&
  isRanged(old, fighter) === isRanged(now, fighter);

// Cards

const CARDS = new WeakMap<Hero, readonly string[]>();

/** The names of a hero's cards as JSON, by face. */
function cardTexts(hero: Hero): readonly string[] {
  const known = CARDS.get(hero);
  if (known !== undefined) return known;
  const made = hero.faces.map(({ slug }) => JSON.stringify(slug));
  CARDS.set(hero, made);
  return made;
}

const isKnown = (card: number): boolean => card !== NONE && !isUnknown(card);
const cardText = (view: Game, card: number, seat: number): string => {
  if (!isKnown(card)) return 'null';
  return seatOfCard(card) === seat
    ? cardTexts(view.content.heroes[seat])[faceNumber(card)]
    : JSON.stringify(heldName(view, seat, card));
};
const cardsText = (view: Game, cards: readonly number[], seat: number): string =>
  `[${cards.map((card) => cardText(view, card, seat)).join()}]`;

/** From the top. */
function deckText(view: Game, seat: number): string {
  const cards: number[] = [];
  for (let i = deckSize(view, seat) - 1; i >= 0; i--) cards.push(deckAt(view, seat, i));
  return cardsText(view, cards, seat);
}

/** From the bottom. */
function discardText(view: Game, seat: number): string {
  const cards: number[] = [];
  for (let i = 0; i < discardSize(view, seat); i++) cards.push(discardAt(view, seat, i));
  return cardsText(view, cards, seat);
}

function isOtherHand(before: Game, now: Game, seat: number): boolean {
  const { faces } = now.content.heroes[seat];
  for (let card = cardOf(seat, 0); card < cardOf(seat, faces.length); card++)
    if (inHand(before, card) !== inHand(now, card)) return true;
  return now.content.guests && guestsIn(before, seat).join() !== guestsIn(now, seat).join();
}
