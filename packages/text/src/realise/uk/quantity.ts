import { type AdjectiveName, adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import type { Noun } from '../../lexicon/uk/grammar.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
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
import { words } from '../words.ts';
import { agreementOf, isMany, measureNoun, unitNoun } from './agreement.ts';
import { choice, figures, inverted } from './figure.ts';
import {
  after,
  counted,
  declined,
  enumerate,
  grammarOf,
  type Head,
  hasNoPlural,
  inCase,
  namedNoun,
  pronoun,
  quoted,
  type Spot,
  wordOf,
} from './noun.ts';
import { fromPile, inPile, pile } from './pile.ts';
import { belonging, yours } from './possession.ts';
/** Amounts, cards and measures in Ukrainian. */

/** Every kind of quantity. */
export const quantities: SaidOf<QuantityPhrase, string, [Spot]> = {
  card: (it, spot) => card(it, spot),
  pile,
  plays,
  amount: (it, spot) => words(amountHead(it, spot), amountTail(it, spot)),
  measure,
  product: ({ a, b }, spot) =>
    a.is === 'number' && a.n === 2
      ? twice(b, spot)
      : words(nouns.product.sg[spot.case], reckoned(a), 'та', reckoned(b)),
  number,
};

const said = { ...figures, ...quantities };

/** A quantity, or a figure that it is told by. */
function quantity(it: QuantityPhrase | FigurePhrase, spot: Spot): string {
  const say = said[it.is] as (it: Phrase, spot: Spot) => string;
  return say(it, spot);
}

const possessed = (head: Head, of: QuantityPhrase | FigurePhrase | undefined, spot: Spot): string =>
  belonging(head, of, spot, quantity);

/** "подвоєне надруковане значення карти суперника". */
function twice(it: ValuePhrase, spot: Spot): string {
  const noun = it.is === 'measure' ? measureNoun(it) : nouns.number;
  const said = quantity(it, spot);
  return words(agreeing(adjectives.doubled, noun, 'sg', spot.case), said);
}

const reckoned = (it: ValuePhrase): string => quantity(it, { case: 'gen' });

const ORDINALS = ['нульова', 'перша', 'друга', 'третя', 'четверта', "п'ята", 'шоста'];

function number(it: NumberPhrase): string {
  if (it.ordinal) return `ваша ${ORDINALS[it.n] ?? `${it.n}-та`} дія цього ходу`;
  return String(it.n);
}

/** What has no plural is counted by the point or by the token: "2 одиниці здоров'я", "2 жетони люті". */
function headOf(unit: Unit): Head {
  if (unit === 'combatDamage') return { noun: nouns.damage, adjectives: ['combat'] };
  if (unit === 'path') return { noun: nouns.path, adjectives: ['different'] };
  const noun = unitNoun(unit);
  return unit === 'value' || !hasNoPlural(noun) ? { noun } : countable(noun, typeof unit === 'object');
}

const countable = (noun: Noun, isToken: boolean): Head => ({
  noun: isToken ? nouns.token : nouns.point,
  after: noun.sg.gen,
});

const trailing = (unit: Unit): string => (unit === 'exhaustionDamage' ? 'від виснаження' : '');

/** What stands around a number: the preposition of its slot and the words of its noun. */
interface Around {
  readonly prep?: string;
  readonly head?: Head;
}

/** A number with its bound and no noun: "максимум 3". */
export const asNumber = (amount: AmountPhrase): string =>
  amountHead({ ...amount, unit: 'value' }, { case: 'acc' }) || '';

/** An amount without its tail ("за кожну …"). */
export function amountHead(amount: AmountPhrase, spot: Spot, around: Around = {}): string {
  const { unit, n, bound, equal } = amount;
  const { prep = '', head = headOf(unit) } = around;
  if (equal !== undefined) return equalHead(amount, spot, around);
  if (n === undefined) return words(prep, unbound(amount, spot, head));
  const many = unit === 'value' ? String(n) : words(counted(n, head, spot.case), trailing(unit));
  switch (bound) {
    case 'exactly':
      return words('рівно', prep, many);
    case 'upTo':
      return words('максимум', prep, many);
    case 'further':
      return words('ще', prep, many);
    case 'atLeast':
      return words(prep, 'щонайменше', many);
    case 'atMost':
      return n === 0 ? words(prep, 'жодної', declined(head, 'gen')) : words(prep, 'щонайбільше', many);
    case 'moreThan':
      return words(prep, 'більше ніж', many);
    case 'lessThan':
      return words(prep, 'менше ніж', many);
    default:
      return words(prep, many);
  }
}

/** "жетонів люті", after "без". */
export const noneOf = ({ unit }: AmountPhrase): string => ofUnit(unit, headOf(unit));

/** The noun in the genitive: several of them, or some of a mass. */
const ofUnit = (unit: Unit, head: Head): string =>
  unit === 'value' ? '' : declined({ ...head, count: 'pl' }, 'gen');

function unbound({ unit, bound }: AmountPhrase, spot: Spot, head: Head): string {
  if (bound === 'all')
    return declined({ ...head, count: 'pl', adjectives: ['all', ...(head.adjectives ?? [])] }, spot.case);
  if (bound === 'upTo') return words('максимум стільки ж', ofUnit(unit, head));
  if (bound === 'that') return words('стільки', ofUnit(unit, head));
  return words(declined({ noun: nouns.quantity, adjectives: ['any'] }, spot.case), ofUnit(unit, head));
}

const isNamed = (equal: ValuePhrase | undefined): boolean =>
  equal?.is === 'measure' && equal.measure === 'named';

/** A number that stands somewhere, not one that must be counted. */
const isReadOff = (equal: ValuePhrase): boolean =>
  equal.is === 'measure' && ['boost', 'printed', 'value', 'health', 'prediction'].includes(equal.measure);

function equalHead(
  amount: AmountPhrase,
  spot: Spot,
  { prep = '', head = headOf(amount.unit) }: Around,
): string {
  const { unit, equal } = amount;
  if (equal === undefined) return '';
  if (unit === 'value') return words(prep, quantity(equal, prep === '' ? spot : after(spot, spot.case)));
  if (unit === 'space') return words(prep, 'кількість комірок');
  if (isNamed(equal) || isReadOff(equal)) return words(prep, 'стільки', ofUnit(unit, head));
  return words(prep, declined({ ...head, count: 'pl' }, spot.case));
}

/** What follows at the end: "за кожну …", "у кількості, що дорівнює …". */
export function amountTail(amount: AmountPhrase, spot: Spot): string {
  const { per, equal, unit } = amount;
  if (per !== undefined) return `за ${each(per, spot)}`;
  if (equal === undefined || unit === 'value') return '';
  const same = `, що дорівнює ${quantity(equal, { case: 'dat' })}{,}`;
  if (unit === 'space') return same;
  if (isReadOff(equal)) return `, скільки становить ${quantity(equal, { case: 'nom' })}{,}`;
  return isNamed(equal) ? '' : `{в} кількості${same}`;
}

const everyOne = (head: Head): string =>
  declined({ ...head, adjectives: ['each', ...(head.adjectives ?? [])] }, 'acc');
const every = (noun: Noun): string => everyOne({ noun });

/** What a counter is counted by: "жетон люті". */
function counterHead({ counter }: MeasurePhrase): Head {
  const noun = counter === undefined ? nouns.number : namedNoun(counter, nouns.token);
  return hasNoPlural(noun) ? countable(noun, true) : { noun };
}

const everyZone = (per: MeasurePhrase): string =>
  per.measure === 'zones'
    ? `${every(nouns.zone)}, у якій ${stays(per)}{,}`
    : `${everyOne({ noun: nouns.zone, adjectives: ['different'] })}, {в} якій перебуває принаймні ${ofPhrase(per, 'nom')}{,}`;

function everyDamage(per: MeasurePhrase): string {
  if (per.measure === 'damageDealt') return `${every(nouns.damage)}, завдане {в} такий спосіб{,}`;
  const adjectives = per.measure === 'damageTo' ? [] : (['combat'] as const);
  return `${everyOne({ noun: nouns.damage, adjectives })}, завдане ${ofPhrase(per, 'dat')} {в} цьому бою{,}`;
}

/** "кількість дублонів Чорної Бороди"; what has no plural goes by its name: "лють Беовульфа". */
export function counterNumber(it: MeasurePhrase): string {
  const { counter, of } = it;
  const noun = counter === undefined ? nouns.number : namedNoun(counter, nouns.token);
  if (hasNoPlural(noun)) return measure(it, { case: 'nom' });
  return words(nouns.quantity.sg.nom, possessed({ noun, count: 'pl' }, of, { case: 'gen' }));
}

/** What was done this turn, one by one. */
function eachOfTurn(per: MeasurePhrase): string {
  if (per.measure === 'combatsWon') return `${every(nouns.combat)}, {в} якому ви перемогли цього ходу{,}`;
  if (per.measure === 'maneuvers') return `${every(nouns.maneuver)}, який ви виконали цього ходу{,}`;
  return `${everyOne({ noun: nouns.path, adjectives: ['different'] })}, яким ${walks(per)}{,}`;
}

/** What cards of a side deck are, or the marks on them. */
const SIDE_CARDS = { revealed: 'revealed', discardedSide: 'discarded' } as const;

const everyCard = (per: CardPhrase, spot: Spot): string =>
  words(
    everyOne({ noun: nouns.card, adjectives: adjectivesOf(per) }),
    per.titles === undefined ? '' : titles(per.titles),
    details(per, spot, 'in'),
  );

/** One of what is counted, in the accusative. */
function each(per: NonNullable<AmountPhrase['per']>, spot: Spot): string {
  if (per.is === 'card') return everyCard(per, spot);
  if (per.is === 'fighter') return quantity({ ...per, quantity: 'each' }, after(spot, 'acc'));
  if (per.is !== 'measure') return quantity(per, after(spot, 'acc'));
  const done = (noun: Noun, name: AdjectiveName): string =>
    agreeing(adjectives[name], noun, 'sg', noun.animate ? 'nom' : 'acc');
  const counter = counterHead(per);
  switch (per.measure) {
    case 'zones':
    case 'differentZones':
      return everyZone(per);
    case 'cardsMoved':
      return `${every(nouns.card)}, ${done(nouns.card, MOVED[per.verb ?? 'put'])} {в} такий спосіб{,}`;
    case 'spent':
      return `${everyOne(counter)}, ${done(counter.noun, per.paid ? 'paid' : 'spent')} {в} такий спосіб{,}`;
    case 'damageDealt':
    case 'damageTo':
    case 'combatDamageTo':
      return everyDamage(per);
    case 'combatsWon':
    case 'maneuvers':
    case 'paths':
      return eachOfTurn(per);
    case 'lent':
      return `${everyOne({ noun: nouns.card, adjectives: [yours(spot)] })} на руках суперників`;
    case 'revealed':
    case 'discardedSide':
      return everyOne({ ...counter, adjectives: [SIDE_CARDS[per.measure]] });
    case 'symbols':
      return words('кожен вид символів', inPileOf(per, spot));
    case 'marks':
    case 'rest':
      return words(everyOne(counter), per.measure === 'marks' ? inPileOf(per, spot) : restPlace(per.rest));
    case 'counter':
      return `${everyOne(counter)}, ${agreeing(adjectives.which, counter.noun, 'sg', 'acc')} ви маєте{,}`;
    default:
      return words(every(nouns.point), measure(per, inCase(spot, 'gen')));
  }
}

/** "у вашому рядку". */
const inPileOf = ({ pile: where }: MeasurePhrase, spot: Spot): string =>
  where === undefined ? '' : inPile(where, spot);

/** "{в} скарбниці". */
const restPlace = (rest: Named | undefined): string =>
  rest === undefined ? ', яких ви не маєте{,}' : words('{в}', namedNoun(rest, nouns.token).sg.loc);

const ofPhrase = ({ of }: MeasurePhrase, to: 'nom' | 'dat'): string =>
  of === undefined ? '' : quantity(of, { case: to });

const stays = ({ of }: MeasurePhrase): string =>
  of === undefined || of.is === 'card' || of.is === 'plays' ? '' : inverted(of, 'перебуває');

const walks = ({ of }: MeasurePhrase): string =>
  of === undefined || of.is === 'card' || of.is === 'plays' ? '' : `${inverted(of, 'пройшов')} цього ходу`;

const MOVED = { discard: 'discarded', draw: 'drawn', return: 'returned', put: 'put' } as const;

/** What a measure counts, in the genitive; nothing if it is read off. */
function countedThings(it: MeasurePhrase, spot: Spot): string | undefined {
  switch (it.measure) {
    case 'damageTo':
      return `поранень, завданих ${ofPhrase(it, 'dat')} {в} цьому бою{,}`;
    case 'combatDamageTo':
      return `бойових поранень, завданих ${ofPhrase(it, 'dat')} {в} цьому бою{,}`;
    case 'combatsWon':
      return 'боїв, {в} яких ви перемогли цього ходу{,}';
    case 'maneuvers':
      return 'маневрів, які ви виконали цього ходу{,}';
    case 'paths':
      return `різних шляхів, якими ${walks(it)}{,}`;
    case 'lent':
      return 'ваших карт на руках суперників';
    case 'revealed':
    case 'discardedSide':
      return declined({ ...counterHead(it), adjectives: [SIDE_CARDS[it.measure]], count: 'pl' }, 'gen');
    case 'marks':
      return words(declined({ ...counterHead(it), count: 'pl' }, 'gen'), inPileOf(it, spot));
    case 'symbols':
      return words('різних символів', inPileOf(it, spot));
    case 'rest':
      return words(declined({ ...counterHead(it), count: 'pl' }, 'gen'), restPlace(it.rest));
    case 'damageDealt':
      return 'поранень, завданих {в} такий спосіб{,}';
    case 'spent': {
      const head = counterHead(it);
      const spent = agreeing(adjectives[it.paid ? 'paid' : 'spent'], head.noun, 'pl', 'gen');
      return `${declined({ ...head, count: 'pl' }, 'gen')}, ${spent} {в} такий спосіб{,}`;
    }
    case 'zones':
      return `зон, у яких ${stays(it)}{,}`;
    case 'differentZones':
      return `різних зон, {в} яких перебуває принаймні ${ofPhrase(it, 'nom')}{,}`;
    case 'count':
      return counting(it.of, spot);
    case 'cardsMoved': {
      const moved = agreeing(adjectives[MOVED[it.verb ?? 'put']], nouns.card, 'pl', 'gen');
      return `карт, ${moved} {в} такий спосіб{,}`;
    }
    default:
      return undefined;
  }
}

/** A measure: "ПОЛІПШЕННЯ цієї карти", "кількість гарпій". */
export function measure(it: MeasurePhrase, spot: Spot): string {
  const noun = measureNoun(it);
  const things = countedThings(it, spot);
  if (things !== undefined) return words(noun.sg[spot.case], things);
  switch (it.measure) {
    case 'boost':
      return ofCard({ noun: nouns.value, after: noun.sg.gen }, it.of, spot);
    case 'value':
      return ofCard({ noun }, it.of, spot);
    case 'printed':
      return ofCard({ noun, adjectives: ['printed'] }, it.of, spot);
    case 'actionNumber':
      return words(noun.sg[spot.case], 'цієї дії');
    case 'beyond':
      return words(
        noun.sg[spot.case],
        'на 1 більше за',
        declined({ noun: nouns.value, adjectives: ['highest', 'printed'] }, 'acc'),
        '{в}',
        possessed({ noun: nouns.deck }, it.of, after(spot, 'loc')),
      );
    case 'named':
      return it.form === undefined || it.form === 'full'
        ? noun.sg[spot.case]
        : declined({ noun, adjectives: ['this'] }, spot.case);
    default:
      return possessed({ noun }, it.of, spot);
  }
}

function counting(of: MeasurePhrase['of'], spot: Spot): string {
  if (of === undefined) return '';
  if (of.is === 'card')
    return words(
      declined({ ...CARD, count: 'pl', adjectives: adjectivesOf(of) }, 'gen'),
      details(of, spot, 'in'),
    );
  return quantity(of, inCase(spot, 'gen'));
}

/** "атаки Ахілла", "карти, якими вона обороняється". */
function plays({ of, role }: PlaysPhrase, spot: Spot): string {
  if (role === 'attacker') return possessed({ noun: nouns.attack, count: 'pl' }, of, spot);
  const many = agreementOf(of).count === 'pl';
  const [link, verb] =
    role === 'defender'
      ? ['якими', many ? 'обороняються' : 'обороняється']
      : ['які', many ? 'грають {в} бою' : 'грає {в} бою'];
  return `${nouns.card.pl[spot.case]}, ${link} ${quantity(of, { case: 'nom' })} ${verb}{,}`;
}

const ofCard = (head: Head, of: MeasurePhrase['of'], spot: Spot): string =>
  of === undefined ? declined(head, spot.case) : possessed(head, of, spot);

const COMPARED = { moreThan: 'greater', lessThan: 'less', atLeast: 'less', atMost: 'greater' } as const;

/** "дорівнює 5", "більше за 5", "не менше за 5": how a number compares. */
export function compared(amount: AmountPhrase, agent: Phrase | undefined, not: boolean): string {
  const { bound, equal } = amount;
  if (equal === undefined) return words(not ? 'не' : '', 'дорівнює', asNumber(amount));
  if (bound !== 'moreThan' && bound !== 'lessThan' && bound !== 'atLeast' && bound !== 'atMost')
    return words(not ? 'не' : '', 'дорівнює', quantity(equal, { case: 'dat' }));
  const agreed = agreementOf(agent);
  const turned = (bound === 'atLeast' || bound === 'atMost') !== not;
  const word = agreeing(adjectives[COMPARED[bound]], agreed, agreed.count, 'nom');
  return words(turned ? 'не' : '', word, 'за', quantity(equal, { case: 'acc', prep: true }));
}

/** Whether a card is taken from its pile or lies in it; "apart" if the pile was said before. */
export type Lies = 'in' | 'from' | 'apart';

const CARD: Head = { noun: nouns.card };

/** A card or several. */
export function card(it: CardPhrase, spot: Spot, lies: Lies = 'in'): string {
  const many = isMany(it);
  const count = many ? 'pl' : 'sg';
  if (it.which === 'rest') return nouns.rest.sg[spot.case];
  if (it.which === 'them')
    return it.amount === undefined ? pronoun(agreementOf(it), spot) : words(asNumber(it.amount), '{з} них');
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  switch (it.which) {
    case 'this':
      return declined({ ...CARD, adjectives: ['this'] }, spot.case);
    case 'thisAttack':
      return declined({ noun: nouns.attack, adjectives: ['this'] }, spot.case);
    case 'yours':
      return declined({ ...CARD, adjectives: [yours(spot)] }, spot.case);
    case 'theirs':
      return possessed(CARD, it.owner ?? { is: 'player', who: 'rival' }, spot);
    case 'previous':
      if (it.form === 'that') break;
      return `${nouns.card.sg[spot.case]}, яку ${quantity(it.owner ?? { is: 'player', who: 'rival' }, { case: 'nom' })} зіграв у першому бою{,}`;
    case 'ofDeck':
      return words(
        nouns.card.sg[spot.case],
        '{з}',
        it.pile === undefined ? nouns.deck.sg.gen : quantity(it.pile, after(spot, 'gen')),
      );
    case 'noted':
      return `${nouns.card.sg[spot.case]}, яку ви скинули під час бою{,}`;
    default:
      break;
  }
  // "Ця карта" is the card that speaks; another one is "та карта".
  if (it.form === 'that') return declined({ ...CARD, count, adjectives: ['that'] }, spot.case);
  return described(it, spot, lies);
}

function described(it: CardPhrase, spot: Spot, lies: Lies): string {
  const { amount } = it;
  // "виберіть на ній карту": a pile that is known already comes first.
  if (it.pile?.form === 'pronoun' && it.which !== 'top' && it.which !== 'bottom') {
    const { pile: known, ...rest } = it;
    return words(lyingIn(known, spot, lies), described(rest, spot, lies));
  }
  // "виберіть з руки карту, яку …": the clause follows the card, not its pile.
  if (it.pile !== undefined && lies !== 'apart' && hasClause(it))
    return words(lyingIn(it.pile, spot, lies), described(it, spot, 'apart'));
  if (it.which === 'top' || it.which === 'bottom' || it.which === 'first') return end(it, it.which, spot);
  const rest = details(it, spot, lies);
  const head: Head = { ...CARD, adjectives: adjectivesOf(it) };
  const by = chosen(it, spot);
  if (it.which === 'all')
    return words(
      declined({ ...head, count: 'pl', adjectives: ['all', ...adjectivesOf(it)] }, spot.case),
      rest,
    );
  if (it.titles !== undefined) return words(declined(CARD, spot.case), titles(it.titles), rest, by);
  if (amount === undefined) return words(declined(head, spot.case), rest, by);
  return words(amountHead({ ...amount, unit: 'card' }, spot, { head }), rest, by, amountTail(amount, spot));
}

function end(it: CardPhrase, which: 'top' | 'bottom' | 'first', spot: Spot): string {
  const n = it.amount?.n ?? 1;
  const head: Head = { ...CARD, adjectives: [which] };
  const pile = it.pile === undefined ? '' : quantity(it.pile, inCase(spot, 'gen'));
  return words(n === 1 ? declined(head, spot.case) : counted(n, head, spot.case), pile);
}

const adjectivesOf = (it: CardPhrase): readonly AdjectiveName[] => [
  ...(it.other ? (['other'] as const) : []),
  ...(it.random ? (['random'] as const) : []),
  ...(it.type === 'versatile' ? (['versatile'] as const) : []),
];

const TYPES = { attack: nouns.attack, defense: nouns.defense, scheme: nouns.scheme } as const;

const titles = (named: readonly Named[]): string =>
  enumerate(
    named.map(({ name, names }) => quoted(wordOf({ name, names }))),
    'or',
  );

/** "ПОДОРОЖІ": as it stands after the word for a card; one that is not declined stands in quotes. */
const tagNamed = (tag: Named): string =>
  grammarOf(tag) === undefined
    ? `«${wordOf(tag).toUpperCase()}»`
    : namedNoun(tag, nouns.card).sg.gen.toUpperCase();

/** Whether a clause of its own says which card. */
export const hasClause = (it: CardPhrase): boolean =>
  it.playable === true ||
  it.boosting === true ||
  it.sameTitle === true ||
  it.which === 'noted' ||
  isBlind(it);

/** Chosen by somebody who does not see it: a clause tells. */
const isBlind = (it: CardPhrase): boolean => it.unseen === true && it.chosenBy !== undefined;

/** "на вибір суперника", "яку наосліп вибирає суперник". */
const chosen = (it: CardPhrase, spot: Spot): string =>
  isBlind(it) && it.chosenBy !== undefined
    ? `, яку наосліп вибирає ${quantity(it.chosenBy, { case: 'nom' })}{,}`
    : choice(it.chosenBy, spot);

const lyingIn = (pile: PilePhrase, spot: Spot, lies: Lies): string =>
  lies === 'apart' ? '' : lies === 'from' ? fromPile(pile, spot) : inPile(pile, spot);

/** Everything a filter asks for, after the noun. */
export function details(it: CardPhrase, spot: Spot, lies: Lies): string {
  const type = it.type === undefined || it.type === 'versatile' ? '' : TYPES[it.type].sg.gen;
  const tag = it.tag === undefined ? '' : tagNamed(it.tag);
  const user = it.user === undefined || it.user === 'any' ? '' : namedNoun(it.user, nouns.fighter).sg.gen;
  const value = it.value === undefined ? '' : `{з} ${valueNamed(it.value, spot)}`;
  const twin = it.sameTitle ? '{з} однаковою назвою' : '';
  const own = it.pile?.owner?.who === 'you';
  const playable = it.playable
    ? own
      ? ', яку може зіграти ваш боєць{,}'
      : `, якою можна ${it.defending ? 'оборонитися' : 'атакувати'} {в} цьому бою{,}`
    : '';
  const boosting = it.boosting
    ? `, ${isMany(it) ? 'які' : 'яку'} використано для ПОЛІПШЕННЯ {в} цьому бою{,}`
    : '';
  const pile = it.pile === undefined ? '' : lyingIn(it.pile, spot, lies);
  const unseen = it.unseen && !isBlind(it) ? 'наосліп' : '';
  return words(type, tag, user, twin, value, pile, playable, boosting, unseen);
}

const valueNamed = (value: ValuePhrase, spot: Spot): string => {
  const printed = (...before: AdjectiveName[]): string =>
    declined({ noun: nouns.value, adjectives: [...before, 'printed'] }, 'ins');
  if (value.is === 'measure' && value.measure === 'named') return printed('such');
  if (value.is === 'number') return words(printed(), String(value.n));
  return `${printed()}, що дорівнює ${quantity(value, inCase(spot, 'dat'))}{,}`;
};
