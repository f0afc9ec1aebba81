import type { HeroDef } from '@peerless/language';
import type { View } from '@peerless/rules';
import { brewTexts, labelName, localName, message, type Names, pileText, realisers } from '@peerless/text';
import {
  boostOf,
  cardLines,
  faceColumns,
  faceOf,
  TYPE_COLOURS,
  textLines,
} from '../collection/card-lines.ts';
import { type CardFacts, cardFacts } from '../collection/facts.ts';
import { heroBySlug } from '../collection/library.ts';
import { seatColour } from '../drawing/palette.ts';
import { initials, statusWord } from '../drawing/position.ts';
import type { Say } from '../messages.ts';
import { capital } from '../sentence.ts';
import { columnsOf, indented, PLAIN, padded, type Style, uncoloured, wrapped } from '../style.ts';
import { TOKEN_SIGN } from './board-text.ts';
import { cardIn, cardTitle, deckOf, shownSymbol } from './card-title.ts';

/** The parts of the screen around the board. All of them are made from one person's view. */
export interface Panel {
  readonly view: View;
  readonly names: Names;
  readonly say: Say;
  /** The seat that decides. */
  readonly seat: number;
  /** Whether the defender of the combat has played a card; null before that is chosen. */
  readonly defended: boolean | null;
  readonly width: number;
  readonly style: Style;
}

type Seat = View['seats'][number];

/** Whose turn it is and what is left of it; `remark` comes last. */
export function headerLine({ view, names, seat, style, say }: Panel, remark: string = ''): string {
  const end = remark === '' ? names.board : `${names.board} · ${style.dim(remark)}`;
  const active = view.seats[view.active];
  const turn = message(names.lang, 'turnOf', { turn: view.turn, name: names.seat(view.active) });
  const actions = message(names.lang, 'actionsLeft', { count: active?.actionsLeft ?? 0 });
  if (view.turn === 0) return `${style.bold(say('beforeFirstTurn'))} · ${end}`;
  const who = view.active === seat ? say('you', { name: turn }) : turn;
  return `${style.bold(style.ink(who, seatColour(view.active).terminal))} · ${actions} · ${end}`;
}

/** Who has a seat, in its colour, and whether it is one's own or a friend's. */
function whoSits(side: Seat, { view, names, seat, style, say }: Panel): string {
  const name = style.bold(style.ink(`● ${capital(names.seat(side.seat))}`, seatColour(side.seat).terminal));
  if (side.seat === seat) return say('you', { name });
  return side.team === view.seats[seat]?.team ? say('friend', { name }) : name;
}

/** With how many cards of other decks a hand has, and whose they are: "hand 5 (2 Loki)". */
function pilesText(side: Seat, { names, say }: Pick<Panel, 'names' | 'say'>): string {
  const guests = (side.guests ?? []).map(({ of, cards }) => `${cards} ${capital(names.seat(of))}`);
  const hand = guests.length === 0 ? `${side.handSize}` : `${side.handSize} (${guests.join(', ')})`;
  return say('piles', { hand, deck: side.deckSize, discard: side.discard.length });
}

/** Every seat with its fighters, cards and counters. */
export function seatLines(panel: Panel): string[] {
  const { view, style, width, say } = panel;
  return view.seats.flatMap((side) => {
    const name = whoSits(side, panel);
    const head = flow(
      [
        side.eliminated ? style.bad(say('isOut', { name })) : name,
        style.dim(pilesText(side, panel)),
        ...extras(side, panel),
      ],
      width,
    );
    const fighters = view.fighters
      .filter((fighter) => fighter.seat === side.seat)
      .map((fighter) => fighterText(fighter, panel));
    return [
      ...head.map((line, i) => (i === 0 ? line : `  ${line}`)),
      ...flow(fighters, width - 2).map((line) => `  ${line}`),
    ];
  });
}

/** A seat in as few lines as can be: who stands on the board is seen there. */
export function shortSeatLines(panel: Panel): string[] {
  const { view, style, width } = panel;
  return view.seats.flatMap((side) => {
    const absent = absentees(side, panel).map((text) => style.dim(text));
    return flow(
      [whoSits(side, panel), style.dim(pilesText(side, panel)), ...extras(side, panel), ...absent],
      width - 2,
    ).map((line, i) => (i === 0 ? line : `  ${line}`));
  });
}

