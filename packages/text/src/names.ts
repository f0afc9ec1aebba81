import type { BoardDef, CardDef, Effect, FighterDef, HeroDef } from '@peerless/language';
import type { Cause } from '@peerless/rules';
import { hookText } from './ability.ts';
import { cardText, effectText, localName } from './card.ts';
import { fightersOf, titleCase } from './context.ts';
import type { Named, NamePhrase, Phrase } from './phrase.ts';
import { realisers, type TextLanguage } from './realiser.ts';

/** What everything is called at one table, for one reader. */
export interface Names {
  readonly lang: TextLanguage;
  /** The seat that reads and is called "you"; null for an onlooker. */
  readonly viewer: number | null;
  /** The player at a seat: a given name, otherwise the hero's. */
  seat(seat: number): string;
  /** `harpy-2` → "Harpy 2". */
  fighter(id: string): string;
  /** `harpy-2` → `harpy`: under this slug a lexicon knows gender and forms. */
  kind(id: string): string;
  /** The seat a fighter belongs to, or -1. */
  seatOf(fighter: string): number;
  /** `medusa/feint`, or a bare slug with its seat → "Feint". */
  card(id: string, seat?: number): string;
  /** The printed value of a card, null without one. */
  printed(id: string): number | null;
  /** 12 → "space 12". */
  space(id: number): string;
  door(door: string): string;
  zone(zone: string): string;
  readonly board: string;
  counter(seat: number, slug: string): Named;
  form(seat: number, slug: string): Named;
  token(seat: number, slug: string): Named;
  symbol(slug: string): Named;
  /** What the modes of the asking card or ability say, in printed order; empty when that is not known. */
  modes(cause: Cause): readonly string[];
  /** What an entry of an order is called: a card, or an ability such as `afterCombat-1`. */
  item(seat: number, item: string): string;
}

interface Figure {
  readonly def: FighterDef;
  readonly seat: number;
  readonly number: number | null;
}

/** `2.harpy-1` → the number before the point and the rest. */
const splitSeat = (id: string): readonly [number | null, string] => {
  const at = id.indexOf('.');
  return /^\d+\./.test(id) ? [Number(id.slice(0, at)) - 1, id.slice(at + 1)] : [null, id];
};

/** The names at a table: one hero a seat, the board, the reader's seat and what the players are called. */
export function namesFor(
  heroes: readonly HeroDef[],
  board: BoardDef,
  lang: TextLanguage,
  viewerSeat: number | null = null,
  players: readonly string[] = [],
): Names {
  const realiser = realisers[lang];
  const twice = (seat: number): boolean =>
    heroes.filter(({ slug }) => slug === heroes[seat]?.slug).length > 1;
  const apart = (name: string, seat: number): string => (twice(seat) ? `${name} (${seat + 1})` : name);
  const figures = new Map<string, Figure>(
    heroes.flatMap((hero, seat) =>
      figuresOf(hero, seat).map(([slug, figure]): [string, Figure] => [
        twice(seat) ? `${seat + 1}.${slug}` : slug,
        figure,
      ]),
    ),
  );
  const declaredBy = (seat: number, list: 'counters' | 'forms' | 'tokens', slug: string): Named =>
    heroes[seat]?.[list]?.find((item) => item.slug === slug) ?? { slug, name: titleCase(slug) };
  const findCard = (id: string, seat?: number): CardDef | undefined => cardOf(heroes, id, seat);
  const heroNamed = (slug: string): HeroDef | undefined => heroes.find((hero) => hero.slug === slug);
  return {
    lang,
    viewer: viewerSeat,
    board: board.name,
    seat: (seat) => players[seat] ?? apart(localName(heroes[seat] ?? { name: `#${seat + 1}` }, lang), seat),
    fighter: (id) => {
      const figure = figures.get(id);
      if (figure === undefined) return titleCase(splitSeat(id)[1]);
      const name = localName(figure.def, lang);
      return apart(figure.number === null ? name : `${name} ${figure.number}`, figure.seat);
    },
    kind: (id) => figures.get(id)?.def.slug ?? splitSeat(id)[1],
    seatOf: (id) => figures.get(id)?.seat ?? -1,
    card: (id, seat) => {
      const card = findCard(id, seat);
      return card === undefined
        ? titleCase(bare(id))
        : localName({ name: card.title, names: card.titles }, lang);
    },
    printed: (id) => findCard(id)?.value ?? null,
    space: (id) => realiser.phrase({ is: 'name', of: 'space', text: String(id) }),
    door: (door) => realiser.phrase({ is: 'name', of: 'door', text: door }),
    zone: (zone) => zone,
    counter: (seat, slug) => declaredBy(seat, 'counters', slug),
    form: (seat, slug) => declaredBy(seat, 'forms', slug),
    token: (seat, slug) => declaredBy(seat, 'tokens', slug),
    symbol: (slug) => ({ slug, name: titleCase(slug) }),
    modes: (cause) => modesOf(cause, findCard, heroNamed, heroes, lang),
    item: (seat, item) => itemName(item, heroes[seat], lang),
  };
}

