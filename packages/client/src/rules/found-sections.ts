import { type RulePart, type RuleSection, withoutMarks } from '@peerless/text';
import { holds } from './search.ts';

/** What one reads in a part. */
function textOf(part: RulePart): string {
  if (part.is === 'rule') return `${part.rule.id} ${part.rule.title ?? ''} ${part.rule.text}`;
  return part.is === 'table' ? '' : part.text;
}

/** The part as far as it holds the words; of a table the rows that do. */
function foundPart(part: RulePart, words: readonly string[]): RulePart[] {
  if (part.is !== 'table') return holds(withoutMarks(textOf(part)), words) ? [part] : [];
  const rows = part.rows.filter((row) => holds(withoutMarks(row.join(' ')), words));
  return rows.length === 0 ? [] : [{ ...part, rows }];
}

/** The sections as far as they hold the words; a section whose title holds them all is shown whole. */
export function foundSections(
  sections: readonly RuleSection[],
  words: readonly string[],
): readonly RuleSection[] {
  if (words.length === 0) return sections;
  return sections.flatMap((section) => {
    if (holds(section.title, words)) return [section];
    const parts = section.parts.flatMap((part) => foundPart(part, words));
    return parts.length === 0 ? [] : [{ ...section, parts }];
  });
}

/** How many rules, rows and other parts there are. */
export const countParts = (sections: readonly RuleSection[]): number =>
  sections.reduce(
    (sum, { parts }) => sum + parts.reduce((n, part) => n + (part.is === 'table' ? part.rows.length : 1), 0),
    0,
  );
