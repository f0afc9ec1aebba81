import { apply, below, createRng, decision, type GameEvent, newGame } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import { expect } from 'vitest';
import {
  causeText,
  combatText,
  eventText,
  namesFor,
  optionText,
  promptText,
  TEXT_LANGUAGES,
  type TextLanguage,
} from '../src/index.ts';
import { isEnglish, learnEnglish, OTHER_LANGUAGES } from './english.ts';
import { everyHero, heroNamed } from './table.ts';

const library = testLibrary();
const boards = [...library.boards.values()];
const PLACES = ['heorot', 'baskerville-manor', 'marmoreal', 'sarpedon', 'soho'];

/** Everything that is said in a random game, in each language. */
function saidIn(
  a: string,
  b: string,
  board: string,
  most: number,
): { readonly [L in TextLanguage]: Set<string> } {
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
  for (let asked = decision(game), n = 0; asked !== null && n < most; asked = decision(game), n++) {
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

/** How many of them are told in every check; the long form tells the others. */
export const FEW = 2;

/** Choices of a game that are told; of the others there are the fewer, the more heroes there are. */
const MOST = 120;
const OTHERS = Number(process.env.TOLD_DECISIONS ?? Math.ceil(1200 / everyHero.length));

/** Every hero plays twice; the first ones meet on every kind of board. */
export const games = everyHero.map(({ slug }, i) => ({
  a: slug,
  b: everyHero[(i + 1) % everyHero.length]?.slug ?? slug,
  board: PLACES[i % PLACES.length] ?? '',
  most: i < FEW ? MOST : OTHERS,
}));

export function toldWithoutEnglish({ a, b, board, most }: (typeof games)[number]): void {
  const said = saidIn(a, b, board, most);
  learnEnglish([...said.en]);
  for (const lang of OTHER_LANGUAGES)
    expect([...said[lang]].filter((line) => isEnglish(line, lang))).toEqual([]);
}
