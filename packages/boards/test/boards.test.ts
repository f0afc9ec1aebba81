import { readdirSync, readFileSync } from 'node:fs';
import { type BoardDef, isPlayable, LANGUAGES, missingRules } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { boardBySlug, boards, coreBoards } from '../src/index.ts';

const factsFolder = new URL('./facts/', import.meta.url);
const factFiles = readdirSync(factsFolder).filter((file) => file.endsWith('.json'));

function slugsOf(list: readonly BoardDef[]): string {
  return list.map((board) => board.slug).join(' ');
}

describe('the collection', () => {
  test('there is one board for every file of facts, sorted by slug', () => {
    expect(factFiles).toHaveLength(28);
    const slugs = factFiles.map((file) => file.replace('.json', ''));
    expect(slugsOf(boards)).toBe(slugs.sort().join(' '));
  });

  test.each(factFiles)('%s and its board are equal', (file) => {
    // The facts are copied but for `features`, which says in plain words what the files of facts explain at length.
    const facts = JSON.parse(readFileSync(new URL(file, factsFolder), 'utf8'));
    // The facts know the printed name only; those in the other languages are our own.
    const { names, ...board } = boardBySlug(facts.slug) ?? {};
    expect(board).toStrictEqual(facts);
    expect(Object.keys(names ?? {})).toEqual(LANGUAGES.filter((language) => language !== 'en'));
  });

  test('a board is found by its slug and by nothing else', () => {
    expect(boardBySlug('t-rex-paddock')?.name).toBe('T. Rex Paddock');
    for (const slug of ['', 'Sarpedon', 'sarpedon ', '__proto__', 'constructor', 'length']) {
      expect(boardBySlug(slug)).toBeUndefined();
    }
  });

  test('the core boards can all be played', () => {
    expect(slugsOf(coreBoards)).toBe('sarpedon marmoreal heorot baskerville-manor soho');
    expect(coreBoards.every(isPlayable)).toBe(true);
  });
});

describe('what can be played', () => {
  test('every board without a feature that has no rule yet', () => {
    expect(slugsOf(boards.filter(isPlayable))).toBe(
      'azuchi-castle baskerville-manor fayrlund-forest globe-theatre hanging-gardens heorot kaer-morhen king-solomons-mine ' +
        'marmoreal mcminnville-or naglfar point-pleasant raptor-paddock santas-workshop sarpedon sherwood-forest soho ' +
        'streets-of-novigrad sunnydale-high t-rex-paddock the-bronze venice yukon',
    );
  });

  test('the others say what they need', () => {
    const others = boards.filter((board) => !isPlayable(board));
    expect(Object.fromEntries(others.map((board) => [board.slug, missingRules(board)]))).toEqual({
      helicarrier: ['battlefield items'],
      'hells-kitchen': ['battlefield items'],
      'navy-pier': ['battlefield items'],
      'sanctum-sanctorum': ['battlefield items'],
      'the-raft': ['battlefield items'],
    });
  });
});
