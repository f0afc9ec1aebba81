import { MOMENTS } from '@peerless/language';
import { distanceTo } from '../board/movement.ts';
import type { NodeOf } from '../content/compile.ts';
import { apply, optionCount } from '../engine.ts';
import { PeerlessError, suggest } from '../error.ts';
import { seatFor } from '../evaluate/select.ts';
import { modesIn } from '../operations/control.ts';
import { arrangedCards } from '../operations/take.ts';
import { EFFECT_PROC, RESOLVE_PROC } from '../procedures/procedure.ts';
import type { Sink } from '../state/event.ts';
import { causeOf, faceOf, fighterId, type Game, seatOfCard, spaceId, top } from '../state/game.ts';
import { ASK_KIND, ASK_PROMPT, ASK_SEAT, NODE, OVER, PROC, REG, SEAT, SOURCE } from '../state/layout.ts';
import { allParts, OPTION_TYPES, PROMPT, partA, partB, partC, typeOf } from './codes.ts';
import { DECISION_KINDS, type Decision, type Option, PROMPTS } from './decision.ts';

/** Options as people and interfaces see them, with the keys that logs and saves store. */

/** What the game waits for, or null when it is over. */
export function decision(game: Game): Decision | null {
  const s = game.state;
  if (s[OVER] !== 0 || s[ASK_SEAT] < 0) return null;
  const seat = s[ASK_SEAT];
  const frame = top(game);
  const source = causeOf(game, s[frame + SOURCE]);
  return {
    seat,
    player: game.content.player[seat],
    kind: DECISION_KINDS[s[ASK_KIND]],
    prompt: PROMPTS[s[ASK_PROMPT]],
    options: listed(game),
    source,
    ...(s[frame + PROC] === EFFECT_PROC ? { effect: game.content.nodes[s[frame + NODE]].source } : {}),
    cites: CITES[PROMPTS[s[ASK_PROMPT]]] ?? [],
  };
}

/** The rules behind each question. */
const CITES: { readonly [prompt: string]: readonly string[] } = {
  action: ['R-5.1', 'R-5.2'],
  mulligan: ['R-3.3'],
  placeSidekick: ['R-3.5', 'R-3.6'],
  placeToken: ['R-14.20'],
  moveBoost: ['R-6.9'],
  moves: ['R-6.6', 'R-6.8'],
  step: ['R-6.8'],
  defend: ['R-8.6'],
  handLimit: ['R-5.7'],
  return: ['RU-46'],
  order: ['R-9.4'],
  may: ['R-10.1'],
  modes: ['RU-09'],
  place: ['R-6.12'],
  summon: ['R-10.15'],
  boost: ['R-10.18'],
  symbol: ['R-14.32'],
  token: ['R-14.24'],
};

function listed(game: Game): Option[] {
  return Array.from({ length: optionCount(game) }, (_, i) => optionOf(game, game.options[i]));
}

/** The position of the option with that key, or -1. */
export function indexOfKey(game: Game, key: string): number {
  const count = optionCount(game);
  for (let i = 0; i < count; i++) if (optionOf(game, game.options[i]).key === key) return i;
  return -1;
}

/** `apply` by key; refuses keys that are no option now. */
export function applyKey(game: Game, key: string, sink: Sink | null = null): void {
  const index = indexOfKey(game, key);
  if (index < 0) {
    const keys = listed(game).map((option) => option.key);
    throw new PeerlessError(`"${key}" is not possible now${suggest(key, keys)}`);
  }
  apply(game, index, sink);
}

const withKey = (option: object, key: string): Option => ({ ...option, key }) as Option;

