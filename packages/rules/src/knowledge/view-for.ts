import { ITEM_KINDS } from '@peerless/language';
import { DECISION_KINDS } from '../ask/decision.ts';
import { decision } from '../ask/options.ts';
import type { Figure } from '../content/hero.ts';
import { isRanged } from '../evaluate/abilities.ts';
import { combatValue } from '../evaluate/evaluate.ts';
import { haltSpace } from '../procedures/moves.ts';
import { outcome } from '../procedures/victory.ts';
import { membersOf } from '../state/bits.ts';
import { isUnknown, seatOfCard } from '../state/card.ts';
import { causeOf } from '../state/cause.ts';
import {
  actionsLeft,
  actionsTaken,
  activeSeat,
  isOut,
  isOver,
  turnNumber,
  turnsTaken,
} from '../state/clock.ts';
import {
  ATTACK,
  boostCard,
  combatant,
  combatCard,
  combatPlayer,
  DEFENSE,
  inCombat,
  isBonusAttack,
  isRevealed,
  itemOf,
  predictionOf,
} from '../state/combat.ts';
import { counterOf, formOf, leftmostOf } from '../state/declared.ts';
import { isClosed } from '../state/doors.ts';
import {
  AWAY,
  DEFEATED,
  fighterOf,
  healthOf,
  RESERVE,
  seatOfFighter,
  spaceOf,
  startedOn,
} from '../state/fighters.ts';
import { type Game, type Observation, reading } from '../state/game.ts';
import { cardsOfDeck, guestDecks, handOf, handSize } from '../state/hand.ts';
import { cardSlug, fighterId, heldName, spaceId } from '../state/ids.ts';
import { itemIn } from '../state/items.ts';
import { NONE } from '../state/limits.ts';
import { pathAt, pathsMoved } from '../state/paths.ts';
import { asideOf, deckAt, deckSize, discardAt, discardSize, gatheredIn, schemeCard } from '../state/piles.ts';
import { askedKind, askedSeat } from '../state/question.ts';
import { discardedSideCards, openSideCards, sideAt, sideSize } from '../state/side-deck.ts';
import { sourceOf } from '../state/stack.ts';
import { tokenAt } from '../state/tokens.ts';
import { OPEN } from '../state/viewers.ts';
import { boostSums } from './boost-sum.ts';
import { viewerOf } from './observe.ts';
import type { CombatView, FighterStatus, FighterView, SeatView, View } from './view.ts';

/** The friendly object for people and interfaces, built from an observation by listing what may be seen. */
export function viewFor(observation: Observation): View {
  const view = reading(observation);
  const { content } = view;
  const asked = decisionView(view);
  return {
    viewer: viewerOf(observation),
    board: content.board.def.slug,
    mode: content.mode,
    options: content.options,
    turn: turnNumber(view),
    active: activeSeat(view),
    seats: content.heroes.map((_, seat) => seatView(view, seat)),
    fighters: content.heroes.flatMap(({ figures }, seat) =>
      figures.map((figure, i) => fighterView(view, fighterOf(seat, i), figure)),
    ),
    doors: doorsOf(view),
    ...itemsView(view),
    combat: inCombat(view) ? combatView(view) : null,
    scheme: cardName(view, schemeCard(view), activeSeat(view)),
    decision: asked,
    boosts: asked !== null && 'options' in asked ? boostSums(view) : [],
    outcome: outcome(view),
  };
}

export const doorsOf = (view: Game): View['doors'] =>
  Object.fromEntries(
    view.content.board.doors.map((door, i) => [door.name, isClosed(view, i) ? 'closed' : 'open']),
  );

/** The items of the board, if it has any. */
export function itemsView(view: Game): Pick<View, 'items'> {
  const { items, board } = view.content;
  if (items.length === 0) return {};
  return {
    items: ITEM_KINDS.flatMap((kind) =>
      board.squares[kind].flatMap((space, square) => {
        const item = itemIn(view, kind, square);
        return item === NONE ? [] : [{ item: items[item].def.slug, space: spaceId(view, space) }];
      }),
    ),
  };
}

/** The card's name among those of a seat, or null if the viewer does not know it. */
const cardName = (view: Game, card: number, seat: number): string | null =>
  card === NONE || isUnknown(card) ? null : heldName(view, seat, card);

