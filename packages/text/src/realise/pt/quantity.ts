import { conjugate, type Form } from '../../lexicon/pt/conjugation.ts';
import {
  type AmountPhrase,
  type CardPhrase,
  type FigurePhrase,
  type MeasurePhrase,
  type Named,
  type NumberPhrase,
  type Phrase,
  type PlaysPhrase,
  type QuantityPhrase,
  type SaidOf,
  type Unit,
  type ValuePhrase,
  YOU,
} from '../../meaning/phrase.ts';
import { agreement, isMany } from './agreement.ts';
import { figures, isYou, owned } from './figure.ts';
import {
  type Agreement,
  after,
  enumerate,
  genderOf,
  grammarOf,
  inO,
  type Noun,
  nameOf,
  none,
  type Position,
  pronoun,
  quoted,
  that,
  the,
  wordOf,
  words,
  your,
} from './noun.ts';
import { pile } from './pile.ts';
/** Amounts, cards and measures in Portuguese. */

/** Every kind of quantity. */
export const quantities: SaidOf<QuantityPhrase, string, [Position]> = {
  card: (it, position) => card(it, position),
  pile,
  plays,
  amount: (it) => words(amountHead(it), amountTail(it)),
  measure: (it) => measure(it),
  product: ({ a, b }) =>
    a.is === 'number' && a.n === 2
      ? prepared('o dobro de', b)
      : `${quantity(a, 'oblique')} vezes ${quantity(b, 'oblique')}`,
  number,
};

const said = { ...figures, ...quantities };

/** A quantity, or a figure that it is told by. */
function quantity(it: QuantityPhrase | FigurePhrase, position: Position): string {
  const say = said[it.is] as (it: Phrase, position: Position) => string;
  return say(it, position);
}

const prepared = (prep: string, it: QuantityPhrase | FigurePhrase): string =>
  after(prep, quantity(it, 'oblique'));

const ORDINALS = ['', 'primeira', 'segunda', 'terceira', 'quarta', 'quinta', 'sexta'];

function number(it: NumberPhrase): string {
  return it.ordinal ? `sua ${ORDINALS[it.n] || `${it.n}ª`} ação neste turno` : String(it.n);
}

/** `mass`: what "all of it" and "as much as" are said of, where that is not the counted word. */
type UnitNoun = Noun & { readonly mass?: string };

const points = (of: string): UnitNoun => ({
  one: `ponto de ${of}`,
  many: `pontos de ${of}`,
  gender: 'm',
  mass: of,
});

const UNITS: Readonly<Record<Exclude<Unit, object>, UnitNoun>> = {
  card: { one: 'carta', many: 'cartas', gender: 'f' },
  damage: points('dano'),
  exhaustionDamage: points('dano de exaustão'),
  combatDamage: points('dano de combate'),
  health: points('vida'),
  space: { one: 'espaço', many: 'espaços', gender: 'm' },
  path: { one: 'caminho', many: 'caminhos diferentes', gender: 'm' },
  action: { one: 'ação', many: 'ações', gender: 'f' },
  value: { one: '', many: '', gender: 'm' },
  times: { one: 'vez', many: 'vezes', gender: 'f' },
};

/** What one says "none" of rather than 0. */
const DAMAGE: readonly Unit[] = ['damage', 'combatDamage', 'exhaustionDamage'];

/** The noun of a unit. */
export const unitOf = (unit: Unit): UnitNoun => (typeof unit === 'object' ? counterUnit(unit) : UNITS[unit]);

/** A declared counter as something counted: "2 brasas"; a name without a plural by the point, "2 pontos de Fúria". */
function counterUnit(counter: Named): UnitNoun {
  const plural = grammarOf(counter)?.plural;
  return plural === undefined
    ? points(wordOf(counter))
    : { one: wordOf(counter), many: plural, gender: genderOf(counter) };
}

/** A number with its noun. */
const counted = (unit: Unit, n: number): string => {
  const { one, many } = unitOf(unit);
  return words(String(n), n === 1 ? one : many);
};

