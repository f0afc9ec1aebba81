import type { Condition } from './condition.ts';
import type { Effect } from './effect.ts';
import type { Emblem, Look } from './look.ts';
import type { Modifier } from './modifier.ts';
import type { Names, Titles } from './names.ts';
import type { Profile } from './profile.ts';
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
  'cleanUp',
  'afterAttack',
  'afterManeuver',
  'damage',
  'damaged',
  'defeated',
  'leaveZone',
] as const;
export type Moment = (typeof MOMENTS)[number];

/**
 * An ability that acts at a moment. `who` narrows down the own fighter it is about (the attacker, the damaged
 * fighter, …), which the effect knows as `actor`. `damage` comes before the damage is taken and may `assign` it. `leaveZone` is about
 * a fighter of anybody, without `who` an opposing one, that goes out of the hero's zone, step by step. `cleanUp` comes when the cards
 * of a combat have been put away, also when the turn was ended in it; effects still know that combat.
 */
export interface Hook {
  readonly when: Moment;
  readonly who?: Fighters;
  readonly if?: Condition;
  readonly do: Effect;
}

/** Something that has a name of its own, in every language, and a drawing. */
export interface NamedDef {
  readonly slug: string;
  readonly name: string;
  /** The other languages, with the grammar of each; also of English. */
  readonly names?: Names;
  /** Left out: the initial of the name. */
  readonly emblem?: Emblem;
}

/** One kind of sidekick on the character card. One without a dial of its own has 1 health. */
export interface FighterDef extends NamedDef {
  /** Name of several sidekicks of this kind. */
  readonly plural?: string;
  readonly count: number;
  readonly health: number;
  readonly attack: 'melee' | 'ranged';
  /** Large fighters block doors and cannot use passages. */
  readonly large?: true;
  readonly starts?: 'board' | 'reserve';
}

/** The hero's own figure. It goes by the slug and the name of the hero; only what cards call it may differ. */
export interface HeroFigureDef {
  /** What cards call the hero, where that is not the whole name: "Little Red". */
  readonly name?: string;
  /** Name of several heroes, where there are several. */
  readonly plural?: string;
  /** So many heroes of the same kind, each with a dial of its own; left out, one. All have to be defeated. */
  readonly count?: number;
  /** The same in the languages that shorten the name; the others are those of the hero. */
  readonly names?: Names;
  readonly health: number;
  readonly attack: 'melee' | 'ranged';
  readonly large?: true;
}