function seatView(view: Game, seat: number): SeatView {
  const { content } = view;
  const { def } = content.heroes[seat];
  return {
    seat,
    player: content.player[seat],
    team: content.team[seat],
    hero: def.slug,
    move: def.move,
    form: formSlug(view, seat),
    counters: countersOf(view, seat),
    ...rowsOf(view, seat),
    ...sideDeckOf(view, seat),
    tokens: tokensOf(view, seat),
    ...(countsPaths(view, seat) ? { paths: pathsOf(view, seat) } : {}),
    handSize: handSize(view, seat),
    hand: handOf(view, seat).map((card) => heldName(view, seat, card)),
    ...guestsOf(view, seat),
    deckSize: deckSize(view, seat),
    deck: deckFromTop(view, seat),
    discard: discardFromBottom(view, seat),
    ...pilesOf(view, seat),
    aside: asideOf(view, seat).map((card) => cardName(view, card, seat)),
    actionsLeft: activeSeat(view) === seat ? actionsLeft(view) : 0,
    actionsTaken: activeSeat(view) === seat ? actionsTaken(view) : 0,
    turnsTaken: turnsTaken(view, seat),
    eliminated: isOut(view, seat),
  };
}

/** How many cards of other decks are in a hand, by the seats whose they are. */
export function guestsOf(view: Game, seat: number): Pick<SeatView, 'guests'> {
  if (!view.content.guests) return {};
  const guests = guestDecks(view, seat).map((of) => ({ of, cards: cardsOfDeck(view, seat, of) }));
  return { guests };
}

export function formSlug(view: Game, seat: number): string | null {
  const { forms } = view.content.heroes[seat].def;
  return forms === undefined ? null : forms[formOf(view, seat)].slug;
}

export const countersOf = (view: Game, seat: number): SeatView['counters'] =>
  Object.fromEntries(
    (view.content.heroes[seat].def.counters ?? []).map(({ slug }, i) => [slug, counterOf(view, seat, i)]),
  );

/** The rows of a seat from left to right, if it has any. */
export function rowsOf(view: Game, seat: number): Pick<SeatView, 'rows'> {
  const rows = (view.content.heroes[seat].def.counters ?? []).flatMap(({ slug, row }, i) => {
    if (row === undefined) return [];
    const parts = row.parts.map((part) => part.slug);
    const first = leftmostOf(view, seat, i);
    return [[slug, [...parts.slice(first), ...parts.slice(0, first)]] as const];
  });
  return rows.length === 0 ? {} : { rows: Object.fromEntries(rows) };
}

/** The side deck of a seat as the viewer knows it, if it has one. */
export function sideDeckOf(view: Game, seat: number): Pick<SeatView, 'sideDeck'> {
  const cards = view.content.heroes[seat].def.sideDeck?.cards;
  if (cards === undefined) return {};
  const size = sideSize(view, seat);
  const slugs = cards.map(({ slug }) => slug);
  return {
    sideDeck: {
      cards: Array.from({ length: size }, (_, i) => slugs[sideAt(view, seat, size - 1 - i)] ?? null),
      revealed: membersOf(openSideCards(view, seat)).map((card) => slugs[card]),
      discarded: membersOf(discardedSideCards(view, seat)).map((card) => slugs[card]),
    },
  };
}

/** The piles of a seat's own, if it has any. */
export function pilesOf(view: Game, seat: number): Pick<SeatView, 'piles'> {
  const { piles } = view.content.heroes[seat].def;
  if (piles === undefined) return {};
  const cards = (pile: number): string[] => gatheredIn(view, seat, pile).map((card) => cardSlug(view, card));
  return { piles: Object.fromEntries(piles.map(({ slug }, i) => [slug, cards(i)])) };
}

export function tokensOf(view: Game, seat: number): SeatView['tokens'] {
  const tokens: Record<string, number[]> = {};
  view.content.heroes[seat].tokens.forEach((token, i) => {
    const space = tokenAt(view, seat, i);
    tokens[token] ??= [];
    if (space >= 0) tokens[token].push(spaceId(view, space));
  });
  return tokens;
}

/** The lines that the hero of a seat has moved along. */
export function pathsOf(view: Game, seat: number): (readonly [number, number])[] {
  const { def } = view.content.board;
  return Array.from({ length: pathsMoved(view, seat) }, (_, i) => def.edges[pathAt(view, seat, i)]);
}

