import { DECISION_KINDS } from '../ask/decision.ts';
import { causeText, decisionText } from '../ask/decision-text.ts';
import type { Content } from '../content/content.ts';
import { isRanged } from '../evaluate/abilities.ts';
import { haltSpace } from '../procedures/moves.ts';
import { outcome } from '../procedures/victory.ts';
import { isUnknown } from '../state/card.ts';
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
import { healthOf, seatOfFighter, spaceOf, startedOn } from '../state/fighters.ts';
import { type Game, type Observation, reading } from '../state/game.ts';
import { handOf, handSize } from '../state/hand.ts';
import { spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { asideOf, deckAt, deckSize, discardAt, discardSize, schemeCard } from '../state/piles.ts';
import { askedKind, askedSeat } from '../state/question.ts';
import { sourceOf } from '../state/stack.ts';
import { boostSums } from './boost-sum.ts';
import { viewerOf } from './observe.ts';
import {
  combatView,
  countersOf,
  DECISIONS,
  doorsOf,
  formSlug,
  rowsOf,
  STATUS,
  sideDeckOf,
  tokensOf,
} from './view-for.ts';

/**
 * Views as they are sent. A server makes one for each viewer of each move, and most of it is seats and fighters: their text
 * is put together from parts that are the same throughout a game, and no objects are made for it.
 */

/** The texts of a table that do not change. */
interface Texts {
  readonly table: string;
  /** By seat, up to its form. */
  readonly seats: readonly string[];
  /** By fighter, up to its status; null where there is none. */
  readonly fighters: readonly (readonly [melee: string, ranged: string] | null)[];
  /** By card. */
  readonly cards: readonly string[];
}

const TEXTS = new WeakMap<Content, Texts>();

function textsOf(content: Content): Texts {
  const known = TEXTS.get(content);
  if (known !== undefined) return known;
  const made: Texts = {
    table: inner({ board: content.board.def.slug, mode: content.mode, options: content.options }),
    seats: content.heroes.map(({ def }, seat) => {
      const [player, team] = [content.player[seat], content.team[seat]];
      return `{${inner({ seat, player, team, hero: def.slug, move: def.move })},"form":`;
    }),
    fighters: content.figures.map((figure, fighter) => {
      if (figure === null) return null;
      const [id, seat] = [content.fighterIds[fighter], seatOfFighter(fighter)];
      const { kind, hero, large } = figure;
      const text = (attack: 'melee' | 'ranged') =>
        `{${inner({ id, kind, seat, hero, attack, large })},"status":"`;
      return [text('melee'), text('ranged')];
    }),
    cards: content.faces.map((face) => JSON.stringify(face?.slug ?? null)),
  };
  TEXTS.set(content, made);
  return made;
}

/** The text of an object without its braces. */
const inner = (value: object): string => JSON.stringify(value).slice(1, -1);

/** A text that was made last for a table, and the numbers that it tells. */
interface Kept {
  readonly numbers: number[];
  text: string;
}

const keeping = (): Kept => ({ numbers: [], text: '' });

/** The texts of one table that seldom change from move to move, or from viewer to viewer: the next view may have them. */
export class KeptTexts {
  /** @internal By fighter. */
  readonly fighters: Kept[] = [];
  /** @internal All fighters, as often as one of them has changed. */
  readonly all = { text: '' };
  /** @internal The discard piles, by seat. */
  readonly discards: Kept[] = [];
}

/** Whether what was kept tells another number at that place; the new one is noted. */
function isOther({ numbers }: Kept, at: number, number: number): boolean {
  if (numbers[at] === number) return false;
  numbers[at] = number;
  return true;
}

/**
 * The view of an observation as JSON: what `JSON.stringify(viewFor(observation))` gives, several times as fast. `kept`: what is
 * kept of the same table, whoever looks; it is only used where the observation has the same numbers.
 */
export function viewText(observation: Observation, kept: KeptTexts = new KeptTexts()): string {
  const view = reading(observation);
  const { content } = view;
  const texts = textsOf(content);
  let seats = '';
  for (let seat = 0; seat < content.seats; seat++)
    seats += `${seat > 0 ? ',' : ''}${seatText(view, seat, texts, kept)}`;
  return (
    `{"viewer":${JSON.stringify(viewerOf(observation))},${texts.table},"turn":${turnNumber(view)},` +
    `"active":${activeSeat(view)},"seats":[${seats}],"fighters":[${fightersText(view, texts, kept)}],${presentText(view, texts)}}`
  );
}

/** What goes on besides what seats and fighters have. */
function presentText(view: Game, { cards }: Texts): string {
  const doors = view.content.board.doors.length === 0 ? '{}' : JSON.stringify(doorsOf(view));
  const combat = inCombat(view) ? JSON.stringify(combatView(view)) : 'null';
  const scheme = schemeCard(view) === NONE ? 'null' : cardText(cards, schemeCard(view));
  const seat = askedSeat(view);
  const isAsked = !isOver(view) && seat >= 0;
  const mayRead = isAsked && DECISIONS.mayRead(view, seat);
  const asked = mayRead ? decisionText(view) : isAsked ? unreadText(view, seat) : 'null';
  const sums = mayRead ? boostSums(view) : [];
  const boosts = sums.length > 0 ? JSON.stringify(sums) : '[]';
  const over = isOver(view) ? JSON.stringify(outcome(view)) : 'null';
  return `"doors":${doors},"combat":${combat},"scheme":${scheme},"decision":${asked},"boosts":${boosts},"outcome":${over}`;
}

/** A question of somebody else: see `decisionView`. */
const unreadText = (view: Game, seat: number): string =>
  `{"seat":${seat},"kind":"${DECISION_KINDS[askedKind(view)]}","source":${causeText(view, sourceOf(view))}}`;

function seatText(view: Game, seat: number, { seats, cards }: Texts, kept: KeptTexts): string {
  const { def, tokens } = view.content.heroes[seat];
  const form = def.forms === undefined ? 'null' : JSON.stringify(formSlug(view, seat));
  const counters = def.counters === undefined ? '{}' : JSON.stringify(countersOf(view, seat));
  const rows = def.counters?.some(({ row }) => row !== undefined) ? `${inner(rowsOf(view, seat))},` : '';
  const side = def.sideDeck === undefined ? '' : `${inner(sideDeckOf(view, seat))},`;
  const laid = tokens.length === 0 ? '{}' : JSON.stringify(tokensOf(view, seat));
  const isActive = activeSeat(view) === seat;
  return (
    `${seats[seat]}${form},"counters":${counters},${rows}${side}"tokens":${laid},"handSize":${handSize(view, seat)},` +
    `"hand":[${cardsText(cards, handOf(view, seat))}],"deckSize":${deckSize(view, seat)},"deck":[${deckText(view, seat, cards)}],` +
    `"discard":[${discardText(view, seat, cards, kept)}],"aside":[${cardsText(cards, asideOf(view, seat))}],` +
    `"actionsLeft":${isActive ? actionsLeft(view) : 0},"actionsTaken":${isActive ? actionsTaken(view) : 0},` +
    `"turnsTaken":${turnsTaken(view, seat)},"eliminated":${isOut(view, seat)}}`
  );
}

/** So many unknown cards. */
const UNKNOWN = Array.from({ length: 61 }, (_, count) => Array(count).fill('null').join());

/** A deck from its top; most of its cards are unknown, one beside the other. */
function deckText(view: Game, seat: number, cards: readonly string[]): string {
  let text = '';
  let unknown = 0;
  for (let i = deckSize(view, seat) - 1; i >= -1; i--) {
    const card = i < 0 ? NONE : deckAt(view, seat, i);
    if (i >= 0 && isUnknown(card) && unknown < UNKNOWN.length - 1) {
      unknown++;
      continue;
    }
    if (unknown > 0) text += `${text === '' ? '' : ','}${UNKNOWN[unknown]}`;
    unknown = 0;
    if (i >= 0) text += `${text === '' ? '' : ','}${cardText(cards, card)}`;
  }
  return text;
}

const cardText = (cards: readonly string[], card: number): string => (isUnknown(card) ? 'null' : cards[card]);

function cardsText(cards: readonly string[], known: readonly number[]): string {
  let text = '';
  for (const card of known) text += `${text === '' ? '' : ','}${cardText(cards, card)}`;
  return text;
}

function discardText(view: Game, seat: number, cards: readonly string[], { discards }: KeptTexts): string {
  discards[seat] ??= keeping();
  const pile = discards[seat];
  const size = discardSize(view, seat);
  let isNew = pile.numbers.length !== size;
  pile.numbers.length = size;
  for (let i = 0; i < size; i++) isNew = isOther(pile, i, discardAt(view, seat, i)) || isNew;
  if (isNew) pile.text = pile.numbers.map((card) => cards[card]).join();
  return pile.text;
}

function fightersText(view: Game, { fighters }: Texts, kept: KeptTexts): string {
  let isNew = false;
  for (let fighter = 0; fighter < fighters.length; fighter++) {
    const known = fighters[fighter];
    if (known !== null && isChanged(view, fighter, known, kept)) isNew = true;
  }
  if (isNew)
    kept.all.text = kept.fighters
      .filter(Boolean)
      .map(({ text }) => text)
      .join();
  return kept.all.text;
}

/** Whether a fighter has another text than before. */
function isChanged(
  view: Game,
  fighter: number,
  known: readonly [string, string],
  { fighters }: KeptTexts,
): boolean {
  fighters[fighter] ??= keeping();
  const one = fighters[fighter];
  const [space, halt] = [spaceOf(view, fighter), haltSpace(view, fighter)];
  const [health, started] = [healthOf(view, fighter), startedOn(view, fighter)];
  let isNew = isOther(one, 0, space);
  isNew = isOther(one, 1, halt) || isNew;
  isNew = isOther(one, 2, health) || isNew;
  isNew = isOther(one, 3, started) || isNew;
  const ranged = isRanged(view, fighter) ? 1 : 0;
  isNew = isOther(one, 4, ranged) || isNew;
  if (!isNew) return false;
  const rest = [
    ...[known[ranged], STATUS[space] ?? 'board', '","space":', placeText(view, space)],
    ...[',"halt":', placeText(view, halt), ',"health":', health],
    ...[',"maxHealth":', view.content.maxHealth[fighter], ',"startedTurnOn":', placeText(view, started), '}'],
  ];
  one.text = rest.join('');
  return true;
}

const placeText = (view: Game, space: number): string => (space >= 0 ? `${spaceId(view, space)}` : 'null');