export const CARD_TYPES = ['attack', 'defense', 'versatile', 'scheme'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** A second combat that a card can add to an attack. */
export interface BonusAttackDef {
  readonly slug: string;
  readonly name: string;
  readonly names?: Titles;
  readonly value: number;
  readonly immediately?: Effect;
  readonly during?: Effect;
  readonly after?: Effect;
}

/** An action card: all that is printed on it. */
export interface CardDef {
  readonly slug: string;
  readonly title: string;
  readonly titles?: Titles;
  /** Left out: that of whoever can play it. */
  readonly emblem?: Emblem;
  readonly type: CardType;
  readonly value: number | null;
  readonly boost: number | null;
  /** `any`, a fighter's slug or a form's slug. */
  readonly user: string;
  readonly quantity: number;
  /** One for all copies, or one a copy (`into-the-woods:knife`). */
  readonly symbols?: readonly string[];
  readonly tags?: readonly string[];
  /** How many marks are printed on it, where the hero says what a mark is. */
  readonly marks?: number;
  readonly immediately?: Effect;
  readonly during?: Effect;
  readonly after?: Effect;
  readonly scheme?: Effect;
  /** Printed beside the BOOST number: carried out each time its player BOOSTs with the card, once the number counts. */
  readonly boosted?: Effect;
  /** Carried out when the card goes to the discard pile because of an opponent's effect. */
  readonly discarded?: Effect;
  /** Carried out when an ability calls for it (`call`): no card effect, so nothing cancels it. It goes by the name of the pile. */
  readonly called?: Effect;
  readonly static?: readonly Modifier[];
  readonly bonusAttack?: BonusAttackDef;
}

export interface CounterDef extends NamedDef {
  /** "Embers"; without one it is said like something that cannot be counted: "3 Rage". */
  readonly plural?: string;
  readonly start: number;
  readonly max: number;
  /** Where those are that one does not have, if opponents can pay from there: a treasury. */
  readonly rest?: RestDef;
  /** Each of them has a name of its own and a place in a row. */
  readonly row?: RowDef;
}

/** The rest of a counter: what one does not have of it. */
export type RestDef = Pick<NamedDef, 'name' | 'names'>;

/**
 * A row of named parts, as many as the counter counts at most: so many from the left are active. The leftmost inactive one
 * becomes active; the leftmost active one becomes inactive and goes to the right end of the row.
 */
export interface RowDef extends Pick<NamedDef, 'name' | 'names'> {
  readonly plural?: string;
  /** In the order of the start, from left to right. */
  readonly parts: readonly PartDef[];
}

/** One part of a row: active or not. */
export interface PartDef extends NamedDef {}

/** A form of the hero: a person (Mr. Hyde) or a quality (big). */
export interface FormDef extends NamedDef {}

/** What all forms of a hero are, where "form" is not the word: a size. `chosen`: they are no persons or qualities, one is chosen. */
export type FormNounDef = Pick<NamedDef, 'name' | 'names'> & { readonly chosen?: true };

/** Tokens on spaces: placed in the hero's zone at setup like sidekicks, at most one of a kind a space. */
export interface TokenDef extends NamedDef {
  readonly plural?: string;
  readonly count: number;
  /** Off the board at the start: abilities and cards lay them (RU-69). */
  readonly starts?: 'board' | 'reserve';
}

/** A symbol or tag as it is printed on cards. Without a name it is called by its slug: `silver-moon`, "Silver Moon". */
export type LabelDef = Pick<NamedDef, 'slug' | 'names' | 'emblem'> & { readonly name?: string };

/** What several of a kind are called: a Misery, Miseries. */
export type NounDef = Pick<NamedDef, 'name' | 'names' | 'emblem'> & { readonly plural?: string };

/** A card of a side deck, which is there once; `revealed`: what is done when it is turned up. */
export interface SideCardDef {
  readonly slug: string;
  readonly title: string;
  readonly titles?: Titles;
  readonly emblem?: Emblem;
  /** How many marks are printed on it. */
  readonly marks?: number;
  readonly revealed?: Effect;
}

/**
 * Cards beside the deck: no action cards, never in hand. They are shuffled and lie face down; abilities turn the top one up,
 * after which it lies open, and shuffle the open ones back.
 */
export interface SideDeckDef extends Pick<NamedDef, 'name' | 'names' | 'emblem'> {
  /** What each of its cards is. */
  readonly card: NounDef;
  /** What is printed on some of them, to be counted. */
  readonly mark?: NounDef;
  readonly cards: readonly SideCardDef[];
}

/**
 * A pile of the hero's own action cards beside deck and discard pile. It lies open to all; what is in it is in no other pile.
 */
export interface PileDef extends NamedDef {
  /** Its cards keep the order in which they came, the first one first. */
  readonly ordered?: true;
  /**
   * Own cards that come here instead of going to the discard pile: those `played` in a combat, when it is cleaned up, or `all`,
   * from wherever and for whatever reason.
   */
  readonly gathers?: 'played' | 'all';
  /** How many marks its player wants to have in it, for people: "6 of 10 syllables". */
  readonly goal?: number;
}

/** Items on card banners; `wild` stands for any one of them. */
export interface SymbolsDef {
  readonly slugs: readonly string[];
  /** What an empty discard pile shows; left out where no effect asks what the discard pile shows. */
  readonly start?: string;
}

/**
 * A hero as one file: all that is printed on its cards, how it is spoken of, how it looks and what it is like to play.
 * Names, titles, grammar, look and profile are for people: no game depends on them, and a save outlives them (docs/decisions/0020).
 */
export interface HeroDef {
  /** Where editors find the schema that completes and checks the file. */
  readonly $schema?: string;
  /** The id in addresses, scenarios and saves, and the slug of the hero's own figure. */
  readonly slug: string;
  readonly name: string;
  readonly names?: Names;
  /** The box it comes from; a hero of one's own, which was never printed, has none. */
  readonly set?: string;
  /** The effects of its cards are known from one source only; another may correct them. */
  readonly oneSource?: true;
  readonly look?: Look;
  /** What it is like to play. */
  readonly profile?: Profile;
  readonly move: number;
  readonly hero: HeroFigureDef;
  readonly sidekicks: readonly FighterDef[];
  readonly hooks: readonly Hook[];
  readonly modifiers: readonly Modifier[];
  readonly counters?: readonly CounterDef[];
  readonly forms?: readonly FormDef[];
  /** Alice changes her size; left out, a form is called a form. */
  readonly formNoun?: FormNounDef;
  readonly tokens?: readonly TokenDef[];
  readonly sideDeck?: SideDeckDef;
  readonly piles?: readonly PileDef[];
  /** What is printed on its cards to be counted: a syllable, syllables. */
  readonly mark?: NounDef;
  readonly symbols?: SymbolsDef;
  readonly tags?: readonly string[];
  /** What symbols and tags are called and how they look. */
  readonly labels?: readonly LabelDef[];
  readonly cards: readonly CardDef[];
}

/** The hero's own figure as a fighter like others. */
export function heroFighter({ slug, name, names, look, hero }: HeroDef): FighterDef {
  const called = { ...names, ...hero.names };
  return {
    slug,
    name: hero.name ?? name,
    ...(hero.plural === undefined ? {} : { plural: hero.plural }),
    ...(Object.keys(called).length === 0 ? {} : { names: called }),
    ...(look?.emblem === undefined ? {} : { emblem: look.emblem }),
    count: hero.count ?? 1,
    health: hero.health,
    attack: hero.attack,
    ...(hero.large === undefined ? {} : { large: hero.large }),
  };
}

/** The health of the hero's figure, or of each: 14, "3 × 6". */
export const healthText = ({ hero }: HeroDef): string =>
  (hero.count ?? 1) === 1 ? String(hero.health) : `${hero.count} × ${hero.health}`;

/** All kinds of fighters of a hero, the hero first. */
export const fightersOf = (hero: HeroDef): readonly FighterDef[] => [heroFighter(hero), ...hero.sidekicks];
