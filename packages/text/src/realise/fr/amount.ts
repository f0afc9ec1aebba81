import type { AmountPhrase, MeasurePhrase, Named, Phrase, Unit } from '../../phrase.ts';
import { words } from '../words.ts';
import { cardNoun } from './card.ts';
import { a, de, definite, elide, grammarOf, localName, type Np, possessed, strong, subject } from './noun.ts';
import { np } from './phrase.ts';

/** Amounts and measures in French. */

/** What is counted. */
export interface Counted {
  readonly one: string;
  readonly other: string;
  readonly gender: 'm' | 'f';
}

const UNITS: Readonly<Record<Exclude<Unit, object>, Counted>> = {
  card: { one: 'carte', other: 'cartes', gender: 'f' },
  damage: { one: 'dégât', other: 'dégâts', gender: 'm' },
  exhaustionDamage: { one: 'dégât d’épuisement', other: 'dégâts d’épuisement', gender: 'm' },
  combatDamage: { one: 'dégât de combat', other: 'dégâts de combat', gender: 'm' },
  health: { one: 'point de vie', other: 'points de vie', gender: 'm' },
  space: { one: 'case', other: 'cases', gender: 'f' },
  action: { one: 'action', other: 'actions', gender: 'f' },
  value: { one: '', other: '', gender: 'm' },
  times: { one: 'fois', other: 'fois', gender: 'f' },
};

/** What one says "none" of rather than 0. */
const DAMAGE: readonly Unit[] = ['damage', 'combatDamage', 'exhaustionDamage'];

/** A declared counter as something counted: "2 jetons Rage"; a name without grammar is not inflected. */
function counterUnit(counter: Named): Counted {
  const name = localName(counter);
  if (grammarOf(counter) === undefined) return { one: name, other: name, gender: 'm' };
  return { one: `jeton ${name}`, other: `jetons ${name}`, gender: 'm' };
}

const unitOf = (unit: Unit): Counted => (typeof unit === 'object' ? counterUnit(unit) : UNITS[unit]);

const PLURAL = new Intl.PluralRules('fr');

const noun = (unit: Counted, n: number): string => (PLURAL.select(n) === 'one' ? unit.one : unit.other);

/** An amount without the "pour chaque …" that stands at the end of the clause. */
export function amountHead(amount: AmountPhrase, counted: Counted = unitOf(amount.unit)): string {
  const { n, bound, equal } = amount;
  if (equal !== undefined) return equalHead(amount, equal, counted);
  if (n === undefined) return unbound(amount, counted);
  const number = words(String(n), noun(counted, n));
  switch (bound) {
    case 'exactly':
      return `exactement ${number}`;
    case 'upTo':
      return counted.one === 'case' || counted.one === '' ? `${number} au maximum` : `jusqu’à ${number}`;
    case 'atLeast':
      return `${number} ou plus`;
    case 'atMost':
      return n === 0 ? number : `${number} ou moins`;
    case 'moreThan':
      return `plus de ${number}`;
    case 'lessThan':
      return `moins de ${number}`;
    case 'further':
      return `${number} de plus`;
    default:
      return n === 0 && DAMAGE.includes(amount.unit) ? `aucun ${counted.one}` : number;
  }
}

function unbound({ bound }: AmountPhrase, counted: Counted): string {
  const { other } = counted;
  if (bound === 'all') return words(counted.gender === 'f' ? 'toutes les' : 'tous les', other);
  if (bound === 'that') return words('autant', other === '' ? '' : elide('de', other));
  return words('n’importe quel nombre', other === '' ? '' : elide('de', other));
}

function equalHead(amount: AmountPhrase, equal: Phrase, counted: Counted): string {
  if (amount.unit === 'value') return comparator(amount, equal);
  if (isNamed(equal)) return unbound({ ...amount, bound: 'that' }, counted);
  return words('un nombre', elide('de', counted.other), 'égal', a(readOff(equal)));
}

/** "le BOOST de celle-ci": "son BOOST" might be anybody’s. */
function readOff(equal: Phrase): Np {
  const card = equal.is === 'measure' && equal.of?.is === 'card' && equal.of.form === 'pronoun';
  return card ? measure(equal, { text: 'celle-ci', gender: 'f' }) : np(equal);
}

const isNamed = (equal: Phrase): boolean => equal.is === 'measure' && equal.measure === 'named';

const COMPARED = {
  exactly: 'égal~',
  moreThan: 'supérieur~',
  lessThan: 'inférieur~',
  atLeast: 'supérieur~ ou égal~',
  atMost: 'inférieur~ ou égal~',
} as const;

/** "supérieur~ à 2": it agrees with what is compared. */
function comparator({ bound }: AmountPhrase, equal: Phrase): string {
  const than = np(equal);
  const word =
    bound === undefined || !(bound in COMPARED) ? undefined : COMPARED[bound as keyof typeof COMPARED];
  return word === undefined ? strong(than) : words(word, a(than));
}

/** What follows at the end: "pour chaque …". */
export const amountTail = (amount: AmountPhrase): string =>
  amount.per === undefined ? '' : words('pour', each(amount.per));