/** An amount before the tail that is kept for the end of the clause; `of` is what it is compared with. */
export function amountHead(amount: AmountPhrase, of?: MeasurePhrase): string {
  const { unit, n, bound, equal } = amount;
  const noun = unitOf(unit);
  if (equal !== undefined) return equalHead(amount, equal, of);
  if (n === undefined) return unbound(amount);
  switch (bound) {
    case 'exactly':
      return `exatamente ${counted(unit, n)}`;
    case 'upTo':
      return `até ${counted(unit, n)}`;
    case 'atLeast':
      return `${counted(unit, n)} ou mais`;
    case 'atMost':
      return n === 0
        ? words(none({ gender: noun.gender, plural: false }), noun.one)
        : `${counted(unit, n)} ou menos`;
    case 'moreThan':
      return `mais de ${counted(unit, n)}`;
    case 'lessThan':
      return `menos de ${counted(unit, n)}`;
    case 'further':
      return `mais ${counted(unit, n)}`;
    default:
      return n === 0 && DAMAGE.includes(unit) ? `nenhum ${noun.mass}` : counted(unit, n);
  }
}

function unbound({ unit, bound }: AmountPhrase): string {
  const { mass, many, gender } = unitOf(unit);
  if (bound === 'all')
    return mass === undefined
      ? words(gender === 'f' ? 'todas as' : 'todos os', many)
      : words(unit === 'health' ? 'toda a' : 'todo o', mass);
  const quantity =
    bound === 'upTo' ? 'até essa quantidade' : bound === 'that' ? 'essa quantidade' : 'qualquer quantidade';
  const of = mass ?? many;
  return of === '' ? quantity : `${quantity} de ${of}`;
}

function equalHead(amount: AmountPhrase, equal: ValuePhrase, of?: MeasurePhrase): string {
  if (amount.unit === 'value') return comparator(amount, equal, of);
  if (isNamed(equal)) return unbound({ ...amount, bound: 'that' });
  const { mass, many } = unitOf(amount.unit);
  return mass === undefined ? `um número de ${many}` : `uma quantidade de ${mass}`;
}

const isNamed = (equal: ValuePhrase): boolean => equal.is === 'measure' && equal.measure === 'named';

function comparator({ bound }: AmountPhrase, equal: ValuePhrase, of?: MeasurePhrase): string {
  const than = comparedWith(equal, of);
  switch (bound) {
    case 'exactly':
      return after('igual a', than);
    case 'moreThan':
      return `maior que ${than}`;
    case 'lessThan':
      return `menor que ${than}`;
    case 'atLeast':
      return `no mínimo ${than}`;
    case 'atMost':
      return `no máximo ${than}`;
    default:
      return than;
  }
}

/** "se o valor impresso da sua carta for menor que o da carta do seu oponente": the noun is said once. */
function comparedWith(equal: ValuePhrase, of: MeasurePhrase | undefined): string {
  const said = quantity(equal, 'oblique');
  if (equal.is !== 'measure' || of === undefined || equal.measure !== of.measure) return said;
  return said.replace(/^([oa]) (?:valor de REFORÇAR|valor impresso|valor|vida) (?=d)/, '$1 ');
}

/** What follows at the end: "para cada …", "igual a …". */
export function amountTail(amount: AmountPhrase): string {
  if (amount.per !== undefined) return `para cada ${each(amount.per)}`;
  return hasEqualTail(amount) && amount.equal !== undefined ? prepared('igual a', clear(amount.equal)) : '';
}

/** At the end of a clause a card is called a card again: "igual ao valor de REFORÇAR dessa carta". */
function clear(equal: ValuePhrase): ValuePhrase {
  if (equal.is !== 'measure' || equal.of?.is !== 'card' || equal.of.form !== 'pronoun') return equal;
  return { ...equal, of: { ...equal.of, form: 'that' } };
}

/** Whether the amount is told by what it equals, after its noun. */
export const hasEqualTail = (amount: AmountPhrase): boolean =>
  amount.equal !== undefined && amount.unit !== 'value' && !isNamed(amount.equal);

/** One of what is counted. */
function each(per: NonNullable<AmountPhrase['per']>): string {
  if (per.is === 'card') return cardNoun(per, false, 'em');
  if (per.is !== 'measure') return quantity(per, 'oblique');
  switch (per.measure) {
    case 'zones':
      return `zona em que ${inZone(per, 'sub')}`;
    case 'differentZones':
      return `zona diferente em que ${inZone(per, 'sub', 'ao menos')}`;
    case 'cardsMoved':
      return `carta ${inO(MOVED[per.verb ?? 'put'], ONE)} desta forma`;
    case 'spent':
      return `${counterPoint(per)} ${inO(per.paid ? 'pago' : 'gasto', { gender: spentGender(per), plural: false })} desta forma`;
    case 'damageDealt':
      return 'ponto de dano causado desta forma';
    case 'damageTo':
      return words('ponto de dano causado', toWhom(per), 'neste combate');
    case 'combatDamageTo':
      return words('ponto de dano de combate causado', toWhom(per), 'neste combate');
    case 'combatsWon':
      return 'combate que você venceu neste turno';
    case 'maneuvers':
      return 'manobra que você fez neste turno';
    case 'paths':
      return words('caminho diferente por onde', walker(per), 'se moveu neste turno');
    case 'lent':
      return 'carta sua na mão de oponentes';
    case 'revealed':
      return `${counterPoint(per)} ${inO('revelado', { gender: spentGender(per), plural: false })}`;
    case 'discardedSide':
      return `${counterPoint(per)} ${inO('descartado', { gender: spentGender(per), plural: false })}`;
    case 'marks':
      return words(counterPoint(per), inPileOf(per));
    case 'symbols':
      return words('símbolo diferente', inPileOf(per));
    case 'rest':
      return words(counterPoint(per), restPlace(per.rest));
    case 'counter':
      return `${counterPoint(per)} que você tem`;
    default:
      return quantity(per, 'oblique');
  }
}

