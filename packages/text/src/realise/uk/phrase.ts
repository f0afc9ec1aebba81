import { adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import { doors } from '../../lexicon/uk/doors.ts';
import type { Noun } from '../../lexicon/uk/grammar.ts';
import { qualityNamed } from '../../lexicon/uk/name.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type {
  LabelPhrase,
  ListPhrase,
  Named,
  NamePhrase,
  NumberPhrase,
  Phrase,
  PhraseOf,
  PlayerPhrase,
  Said,
  Term,
  TermPhrase,
} from '../../phrase.ts';
import { words } from '../words.ts';
import { agreementOf, nameNoun } from './agreement.ts';
import { amountHead, amountTail, measure } from './amount.ts';
import { card, pile } from './card.ts';
import { fighter } from './fighter.ts';
import {
  counted,
  declined,
  enumerate,
  grammarOf,
  namedNoun,
  pronoun,
  quoted,
  type Spot,
  wordOf,
} from './noun.ts';
import { predicate, space, token } from './place.ts';
import { possessed, yours } from './possession.ts';

/** Every kind of phrase in Ukrainian. */

/** Terms that are declined. */
const NOUNS: { readonly [T in Term]?: Noun } = {
  attack: nouns.attack,
  defense: nouns.defense,
  scheme: nouns.scheme,
  maneuver: nouns.maneuver,
  moveValue: nouns.movement,
  attackValue: nouns.attack,
  defenseValue: nouns.defense,
  aCombat: nouns.combat,
  theCombat: nouns.combat,
};

/** Terms that always look the same. */
const FIXED: { readonly [T in Term]?: string } = {
  inThisCombat: '{в} цьому бою',
  inFirstCombat: '{в} першому бою',
  thisWay: '{в} такий спосіб',
  thisAction: 'це',
  nothing: 'нічого',
  anyOrder: '{в} будь-якому порядку',
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
  fighter,
  player,
  card: (it, spot) => card(it, spot),
  pile,
  space,
  token,
  several,
  amount: (it, spot) => words(amountHead(it, spot), amountTail(it, spot)),
  measure,
  product: ({ a, b }, spot) => words(nouns.product.sg[spot.case], reckoned(a), 'та', reckoned(b)),
  number,
  term,
  label,
  effects,
  plays: (it, spot) =>
    it.role === 'either' ? bothPlays(it.of, spot) : possessed(PLAYS[it.role], it.of, spot),
  name,
  ability: (it, spot) => possessed({ noun: nouns.ability }, it.of, spot),
  list,
  where: (it, spot) => predicate(it.where, agreementOf(undefined), false, spot),
};

/** A phrase in Ukrainian. */
export function phrase(it: Phrase, spot: Spot): string {
  const say = said[it.is] as (it: Phrase, spot: Spot) => string;
  return say(it, spot);
}

const reckoned = (it: Phrase): string => phrase(it, { case: 'gen' });

const YOU = {
  nom: 'ви',
  gen: 'вас',
  dat: 'вам',
  acc: 'вас',
  ins: 'вами',
  loc: 'вас',
} as const;

function player(it: PlayerPhrase, spot: Spot): string {
  if (it.who === 'you') return YOU[spot.case];
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  const that = it.form === 'that' && it.who === 'opponent';
  return declined(
    { noun: nouns.opponent, adjectives: that ? ['this'] : it.who === 'anyOpponent' ? ['any'] : [] },
    spot.case,
  );
}

function several({ of, kind, n }: PhraseOf<'several'>, spot: Spot): string {
  const noun = namedNoun(kind, nouns[of]);
  if (of === 'token') return counted(n, { noun }, spot.case);
  return declined({ noun, count: n === 1 ? 'sg' : 'pl' }, spot.case);
}

const ORDINALS = ['нульова', 'перша', 'друга', 'третя', 'четверта', "п'ята", 'шоста'];

function number(it: NumberPhrase): string {
  if (it.ordinal) return `ваша ${ORDINALS[it.n] ?? `${it.n}-та`} дія цього ходу`;
  return String(it.n);
}

const EFFECTS = { noun: nouns.effect, count: 'pl' } as const;

function effects({ of }: PhraseOf<'effects'>, spot: Spot): string {
  const every = of.is === 'card' && (of.form === 'pronoun' || of.which === 'theirs');
  const all = every ? words(agreeing(adjectives.all, nouns.effect, 'pl', spot.case)) : '';
  return words(all, possessed(EFFECTS, of, spot));
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
      return namedNoun(named, nouns.token).pl[spot.case];
    case 'symbol':
      return words(nouns.symbol.sg[spot.case], symbolName(named, 'gen'));
    case 'bonusAttack':
      return quoted(wordOf(named));
    default: {
      const known = grammarOf(named);
      if (!known?.adjective) return namedNoun(named, nouns.form).sg[spot.case];
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

function name(it: NamePhrase, spot: Spot): string {
  if (it.you) return YOU[spot.case];
  switch (it.of) {
    case 'card':
      return cards([it], spot);
    case 'space':
      return words(nouns.space.sg[spot.case], it.text);
    case 'door': {
      const side = doors[it.text];
      const door = nouns.door.pl[spot.case];
      return side === undefined
        ? `${door} «${it.text}»`
        : words(agreeing(side, nouns.door, 'pl', spot.case), door);
    }
    default:
      return nameNoun(it).sg[spot.case];
  }
}

/** A title stays as it is; the word for a card is declined before it: "картою «Фінт»". */
function cards(titled: readonly NamePhrase[], { case: to }: Spot): string {
  const times = titled.length > 1 || titled.some(({ text }) => / ×\d+$/.test(text));
  const row = enumerate(
    titled.map(({ text }) =>
      text.replace(
        /^(.*?)( ×\d+)?$/,
        (_all, title: string, copies?: string) => quoted(title) + (copies ?? ''),
      ),
    ),
  );
  return to === 'nom' ? row : words(nouns.card[times ? 'pl' : 'sg'][to], row);
}

const PLAYS = {
  attacker: { noun: nouns.attack, count: 'pl' },
  defender: { noun: nouns.defense },
} as const;

function bothPlays(of: Phrase, spot: Spot): string {
  const whole = possessed(PLAYS.attacker, of, spot);
  const attacks = nouns.attack.pl[spot.case];
  return whole.replace(attacks, `${attacks} {і} ${nouns.defense.sg[spot.case]}`);
}

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
  return enumerate(
    it.items.map((item) => phrase(item.is === 'player' ? { ...item, form: undefined } : item, spot)),
    it.or ? 'or' : 'and',
  );
}
