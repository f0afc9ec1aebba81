import {
  type BoardDef,
  type CardDef,
  type FighterDef,
  fightersOf,
  type HeroDef,
  heroFighter,
  type SideCardDef,
} from '@peerless/language';
import { hookText } from '../card/hook-text.ts';
import {
  formsOf,
  labelNamed,
  markNamed,
  partsOf,
  restNamed,
  sideNamed,
  titleCase,
} from '../clauses/context.ts';
import type { Named } from '../meaning/phrase.ts';
import { askedText, chosenModes, itemAskedText, itemModes, modeTexts } from '../question/asked.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { realisers } from '../realise/realisers.ts';
import { labelName } from './labels.ts';
import { localName } from './local-name.ts';
import type { Names } from './names.ts';
import { zoneName } from './zones.ts';

/** The names at a table, found in the data of its heroes. */

interface Figure {
  readonly def: FighterDef;
  readonly seat: number;
  readonly number: number | null;
  /** Another seat has one of the same slug. */
  readonly shared: boolean;
}

interface Table {
  readonly heroes: readonly HeroDef[];
  readonly lang: TextLanguage;
  readonly figures: ReadonlyMap<string, Figure>;
}

/** The names at a table: one hero a seat, the board, the reader's seat and what the players are called. */
export function namesFor(
  heroes: readonly HeroDef[],
  board: BoardDef,
  lang: TextLanguage,
  viewerSeat: number | null = null,
  players: readonly string[] = [],
): Names {
  const figures = new Map(heroes.flatMap((_hero, seat) => figuresAt(seat, heroes)));
  const table: Table = { heroes, lang, figures };
  const realiser = realisers[lang];
  const seatText = (seat: number): string =>
    players[seat] ?? apart(localName(heroes[seat] ?? { name: `#${seat + 1}` }, lang), seat, heroes);
  return {
    lang,
    viewer: viewerSeat,
    board: localName(board, lang),
    seat: seatText,
    fighter: (id) => fighterText(id, table),
    kindNamed: (id) => kindOf(id, table) ?? { slug: withoutSeat(id), name: titleCase(withoutSeat(id)) },
    seatNamed: (seat) => whoIsCalled(seatText(seat), table),
    seatOf: (id) => figures.get(id)?.seat ?? -1,
    card: (id, seat) => cardTitle(id, seat, table),
    bonusAttack: (slug) => bonusName(slug, table),
    printed: (id) => cardOf(heroes, id)?.value ?? null,
    space: (id) => realiser.phrase({ is: 'name', of: 'space', text: String(id) }),
    door: (door) => realiser.phrase({ is: 'name', of: 'door', text: door }),
    zone: (zone) => zoneName(zone, lang),
    counter: (seat, slug) => declaredBy(heroes[seat]?.counters, slug, lang),
    rest: (seat, slug) => restAt(heroes[seat], slug, lang),
    part: (seat, slug) => declaredBy(partsAt(heroes[seat]), slug, lang),
    side: (seat, what) => sideAt(heroes[seat], what, lang),
    pile: (seat, slug) => declaredBy(heroes[seat]?.piles, slug, lang),
    mark: (seat) => markAt(heroes[seat], lang),
    form: (seat, slug) => declaredBy(formsAt(heroes[seat]), slug, lang),
    token: (seat, slug) => declaredBy(heroes[seat]?.tokens, slug, lang),
    onlyToken: (seat) => onlyOf(heroes[seat]?.tokens),
    symbol: (slug) => {
      const owner = ownerOf(slug, heroes);
      return { ...labelNamed(owner, slug), name: labelName(owner, slug, lang) };
    },
    tag: (slug) => labelName(ownerOf(slug, heroes), slug, lang),
    boardItem: (slug) => declaredBy(board.items, slug, lang),
    ...askedAt(heroes, board, lang),
    item: (seat, item) => itemName(item, heroes[seat], table),
  };
}

