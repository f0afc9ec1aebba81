import { heroBySlug } from '@peerless/heroes';
import type { CardDef } from '@peerless/language';
import type { Decision, Option, View } from '@peerless/rules';
import { type Names, optionText } from '@peerless/text';
import { faceOf } from '../collection/card-lines.ts';
import { columnsOf, padded, type Style, wrapped } from '../style.ts';

/** An option as it is offered on the screen: under a heading, with a number. */
export interface Choice {
  readonly number: number;
  readonly key: string;
  readonly heading: string;
  readonly label: string;
  /** Everything that can be typed to mean it. */
  readonly words: string;
}

type Worded = Omit<Choice, 'number'> & { readonly order: number };

/** All options, those of a kind together. */
export function choicesOf(question: Decision, view: View, names: Names): Choice[] {
  const worded = question.options.map((option) => word(option, question, view, names));
  const known = [...new Set(worded.map((choice) => choice.heading))];
  // A maneuver comes first, being done with moves last.
  const headings = question.prompt === 'moves' ? [...known.filter(Boolean), ''] : known;
  return headings
    .flatMap((heading) =>
      worded.filter((choice) => choice.heading === heading).sort((a, b) => a.order - b.order),
    )
    .map(({ order: _, ...choice }, i) => ({ ...choice, number: i + 1 }));
}

function word(option: Option, question: Decision, view: View, names: Names): Worded {
  const text = optionText(option, names, names.lang, question.source);
  const { heading, label, order } = layOut(option, text, question, view, names);
  return {
    key: option.key,
    heading,
    label,
    order: order ?? 0,
    words: `${text} ${option.key} ${heading} ${label}`.toLowerCase(),
  };
}

function layOut(
  option: Option,
  text: string,
  question: Decision,
  view: View,
  names: Names,
): { heading: string; label: string; order?: number } {
  switch (option.type) {
    case 'attack':
      return {
        heading: `${names.fighter(option.fighter)} attacks ${names.fighter(option.target)} with`,
        label: cardLabel(option.card, names.seatOf(option.fighter), view),
      };
    case 'scheme':
      return {
        heading: 'Schemes',
        label: `${names.fighter(option.fighter)}: ${cardLabel(option.card, names.seatOf(option.fighter), view)}`,
      };
    case 'move':
      return {
        heading: `${names.fighter(option.fighter)} moves to space (steps)`,
        label: `${option.to} (${option.distance})`,
        order: option.to,
      };
    case 'stay':
      return {
        heading: `${names.fighter(option.fighter)} moves to space (steps)`,
        label: 'stay',
        order: 1000,
      };
    case 'space':
      return {
        heading: option.fighter === undefined ? 'Space' : `Space for ${names.fighter(option.fighter)}`,
        label: String(option.space),
        order: option.space,
      };
    case 'card':
      return {
        heading: question.options.length > 8 ? 'Cards' : '',
        label: cardLabel(option.card, option.seat, view),
      };
    default:
      return { heading: '', label: text };
  }
}

/** The card in somebody's deck. */
export function cardIn(view: Pick<View, 'seats'>, seat: number, slug: string): CardDef | undefined {
  const bare = slug.split(':')[0];
  return heroBySlug(view.seats[seat]?.hero ?? '')?.cards.find((card) => card.slug === bare);
}

/** `Feint (versatile 2, boost 1)` */
function cardLabel(slug: string, seat: number, view: View): string {
  const card = cardIn(view, seat, slug);
  if (card === undefined) return slug;
  const symbol = slug.includes(':') ? ` [${slug.split(':')[1]}]` : '';
  return `${card.title}${symbol} (${faceOf(card)}, boost ${card.boost ?? '–'})`;
}

/** The numbered list; short choices of one kind share a line. */
export function choiceLines(choices: readonly Choice[], width: number, style: Style): string[] {
  const headings = [...new Set(choices.map((choice) => choice.heading))];
  return headings.flatMap((heading) => {
    const group = choices.filter((choice) => choice.heading === heading);
    const indent = heading === '' ? '' : '  ';
    const cells = group.map(({ number, label }) => ({
      number: style.strong(padded(String(number), 3, 'right')),
      label,
    }));
    const widest = Math.max(...cells.map(({ label }) => columnsOf(label)));
    const inLine =
      heading === '' && group.length <= 8
        ? 1
        : Math.max(1, Math.floor((width - indent.length) / (widest + 7)));
    const lines = heading === '' ? [] : [heading];
    for (let i = 0; i < cells.length; i += inLine) {
      const row = cells.slice(i, i + inLine);
      if (inLine === 1) {
        const [first = '', ...more] = wrapped(row[0]?.label ?? '', width - 6);
        lines.push(`${indent}${row[0]?.number} ${first}`, ...more.map((line) => `${indent}    ${line}`));
      } else
        lines.push(
          `${indent}${row.map(({ number, label }) => `${number} ${padded(label, widest + 2)}`).join(' ')}`.trimEnd(),
        );
    }
    return lines;
  });
}

/** What was typed, read as a choice: its number, its key, or words that fit one choice only. */
export type Reading = { readonly choice: Choice } | { readonly several: readonly Choice[] } | null;

export function readChoice(typed: string, choices: readonly Choice[]): Reading {
  const text = typed.trim().toLowerCase();
  if (/^\d+$/.test(text)) {
    const choice = choices[Number(text) - 1];
    return choice === undefined ? null : { choice };
  }
  const exact = choices.find((choice) => choice.key === text || choice.label.toLowerCase() === text);
  if (exact !== undefined) return { choice: exact };
  const words = text.split(/\s+/).filter((word) => word !== '');
  const fitting = choices.filter((choice) => words.every((typedWord) => hasWord(choice.words, typedWord)));
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return { choice: only };
  return fitting.length === 0 ? null : { several: fitting };
}

/** Numbers must fit whole, words from their beginning. */
const hasWord = (words: string, typed: string): boolean =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => (/^\d+$/.test(typed) ? word === typed : word.startsWith(typed)));
