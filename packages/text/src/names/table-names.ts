import type { BoardDef, CardDef, FighterDef, HeroDef } from '@peerless/language';
import type { Cause } from '@peerless/rules';
import { hookText } from '../card/ability.ts';
import { effectText } from '../card/card.ts';
import { fightersOf, titleCase } from '../clauses/context.ts';
import { operationsIn } from '../clauses/operations-in.ts';
import type { Named } from '../meaning/phrase.ts';
import { askedText, effectsOf } from '../question/asked.ts';
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
  const figures = new Map(heroes.flatMap((hero, seat) => figuresOf(hero, seat, isTwice(heroes, seat))));
  const table: Table = { heroes, lang, figures };
  const realiser = realisers[lang];
  return {
    lang,
    viewer: viewerSeat,
    board: localName(board, lang),
    seat: (seat) =>
      players[seat] ?? apart(localName(heroes[seat] ?? { name: `#${seat + 1}` }, lang), seat, heroes),
    fighter: (id) => fighterText(id, table),
    kind: (id) => figures.get(id)?.def.slug ?? withoutSeat(id),
    seatOf: (id) => figures.get(id)?.seat ?? -1,
    card: (id, seat) => cardTitle(id, seat, table),
    bonusAttack: (slug) => bonusName(slug, table),
    printed: (id) => cardOf(heroes, id)?.value ?? null,
    space: (id) => realiser.phrase({ is: 'name', of: 'space', text: String(id) }),
    door: (door) => realiser.phrase({ is: 'name', of: 'door', text: door }),
    zone: (zone) => zoneName(zone, lang),
    counter: (seat, slug) => declaredBy(heroes[seat]?.counters, slug, lang),
    form: (seat, slug) => declaredBy(heroes[seat]?.forms, slug, lang),
    token: (seat, slug) => declaredBy(heroes[seat]?.tokens, slug, lang),
    symbol: (slug) => ({ slug, name: labelName(slug, lang) }),
    tag: (slug) => labelName(slug, lang),
    modes: (cause) => modesOf(cause, table),
    asked: (cause, effect) => {
      const { hero, card } = sourceOf(cause, table);
      return hero === undefined ? '' : askedText(effect, hero, card, lang);
    },
    item: (seat, item) => itemName(item, heroes[seat], table),
  };
}

const isTwice = (heroes: readonly HeroDef[], seat: number): boolean =>
  heroes.filter(({ slug }) => slug === heroes[seat]?.slug).length > 1;

/** With the same hero twice, names are told apart by the seat. */
const apart = (name: string, seat: number, heroes: readonly HeroDef[]): string =>
  isTwice(heroes, seat) ? `${name} (${seat + 1})` : name;

/** `2.harpy-1` → `harpy-1`. */
const withoutSeat = (id: string): string => id.replace(/^\d+\./, '');

/** A hero's fighters by id; with the same hero twice the seat comes first. */
function figuresOf(hero: HeroDef, seat: number, twice: boolean): readonly (readonly [string, Figure])[] {
  const prefix = twice ? `${seat + 1}.` : '';
  return fightersOf(hero).flatMap((def): (readonly [string, Figure])[] => {
    if (def.count === 1) return [[`${prefix}${def.slug}`, { def, seat, number: null }]];
    return Array.from(
      { length: def.count },
      (_, i) => [`${prefix}${def.slug}-${i + 1}`, { def, seat, number: i + 1 }] as const,
    );
  });
}

function fighterText(id: string, { figures, heroes, lang }: Table): string {
  const figure = figures.get(id);
  if (figure === undefined) return titleCase(withoutSeat(id));
  const name = localName(figure.def, lang);
  return apart(figure.number === null ? name : `${name} ${figure.number}`, figure.seat, heroes);
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

function cardTitle(id: string, seat: number | undefined, { heroes, lang }: Table): string {
  const card = cardOf(heroes, id, seat);
  return card === undefined ? titleCase(bare(id)) : localName({ name: card.title, names: card.titles }, lang);
}

function bonusName(slug: string, { heroes, lang }: Table): string {
  const bonus = heroes
    .flatMap(({ cards }) => cards)
    .find((card) => card.bonusAttack?.slug === slug)?.bonusAttack;
  return bonus === undefined ? titleCase(slug) : localName(bonus, lang);
}

/** The card, if it is one, and the hero behind a cause. */
function sourceOf(cause: Cause, { heroes }: Table): { readonly hero?: HeroDef; readonly card?: CardDef } {
  const card = cause.card === undefined ? undefined : cardOf(heroes, cause.card);
  const hero = heroes.find(({ slug, cards }) =>
    card === undefined ? slug === withoutSeat(cause.ability ?? '') : cards.includes(card),
  );
  return { ...(hero === undefined ? {} : { hero }), ...(card === undefined ? {} : { card }) };
}

function modesOf(cause: Cause, table: Table): readonly string[] {
  const { hero, card } = sourceOf(cause, table);
  const { lang } = table;
  if (hero === undefined) return [];
  // With several lists nobody knows which one is meant.
  const [choice, another] = effectsOf(hero, card).flatMap(({ effect }) => operationsIn('choose', effect));
  return choice === undefined || another !== undefined
    ? []
    : choice.from.map((mode) => effectText(mode, hero, lang, card));
}

function itemName(item: string, hero: HeroDef | undefined, table: Table): string {
  if (hero === undefined) return item;
  if (cardOf([hero], item) !== undefined) return cardTitle(item, 0, { ...table, heroes: [hero] });
  const [moment = '', number = '1'] = item.split('-');
  const hook = hero.hooks.filter(({ when }) => when === moment)[Number(number) - 1];
  return hook === undefined ? item : hookText(hook, hero, table.lang);
}