/** What the operation at an address says, of a hero at the table or of an item of its board. */
const askedAt = (
  heroes: readonly HeroDef[],
  board: BoardDef,
  lang: TextLanguage,
): Pick<Names, 'modes' | 'asked' | 'chosenModes'> => ({
  chosenModes: ({ card, ability }, toChooser) => {
    const [slug = ''] = (card ?? ability ?? '').split('/');
    const hero = heroes.find((each) => each.slug === slug.replace(/^\d+\./, ''));
    return hero === undefined ? [] : chosenModes(hero, card?.split('/')[1] ?? null, lang, toChooser);
  },
  modes: (address) => {
    if ('item' in address) return itemModes(address, board, lang);
    const hero = heroes.find(({ slug }) => slug === address.hero);
    return hero === undefined ? [] : modeTexts(address, hero, lang);
  },
  asked: (address) => {
    if ('item' in address) return itemAskedText(address, board, lang);
    const hero = heroes.find(({ slug }) => slug === address.hero);
    return hero === undefined ? '' : askedText(address, hero, lang);
  },
});

const isTwice = (heroes: readonly HeroDef[], seat: number): boolean =>
  heroes.filter(({ slug }) => slug === heroes[seat]?.slug).length > 1;

/** The hero that has a word for a symbol or tag. */
const ownerOf = (slug: string, heroes: readonly HeroDef[]): HeroDef | undefined =>
  heroes.find(({ labels = [] }) => labels.some((label) => label.slug === slug));

const partsAt = (hero: HeroDef | undefined): readonly Named[] | undefined =>
  hero === undefined ? undefined : partsOf(hero);

/** What there is one kind of only. */
const onlyOf = <X>([only, ...more]: readonly X[] = []): X | undefined => (more.length > 0 ? undefined : only);

function markAt(hero: HeroDef | undefined, lang: TextLanguage): Named {
  const named = hero === undefined ? { slug: 'mark', name: 'mark' } : markNamed(hero);
  return { ...named, name: localName(named, lang) };
}

function restAt(hero: HeroDef | undefined, counter: string, lang: TextLanguage): Named | undefined {
  const named = hero === undefined ? undefined : restNamed(hero, counter);
  return named === undefined ? undefined : { ...named, name: localName(named, lang) };
}

function sideAt(hero: HeroDef | undefined, what: 'pile' | 'card' | 'mark', lang: TextLanguage): Named {
  const named = hero === undefined ? { slug: what, name: what } : sideNamed(hero, what);
  return { ...named, name: localName(named, lang) };
}

const formsAt = (hero: HeroDef | undefined): readonly Named[] | undefined =>
  hero === undefined ? undefined : formsOf(hero);

/** The hero of that name, also of the name on its cards. */
const whoIsCalled = (text: string, { heroes, lang }: Table): Named | undefined => {
  const base = text.replace(/ \(\d+\)$/, '');
  return heroes
    .flatMap((hero): Named[] => [hero, heroFighter(hero)])
    .find((named) => localName(named, lang) === base);
};

/** With the same hero twice, names are told apart by the seat. */
const apart = (name: string, seat: number, heroes: readonly HeroDef[]): string =>
  isTwice(heroes, seat) ? `${name} (${seat + 1})` : name;

/** `2.harpy-1` → `harpy-1`. */
const withoutSeat = (id: string): string => id.replace(/^\d+\./, '');

/** The fighters at a seat by id; where another seat has one of the same slug, the seat comes first. */
function figuresAt(seat: number, heroes: readonly HeroDef[]): readonly (readonly [string, Figure])[] {
  const own = figuresOf(heroes[seat]);
  const others = heroes.flatMap((hero, other) => (other === seat ? [] : figuresOf(hero)));
  const shared = own.filter(([slug]) => others.some(([other]) => other === slug)).map(([slug]) => slug);
  const prefix = shared.length > 0 ? `${seat + 1}.` : '';
  return own.map(([slug, figure]) => [
    `${prefix}${slug}`,
    { ...figure, seat, shared: shared.includes(slug) },
  ]);
}

