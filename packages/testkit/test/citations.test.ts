import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Every rule is cited by code and by a test, and nothing cites a rule that does not exist. */

const root = fileURLToPath(new URL('../../../', import.meta.url));
const read = (path: string): string => readFileSync(root + path, 'utf8');
const files = (folder: string): string[] =>
  readdirSync(root + folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|yaml|md)$/.test(entry.name))
    .map((entry) => `${entry.parentPath.slice(root.length)}/${entry.name}`)
    .filter((path) => !/node_modules|\/dist\//.test(path));

const rules = [...read('docs/rules.md').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(
  ([, rule]) => rule as string,
);
const rulings = [...read('docs/rulings.md').matchAll(/^- \*\*(RU-\d+)/gm)].map(
  ([, ruling]) => ruling as string,
);

/** Rules named in a text; `R-3.4 to R-3.8` names all of them. */
function cited(text: string): Set<string> {
  const found = new Set([...text.matchAll(/\b(R-\d+\.\d+|RU-\d+)\b/g)].map(([, rule]) => rule as string));
  for (const [, from, to] of text.matchAll(/(R-\d+\.\d+) (?:to|…|bis) (R-\d+\.\d+)/g)) {
    const [first, last] = [rules.indexOf(from as string), rules.indexOf(to as string)];
    for (const rule of rules.slice(first, last + 1)) found.add(rule);
  }
  return found;
}

const isTest = (path: string): boolean => /\.test\.ts$|\/test\/|^scenarios\//.test(path);
const all = [...files('packages'), ...files('scenarios')];
const inCode = cited(
  all
    .filter((path) => !isTest(path) && /\/src\//.test(path))
    .map(read)
    .join('\n'),
);
const inTests = cited(
  all
    .filter((path) => isTest(path) && !path.endsWith('citations.test.ts'))
    .map(read)
    .join('\n'),
);

test('the list of rules is read', () => {
  expect(rules.length).toBeGreaterThan(100);
  expect(rulings.length).toBeGreaterThan(50);
});

test('every rule is cited by code', () => {
  expect(rules.filter((rule) => !inCode.has(rule))).toEqual([]);
});

test('every rule is cited by a test', () => {
  expect(rules.filter((rule) => !inTests.has(rule))).toEqual([]);
});

test('every citation exists', () => {
  const known = new Set([...rules, ...rulings]);
  expect([...inCode, ...inTests].filter((rule) => !known.has(rule))).toEqual([]);
});
