import { apply, below, createRng, decision, type GameEvent, newGame } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { describe, expect, test } from 'vitest';
import {
  causeText,
  combatText,
  eventText,
  localName,
  messageTables,
  namesFor,
  optionText,
  promptText,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../src/index.ts';
import {
  COMMANDS,
  englishIn,
  isEnglish,
  learnEnglish,
  linesOf,
  OTHER_LANGUAGES,
  tableWords,
  templates,
} from './english.ts';
import { goldenText } from './golden-text.ts';
import { everyHero, heroNamed } from './table.ts';

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
    const own = linesOf(goldenText(hero, lang));
    const missed = linesOf(goldenText(hero, 'en'))
      // A title such as Excalibur is the same in both.
      .filter((line) => !own.includes(line))
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

const PLACES = ['heorot', 'baskerville-manor', 'marmoreal', 'sarpedon', 'soho'];

/** Everything that is said in a random game, in each language. */
function saidIn(a: string, b: string, board: string): { readonly [L in TextLanguage]: Set<string> } {
  const heroes = [heroNamed(a), heroNamed(b)];
  const played = boards.find(({ slug }) => slug === board);
  if (played === undefined) throw new Error(`no board ${board}`);
  const said = { en: new Set<string>(), pt: new Set<string>(), fr: new Set<string>(), uk: new Set<string>() };
  const tables = TEXT_LANGUAGES.map((lang) => namesFor(heroes, played, lang, 0));
  const say = (lines: (names: (typeof tables)[number]) => readonly string[]) => {
    for (const names of tables) for (const line of lines(names)) said[names.lang].add(line);
  };
  const game = newGame({ seed: '3', board, mode: 'duel', seats: [{ hero: a }, { hero: b }] }, library);
  const rng = createRng('3');
  for (let asked = decision(game), n = 0; asked !== null && n < 120; asked = decision(game), n++) {
    const question = asked;
    say((names) => [
      promptText(question, names),
      ...question.options.map((option) => optionText(option, names, question)),
    ]);
    const events: GameEvent[] = [];
    apply(game, below(rng, question.options.length), (event) => events.push(event));
    say((names) => [
      ...events.map((event) => eventText(event, names)),
      ...events.map(({ cause }) => causeText(cause, names)),
      ...combatText(events, names),
    ]);
  }
  return said;
}

const games = everyHero.map(({ slug }, i) => ({
  a: slug,
  b: everyHero[(i + 1) % everyHero.length]?.slug ?? slug,
  board: PLACES[i % PLACES.length] ?? '',
}));

test.each(games)('$a against $b on $board is told without English', ({ a, b, board }) => {
  const said = saidIn(a, b, board);
  learnEnglish([...said.en]);
  for (const lang of OTHER_LANGUAGES) {
    expect([...said[lang]].filter((line) => isEnglish(line, lang))).toEqual([]);
  }
});