function figuresOf(hero: HeroDef, seat: number): readonly (readonly [string, Figure])[] {
  return fightersOf(hero).flatMap((def): (readonly [string, Figure])[] => {
    if (def.count === 1) return [[def.slug, { def, seat, number: null }]];
    return Array.from(
      { length: def.count },
      (_, i) => [`${def.slug}-${i + 1}`, { def, seat, number: i + 1 }] as const,
    );
  });
}

/** `medusa/feint:knife` → `feint`. */
const bare = (id: string): string => (id.split('/').at(-1) ?? id).split(':')[0] ?? id;

function cardOf(heroes: readonly HeroDef[], id: string, seat?: number): CardDef | undefined {
  const slug = bare(id);
  const owner = splitSeat(id.includes('/') ? id.slice(0, id.indexOf('/')) : '')[1];
  const decks =
    owner === ''
      ? seat === undefined
        ? heroes
        : [heroes[seat], ...heroes]
      : heroes.filter((hero) => hero.slug === owner);
  for (const hero of decks) {
    const found = hero?.cards.find((card) => card.slug === slug);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The first list of modes in an effect. */
function choiceIn(effect: unknown): readonly Effect[] | undefined {
  if (typeof effect !== 'object' || effect === null) return undefined;
  if ('op' in effect && effect.op === 'choose' && 'from' in effect) return effect.from as readonly Effect[];
  for (const inner of Object.values(effect)) {
    const found = choiceIn(inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

function modesOf(
  cause: Cause,
  findCard: (id: string) => CardDef | undefined,
  heroNamed: (slug: string) => HeroDef | undefined,
  heroes: readonly HeroDef[],
  lang: TextLanguage,
): readonly string[] {
  const card = cause.card === undefined ? undefined : findCard(cause.card);
  const hero =
    card === undefined ? heroNamed(cause.ability ?? '') : heroes.find((item) => item.cards.includes(card));
  if (hero === undefined) return [];
  const modes = choiceIn(card ?? hero.hooks) ?? [];
  return modes.map((mode) => effectText(mode, hero, lang, card));
}

function itemName(item: string, hero: HeroDef | undefined, lang: TextLanguage): string {
  if (hero === undefined) return item;
  const card = cardOf([hero], item);
  if (card !== undefined) return cardText(card, hero, lang).title;
  const [moment = '', number = '1'] = item.split('-');
  const hook = hero.hooks.filter(({ when }) => when === moment)[Number(number) - 1];
  return hook === undefined ? item : hookText(hook, hero, lang);
}

/** A fighter as it is called at the table. */
export const fighterName = (id: string, names: Names): NamePhrase => ({
  is: 'name',
  of: 'fighter',
  text: names.fighter(id),
  slug: names.kind(id),
});

/** A player as they are called; the reader is "you". */
export const playerName = (seat: number, names: Names): NamePhrase =>
  names.viewer === seat
    ? { is: 'name', of: 'player', text: names.seat(seat), you: true }
    : { is: 'name', of: 'player', text: names.seat(seat) };

/** A card by its title. */
export const cardName = (id: string, names: Names, seat?: number): NamePhrase => ({
  is: 'name',
  of: 'card',
  text: names.card(id, seat),
});

/** A space by its number. */
export const spaceName = (id: number): NamePhrase => ({ is: 'name', of: 'space', text: String(id) });

/** Several phrases as one. */
export function listOf(items: readonly Phrase[]): Phrase {
  const [only] = items;
  return items.length === 1 && only !== undefined ? only : { is: 'list', items };
}
