import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Rulebook, type RulePart, readRulebook, ruleText } from '../src/rulebook.ts';

const TRANSLATIONS = ['pt/', 'fr/', 'uk/'];

const markdownOf = (folder: string, book: string): string =>
  readFileSync(new URL(`../../../docs/${folder}${book}.md`, import.meta.url), 'utf8');

const read = (folder: string, book: string): Rulebook => readRulebook(markdownOf(folder, book));

const shapeOf = (part: RulePart): string =>
  part.is === 'rule'
    ? part.rule.id
    : part.is === 'table'
      ? `table of ${part.rows.length} rows and ${part.head.length} columns`
      : part.is;

/** What must be the same in every language. */
const outline = ({ sections }: Rulebook): unknown =>
  sections.map(({ id, level, parts }) => ({ id, level, parts: parts.map(shapeOf) }));

describe('the rules in four languages', () => {
  for (const book of ['rules', 'rulings']) {
    const english = read('', book);
    for (const folder of TRANSLATIONS)
      test(`${folder}${book}: the same sections and numbers`, () => {
        expect(outline(read(folder, book))).toEqual(outline(english));
      });
    for (const folder of ['', ...TRANSLATIONS])
      test(`${folder}${book}: every rule has a text without its sources`, () => {
        for (const rule of read(folder, book).rules.values()) {
          expect(rule.text, rule.id).not.toBe('');
          expect(rule.text, rule.id).not.toMatch(
            /\([^()]*\b00[0-4]\b|derived|\(ruling|\.\)?\s*\*\(|Source\s?:|Fonte:|Джерело:/,
          );
          expect(ruleText(rule), rule.id).not.toMatch(/[*`]/);
        }
      });
  }
});

describe('rulings', () => {
  for (const folder of ['', ...TRANSLATIONS]) {
    test(`${folder}rulings: nothing is cut off with the source: it comes last, with how sure it is`, () => {
      const lines = markdownOf(folder, 'rulings').split('\n');
      const sourced = lines.filter((line) => /^- .*\s(?:Source|Fonte|Джерело)\s?:/.test(line));
      expect(sourced.length).toBeGreaterThan(50);
      for (const line of sourced)
        expect(line.split('. ').at(-1)).toMatch(/high|medium|alta|média|élevée|moyenne|висок|середн/i);
    });
    test(`${folder}rulings: RU-02 and RU-13 are whole`, () => {
      const { rules } = read(folder, 'rulings');
      expect(rules.get('RU-02')?.text).toContain('(D-1)');
      expect(rules.get('RU-13')?.text).toMatch(/Alice|Аліс/);
    });
  }
});

test('numbers are unique, so that every rule is kept', () => {
  const { sections, rules } = read('', 'rules');
  const numbered = sections.flatMap(({ parts }) => parts).filter(({ is }) => is === 'rule');
  const differences = sections.find(({ id }) => id === '15')?.parts.find(({ is }) => is === 'table');
  expect(rules.size).toBe(numbered.length + (differences?.is === 'table' ? differences.rows.length : 0));
  expect(rules.size).toBeGreaterThan(150);
});

describe('one rule', () => {
  const quoted = (line: string): string[] =>
    [...readRulebook(`# Rules\n\n${line}`).rules.values()].map(ruleText);

  test('loses the books it comes from, also with words before the numbers', () => {
    expect(
      quoted('- **R-6.2** *Draw.* Draw (1). (000 001) Always. (first part 003 004; rest *derived*)'),
    ).toEqual(['R-6.2 Draw. Draw (1). Always.']);
  });
  test('loses remarks in italics, but not at its beginning', () => {
    expect(quoted('- **R-12.1** *(default)* Heroes are counted. *(character card)*')).toEqual([
      'R-12.1 (default) Heroes are counted.',
    ]);
  });
  test('has a title if it is a ruling', () => {
    expect(quoted('- **RU-06 Feint against Feint** - Both 2. Source: R-9.3. High.')).toEqual([
      'RU-06 Feint against Feint – Both 2.',
    ]);
  });
  test('may be a row of the table of differences', () => {
    expect(
      quoted(
        '| id | subject | newer | older |\n| --- | --- | --- | --- |\n| D-1 | end | later (000) | now |',
      ),
    ).toEqual(['D-1 end – later / now']);
  });
});
