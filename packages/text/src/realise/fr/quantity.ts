import type { CardType } from '@peerless/language';
import type {
  AmountPhrase,
  CardPhrase,
  FigurePhrase,
  MeasurePhrase,
  Named,
  NumberPhrase,
  Phrase,
  PilePhrase,
  PlaysPhrase,
  QuantityPhrase,
  SaidOf,
  ValuePhrase,
} from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { figure, figures } from './figure.ts';
import {
  type Agreement,
  a,
  agree,
  de,
  definite,
  elide,
  grammarOf,
  localName,
  type Np,
  nameOf,
  possessed,
  que,
  quoted,
  row,
  strong,
  subject,
} from './noun.ts';
import { pile, thatPile } from './pile.ts';
import { type Counted, counterUnit, DAMAGE, noun, unitOf } from './unit.ts';
/** Amounts, cards and measures in French. */

/** Every kind of quantity. */
export const quantities: SaidOf<QuantityPhrase, Np> = {
  card: (it) => card(it),
  pile,
  plays,
  amount: (it) => amount(it),
  measure: (it) => measure(it),
  product: ({ a: factor, b }) =>
    factor.is === 'number' && factor.n === 2
      ? masculine(words('le double', de(quantity(b))))
      : masculine(words(quantity(factor).text, 'fois', quantity(b).text)),
  number: (it) => masculine(number(it)),
};

const said = { ...figures, ...quantities };

/** A quantity, or a figure that it is told by. */
function quantity(it: QuantityPhrase | FigurePhrase): Np {
  const say = said[it.is] as (it: Phrase) => Np;
  return say(it);
}

const ORDINALS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

function number(it: NumberPhrase): string {
  if (it.ordinal) return `votre ${ORDINALS[it.n] || `${it.n}e`} action de ce tour`;
  return String(it.n);
}

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
  if (bound === 'upTo') return words('au maximum ce nombre', other === '' ? '' : elide('de', other));
  if (bound === 'that') return words('autant', other === '' ? '' : elide('de', other));
  return words('n’importe quel nombre', other === '' ? '' : elide('de', other));
}

function equalHead(amount: AmountPhrase, equal: ValuePhrase, counted: Counted): string {
  if (amount.unit === 'value') return comparator(amount, equal);
  if (isNamed(equal)) return unbound({ ...amount, bound: 'that' }, counted);
  return words('un nombre', elide('de', counted.other), 'égal', a(readOff(equal)));
}

/** "le BOOST de celle-ci": "son BOOST" might be anybody’s. */
function readOff(equal: ValuePhrase): Np {
  const card = equal.is === 'measure' && equal.of?.is === 'card' && equal.of.form === 'pronoun';
  if (!card) return quantity(equal);
  // "Celle-ci" might be a zone that was named since.
  const text =
    equal.of?.is === 'card' && equal.of.which === 'theirs' ? 'la carte de votre adversaire' : 'celle-ci';
  return measure(equal, { text, gender: 'f' });
}

const isNamed = (equal: ValuePhrase): boolean => equal.is === 'measure' && equal.measure === 'named';

const COMPARED = {
  exactly: 'égal~',
  moreThan: 'supérieur~',
  lessThan: 'inférieur~',
  atLeast: 'supérieur~ ou égal~',
  atMost: 'inférieur~ ou égal~',
} as const;

/** "supérieur~ à 2": it agrees with what is compared. */
export function comparator({ bound }: AmountPhrase, equal: ValuePhrase, than = quantity(equal)): string {
  const word =
    bound === undefined || !(bound in COMPARED) ? undefined : COMPARED[bound as keyof typeof COMPARED];
  return word === undefined ? strong(than) : words(word, a(than));
}

/** What follows at the end: "pour chaque …". */
export const amountTail = (amount: AmountPhrase): string =>
  amount.per === undefined ? '' : words('pour', each(amount.per));

