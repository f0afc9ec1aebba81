import { ask, offer, offerFaces, offerSpaces } from '../ask/ask.ts';
import { KIND, PROMPT, pack, partA, partB, T, typeOf } from '../ask/codes.ts';
import type { CPickable, NodeOf } from '../content/compile.ts';
import { evaluate, facesWhere } from '../evaluate/evaluate.ts';
import { opponentsOf, seatFor, select, selectSpaces } from '../evaluate/select.ts';
import { discardAt, showCard, showHand } from '../state/cards.ts';
import { bitOf, lowest, masks, standingOn } from '../state/fighters.ts';
import { cardId, emit, type Game, seatOfCard } from '../state/game.ts';
import {
  ANSWER,
  ASIDE,
  ASIDE_SIZE,
  DISCARD_SIZE,
  HAND_MASK,
  NONE,
  REG,
  SEAT,
  SEAT_TOKENS,
  SPACE,
  STEP,
  TOKEN,
} from '../state/layout.ts';
import { goTo, type Operation } from './operation.ts';

/** One fighter, space, card, opponent, number or token; what was picked goes into a register. */

const KINDS: { readonly [K in CPickable['name']]: number } = {
  fighter: KIND.fighter,
  space: KIND.space,
  card: KIND.card,
  opponent: KIND.player,
  number: KIND.number,
  token: KIND.space,
};

export const pick: Operation<'pick'> = {
  run(game, frame, node) {
    const s = game.state;
    if (s[frame + STEP] === 0) {
      const by = seatFor(game, frame, node.by);
      if (by >= 0) lookFirst(game, frame, node, by);
      const hidden = node.from.name === 'card' && node.from.pile !== 'discard';
      if (by < 0) goTo(game, frame, node.else);
      else ask(game, frame, 1, by, KINDS[node.from.name], PROMPT.pick, hidden);
      return;
    }
    const option = s[ANSWER];
    if (option === NONE || typeOf(option) === T.none) {
      goTo(game, frame, node.else);
      return;
    }
    s[frame + REG + node.as] = picked(node, option);
    // A card chosen in a hand is pointed at; what follows from it must make sense to everybody.
    if (node.from.name === 'card' && node.from.pile === 'hand') {
      showCard(game, partB(option));
      if (game.sink !== null)
        emit(game, 'cardChosen', { seat: seatOfCard(partB(option)), card: cardId(game, partB(option)) });
    }
    if (game.sink !== null && node.from.name === 'number') {
      emit(game, 'numberNamed', { seat: s[frame + SEAT], number: partB(option) });
    }
    goTo(game, frame, node.do);
  },

  list(game, frame, node) {
    listPickable(game, frame, node.from);
    // Whether a card of a hand fits is secret: the question is asked all the same.
    const secret = node.from.name === 'card' && node.from.pile === 'hand';
    if (node.may && (game.count > 0 || secret)) offer(game, pack(T.none, 0, 0));
  },
};

/** Who chooses in somebody's hand looks at it. */
function lookFirst(game: Game, frame: number, { from }: NodeOf<'pick'>, by: number): void {
  if (from.name !== 'card' || from.pile !== 'hand') return;
  const seat = seatFor(game, frame, from.of);
  if (seat >= 0 && seat !== by) showHand(game, seat, game.content.insiders[by]);
}

/** What the register holds: a mask for fighters, otherwise the number itself. */
const picked = (node: NodeOf<'pick'>, option: number): number =>
  node.from.name === 'fighter'
    ? bitOf(partB(option))
    : node.from.name === 'token'
      ? partA(option)
      : partB(option);

function listPickable(game: Game, frame: number, from: CPickable): void {
  switch (from.name) {
    case 'fighter':
      listFighters(game, select(game, frame, from.who), game.state[frame + SEAT]);
      return;
    case 'space':
      selectSpaces(game, frame, from.at, NONE);
      offerSpaces(game, T.space, 0, masks.lo, masks.hi);
      return;
    case 'card':
      listCards(game, frame, from);
      return;
    case 'opponent':
      for (const seat of opponentsOf(game, game.state[frame + SEAT])) offer(game, pack(T.player, 0, seat));
      return;
    case 'number': {
      const max = Math.min(99, evaluate(game, frame, from.max));
      for (let number = Math.max(0, evaluate(game, frame, from.min)); number <= max; number++)
        offer(game, pack(T.number, 0, number));
      return;
    }
    case 'token':
      listTokens(game, frame, from);
      return;
  }
}

/** Opposing fighters first: they are what one mostly looks for. */
function listFighters(game: Game, fighters: number, seat: number): void {
  const foes = game.content.foes[seat];
  for (let m = fighters & foes; m !== 0; m &= m - 1) offer(game, pack(T.fighter, 0, lowest(m)));
  for (let m = fighters & ~foes; m !== 0; m &= m - 1) offer(game, pack(T.fighter, 0, lowest(m)));
}

function listCards(game: Game, frame: number, from: Extract<CPickable, { name: 'card' }>): void {
  const seat = seatFor(game, frame, from.of);
  if (seat < 0) return;
  offerFaces(game, seat, facesIn(game, seat, from.pile) & facesWhere(game, frame, from.where, seat));
}

/** The faces of a seat's cards in a pile, as a mask. */
export function facesIn(game: Game, seat: number, pile: 'hand' | 'discard' | 'aside'): number {
  const s = game.state;
  if (pile === 'hand') return s[HAND_MASK + seat];
  let mask = 0;
  if (pile === 'discard') {
    for (let i = 0; i < s[DISCARD_SIZE + seat]; i++) mask |= 1 << (discardAt(game, seat, i) & 31);
  } else {
    for (let i = 0; i < s[ASIDE_SIZE]; i++) {
      const card = s[ASIDE + i] & 127;
      if (seatOfCard(card) === seat) mask |= 1 << (card & 31);
    }
  }
  return mask;
}

function listTokens(game: Game, frame: number, from: Extract<CPickable, { name: 'token' }>): void {
  const s = game.state;
  const seat = s[frame + SEAT];
  const hero = game.content.heroes[seat];
  const slug = (hero.def.tokens ?? [])[from.token]?.slug;
  const not = from.not === null ? [] : from.not.map((reg) => s[frame + REG + reg]);
  const under = from.under === null ? null : select(game, frame, from.under);
  hero.tokens.forEach((token, i) => {
    const space = s[TOKEN + seat * SEAT_TOKENS + i];
    if (token !== slug || space < 0 || not.includes(i)) return;
    if (under !== null && !isUnder(game, under, space)) return;
    offer(game, pack(T.token, i, space));
  });
}

function isUnder(game: Game, fighters: number, space: number): boolean {
  const found = standingOn(game, fighters, space < 32 ? 1 << space : 0, space < 32 ? 0 : 1 << (space - 32));
  return found !== 0 && game.state[SPACE + lowest(found)] === space;
}
