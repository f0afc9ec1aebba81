// A reader of TypeScript source that is just good enough to tell code from comments and strings, with every
// offset kept. TypeScript 7 has no JavaScript API for this.

/**
 * Blanks out what is not code. In `code` comments and the contents of strings are spaces; in `text` only comments are.
 * @param {string} source
 */
export function scanSource(source) {
  const code = source.split('');
  const text = source.split('');
  /** For each open `${`: how deep in braces the code around it is.
   * @type {number[]} */
  const templates = [];
  let depth = 0;
  let at = 0;

  /** @param {number} end @param {string[][]} layers */
  const blankTo = (end, ...layers) => {
    for (; at < end; at++) for (const layer of layers) if (source[at] !== '\n') layer[at] = ' ';
  };
  const template = () => {
    const end = templateEnd(source, at);
    blankTo(end, code);
    if (source[at] === '`') at += 1;
    else {
      templates.push(depth);
      depth = 0;
      at += 2;
    }
  };

  while (at < source.length) {
    const char = source[at];
    const two = source.slice(at, at + 2);
    if (two === '//') blankTo(endOr(source.indexOf('\n', at), source), code, text);
    else if (two === '/*') blankTo(endOr(source.indexOf('*/', at + 2), source, 2), code, text);
    else if (char === "'" || char === '"') {
      const end = stringEnd(source, at + 1, char);
      at += 1;
      blankTo(end, code);
      at += 1;
    } else if (char === '`') {
      at += 1;
      template();
    } else if (char === '/' && startsRegExp(code, at)) blankTo(regExpEnd(source, at), code);
    else if (char === '}' && depth === 0 && templates.length > 0) {
      depth = templates.pop() ?? 0;
      at += 1;
      template();
    } else {
      if (char === '{') depth += 1;
      if (char === '}') depth -= 1;
      at += 1;
    }
  }
  return { code: code.join(''), text: text.join('') };
}

/** @param {number} found @param {string} source @param {number} [extra] */
function endOr(found, source, extra = 0) {
  return found < 0 ? source.length : found + extra;
}

/** The offset of the quote that ends a string, or of the end of its line.
 * @param {string} source @param {number} at @param {string} quote */
function stringEnd(source, at, quote) {
  while (at < source.length && source[at] !== quote && source[at] !== '\n') at += source[at] === '\\' ? 2 : 1;
  return Math.min(at, source.length);
}

/** The offset of the backtick or `${` that ends a piece of a template.
 * @param {string} source @param {number} at */
function templateEnd(source, at) {
  while (at < source.length && source[at] !== '`' && source.slice(at, at + 2) !== '${')
    at += source[at] === '\\' ? 2 : 1;
  return Math.min(at, source.length);
}

/** A slash divides after a value and begins a regular expression everywhere else.
 * @param {string[]} code @param {number} at */
function startsRegExp(code, at) {
  const before = code
    .slice(Math.max(0, at - 80), at)
    .join('')
    .trimEnd();
  return before === '' || /[([{,;=:!&|?+\-*%<>~^}]$|\b(return|typeof|case|in|of|do|else|void)$/.test(before);
}

/** The offset after the slash that ends a regular expression, or the end of its line.
 * @param {string} source @param {number} at */
function regExpEnd(source, at) {
  let inClass = false;
  for (at += 1; at < source.length && source[at] !== '\n'; at++) {
    if (source[at] === '\\') at += 1;
    else if (source[at] === '[') inClass = true;
    else if (source[at] === ']') inClass = false;
    else if (source[at] === '/' && !inClass) return at + 1;
  }
  return at;
}
