/** Markdown of one line as it stands in the rules: emphasis, code, and the numbers of other rules. */

export interface Span {
  /** Where it begins in the line. */
  readonly at: number;
  readonly text: string;
  readonly style: 'plain' | 'emphasis' | 'strong' | 'code';
  /** The rule, difference or ruling that is named here. */
  readonly rule?: string;
}

const MARKS = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`/g;
const NUMBERS = /\b(?:R-\d+\.\d+|RU-\d+|D-\d+)\b/g;

/** Cuts a line into spans. Only rules that exist become links. */
export function spansOf(line: string, isRule: (id: string) => boolean): readonly Span[] {
  const spans: Span[] = [];
  let from = 0;
  const add = (text: string, style: Span['style'], at: number): void => {
    spans.push(...linked({ text, style, at }, isRule));
  };
  for (const { 0: all, 1: strong, 2: emphasis, 3: code, index } of line.matchAll(MARKS)) {
    add(line.slice(from, index), 'plain', from);
    if (strong !== undefined) add(strong, 'strong', index);
    else if (emphasis !== undefined) add(emphasis, 'emphasis', index);
    else if (code !== undefined) spans.push({ at: index, text: code, style: 'code' });
    from = index + all.length;
  }
  add(line.slice(from), 'plain', from);
  return spans;
}

function linked({ text, style, at }: Span, isRule: (id: string) => boolean): Span[] {
  const spans: Span[] = [];
  let from = 0;
  for (const { 0: id, index } of text.matchAll(NUMBERS)) {
    if (!isRule(id)) continue;
    if (index > from) spans.push({ at: at + from, text: text.slice(from, index), style });
    spans.push({ at: at + index, text: id, style, rule: id });
    from = index + id.length;
  }
  if (from < text.length) spans.push({ at: at + from, text: text.slice(from), style });
  return spans;
}
