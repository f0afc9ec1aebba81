import { MODES, OPTIONS, type Options } from '@peerless/rules';
import { testLibrary } from '@peerless/testkit';
import {
  boardText,
  type MessageTable,
  messageTables,
  modeName,
  optionName,
  optionValueName,
  setName,
  TEXT_LANGUAGES,
  type TextLanguage,
  zoneName,
} from '../src/index.ts';
import { goldenText } from './golden-text.ts';
import { everyHero } from './table.ts';

/** Looks for English in the other languages. */

export type OtherLanguage = Exclude<TextLanguage, 'en'>;
export const OTHER_LANGUAGES = TEXT_LANGUAGES.filter((lang) => lang !== 'en');

const WORD = /\p{L}+(?:['’-]\p{L}+)*/gu;
const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

/** The templates of a table without their parameters. */
export const templates = (table: MessageTable): string[] =>
  Object.values(table)
    .flatMap((template) => {
      if (typeof template === 'string') return [template];
      const { by: _by, ...classes } = template;
      return Object.values(classes);
    })
    .map((text) => text.replaceAll(/\{\w+\}/g, ' '));

const boards = [...testLibrary().boards.values()];
const sets = [...new Set([...boards, ...everyHero].map(({ set }) => set))];
const zones = [...new Set(boards.flatMap(({ spaces }) => spaces.flatMap((space) => space.zones)))];

/** The words for sets, zones, modes, rules options and what boards have, one a line. */
export const tableWords = (lang: TextLanguage): string[] => [
  ...sets.map((set) => setName(set, lang)),
  ...zones.map((zone) => zoneName(zone, lang)),
  ...MODES.map((mode) => modeName(mode, lang)),
  ...(Object.keys(OPTIONS) as (keyof Options)[]).flatMap((option) => [
    optionName(option, lang),
    ...OPTIONS[option].map((value) => optionValueName(option, value, lang)),
  ]),
  ...boards.flatMap((board) => boardText(board, lang).flatMap(({ name, text }) => [name, text])),
];

const english = new Set<string>();
const englishLines = new Set<string>();

/** What is said in English: its words, and its lines as they are. */
export function learnEnglish(lines: readonly string[]): void {
  for (const word of lines.flatMap(wordsIn)) english.add(word);
  for (const line of lines) englishLines.add(line);
}

/** The lines of a text that say something. */
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '');

learnEnglish(everyHero.flatMap((hero) => linesOf(goldenText(hero, 'en'))));
// A single word may be the same in two languages: of these tables only the words count.
for (const text of [...templates(messageTables.en), ...tableWords('en'), ...boards.map(({ name }) => name)])
  for (const word of wordsIn(text)) english.add(word);

const list = (words: string): string[] => words.trim().split(/\s+/);

/** Commands are typed in English in every language; only the messages that explain them may say them. */
export const COMMANDS = list('board card discard hand help log quit resign save undo why');

/** The game, and the numbers of rules and rulings. */
const EVERYWHERE = list('peerless unmatched r ru');

/** Persons, places, beasts and works that Portuguese and French spell as English does. */
const NAMES = list(`
  alice arthur baskerville beowulf bruce lee buffy clone dr excalibur fayrlund globe grendel grimm heorot holmes houdini hyde
  ingen jackalope jeet kune do jekyll jurassic park kaer morhen marvel mcminnville merlin naglfar navy pier novigrad
  nunchaku point pleasant rex robin ruyi bang sanctum sanctorum sattler serendib sherlock sherwood soho sun sunnydale t
  the witcher watson wiglaf wukong yennenga yukon zeus`);

/** What a language keeps as it is. */
const KEPT: { readonly [L in OtherLanguage]: readonly string[] } = {
  pt: [...EVERYWHERE, ...NAMES, ...list('azuchi bronze hermes hood marmoreal medusa morgana')],
  // The French box of Cobble & Fog is called so, as are the district, the prison and the bar.
  fr: [
    ...EVERYWHERE,
    ...NAMES,
    ...list('archer bigfoot bloody mary bronze cobble fog dracula kitchen raft raptors sinbad'),
  ],
  uk: EVERYWHERE,
};

/** With the words that these languages have, too. */
const ALLOWED: { readonly [L in OtherLanguage]: ReadonlySet<string> } = {
  pt: new Set([
    ...KEPT.pt,
    ...list('a as clones coral do fatal for ignore move no o reprise terror valor vigor volume vs'),
  ]),
  fr: new Set([
    ...KEPT.fr,
    ...list(`
      a action actions adjacent archers as bonus boost case change charge clones combat compulsion courage
      cyan danger deck divine dragon duel face fortune gain imagination impact impossible indigo intervention invisible
      mauve maximum noble notes olive on option options or orange passage passages place point rage reprise requiem revolver
      riches sacrifice source surprise table terrible transformations version volume voyage vs zone zones`),
  ]),
  uk: new Set(KEPT.uk),
};

/** The English words in a text. Ukrainian has letters of its own, so there any Latin one will do. */
export function englishIn(text: string, lang: OtherLanguage): string[] {
  const found = lang === 'uk' ? (text.toLowerCase().match(/[a-z]+/g) ?? []) : wordsIn(text);
  return found.filter((word) => (lang === 'uk' || english.has(word)) && !ALLOWED[lang].has(word));
}

/** Whether a line has English words, or is an English line whose words the language happens to have, and no name. */
export function isEnglish(line: string, lang: OtherLanguage): boolean {
  if (englishIn(line, lang).length > 0) return true;
  return englishLines.has(line) && wordsIn(line).some((word) => !KEPT[lang].includes(word));
}
