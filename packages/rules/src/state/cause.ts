import type { Cause } from './event.ts';
import type { Game } from './game.ts';
import { cardId } from './ids.ts';
import { MAX_SEATS } from './limits.ts';
import { sourceOf } from './stack.ts';

/**
 * Causes as numbers: a card (0…127), the ability of a seat's hero (ABILITY + seat) or a card of its side deck (further on by as
 * many seats as that card has its number, from 1), an item of the board (ITEM + number) or a rule (FIRST_RULE + index).
 */

const ABILITY = 128;
const ITEM = 192;
const FIRST_RULE = 256;
/** The rules that can be a cause. */
export const RULES = [
  'R-3.3',
  'R-3.5',
  'R-5.1',
  'R-5.7',
  'R-6.2',
  'R-6.3',
  'R-6.6',
  'R-6.9',
  'R-9.6',
  'R-9.1',
  'R-13.5',
  'R-14.2',
  'R-14.20',
  'R-14.62',
  'R-14.64',
  'R-14.67',
  'R-14.69',
  'R-14.70',
  'RU-46',
  'R-12.1',
  'R-12.3',
  'R-12.5',
] as const;
/** The cause that is a rule. */
export const RULE = Object.fromEntries(RULES.map((number, i) => [number, FIRST_RULE + i])) as {
  readonly [N in (typeof RULES)[number]]: number;
};
/** Whether the cause is a card. */
export const isCard = (source: number): boolean => source >= 0 && source < ABILITY;
/** Whether the cause is the ability of a hero. */
export const isAbility = (source: number): boolean => source >= ABILITY && source < ITEM;
/** The cause that is the ability of a seat's hero. */
export const abilityOf = (seat: number): number => ABILITY + seat;

/** The cause that is a card of the side deck of a seat's hero: part of its ability, told by its own name. */
export const sideCause = (seat: number, card: number): number => ABILITY + seat + (card + 1) * MAX_SEATS;

/** The cause that is an item of the board. */
export const itemCause = (item: number): number => ITEM + item;

/** The cause as events tell it: of what the frame on top does, unless another is given. */
export function causeOf(game: Game, source: number = sourceOf(game)): Cause {
  if (source < 0) return {};
  if (source >= FIRST_RULE) return { rule: RULES[source - FIRST_RULE] };
  if (source >= ITEM) return { item: game.content.items[source - ITEM].def.slug };
  if (source >= ABILITY) return abilityCause(game, source - ABILITY);
  return { card: cardId(game, source) };
}

function abilityCause(game: Game, source: number): Cause {
  const { slug, sideDeck } = game.content.heroes[source % MAX_SEATS].def;
  const side = sideDeck?.cards[Math.floor(source / MAX_SEATS) - 1];
  return side === undefined ? { ability: slug } : { ability: slug, side: side.slug };
}