/** One of what is counted. */
function each(per: Phrase): string {
  if (per.is === 'card') return `chaque ${cardNoun(per, false)}`;
  if (per.is === 'fighter') {
    const one = np({ ...per, form: undefined }).text;
    return one.startsWith('chacun') ? one : `chaque ${one}`;
  }
  return per.is === 'measure' ? `chaque ${eachMeasure(per)}` : `chaque ${np(per).text}`;
}

function eachMeasure(per: MeasurePhrase): string {
  switch (per.measure) {
    case 'zones':
      return words('zone', whereIs(per.of));
    case 'cardsMoved':
      return `carte ${MOVED[per.verb ?? 'put']}e de cette façon`;
    case 'spent':
      return `${unitName(per.counter)} dépensé de cette façon`;
    case 'damageDealt':
      return 'dégât infligé de cette façon';
    case 'damageTo':
      return words('dégât infligé', toWhom(per.of), 'dans ce combat');
    case 'counter':
      return `${unitName(per.counter)} que vous avez`;
    default:
      return np(per).text;
  }
}

const unitName = (counter: Named | undefined): string =>
  counter === undefined ? 'jeton' : counterUnit(counter).one;

const toWhom = (of: Phrase | undefined): string => (of === undefined ? '' : a(np(of)));

/** "où se trouve Méduse", "où elle se trouve". */
function whereIs(of: Phrase | undefined): string {
  if (of === undefined) return '';
  const who = np(of);
  return who.pronoun ? `où ${subject(who)} se trouve` : `où se trouve ${who.text}`;
}

const MOVED = { discard: 'défaussé', draw: 'pioché', return: 'remis', put: 'mis' } as const;

type Measures = { readonly [M in MeasurePhrase['measure']]: (it: MeasurePhrase, owner?: Np) => Np };

const masculine = (text: string): Np => ({ text, gender: 'm', thing: true });

/** Something that belongs to a card or a fighter: "la valeur de cette carte", "sa valeur". */
const owned =
  (word: string, gender: 'm' | 'f', plural?: true) =>
  ({ of }: MeasurePhrase, owner?: Np): Np => {
    const form = { gender, plural: plural === true };
    const text = of === undefined ? definite(word, form) : possessed(owner ?? np(of), word, form);
    return { text, ...form, thing: true };
  };

/** What each measure is called. */
const MEASURES: Measures = {
  boost: owned('BOOST', 'm'),
  printed: owned('valeur imprimée', 'f'),
  value: owned('valeur', 'f'),
  health: owned('points de vie', 'm', true),
  damageTo: ({ of }) => ({
    ...masculine(words('le nombre de dégâts infligés', toWhom(of), 'dans ce combat')),
  }),
  damageDealt: () => masculine('le nombre de dégâts infligés de cette façon'),
  counter: (it) => counterMeasure(it),
  spent: ({ counter }) =>
    masculine(words('le nombre', elide('de', manyOf(counter)), 'dépensés de cette façon')),
  zones: ({ of }) => masculine(words('le nombre de zones', whereIs(of))),
  count: ({ of }) => masculine(words('le nombre', countOf(of))),
  cardsMoved: ({ verb }) => masculine(`le nombre de cartes ${MOVED[verb ?? 'put']}es de cette façon`),
  actionNumber: () => masculine('le numéro de cette action'),
  prediction: () => ({ text: 'votre prédiction', gender: 'f', thing: true }),
  highest: ({ of }) => ({
    text: words(
      'la plus haute valeur imprimée',
      of === undefined ? 'du deck' : de(masculine(possessed(np(of), 'deck', { gender: 'm' }))),
    ),
    gender: 'f',
    thing: true,
  }),
  named: ({ form }) => masculine(form === undefined || form === 'full' ? 'un nombre' : 'ce nombre'),
};

const manyOf = (counter: Named | undefined): string =>
  counter === undefined ? 'jetons' : counterUnit(counter).other;

/** "votre nombre de jetons Rage"; in the log "la Rage de Beowulf". */
function counterMeasure({ counter, of }: MeasurePhrase): Np {
  if (of === undefined) return masculine(words('votre nombre', elide('de', manyOf(counter))));
  const name = counter === undefined ? '' : localName(counter);
  const known = grammarOf(counter);
  if (known !== undefined)
    return { text: possessed(np(of), name, { gender: known.gender }), gender: known.gender, thing: true };
  return masculine(possessed(np(of), words('compteur', name), { gender: 'm' }));
}

/** "de harpies dans la zone de Méduse". */
function countOf(of: Phrase | undefined): string {
  if (of?.is === 'card') return elide('de', cardNoun(of, true));
  return of === undefined ? '' : de(np(of));
}

/** A measure: "le BOOST de cette carte"; `owner`: other words for what it is read off. */
export function measure(it: MeasurePhrase, owner?: Np): Np {
  return MEASURES[it.measure](it, owner);
}

/** An amount as a phrase. */
export const amount = (it: AmountPhrase): Np => ({
  text: words(amountHead(it), amountTail(it)),
  gender: unitOf(it.unit).gender,
  plural: (it.n ?? 2) > 1,
  thing: true,
});
