import { readdirSync, readFileSync } from 'node:fs';
import { type BoardDef, type ItemDef, isPlayable, LANGUAGES, missingRules } from '@peerless/language';
import { describe, expect, test } from 'vitest';
import { boardBySlug, boards, coreBoards } from '../src/index.ts';

const factsFolder = new URL('./facts/', import.meta.url);
const factFiles = readdirSync(factsFolder).filter((file) => file.endsWith('.json'));

function slugsOf(list: readonly BoardDef[]): string {
  return list.map((board) => board.slug).join(' ');
}

/** What of an item the facts say in numbers; its effect they tell in words for readers. */
const factsOfItem = ({ slug, name, kind, do: effect }: ItemDef) => ({
  slug,
  name,
  kind,
  ...(effect.op === 'addValue' ? { value: effect.by } : {}),
});
const withoutEffect = ({ effect: _, ...item }: { readonly effect: string }) => item;

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
    const { names, items, ...board } = boardBySlug(facts.slug) ?? {};
    const { items: printed, ...rest } = facts;
    expect(board).toStrictEqual(rest);
    expect(items?.map(factsOfItem)).toStrictEqual(printed?.map(withoutEffect));
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
  test('every board', () => {
    expect(slugsOf(boards.filter((board) => !isPlayable(board)))).toBe('');
  });

  test('but for one whose squares are drawn while nobody says what lies there', () => {
    const { items: _, ...bare } = boardBySlug('the-raft') as BoardDef;
    expect(missingRules(bare)).toEqual(['battlefield items']);
    expect(isPlayable(bare)).toBe(false);
  });
});