/** Whether a card of the seat asks along how many paths its hero has moved. */
export const countsPaths = ({ content }: Game, seat: number): boolean => content.heroes[seat].paths > 0;

// Plain loops: views are made for every viewer of every move, and most of a view is piles.

function deckFromTop(view: Game, seat: number): (string | null)[] {
  const cards: (string | null)[] = [];
  for (let i = deckSize(view, seat) - 1; i >= 0; i--) cards.push(cardName(view, deckAt(view, seat, i), seat));
  return cards;
}

function discardFromBottom(view: Game, seat: number): string[] {
  const cards: string[] = [];
  const size = discardSize(view, seat);
  for (let i = 0; i < size; i++) cards.push(cardSlug(view, discardAt(view, seat, i)));
  return cards;
}

export const STATUS: Readonly<Record<number, FighterStatus>> = {
  [DEFEATED]: 'defeated',
  [RESERVE]: 'reserve',
  [AWAY]: 'away',
};

function fighterView(view: Game, fighter: number, figure: Figure): FighterView {
  const at = (space: number): number | null => (space >= 0 ? spaceId(view, space) : null);
  return {
    id: fighterId(view, fighter),
    kind: figure.kind,
    seat: seatOfFighter(fighter),
    hero: figure.hero,
    attack: isRanged(view, fighter) ? 'ranged' : 'melee',
    large: figure.large,
    status: STATUS[spaceOf(view, fighter)] ?? 'board',
    space: at(spaceOf(view, fighter)),
    halt: at(haltSpace(view, fighter)),
    health: healthOf(view, fighter),
    maxHealth: figure.health,
    startedTurnOn: at(startedOn(view, fighter)),
  };
}

export function combatView(view: Game): CombatView {
  const revealed = isRevealed(view);
  const attacker = combatPlayer(view, ATTACK);
  const defender = combatPlayer(view, DEFENSE);
  const prediction = predictionOf(view, DEFENSE);
  return {
    attacker: fighterId(view, combatant(view, ATTACK)),
    defender: fighterId(view, combatant(view, DEFENSE)),
    attackCard: cardName(view, combatCard(view, ATTACK), attacker),
    defenseCard: cardName(view, combatCard(view, DEFENSE), defender),
    boostCard: cardName(view, boostCard(view, ATTACK), attacker),
    ...ofOtherDecks(view, attacker, defender),
    revealed,
    bonus: isBonusAttack(view),
    attack: revealed ? combatValue(view, ATTACK) : null,
    defense: revealed ? combatValue(view, DEFENSE) : null,
    prediction: prediction === NONE ? null : prediction,
    ...usedItems(view),
  };
}

function usedItems(view: Game): Pick<CombatView, 'attackItem' | 'defenseItem'> {
  const [attack, defense] = [ATTACK, DEFENSE].map((side) => view.content.items[itemOf(view, side)]?.def.slug);
  return {
    ...(attack === undefined ? {} : { attackItem: attack }),
    ...(defense === undefined ? {} : { defenseItem: defense }),
  };
}

/** Whose decks cards are of that are played by others; their backs tell it. */
function ofOtherDecks(
  view: Game,
  attacker: number,
  defender: number,
): Pick<CombatView, 'attackOf' | 'defenseOf'> {
  const ofOther = (side: number, seat: number): number | undefined => {
    const card = combatCard(view, side);
    return card === NONE || seatOfCard(card) === seat ? undefined : seatOfCard(card);
  };
  const [attackOf, defenseOf] = [ofOther(ATTACK, attacker), ofOther(DEFENSE, defender)];
  return {
    ...(attackOf === undefined ? {} : { attackOf }),
    ...(defenseOf === undefined ? {} : { defenseOf }),
  };
}

/** Who may read the whole of a question: the one it is put to. */
export const DECISIONS = {
  mayRead: (view: Game, seat: number): boolean =>
    view.viewer === OPEN || view.viewer === view.content.player[seat],
};

/** The decider sees the whole question; everybody else only who is asked, what kind of thing, and by what. */
export function decisionView(view: Game): View['decision'] {
  const seat = askedSeat(view);
  if (isOver(view) || seat < 0) return null;
  if (DECISIONS.mayRead(view, seat)) return decision(view);
  return { seat, kind: DECISION_KINDS[askedKind(view)], source: causeOf(view, sourceOf(view)) };
}
