import type { HeroDef, SideCardDef, Value } from '@peerless/language';
import type { SeatView } from '@peerless/rules';
import {
  brewTexts,
  labelName,
  labelNamed,
  localName,
  localPlural,
  message,
  type Names,
  pileText,
  realisers,
  sideCardText,
} from '@peerless/text';
import type { Pictured } from '../art/picture.ts';
import { printedCard } from '../cards/printed-card.ts';
import { words } from './words.ts';

/** Something that lies before a hero: a form, a counter or the parts of its row, a side deck, the symbol on the discard pile, tokens on the board. */
export interface HeroSign {
  readonly kind:
    | 'form'
    | 'counter'
    | 'part'
    | 'pile'
    | 'brew'
    | 'sideDeck'
    | 'sideDiscard'
    | 'sideCard'
    | 'mark'
    | 'symbol'
    | 'tag'
    | 'paths'
    | 'token';
  readonly slug: string;
  readonly picture: Pictured;
  /** In place of one picture several. */
  readonly pictures?: readonly (Pictured & { readonly slug: string })[];
  readonly label: string;
  /** Beside the label: how many, or which. */
  readonly value: string | null;
  /** How many, where the value says more than a short line has room for. */
  readonly count?: number;
  /** Of a part of a row: whether it is active. */
  readonly isActive?: boolean;
  /** Of an open card of a side deck: what it says. Of a pile: what lies in it. */
  readonly note?: string;
}

/** All of them for one seat, the most telling first; whoever is out of the game has none. */
export function signsOf(side: SeatView, hero: HeroDef, names: Names): HeroSign[] {
  if (side.eliminated) return [];
  return [
    ...formSigns(side, names),
    ...counterSigns(side, hero, names),
    ...pileSigns(side, hero, names),
    ...brewSigns(side, hero, names),
    ...sideSigns(side, hero, names),
    ...symbolSigns(side, hero, names),
    ...tagSigns(side, hero, names),
    ...pathSigns(side, hero, names),
    ...tokenSigns(side, hero, names),
  ];
}

/** "Rage: 2/3" */
export const signText = ({ label, value }: HeroSign, { lang }: Names): string =>
  value === null ? label : message(lang, 'labelled', { label, text: value });

function formSigns({ seat, form }: SeatView, names: Names): HeroSign[] {
  if (form === null) return [];
  const picture = names.form(seat, form);
  return [{ kind: 'form', slug: form, picture, label: nameOf(picture, names), value: null }];
}

function counterSigns(side: SeatView, hero: HeroDef, names: Names): HeroSign[] {
  const { seat, counters, rows } = side;
  return Object.entries(counters).flatMap(([slug, value]): HeroSign | HeroSign[] => {
    const row = rows?.[slug];
    if (row !== undefined) return row.map((part, i) => partSign(seat, part, i < value, names));
    const max = hero.counters?.find((counter) => counter.slug === slug)?.max;
    const picture = names.counter(seat, slug);
    return {
      kind: 'counter',
      slug,
      picture,
      label: realisers[names.lang].capital(localPlural(picture, names.lang)),
      value: max === undefined ? String(value) : `${value}/${max}`,
    };
  });
}

/** From left to right; which are active says more than how many. */
function partSign(seat: number, slug: string, isActive: boolean, names: Names): HeroSign {
  const picture = names.part(seat, slug);
  const value = words.in(names.lang)(isActive ? 'works' : 'rests');
  return { kind: 'part', slug, picture, label: nameOf(picture, names), value, isActive };
}

/** The piles of the hero's own with what lies in them (docs/decisions/0055). */
const pileSigns = ({ piles = {} }: SeatView, hero: HeroDef, { lang }: Names): HeroSign[] =>
  (hero.piles ?? []).map((pile) => {
    const lying = piles[pile.slug] ?? [];
    const { name, sum, cards } = pileText(pile, lying, hero, lang);
    const count = lying.length;
    return { kind: 'pile', slug: pile.slug, picture: pile, label: name, value: sum, count, note: cards };
  });

/** What an ability offers by the symbols in a pile, by these symbols: what can be had now stands out. */
const brewSigns = ({ piles = {} }: SeatView, hero: HeroDef, { lang }: Names): HeroSign[] =>
  brewTexts(hero, piles, lang).map(({ text, symbols, isOpen }) => ({
    kind: 'brew',
    slug: symbols.join('-'),
    picture: labelNamed(hero, symbols[0] ?? ''),
    pictures: symbols.map((symbol) => labelNamed(hero, symbol)),
    label: realisers[lang].list(symbols.map((symbol) => labelName(hero, symbol, lang))),
    value: words.in(lang)(isOpen ? 'open' : 'closed'),
    isActive: isOpen,
    note: text,
  }));

/**
 * The side deck with how many lie face down, the top one if it is known, what lies open and what is discarded (docs/decisions/0054).
 * Marks are counted before the cards they stand on; one card that lies open comes before its deck.
 */
