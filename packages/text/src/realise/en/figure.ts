import type {
  FighterPhrase,
  FigurePhrase,
  Named,
  NamePhrase,
  Phrase,
  PlayerPhrase,
  SaidOf,
  SpacePhrase,
  TokenPhrase,
  Where,
} from '../../meaning/phrase.ts';
import { heroNamed } from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import {
  enumerate,
  fighterNamed,
  genderOf,
  inPosition,
  namedAtTable,
  type Position,
  pronoun,
  withArticle,
  words,
} from './noun.ts';

/** Players, fighters, spaces and tokens in English, and what is said of them. */

const PLAYERS = {
  rival: 'your opponent',
  anyOpponent: 'any opponent',
  eachOpponent: 'each opponent',
  player: 'a player',
  eachPlayer: 'each player',
} as const;

function player(it: PlayerPhrase, position: Position): string {
  if (it.who === 'you') return position === 'possessive' ? 'your' : 'you';
  if (it.who === 'owner') return fighter({ ...heroNamed(it), form: it.form }, position);
  if (it.form === 'pronoun') return pronoun('pl', position);
  if (it.who === 'opponent' && it.form !== 'that' && it.with !== undefined)
    return `an opponent who has ${fighter(it.with, 'object')}`;
  if (it.who === 'opponent')
    return inPosition(it.form === 'that' ? 'that opponent' : 'an opponent', position);
  if (it.who === 'player' && it.form === 'that') return inPosition('that player', position);
  return inPosition(PLAYERS[it.who], position);
}

function name(it: NamePhrase, position: Position): string {
  if (it.you) return position === 'possessive' ? 'your' : 'you';
  return inPosition(NAMED[it.of](it.text, it.named), position);
}

const same = (text: string): string => text;

const NAMED: { readonly [K in NamePhrase['of']]: (text: string, named?: Named) => string } = {
  fighter: namedAtTable,
  player: namedAtTable,
  card: same,
  item: namedAtTable,
  space: (text) => `space ${text}`,
  door: (text) => `the ${text} door`,
};

/** Every kind of figure. */
export const figures: SaidOf<FigurePhrase, string, [Position]> = { player, name, fighter, space, token };

/** A figure in English. */
export function figure(it: FigurePhrase, position: Position): string {
  const say = figures[it.is] as (it: FigurePhrase, position: Position) => string;
  return say(it, position);
}

/** "fog token": the token's own name, called a token where it has no plural of its own. */
export const tokenNoun = ({ name, plural }: Named): string =>
  plural !== undefined || /token$/i.test(name) ? name : `${name} token`;

export const tokenNouns = (token: Named): string => token.plural ?? `${tokenNoun(token)}s`;

/** The pronoun gender of a fighter phrase. */
export function fighterGender(who: FighterPhrase): Gender {
  if (who.quantity === 'each') return 'pl';
  if (who.owner !== undefined) return 'unknown';
  return headGender(who);
}

const headGender = ({ head }: FighterPhrase): Gender => (typeof head === 'object' ? genderOf(head) : 'n');

const DEMONSTRATED = {
  mine: 'your fighter',
  mate: 'your other fighter',
  theirs: 'the opposing fighter',
  attacker: 'the attacking fighter',
} as const;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase, position: Position): string {
  if (who.owner !== undefined && who.form !== 'that')
    return inPosition(words(figure(who.owner, 'possessive'), 'hero'), position);
  if (who.part === 'user') return inPosition('the fighter that played this card', position);
  if (who.part !== undefined && who.part !== 'both') return inPosition(DEMONSTRATED[who.part], position);
  if (typeof who.head === 'object' && who.quantity === 'the')
    return inPosition(fighterNamed(who.head), position);
  return inPosition(`that ${headNoun(who)}`, position);
}

const headNoun = ({ head }: FighterPhrase): string => (typeof head === 'object' ? head.name : head);

const SIDES = { own: '', friendly: 'friendly', opposing: 'opposing' } as const;

/** Adjectives, noun and what follows it. */
function described(who: FighterPhrase): string {
  const before = who.where.filter((where) => isAdjective(where)).map(adjective);
  const after = who.where
    .filter((where) => !isAdjective(where))
    .map((where) => attributive(where, headGender(who)));
  const part = who.part === 'both' ? 'in this combat' : '';
  const choice = who.chosenBy === undefined ? '' : `of ${figure(who.chosenBy, 'possessive')} choice`;
  return words(...before, SIDES[who.side ?? 'own'], headNoun(who), choice, part, enumerate(after));
}

