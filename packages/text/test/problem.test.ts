import { ENGLISH, type FaultId, type FaultWords, validateBoard, validateHero } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { faultWords, problemText, TEXT_LANGUAGES } from '../src/index.ts';
import { everyHero, someBoard } from './table.ts';

const OTHERS = TEXT_LANGUAGES.filter((lang) => lang !== 'en');
const params = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).sort();

describe.each(OTHERS)('faults in %s', (lang) => {
  const words: FaultWords = faultWords[lang];

  test('say what the English ones say, about the same', () => {
    for (const id of Object.keys(ENGLISH.faults) as FaultId[])
      expect([id, params(words.faults[id])]).toEqual([id, params(ENGLISH.faults[id])]);
  });

  test('are not left in English', () => {
    const bare = (text: string): string => text.replaceAll(/"[^"]*"|\{\w+\}|\([^)]*\)/g, '').trim();
    for (const table of ['faults', 'nouns', 'whats', 'needs'] as const)
      for (const [id, text] of Object.entries(words[table])) {
        const english = Object.entries(ENGLISH[table]).find(([other]) => other === id)?.[1] ?? '';
        // Words of a file stay, and some nouns are the same everywhere.
        if (bare(english).length > 9) expect(bare(text), id).not.toBe(bare(english));
      }
    if (lang === 'uk')
      for (const text of [...Object.values(words.faults), ...Object.values(words.needs)])
        expect(text).toMatch(/\p{Script=Cyrillic}|^"\{name\}" \{need\}$/u);
  });

  test('keep paths, names and numbers', () => {
    const [hero] = everyHero;
    const [first, ...rest] = hero?.cards ?? [];
    const broken = { ...hero, move: 'far', cards: [{ ...first, boost: -1, titel: 'x' }, ...rest] };
    const [space, ...spaces] = someBoard.spaces;
    const board = { ...someBoard, spaces: [{ ...space, zones: ['Big'] }, ...spaces], edges: [[1, 'x']] };
    for (const problem of [...validateHero(broken), ...validateBoard(board)]) {
      const [english, other] = [problemText(problem, 'en'), problemText(problem, lang)];
      expect(other.split(/[ :]/)[0]).toBe(english.split(/[ :]/)[0]);
      expect(other).not.toBe(english);
      for (const quoted of english.match(/"[^"]*"/g) ?? []) expect(other).toContain(quoted);
    }
  });
});

test('a hero and a board in every language', () => {
  const [hero] = everyHero;
  const [problem] = validateHero({ ...hero, move: 'far' });
  const [space, ...spaces] = someBoard.spaces;
  const [lost] = validateBoard({ ...someBoard, spaces: [{ ...space, zones: [] }, ...spaces] });
  if (problem === undefined || lost === undefined) throw new Error('they should be refused');
  expect(TEXT_LANGUAGES.map((lang) => problemText(problem, lang))).toEqual([
    'move: expected a whole number from 0 to 99, found "far"',
    'move: esperado: um número inteiro de 0 a 99; encontrado: "far"',
    'move: attendu\u202f: un nombre entier de 0 à 99\u202f; trouvé\u202f: "far"',
    'move: очікується ціле число від 0 до 99, а тут "far"',
  ]);
  expect(TEXT_LANGUAGES.map((lang) => problemText(lost, lang))).toEqual([
    'spaces[0].zones (space 1): must have 1 to 8 entries, has 0',
    'spaces[0].zones (espaço 1): deve ter de 1 a 8 entradas, tem 0',
    'spaces[0].zones (case 1): doit avoir de 1 à 8 éléments, en a 0',
    'spaces[0].zones (комірка 1): має бути записів від 1 до 8, а є 0',
  ]);
});