function sideSigns({ seat, sideDeck }: SeatView, hero: HeroDef, names: Names): HeroSign[] {
  if (sideDeck === undefined || hero.sideDeck === undefined) return [];
  const { cards, mark } = hero.sideDeck;
  const open = cards.filter(({ slug }) => sideDeck.revealed.includes(slug));
  const lying = open.map((card) => openSign(card, hero, names));
  const pile = pileSign(seat, sideDeck.cards, names);
  const discarded = sideDeck.discarded.length === 0 ? [] : [discardedSign(seat, sideDeck.discarded, names)];
  if (mark === undefined) return [...lying, pile, ...discarded];
  const marks = open.length === 0 ? [] : [markSign(seat, open, hero, names)];
  return [pile, ...marks, ...discarded, ...lying];
}

function pileSign(seat: number, cards: readonly (string | null)[], names: Names): HeroSign {
  const pile = names.side(seat, 'pile');
  const top = cards[0] ?? null;
  const count = cards.length;
  return {
    kind: 'sideDeck',
    slug: 'pile',
    picture: pile,
    label: nameOf(pile, names),
    count,
    value:
      top === null
        ? String(count)
        : `${count} (${words.in(names.lang)('onTop', { card: names.card(top, seat) })})`,
  };
}

function markSign(seat: number, open: readonly SideCardDef[], hero: HeroDef, names: Names): HeroSign {
  const mark = names.side(seat, 'mark');
  const marks = open.reduce((sum, card) => sum + (card.marks ?? 0), 0);
  const limit = marksThatCount(hero);
  return {
    kind: 'mark',
    slug: 'mark',
    picture: mark,
    label: nameOf(mark, names),
    value: limit === null ? String(marks) : `${marks}/${limit}`,
  };
}

function openSign(card: SideCardDef, hero: HeroDef, { lang }: Names): HeroSign {
  const { title, marks: printed, text } = sideCardText(card, hero, lang);
  return {
    kind: 'sideCard',
    slug: card.slug,
    picture: { name: title, emblem: card.emblem },
    label: printed === '' ? title : `${title} · ${printed}`,
    value: null,
    note: text,
  };
}

/** The discarded cards of a side deck: how many, and which. */
const discardedSign = (seat: number, discarded: readonly string[], names: Names): HeroSign => ({
  kind: 'sideDiscard',
  slug: 'discarded',
  picture: names.side(seat, 'pile'),
  label: words.in(names.lang)('discarded'),
  value: String(discarded.length),
  note: discarded.map((card) => names.card(card, seat)).join(', '),
});

/** The number of marks that the abilities compare with, where there is one: "2/3". */
function marksThatCount({ hooks }: HeroDef): number | null {
  const compared = /"a":\{"val":"sideDeck","what":"marks"\},"op":"[<>=]+","b":(\d+)/.exec(
    JSON.stringify(hooks),
  );
  return compared === null ? null : Number(compared[1]);
}

/** the symbol of the top discard; at the start the one that lies there instead of a card. */
function symbolSigns({ discard }: SeatView, hero: HeroDef, { lang }: Names): HeroSign[] {
  if (hero.symbols?.start === undefined) return [];
  const top = discard.at(-1);
  const slug = top === undefined ? hero.symbols.start : printedCard(hero, top, lang).symbols[0];
  if (slug === undefined) return [];
  const value = labelName(hero, slug, lang);
  return [{ kind: 'symbol', slug, picture: labelNamed(hero, slug), label: words.in(lang)('symbol'), value }];
}

/** The cards that an ability counts in the discard pile. */
function tagSigns({ discard }: SeatView, hero: HeroDef, { lang }: Names): HeroSign[] {
  return countedTags(hero).map((slug) => {
    const cards = discard.filter((id) => printedCard(hero, id, lang).card.tags?.includes(slug));
    const picture = labelNamed(hero, slug);
    return { kind: 'tag', slug, picture, label: labelName(hero, slug, lang), value: String(cards.length) };
  });
}

function countedTags({ modifiers }: HeroDef): string[] {
  const values = modifiers.flatMap((modifier): Value[] => ('by' in modifier ? [modifier.by] : []));
  return values.flatMap((value) =>
    typeof value === 'object' && value.val === 'cards' && value.pile === 'discard' && value.where?.tag
      ? [value.where.tag]
      : [],
  );
}

/** How many different paths the hero has moved along, where a card asks. */
function pathSigns({ paths }: SeatView, { look }: HeroDef, { lang }: Names): HeroSign[] {
  if (paths === undefined) return [];
  const label = words.in(lang)('paths');
  const picture = { name: label, emblem: look?.emblem };
  return [{ kind: 'paths', slug: 'paths', picture, label, value: String(paths.length) }];
}

/** How many lie on the board; of those that are laid later, of how many. */
function tokenSigns({ seat, tokens }: SeatView, hero: HeroDef, names: Names): HeroSign[] {
  return Object.entries(tokens).map(([slug, spaces]) => {
    const picture = names.token(seat, slug);
    const printed = hero.tokens?.find((token) => token.slug === slug);
    const value = printed?.starts === 'reserve' ? `${spaces.length}/${printed.count}` : String(spaces.length);
    return { kind: 'token', slug, picture, label: nameOf(picture, names), value };
  });
}

const nameOf = (named: ReturnType<Names['form']>, { lang }: Names): string =>
  realisers[lang].capital(localName(named, lang));
