import { boards } from '@peerless/boards';
import {
  messageTables as gameTables,
  TEXT_LANGUAGES,
  type Template,
  type TextLanguage,
} from '@peerless/text';
import { describe, expect, test } from 'vitest';
import { folded } from '../src/folded.ts';
import { languageIn } from '../src/language.ts';
import { messageTables, sayIn } from '../src/messages.ts';
import { SEATINGS } from '../src/modes.ts';
import { CLEAR } from '../src/play/alternate-screen.ts';
import { COMMANDS, shownWord } from '../src/play/help.ts';
import { anybody, asksIn, DUEL, inFolder, peerless, refusal } from './terminal.ts';

const OTHERS = ['pt', 'fr', 'uk'] as const;
const home = (name: string) => ({ home: inFolder(name) });

const textsOf = (table: Readonly<Record<string, Template>>): string[] =>
  Object.values(table).flatMap((template) => {
    if (typeof template === 'string') return [template];
    const { by: _, ...classes } = template;
    return Object.values(classes);
  });

const words = (text: string): string[] =>
  text
    .replace(/\{\w+\}/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2);

/** All words that the interface says in a language. */
const vocabulary = (lang: TextLanguage): Set<string> =>
  new Set([...textsOf(messageTables[lang]), ...textsOf(gameTables[lang])].flatMap(words));

/** Words of card texts that are spelled as an English word of the interface. */
const ALSO_NATIVE: Readonly<Record<string, readonly string[]>> = { pt: ['for'] };

/** Names are a matter of the text package, which has its own test; modes are typed as they stand. */
const NAMES = new Set(
  [...boards.flatMap(({ spaces }) => spaces.flatMap(({ zones }) => zones)), ...SEATINGS].flatMap(words),
);

/** The English words of the interface in a text that is meant to be in another language. */
function englishIn(text: string, lang: TextLanguage): string[] {
  const own = vocabulary(lang);
  const english = vocabulary('en');
  const isEnglish = (word: string): boolean =>
    english.has(word) && !own.has(word) && !NAMES.has(word) && !(ALSO_NATIVE[lang] ?? []).includes(word);
  // Command lines and paths are the same everywhere; a word that was cut off is none.
  const prose = text.replace(/npx peerless [^\n]*|--\w+|\S*\/\S*|\p{L}+…/gu, ' ');
  return [...new Set(words(prose))].filter(isEnglish);
}

test('English words would be found', () => {
  expect(englishIn('Mão: Your choice', 'pt')).toEqual(['your', 'choice']);
  expect(englishIn('Рука: hand', 'uk')).toEqual(['hand']);
});