/** One of what is counted. */
function each(per: NonNullable<AmountPhrase['per']>): string {
  if (per.is === 'card') return `chaque ${cardNoun(per, false)}`;
  if (per.is === 'fighter') {
    const one = quantity({ ...per, form: undefined }).text;
    return one.startsWith('chacun') ? one : `chaque ${one}`;
  }
  if (per.is !== 'measure') return `chaque ${quantity(per).text}`;
  return per.measure === 'counter' ? eachOfYours(per.counter) : `chaque ${eachMeasure(per)}`;
}

/** "chacun de vos jetons Rage". */
const eachOfYours = (counter: Named | undefined): string =>
  words(agreeing('chacun', counter), 'de vos', manyOf(counter));

function eachMeasure(per: MeasurePhrase): string {
  switch (per.measure) {
    case 'zones':
      return words('zone', whereIs(per.of));
    case 'differentZones':
      return words('zone différente', whereIs(per.of, 'au moins'));
    case 'cardsMoved':
      return `carte ${MOVED[per.verb ?? 'put']}e de cette façon`;
    case 'spent':
      return `${unitName(per.counter)} ${spent(per)} de cette façon`;
    case 'damageDealt':
      return 'dégât infligé de cette façon';
    case 'damageTo':
      return words('dégât infligé', toWhom(per.of), 'lors de ce combat');
    case 'combatDamageTo':
      return isPronoun(per.of)
        ? 'dégât de combat qui lui a été infligé lors de ce combat'
        : words('dégât de combat infligé', toWhom(per.of), 'lors de ce combat');
    case 'combatsWon':
      return 'combat que vous avez remporté pendant ce tour';
    case 'maneuvers':
      return 'manœuvre que vous avez effectuée pendant ce tour';
    case 'paths':
      return words('chemin différent emprunté', byWhom(per.of), 'pendant ce tour');
    case 'lent':
      return 'carte de votre deck que vos adversaires ont en main';
    case 'revealed':
      return `${unitName(per.counter)} ${agreeing('révélé', per.counter)}`;
    case 'discardedSide':
      return `${unitName(per.counter)} ${agreeing('défaussé', per.counter)}`;
    case 'marks':
      return words(unitName(per.counter), inPileOf(per));
    case 'symbols':
      return words('symbole différent', inPileOf(per));
    case 'rest':
      return words(unitName(per.counter), restPlace(per.rest));
    default:
      return quantity(per).text;
  }
}

/** What others give out of what one does not have is paid, not spent. */
const spent = ({ counter, paid }: MeasurePhrase): string => agreeing(paid ? 'payé' : 'dépensé', counter);

const agreeing = (participle: string, counter: Named | undefined): string =>
  counter !== undefined && counterUnit(counter).gender === 'f' ? `${participle}e` : participle;

const unitName = (counter: Named | undefined): string =>
  counter === undefined ? 'jeton' : counterUnit(counter).one;

/** "dans votre vers". */
const inPileOf = ({ pile: where }: MeasurePhrase): string =>
  where === undefined ? '' : `dans ${quantity(where).text}`;

/** "dans le trésor". */
const restPlace = (rest: Named | undefined): string =>
  rest === undefined ? 'que vous n’avez pas' : `dans ${nameOf(rest).text}`;

const isPronoun = (of: MeasurePhrase['of']): boolean => of?.is === 'fighter' && of.form === 'pronoun';

const toWhom = (of: MeasurePhrase['of']): string => (of === undefined ? '' : a(quantity(of)));

const byWhom = (of: MeasurePhrase['of']): string => (of === undefined ? '' : `par ${strong(quantity(of))}`);

/** "où se trouve Méduse", "où elle se trouve". */
function whereIs(of: MeasurePhrase['of'], atLeast = ''): string {
  if (of === undefined) return '';
  const who = quantity(of);
  return who.pronoun ? `où ${subject(who)} se trouve` : words('où se trouve', atLeast, who.text);
}

const MOVED = { discard: 'défaussé', draw: 'pioché', return: 'remis', put: 'mis' } as const;

type Measures = { readonly [M in MeasurePhrase['measure']]: (it: MeasurePhrase, owner?: Np) => Np };