const MOVED = { discard: 'descartado', draw: 'comprado', return: 'retornado', put: 'colocado' } as const;

const spentGender = ({ counter }: MeasurePhrase): 'm' | 'f' =>
  counter === undefined ? 'm' : counterUnit(counter).gender;

const counterPoint = ({ counter }: MeasurePhrase): string =>
  counter === undefined ? 'ponto' : unitOf(counter).one;

/** "no seu verso". */
const inPileOf = ({ pile: where }: MeasurePhrase): string =>
  where === undefined ? '' : prepared('em', where);

/** "no tesouro". */
const restPlace = (rest: Named | undefined): string =>
  rest === undefined ? 'que você não tem' : after('em', nameOf(rest));

const toWhom = ({ of }: MeasurePhrase): string => (of === undefined ? '' : prepared('a', of));

const walker = ({ of }: MeasurePhrase): string => (of === undefined ? 'você' : quantity(of, 'subject'));

/** "o combatente inimigo está", "está ao menos um dos seus combatentes". */
function inZone({ of }: MeasurePhrase, form: Form, atLeast = ''): string {
  if (of === undefined) return '';
  const is = conjugate('estar', form, agreement(of).plural);
  return atLeast === '' ? words(quantity(of, 'subject'), is) : words(is, atLeast, quantity(of, 'subject'));
}

const noun = (one: string, gender: 'm' | 'f' = 'm'): Noun => ({ one, many: one, gender });

const MEASURES = {
  boost: noun('valor de REFORÇAR'),
  printed: noun('valor impresso'),
  value: noun('valor'),
  health: noun('vida', 'f'),
} as const;

/** "os ataques de Aquiles", "as cartas com que ela se defende". */
function plays({ of, role }: PlaysPhrase): string {
  if (role === 'attacker') return words('os ataques', prepared('de', of));
  const who = quantity(of, 'subject');
  const { plural } = agreement(of);
  return role === 'defender'
    ? `as cartas com que ${who} se ${conjugate('defender', 'pres', plural)}`
    : `as cartas que ${who} ${conjugate('jogar', 'pres', plural)} em combate`;
}

function numberOf(word: Noun, of: MeasurePhrase['of']): string {
  const article = the({ gender: word.gender, plural: false });
  if (of === undefined) return `${article} ${word.one}`;
  return of.is === 'card' || of.is === 'plays'
    ? words(article, word.one, prepared('de', of))
    : owned(word, of);
}

/** What is read off the turn and the combat alone. */
const OF_THE_TURN = {
  damageDealt: 'o dano causado desta forma',
  actionNumber: 'o número desta ação',
  combatsWon: 'o número de combates que você venceu neste turno',
  maneuvers: 'o número de manobras que você fez neste turno',
  lent: 'o número de cartas suas na mão de oponentes',
  prediction: 'sua previsão',
} as const;

function countOf(of: MeasurePhrase['of']): string {
  if (of?.is === 'card') return `o número de ${cardNoun(of, true, 'em')}`;
  return of === undefined ? 'o número' : prepared('o número de', of);
}

const cardsMoved = ({ verb = 'put' }: MeasurePhrase): string =>
  `o número de cartas ${inO(MOVED[verb], { gender: 'f', plural: true })} desta forma`;

const sideCardsOf = (it: MeasurePhrase, how: string): string =>
  words(
    'o número de',
    it.counter === undefined ? 'cartas' : unitOf(it.counter).many,
    inO(how, { gender: it.counter === undefined ? 'f' : spentGender(it), plural: true }),
  );