describe.each(OTHERS)('the game in %s', (lang) => {
  const say = sayIn(lang);
  const typed = Object.values(COMMANDS)
    .filter((id) => !['wordHelp', 'wordDraw', 'wordResign', 'wordQuit'].includes(id))
    .map((id) => shownWord(id, say));

  test('is played to the end without an English word', async () => {
    // Heroes by name, so that it stays the same game when there are more of them.
    const argv = [
      'play',
      '--lang',
      lang,
      '--heroes',
      'dracula,medusa',
      '--bots',
      'casual-2026',
      '--seed',
      '8',
      '--name',
      'it',
      '--board',
      'heorot',
    ];
    // Why a card with that letter in its name cannot be played: quotes a rule.
    const whyNot = `${shownWord('wordWhy', say)} ${lang === 'uk' ? 'а' : 'e'}`;
    const sometimes = [...typed, whyNot, 'blah', '99', `${shownWord('wordDeck', say)} 2`];
    const answer = anybody(3, sometimes, 5000, lang);
    const { code, out, err } = await peerless(argv, { ...home(`whole-${lang}`), answer });
    expect(err).toBe('');
    expect(code).toBe(0);
    expect(out).toContain(say('keptAs', { name: 'it', command: 'npx peerless replay it' }));
    expect(out).toContain('R-');
    expect(englishIn(out.replaceAll('Heorot', ''), lang)).toEqual([]);
    const told = await peerless(['replay', 'it', '--lang', lang], home(`whole-${lang}`));
    expect(englishIn(told.out.replaceAll('Heorot', ''), lang)).toEqual([]);
  });

  // The least room is the hardest; the larger screen for one of the longest languages.
  test.each(
    [
      [80, 24],
      [120, 40],
    ].slice(0, lang === 'fr' ? 2 : 1),
  )('fits on a screen of %i × %i', async (width = 0, height = 0) => {
    const argv = [
      'play',
      '--heroes',
      'robin-hood,little-red-riding-hood',
      '--board',
      'sarpedon',
      '--seed',
      '1',
    ];
    const { out } = await peerless([...argv, '--lang', lang], {
      ...home(`screen-${lang}-${width}`),
      width,
      height,
      isTerminal: true,
      answer: anybody(5, [], 60, lang),
    });
    const asks = asksIn(lang);
    const screens = out.split(CLEAR).filter((screen) => screen.includes(asks));
    expect(screens.length).toBeGreaterThan(20);
    for (const screen of screens) {
      const lines = (screen.split(asks)[0] ?? '').split('\n');
      expect(lines.length).toBeLessThanOrEqual(height);
      expect(Math.max(...lines.map((line) => [...line].length))).toBeLessThanOrEqual(width);
      expect(screen).toMatch(/^ +1[ •]/m);
    }
  });

  test('cards, heroes, boards and questions have no English word', async () => {
    const cards = await peerless(['cards', 'medusa', '--lang', lang]);
    const heroes = await peerless(['heroes', '--lang', lang]);
    const boards = await peerless(['boards', '--playable', '--lang', lang]);
    const asked = await peerless(['play', '--lang', lang], {
      ...home(`asked-${lang}`),
      typed: ['c', '', '', ''],
    });
    const names = /[A-Z][\w’']+( & | of | in | )?/g;
    for (const { out } of [cards, asked]) expect(englishIn(out.replace(names, ' '), lang)).toEqual([]);
    expect(heroes.out).toContain(say('columnSlug'));
    expect(boards.out).toContain(say('columnSpecial'));
    const none = await peerless(['cards', '--search', 'zzzz', '--lang', lang]);
    expect(none.err).toBe(`${say('noCardFound', { words: 'zzzz' })}\n`);
  });

  test('help speaks of every command in the language', async () => {
    const { out } = await peerless(['--help', '--lang', lang]);
    expect(out).toContain(say('usage'));
    expect(out).toContain(say('commands'));
    expect(out).not.toMatch(/Usage: |display help|\[command\]|Commands:/);
    const help = await peerless(['play', '--help', '--lang', lang]);
    expect(help.out).toContain(say('optionGames'));
    const table = await peerless([...DUEL, '--lang', lang], { ...home(`help-${lang}`), typed: ['?'] });
    for (const id of Object.values(COMMANDS)) expect(table.out).toContain(shownWord(id, say));
  });
});

describe('typed words', () => {
  test.each([
    [
      'pt',
      ['27', '32', '31', 'mao', 'MÃO', 'manobra', 'nenhuma', 'harpia 2 35', 'b ficar', 'pronto', 'porque'],
    ],
    [
      'fr',
      [
        '27',
        '32',
        '31',
        'défausse',
        'defausse',
        'manœuvre',
        'aucun',
        'harpie 2 35',
        'b rester',
        'termine',
        'pourquoi',
      ],
    ],
    [
      'uk',
      ['27', '32', '31', 'рука', 'скид', 'маневр', 'нічого', 'гарпія 2 35', 'b стояти', 'готово', 'чому'],
    ],
    ['uk', ['27', '32', '31', 'hand', 'discard', '1', 'none', 'harpy-2 35', 'b stay', 'done', 'why']],
  ] as const)('%s: %j', async (lang, typed) => {
    const { out } = await peerless([...DUEL, '--lang', lang], {
      ...home(`typed-${lang}-${typed[3]}`),
      typed,
    });
    const [noChoice = ''] = sayIn('en')('noChoice', { typed: '', words: '' }).split(':');
    expect(out).not.toContain(noChoice);
    for (const word of typed) {
      const refused = sayIn(lang)('noChoice', { typed: word, words: '' }).split(':')[0] ?? '';
      expect(out).not.toContain(refused);
    }
    expect(out.match(/^› .*35/m)).not.toBeNull();
  });

  test('with and without accents, with any apostrophe', () => {
    expect(folded('Épée')).toBe('epee');
    expect(folded('Mãos')).toBe('maos');
    expect(folded('manœuvre')).toBe('manoeuvre');
    expect(folded('Здоров’я')).toBe(folded("здоров'я"));
    // These are letters, not accents.
    expect(folded('їжак')).not.toBe(folded('іжак'));
    expect(folded('йод')).not.toBe(folded('иод'));
  });

  test('a long list is folded on a low screen, and what is hidden can be typed', async () => {
    const argv = [
      'play',
      '--heroes',
      'robin-hood,medusa',
      '--board',
      'sarpedon',
      '--seed',
      '1',
      '--bots',
      'random',
    ];
    const typed = ['#1', '#1', '#1', '#1', '1', '#2', 'more', '', 'a37', 'log', ''];
    const { out } = await peerless(argv, { ...home('fold'), width: 80, height: 20, isTerminal: true, typed });
    const moves = out.split(CLEAR).find((screen) => screen.includes('Move your fighters.')) ?? '';
    expect(moves).toMatch(/^… \d+ more choices; type more$/m);
    for (const letter of ['a', 'b', 'c', 'd', 'e']) expect(moves).toMatch(new RegExp(`^${letter}: `, 'm'));
    expect(moves).toContain('a37 (');
    expect((moves.split('Your choice')[0] ?? '').split('\n').length).toBeLessThanOrEqual(20);
    expect(out).toMatch(/Robin Hood moves from space \d+ to space 37\./);
  });

  test('heroes are known by their names in every language', async () => {
    for (const name of ['Медуза', 'Méduse', 'meduse', 'medusa'])
      expect((await peerless(['heroes', name])).out).toContain('MEDUSA');
  });
});

describe('the language', () => {
  test('comes from the environment', () => {
    expect(languageIn({ LANG: 'pt_BR.UTF-8' })).toBe('pt');
    expect(languageIn({ LANG: 'en_GB.UTF-8', LC_MESSAGES: 'fr_CA' })).toBe('fr');
    expect(languageIn({ LANG: 'fr_FR', LC_MESSAGES: 'fr_FR', LC_ALL: 'uk_UA.UTF-8' })).toBe('uk');
    expect(languageIn({ LANG: 'pt_BR', LC_ALL: '' })).toBe('pt');
    for (const LANG of ['C', 'POSIX', 'de_DE.UTF-8', '']) expect(languageIn({ LANG })).toBe('en');
    expect(languageIn({})).toBe('en');
  });

  test('of the environment is used, and --lang goes before it', async () => {
    expect((await peerless(['heroes'], { language: 'uk' })).out).toContain('Герой');
    expect((await peerless(['heroes', '--lang', 'fr'], { language: 'uk' })).out).toContain('Héros');
    expect((await peerless(['heroes', '--lang=pt'], { language: 'uk' })).out).toContain('Herói');
    expect((await peerless(['--lang', 'pt', 'heroes'])).out).toContain('Herói');
    expect((await peerless(['--lang', 'pt'])).out).toContain('Comandos:');
  });

  test('that is not known is refused in one sentence', async () => {
    expect(await refusal(['play', '--lang', 'xx'])).toBe('Unknown language "xx"; choose en, pt, fr or uk.');
    expect(await refusal(['play', '--lang', 'xx'], { language: 'uk' })).toBe(
      'Невідома мова «xx»; виберіть en, pt, fr або uk.',
    );
    expect(await refusal(['play', '--lang'], { language: 'pt' })).toBe(
      'Falta algo depois de --lang <idioma>.',
    );
  });

  test('is that of errors too', async () => {
    expect(await refusal(['heroes', 'medussa', '--lang', 'fr'])).toBe(
      'Héros inconnu\u202f: «\u00a0medussa\u00a0»\u202f; vouliez-vous dire «\u00a0Méduse\u00a0»\u202f?',
    );
    expect(await refusal(['herose', '--lang', 'pt'])).toBe(
      'Comando desconhecido: “herose”; você quis dizer “heroes”?',
    );
    expect(await refusal(['play', '--seed', 'x', '--lang', 'uk'])).toBe(
      'Зерно — це від 1 до 32 шістнадцяткових цифр, а не «x».',
    );
    expect(await refusal(['replay', 'no/where.json', '--lang', 'pt'])).toBe(
      'Não foi possível ler no/where.json: esse arquivo ou pasta não existe.',
    );
  });

  const TITLES = ['Gaze of Stone', 'olhar de pedra', 'regard de pierre', "кам'яний погляд"];
  test.each(TEXT_LANGUAGES)('search finds titles of other languages: %s', async (lang) => {
    const word = TITLES[(TEXT_LANGUAGES.indexOf(lang) + 1) % TITLES.length] ?? '';
    const { out } = await peerless(['cards', '--search', word, '--lang', lang, '--json']);
    expect(JSON.parse(out).map((card: { slug: string }) => card.slug)).toContain('gaze-of-stone');
  });
});