/** An option as an object with its key. */
export function optionOf(game: Game, option: number): Option {
  const type = OPTION_TYPES[typeOf(option)];
  const a = partA(option);
  const b = partB(option);
  switch (type) {
    case 'scheme': {
      const fighter = fighterId(game, a);
      const card = slugOf(game, partC(option));
      return withKey({ type, fighter, card }, `scheme ${fighter} ${card}`);
    }
    case 'attack': {
      const fighter = fighterId(game, a);
      const target = fighterId(game, b);
      const card = slugOf(game, partC(option));
      return withKey({ type, fighter, target, card }, `attack ${fighter}>${target} ${card}`);
    }
    case 'move': {
      const fighter = fighterId(game, a);
      const to = spaceId(game, b);
      const key = `move ${fighter} ${to}`;
      return withKey({ type, fighter, to, distance: distanceTo(game, a, b, movesThrough(game)) }, key);
    }
    case 'stay':
    case 'step': {
      const fighter = fighterId(game, a);
      if (type === 'stay') return withKey({ type, fighter }, `stay ${fighter}`);
      return withKey({ type, fighter, to: spaceId(game, b) }, `step ${spaceId(game, b)}`);
    }
    case 'open':
    case 'close': {
      const fighter = fighterId(game, a);
      const door = game.content.board.doors[b].name;
      return withKey({ type, fighter, door }, `${type} ${fighter} ${door}`);
    }
    default:
      return simpleOption(game, option, type, a, b);
  }
}

function simpleOption(game: Game, option: number, type: Option['type'], a: number, b: number): Option {
  switch (type) {
    case 'fighter':
      return withKey({ type, fighter: fighterId(game, b) }, `fighter ${fighterId(game, b)}`);
    case 'space': {
      const placed = a > 0 ? { fighter: fighterId(game, a - 1) } : {};
      return withKey({ type, space: spaceId(game, b), ...placed }, `space ${spaceId(game, b)}`);
    }
    case 'card':
      return withKey({ type, card: slugOf(game, b), seat: seatOfCard(b) }, `card ${slugOf(game, b)}`);
    case 'number': {
      const about = a > 0 ? { fighter: fighterId(game, a - 1) } : {};
      return withKey({ type, number: b, ...about }, `number ${b}`);
    }
    case 'modes': {
      const modes = modesIn(allParts(option));
      return withKey({ type, modes }, modes.length === 0 ? 'modes none' : `modes ${modes.join('+')}`);
    }
    case 'order': {
      const items = orderItems(game, option);
      return withKey({ type, items }, `order ${items.join(' ')}`);
    }
    case 'player':
      return withKey({ type, seat: b }, `player ${b + 1}`);
    case 'token': {
      const token = game.content.heroes[game.state[top(game) + SEAT]].tokens[a];
      return withKey({ type, token, space: spaceId(game, b) }, `${token} ${spaceId(game, b)}`);
    }
    case 'symbol': {
      const slugs = game.content.heroes[game.state[top(game) + SEAT]].def.symbols?.slugs ?? [];
      return withKey({ type, symbol: slugs[b] }, `symbol ${slugs[b]}`);
    }
    default:
      return withKey({ type }, type);
  }
}

const slugOf = (game: Game, card: number): string => faceOf(game, card).slug;

/** What an order option puts in order: effects due at the same time, or cards. */
function orderItems(game: Game, option: number): string[] {
  const frame = top(game);
  const s = game.state;
  const _seat = s[frame + SEAT];
  if (s[frame + PROC] !== RESOLVE_PROC)
    return arrangedCards(game, arrangedSeat(game, frame), option).map((card) => slugOf(game, card));
  const items: string[] = [];
  const moment = MOMENTS[s[frame + REG]];
  for (let digits = allParts(option); digits !== 0; digits >>= 3) {
    const entry = (digits & 7) - 1;
    items.push(entry === 0 ? slugOf(game, s[frame + REG + 2]) : `${moment}-${entry}`);
  }
  return items;
}

/** Whose cards are being put in order. */
function arrangedSeat(game: Game, frame: number): number {
  const node = game.content.nodes[game.state[frame + NODE]] as NodeOf<'take'>;
  return seatFor(game, frame, node.of);
}

/** Whether the moves being asked for may go through opposing fighters. */
export function movesThrough(game: Game): boolean {
  return game.state[ASK_PROMPT] === PROMPT.moves && (game.state[top(game) + REG + 2] & 1) === 1;
}
