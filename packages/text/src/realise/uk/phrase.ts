import { adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import type { Noun } from '../../lexicon/uk/grammar.ts';
import { qualityNamed } from '../../lexicon/uk/name.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type {
  LabelPhrase,
  ListPhrase,
  Named,
  Phrase,
  PhraseOf,
  PlayerPhrase,
  Said,
  Term,
  TermPhrase,
} from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf } from './agreement.ts';
import { figures, possessed, predicate } from './figure.ts';
import { cards } from './name.ts';
import {
  counted,
  declined,
  enumerate,
  grammarOf,
  namedNoun,
  pronoun,
  type Spot,
  tokenNoun,
  wordOf,
} from './noun.ts';
import { belonging, yours } from './possession.ts';
import { quantities } from './quantity.ts';

/** Every kind of phrase in Ukrainian. */

/** Terms that are declined. */
const NOUNS: { readonly [T in Term]?: Noun } = {
  attack: nouns.attack,
  defense: nouns.defense,
  scheme: nouns.scheme,
  maneuver: nouns.maneuver,
  item: nouns.use,
  moveValue: nouns.movement,
  attackValue: nouns.attack,
  defenseValue: nouns.defense,
  attacker: nouns.attacker,
  defender: nouns.defender,
  aCombat: nouns.combat,
  theCombat: nouns.combat,
  turnOfAnybody: nouns.turn,
};

/** Terms that always look the same. */
const FIXED: { readonly [T in Term]?: string } = {
  inThisCombat: '{в} цьому бою',
  inFirstCombat: '{в} першому бою',
  thisWay: '{в} такий спосіб',
  thisAction: 'це',
  nothing: 'нічого',
  noDamage: 'поранень',
  noCombatDamage: 'бойових поранень',
  noOtherDamage: 'жодних поранень, крім бойових',
  neverDamage: 'жодних поранень',
  neverCombatDamage: 'жодних бойових поранень',
  neverOtherDamage: 'жодних поранень, крім бойових',
  anyOrder: '{в} будь-якому порядку',
  notChosenYet: ', якого ще не вибирали цього ходу',
  oneAfterAnother: ', один за одним',
  faceUp: 'горілиць',
  anyOfIt: 'будь-яку частину цих поранень',
  atRandom: 'навмання',
  forLimit: 'через ліміт руки',
  forBoost: 'для ПОЛІПШЕННЯ',
  afterPlay: 'після розігрування',
  fromTop: '{з} верху колоди',
  emptyHand: 'порожню руку',
  noCard: 'жодної карти',
  anEffect: 'ефект',
};

function term({ term: word }: TermPhrase, spot: Spot): string {
  if (word === 'thisCombat') return declined({ noun: nouns.combat, adjectives: ['this'] }, spot.case);
  if (word === 'turn') return declined({ noun: nouns.turn, adjectives: [yours(spot)] }, spot.case);
  if (word === 'attackCard') return words(nouns.card.sg[spot.case], nouns.attack.sg.gen);
  if (word === 'defenseCard') return words(nouns.card.sg[spot.case], nouns.defense.sg.gen);
  return NOUNS[word]?.sg[spot.case] ?? FIXED[word] ?? '';
}

const said: Said<string, [Spot]> = {
  ...figures,
  ...quantities,
  several,
  term,
  label,
  effects,
  ability: (it, spot) => possessed({ noun: nouns.ability }, it.of, spot),
  list,
  where: (it, spot) => predicate(it.where, agreementOf(undefined), false, spot),
};

/** A phrase in Ukrainian. */
export function phrase(it: Phrase, spot: Spot): string {
  const say = said[it.is] as (it: Phrase, spot: Spot) => string;
  return say(it, spot);
}

function several({ of, kind, n }: PhraseOf<'several'>, spot: Spot): string {
  if (of === 'token') return counted(n, { noun: tokenNoun(kind) }, spot.case);
  return declined({ noun: namedNoun(kind, nouns[of]), count: n === 1 ? 'sg' : 'pl' }, spot.case);
}

const EFFECTS = { noun: nouns.effect, count: 'pl' } as const;

function effects({ of, after }: PhraseOf<'effects'>, spot: Spot): string {
  if (after) return belonging({ ...EFFECTS, after: 'ПІСЛЯ БОЮ' }, of, spot, phrase);
  const every = of.is === 'card' && (of.form === 'pronoun' || of.which === 'theirs');
  const all = every ? words(agreeing(adjectives.all, nouns.effect, 'pl', spot.case)) : '';
  return words(all, belonging(EFFECTS, of, spot, phrase));
}

/** Whether a form is a quality like "ВЕЛИКА", not a person. */
export const isQuality = (it: Phrase | undefined): boolean => {
  if (it?.is === 'list') return it.items.every(isQuality);
  return it?.is === 'label' && it.label === 'form' && grammarOf(it.named)?.adjective === true;
};

/** What the forms of a hero are: sizes, or just forms. */
export const formNoun = ({ noun }: Named): Noun =>
  noun === undefined ? nouns.form : namedNoun(noun, nouns.form);

function label({ label: kind, named }: LabelPhrase, spot: Spot): string {
  switch (kind) {
    case 'formNoun':
      return formNoun(named).sg[spot.case];
    case 'token':
      return tokenNoun(named).pl[spot.case];
    case 'pile':
      return `«${wordOf(named).toLocaleUpperCase('uk')}»`;
    case 'symbol':
      return words(nouns.symbol.sg[spot.case], symbolName(named, 'gen'));
    default: {
      const known = grammarOf(named);
      const said = namedNoun(named, nouns.form).sg[spot.case];
      // What is chosen by its name is said like a quality: ВЕЛИКА.
      if (!known?.adjective) return known !== undefined && named.noun?.chosen ? said.toUpperCase() : said;
      const sure = { gender: spot.sex ?? known.gender, animate: false };
      return agreeing(qualityNamed(known), sure, 'sg', spot.case);
    }
  }
}

/** The name of a symbol by itself. */
export function symbolName(named: PhraseOf<'label'>['named'], to: 'nom' | 'gen'): string {
  const noun = namedNoun(named, nouns.symbol);
  // A name that is not declined would repeat the word for a symbol.
  return noun.sg.gen.startsWith(nouns.symbol.sg.gen) ? `«${noun.sg.nom}»` : noun.sg[to];
}

/** Beside others a player is named: "ви й цей суперник". */
const inFull = (it: PlayerPhrase): PlayerPhrase => (it.form === undefined ? it : { ...it, form: 'that' });

function list(it: ListPhrase, spot: Spot): string {
  const users = it.items.flatMap((item) =>
    item.is === 'card' && item.user !== undefined && item.user !== 'any'
      ? [namedNoun(item.user, nouns.fighter).sg.gen]
      : [],
  );
  if (users.length > 0 && users.length === it.items.length)
    return words(
      declined({ noun: nouns.card, count: 'pl', adjectives: ['your'] }, spot.case),
      enumerate(users),
    );
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  const titled = it.items.flatMap((item) => (item.is === 'name' && item.of === 'card' ? [item] : []));
  if (titled.length === it.items.length) return cards(titled, spot);
  const symbols = it.items.flatMap((item) =>
    item.is === 'label' && item.label === 'symbol' ? [symbolName(item.named, 'gen')] : [],
  );
  // "символи змії й кажана"
  if (!it.or && symbols.length > 1 && symbols.length === it.items.length)
    return words(nouns.symbol.pl[spot.case], enumerate(symbols));
  return enumerate(
    it.items.map((item) => phrase(item.is === 'player' ? inFull(item) : item, spot)),
    it.or ? 'or' : 'and',
  );
}
