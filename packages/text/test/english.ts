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

/** Names that stand in other languages as they do in English. Their words are allowed inside them only. */
const phrases = (lines: string): string[] => lines.trim().split(/\s*\|\s*/);

/** The game, the numbers of rules and rulings, and persons, places, beasts and works. */
const NAMES = phrases(`
  7 Hertz | Alice | Annie Christmas | Arthur | Baskerville | Beowulf | Bess | Bruce Lee | Buffy | Charlie | Chupacabra | Culper | Daisy |
  Doc Holliday |   Dr Jekyll | Dr Sattler | Dr Watson | Dr. Jekyll | Dr. Watson | Excalibur | Fayrlund | George Washington | Globe | Grendel | Grimm | Hamlet |
  Harry Houdini | Hera |
  Heorot | Houdini | Hyde | InGen | Jackalope | Jeet Kune Do | John Henry | Jekyll | Jill Trent | Jurassic Park | Kiso | Loki | Lævateinn | Ragnarök | Kaer Morhen | Marvel |
  McMinnville | Merlin | Mississippi | Naglfar | Navy Pier | Nikola Tesla | Novigrad | Nunchaku | O.K. Corral | Oda Nobunaga | Peerless |
  Point Pleasant | R- | Robin | Rosie | Rosencrantz & Guildenstern | RU- | Ruyi Jingu Bang | Sanctum Sanctorum | Sattler | Sedgley | Serendib |
  Sherlock Holmes | T. rex | Tomoe Gozen | Unmatched |
  Angarruumus | Black | Bom’Galiath | Daily Bugle | SHIELD | Zazoom |
  Sherwood | Soho | Sun Wukong | Sunnydale | The Witcher | Wendy | Whizbang | Wiglaf | William Shakespeare | Shakespeare | Wyatt Earp | Yennenga | Yukon | Zeus`);

/** What a language keeps as it is. */
const KEPT: { readonly [L in OtherLanguage]: readonly string[] } = {
  pt: [
    ...NAMES,
    ...phrases(
      'Azuchi | Familiar Curioso | Familiar Que Tudo Vê | Hermes | Horror | In Vino Veritas | Robin Hood | Marmoreal | Medusa | Morgana | O Turn e o River | Oberon | Pandora | Slash!',
    ),
  ],
  // The French box of Cobble & Fog is called so, as are the district, the prison and the bar.
  fr: [
    ...NAMES,
    ...phrases(
      'Agent 711 | Archer | Bigfoot | Bloody Mary | Cobble & Fog | Dracula | Golden Bat | In vino veritas | Jabberwocky | Kitchen | Lagniappe | Le turn | Raft | Raptors | Protection | Sabotage | Sinbad | Titania',
    ),
  ],
  uk: phrases('Peerless | Unmatched | R- | RU-'),
};

/** A name anywhere in a text, however its words are parted. */
const kept = (lang: OtherLanguage): RegExp => {
  const names = KEPT[lang]
    .toSorted((a, b) => b.length - a.length)
    .map((name) => name.replaceAll('.', '\\.').replaceAll(' ', '[\\s\\u00a0]'));
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})(?!\\p{L})`, 'giu');
};
const KEPT_NAMES = { pt: kept('pt'), fr: kept('fr'), uk: kept('uk') };

/** Words that Portuguese and French have, too. */
const COGNATES: { readonly [L in OtherLanguage]: ReadonlySet<string> } = {
  pt: new Set(
    list(
      'a as bronze clone clones coral cruel defender astral do e em fatal final for horror ignore industrial item jetpack kit laser magnetron metal move natural no o reprise spray terror tu valor vigor volume vs',
    ),
  ),
  fr: new Set(
    list(`
      belle met sage
      confusion experimentation induction intense malice patience pile refuse visage
      a action actions active adjacent agent alpine archer archers as astral blaster et ides tu bonus boost boostant booste boosté boostée boostent booster boostez bronze case
      change charge clone clones combat compulsion courage cruel cyan danger deck divine documents double dragon duel e face fortune gadget
      gadgets gain grand illusion imagination impact impossible indestructible indigo intervention invisible jetpack justice laser marshal mauve
      maximum noble notes olive on option options or orange part passage passages place places poing point rage reprise requiem
      revolver riches ruse ruses sacrifice secrets silence source spray sultans surprise table terrible transformations trouble version volume
      voyage xl vs zone zones`),
  ),
  uk: new Set(),
};

/** English that our own English texts may lack: the commonest words, and those of interfaces. */
const COMMON = new Set(
  list(`
    the of and to in is it you that he was for on are with his they at be this have from or one had by but not what all were we when
    your can said there use an each which she do how their if will up other about out many then them these so some her would make
    like him into time has look two more write go see number way could people my than first been call who now find long down day
    did get come made may part over new after again under must should could because here where why off own turn game player
    loading error click next back close open start stop please wait welcome settings language sound menu yes no ok done none
    choose card cards hand deck draw move attack defend defense damage health space board fighter hero sidekick opponent turn`),
);

/** Letters that Portuguese or French words do not put together. */
const FOREIGN: { readonly [L in OtherLanguage]: RegExp } = {
  pt: /[kwy]|th|sh|ck|gh|oo|ing$/,
  fr: /w|sh|ck|gh|oo|ing$/,
  uk: /[a-z]/,
};

/** The English words in a text, outside the names that are kept. Ukrainian has letters of its own: any Latin one will do. */
export function englishIn(text: string, lang: OtherLanguage): string[] {
  const words = wordsIn(text.replaceAll(KEPT_NAMES[lang], ' '));
  return words
    .flatMap((word) => (lang === 'uk' ? (word.match(/[a-z]+/g) ?? []) : [word]))
    .filter((word) => !COGNATES[lang].has(word))
    .filter((word) => english.has(word) || COMMON.has(word) || FOREIGN[lang].test(word));
}

/** So many words in a row are not the same in two languages by chance. */
const MANY = 5;

/** Whether a line has English words, or is English although the language happens to have each of its words. */
export function isEnglish(line: string, lang: OtherLanguage): boolean {
  if (englishIn(line, lang).length > 0) return true;
  const words = wordsIn(line.replaceAll(KEPT_NAMES[lang], ' '));
  if (words.length === 0) return false;
  return englishLines.has(line) || (words.length >= MANY && words.every((word) => english.has(word)));
}
