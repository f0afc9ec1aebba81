import { COMBAT_TIMINGS, type CombatTiming, type HeroDef } from '@peerless/language';
import { bonusAttackText, message, realisers, type TextLanguage, type Timing } from '@peerless/text';
import { type Say, sayIn } from '../messages.ts';
import { columnsOf, indented, padded, type Style } from '../style.ts';
import type { CardFacts } from './facts.ts';
import { symbolName } from './names.ts';

/** One terminal colour a card type. */
export const TYPE_COLOURS: Readonly<Record<string, number>> = {
  attack: 203,
  defense: 75,
  versatile: 141,
  scheme: 221,
};

const TYPES = {
  attack: 'typeAttack',
  defense: 'typeDefense',
  versatile: 'typeVersatile',
  scheme: 'typeScheme',
} as const;

type Face = Pick<CardFacts, 'type' | 'value' | 'boost'>;

/** `versatile 3`, `scheme` */
export function faceOf({ type, value }: Face, lang: TextLanguage): string {
  const word = message(lang, TYPES[type]);
  return value === null ? word : `${word} ${value}`;
}

/** As wide as the widest face of a language. */
export const faceColumns = (lang: TextLanguage): number =>
  Math.max(...Object.values(TYPES).map((id) => columnsOf(message(lang, id)))) + 2;

/** `BOOST 2`, `no BOOST` */
export const boostOf = ({ boost }: Face, lang: TextLanguage): string =>
  boost === null ? message(lang, 'noBoost') : message(lang, 'boost', { value: boost });

/** How wide titles are where several cards stand below each other. */
const TITLE_COLUMNS = 32;

/** A card in two or more lines: what is printed in its corners, then its text. */
export function cardLines(
  card: CardFacts,
  hero: HeroDef | undefined,
  width: number,
  style: Style,
  lang: TextLanguage,
): string[] {
  const user = card.user === 'any' ? message(lang, 'anyFighter') : card.user;
  const face = style.ink(padded(faceOf(card, lang), faceColumns(lang)), TYPE_COLOURS[card.type] ?? 7);
  const signs = signsOf(card, hero, lang);
  const corners = [
    `${face} ${padded(boostOf(card, lang), columnsOf(message(lang, 'noBoost')))}  ${user}`,
    ...(signs.length === 0 ? [] : [`[${signs.join(', ')}]`]),
    ...(card.tags.length === 0 ? [] : [`{${card.tags.join(', ')}}`]),
  ].join('  ');
  const title = `${style.dim(padded(`${card.quantity}×`, 4))}${style.bold(padded(card.title, TITLE_COLUMNS))}`;
  const fits = columnsOf(title) + 1 + columnsOf(corners) <= width;
  const head = fits ? [`${title} ${corners}`] : [title.trimEnd(), `    ${corners}`];
  return [...head, ...textLines(card, width, '      ', style, sayIn(lang))];
}

/** What is counted on a card, and its symbols; where each copy has its own, with how many copies show it. */
function signsOf({ symbols, marks }: CardFacts, hero: HeroDef | undefined, lang: TextLanguage): string[] {
  const perCopy = symbols?.bannerPerCopy ?? [];
  const signs = [...new Set(perCopy)].map((symbol) => {
    const count = perCopy.filter((other) => other === symbol).length;
    const name = symbolName(hero, symbol, lang);
    return count === perCopy.length ? name : `${name} ${message(lang, 'copies', { count })}`;
  });
  return marks === null ? signs : [marks, ...signs];
}

/** The text of a card, part by part. */
export function textLines(card: CardFacts, width: number, margin: string, style: Style, say: Say): string[] {
  const parts = [
    card.static,
    ...timed(card, say.lang),
    card.scheme,
    ...labelled(card, ['boosted', 'discarded'], say.lang),
    ...calledLines(card, say.lang),
    ...bonusLines(card, say.lang),
  ];
  return parts
    .filter((text) => text !== null)
    .flatMap((text) => indented(text, width, margin).split('\n'))
    .map((line) => style.dim(line));
}

type Labelled<K extends string> = { readonly [T in K]: string | null };
type Timed = Pick<CardFacts, CombatTiming>;

/** Parts of a card, each under its label. */
const labelled = <K extends Timing>(texts: Labelled<K>, parts: readonly K[], lang: TextLanguage): string[] =>
  parts.flatMap((part) => {
    const text = texts[part];
    return text === null ? [] : [message(lang, 'labelled', { label: realisers[lang].label(part), text })];
  });

/** What an ability calls for, under the name of the pile. */
const calledLines = ({ called, label }: CardFacts, lang: TextLanguage): string[] =>
  called === null || label === null ? [] : [message(lang, 'labelled', { label, text: called })];

/** What happens in a combat. */
const timed = (texts: Timed, lang: TextLanguage): string[] => labelled(texts, COMBAT_TIMINGS, lang);

/** The heading of a bonus attack, and below it what it does and when. */
function bonusLines({ bonusAttack }: CardFacts, lang: TextLanguage): string[] {
  if (bonusAttack === null) return [];
  const { immediately = null, during = null, after = null } = bonusAttack.effects ?? {};
  return [bonusAttackText(bonusAttack, lang), ...timed({ immediately, during, after }, lang)];
}
