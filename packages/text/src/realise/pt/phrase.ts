import { nameIn } from '@peerless/language';
import type { LabelPhrase, ListPhrase, Phrase, PhraseOf, Said } from '../../meaning/phrase.ts';
import { tokenNoun } from './agreement.ts';
import { figures, placeName, quality } from './figure.ts';
import {
  after,
  enumerate,
  genderOf,
  grammarOf,
  nameOf,
  type Position,
  pronoun,
  the,
  wordOf,
  words,
  wordsOf,
} from './noun.ts';
import { quantities } from './quantity.ts';
import { terms } from './terms.ts';

/** Every kind of phrase in Portuguese. */

const said: Said<string, [Position]> = {
  ...figures,
  ...quantities,
  several,
  term: (it) => terms[it.term],
  label,
  effects,
  ability: (it) => `a ${alone(it)}`,
  list,
  where: (it) => quality(it.where, { gender: 'm', plural: false }),
};

/** A phrase in Portuguese. */
export function phrase(it: Phrase, position: Position): string {
  const say = said[it.is] as (it: Phrase, position: Position) => string;
  return say(it, position);
}

/** A phrase after a preposition, drawn together with it; in a list each item has its own. */
export function prepared(prep: string, it: Phrase): string {
  if (it.is === 'list' && it.form !== 'pronoun' && !hasUsers(it) && /\b(de|em|a|por)$/.test(prep)) {
    const items = it.items.map((item, index) =>
      index === 0 ? prepared(prep, item) : prepared(lastWord(prep), item),
    );
    return enumerate(items, it.or ? 'or' : 'and');
  }
  return after(prep, phrase(it, 'oblique'));
}

const lastWord = (prep: string): string => prep.split(' ').at(-1) ?? prep;

function several({ of, kind, n }: PhraseOf<'several'>): string {
  if (of === 'token') return `${n} ${n === 1 ? tokenNoun(kind).one : tokenNoun(kind).many}`;
  const sure = { gender: genderOf(kind), plural: true };
  return n === 1 ? nameOf(kind) : words(the(sure), wordsOf(kind));
}

function effects({ of, after }: PhraseOf<'effects'>): string {
  if (after) return `os efeitos APÓS O COMBATE ${prepared('de', of)}`;
  return of.is === 'card' && of.which === 'theirs'
    ? `todos os efeitos ${prepared('de', of)}`
    : `os efeitos ${prepared('de', of)}`;
}

/** Whether a form is a property, not a person. */
export const isProperty = (it: Phrase | undefined): boolean => {
  if (it?.is === 'list') return it.items.every(isProperty);
  return it?.is === 'label' && it.label === 'form' && grammarOf(it.named)?.adjective === true;
};

function label(it: LabelPhrase): string {
  const { label: kind, named } = it;
  if (kind === 'formNoun') return nameIn(named.noun?.names, 'pt') ?? named.noun?.name ?? 'forma';
  if (kind === 'token') return tokenNoun(named).many;
  if (kind === 'pile') return wordOf(named).toLocaleUpperCase('pt');
  // What is chosen by its name is said like a property: GRANDE.
  if (kind === 'form')
    return isProperty(it) || named.noun?.chosen ? wordOf(named).toUpperCase() : nameOf(named);
  const called = nameOf(named);
  return kind === 'symbol' && called === wordOf(named) ? `${SYMBOL}${called}` : called;
}

const SYMBOL = 'o símbolo ';

/** A phrase that stands for itself, not in a sentence: a name without article or quotation marks. */
export function alone(it: Phrase): string {
  if (it.is === 'ability') return `habilidade ${prepared('de', it.of)}`;
  if (it.is === 'label' && it.label === 'symbol') return wordOf(it.named);
  if (it.is !== 'name') return phrase(it, 'oblique');
  return it.of === 'space' || it.of === 'door' ? placeName(it) : it.text;
}

/** Cards that are told apart by who uses them. */
const hasUsers = (it: ListPhrase): boolean =>
  it.items.length > 0 &&
  it.items.every((item) => item.is === 'card' && item.user !== undefined && item.user !== 'any');

function list(it: ListPhrase, position: Position): string {
  if (hasUsers(it)) {
    const users = it.items.flatMap((item) =>
      item.is === 'card' && typeof item.user === 'object' ? [after('de', nameOf(item.user))] : [],
    );
    return `suas cartas ${enumerate(users)}`;
  }
  if (it.form === 'pronoun')
    return it.each ? 'cada um deles' : pronoun({ gender: 'm', plural: true }, position);
  const said = it.items.map((item) => phrase(item, 'oblique'));
  // "os símbolos Serpente e Morcego"
  if (it.items.length > 1 && !it.or && said.every((item) => item.startsWith(SYMBOL)))
    return `os símbolos ${enumerate(said.map((item) => item.slice(SYMBOL.length)))}`;
  return enumerate(said, it.or ? 'or' : 'and');
}