/** `H1, H3 defeated`: who is not on the board, those with the same fate together. */
function absentees(side: Seat, { view, names, say }: Panel): string[] {
  const absent = view.fighters.filter(({ seat, status }) => seat === side.seat && status !== 'board');
  const fates = [...new Set(absent.map((fighter) => statusWord(fighter, view, names, say)))];
  return fates.flatMap((fate) => {
    const same = absent.filter((fighter) => statusWord(fighter, view, names, say) === fate);
    const [first] = same;
    const who = same.map((fighter) => initials(fighter, names)).join(', ');
    return first === undefined ? [] : [`${who} ${statusWord(first, view, names, say, same.length)}`];
  });
}

/** The hand as names only. */
export function shortHandLines({ view, names, seat, width, say }: Panel): string[] {
  const cards = copiesOf(view.seats[seat]?.hand ?? []).map(
    ([slug, count]) => `${cardTitle(slug, seat, view, names)}${count > 1 ? ` (${count})` : ''}`,
  );
  return indented(say('handOf', { cards: cards.join(', ') || say('empty') }), width, '  ', '').split('\n');
}

/** Forms, counters and rows, what the basket shows, and tokens. */
function extras(side: Seat, { view, names, say }: Panel): string[] {
  const symbol = shownSymbol(view, side.seat);
  return [
    ...(side.form === null ? [] : [localName(names.form(side.seat, side.form), names.lang)]),
    ...Object.entries(side.counters)
      .filter(([counter]) => side.rows?.[counter] === undefined)
      .map(([counter, value]) => `${localName(names.counter(side.seat, counter), names.lang)} ${value}`),
    ...rowTexts(side, names),
    ...pileTexts(side, names),
    ...brewSigns(side, names),
    ...sideTexts(side, names),
    ...(symbol === undefined || side.eliminated
      ? []
      : [say('wordsBefore', { label: say('basket'), text: capital(names.symbol(symbol).name) })]),
    ...(side.paths === undefined
      ? []
      : [realisers[names.lang].phrase({ is: 'amount', unit: 'path', n: side.paths.length })]),
    ...Object.entries(side.tokens).map(([token, spaces]) => {
      const kind = names.token(side.seat, token);
      const label =
        spaces.length > 1
          ? realisers[names.lang].phrase({ is: 'several', of: 'token', kind, n: spaces.length })
          : capital(localName(kind, names.lang));
      const text = spaces.length === 0 ? '–' : [...spaces].sort((a, b) => a - b).join(' ');
      return `${TOKEN_SIGN} ${say('wordsBefore', { label, text })}`;
    }),
  ];
}

/** Parts of a row that are active, and others. */
const ACTIVE_SIGN = '✓';
const INACTIVE_SIGN = '✗';

/** The parts of rows from left to right, each with its sign. */
const rowTexts = ({ seat, counters, rows = {} }: Seat, names: Names): string[] =>
  Object.entries(rows).flatMap(([counter, parts]) =>
    parts.map((part, i) => {
      const sign = i < (counters[counter] ?? 0) ? ACTIVE_SIGN : INACTIVE_SIGN;
      return `${sign} ${capital(localName(names.part(seat, part), names.lang))}`;
    }),
  );

/** "Line 6 of 10 syllables: Alas (2), Such Sweet Sorrow (4)" */
const pileTexts = ({ hero, piles = {} }: Seat, { lang }: Names): string[] => {
  const def = heroBySlug(hero);
  return (def?.piles ?? []).flatMap((pile) => {
    if (def === undefined) return [];
    const { name, sum, cards } = pileText(pile, piles[pile.slug] ?? [], def, lang);
    const head = `${name} ${sum}`;
    return [cards === '' ? head : message(lang, 'labelled', { label: head, text: cards })];
  });
};

/** "✓ Snake + Bat": what an ability offers by the symbols in a pile, and whether it does now. */
const brewSigns = ({ hero, piles = {} }: Seat, { lang }: Names): string[] => {
  const def = heroBySlug(hero);
  if (def === undefined) return [];
  return brewTexts(def, piles, lang).map(({ symbols, isOpen }) => {
    const of = symbols.map((symbol) => capital(labelName(def, symbol, lang))).join(' + ');
    return `${isOpen ? ACTIVE_SIGN : INACTIVE_SIGN} ${of}`;
  });
};

