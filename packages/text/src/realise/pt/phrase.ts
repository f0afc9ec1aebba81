import { nameIn } from '@peerless/language';
import { doors } from '../../lexicon/pt/doors.ts';
import type {
  LabelPhrase,
  ListPhrase,
  NamePhrase,
  NumberPhrase,
  Phrase,
  PhraseOf,
  PlayerPhrase,
  Said,
} from '../../phrase.ts';
import type { Gender } from '../../realiser.ts';
import { amountHead, amountTail, measure, measureAgreement } from './amount.ts';
import { card, isMany, pile, pileAgreement } from './card.ts';
import { fighter, fighterAgreement, space, token, tokenNoun } from './fighter.ts';
import {
  type Agreement,
  after,
  enumerate,
  genderOf,
  grammarOf,
  type Noun,
  nameOf,
  type Position,
  pronoun,
  quoted,
  the,
  withName,
  wordOf,
  words,
  wordsOf,
  your,
} from './noun.ts';
import { feminineTerms, terms } from './terms.ts';
import { quality } from './where.ts';

/** Every kind of phrase in Portuguese. */

const ORDINALS = ['', 'primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'];

const said: Said<string, [Position]> = {
  fighter,
  player,
  card: (it, position) => card(it, position),
  pile,
  space,
  token,
  several,
  amount: (it) => words(amountHead(it), amountTail(it)),
  measure: (it) => measure(it),
  product: (it) => `${phrase(it.a, 'oblique')} vezes ${phrase(it.b, 'oblique')}`,
  number,
  term: (it) => terms[it.term],
  label,
  effects,
  plays,
  name,
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

const isYou = (it: Phrase): boolean =>
  (it.is === 'player' && it.who === 'you') || (it.is === 'name' && it.you === true);

/** Something of somebody: "sua mão", "a mão dele", "a mão do seu oponente". */
export function owned(noun: Noun, owner: Phrase): string {
  const sure = { gender: noun.gender, plural: false };
  return isYou(owner) ? words(your(sure), noun.one) : words(the(sure), noun.one, prepared('de', owner));
}

function player(it: PlayerPhrase, position: Position): string {
  if (it.who === 'you') return 'você';
  if (it.form === 'pronoun') return pronoun({ gender: 'm', plural: false }, position);
  if (it.who === 'rival') return 'seu oponente';
  if (it.who === 'anyOpponent') return 'qualquer oponente';
  return it.form === 'that' ? 'esse oponente' : 'um oponente';
}

function several({ of, kind, n }: PhraseOf<'several'>): string {
  if (of === 'token') return `${n} ${n === 1 ? tokenNoun(kind).one : tokenNoun(kind).many}`;
  const sure = { gender: genderOf(kind), plural: true };
  return n === 1 ? nameOf(kind) : words(the(sure), wordsOf(kind));
}

function number(it: NumberPhrase): string {
  return it.ordinal ? `sua ${ORDINALS[it.n] || `${it.n}ª`} ação neste turno` : String(it.n);
}

function effects({ of }: PhraseOf<'effects'>): string {
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
  if (kind === 'bonusAttack') return quoted(wordOf(named));
  if (kind === 'form') return isProperty(it) ? wordOf(named).toUpperCase() : nameOf(named);
  const called = nameOf(named);
  return kind === 'symbol' && called === wordOf(named) ? `o símbolo ${called}` : called;
}

function name(it: NamePhrase): string {
  if (it.you) return 'você';
  switch (it.of) {
    case 'fighter':
    case 'player':
      return withName(it.named, it.text);
    case 'card':
      return quoted(it.text);
    default:
      return `${it.of === 'door' ? 'a' : 'o'} ${alone(it)}`;
  }
}

/** A phrase that stands for itself, not in a sentence: a name without article or quotation marks. */
export function alone(it: Phrase): string {
  if (it.is === 'ability') return `habilidade ${prepared('de', it.of)}`;
  if (it.is === 'label' && it.label === 'symbol') return wordOf(it.named);
  if (it.is !== 'name') return phrase(it, 'oblique');
  if (it.of === 'space') return `espaço ${it.text}`;
  return it.of === 'door' ? `porta ${doors[it.text] ?? quoted(it.text)}` : it.text;
}

const PLAYS = { attacker: 'os ataques', defender: 'as defesas', either: 'os ataques e as defesas' } as const;

function plays(it: PhraseOf<'plays'>): string {
  return words(PLAYS[it.role], prepared('de', it.of));
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
  return enumerate(
    it.items.map((item) => phrase(item, 'oblique')),
    it.or ? 'or' : 'and',
  );
}

/** How words agree with a phrase. */
export function agreement(it: Phrase | undefined): Agreement {
  const f: Agreement = { gender: 'f', plural: false };
  const m: Agreement = { gender: 'm', plural: false };
  switch (it?.is) {
    case 'fighter':
      return fighterAgreement(it);
    case 'card':
      return it.which === 'thisAttack' ? m : { gender: 'f', plural: isMany(it) };
    case 'pile':
      return pileAgreement(it);
    case 'token':
    case 'ability':
      return f;
    case 'measure':
      return measureAgreement(it);
    case 'several':
      return { gender: it.of === 'token' ? 'f' : genderOf(it.kind), plural: it.n !== 1 };
    case 'effects':
      return { gender: 'm', plural: true };
    case 'plays':
      return { gender: it.role === 'defender' ? 'f' : 'm', plural: true };
    case 'list':
      return {
        gender: it.items.every((item) => agreement(item).gender === 'f') ? 'f' : 'm',
        plural: !it.or && it.form !== 'pronoun',
      };
    case 'label':
      return { gender: genderOf(it.named), plural: false };
    case 'name':
      if (it.of === 'card' || it.of === 'door') return f;
      // A player is "o jogador", whoever the hero is.
      return it.of === 'fighter' ? { gender: genderOf(it.named), plural: false } : m;
    case 'term':
      return feminineTerms.includes(it.term) ? f : m;
    default:
      return m;
  }
}

/** The gender of a phrase for pronouns. A number is never "ele"; whoever is not referred to again may be taken for one. */
export function gender(it: Phrase): Gender {
  if (it.is === 'measure' && it.measure === 'named') return 'n';
  if (it.is === 'fighter') {
    if (it.quantity === 'each' && it.ref !== undefined) return 'pl';
    if (typeof it.head === 'object' && grammarOf(it.head) === undefined) return 'unknown';
  }
  const { gender: one, plural } = agreement(it);
  return plural ? 'pl' : one;
}