const restNumber = (it: MeasurePhrase): string =>
  words('o número de', it.counter === undefined ? 'pontos' : unitOf(it.counter).many, restPlace(it.rest));

function numberIn(it: MeasurePhrase): string {
  switch (it.measure) {
    case 'revealed':
      return sideCardsOf(it, 'revelado');
    case 'discardedSide':
      return sideCardsOf(it, 'descartado');
    case 'marks':
      return words(
        'o número de',
        it.counter === undefined ? 'marcas' : unitOf(it.counter).many,
        inPileOf(it),
      );
    case 'symbols':
      return words('o número de símbolos diferentes', inPileOf(it));
    default:
      return restNumber(it);
  }
}

const zonesOf = (it: MeasurePhrase): string =>
  it.measure === 'zones'
    ? `o número de zonas em que ${inZone(it, 'pres')}`
    : `o número de zonas diferentes em que ${inZone(it, 'pres', 'ao menos')}`;

const damageOf = (it: MeasurePhrase): string =>
  words(
    it.measure === 'damageTo' ? 'o dano causado' : 'o dano de combate causado',
    toWhom(it),
    'neste combate',
  );

const namedNumber = ({ form }: MeasurePhrase): string =>
  form === undefined || form === 'full' ? 'um número' : words(that({ gender: 'm', plural: false }), 'número');

/** A measure: "o valor dessa carta". */
export function measure(it: MeasurePhrase): string {
  const of = it.of;
  switch (it.measure) {
    case 'boost':
    case 'printed':
    case 'value':
    case 'health':
      return numberOf(MEASURES[it.measure], of);
    case 'damageTo':
    case 'combatDamageTo':
      return damageOf(it);
    case 'revealed':
    case 'discardedSide':
    case 'marks':
    case 'symbols':
    case 'rest':
      return numberIn(it);
    case 'counter':
      return counterOf(it);
    case 'spent':
      return spentOf(it);
    case 'paths':
      return words('o número de caminhos diferentes por onde', walker(it), 'se moveu neste turno');
    case 'zones':
    case 'differentZones':
      return zonesOf(it);
    case 'count':
      return countOf(of);
    case 'cardsMoved':
      return cardsMoved(it);
    case 'actionNumber':
    case 'combatsWon':
    case 'maneuvers':
    case 'lent':
    case 'damageDealt':
    case 'prediction':
      return OF_THE_TURN[it.measure];
    case 'beyond':
      return words('o número 1 acima do maior valor impresso', after('em', numberOf(noun('baralho'), of)));
    case 'named':
      return namedNumber(it);
  }
}

/**
 * "a Fúria de Beowulf", "o número de dobrões do Barba Negra"; a name whose gender nobody told follows its class noun: "o
 * contador Ember de Beowulf".
 */
function counterOf({ counter, of = YOU }: MeasurePhrase): string {
  const many = counter === undefined ? undefined : grammarOf(counter)?.plural;
  if (many !== undefined) {
    const yours = of.is !== 'card' && of.is !== 'plays' && isYou(of);
    return yours
      ? words('o número', after('de', your({ gender: genderOf(counter), plural: true })), many)
      : words('o número de', many, prepared('de', of));
  }
  const isKnown = counter !== undefined && grammarOf(counter) !== undefined;
  const word = isKnown
    ? noun(wordOf(counter), genderOf(counter))
    : noun(words('contador', counter && wordOf(counter)));
  return numberOf(word, of);
}

function spentOf(it: MeasurePhrase): string {
  if (it.counter !== undefined && grammarOf(it.counter)?.plural !== undefined) {
    const { many, gender } = counterUnit(it.counter);
    return `a quantidade de ${many} ${inO(it.paid ? 'pago' : 'gasto', { gender, plural: true })} desta forma`;
  }
  return words('a quantidade de pontos gastos', it.counter && after('de', wordOf(it.counter)), 'desta forma');
}

const ONE: Agreement = { gender: 'f', plural: false };
const MANY: Agreement = { gender: 'f', plural: true };
const CARDS: Noun = { one: 'carta', many: 'cartas', gender: 'f' };

