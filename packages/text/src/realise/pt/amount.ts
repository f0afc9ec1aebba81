import { conjugate, type Form } from '../../lexicon/pt/conjugation.ts';
import type { AmountPhrase, MeasurePhrase, Phrase, Unit } from '../../phrase.ts';
import { cardNoun } from './card.ts';
import { type Agreement, after, genderOf, inO, type Noun, none, that, wordOf, words } from './noun.ts';
import { agreement, owned, phrase, prepared } from './phrase.ts';

/** Amounts and measures in Portuguese. */

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
  action: { one: 'ação', many: 'ações', gender: 'f' },
  value: { one: '', many: '', gender: 'm' },
  times: { one: 'vez', many: 'vezes', gender: 'f' },
};

/** What one says "none" of rather than 0. */
const DAMAGE: readonly Unit[] = ['damage', 'combatDamage', 'exhaustionDamage'];

const unitOf = (unit: Unit): UnitNoun => (typeof unit === 'object' ? points(wordOf(unit)) : UNITS[unit]);

/** A number with its noun. */
const counted = (unit: Unit, n: number): string => {
  const { one, many } = unitOf(unit);
  return words(String(n), n === 1 ? one : many);
};

/** An amount before the tail that is kept for the end of the clause. */
export function amountHead(amount: AmountPhrase): string {
  const { unit, n, bound, equal } = amount;
  const noun = unitOf(unit);
  if (equal !== undefined) return equalHead(amount, equal);
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
  const quantity = bound === 'that' ? 'essa quantidade' : 'qualquer quantidade';
  const of = mass ?? many;
  return of === '' ? quantity : `${quantity} de ${of}`;
}

function equalHead(amount: AmountPhrase, equal: Phrase): string {
  if (amount.unit === 'value') return comparator(amount, equal);
  if (isNamed(equal)) return unbound({ ...amount, bound: 'that' });
  const { mass, many } = unitOf(amount.unit);
  if (amount.unit === 'damage') return 'dano';
  return mass === undefined ? `um número de ${many}` : `uma quantidade de ${mass}`;
}

const isNamed = (equal: Phrase): boolean => equal.is === 'measure' && equal.measure === 'named';

function comparator({ bound }: AmountPhrase, equal: Phrase): string {
  const than = phrase(equal, 'oblique');
  switch (bound) {
    case 'exactly':
      return prepared('igual a', equal);
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

/** What follows at the end: "para cada …", "igual a …". */
export function amountTail(amount: AmountPhrase): string {
  if (amount.per !== undefined) return `para cada ${each(amount.per)}`;
  return hasEqualTail(amount) && amount.equal !== undefined ? prepared('igual a', clear(amount.equal)) : '';
}

/** At the end of a clause a card is called a card again: "igual ao valor de REFORÇAR dessa carta". */
function clear(equal: Phrase): Phrase {
  if (equal.is !== 'measure' || equal.of?.is !== 'card' || equal.of.form !== 'pronoun') return equal;
  return { ...equal, of: { ...equal.of, form: 'that' } };
}

/** Whether the amount is told by what it equals, after its noun. */
export const hasEqualTail = (amount: AmountPhrase): boolean =>
  amount.equal !== undefined && amount.unit !== 'value' && !isNamed(amount.equal);

/** One of what is counted. */
function each(per: Phrase): string {
  if (per.is === 'card') return cardNoun(per, false, 'em');
  if (per.is !== 'measure') return phrase(per, 'oblique');
  switch (per.measure) {
    case 'zones':
      return `zona em que ${inZone(per, 'sub')}`;
    case 'cardsMoved':
      return `carta ${inO(MOVED[per.verb ?? 'put'], CARD)} desta forma`;
    case 'spent':
      return `${counterPoint(per)} gasto desta forma`;
    case 'damageDealt':
      return 'ponto de dano causado desta forma';
    case 'damageTo':
      return words('ponto de dano causado', toWhom(per), 'neste combate');
    case 'counter':
      return `${counterPoint(per)} que você tem`;
    default:
      return phrase(per, 'oblique');
  }
}

const CARD: Agreement = { gender: 'f', plural: false };
const MOVED = { discard: 'descartado', draw: 'comprado', return: 'retornado', put: 'colocado' } as const;

const counterPoint = ({ counter }: MeasurePhrase): string =>
  counter === undefined ? 'ponto' : unitOf(counter).one;

const toWhom = ({ of }: MeasurePhrase): string => (of === undefined ? '' : prepared('a', of));

/** "o combatente inimigo está". */
const inZone = ({ of }: MeasurePhrase, form: Form): string =>
  of === undefined ? '' : words(phrase(of, 'subject'), conjugate('estar', form, agreement(of).plural));

const noun = (one: string, gender: 'm' | 'f' = 'm'): Noun => ({ one, many: one, gender });

const MEASURES = {
  boost: noun('valor de REFORÇAR'),
  printed: noun('valor impresso'),
  value: noun('valor'),
  health: noun('vida', 'f'),
} as const;

/** How words agree with a measure. */
export const measureAgreement = ({ measure: it, counter }: MeasurePhrase): Agreement => {
  const feminine = it === 'health' || it === 'prediction' || (it === 'counter' && genderOf(counter) === 'f');
  return { gender: feminine ? 'f' : 'm', plural: false };
};

const numberOf = (word: Noun, of: Phrase | undefined): string =>
  of === undefined ? `${word.gender === 'f' ? 'a' : 'o'} ${word.one}` : owned(word, of);

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
      return words('o dano causado', toWhom(it), 'neste combate');
    case 'damageDealt':
      return 'o dano causado desta forma';
    case 'counter':
      return counterOf(it);
    case 'spent':
      return words(
        'a quantidade de pontos gastos',
        it.counter && after('de', wordOf(it.counter)),
        'desta forma',
      );
    case 'zones':
      return `o número de zonas em que ${inZone(it, 'pres')}`;
    case 'count':
      if (of?.is === 'card') return `o número de ${cardNoun(of, true, 'em')}`;
      return of === undefined ? 'o número' : prepared('o número de', of);
    case 'cardsMoved':
      return `o número de cartas ${inO(MOVED[it.verb ?? 'put'], { gender: 'f', plural: true })} desta forma`;
    case 'actionNumber':
      return 'o número desta ação';
    case 'prediction':
      return 'sua previsão';
    case 'highest':
      return words('o maior valor impresso', of === undefined ? '' : after('em', owned(noun('baralho'), of)));
    case 'named':
      return it.form === undefined || it.form === 'full'
        ? 'um número'
        : words(that({ gender: 'm', plural: false }), 'número');
  }
}

function counterOf({ counter, of }: MeasurePhrase): string {
  const word = noun(counter === undefined ? 'contador' : wordOf(counter), genderOf(counter));
  return owned(word, of ?? { is: 'player', who: 'you' });
}
