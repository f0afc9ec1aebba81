import { heroBySlug } from '@peerless/heroes';
import type { CardDef } from '@peerless/language';
import type { Decision, Option, View } from '@peerless/rules';
import { type Names, optionText } from '@peerless/text';
import { faceOf } from '../collection/card-lines.ts';
import { initials } from '../drawing/position.ts';
import { columnsOf, indented, padded, type Style, wrapped } from '../style.ts';

/** An option as it is offered on the screen: under a heading, with what is typed for it. */
export interface Choice {
  /** The key of the option. */
  readonly key: string;
  readonly heading: string;
  readonly label: string;
  /**
   * What is typed: a number counted from 1; where there are spaces to choose from, the space itself (`27`), after the
   * letter of its heading if there are several (`b27`), and a word for everything else.
   */
  readonly typed: string;
  /** The space it means, or null. */
  readonly space: number | null;
  /** The letter of its fighter, the same for the whole game; empty where there is none. */
  readonly letter: string;
  /** Everything else that can be typed to mean it. */
  readonly words: string;
}

interface Worded extends Omit<Choice, 'typed'> {
  readonly order: number;
  /** What is typed in a list of spaces, without the letter. */
  readonly word: string;
  /** Whether it stands with spaces, under one of their headings. */
  readonly isAmongSpaces: boolean;
}

/** All options, those of a kind together. */
export function choicesOf(question: Decision, view: View, names: Names): Choice[] {
  const worded = question.options.map((option) => word(option, question, view, names));
  const known = [...new Set(worded.map((choice) => choice.heading))];
  // A maneuver comes first, being done with moves last.
  const headings = question.prompt === 'moves' ? [...known.filter(Boolean), ''] : known;
  const listed = headings.flatMap((heading) =>
    worded.filter((choice) => choice.heading === heading).sort((a, b) => a.order - b.order),
  );
  return listed.some((choice) => choice.space !== null) ? bySpace(listed) : byNumber(listed);
}

const plain = ({ order: _, word: __, isAmongSpaces: ___, ...choice }: Worded): Omit<Choice, 'typed'> =>
  choice;

const byNumber = (listed: readonly Worded[]): Choice[] =>
  listed.map((choice, i) => ({ ...plain(choice), typed: String(i + 1) }));

/** A number that is typed must never mean anything but the space with that number. */
function bySpace(listed: readonly Worded[]): Choice[] {
  const headings = [
    ...new Set(listed.filter((choice) => choice.isAmongSpaces).map(({ heading }) => heading)),
  ];
  const letterOf = (choice: Worded): string =>
    headings.length < 2 || !choice.isAmongSpaces ? '' : choice.letter;
  const used = new Map<string, number>();
  return listed.map((choice) => {
    const short = letterOf(choice);
    const wanted = `${short}${short !== '' && choice.space === null ? ' ' : ''}${choice.word}`;
    const count = (used.get(wanted) ?? 0) + 1;
    used.set(wanted, count);
    // Doors, cards and the like beside spaces are counted: `open-1`.
    const typed =
      choice.isAmongSpaces || (WORDED.includes(choice.word) && count === 1) ? wanted : `${wanted}-${count}`;
    return {
      ...plain(choice),
      typed,
      heading: short === '' ? choice.heading : `${short}: ${choice.heading}`,
    };
  });
}

/** a, b, … z, aa, ab, … */
const lettered = (i: number): string =>
  (i < 26 ? '' : lettered(Math.floor(i / 26) - 1)) + String.fromCharCode(97 + (i % 26));

/** One's own fighters first, then the others; tokens come after them. Who has moved keeps the letter. */
function letterFor(option: Option, { seat }: Decision, view: View): string {
  const all = [
    ...view.fighters.filter((fighter) => fighter.seat === seat).map(({ id }) => id),
    ...view.fighters.filter((fighter) => fighter.seat !== seat).map(({ id }) => id),
    ...view.seats.flatMap((side) => Object.keys(side.tokens)),
  ];
  const name = option.type === 'token' ? option.token : 'fighter' in option ? option.fighter : undefined;
  return lettered(name === undefined ? all.length : Math.max(0, all.indexOf(name)));
}

/** Options whose own name is typed in a list of spaces. */
const WORDED: readonly string[] = ['stay', 'done', 'none', 'yes', 'no'];

function word(option: Option, question: Decision, view: View, names: Names): Worded {
  const text = optionText(option, names, names.lang, question.source);
  const { heading, label, order, space } = layOut(option, text, question, view, names);
  const isAmongSpaces = space !== undefined || option.type === 'stay';
  return {
    key: option.key,
    heading,
    label,
    order: order ?? 0,
    space: space ?? null,
    isAmongSpaces,
    letter: isAmongSpaces ? letterFor(option, question, view) : '',
    word: space === undefined ? option.type : String(space),
    // The number of steps is nothing that is typed.
    words:
      `${space === undefined ? `${text} ${label}` : `space ${space}`} ${option.key} ${heading} ${shortName(option, view, names)}`.toLowerCase(),
  };
}

function shortName(option: Option, view: View, names: Names): string {
  if (!('fighter' in option) || option.fighter === undefined) return '';
  const fighter = view.fighters.find(({ id }) => id === option.fighter);
  return fighter === undefined ? '' : initials(fighter, names);
}

interface LaidOut {
  readonly heading: string;
  readonly label: string;
  readonly order?: number;
  readonly space?: number;
}