/** A card or several; `prep` says whether it is taken from the pile or lies in it. */
export function card(it: CardPhrase, position: Position, prep: 'em' | 'de' = 'em'): string {
  const many = isMany(it);
  if (it.which === 'rest') return 'as restantes';
  if (it.which === 'them') {
    return it.amount === undefined
      ? pronoun(MANY, position)
      : `${amountHead({ ...it.amount, unit: 'value' })} delas`;
  }
  if (it.form === 'pronoun') return pronoun(many ? MANY : ONE, position);
  switch (it.which) {
    case 'this':
      return 'esta carta';
    case 'thisAttack':
      return 'este ataque';
    case 'yours':
      return 'sua carta';
    case 'theirs':
      return it.owner === undefined ? 'essa carta' : owned(CARDS, it.owner);
    case 'previous':
      if (it.form === 'that') return 'essa carta';
      return `a carta que ${it.owner === undefined ? 'ele' : quantity(it.owner, 'subject')} jogou no primeiro combate`;
    case 'ofDeck':
      return words('a carta', it.pile === undefined ? 'do baralho' : prepared('de', it.pile));
    case 'noted':
      return 'a carta que você descartou durante o combate';
    default:
      break;
  }
  if (it.form === 'that') return many ? 'essas cartas' : 'essa carta';
  return described(it, prep);
}

function described(it: CardPhrase, prep: 'em' | 'de'): string {
  const { amount } = it;
  const chosen =
    it.chosenBy === undefined || it.unseen ? '' : words('à escolha', prepared('de', it.chosenBy));
  if (it.which === 'first') return words('a primeira carta', it.pile && prepared('de', it.pile));
  if (it.which === 'top' || it.which === 'bottom')
    return end(it, it.which === 'top' ? 'do topo' : 'do fundo');
  if (it.which === 'all') return words('todas as', cardNoun(it, true, prep));
  if (it.titles !== undefined && amount === undefined) return cardNoun(it, false, prep);
  if (amount === undefined) return words('uma', cardNoun(it, false, prep), chosen);
  const many = amount.n === undefined || amount.n > 1;
  const number = it.titles === undefined ? amountOf(it) : '';
  return words(number, cardNoun(it, many, prep), chosen, amountTail(amount));
}

/** "exatamente 3", "qualquer quantidade de". */
function amountOf({ amount }: CardPhrase): string {
  if (amount === undefined) return '';
  const head = amountHead({ ...amount, unit: 'value' });
  return amount.n === undefined && amount.equal === undefined ? `${head} de` : head;
}

function end(it: CardPhrase, which: string): string {
  const n = it.amount?.n ?? 1;
  const pile = it.pile === undefined ? 'da pilha' : prepared('de', it.pile);
  return n === 1 ? `a carta ${which} ${pile}` : `as ${n} cartas ${which} ${pile}`;
}

const TYPES = {
  attack: 'de ataque',
  defense: 'de defesa',
  scheme: 'de tática',
  versatile: ['versátil', 'versáteis'],
} as const;

function typeOf({ type }: CardPhrase, many: boolean): string {
  if (type === undefined) return '';
  const said = TYPES[type];
  return typeof said === 'string' ? said : said[many ? 1 : 0];
}

/** The noun with everything a filter asks for. */
export function cardNoun(it: CardPhrase, many: boolean, prep: 'em' | 'de'): string {
  const user = it.user === undefined || it.user === 'any' ? '' : after('de', nameOf(it.user));
  const tag = it.tag === undefined ? '' : `de ${wordOf(it.tag).toUpperCase()}`;
  const random = it.random ? (many ? 'aleatórias' : 'aleatória') : '';
  const head =
    it.titles === undefined
      ? words(
          it.other ? (many ? 'outras' : 'outra') : '',
          many ? 'cartas' : 'carta',
          typeOf(it, many),
          tag,
          user,
          random,
        )
      : enumerate(
          it.titles.map((title) => quoted(wordOf(title))),
          'or',
        );
  const value = it.value === undefined ? '' : `com ${valueNamed(it.value)}`;
  const twin = it.sameTitle ? 'com o mesmo título' : '';
  const unseen = it.unseen ? words('escolhida às cegas', it.chosenBy && prepared('por', it.chosenBy)) : '';
  const own = it.pile?.owner?.who === 'you';
  const playable = it.playable
    ? own
      ? 'que seu combatente possa jogar'
      : `com a qual o combatente inimigo possa ${it.defending ? 'se defender' : 'atacar'}`
    : '';
  const boosting = it.boosting
    ? `${inO('usado', { gender: 'f', plural: many })} para REFORÇAR neste combate`
    : '';
  const pile = it.pile === undefined ? '' : prepared(prep, it.pile);
  return words(head, value, pile, twin, playable, boosting, unseen);
}

const valueNamed = (value: ValuePhrase): string =>
  value.is === 'measure' && value.measure === 'named'
    ? 'esse valor impresso'
    : words('valor impresso', prepared('igual a', value));