function figuresOf(
  hero: HeroDef | undefined,
): readonly (readonly [string, Pick<Figure, 'def' | 'number'>])[] {
  if (hero === undefined) return [];
  // Whoever has several heroes goes by the name of them all, as abilities do.
  const all = { ...heroFighter(hero), name: hero.name, names: hero.names };
  const together = (hero.hero.count ?? 1) === 1 ? [] : [[hero.slug, { def: all, number: null }] as const];
  const each = fightersOf(hero).flatMap((def) =>
    Array.from({ length: def.count }, (_, i) =>
      def.count === 1
        ? ([def.slug, { def, number: null }] as const)
        : ([`${def.slug}-${i + 1}`, { def, number: i + 1 }] as const),
    ),
  );
  return [...together, ...each];
}

/** What is called so; with the same hero twice a cause tells no seat. */
const kindOf = (id: string, { figures }: Table): FighterDef | undefined =>
  (figures.get(id) ?? [...figures].find(([other]) => withoutSeat(other) === id)?.[1])?.def;

function fighterText(id: string, table: Table): string {
  const { figures, lang } = table;
  const figure = figures.get(id);
  if (figure === undefined) return localName(kindOf(id, table) ?? { name: titleCase(withoutSeat(id)) }, lang);
  const { def, number, seat, shared } = figure;
  return [
    localName(def, lang),
    ...(number === null ? [] : [number]),
    ...(shared ? [`(${seat + 1})`] : []),
  ].join(' ');
}

function declaredBy(list: readonly Named[] | undefined, slug: string, lang: TextLanguage): Named {
  const found = list?.find((item) => item.slug === slug);
  return found === undefined ? { slug, name: titleCase(slug) } : { ...found, name: localName(found, lang) };
}

/** `medusa/feint:knife` → `feint`. */
const bare = (id: string): string => (id.split('/').at(-1) ?? id).split(':')[0] ?? id;

/** The card with that id; a bare slug is looked for at its seat first. */
function cardOf(heroes: readonly HeroDef[], id: string, seat?: number): CardDef | undefined {
  const owner = id.includes('/') ? withoutSeat(id.slice(0, id.indexOf('/'))) : undefined;
  const here = seat === undefined ? undefined : heroes[seat];
  const decks =
    owner === undefined
      ? [...(here === undefined ? [] : [here]), ...heroes]
      : heroes.filter(({ slug }) => slug === owner);
  const slug = bare(id);
  return decks.flatMap(({ cards }) => cards).find((card) => card.slug === slug);
}

/** A card of the side deck at a seat, or of the hero that stands before it. */
function sideCardOf(heroes: readonly HeroDef[], id: string, seat?: number): SideCardDef | undefined {
  const owner = withoutSeat(id.split('/')[0] ?? '');
  const hero = seat === undefined ? heroes.find(({ slug }) => slug === owner) : heroes[seat];
  return hero?.sideDeck?.cards.find(({ slug }) => slug === bare(id));
}

function cardTitle(id: string, seat: number | undefined, { heroes, lang }: Table): string {
  const card = cardOf(heroes, id, seat) ?? sideCardOf(heroes, id, seat);
  return card === undefined ? titleCase(bare(id)) : localName({ name: card.title, names: card.titles }, lang);
}

function bonusName(slug: string, { heroes, lang }: Table): string {
  const bonus = heroes
    .flatMap(({ cards }) => cards)
    .find((card) => card.bonusAttack?.slug === slug)?.bonusAttack;
  return bonus === undefined ? titleCase(slug) : localName(bonus, lang);
}

function itemName(item: string, hero: HeroDef | undefined, table: Table): string {
  if (item.includes('/')) return cardTitle(item, undefined, table);
  if (hero === undefined) return item;
  if (cardOf([hero], item) !== undefined) return cardTitle(item, 0, { ...table, heroes: [hero] });
  const [moment = '', number = '1'] = item.split('-');
  const hook = hero.hooks.filter(({ when }) => when === moment)[Number(number) - 1];
  // An item of the board looks at cards of any deck.
  return hook === undefined ? cardTitle(item, undefined, table) : hookText(hook, hero, table.lang);
}
