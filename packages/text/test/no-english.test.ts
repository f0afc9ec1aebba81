import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import { localName, messageTables } from '../src/index.ts';
import {
  COMMANDS,
  englishIn,
  isEnglish,
  linesOf,
  OTHER_LANGUAGES,
  tableWords,
  templates,
} from './english.ts';
import { goldenText } from './golden-text.ts';
import { everyHero } from './table.ts';
import { FEW, games, toldWithoutEnglish } from './told-games.ts';

const library = testLibrary();
const boards = [...library.boards.values()];

describe.each(OTHER_LANGUAGES)('no English in %s', (lang) => {
  test.each(everyHero)('in the texts of $name', (hero) => {
    expect(linesOf(goldenText(hero, lang)).filter((line) => isEnglish(line, lang))).toEqual([]);
  });

  test('in the messages of the interface', () => {
    const found = templates(messageTables[lang]).flatMap((text) => englishIn(text, lang));
    expect(found.filter((word) => !COMMANDS.includes(word))).toEqual([]);
  });

  test('in the names of boards, sets, zones, modes, rules options and what boards have', () => {
    const said = [...boards.map((board) => localName(board, lang)), ...tableWords(lang)];
    expect(said.flatMap((text) => englishIn(text, lang))).toEqual([]);
  });

  test.each(everyHero)('an English line of $name would be noticed', (hero) => {
    const own = linesOf(goldenText(hero, lang)).map((line) => line.toLowerCase());
    const missed = linesOf(goldenText(hero, 'en'))
      // A title such as Excalibur is the same in both, In vino veritas but for the capitals.
      .filter((line) => !own.includes(line.toLowerCase()))
      .filter((line) => !isEnglish(line, lang));
    expect(missed).toEqual([]);
  });
});

test('English among the words of a language is noticed, the words of that language are not', () => {
  expect(englishIn('Compre 1 carta. Then draw 2 cards.', 'pt')).toEqual(['then', 'draw', 'cards']);
  expect(englishIn('La valeur de cette carte becomes 5.', 'fr')).toEqual(['becomes']);
  expect(englishIn('Візьміть 2 карти. Feint', 'uk')).toEqual(['feint']);
  expect(englishIn('Placez Alice sur une case de sa zone.', 'fr')).toEqual([]);
});

test('words of names are allowed in their names only', () => {
  expect(englishIn('Mova Sun Wukong. Caixa: The Witcher.', 'pt')).toEqual([]);
  expect(englishIn('Mova the sun.', 'pt')).toEqual(['the', 'sun']);
});

test.each([
  ['pt', 'Move the clone for no terror'],
  ['fr', 'Change the table or charge on'],
  ['fr', 'Loading'],
  ['pt', 'Loading'],
  ['fr', 'Your turn'],
  ['pt', 'As a clone, move a clone'],
] as const)('in %s "%s" is English', (lang, line) => {
  expect(isEnglish(line, lang)).toBe(true);
});

// The games of the other heroes: no-english.slow.test.ts.
test.each(games.slice(0, FEW))('$a against $b on $board is told without English', toldWithoutEnglish);