const masculine = (text: string): Np => ({ text, gender: 'm', thing: true });

/** Something that belongs to a card or a fighter: "la valeur de cette carte", "sa valeur". */
const owned =
  (word: string, gender: 'm' | 'f', plural?: true) =>
  ({ of }: MeasurePhrase, owner?: Np): Np => {
    const form = { gender, plural: plural === true };
    const text = of === undefined ? definite(word, form) : possessed(owner ?? quantity(of), word, form);
    return { text, ...form, thing: true };
  };

/** What each measure is called. */
const MEASURES: Measures = {
  boost: owned('BOOST', 'm'),
  printed: owned('valeur imprimée', 'f'),
  value: owned('valeur', 'f'),
  health: owned('points de vie', 'm', true),
  damageTo: ({ of }) => ({
    ...masculine(words('le nombre de dégâts infligés', toWhom(of), 'lors de ce combat')),
  }),
  combatDamageTo: ({ of }) =>
    masculine(words('le nombre de dégâts de combat infligés', toWhom(of), 'lors de ce combat')),
  combatsWon: () => masculine('le nombre de combats que vous avez remportés pendant ce tour'),
  paths: ({ of }) =>
    masculine(words('le nombre de chemins différents empruntés', byWhom(of), 'pendant ce tour')),
  maneuvers: () => masculine('le nombre de manœuvres que vous avez effectuées pendant ce tour'),
  lent: () => masculine('le nombre de cartes de votre deck que vos adversaires ont en main'),
  revealed: ({ counter }) =>
    masculine(words('le nombre', elide('de', manyOf(counter)), `${agreeing('révélé', counter)}s`)),
  discardedSide: ({ counter }) =>
    masculine(words('le nombre', elide('de', manyOf(counter)), `${agreeing('défaussé', counter)}s`)),
  marks: (it) => masculine(words('le nombre', elide('de', manyOf(it.counter)), inPileOf(it))),
  symbols: (it) => masculine(words('le nombre de symboles différents', inPileOf(it))),
  rest: ({ counter, rest }) => masculine(words('le nombre', elide('de', manyOf(counter)), restPlace(rest))),
  damageDealt: () => masculine('le nombre de dégâts infligés de cette façon'),
  counter: (it) => counterMeasure(it),
  spent: (it) =>
    masculine(words('le nombre', elide('de', manyOf(it.counter)), `${spent(it)}s de cette façon`)),
  zones: ({ of }) => masculine(words('le nombre de zones', whereIs(of))),
  differentZones: ({ of }) => masculine(words('le nombre de zones différentes', whereIs(of, 'au moins'))),
  count: ({ of }) => masculine(words('le nombre', countOf(of))),
  cardsMoved: ({ verb }) => masculine(`le nombre de cartes ${MOVED[verb ?? 'put']}es de cette façon`),
  actionNumber: () => masculine('le numéro de cette action'),
  prediction: () => ({ text: 'votre prédiction', gender: 'f', thing: true }),
  beyond: ({ of }) =>
    masculine(
      words(
        'le nombre qui dépasse de 1 la plus haute valeur imprimée',
        of === undefined ? 'du deck' : de(masculine(possessed(quantity(of), 'deck', { gender: 'm' }))),
      ),
    ),
  named: ({ form }) => masculine(form === undefined || form === 'full' ? 'un nombre' : 'ce nombre'),
};

/** "les attaques d’Achille", "les cartes avec lesquelles elle se défend". */
function plays({ of, role }: PlaysPhrase): Np {
  const who = figure(of);
  const form = { gender: 'f', plural: true, thing: true } as const;
  if (role === 'attacker') return { text: possessed(who, 'attaques', form), ...form };
  const said =
    role === 'defender'
      ? words('avec lesquelles', subject(who), who.plural ? 'se défendent' : 'se défend')
      : who.pronoun
        ? words(que(subject(who)), who.plural ? 'jouent en combat' : 'joue en combat')
        : words('jouées en combat par', who.text);
  return { text: `les cartes ${said}`, ...form };
}

