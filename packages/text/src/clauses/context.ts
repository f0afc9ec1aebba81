import { type CardDef, type Effect, fightersOf, type HeroDef, type Moment } from '@peerless/language';
import { wild } from '../lexicon/wild.ts';
import type { Act, Clause } from '../meaning/clause.ts';
import type {
  AmountPhrase,
  CardPhrase,
  FighterPhrase,
  MeasurePhrase,
  Named,
  PlayerPhrase,
  SpacePhrase,
  TokenPhrase,
  Where,
} from '../meaning/phrase.ts';

/** What a register stands for, in words. */
export type Binding =
  | { readonly kind: 'fighter'; readonly phrase: FighterPhrase; readonly did?: Act }
  /** Fighters that took damage, fell or were passed; `from` is the phrase that was hit or moved. */
  | { readonly kind: 'fighters'; readonly where: Where; readonly from: FighterPhrase }
  | { readonly kind: 'space'; readonly phrase: SpacePhrase }
  | { readonly kind: 'card'; readonly phrase: CardPhrase; readonly did?: Act }
  | { readonly kind: 'player'; readonly phrase: PlayerPhrase }
  | { readonly kind: 'token'; readonly phrase: TokenPhrase }
  /** `limit`: what the first mention says in place of the number ("up to 3"). */
  | {
      readonly kind: 'number';
      readonly phrase: MeasurePhrase;
      readonly limit?: Omit<AmountPhrase, 'is' | 'unit'>;
      /** Who names it, if not the reader. */
      readonly by?: PlayerPhrase;
    };

/** What has been said so far in one effect; it changes while the effect is read from front to back. */
export interface SoFar {
  /** What lies apart: drawn cards or cards looked at; a single one by itself. */
  aside: 'drawn' | 'seen' | CardPhrase | null;
  /** Some of the cards set aside were taken already. */
  taken: boolean;
  /** Another fighter took the place of one's own in this combat. */
  replaced: boolean;
  /** The opponent's card went back to their hand, where it may be chosen again. */
  returned: boolean;
  /** The fighters that were dealt damage: what befalls them now is a happening. */
  readonly hit: Set<string>;
  next: number;
}

/** What the words are about: whose card or ability, and what its registers remember. */
export interface Context {
  readonly hero: HeroDef;
  readonly card?: CardDef;
  readonly scope: 'combat' | 'scheme' | 'ability';
  readonly moment?: Moment;
  /** The effect of a bonus attack, which is no card. */
  readonly bonus?: true;
  /** The form the hero must be in for an ability. */
  readonly form?: string;
  /** The kind that a condition found your fighter to be. */
  readonly mine?: string;
  /** The fighter an ability is about. */
  readonly actor?: FighterPhrase;
  readonly registers: (Binding | undefined)[];
  readonly soFar: SoFar;
  /** An operation whose clauses are wanted by themselves. */
  readonly wanted?: Wanted;
}

/** One operation among others: what it says, and what was mentioned before it. */
export interface Wanted {
  /** The very object that is read, or null when there is none. */
  readonly effect: Effect | null;
  found: { readonly clauses: readonly Clause[]; readonly before: ReadonlySet<string> } | null;
}

/** A context in which nothing is remembered yet. */
export const contextFor = (
  hero: HeroDef,
  scope: Context['scope'],
  rest: Pick<Context, 'card' | 'moment' | 'actor' | 'bonus' | 'form'> = {},
): Context => ({
  hero,
  scope,
  ...rest,
  registers: [],
  soFar: { aside: null, taken: false, replaced: false, returned: false, hit: new Set(), next: 0 },
});

/** A reference nobody else has. */
export const freshRef = (ctx: Context, stem: string): string => `${stem}#${ctx.soFar.next++}`;

/** Words for a slug that nobody named: `jeet-kune-do` becomes "Jeet Kune Do". */
export const titleCase = (slug: string): string =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** The hero's forms, each with the noun for all of them. */
export const formsOf = ({ forms = [], formNoun }: HeroDef): readonly Named[] =>
  formNoun === undefined ? forms : forms.map((form) => ({ ...form, noun: formNoun }));

