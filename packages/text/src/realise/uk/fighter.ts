import { type AdjectiveName, adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import type { Count } from '../../lexicon/uk/grammar.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { FighterPhrase } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf, headNoun, isBoth } from './agreement.ts';
import { declined, pronoun, type Spot } from './noun.ts';
import { attributive, choice } from './place.ts';
import { possessed, yours } from './possession.ts';

/** Fighters in Ukrainian. */

const FIGHTER = nouns.fighter;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase, spot: Spot): string {
  const { case: to } = spot;
  if (who.owner !== undefined)
    return who.form === 'that'
      ? declined({ noun: nouns.hero, adjectives: ['this'] }, to)
      : possessed({ noun: nouns.hero }, who.owner, spot);
  switch (who.part) {
    case 'user':
      return `${FIGHTER.sg[to]}, який зіграв цю карту{,}`;
    case 'mine':
      return declined({ noun: FIGHTER, adjectives: [yours(spot)] }, to);
    case 'theirs':
      return declined({ noun: FIGHTER, adjectives: ['opposing'] }, to);
    case 'attacker':
      return nouns.attacker.sg[to];
    default:
      break;
  }
  const noun = headNoun(who);
  if (typeof who.head === 'object' && who.quantity === 'the') return noun.sg[to];
  return declined({ noun, adjectives: ['this'] }, to);
}

/** Adjectives, noun and what follows it. */
function described(who: FighterPhrase, before: readonly AdjectiveName[], count: Count, spot: Spot): string {
  const noun = headNoun(who);
  const side: readonly AdjectiveName[] = who.side === undefined || who.side === 'own' ? [] : [who.side];
  const fallen: readonly AdjectiveName[] = who.where.some(({ how }) => how === 'defeated')
    ? ['defeated']
    : [];
  const head = declined({ noun, count, adjectives: [...before, ...fallen, ...side] }, spot.case);
  const rest = who.where
    .filter(({ how }) => how !== 'defeated')
    .map((where) => attributive(where, { ...noun, count }, spot));
  return words(head, who.part === 'both' ? 'цього бою' : '', ...rest, choice(who.chosenBy, spot));
}

/** "одного зі своїх бійців". */
function oneOf(who: FighterPhrase, mine: readonly AdjectiveName[], spot: Spot): string {
  const noun = headNoun(who);
  return words(
    agreeing(adjectives.one, noun, 'sg', spot.case),
    '{з}',
    described({ ...who, chosenBy: undefined }, mine, 'pl', { ...spot, case: 'gen' }),
    choice(who.chosenBy, spot),
  );
}

/** A fighter or a set of fighters. */
export function fighter(who: FighterPhrase, spot: Spot): string {
  if (who.form === 'pronoun') return pronoun(agreementOf(who), spot);
  if (who.form === 'that' || who.quantity === 'the') return known(who, spot);
  const other: readonly AdjectiveName[] = who.other ? ['other'] : [];
  const mine: readonly AdjectiveName[] =
    who.side === 'own' && typeof who.head === 'string' ? [yours(spot)] : [];
  switch (who.quantity) {
    case 'each':
      if (isBoth(who)) return described(who, ['both'], 'pl', spot);
      return described(who, ['each', ...other, ...mine], 'sg', spot);
    case 'some':
      return described(who, [...other, ...mine], 'pl', spot);
    case 'bare':
      return described(who, [...other, ...mine], 'sg', spot);
    case 'no':
      return described(who, ['no', ...other, ...mine], 'sg', spot);
    default:
      if (who.other) return described(who, [...other, ...mine], 'sg', spot);
      if (mine.length > 0 || who.part === 'both') return oneOf(who, mine, spot);
      return described(who, [], 'sg', spot);
  }
}
