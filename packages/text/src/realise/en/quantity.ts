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
  Unit,
  ValuePhrase,
} from '../../meaning/phrase.ts';
import { figures, possessed } from './figure.ts';
import { enumerate, inPosition, nameOf, type Position, pronoun, withArticle, words } from './noun.ts';

/** Amounts, cards, piles and measures in English. */

/** Every kind of quantity. */
export const quantities: SaidOf<QuantityPhrase, string, [Position]> = {
  card: (it, position) => card(it, position),
  pile,
  plays,
  amount: (it) => words(amountHead(it), amountTail(it)),
  measure,
  product: ({ a, b }) =>
    a.is === 'number' && a.n === 2
      ? `twice ${quantity(b, 'object')}`
      : `${quantity(a, 'object')} times ${quantity(b, 'object')}`,
  number,
};

const said = { ...figures, ...quantities };

/** A quantity, or a figure that it is told by. */
function quantity(it: QuantityPhrase | FigurePhrase, position: Position): string {
  const say = said[it.is] as (it: Phrase, position: Position) => string;
  return say(it, position);
}

const ORDINALS = ['zeroth', 'first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

function number(it: NumberPhrase): string {
  if (it.ordinal) return `your ${ORDINALS[it.n] ?? `${it.n}th`} action this turn`;
  return String(it.n);
}

const UNITS: Readonly<
  Record<Exclude<Unit, object>, { readonly one: string; readonly other: string; readonly mass?: true }>
> = {
  card: { one: 'card', other: 'cards' },
  damage: { one: 'damage', other: 'damage', mass: true },
  exhaustionDamage: { one: 'damage from exhaustion', other: 'damage from exhaustion', mass: true },
  combatDamage: { one: 'combat damage', other: 'combat damage', mass: true },
  health: { one: 'health', other: 'health', mass: true },
  space: { one: 'space', other: 'spaces' },
  path: { one: 'path', other: 'different paths' },
  action: { one: 'action', other: 'actions' },
  value: { one: '', other: '' },
  times: { one: 'time', other: 'times' },
};

/** A counter without a plural is something that cannot be counted: "3 Rage". */
const unitOf = (unit: Unit) =>
  typeof unit !== 'object'
    ? UNITS[unit]
    : { one: unit.name, other: unit.plural ?? unit.name, mass: unit.plural === undefined };

const PLURAL = new Intl.PluralRules('en');

const noun = (unit: Unit, n: number): string =>
  PLURAL.select(n) === 'one' ? unitOf(unit).one : unitOf(unit).other;

/** An amount before the tail that English keeps for the end of the clause. */
export function amountHead(amount: AmountPhrase): string {
  const { unit, n, bound, equal } = amount;
  const mass = unitOf(unit).mass === true;
  if (equal !== undefined) return equalHead(amount, equal);
  if (n === undefined) return unbound(amount, mass);
  const counted = n === 0 && unit !== 'value' ? words('no', noun(unit, 2)) : words(String(n), noun(unit, n));
  switch (bound) {
    case 'exactly':
      return `exactly ${counted}`;
    case 'upTo':
      return `up to ${counted}`;
    case 'atLeast':
      return mass ? `${counted} or more` : words(String(n), 'or more', noun(unit, 2));
    case 'atMost':
      return n === 0
        ? words('no', noun(unit, 2))
        : mass
          ? `${counted} or less`
          : words(String(n), 'or fewer', noun(unit, 2));
    case 'moreThan':
      return `more than ${counted}`;
    case 'lessThan':
      return words(mass ? 'less than' : 'fewer than', counted);
    case 'further':
      return words(String(n), 'more', noun(unit, n));
    default:
      return counted;
  }
}

function unbound({ unit, bound }: AmountPhrase, mass: boolean): string {
  if (bound === 'all') return words('all', noun(unit, 2));
  if (bound === 'that' || bound === 'upTo')
    return words(bound === 'upTo' ? 'up to' : '', mass ? 'that much' : 'that many', noun(unit, 2));
  return words(mass ? 'any amount of' : 'any number of', noun(unit, 2));
}

function equalHead(amount: AmountPhrase, equal: ValuePhrase): string {
  if (amount.unit === 'value') return comparator(amount, quantity(equal, 'object'));
  if (isNamed(equal)) return unbound({ ...amount, bound: 'that' }, unitOf(amount.unit).mass === true);
  return unitOf(amount.unit).mass ? noun(amount.unit, 2) : `a number of ${noun(amount.unit, 2)}`;
}

const isNamed = (equal: ValuePhrase): boolean => equal.is === 'measure' && equal.measure === 'named';

/** How a number must compare: "greater than …". */
export function comparator({ bound }: AmountPhrase, than: string): string {
  switch (bound) {
    case 'exactly':
      return `equal to ${than}`;
    case 'moreThan':
      return `greater than ${than}`;
    case 'lessThan':
      return `less than ${than}`;
    case 'atLeast':
      return `at least ${than}`;
    case 'atMost':
      return `at most ${than}`;
    default:
      return than;
  }
}

/** What follows at the end: "for each …", "equal to …". */
export function amountTail(amount: AmountPhrase): string {
  if (amount.per !== undefined) return `for each ${each(amount.per)}`;
  if (amount.equal === undefined || amount.unit === 'value' || isNamed(amount.equal)) return '';
  return `equal to ${quantity(amount.equal, 'object')}`;
}

/** One of what is counted. */
function each(per: NonNullable<AmountPhrase['per']>): string {
  if (per.is === 'card') return cardNoun(per, 1, 'in');
  if (per.is !== 'measure') return quantity(per, 'object');
  switch (per.measure) {
    case 'zones':
      return `zone ${per.of === undefined ? '' : quantity(per.of, 'subject')} is in`;
    case 'differentZones':
      return `different zone that holds at least ${per.of === undefined ? '' : quantity(per.of, 'object')}`;
    case 'cardsMoved':
      return `card ${MOVED[per.verb ?? 'put']} this way`;
    case 'spent':
      return words(per.counter?.name, spent(per), 'this way');
    case 'damageDealt':
      return 'damage dealt this way';
    case 'damageTo':
      return `damage dealt to ${per.of === undefined ? '' : quantity(per.of, 'object')} in this combat`;
    case 'combatDamageTo':
      return `combat damage dealt to ${per.of === undefined ? '' : quantity(per.of, 'object')} in this combat`;
    case 'combatsWon':
      return 'combat you have won this turn';
    case 'maneuvers':
      return 'maneuver you have taken this turn';
    case 'paths':
      return `different path ${per.of === undefined ? '' : quantity(per.of, 'subject')} has moved along this turn`;
    case 'lent':
      return "of your cards in opponents' hands";
    case 'revealed':
      return `revealed ${per.counter?.name ?? 'card'}`;
    case 'discardedSide':
      return `discarded ${per.counter?.name ?? 'card'}`;
    case 'marks':
      return words(per.counter?.name, inPileOf(per));
    case 'symbols':
      return words('different symbol', inPileOf(per));
    case 'rest':
      return `${per.counter?.name ?? ''} ${restPlace(per.rest)}`;
    case 'counter':
      return `${per.counter?.name ?? ''} you have`;
    default:
      return quantity(per, 'object');
  }
}

/** "in your line". */
const inPileOf = ({ pile: where }: MeasurePhrase): string =>
  where === undefined ? '' : `in ${quantity(where, 'object')}`;

/** "in the treasury". */
const restPlace = (rest: Named | undefined): string =>
  rest === undefined ? 'you do not have' : `in ${nameOf(rest)}`;

/** "your Rage", but "the number of your Embers". */
const numberOf = (counter: Named | undefined, whose: string): string =>
  counter?.plural === undefined ? words(whose, counter?.name) : words('the number of', whose, counter.plural);

const MOVED = { discard: 'discarded', draw: 'drawn', return: 'returned', put: 'put there' } as const;

/** What is read off the turn and the combat alone. */
const FIXED = {
  combatsWon: 'the number of combats you have won this turn',
  maneuvers: 'the number of maneuvers you have taken this turn',
  lent: "the number of your cards in opponents' hands",
  damageDealt: 'the damage dealt this way',
  actionNumber: 'the number of this action',
  prediction: 'your prediction',
} as const;

/** "The number of zones a harpy is in", "… of different zones that hold at least one of your fighters". */
function zonesOf({ measure, of }: MeasurePhrase): string {
  if (of === undefined) return 'the number of zones';
  return measure === 'zones'
    ? `the number of zones ${quantity(of, 'subject')} is in`
    : `the number of different zones that hold at least ${quantity(of, 'object')}`;
}

/** "Feathers in your line", "revealed Miseries": what is counted of cards or of what one does not have. */
function counted(it: MeasurePhrase): string {
  const many = it.counter?.plural ?? it.counter?.name;
  if (it.measure === 'revealed') return words('revealed', many ?? 'cards');
  if (it.measure === 'discardedSide') return words('discarded', many ?? 'cards');
  if (it.measure === 'symbols') return words('different symbols', inPileOf(it));
  return words(many, it.measure === 'marks' ? inPileOf(it) : restPlace(it.rest));
}
/** What others give out of what one does not have is paid, not spent. */
const spent = ({ paid }: MeasurePhrase): string => (paid ? 'paid' : 'spent');

/** "Your Rage", "the number of Ember spent this way". */
const countersOf = (it: MeasurePhrase): string =>
  it.measure === 'spent'
    ? words(numberOf(it.counter, it.counter?.plural === undefined ? 'the' : ''), spent(it), 'this way')
    : numberOf(it.counter, words(it.of === undefined ? 'your' : quantity(it.of, 'possessive')));

function things({ measure, of, verb }: MeasurePhrase): string {
  if (measure === 'cardsMoved') return `the number of cards ${MOVED[verb ?? 'put']} this way`;
  const counted = of?.is === 'card' ? cardNoun(of, 2, 'in') : of === undefined ? '' : quantity(of, 'object');
  return `the number of ${counted}`;
}

/** A measure: "that card's BOOST". */
export function measure(it: MeasurePhrase, position: Position): string {
  const of = it.of;
  switch (it.measure) {
    case 'boost':
    case 'printed':
    case 'value':
      return ofCard(MEASURES[it.measure], of);
    case 'health':
      return of === undefined || of.is === 'card' || of.is === 'plays' ? 'health' : possessed(of, 'health');
    case 'damageTo':
    case 'combatDamageTo':
      return `the ${it.measure === 'damageTo' ? '' : 'combat '}damage dealt to ${of === undefined ? '' : quantity(of, 'object')} in this combat`;
    case 'combatsWon':
    case 'maneuvers':
    case 'lent':
    case 'damageDealt':
    case 'actionNumber':
    case 'prediction':
      return FIXED[it.measure];
    case 'paths':
      return `the number of different paths ${of === undefined ? '' : quantity(of, 'subject')} has moved along this turn`;
    case 'revealed':
    case 'discardedSide':
    case 'marks':
    case 'symbols':
    case 'rest':
      return words('the number of', counted(it));
    case 'counter':
    case 'spent':
      return countersOf(it);
    case 'zones':
    case 'differentZones':
      return zonesOf(it);
    case 'count':
    case 'cardsMoved':
      return things(it);
    case 'beyond':
      return `1 more than the highest printed value in ${of === undefined ? '' : quantity(of, 'possessive')} deck`;
    case 'named':
      return it.form === undefined || it.form === 'full' ? 'a number' : inPosition('that number', position);
  }
}

/** "Achilles' attacks", "the cards she defends with". */
function plays({ of, role }: PlaysPhrase): string {
  if (role === 'attacker') return possessed(of, 'attacks');
  const [one, many] =
    role === 'defender' ? ['defends with', 'defend with'] : ['plays in combat', 'play in combat'];
  const several = of.form === 'pronoun' && of.quantity === 'each';
  // "Each card another fighter plays", not "the cards each other fighter plays".
  if (of.quantity === 'each' && of.other && !several)
    return `each card ${quantity({ ...of, quantity: 'one' }, 'subject')} ${one}`;
  return `the cards ${quantity(of, 'subject')} ${several ? many : one}`;
}

const MEASURES = { boost: 'BOOST', printed: 'printed value', value: 'value' } as const;

/** "this card's value", "its value", but "the value of your opponent's card". */
function ofCard(word: string, of: MeasurePhrase['of']): string {
  if (of === undefined) return `the ${word}`;
  const short =
    of.is === 'card' &&
    (of.which === 'this' ||
      of.which === 'thisAttack' ||
      of.which === 'yours' ||
      of.form === 'pronoun' ||
      (of.form === 'that' && of.owner === undefined));
  return short ? `${quantity(of, 'possessive')} ${word}` : `the ${word} of ${quantity(of, 'object')}`;
}

/** A card or several; `prep` says whether it is taken from the pile or lies in it. */
export function card(it: CardPhrase, position: Position, prep: 'in' | 'from' = 'in'): string {
  const many = (it.amount?.n ?? 1) > 1 || it.amount?.bound === 'any';
  if (it.which === 'rest') return 'the rest';
  if (it.which === 'them')
    return it.amount === undefined ? 'them' : `${amountHead({ ...it.amount, unit: 'value' })} of them`;
  if (it.form === 'pronoun') return pronoun(many ? 'pl' : 'n', position);
  switch (it.which) {
    case 'this':
      return inPosition('this card', position);
    case 'thisAttack':
      return inPosition('this attack', position);
    case 'yours':
      return inPosition('your card', position);
    case 'theirs':
      return inPosition(
        words(it.owner === undefined ? 'their' : quantity(it.owner, 'possessive'), 'card'),
        position,
      );
    case 'previous':
      if (it.form === 'that') return inPosition('that card', position);
      return `the card ${it.owner === undefined ? 'they' : quantity(it.owner, 'subject')} played in the first combat`;
    case 'ofDeck':
      return `the card from ${it.pile === undefined ? 'the deck' : quantity(it.pile, 'object')}`;
    case 'noted':
      return 'the card you discarded during combat';
    default:
      break;
  }
  if (it.form === 'that') return inPosition(many ? 'those cards' : 'that card', position);
  return inPosition(described(it, prep), position);
}

function described(it: CardPhrase, prep: 'in' | 'from'): string {
  const { amount } = it;
  if (it.which === 'top' || it.which === 'bottom' || it.which === 'first') return end(it, it.which);
  if (it.which === 'all') return words('all', cardNoun(it, 2, prep));
  if (it.titles !== undefined && amount === undefined) return cardNoun(it, 1, prep);
  if (amount === undefined) return withArticle(cardNoun(it, 1, prep));
  const many = amount.n === undefined ? 2 : amount.n;
  const number = amountHead({ ...amount, unit: 'value' });
  return words(it.titles === undefined ? number : '', cardNoun(it, many, prep), amountTail(amount));
}

function end(it: CardPhrase, which: 'top' | 'bottom' | 'first'): string {
  const n = it.amount?.n ?? 1;
  const pile = it.pile === undefined ? 'the pile' : quantity(it.pile, 'object');
  return n === 1 ? `the ${which} card of ${pile}` : `the ${which} ${n} cards of ${pile}`;
}

/** The noun with everything a filter asks for. */
function cardNoun(it: CardPhrase, n: number, prep: 'in' | 'from'): string {
  const user = it.user === undefined || it.user === 'any' ? '' : it.user.name.replace(/^The /, '');
  const adjectives = [
    it.other ? 'other' : '',
    it.random ? 'random' : '',
    it.tag?.name.toUpperCase() ?? '',
    user,
    it.type ?? '',
  ];
  const head =
    it.titles === undefined
      ? words(...adjectives, n === 1 ? 'card' : 'cards')
      : enumerate(it.titles.map(nameOf), 'or');
  const chosen = it.chosenBy === undefined ? '' : `of ${quantity(it.chosenBy, 'possessive')} choice`;
  const value = it.value === undefined ? '' : `with ${valueNamed(it.value)}`;
  const twin = it.sameTitle ? 'with the same title' : '';
  const own = it.pile?.owner?.who === 'you';
  const playable = it.playable
    ? own
      ? 'that your fighter could play'
      : `that the opposing fighter could ${it.defending ? 'defend' : 'attack'} with`
    : '';
  const boosting = it.boosting
    ? own
      ? 'you BOOSTed with in this combat'
      : 'that BOOSTed in this combat'
    : '';
  const pile = it.pile === undefined ? '' : words(prep, quantity(it.pile, 'object'));
  const [picked, unseen] = it.unseen ? ['', chosenBlind(it)] : [chosen, ''];
  return words(head, picked, twin, value, boosting, pile, playable, unseen);
}

/** "without looking first", but "that your opponent chooses without looking". */
const chosenBlind = ({ chosenBy }: CardPhrase): string => {
  if (chosenBy === undefined) return 'without looking first';
  const choose = chosenBy.who === 'you' || chosenBy.form === 'pronoun' ? 'choose' : 'chooses';
  return words('that', quantity(chosenBy, 'subject'), choose, 'without looking');
};

const valueNamed = (value: ValuePhrase): string =>
  value.is === 'measure' && value.measure === 'named'
    ? 'that printed value'
    : `a printed value of ${quantity(value, 'object')}`;

const PILES = {
  hand: 'hand',
  deck: 'deck',
  discard: 'discard pile',
  aside: 'cards set aside',
  play: 'play',
  own: 'pile',
} as const;

const whose = ({ pile: word, named, ...it }: PilePhrase): string => {
  const noun = named?.name ?? PILES[word];
  const of = it.of ?? it.owner;
  if (word === 'play') return noun;
  return of === undefined ? `the ${noun}` : words(quantity(of, 'possessive'), noun);
};

/** "your hand", "the top of their deck". */
export function pile(it: PilePhrase, position: Position): string {
  if (it.form === 'pronoun') return pronoun('n', position);
  return inPosition(whose(it), position);
}

/** Where a card is put: "into your hand", "on top of your deck". */
export function intoPile(it: PilePhrase): string {
  if (it.end === 'top' && it.form === 'pronoun') return 'on top';
  if (it.end === 'top') return `on top of ${whose(it)}`;
  if (it.end === 'bottom') return `on the bottom of ${whose(it)}`;
  return it.pile === 'aside' ? 'aside' : `into ${whose(it)}`;
}
