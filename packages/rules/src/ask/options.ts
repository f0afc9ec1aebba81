import { quoted } from '@peerless/language';
import type { Node, NodeOf } from '../content/compile.ts';
import { apply, optionCount } from '../engine.ts';
import { PeerlessError, suggest } from '../error.ts';
import { seatFor } from '../evaluate/select.ts';
import { PROCEDURES } from '../procedures/index.ts';
import { PROCEDURE } from '../procedures/procedure.ts';
import { seatOfCard } from '../state/card.ts';
import { causeOf, isAbility } from '../state/cause.ts';
import { isOver } from '../state/clock.ts';
import type { Sink } from '../state/event.ts';
import { seatOfFighter } from '../state/fighters.ts';
import { type Game, type Readable, reading } from '../state/game.ts';
import { cardKey, fighterId, heldName, spaceId } from '../state/ids.ts';
import { NONE } from '../state/limits.ts';
import { askedKind, askedPrompt, askedSeat } from '../state/question.ts';
import { depthOf, frameAt, nodeAt, nodeOf, ownerOf, procOf, sourceAt, top } from '../state/stack.ts';
import { cardWith, modesIn, OPTION_TYPES, objectOf, subjectOf, typeOf } from './codes.ts';
import { DECISION_KINDS, type Decision, type Option, PROMPTS, type Prompt } from './decision.ts';

/** Options as people and interfaces see them, with the keys that logs and saves store. */

/** What the game waits for, or null when it is over. */
export function decision(asked: Readable): Decision | null {
  const game = reading(asked);
  const seat = askedSeat(game);
  if (isOver(game) || seat < 0) return null;
  const frame = top(game);
  const prompt = PROMPTS[askedPrompt(game)];
  const node = nodeAsking(game, frame);
  return {
    seat,
    player: game.content.player[seat],
    kind: DECISION_KINDS[askedKind(game)],
    prompt,
    options: listed(game),
    source: causeOf(game, sourceAt(game, frame)),
    ...(node === null ? {} : asking(node)),
    cites: CITES[prompt],
  };
}

/** The operation that asks, or lets fighters move while their ways are asked; null where a rule asks. */
export function nodeAsking(game: Game, frame: number): Node | null {
  if (procOf(game, frame) === PROCEDURE.effect) return nodeAt(game, frame);
  if (!WAYS.includes(PROMPTS[askedPrompt(game)]) || !isAbility(sourceAt(game, frame))) return null;
  let below = depthOf(game) - 2;
  while (below > 0 && procOf(game, frameAt(below)) !== PROCEDURE.effect) below--;
  const mover = frameAt(below);
  const isMover = procOf(game, mover) === PROCEDURE.effect && sourceAt(game, mover) === sourceAt(game, frame);
  return isMover && nodeOf(game, mover) >= 0 ? nodeAt(game, mover) : null;
}

/** What is asked while fighters move; a card is told as a whole, of an ability the part that moves them. */
const WAYS: readonly Prompt[] = ['moves', 'step'];

/** The operation that asks, and where it stands. */
export const asking = ({ source: effect, address }: Node): Pick<Decision, 'effect' | 'address'> => ({
  effect,
  address,
});

/** The rules behind each question. */
export const CITES: { readonly [P in Prompt]: readonly string[] } = {
  action: ['R-5.1', 'R-5.2'],
  freeAttack: ['R-5.3', 'R-8.1'],
  mulligan: ['R-3.3'],
  placeSidekick: ['R-3.5', 'R-3.6'],
  placeToken: ['R-14.20'],
  moveBoost: ['R-6.9'],
  moves: ['R-6.6', 'R-6.8'],
  step: ['R-6.8'],
  defend: ['R-8.6'],
  predict: ['RU-55'],
  handLimit: ['R-5.7'],
  return: ['RU-46'],
  order: ['R-9.4'],
  may: ['R-10.1'],
  pay: ['R-14.42'],
  modes: ['RU-09'],
  pick: ['R-10.1'],
  place: ['R-6.12'],
  summon: ['R-10.15'],
  take: ['R-10.1'],
  takeMore: ['R-10.2'],
  arrange: ['R-10.1'],
  boost: ['R-10.18'],
  symbol: ['R-14.32'],
  token: ['R-14.24'],
  assign: ['R-11.1'],
  bin: ['R-14.64', 'R-6.12'],
  hideHand: ['R-10.1', 'RU-30'],
  whichHero: ['RU-67'],
  useItem: ['R-14.70'],
  layToken: ['R-14.24', 'RU-69'],
  comeBack: ['RU-74'],
  handOver: ['RU-73'],
  sideCard: ['R-10.1', 'RU-72'],
};

function listed(game: Game): Option[] {
  const options: Option[] = [];
  const count = optionCount(game);
  for (let i = 0; i < count; i++) options.push(optionOf(game, game.options[i]));
  return options;
}

/** The position of the option with that key, or -1. */
export function indexOfKey(game: Game, key: string): number {
  const count = optionCount(game);
  for (let i = 0; i < count; i++) if (keyOf(game, game.options[i]) === key) return i;
  return -1;
}

/** `apply` by key; refuses keys that are no option now. */
export function applyKey(game: Game, key: string, sink: Sink | null = null): void {
  const index = indexOfKey(game, key);
  if (index < 0) {
    const keys = listed(game).map((option) => option.key);
    throw new PeerlessError(`${quoted(String(key))} is not possible now${suggest(key, keys)}`);
  }
  apply(game, index, sink);
}

