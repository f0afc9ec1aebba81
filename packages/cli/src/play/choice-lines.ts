import { folded } from '../folded.ts';
import type { Say } from '../messages.ts';
import { columnsOf, padded, type Style, wrapped } from '../style.ts';
import type { Choice } from './choices.ts';
import { shownWord } from './help.ts';

/** A line of a list, and how many choices begin in it. */
interface ChoiceLine {
  readonly text: string;
  readonly choices: number;
}

const heading = (text: string): ChoiceLine => ({ text, choices: 0 });

/** Those of a kind together, in their order. */
const groupsOf = (choices: readonly Choice[]): Choice[][] =>
  [...new Set(choices.map((choice) => choice.heading))].map((title) =>
    choices.filter((choice) => choice.heading === title),
  );

/** The list of choices; short choices of one kind share a line. */
export const choiceLines = (choices: readonly Choice[], width: number, style: Style): string[] =>
  groupsOf(choices).flatMap((group) => groupLines(group, width, style, 8).map(({ text }) => text));

/** One kind of choices under its heading; without a heading, `apart` of them still get a line each. */
function groupLines(group: readonly Choice[], width: number, style: Style, apart: number): ChoiceLine[] {
  const title = group[0]?.heading ?? '';
  const indent = title === '' ? '' : '  ';
  const wide = Math.max(3, ...group.filter(({ space }) => space !== null).map(({ typed }) => typed.length));
  const cells = group.map(({ typed, label }) => ({
    typed: style.strong(padded(typed, wide, 'right')),
    label: folded(label) === folded(typed) ? '' : label,
  }));
  const widest = Math.max(...cells.map(({ typed, label }) => columnsOf(typed) - wide + columnsOf(label)));
  // Numbers say everything themselves.
  const isBare = cells.every(({ label }) => label === '');
  const inLine =
    title === '' && group.length <= apart && !isBare
      ? 1
      : Math.max(1, Math.floor((width - indent.length) / (widest + wide + 4)));
  const lines = title === '' ? [] : wrapped(title, width).map(heading);
  for (let i = 0; i < cells.length; i += inLine) {
    const row = cells.slice(i, i + inLine);
    if (inLine === 1) {
      const [first = '', ...more] = wrapped(row[0]?.label ?? '', width - 6);
      lines.push({ text: `${indent}${row[0]?.typed} ${first}`.trimEnd(), choices: 1 });
      lines.push(...more.map((line) => heading(`${indent}    ${line}`)));
    } else {
      const text = row.map(({ typed, label }) => padded(`${typed} ${label}`, widest + wide + 3)).join(' ');
      lines.push({ text: `${indent}${text}`.trimEnd(), choices: row.length });
    }
  }
  return lines;
}

/** In rows behind the heading: spaces without the steps to them, cards with their values only. */
function rowLines(group: readonly Choice[], width: number, style: Style, say: Say): ChoiceLine[] {
  const title = shortHeading(group, say);
  const lines: { text: string; choices: number }[] = title === '' ? [] : [{ text: title, choices: 0 }];
  const pieces = group.map((choice) => pieceOf(choice, style));
  // Whole sentences do not share lines.
  if (pieces.some((piece) => columnsOf(piece) > width / 2)) return groupLines(group, width, style, 3);
  const gap = pieces.some((piece) => piece.includes(' ')) ? '  ' : ' ';
  for (const piece of pieces) {
    const last = lines.at(-1);
    if (last !== undefined && columnsOf(last.text) + gap.length + columnsOf(piece) <= width) {
      last.text += `${gap}${piece}`;
      last.choices++;
    } else lines.push({ text: `${title === '' ? '' : '  '}${piece}`, choices: 1 });
  }
  return lines;
}

/** `27`, `stay`, `3 Feint 2` */
function pieceOf({ typed, brief, letter, space }: Choice, style: Style): string {
  if (letter !== '')
    return style.strong(typed.startsWith(letter) ? typed.slice(letter.length).trim() : typed);
  return space !== null || folded(brief) === folded(typed)
    ? style.strong(typed)
    : `${style.strong(typed)} ${brief}`;
}

/** The heading without the remark about steps. */
function shortHeading(group: readonly Choice[], say: Say): string {
  const title = group[0]?.heading ?? '';
  const remark = say('stepsShown', { heading: '' });
  return title.endsWith(remark) ? title.slice(0, -remark.length) : title;
}

const isOfSpaces = (group: readonly Choice[]): boolean => group.some(({ space }) => space !== null);

/**
 * The same in as few lines as can be, and in no more than `most`: what has no room is folded into a remark. It can be
 * typed all the same.
 */
export function shortChoiceLines(
  choices: readonly Choice[],
  width: number,
  most: number,
  style: Style,
  say: Say,
): string[] {
  const groups = groupsOf(choices);
  const rows = groups.map((group) => rowLines(group, width, style, say));
  const listed = groups.flatMap((group, i) =>
    isOfSpaces(group) ? (rows[i] ?? []) : groupLines(group, width, style, 3),
  );
  const all = [listed, rows.flat()].find((lines) => lines.length <= most);
  if (all !== undefined) return all.map(({ text }) => text);
  const shown = someOfEach(rows, Math.max(1, most - 1));
  const left = choices.length - shown.reduce((sum, line) => sum + line.choices, 0);
  const remark = say('moreChoices', { count: left, command: shownWord('wordMore', say) });
  return [...shown.map(({ text }) => text), style.dim(remark)];
}

/** Rather some spaces of every fighter, some cards of every attack, than all of some. */
function someOfEach(groups: readonly (readonly ChoiceLine[])[], most: number): ChoiceLine[] {
  // A heading with nothing below it would look like the end.
  const least = groups.map((lines) => (lines[0]?.choices === 0 ? 2 : 1));
  let room = most - least.reduce((sum, count) => sum + count, 0);
  const shown = groups.flatMap((lines, i) => {
    const more = Math.max(0, Math.min(room, lines.length - (least[i] ?? 0)));
    room -= more;
    return lines.slice(0, (least[i] ?? 0) + more);
  });
  const cut = shown.slice(0, most);
  while (cut.length > 1 && cut.at(-1)?.choices === 0) cut.pop();
  return cut;
}
