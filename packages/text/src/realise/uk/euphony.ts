import { capital } from '../words.ts';

/**
 * The last touch on a Ukrainian text: words that change with the sounds around them, and commas that only stand where
 * the clause goes on.
 */

const VOWEL = /[аеєиіїоуюя]/i;
const LETTER = /\p{L}/u;

/** How digits begin and end when they are read aloud. */
const DIGIT_STARTS = ['н', 'од', 'дв', 'т', 'ч', 'п', 'ш', 'с', 'в', 'д'];
const DIGIT_ENDS = ['ь', 'н', 'а', 'и', 'и', 'ь', 'ь', 'м', 'м', 'ь'];

/** The sound before a word: a letter, or nothing after a pause. */
function soundBefore(text: string): string {
  const last =
    text
      .trimEnd()
      .replace(/[»)]+$/, '')
      .at(-1) ?? '';
  if (/1\d$/.test(text.trimEnd())) return 'ь';
  if (/\d/.test(last)) return DIGIT_ENDS[Number(last)] ?? '';
  return LETTER.test(last) ? last : '';
}

/** The sounds with which the next word begins, in small letters. */
function soundsAfter(text: string): string {
  const next = text
    .trimStart()
    .replace(/^[«("+{]+/, '')
    .replace('}', '');
  const digit = /^1([1-9])/.exec(next)?.[1] ?? next.charAt(0);
  return /\d/.test(digit) ? (DIGIT_STARTS[Number(digit)] ?? '') : next.slice(0, 3).toLowerCase();
}

const isVowel = (sound: string): boolean => VOWEL.test(sound.charAt(0));

/** у or в. */
function inWord(before: string, after: string): string {
  if (/^[аеиіоу]/.test(after)) return 'в';
  if (/^(в|ф|льв|св|дв|тв|хв|гв)/.test(after)) return 'у';
  return before !== '' && isVowel(before) ? 'в' : 'у';
}

/** з, із or зі. */
function withWord(before: string, after: string): string {
  if (isVowel(after)) return 'з';
  if (/^[зсшщ][^аеєиіїоуюяь]/.test(after) || /^(мн|вс|вт|вч)/.test(after)) return 'зі';
  if (/^[зсцчшщ]/.test(after)) return 'із';
  return before === '' || isVowel(before) ? 'з' : 'із';
}

/** і or й. */
function andWord(before: string, after: string): string {
  return before !== '' && isVowel(before) && !/^[йєїюя]/.test(after) ? 'й' : 'і';
}

/** The first sound of "усі" and "всі", "узяти" and "взяти". */
const allWord = (before: string): string => (before !== '' && isVowel(before) ? 'в' : 'у');

const CHANGING: Readonly<Record<string, (before: string, after: string) => string>> = {
  у: allWord,
  в: inWord,
  з: withWord,
  і: andWord,
};

const startsSentence = (before: string): boolean => /(^|[.!?\]•]\s*)$/.test(before);

/** Each changing word in turn, as the one before it may be its neighbour: "боєць і в зоні", "мапі й у зоні". */
function decided(text: string): string {
  const found = /\{([увзі])\}/.exec(text);
  if (found === null) return text;
  const [mark, word = ''] = found;
  const before = text.slice(0, found.index);
  const after = text.slice(found.index + mark.length);
  const said = CHANGING[word]?.(soundBefore(before), soundsAfter(after)) ?? word;
  return decided(before + (startsSentence(before) ? capital(said) : said) + after);
}

/** The text with every changing word and comma decided. */
export function finish(text: string): string {
  const marked = text
    .replaceAll(/\{~\},(?= (якщо|поки|коли|щоразу|після)(?!\p{L}))/gu, ',')
    .replaceAll('{~},', '')
    .replaceAll(/(\{,\})+/g, '{,}')
    .replaceAll(/\{,\}(?=\s*($|[.,:;)\n]))/g, '')
    .replaceAll('{,}', ',');
  return decided(marked)
    .replaceAll(/ +([,:])/g, '$1')
    .replaceAll(/(?<=\d) (?=\p{Ll})/gu, '\u00a0');
}
