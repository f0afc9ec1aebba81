import type { BoardDef } from './board.ts';
import type { Effect } from './effect.ts';
import type { CardDef, HeroDef } from './hero.ts';
import { COMBAT_TIMINGS, type CombatTiming, type Timing } from './walk.ts';

/** The way from the effect of a box down to one of its operations: fields and places in lists. */
export type EffectPath = readonly (string | number)[];

/**
 * Where an operation stands: hero, card or ability, the box on it, and the way inside. It says the same in every game
 * and in every program that knows the hero, whatever else that program knows.
 */
export type Address = CardAddress | AbilityAddress | SideAddress | ItemAddress;

/** The address of something that a hero file holds. */
export type HeroAddress = Exclude<Address, ItemAddress>;

export interface CardAddress {
  readonly hero: string;
  readonly card: string;
  /** The operation belongs to the bonus attack of that card. */
  readonly bonus?: true;
  readonly box: Timing;
  readonly path: EffectPath;
}

export interface AbilityAddress {
  readonly hero: string;
  /** The position of the ability among the `hooks` of the hero file. */
  readonly ability: number;
  readonly box: 'hook';
  readonly path: EffectPath;
}

export interface SideAddress {
  readonly hero: string;
  /** A card of the side deck. */
  readonly side: string;
  readonly box: 'revealed';
  readonly path: EffectPath;
}

export interface ItemAddress {
  readonly board: string;
  /** An item of that board. */
  readonly item: string;
  readonly box: 'item';
  readonly path: EffectPath;
}

/** An address in one line: `medusa/winged-frenzy scheme do.0`, `alice/ability-1 hook do.then`, `the-raft/food-tray item`. */
export function addressText(address: Address): string {
  const { box, path } = address;
  const file = 'board' in address ? address.board : address.hero;
  const place = placeOf(address);
  const bonus = 'bonus' in address && address.bonus ? ' bonus' : '';
  return `${file}/${place}${bonus} ${box}${path.length === 0 ? '' : ` ${path.join('.')}`}`;
}

function placeOf(address: Address): string {
  if ('card' in address) return address.card;
  if ('item' in address) return address.item;
  return 'side' in address ? address.side : `ability-${address.ability + 1}`;
}

/** The whole effect of the box an address is in. */
export function boxEffect(hero: HeroDef, address: HeroAddress): Effect | undefined {
  if ('ability' in address) return hero.hooks[address.ability]?.do;
  if ('side' in address) return hero.sideDeck?.cards.find(({ slug }) => slug === address.side)?.revealed;
  const card = hero.cards.find(({ slug }) => slug === address.card);
  return card === undefined ? undefined : boxOf(card, address);
}

/** The same for an item. */
export const itemEffect = ({ items = [] }: BoardDef, { item }: ItemAddress): Effect | undefined =>
  items.find(({ slug }) => slug === item)?.do;

const isInCombat = (box: Timing): box is CombatTiming => (COMBAT_TIMINGS as readonly Timing[]).includes(box);

function boxOf(card: CardDef, { bonus, box }: CardAddress): Effect | undefined {
  if (bonus !== true) return card[box];
  return isInCombat(box) ? card.bonusAttack?.[box] : undefined;
}

/** The operation at the end of a path, if the effect has one there. */
export function effectAt(effect: Effect, path: EffectPath): Effect | undefined {
  let part: unknown = effect;
  for (const step of path) {
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, step)) return undefined;
    part = (part as Readonly<Record<string | number, unknown>>)[step];
  }
  return typeof part === 'object' && part !== null && 'op' in part ? (part as Effect) : undefined;
}