/** "one of your fighters adjacent to …" */
function ofYours(who: FighterPhrase, counter: string): string {
  const rest = described({ ...who, side: 'own', head: { slug: '', name: pluralNoun(who) } });
  return words(counter, 'of your', who.other ? 'other' : '', rest);
}

const pluralNoun = ({ head }: FighterPhrase): string =>
  typeof head === 'object' ? (head.plural ?? `${head.name}s`) : PLURALS[head];

const PLURALS = { fighter: 'fighters', hero: 'heroes', sidekick: 'sidekicks' } as const;

/** A fighter or a set of fighters. */
export function fighter(who: FighterPhrase, position: Position): string {
  if (who.quantity === 'several') return several(who);
  if (who.form === 'pronoun') return pronoun(fighterGender(who), position);
  if (who.form === 'that' || who.quantity === 'the') return known(who, position);
  const own = who.side === 'own' && typeof who.head === 'string';
  switch (who.quantity) {
    case 'each':
      if (own) return inPosition(ofYours(who, 'each'), position);
      return inPosition(words('each', who.other ? 'other' : '', described(who)), position);
    case 'some':
      if (own) return inPosition(words('any', ofYours(who, '')), position);
      return inPosition(described({ ...who, head: { slug: '', name: pluralNoun(who) } }), position);
    case 'bare':
      return own ? ofYours(who, '') : words(who.other ? 'other' : '', described(who));
    case 'no':
      return own ? ofYours(who, 'none') : words('no', who.other ? 'other' : '', described(who));
    default:
      if (own) return inPosition(ofYours(who, 'one'), position);
      return inPosition(who.other ? `another ${described(who)}` : withArticle(described(who)), position);
  }
}

/** "up to 2 fighters adjacent to …", then "each of them". */
function several(who: FighterPhrase): string {
  if (who.form === 'pronoun') return 'each of them';
  if (who.form === 'that') return `each of those ${pluralNoun(who)}`;
  const { n, upTo } = who.number ?? ONE;
  const number = words(upTo ? 'up to' : '', n.is === 'number' ? String(n.n) : 'that many');
  if (who.side === 'own' && typeof who.head === 'string') return ofYours(who, number);
  const plural = { slug: '', name: pluralNoun(who) };
  return words(number, who.other ? 'other' : '', described({ ...who, head: plural }));
}

const ONE = { n: { is: 'number', n: 1 }, upTo: false } as const;

const isAdjective = (where: Where): boolean => where.how === 'defeated' || where.how === 'empty';

const adjective = (where: Where): string => (where.how === 'empty' ? 'empty' : 'defeated');

/** What follows the noun it describes. */
export function attributive(where: Where, gender: Gender): string {
  switch (where.how) {
    case 'startedOnToken':
      return `that started this turn in ${tokenSpace(where.token)}`;
    case 'moved':
      return `that is not where ${pronoun(gender, 'subject')} started this turn`;
    case 'leftZone':
      return `that is in none of the zones ${pronoun(gender, 'subject')} started this turn in`;
    case 'hurt':
      return 'that took damage this turn';
    case 'hit':
      return 'damaged this way';
    case 'felled':
      return 'defeated this way';
    case 'passed':
      return `${figure(where.by, 'subject')} moved through`;
    case 'not':
      return `other than ${figure(where.who, 'object')}`;
    default:
      return complement(where);
  }
}

const tokenSpace = (token: Named): string => `a space with ${withArticle(tokenNoun(token))}`;

/** "Medusa's zone", but "the zone of one of your fighters". */
export function possessed(of: FigurePhrase, noun: string): string {
  const long = of.is === 'fighter' && of.quantity !== 'the' && (of.form === undefined || of.form === 'full');
  return long ? `the ${noun} of ${figure(of, 'object')}` : `${figure(of, 'possessive')} ${noun}`;
}

/** In a zone, outside of it, or in one without such fighters. */
function zoneText(how: 'inZone' | 'outOfZone' | 'zoneWithout', of: FighterPhrase): string {
  if (how === 'zoneWithout') return `in a zone without ${figure({ ...of, quantity: 'one' }, 'object')}`;
  return `${how === 'inZone' ? 'in' : 'outside'} ${possessed(of, 'zone')}`;
}

