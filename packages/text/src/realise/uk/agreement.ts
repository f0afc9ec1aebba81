import type { Noun, Sex } from '../../lexicon/uk/grammar.ts';
import { type NounName, nouns } from '../../lexicon/uk/nouns.ts';
import type {
  CardPhrase,
  FighterPhrase,
  MeasurePhrase,
  NamePhrase,
  Phrase,
  PilePhrase,
  PlayerPhrase,
  Unit,
} from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { type Agreement, namedNoun, nounCalled, tokenNoun } from './noun.ts';

/** What each phrase agrees in. */

/** The noun at the head of a fighter phrase. */
export const headNoun = ({ head }: Pick<FighterPhrase, 'head'>): Noun =>
  typeof head === 'object' ? namedNoun(head, nouns.fighter) : nouns[head];

/** The noun of a pile. */
export const PILES = {
  hand: nouns.hand,
  deck: nouns.deck,
  discard: nouns.discard,
  aside: nouns.card,
  play: nouns.play,
  own: nouns.pile,
} as const;

/** The noun of that pile: one that a hero declares has its own. */
export const pileNoun = ({ pile, named }: PilePhrase): Noun =>
  named === undefined ? PILES[pile] : namedNoun(named, nouns.pile);

/** Whether more than one card is meant. */
export const isMany = ({ amount, which }: CardPhrase): boolean =>
  (amount?.n ?? 1) > 1 || amount?.bound === 'any' || which === 'them' || which === 'all';

const MEASURES: { readonly [M in MeasurePhrase['measure']]: NounName } = {
  boost: 'boost',
  printed: 'value',
  value: 'value',
  health: 'health',
  damageTo: 'quantity',
  combatDamageTo: 'quantity',
  combatsWon: 'quantity',
  differentZones: 'quantity',
  maneuvers: 'quantity',
  paths: 'quantity',
  lent: 'quantity',
  rest: 'quantity',
  revealed: 'quantity',
  discardedSide: 'quantity',
  marks: 'quantity',
  symbols: 'quantity',
  damageDealt: 'quantity',
  counter: 'number',
  spent: 'quantity',
  zones: 'quantity',
  cardsMoved: 'quantity',
  actionNumber: 'ordinal',
  prediction: 'prediction',
  beyond: 'number',
  count: 'quantity',
  named: 'number',
};

/** The noun of a measure. */
export const measureNoun = ({ measure, counter }: MeasurePhrase): Noun =>
  measure === 'counter' && counter !== undefined
    ? namedNoun(counter, nouns.number)
    : nouns[MEASURES[measure]];

/** The noun of a unit. */
export const unitNoun = (unit: Unit): Noun => {
  if (typeof unit === 'object') return namedNoun(unit, nouns.token);
  switch (unit) {
    case 'combatDamage':
    case 'exhaustionDamage':
      return nouns.damage;
    case 'value':
    case 'times':
      return nouns.number;
    default:
      return nouns[unit];
  }
};

/** The noun of a name in the log. */
export function nameNoun(it: NamePhrase): Noun {
  switch (it.of) {
    case 'fighter':
      return nounCalled(it.text, it.named, nouns.fighter);
    case 'player':
      return nounCalled(it.text, it.named, nouns.player);
    case 'item':
      return nounCalled(it.text, it.named, nouns.item);
    default:
      return nouns[it.of];
  }
}

/** The owner of a card goes by the name of the hero. */
export const ownerNoun = ({ hero }: PlayerPhrase): Noun =>
  hero === undefined ? nouns.player : namedNoun(hero, nouns.player);

const one = ({ gender, animate, pair }: Noun): Agreement => ({
  gender,
  animate,
  count: pair ? 'pl' : 'sg',
});
const several = (sex: Sex = 'm'): Agreement => ({ gender: sex, animate: true, count: 'pl' });

/** Terms that act. */
const TERMS: Readonly<Record<string, Noun>> = {
  moveValue: nouns.movement,
  attackValue: nouns.attack,
  defenseValue: nouns.defense,
};

/** Whether a phrase is said as "обидва бійці цього бою"; with more to say it is "кожен боєць цього бою …". */
export const isBoth = ({ quantity, part, where, head }: FighterPhrase): boolean =>
  quantity === 'each' && part === 'both' && where.length === 0 && head === 'fighter';

/** What a verb or adjective must agree with. */
export function agreementOf(it: Phrase | undefined): Agreement {
  switch (it?.is) {
    case 'fighter':
      return it.quantity === 'some' || (it.quantity === 'each' && it.form === 'pronoun') || isBoth(it)
        ? { ...one(headNoun(it)), count: 'pl' }
        : one(headNoun(it));
    case 'player':
      if (it.who === 'you') return several();
      if (it.who === 'owner') return one(ownerNoun(it));
      return one(it.who === 'player' || it.who === 'eachPlayer' ? nouns.player : nouns.opponent);
    case 'card':
      if (it.which === 'rest') return one(nouns.rest);
      return { ...one(nouns.card), count: isMany(it) ? 'pl' : 'sg' };
    case 'pile':
      return { ...one(pileNoun(it)), count: it.pile === 'aside' ? 'pl' : 'sg' };
    case 'space':
      return { ...one(nouns.space), count: it.quantity === 'different' ? 'pl' : 'sg' };
    case 'token':
      return one(tokenNoun(it.token));
    case 'several':
      return { ...one(namedNoun(it.kind, nouns[it.of])), count: it.n === 1 ? 'sg' : 'pl' };
    case 'measure':
      return one(measureNoun(it));
    case 'label':
      return one(namedNoun(it.named, nouns.form));
    case 'name':
      return it.you ? several() : one(nameNoun(it));
    case 'term':
      return one(TERMS[it.term] ?? nouns.card);
    case 'plays':
      return it.role === 'defender' ? one(nouns.defense) : several();
    case 'effects':
    case 'list':
    case undefined:
      return several();
    default:
      return one(nouns.number);
  }
}

/** The gender a pronoun for the phrase would have; "кожен боєць" without one could be meant by "він". */
export function gender(it: Phrase): Gender {
  if (it.is === 'fighter' && it.quantity === 'each' && it.ref !== undefined) return 'pl';
  const agreed = agreementOf(it);
  return agreed.count === 'pl' ? 'pl' : agreed.gender;
}