/**
 * "Pandora's Box 5 (Hope) · Pain, Toil": how many lie face down, the top one if it is known, what lies open, and with the sign of
 * what does not work what was discarded.
 */
function sideTexts({ seat, sideDeck }: Seat, names: Names): string[] {
  if (sideDeck === undefined) return [];
  const titleOf = (slug: string): string => names.card(slug, seat);
  const [top = null] = sideDeck.cards;
  const pile = `${capital(localName(names.side(seat, 'pile'), names.lang))} ${sideDeck.cards.length}`;
  return [
    top === null ? pile : `${pile} (${titleOf(top)})`,
    ...(sideDeck.revealed.length === 0 ? [] : [sideDeck.revealed.map(titleOf).join(', ')]),
    ...(sideDeck.discarded.length === 0
      ? []
      : [`${INACTIVE_SIGN} ${sideDeck.discarded.map(titleOf).join(', ')}`]),
  ];
}

function fighterText(fighter: View['fighters'][number], { view, names, style, say }: Panel): string {
  const name = `${capital(names.fighter(fighter.id))} (${initials(fighter, names)})`;
  if (fighter.status !== 'board') return style.dim(`${name} ${statusWord(fighter, view, names, say)}`);
  const health =
    fighter.health <= fighter.maxHealth / 3 ? style.bad(`♥${fighter.health}`) : `♥${fighter.health}`;
  return `${name} ${health}${style.dim(`/${fighter.maxHealth}`)} ${say('standsOn', { space: fighter.space ?? '–' })}${fighter.attack === 'ranged' ? ' ↗' : ''}`;
}

/** Pieces in as few lines as fit. */
function flow(pieces: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last) + columnsOf(piece) + 3 <= width)
      lines[lines.length - 1] = `${last}   ${piece}`;
    else lines.push(piece);
  }
  return lines;
}

/** The hero at a seat. */
export const heroAt = (view: Pick<View, 'seats'>, seat: number): HeroDef | undefined =>
  heroBySlug(view.seats[seat]?.hero ?? '');

/** The facts of a card in a seat's deck. */
export function factsOf(
  { view, names }: Pick<Panel, 'view' | 'names'>,
  seat: number,
  slug: string,
): CardFacts | null {
  const { hero } = deckOf(view, seat, slug);
  const card = cardIn(view, seat, slug);
  return hero === undefined || card === undefined ? null : cardFacts(card, hero, names.lang);
}

/** Equal cards together, with how often they occur. */
export function copiesOf(cards: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}

const allText = (card: CardFacts, say: Say): string => textLines(card, 10_000, '', PLAIN, say).join(' ');

/** The hand, a line a card; `full` with whole texts. */
export function handLines(panel: Panel, full: boolean): string[] {
  const { view, names, seat, style, width, say } = panel;
  const hand = view.seats[seat]?.hand ?? [];
  if (hand.length === 0) return [say('handEmpty')];
  const widest = Math.max(...hand.map((slug) => columnsOf(cardTitle(slug, seat, view, names))), 16);
  return copiesOf(hand).flatMap(([slug, count]) => {
    const card = factsOf(panel, seat, slug);
    if (card === null) return [slug];
    const title = cardTitle(slug, seat, view, names);
    const shown = { ...card, quantity: count, title, symbols: null };
    if (full) return cardLines(shown, heroAt(view, seat), width, style, say.lang);
    const user = card.user === 'any' ? '' : ` · ${card.user}`;
    const face = style.ink(
      padded(faceOf(card, say.lang), faceColumns(say.lang)),
      TYPE_COLOURS[card.type] ?? 7,
    );
    const head = `${padded(`${count}×`, 3)}${style.bold(padded(title, widest))} ${face} ${style.dim(`${boostOf(card, say.lang)}${user}`)}`;
    const room = width - columnsOf(head) - 3;
    const text = allText(card, say);
    if (text === '' || room < 16) return [head];
    return [`${head}  ${style.dim(cut(text, room))}`];
  });
}

/** What this person knows of the other hands: a partner's, or cards that were shown. */
export function knownHandLines({ view, names, seat, width, say }: Panel): string[] {
  return view.seats
    .filter((side) => side.seat !== seat && side.hand.length > 0)
    .flatMap((side) => {
      const cards = copiesOf(side.hand).map(
        ([slug, count]) => `${count}× ${cardTitle(slug, side.seat, view, names)}`,
      );
      const told = say('knownHand', {
        name: names.seat(side.seat),
        known: side.hand.length,
        count: side.handSize,
        cards: cards.join(', '),
      });
      return indented(told, width, '  ', '').split('\n');
    });
}

