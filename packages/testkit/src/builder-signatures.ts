/**
 * The builders with their signatures, read from their sources, where each is a declaration at the left margin; and an
 * example of each, read from the sources of the heroes.
 */
export interface Builder {
  /** What stands above its group in the source, or the name of the group. */
  readonly group: string;
  readonly name: string;
  /** `draw(count: Value, who?: Player): Effect` */
  readonly signature: string;
  /** Its comment, or nothing. */
  readonly about: string;
}

const BUILDER = /(?:^\/\*\* (.+?) \*\/\n)?^export (?:const|function) (\w+)(?: =)?\s*(?=\()/gm;
const HEADING = /^\/\/ (.+)$/gm;

/** All builders of a source; `group` is for those above the first heading. */
export function buildersOf(source: string, group: string): Builder[] {
  const headings = [...source.matchAll(HEADING)];
  return [...source.matchAll(BUILDER)].map((found) => {
    const [whole, about = '', name = ''] = found;
    const heading = headings.filter(({ index }) => index < found.index).at(-1);
    return {
      group: heading?.[1] ?? group,
      name,
      signature: `${name}${signatureAt(source, found.index + whole.length)}`,
      about,
    };
  });
}

/** The parameters that begin at an offset, and what comes out. */
function signatureAt(source: string, start: number): string {
  const end = closing(source, start);
  const [, result = ''] = /^: (.+?) (?:=>|\{)/s.exec(source.slice(end)) ?? [];
  const parameters = parted(source.slice(start + 1, end - 1)).map((text) =>
    // A parameter with a default may be left out.
    text.replace(/^(\w+): (.*) = (?!>)[^=]*$/s, '$1?: $2'),
  );
  return `(${parameters.join(', ')}): ${result}`;
}

const OPENING = '([{<';
const CLOSING = ')]}>';

/** Goes through a text and tells how deep every sign lies; an arrow is no bracket, and none stands in quotes. */
function* depths(text: string): Generator<readonly [offset: number, sign: string, depth: number]> {
  let depth = 0;
  let quote = '';
  for (let i = 0; i < text.length; i++) {
    const sign = text[i] ?? '';
    if (quote === '' ? `'"`.includes(sign) : sign === quote) quote = quote === '' ? sign : '';
    if (quote !== '') continue;
    if (CLOSING.includes(sign) && text[i - 1] !== '=') depth--;
    yield [i, sign, depth];
    if (OPENING.includes(sign)) depth++;
  }
}

/** The offset behind the bracket that closes the one at `start`. */
function closing(source: string, start: number): number {
  for (const [offset, sign, depth] of depths(source.slice(start)))
    if (depth === 0 && CLOSING.includes(sign)) return start + offset + 1;
  throw new Error(`no bracket closes the one at ${start}`);
}

/** A list of parameters, one by one, each on one line. */
function parted(list: string): string[] {
  const commas = [...depths(list)].filter(([, sign, depth]) => sign === ',' && depth === 0).map(([at]) => at);
  return [-1, ...commas]
    .map((at, i) => list.slice(at + 1, commas[i] ?? list.length))
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '');
}

/** The shortest call of a builder in a source; undefined where nobody calls it. */
export function exampleOf(name: string, text: string): string | undefined {
  const source = text.replaceAll(/^\s*\/\/.*$/gm, '');
  const calls = [...source.matchAll(new RegExp(`(?<![\\w.'])${name}(?=\\()`, 'g'))].map(({ index }) =>
    source
      .slice(index, closing(source, index + name.length))
      .replaceAll(/\s+/g, ' ')
      .replaceAll(/([([]) /g, '$1')
      .replaceAll(/,? ([)\]])/g, '$1')
      .replaceAll(', }', ' }'),
  );
  return calls.sort((a, b) => a.length - b.length || (a < b ? -1 : 1))[0];
}