function layOut(option: Option, text: string, question: Decision, view: View, names: Names): LaidOut {
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
        label: `(${option.distance})`,
        order: option.to,
        space: option.to,
      };
    case 'step':
      return {
        heading: `${names.fighter(option.fighter)} steps to space`,
        label: '',
        order: option.to,
        space: option.to,
      };
    case 'stay':
      return {
        heading: `${names.fighter(option.fighter)} moves to space (steps)`,
        label: '',
        order: 1000,
      };
    case 'space':
      return {
        heading: option.fighter === undefined ? 'Space' : `Space for ${names.fighter(option.fighter)}`,
        label: '',
        order: option.space,
        space: option.space,
      };
    case 'token':
      return {
        heading: `The ${option.token} token on space`,
        label: '',
        order: option.space,
        space: option.space,
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

/** The list of choices; short choices of one kind share a line. */
export function choiceLines(choices: readonly Choice[], width: number, style: Style): string[] {
  const headings = [...new Set(choices.map((choice) => choice.heading))];
  return headings.flatMap((heading) => {
    const group = choices.filter((choice) => choice.heading === heading);
    const indent = heading === '' ? '' : '  ';
    const wide = Math.max(3, ...group.filter(({ space }) => space !== null).map(({ typed }) => typed.length));
    const cells = group.map(({ typed, label }) => ({
      typed: style.strong(padded(typed, wide, 'right')),
      label: label.toLowerCase() === typed ? '' : label,
    }));
    const widest = Math.max(...cells.map(({ typed, label }) => columnsOf(typed) - wide + columnsOf(label)));
    const inLine =
      heading === '' && group.length <= 8
        ? 1
        : Math.max(1, Math.floor((width - indent.length) / (widest + wide + 4)));
    const lines = heading === '' ? [] : [heading];
    for (let i = 0; i < cells.length; i += inLine) {
      const row = cells.slice(i, i + inLine);
      if (inLine === 1) {
        const [first = '', ...more] = wrapped(row[0]?.label ?? '', width - 6);
        lines.push(
          `${indent}${row[0]?.typed} ${first}`.trimEnd(),
          ...more.map((line) => `${indent}    ${line}`),
        );
      } else
        lines.push(
          `${indent}${row.map(({ typed, label }) => padded(`${typed} ${label}`, widest + wide + 3)).join(' ')}`.trimEnd(),
        );
    }
    return lines;
  });
}

/** The same in as few lines as can be: spaces in a row, without the steps to them. */
export function shortChoiceLines(choices: readonly Choice[], width: number, style: Style): string[] {
  const headings = [...new Set(choices.map((choice) => choice.heading))];
  return headings.flatMap((heading) => {
    const group = choices.filter((choice) => choice.heading === heading);
    if (!group.every((choice) => choice.letter !== '')) return choiceLines(group, width, style);
    const bare = ({ typed, letter }: Choice): string =>
      (typed.startsWith(letter) ? typed.slice(letter.length) : typed).trim();
    const spaces = group.map((choice) => style.strong(bare(choice))).join(' ');
    return indented(spaces, width, '  ', `${heading.replace(/ \(steps\)$/, '')} `).split('\n');
  });
}

/** What was typed, read as a choice: what stands before it, its key, or words that fit one choice only. */
export type Reading = { readonly choice: Choice } | { readonly several: readonly Choice[] } | null;

const closed = (text: string): string => text.replace(/\s+/g, '');

/** The choice before which exactly this stands; `#3` is the third of any list. */
export function exactChoice(typed: string, choices: readonly Choice[]): Choice | undefined {
  const text = typed.trim().toLowerCase();
  if (/^#\d+$/.test(text)) return choices[Number(text.slice(1)) - 1];
  const bare = closed(text).replace(/^0+(?=\d)/, '');
  return choices.find(
    (choice) =>
      closed(choice.typed) === bare ||
      (choice.letter !== '' && closed(choice.letter + choice.typed) === bare),
  );
}

export function readChoice(typed: string, choices: readonly Choice[]): Reading {
  const text = typed.trim().toLowerCase();
  const exact =
    exactChoice(text, choices) ??
    choices.find(
      (choice) => choice.key === text || (choice.label !== '' && choice.label.toLowerCase() === text),
    );
  if (exact !== undefined) return { choice: exact };
  if (/^#?\d+$/.test(text)) return null;
  const words = text.split(/\s+/).filter((word) => word !== '');
  const fitting = choices.filter(
    (choice) => fitsSpace(words, choice) && words.every((typedWord) => hasWord(choice.words, typedWord)),
  );
  const [only] = fitting;
  if (only !== undefined && fitting.length === 1) return { choice: only };
  return fitting.length === 0 ? null : { several: fitting };
}

/** A number at the end is the space: `harpy 1 27` is no move of Harpy 1 to space 1. */
function fitsSpace(words: readonly string[], { space }: Choice): boolean {
  const last = words.at(-1) ?? '';
  return space === null || !/^\d+$/.test(last) || Number(last) === space;
}

/** Numbers must fit whole, words from their beginning. */
const hasWord = (words: string, typed: string): boolean =>
  words
    .split(/[^\p{L}\p{N}]+/u)
    .some((word) => (/^\d+$/.test(typed) ? word === typed : word.startsWith(typed)));

/** What can be typed, for the prompt: `1 to 5`, or `a space such as 27, or done`. */
export function typedWords(choices: readonly Choice[]): string {
  const spaces = choices.filter((choice) => choice.space !== null);
  const [first] = spaces;
  if (first === undefined) return choices.length === 1 ? '1' : `1 to ${choices.length}`;
  const others = [...new Set(choices.filter(({ space }) => space === null).map(({ typed }) => typed))];
  const kind = /^\d/.test(first.typed) ? 'a space' : 'who and a space';
  const such = spaces.length === 1 ? first.typed : `${kind} such as ${first.typed}`;
  return [such, ...(others.length <= 2 ? others : [others.at(-1) ?? ''])].join(', ');
}