/** An option as an object with its key; what only the one who asks knows of it is added by its procedure. */
export function optionOf(game: Game, option: number): Option {
  const type = OPTION_TYPES[typeOf(option)];
  const told = Object.assign({ type }, fieldsOf(game, option, type), describe(game, option));
  return Object.assign(told, { key: keyOf(game, option) }) as Option;
}

export const describe = (game: Game, option: number): { readonly items?: readonly string[] } =>
  PROCEDURES[procOf(game, top(game))].describe(game, top(game), option);

/** What an option is about, as its type alone tells. */
function fieldsOf(game: Game, option: number, type: Option['type']): object {
  const subject = subjectOf(option);
  const object = objectOf(option);
  switch (type) {
    case 'scheme':
      return { fighter: fighterId(game, subject), card: playedName(game, subject, cardWith(option)) };
    case 'attack':
      return {
        fighter: fighterId(game, subject),
        target: fighterId(game, object),
        card: playedName(game, subject, cardWith(option)),
      };
    case 'move':
    case 'step':
      return { fighter: fighterId(game, subject), to: spaceId(game, object) };
    case 'stay':
      return { fighter: fighterId(game, subject) };
    case 'open':
    case 'close':
      return { fighter: fighterId(game, subject), door: game.content.board.doors[object].name };
    case 'fighter':
      return { fighter: fighterId(game, object) };
    case 'space':
      return { space: spaceId(game, object), ...aboutFighter(game, subject) };
    case 'card':
      return cardAsked(game, object);
    case 'number':
      return { number: object, ...aboutFighter(game, subject) };
    case 'modes':
      return { modes: modesIn(option) };
    case 'player':
      return { seat: object };
    case 'token':
      return { token: tokenNamed(game, subject), space: spaceId(game, object) };
    case 'symbol':
      return { symbol: symbolNamed(game, object) };
    case 'sideCard':
      return { card: sideCardNamed(game, object), seat: ownerOf(game, top(game)) };
    case 'item':
      return { fighter: fighterId(game, subject), item: itemNamed(game, object) };
    default:
      return {};
  }
}

/** A card among those of a seat: where hands hold cards of other decks, it is told in whose hand it is. */
function cardAsked(game: Game, card: number): { readonly card: string; readonly seat: number } {
  const holder = game.content.guests ? handAsked(game) : NONE;
  const seat = holder === NONE ? seatOfCard(card) : holder;
  return { card: heldName(game, seat, card), seat };
}

const OWN_HAND: readonly Prompt[] = ['moveBoost', 'defend', 'boost', 'handLimit'];

/** Whose hand is asked about, or NONE. */
function handAsked(game: Game): number {
  const frame = top(game);
  if (OWN_HAND.includes(PROMPTS[askedPrompt(game)])) return askedSeat(game);
  if (procOf(game, frame) !== PROCEDURE.effect || PROMPTS[askedPrompt(game)] === 'hideHand') return NONE;
  const { source, fields } = nodeAt(game, frame);
  if (source.op === 'take' && source.from === 'hand')
    return seatFor(game, frame, (fields as NodeOf<'take'>).of);
  const { from } = fields as Partial<NodeOf<'pick'>>;
  return source.op === 'pick' && from?.name === 'card' && from.pile === 'hand'
    ? seatFor(game, frame, from.of)
    : NONE;
}

/** A card that a fighter plays. */
export const playedName = (game: Game, fighter: number, card: number): string =>
  heldName(game, seatOfFighter(fighter), card);
const aboutFighter = (game: Game, subject: number): object =>
  subject > 0 ? { fighter: fighterId(game, subject - 1) } : {};
const heroAsking = (game: Game) => game.content.heroes[ownerOf(game, top(game))];
const tokenNamed = (game: Game, token: number): string => heroAsking(game).tokens[token];
const sideCardNamed = (game: Game, card: number): string =>
  heroAsking(game).def.sideDeck?.cards[card].slug ?? '';
const itemNamed = ({ content }: Game, item: number): string => content.items[item].def.slug;
const symbolNamed = (game: Game, symbol: number): string =>
  (heroAsking(game).def.symbols?.slugs ?? [])[symbol];

/** The name of an option, unique in its decision. */
export function keyOf(game: Game, option: number): string {
  const type = OPTION_TYPES[typeOf(option)];
  const subject = subjectOf(option);
  const object = objectOf(option);
  switch (type) {
    case 'scheme':
      return `scheme ${fighterId(game, subject)} ${cardKey(game, cardWith(option))}`;
    case 'attack': {
      const card = cardKey(game, cardWith(option));
      return `attack ${fighterId(game, subject)}>${fighterId(game, object)} ${card}`;
    }
    case 'move':
      return `move ${fighterId(game, subject)} ${spaceId(game, object)}`;
    case 'stay':
      return `stay ${fighterId(game, subject)}`;
    case 'open':
    case 'close':
      return `${type} ${fighterId(game, subject)} ${game.content.board.doors[object].name}`;
    case 'fighter':
      return `fighter ${fighterId(game, object)}`;
    case 'step':
    case 'space':
      return `${type} ${spaceId(game, object)}`;
    case 'card':
    case 'sideCard':
      return `card ${(type === 'card' ? cardKey : sideCardNamed)(game, object)}`;
    case 'number':
      return `number ${object}`;
    case 'modes':
      return `modes ${modesIn(option).join('+') || 'none'}`;
    case 'order':
      return `order ${describe(game, option).items?.join(' ')}`;
    case 'player':
      return `player ${object + 1}`;
    case 'token':
      return `${tokenNamed(game, subject)} ${spaceId(game, object)}`;
    case 'symbol':
      return `symbol ${symbolNamed(game, object)}`;
    case 'item':
      return `item ${fighterId(game, subject)} ${itemNamed(game, object)}`;
    default:
      return type;
  }
}