const manyOf = (counter: Named | undefined): string =>
  counter === undefined ? 'jetons' : counterUnit(counter).other;

/** "votre nombre de jetons Rage"; in the log "la Rage de Beowulf", but "le nombre de doublons de Barbe-Noire". */
function counterMeasure({ counter, of }: MeasurePhrase): Np {
  if (of === undefined) return masculine(words('votre nombre', elide('de', manyOf(counter))));
  const name = counter === undefined ? '' : localName(counter);
  const known = grammarOf(counter);
  if (known?.plural !== undefined)
    return masculine(possessed(quantity(of), words('nombre', elide('de', known.plural)), { gender: 'm' }));
  if (known !== undefined)
    return {
      text: possessed(quantity(of), name, { gender: known.gender }),
      gender: known.gender,
      thing: true,
    };
  return masculine(possessed(quantity(of), words('compteur', name), { gender: 'm' }));
}

/** "de harpies dans la zone de Méduse". */
function countOf(of: MeasurePhrase['of']): string {
  if (of?.is === 'card') return elide('de', cardNoun(of, true));
  return of === undefined ? '' : de(quantity(of));
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

/** Cards are feminine. */
export const CARD: Agreement = { gender: 'f' };

const TYPES: { readonly [T in CardType]: string } = {
  attack: 'Attaque',
  defense: 'Défense',
  scheme: 'Stratagème',
  versatile: 'polyvalent~',
};

/** Whether more than one card is meant. */
export const isSeveral = (it: CardPhrase): boolean =>
  (it.amount?.n ?? 1) > 1 ||
  it.amount?.bound === 'any' ||
  it.which === 'all' ||
  it.which === 'rest' ||
  it.which === 'them';

/** A card or several; `held`: as something one has. */
export function card(it: CardPhrase, held = false): Np {
  const form = { ...CARD, plural: isSeveral(it) };
  const of = (text: string): Np => ({ text, ...form, thing: true });
  if (it.which === 'rest') return of('les autres');
  if (it.which === 'them')
    return it.amount === undefined
      ? { ...of(''), pronoun: true }
      : { ...of(amountHead({ ...it.amount, unit: 'value' })), from: 'en' };
  if (it.form === 'pronoun') return { ...of(''), pronoun: true };
  const fixed = one(it);
  if (fixed !== undefined) return of(fixed);
  // Beside "this card", which is "cette carte", too.
  if (it.form === 'that' && (it.which === 'top' || it.which === 'bottom' || it.unseen))
    return of(it.looked ? 'la carte consultée' : 'la carte révélée');
  if (it.form === 'that') return of(form.plural ? 'ces cartes' : 'cette carte');
  return of(described(it, held));
}

/** Cards there is only one of. */
function one(it: CardPhrase): string | undefined {
  switch (it.which) {
    case 'this':
      return it.form === 'that' ? 'cette carte-ci' : 'cette carte';
    case 'thisAttack':
      return 'cette attaque';
    case 'yours':
      return 'votre carte';
    case 'theirs':
      return it.owner === undefined ? 'cette carte' : possessed(quantity(it.owner), 'carte', CARD);
    case 'previous':
      if (it.form === 'that' || it.owner === undefined) return undefined;
      return words('la carte', que(subject(quantity(it.owner))), 'a jouée lors du premier combat');
    case 'ofDeck':
      return words('la carte', it.pile === undefined ? 'du deck' : de(quantity(it.pile)));
    case 'noted':
      return 'la carte que vous avez défaussée pendant le combat';
    default:
      return undefined;
  }
}

function described(it: CardPhrase, held: boolean): string {
  const { amount } = it;
  const chosen = it.chosenBy === undefined || it.unseen ? '' : words(', au choix', de(quantity(it.chosenBy)));
  if (it.which === 'top' || it.which === 'bottom' || it.which === 'first' || it.which === 'topOfDiscard')
    return end(it);
  if (it.which === 'all') return words('toutes les', cardNoun(it, true, held));
  if (it.titles !== undefined) return words(cardNoun(it, false, held), chosen);
  if (amount === undefined) return words('une', cardNoun(it, false, held), chosen);
  return words(numbered(it, amount, held), chosen);
}

/** "2 cartes de votre main", "exactement 3 cartes en main", "2 cartes ou plus". */
function numbered(it: CardPhrase, amount: AmountPhrase, held: boolean): string {
  const many = amount.n === undefined ? true : amount.n > 1;
  const { pile: _pile, boosting: _boosting, sameTitle: _sameTitle, ...plain } = it;
  const noun = cardNoun(plain, many, held);
  const last = agree(words(twins(it), boostedWith(it)), { ...CARD, plural: many });
  return words(amountHead(amount, { one: noun, other: noun, gender: 'f' }), fromPile(it, held), last);
}

function end(it: CardPhrase): string {
  const n = it.amount?.n ?? 1;
  const from = it.pile === undefined ? 'de la pile' : it.pile.form === 'pronoun' ? '' : de(quantity(it.pile));
  if (it.pile?.pile === 'discard' && n === 1) return words('la carte au sommet', from);
  const [one, many] = it.which === 'bottom' ? ['dernière', 'dernières'] : ['première', 'premières'];
  return n === 1 ? words(`la ${one} carte`, from) : words(`les ${n} ${many} cartes`, from);
}

function fromPile(it: CardPhrase, held: boolean): string {
  if (it.pile === undefined) return '';
  if (it.unseen) return unseenFrom(it, it.pile);
  if (it.pile.form === 'pronoun') return `de ${thatPile(it.pile)}`;
  if (!held) return de(quantity(it.pile));
  return it.pile.pile === 'hand' ? 'en main' : `dans ${quantity(it.pile).text}`;
}

/** "prise à l’aveugle par Loki dans votre main". */
function unseenFrom({ chosenBy, amount }: CardPhrase, from: PilePhrase): string {
  const by = chosenBy === undefined ? '' : `par ${strong(quantity(chosenBy))}`;
  const where = from.form === 'pronoun' ? thatPile(from) : quantity(from).text;
  return words(agree('pris~', { ...CARD, plural: (amount?.n ?? 1) > 1 }), 'à l’aveugle', by, 'dans', where);
}

/** "cartes de M. Hyde": whoever may play it. */
const ofUser = (user: Named): string => de(nameOf(user));

const twins = ({ sameTitle }: CardPhrase): string => (sameTitle ? 'portant le même nom' : '');

const boostedWith = ({ boosting }: CardPhrase): string =>
  boosting ? 'utilisé~ pour BOOSTER lors de ce combat' : '';

/** The noun with everything a filter asks for. */
export function cardNoun(it: CardPhrase, many: boolean, held = false): string {
  const head =
    it.titles === undefined
      ? words(
          it.other ? (many ? 'autres cartes' : 'autre carte') : many ? 'cartes' : 'carte',
          it.type === undefined ? '' : TYPES[it.type],
          it.tag === undefined ? '' : localName(it.tag).toUpperCase(),
          it.user === undefined || it.user === 'any' ? '' : ofUser(it.user),
        )
      : row(
          it.titles.map((title) => quoted(localName(title))),
          'ou',
        );
  const value = it.value === undefined ? '' : valueNamed(it.value);
  const own = it.pile?.owner?.who === 'you';
  const playable = it.playable
    ? own
      ? 'que votre combattant pourrait jouer'
      : `avec laquelle le combattant adverse pourrait ${it.defending ? 'se défendre' : 'attaquer'}`
    : '';
  const random = it.random ? 'au hasard' : '';
  const last = words(twins(it), boostedWith(it));
  return agree(words(head, value, fromPile(it, held), random, playable, last), { ...CARD, plural: many });
}

/** "ayant une valeur imprimée de 4", "… égale à ce nombre". */
function valueNamed(value: ValuePhrase): string {
  if (value.is === 'measure' && value.measure === 'named') return 'ayant cette valeur imprimée';
  const it = quantity(value);
  return words('ayant une valeur imprimée', value.is === 'number' ? de(it) : words('égale', a(it)));
}