const cut = (text: string, columns: number): string =>
  columnsOf(text) <= columns ? text : `${[...uncoloured(text)].slice(0, columns - 1).join('')}…`;

/** What is left in a deck: everything that is not in hand, discarded, in play or set aside. */
export function deckLines(panel: Panel, of: number): string[] {
  const { view, names, seat, width, say } = panel;
  const side = view.seats[of];
  const hero = heroBySlug(side?.hero ?? '');
  if (side === undefined || hero === undefined) return [];
  const seen = [
    ...side.hand,
    ...side.discard,
    ...Object.values(side.piles ?? {}).flat(),
    ...side.aside.filter((card) => card !== null),
    ...inPlay(view, of),
  ];
  const gone = new Map(copiesOf(seen.map((card) => card.split(':')[0] ?? card)));
  const left = hero.cards.flatMap((card) => {
    const count = card.quantity - (gone.get(card.slug) ?? 0);
    return count > 0 ? [`${count}× ${names.card(card.slug, of)}`] : [];
  });
  const hidden = side.handSize - side.hand.length;
  const title =
    of === seat
      ? say('ownDeck', { count: side.deckSize })
      : say('otherDeck', { name: capital(names.seat(of)), count: side.deckSize, hidden });
  const top = side.deck[0] ?? null;
  const known = top === null ? [] : [say('topCard', { card: cardTitle(top, of, view, names) })];
  return [
    ...wrapped(title, width),
    ...wrapped(left.join(', ') || say('empty'), width - 2).map((line) => `  ${line}`),
    ...known,
  ];
}

/** Cards of a seat that lie on the table. */
function inPlay({ combat, scheme, active, fighters }: View, seat: number): string[] {
  const cards = scheme !== null && active === seat ? [scheme] : [];
  if (combat === null) return cards;
  const seatOf = (id: string): number => fighters.find((fighter) => fighter.id === id)?.seat ?? -1;
  if (combat.attackCard !== null && !combat.bonus && seatOf(combat.attacker) === seat)
    cards.push(combat.attackCard);
  if (combat.boostCard !== null && seatOf(combat.attacker) === seat) cards.push(combat.boostCard);
  if (combat.defenseCard !== null && seatOf(combat.defender) === seat) cards.push(combat.defenseCard);
  return cards;
}

/** All discard piles, the top card first. */
export function discardLines({ view, names, width, say }: Panel): string[] {
  return view.seats.flatMap((side) => {
    const cards = [...side.discard].reverse().map((card) => cardTitle(card, side.seat, view, names));
    const text = cards.length === 0 ? say('empty') : cards.join(', ');
    const label = `${capital(names.seat(side.seat))} (${cards.length})`;
    return indented(say('wordsBefore', { label, text }), width, '    ', '').split('\n');
  });
}

/** The combat that is going on. */
export function combatLines({ view, names, style, width, say, defended }: Panel): string[] {
  const { combat } = view;
  if (combat === null) return [];
  const seatOf = (id: string): number => view.fighters.find((fighter) => fighter.id === id)?.seat ?? 0;
  const side = (who: string, card: string | null, value: number | null): string => {
    const played = who === combat.defender ? defended : true;
    const hidden = combat.revealed || played === false ? say('noCard') : message(say.lang, 'unknownCard');
    const absent = played === null ? say('noCardYet') : hidden;
    const shown = card === null ? absent : cardTitle(card, seatOf(who), view, names);
    return say('wordsBefore', {
      label: capital(names.fighter(who)),
      text: `${shown}${value === null ? '' : ` = ${value}`}`,
    });
  };
  const attack = side(combat.attacker, combat.attackCard, combat.attack);
  const defense = side(combat.defender, combat.defenseCard, combat.defense);
  const boosted =
    combat.boostCard === null
      ? attack
      : say('boostedWith', {
          side: attack,
          card: cardTitle(combat.boostCard, seatOf(combat.attacker), view, names),
        });
  const told = say('against', { attack: boosted, defense });
  return indented(told, width, '  ', `${style.bad('⚔')} `).split('\n');
}
