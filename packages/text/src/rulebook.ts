/** The rules and rulings of `docs`, read for the table: numbered, in sections, without the books they come from. */

/** One numbered rule: `R-9.9`, a difference between the books (`D-9`) or a ruling (`RU-12`). */
export interface Rule {
  readonly id: string;
  /** Rulings have a title. */
  readonly title: string | null;
  /** In Markdown of one line: `*emphasis*`, `` `code` ``. */
  readonly text: string;
}

/** What stands in a section, from top to bottom. */
export type RulePart =
  | { readonly is: 'rule'; readonly rule: Rule }
  | { readonly is: 'paragraph'; readonly text: string }
  /** A point of a list without number. */
  | { readonly is: 'point'; readonly text: string }
  | { readonly is: 'table'; readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };

export interface RuleSection {
  /** `9`, `13A`, in the rulings `A`; the introduction has none. */
  readonly id: string;
  readonly title: string;
  /** 2, or 3 for a part of the section before it; 1 for the introduction. */
  readonly level: 1 | 2 | 3;
  readonly parts: readonly RulePart[];
}

export interface Rulebook {
  readonly title: string;
  readonly sections: readonly RuleSection[];
  /** Every rule, difference and ruling by its id. */
  readonly rules: ReadonlyMap<string, Rule>;
}

interface Draft {
  readonly id: string;
  readonly title: string;
  readonly level: 1 | 2 | 3;
  readonly parts: RulePart[];
}

/** Reads one of `docs/rules.md`, `docs/rulings.md` and their translations. */
export function readRulebook(markdown: string): Rulebook {
  const sections: Draft[] = [];
  for (const block of blocksOf(markdown)) {
    const heading = /^(#{1,3}) (?:(\d+[A-Z]?|[A-Z])\. )?(.*)$/.exec(block);
    if (heading === null) sections.at(-1)?.parts.push(partOf(block));
    else
      sections.push({
        id: heading[2] ?? '',
        title: withoutSources(heading[3] ?? ''),
        level: heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3,
        parts: [],
      });
  }
  const rules = sections.flatMap(({ parts }) => parts.flatMap(rulesOf));
  return {
    title: sections[0]?.title ?? '',
    sections,
    rules: new Map(rules.map((rule) => [rule.id, rule])),
  };
}

/** Headings, points, tables and paragraphs; a paragraph may run over several lines. */
function blocksOf(markdown: string): string[] {
  const blocks: string[] = [];
  let open = false;
  for (const line of markdown.split('\n')) {
    const starts = /^(#|- )/.test(line);
    const goesOn = open && line !== '' && !starts && line.startsWith('|') === blocks.at(-1)?.startsWith('|');
    if (goesOn) blocks.push(`${blocks.pop()}\n${line}`);
    else if (line !== '') blocks.push(line);
    open = line !== '' && !line.startsWith('#');
  }
  return blocks;
}

function partOf(block: string): RulePart {
  if (block.startsWith('|')) return tableOf(block);
  const text = block.replaceAll('\n', ' ');
  if (!text.startsWith('- ')) return { is: 'paragraph', text };
  const rule = /^- \*\*((?:R|RU)-[\d.]+)(?: ([^*]+))?\*\*(?: [-–—])? (.*)$/.exec(text);
  if (rule === null) return { is: 'point', text: text.slice(2) };
  const [, id = '', title = null, said = ''] = rule;
  return { is: 'rule', rule: { id, title, text: withoutSources(said) } };
}

function tableOf(block: string): RulePart {
  const [head = [], , ...rows] = block.split('\n').map((row) =>
    row
      .split('|')
      .slice(1, -1)
      .map((cell) => withoutSources(cell.trim())),
  );
  return { is: 'table', head, rows };
}

/** The rules of a part; a row of the table of differences is one too. */
function rulesOf(part: RulePart): Rule[] {
  if (part.is === 'rule') return [part.rule];
  if (part.is !== 'table') return [];
  return part.rows
    .filter(([id = '']) => /^D-\d+$/.test(id))
    .map(([id = '', title = '', ...readings]) => ({ id, title, text: readings.join(' / ') }));
}

/**
 * Rules name the books they come from, and rulings their source and how sure it is: nothing for the table. A remark is
 * about sources when it holds a book's number or one of the two English words that all languages use, or when it is a
 * remark in italics after the first sentence, such as *(character card)*.
 */
function withoutSources(text: string): string {
  return text
    .replace(/\s*\*?\([^()]*(?:\b00[0-4]\b|\bderived\b|\bruling\b)[^()]*\)\*?/g, '')
    .replace(/(?<=\S)\s*\*\([^()]*\)\*/g, '')
    .replace(/\s(?:Source|Fonte|Джерело)\s?:.*$/, '')
    .trim();
}

/** Markdown of one line without its marks. */
export const withoutMarks = (text: string): string => text.replace(/\*\*|[*`]/g, '');

/** A rule as one quotes it: "R-9.9 Winner. The attacker wins …" */
export const ruleText = ({ id, title, text }: Rule): string =>
  withoutMarks(title === null ? `${id} ${text}` : `${id} ${title} – ${text}`);
