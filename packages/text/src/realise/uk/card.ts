import type { AdjectiveName } from '../../lexicon/uk/adjectives.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { CardPhrase, Named, Phrase, PilePhrase } from '../../phrase.ts';
import { words } from '../words.ts';
import { agreementOf, isMany, PILES } from './agreement.ts';
import { amountHead, amountTail, asNumber } from './amount.ts';
import {
  after,
  counted,
  declined,
  enumerate,
  grammarOf,
  type Head,
  inCase,
  namedNoun,
  pronoun,
  quoted,
  type Spot,
  wordOf,
} from './noun.ts';
import { phrase } from './phrase.ts';
import { choice } from './place.ts';
import { keyOf, possessed } from './possession.ts';

/** Cards and piles in Ukrainian. */

/** Whether a card is taken from its pile or lies in it. */
export type Lies = 'in' | 'from';

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
    case 'theirs':
      return possessed(CARD, it.owner ?? { is: 'player', who: 'rival' }, spot);
    case 'previous':
      if (it.form === 'that') break;
      return `${nouns.card.sg[spot.case]}, яку ${phrase(it.owner ?? { is: 'player', who: 'rival' }, { case: 'nom' })} зіграв у першому бою{,}`;
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
  if (it.pile?.form === 'pronoun' && it.which !== 'top') {
    const { pile: known, ...rest } = it;
    return words(lies === 'from' ? fromPile(known, spot) : inPile(known, spot), described(rest, spot, lies));
  }
  if (it.which === 'top') return top(it, spot);
  const rest = details(it, spot, lies);
  const head: Head = { ...CARD, adjectives: adjectivesOf(it) };
  const chosen = choice(it.chosenBy, spot);
  if (it.which === 'all')
    return words(
      declined({ ...head, count: 'pl', adjectives: ['all', ...adjectivesOf(it)] }, spot.case),
      rest,
    );
  if (it.titles !== undefined) return words(declined(CARD, spot.case), titles(it.titles), rest, chosen);
  if (amount === undefined) return words(declined(head, spot.case), rest, chosen);
  return words(
    amountHead({ ...amount, unit: 'card' }, spot, { head }),
    rest,
    chosen,
    amountTail(amount, spot),
  );
}

function top(it: CardPhrase, spot: Spot): string {
  const n = it.amount?.n ?? 1;
  const head: Head = { ...CARD, adjectives: ['top'] };
  const pile = it.pile === undefined ? '' : phrase(it.pile, inCase(spot, 'gen'));
  return words(n === 1 ? declined(head, spot.case) : counted(n, head, spot.case), pile);
}

const adjectivesOf = (it: CardPhrase): readonly AdjectiveName[] => [
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

/** Everything a filter asks for, after the noun. */
export function details(it: CardPhrase, spot: Spot, lies: Lies): string {
  const type = it.type === undefined || it.type === 'versatile' ? '' : TYPES[it.type].sg.gen;
  const tag = it.tag === undefined ? '' : tagNamed(it.tag);
  const user = it.user === undefined || it.user === 'any' ? '' : namedNoun(it.user, nouns.fighter).sg.gen;
  const value = it.value === undefined ? '' : `{з} ${valueNamed(it.value, spot)}`;
  const playable = it.playable ? ', якою можна атакувати {в} цьому бою{,}' : '';
  const pile = it.pile === undefined ? '' : lies === 'from' ? fromPile(it.pile, spot) : inPile(it.pile, spot);
  return words(type, tag, user, value, pile, playable);
}

const valueNamed = (value: Phrase, spot: Spot): string => {
  const printed = (...before: AdjectiveName[]): string =>
    declined({ noun: nouns.value, adjectives: [...before, 'printed'] }, 'ins');
  if (value.is === 'measure' && value.measure === 'named') return printed('such');
  if (value.is === 'number') return words(printed(), String(value.n));
  return `${printed()}, що дорівнює ${phrase(value, inCase(spot, 'dat'))}{,}`;
};

/** "свого скиду", "руку суперника". */
export function pile(it: PilePhrase, spot: Spot): string {
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  const head: Head =
    it.pile === 'aside' ? { noun: nouns.card, count: 'pl', adjectives: ['aside'] } : { noun: PILES[it.pile] };
  const bare = it.owner === undefined || it.pile === 'aside' || it.pile === 'play';
  return bare ? declined(head, spot.case) : possessed(head, it.owner, spot);
}

/** One's own hand needs no owner: "на руку". */
function unowned(it: PilePhrase, spot: Spot): PilePhrase {
  const own = it.pile === 'hand' && it.owner !== undefined && keyOf(it.owner) === spot.subject;
  return own && it.form !== 'pronoun' ? { ...it, owner: undefined } : it;
}

/** "на руці", "у скиді". */
const inPile = (it: PilePhrase, spot: Spot): string =>
  words(
    it.pile === 'hand' ? 'на' : it.pile === 'aside' ? 'серед' : '{в}',
    pile(unowned(it, spot), after(spot, it.pile === 'aside' ? 'gen' : 'loc')),
  );

/** "з руки", "зі скиду". */
const fromPile = (it: PilePhrase, spot: Spot): string =>
  words('{з}', pile(unowned(it, spot), after(spot, 'gen')));

/** Where a card is put: "на руку", "на верх своєї колоди". */
export function intoPile(it: PilePhrase, spot: Spot): string {
  if (it.end === 'top') return words('на верх', pile(it, inCase(spot, 'gen')));
  if (it.end === 'bottom') return words('на низ', pile(it, inCase(spot, 'gen')));
  if (it.pile === 'aside') return '{у}бік';
  return words(it.pile === 'hand' ? 'на' : '{в}', pile(unowned(it, spot), after(spot, 'acc')));
}
