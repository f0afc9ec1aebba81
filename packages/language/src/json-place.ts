import type { Fault } from './fault.ts';
import { foreign } from './nearest.ts';

/** Where a text stops being JSON: engines word it differently, and most of them without a line. */

const BLANKS = /[ \t\n\r]*/y;
/** A sign, a text, or another value that is no list and no object. */
const TOKEN =
  /([{}[\],:])|("(?:[ !#-[\]-\u{10FFFF}]|\\["\\/bfnrt]|\\u[\da-fA-F]{4})*")|-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?\b|(?:true|false|null)\b/uy;

/** What may come next: a value, a key, a colon, or what follows a value. */
type Expected = 'value' | 'key' | 'colon' | 'more';

/** The offset of the first sign that no JSON can have there; the length of a text that ends too early. */
export function jsonFault(text: string): number {
  const open: string[] = [];
  let expected: Expected = 'value';
  let isFirst = false;
  for (let at = 0; ; at = TOKEN.lastIndex) {
    BLANKS.lastIndex = at;
    BLANKS.test(text);
    TOKEN.lastIndex = BLANKS.lastIndex;
    const token = TOKEN.exec(text);
    const next: Expected | null = token === null ? null : after(expected, isFirst, token, open);
    if (next === null) return BLANKS.lastIndex;
    expected = next;
    isFirst = token?.[1] === '{' || token?.[1] === '[';
  }
}

/** What is expected behind a token, or null where it must not stand. `open` are the brackets around it. */
function after(
  expected: Expected,
  isFirst: boolean,
  [, sign, text]: RegExpExecArray,
  open: string[],
): Expected | null {
  if (sign === '}' || sign === ']') {
    const fits = open.at(-1) === (sign === '}' ? '{' : '[') && (expected === 'more' || isFirst);
    open.pop();
    return fits ? 'more' : null;
  }
  switch (expected) {
    case 'value':
      if (sign === '{' || sign === '[') open.push(sign);
      return sign === undefined ? 'more' : sign === '{' ? 'key' : sign === '[' ? 'value' : null;
    case 'key':
      return text === undefined ? null : 'colon';
    case 'colon':
      return sign === ':' ? 'value' : null;
    case 'more':
      if (sign !== ',' || open.length === 0) return null;
      return open.at(-1) === '{' ? 'key' : 'value';
  }
}

/** The same for people. */
export function jsonProblem(text: string): Fault {
  const at = jsonFault(text);
  const before = text.slice(0, at).split('\n');
  const place = { line: before.length, column: (before.at(-1) ?? '').length + 1 };
  const [found] = text.slice(at, at + 2);
  return found === undefined
    ? { is: 'jsonEnd', ...place }
    : { is: 'jsonSign', ...place, sign: JSON.stringify(foreign(found)) };
}
