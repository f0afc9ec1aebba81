import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Modifier } from './modifier.ts';
import type { Fighters } from './selector.ts';

/** When an ability acts. */
export const MOMENTS = [
  'setup',
  'turnStart',
  'turnEnd',
  'declareAttack',
  'immediately',
  'during',
  'afterCombat',
  'afterAttack',
  'afterManeuver',
  'damage',
  'damaged',
  'defeated',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * An ability that acts at a moment. `who` narrows down the own fighter it is about (the attacker, the damaged
 * fighter, …), which the effect knows as `actor`. `damage` comes before the damage is taken and may `assign` it.
 */
export interface Hook {
  readonly when: Moment;
  readonly who?: Fighters;
  readonly if?: Condition;
  readonly do: Effect;
}

export const LANGUAGES = ['en', 'pt', 'fr', 'uk'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Names in the languages that have their own; English is `name` or `title` itself. */
export type Names = Readonly<Partial<Record<Exclude<Language, 'en'>, string>>>;

/** One kind of fighter on the character card. A sidekick without a dial of its own has 1 health. */
export interface FighterDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  /** Name of several sidekicks of this kind. */
  readonly plural?: string;
  readonly count: number;
  readonly health: number;
  readonly attack: 'melee' | 'ranged';
  /** Large fighters block doors and cannot use passages. */
  readonly large?: true;
  readonly starts?: 'board' | 'reserve';
}

export const CARD_TYPES = ['attack', 'defense', 'versatile', 'scheme'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A second combat that a card can add to an attack. */
export interface BonusAttackDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  readonly value: number;
  readonly immediately?: Effect;
  readonly during?: Effect;
  readonly after?: Effect;
}

/** An action card: all that is printed on it. */
export interface CardDef {
  readonly slug: string;
  readonly title: string;
  readonly titles?: Names;
  readonly type: CardType;
  readonly value: number | null;
  readonly boost: number | null;
  /** `any`, a fighter's slug or a form's slug. */
  readonly user: string;
  readonly quantity: number;
  /** One for all copies, or one a copy (`into-the-woods:knife`). */
  readonly symbols?: readonly string[];
  readonly tags?: readonly string[];
  readonly immediately?: Effect;
  readonly during?: Effect;
  readonly after?: Effect;
  readonly scheme?: Effect;
  readonly static?: readonly Modifier[];
  readonly bonusAttack?: BonusAttackDef;
}

export interface CounterDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  readonly start: number;
  readonly max: number;
}

export interface FormDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
}

/** Tokens on spaces: placed in the hero's zone at setup like sidekicks, at most one of a kind a space. */
export interface TokenDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  readonly plural?: string;
  readonly count: number;
}

/** Items on card banners; `wild` stands for any one of them. */
export interface SymbolsDef {
  readonly slugs: readonly string[];
  /** What an empty discard pile shows. */
  readonly start: string;
}

export interface HeroDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  readonly set: string;
  readonly move: number;
  readonly hero: FighterDef;
  readonly sidekicks: readonly FighterDef[];
  readonly hooks: readonly Hook[];
  readonly modifiers: readonly Modifier[];
  readonly counters?: readonly CounterDef[];
  readonly forms?: readonly FormDef[];
  readonly tokens?: readonly TokenDef[];
  readonly symbols?: SymbolsDef;
  readonly tags?: readonly string[];
  readonly cards: readonly CardDef[];
}
