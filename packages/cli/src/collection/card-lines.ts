import { indented, padded, type Style } from '../style.ts';
import type { CardFacts } from './facts.ts';

/** One terminal colour a card type. */
export const TYPE_COLOURS: Readonly<Record<string, number>> = {
  attack: 203,
  defense: 75,
  versatile: 141,
  scheme: 221,
};

/** `versatile 3`, `scheme` */
export const faceOf = (card: Pick<CardFacts, 'type' | 'value'>): string =>
  card.value === null ? card.type : `${card.type} ${card.value}`;

/** A card in two or more lines: what is printed in its corners, then its text. */
export function cardLines(card: CardFacts, width: number, style: Style, note: string = ''): string[] {
  const user = card.user === 'any' ? 'any fighter' : card.user;
  const face = style.ink(padded(faceOf(card), 12), TYPE_COLOURS[card.type] ?? 7);
  const count = `${card.quantity}×`;
  const boost = card.boost === null ? '–' : `${card.boost}`;
  const head = `${style.dim(padded(count, 4))}${style.bold(padded(card.title, 32))} ${face} boost ${boost}  ${user}`;
  const banners = card.symbols === null ? '' : `  [${[...new Set(card.symbols.bannerPerCopy)].join(', ')}]`;
  const tags = card.tags.length === 0 ? '' : `  {${card.tags.join(', ')}}`;
  return [`${head}${banners}${tags}${note}`, ...textLines(card, width, '      ', style)];
}

/** The text of a card, part by part. */
export function textLines(card: CardFacts, width: number, margin: string, style: Style): string[] {
  const parts: (readonly [string, string | null])[] = [
    ['', card.static],
    ['Immediately: ', card.immediately],
    ['During combat: ', card.during],
    ['After combat: ', card.after],
    ['', card.scheme],
  ];
  const lines = parts.flatMap(([label, text]) =>
    text === null ? [] : indented(`${label}${text}`, width, margin).split('\n'),
  );
  if (card.bonusAttack === null) return lines.map((line) => style.dim(line));
  const { name, value, effects } = card.bonusAttack;
  const told = effects === null ? '' : ` ${Object.values(effects).join(' ')}`;
  return [...lines, ...indented(`Bonus attack ${name} ${value}.${told}`, width, margin).split('\n')].map(
    (line) => style.dim(line),
  );
}
