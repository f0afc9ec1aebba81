import type { RecordProblem } from '@peerless/rules/match';
import { expect, test } from 'vitest';
import { recordProblemText, TEXT_LANGUAGES } from '../src/index.ts';

const since = { rules: 2, heroes: ['medusa', 'alice'], board: 'sarpedon' };
const PROBLEMS: readonly RecordProblem[] = [
  { is: 'none' },
  { is: 'torn' },
  { is: 'setup', why: 'players are numbered from 0 to 3' },
  { is: 'unknown', what: 'hero', slug: 'gandalf' },
  { is: 'unknown', what: 'board', slug: 'moon' },
  { is: 'damaged', choice: 12 },
  { is: 'damaged', choice: null },
  { is: 'changed', since, choice: 12 },
  { is: 'changed', since, choice: null },
];
const called = (slug: string): string => `<${slug}>`;

test('every reason is told in every language, each in its own words', () => {
  for (const problem of PROBLEMS) {
    const told = TEXT_LANGUAGES.map((lang) => recordProblemText(problem, lang, called));
    expect(new Set(told).size).toBe(TEXT_LANGUAGES.length);
    for (const text of told) expect(text).toMatch(/^\p{Ll}.*[^.]$/u);
  }
});

test('a change is told with what has changed and from where on it shows', () => {
  const told = TEXT_LANGUAGES.map((lang) =>
    recordProblemText({ is: 'changed', since, choice: 12 }, lang, called),
  );
  for (const text of told) expect(text).toContain('<medusa>, <alice>, <sarpedon>');
  for (const text of told) expect(text).toContain('12');
  expect(told[0]).toBe(
    'since it was recorded, this has changed: the rules, <medusa>, <alice>, <sarpedon>; from choice 12 on it can no longer be played',
  );
});

test('what comes from a stranger is repeated without strange letters', () => {
  const problem = { is: 'unknown', what: 'hero', slug: '\u001b[2J\u202egandalf' } as const;
  expect(recordProblemText(problem, 'en', called)).toContain('“??2J?gandalf”');
});