/** A symbol or tag of a hero; the wild symbol is everybody's. */
export function labelNamed(hero: HeroDef | undefined, slug: string): Named {
  const plain = slug === wild.slug ? wild : { slug, name: titleCase(slug) };
  return { ...plain, ...hero?.labels?.find((label) => label.slug === slug) };
}

/** The name behind a kind's slug, and whether there is exactly one such fighter. */
export function kindNamed(ctx: Context, slug: string): { readonly named: Named; readonly unique: boolean } {
  const def = fightersOf(ctx.hero).find((fighter) => fighter.slug === slug);
  if (def === undefined) return { named: { slug, name: titleCase(slug) }, unique: false };
  // A card for one form calls the hero by that form's name.
  const form = def.slug === ctx.hero.slug ? formNamed(ctx, ctx.card?.user ?? ctx.form ?? '') : undefined;
  return { named: form ?? def, unique: def.count === 1 };
}

/** The form with that slug, if the hero has it. */
export const formNamed = (ctx: Context, slug: string): Named | undefined =>
  formsOf(ctx.hero).find((form) => form.slug === slug);

/** The parts of all rows of a hero. */
export const partsOf = ({ counters = [] }: HeroDef): readonly Named[] =>
  counters.flatMap(({ row }) => row?.parts ?? []);

/** A declared counter, part of a row, token or form by its slug, which one of another kind may have, too; otherwise a symbol or tag. */
export function declared(
  ctx: Context,
  kind: 'counter' | 'part' | 'token' | 'form' | 'pile' | 'symbol',
  slug: string,
): Named {
  const { counters = [], tokens = [], piles = [] } = ctx.hero;
  const all: readonly Named[] = {
    counter: counters,
    part: partsOf(ctx.hero),
    token: tokens,
    form: formsOf(ctx.hero),
    pile: piles,
    symbol: [],
  }[kind];
  return all.find((item) => item.slug === slug) ?? labelNamed(ctx.hero, slug);
}

/** What all parts of a counter's row are, active or not; undefined without a row. */
export function rowNamed(ctx: Context, slug: string): Named | undefined {
  const row = ctx.hero.counters?.find((counter) => counter.slug === slug)?.row;
  return row === undefined ? undefined : { ...row, slug };
}

/** What is counted on the cards of a hero. */
export const markNamed = ({ mark }: HeroDef): Named => ({ slug: 'mark', ...(mark ?? { name: 'mark' }) });

/** The side deck of a hero, what each of its cards is, or what is printed on some. */
export function sideNamed({ sideDeck }: HeroDef, what: 'pile' | 'card' | 'mark'): Named {
  const named = what === 'pile' ? sideDeck : sideDeck?.[what];
  return { slug: what, ...(named ?? { name: what === 'pile' ? 'side deck' : what }) };
}

/** A card of the side deck by its title. */
export function sideCardNamed({ sideDeck }: HeroDef, slug: string): Named {
  const card = sideDeck?.cards.find((each) => each.slug === slug);
  if (card === undefined) return { slug, name: titleCase(slug) };
  return { slug, name: card.title, ...(card.titles === undefined ? {} : { names: card.titles }) };
}

/** Where those of a counter are that one does not have, if it has a name. */
export function restNamed({ counters }: HeroDef, slug: string): Named | undefined {
  const rest = counters?.find((counter) => counter.slug === slug)?.rest;
  return rest === undefined ? undefined : { slug: `${slug}-rest`, ...rest };
}

/** The fighter or form a card's banner names; undefined for `any`. */
export function userNamed(ctx: Context, slug: string): Named | undefined {
  if (slug === 'any') return undefined;
  return formNamed(ctx, slug) ?? kindNamed(ctx, slug).named;
}

/** The card with that slug in the hero's deck. */
export function cardNamed(ctx: Context, slug: string): Named {
  const card = ctx.hero.cards.find((item) => item.slug === slug);
  if (card === undefined) return { slug, name: titleCase(slug) };
  return { slug, name: card.title, ...(card.titles === undefined ? {} : { names: card.titles }) };
}