/** What can follow "is": "adjacent to Medusa". */
function complement(where: Where): string {
  switch (where.how) {
    case 'adjacent':
      return `adjacent to ${figure(where.to, 'object')}`;
    case 'flanked':
      return `adjacent to 2 or more ${fighter(where.by, 'object').replace(/^any /, '')}`;
    case 'ofPlayer':
      return `of ${figure(where.who, 'object').replace(/^them$/, 'theirs')}`;
    case 'inZone':
    case 'outOfZone':
    case 'zoneWithout':
      return zoneText(where.how, where.of);
    case 'onToken':
      return `in ${tokenSpace(where.token)}`;
    case 'defeated':
      return 'defeated';
    case 'reserve':
      return 'in reserve';
    case 'away':
      return 'off the board';
    case 'onBoard':
      return 'on the board';
    case 'fighting':
      return 'in this combat';
    case 'attacking':
    case 'defending':
      return where.how;
    case 'at':
      return where.spaces.length > 1
        ? 'in those spaces'
        : `in ${where.spaces.map((space) => figure(space, 'object')).join('')}`;
    case 'under':
      return `in ${possessed(where.who, 'space')}`;
    case 'sameAs':
      return `with ${figure(where.token, 'object')}`;
    case 'kind':
      return typeof where.kind === 'string' ? withArticle(where.kind) : fighterNamed(where.kind);
    case 'not':
      return `other than ${figure(where.who, 'object')}`;
    default:
      return '';
  }
}

/** What is said of a subject; `be` is the verb to use where the predicate has none of its own. */
export function predicate(where: Where, subject: Phrase, be: string, not: boolean): string {
  const gender = subject.is === 'fighter' ? fighterGender(subject) : 'n';
  const it = pronoun(subject.is === 'fighter' && subject.quantity === 'one' ? 'n' : gender, 'subject');
  switch (where.how) {
    case 'startedOnToken':
      return `${not ? 'did not start' : 'started'} this turn in ${tokenSpace(where.token)}`;
    case 'moved':
      return not ? `${be} where ${it} started this turn` : `${be} not where ${it} started this turn`;
    case 'leftZone':
      return not
        ? `${be} still in a zone ${it} started this turn in`
        : `${be} in none of the zones ${it} started this turn in`;
    case 'hurt':
      return not ? 'took no damage this turn' : 'took damage this turn';
    case 'hit':
      return not ? 'took no damage this way' : 'took damage this way';
    case 'felled':
      return words(be, not ? 'not' : '', 'defeated this way');
    default:
      return words(be, not ? 'not' : '', complement(where));
  }
}

/** A space. */
export function space(at: SpacePhrase, position: Position): string {
  const left = at.where.find((where) => where.how === 'left');
  if (left !== undefined) return `the space ${figure(left.who, 'subject')} was in`;
  if (at.form === 'pronoun') return pronoun('n', position);
  if (at.form === 'that' || at.quantity === 'the') return inPosition('that space', position);
  const under = at.where.find((where) => where.how === 'under');
  if (under !== undefined && at.where.length === 1) return possessed(under.who, 'space');
  const same = at.where.find((where) => where.how === 'sameAs');
  if (same !== undefined && at.where.length === 1) return `${figure(same.token, 'possessive')} space`;
  const other = at.where.some((where) => where.how === 'other');
  const empty = at.where.some((where) => where.how === 'empty');
  const rest = at.where.filter((where) => where.how !== 'other' && where.how !== 'empty').map(spaceAttribute);
  const noun = words(empty ? 'empty' : '', 'space', enumerate(rest));
  const any = at.quantity === 'any';
  if (at.quantity === 'different') return words('different', empty ? 'empty' : '', 'spaces', enumerate(rest));
  if (other) return words(any ? 'any other' : 'another', noun);
  return any ? `any ${noun}` : withArticle(noun);
}

const spaceAttribute = (where: Where): string =>
  where.how === 'onToken' ? `with ${withArticle(tokenNoun(where.token))}` : attributive(where, 'n');

/** A token. */
export function token(it: TokenPhrase, position: Position): string {
  const noun = tokenNoun(it.token);
  if (it.form === 'pronoun') return pronoun('n', position);
  if (it.form === 'that') return inPosition(`that ${noun}`, position);
  const choice = it.chosenBy === undefined ? '' : `of ${figure(it.chosenBy, 'possessive')} choice`;
  if (it.quantity === 'upTo') return `up to ${it.n ?? 1} ${tokenNouns(it.token)}, each`;
  if (it.under !== undefined) return `the ${noun} in ${figure(it.under, 'possessive')} space`;
  return words(it.quantity === 'another' ? `another ${noun}` : withArticle(noun), choice);
}
