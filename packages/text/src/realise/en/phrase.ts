import type { LabelPhrase, ListPhrase, Phrase, PhraseOf, Said, Term } from '../../meaning/phrase.ts';
import { heroNamed } from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { fighterGender, figures, predicate, tokenNoun, tokenNouns } from './figure.ts';
import {
  enumerate,
  fighterNamed,
  genderOf,
  inPosition,
  nameOf,
  type Position,
  pronoun,
  words,
} from './noun.ts';
import { quantities } from './quantity.ts';

/** Every kind of phrase in English. */

const TERMS: { readonly [T in Term]: string } = {
  turn: 'your turn',
  turnOfAnybody: 'the turn',
  thisCombat: 'this combat',
  aCombat: 'a combat',
  inThisCombat: 'in this combat',
  inFirstCombat: 'in the first combat',
  thisWay: 'this way',
  thisAction: 'this',
  attack: 'an attack',
  scheme: 'a scheme',
  maneuver: 'a maneuver',
  item: 'the use of an item',
  nothing: 'nothing',
  noDamage: 'no damage in this combat',
  noCombatDamage: 'no combat damage',
  noOtherDamage: 'no damage other than combat damage in this combat',
  neverDamage: 'no damage',
  neverCombatDamage: 'no combat damage',
  neverOtherDamage: 'no damage other than combat damage',
  defense: 'a defense',
  attacker: 'the attacker',
  defender: 'the defender',
  anyOrder: 'in any order',
  notChosenYet: ' that you have not chosen this turn',
  oneAfterAnother: ', one after another',
  faceUp: 'face up',
  anyOfIt: 'any of that damage',
  theCombat: 'the combat',
  moveValue: 'the move',
  attackValue: 'the attack',
  defenseValue: 'the defense',
  attackCard: 'the attack card',
  defenseCard: 'the defense card',
  atRandom: 'at random',
  forLimit: 'because of the hand limit',
  forBoost: 'for its BOOST',
  afterPlay: 'after playing it',
  fromTop: 'from the top of the deck',
  emptyHand: 'an empty hand',
  noCard: 'no card',
  anEffect: 'an effect',
};

/** What is boosted is the attack; what changes is its value. */
const SUBJECTS: { readonly [T in Term]?: string } = {
  attackValue: 'the attack value',
  defenseValue: 'the defense value',
};

const said: Said<string, [Position]> = {
  ...figures,
  ...quantities,
  several,
  term: (it, position) => (position === 'subject' ? SUBJECTS[it.term] : undefined) ?? TERMS[it.term],
  label,
  effects,
  ability: (it, position) => inPosition(`${phrase(it.of, 'possessive')} ability`, position),
  list,
  where: (it) => predicate(it.where, it, '', false),
};

/** A phrase in English. */
export function phrase(it: Phrase, position: Position): string {
  const say = said[it.is] as (it: Phrase, position: Position) => string;
  return say(it, position);
}

function several({ of, kind, n }: PhraseOf<'several'>): string {
  if (of === 'token') return `${n} ${n === 1 ? tokenNoun(kind) : tokenNouns(kind)}`;
  const plural = kind.plural ?? `${kind.name}s`;
  return n === 1 ? fighterNamed(kind) : `the ${plural.replace(/^The /, '')}`;
}

function effects({ of, after }: PhraseOf<'effects'>): string {
  if (after) return `the AFTER COMBAT effects on ${phrase(of, 'object')}`;
  return of.is === 'card' && (of.which === 'theirs' || of.form === 'pronoun')
    ? `all effects on ${phrase(of, 'object')}`
    : `the effects of ${phrase(of, 'object')}`;
}

function label({ label: kind, named }: LabelPhrase): string {
  if (kind === 'formNoun') return named.noun?.name ?? 'form';
  if (kind === 'token') return tokenNouns(named);
  if (kind === 'rest') return nameOf(named);
  if (kind === 'pile') return nameOf(named).toUpperCase();
  // A form that has no cards of its own is a property: BIG.
  return named.noun === undefined ? nameOf(named) : nameOf(named).toUpperCase();
}

function list(it: ListPhrase, position: Position): string {
  const users = it.items.map((item) =>
    item.is === 'card' && item.user !== undefined && item.user !== 'any' ? item.user.name : '',
  );
  if (users.length > 0 && users.every((user) => user !== '')) return `your ${enumerate(users)} cards`;
  if (it.form === 'pronoun') return pronoun('pl', position);
  // "You and that opponent", not "you and they".
  const items = it.items.map((item) =>
    phrase(item.is === 'player' && item.form === 'pronoun' ? { ...item, form: 'that' } : item, position),
  );
  return words(enumerate(items, it.or ? 'or' : 'and'));
}

/** The gender of a phrase; it also tells how the verb agrees. */
export function gender(it: Phrase): Gender {
  switch (it.is) {
    case 'fighter':
      return fighterGender(it);
    case 'player':
      return it.who === 'owner' ? fighterGender(heroNamed(it)) : 'pl';
    case 'card':
      return (it.amount?.n ?? 1) > 1 ||
        it.amount?.bound === 'any' ||
        it.which === 'rest' ||
        it.which === 'them'
        ? 'pl'
        : 'n';
    case 'effects':
    case 'plays':
    case 'list':
      return 'pl';
    case 'several':
      return it.n === 1 ? 'n' : 'pl';
    case 'label':
      return genderOf(it.named);
    case 'name':
      return it.of === 'fighter' && it.named !== undefined ? genderOf(it.named) : 'n';
    default:
      return 'n';
  }
}
