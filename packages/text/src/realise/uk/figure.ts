import { type AdjectiveName, adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import type { Case, Count } from '../../lexicon/uk/grammar.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type {
  FighterPhrase,
  FigurePhrase,
  Named,
  PlayerPhrase,
  SaidOf,
  SpacePhrase,
  TokenPhrase,
  Where,
} from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf, headNoun, isBoth } from './agreement.ts';
import { name, player } from './name.ts';
import {
  type Agreement,
  after,
  counted,
  declined,
  type Head,
  inCase,
  namedNoun,
  past,
  pronoun,
  type Spot,
  tokenNoun,
} from './noun.ts';
import { belonging, yours } from './possession.ts';
/** Players, fighters, spaces and tokens in Ukrainian: where they are, and what happened to them. */

/** Every kind of figure. */
export const figures: SaidOf<FigurePhrase, string, [Spot]> = {
  player: (it, spot) =>
    it.form === undefined && it.with !== undefined
      ? `${player(it, spot)}, який має ${fighter(it.with, { case: 'acc', prep: true })}{,}`
      : player(it, spot),
  name,
  fighter,
  space,
  token,
};

/** A figure in Ukrainian. */
export function figure(it: FigurePhrase, spot: Spot): string {
  const say = figures[it.is] as (it: FigurePhrase, spot: Spot) => string;
  return say(it, spot);
}

/** What belongs to a figure. */
export const possessed = (head: Head, of: FigurePhrase | undefined, spot: Spot): string =>
  belonging(head, of, spot, figure);

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
    case 'mate':
      return declined({ noun: FIGHTER, adjectives: ['other', yours(spot)] }, to);
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
  if (who.quantity === 'several') return several(who, spot);
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

/** "максимум 2 бійців, суміжних із …", then "кожного з них". */
function several(who: FighterPhrase, spot: Spot): string {
  const noun = headNoun(who);
  if (who.form === 'pronoun') return words(agreeing(adjectives.each, noun, 'sg', spot.case), '{з} них');
  if (who.form === 'that')
    return words(
      agreeing(adjectives.each, noun, 'sg', spot.case),
      '{з}',
      declined({ noun, count: 'pl', adjectives: ['this'] }, 'gen'),
    );
  const { n, upTo } = who.number ?? ONE;
  const side: readonly AdjectiveName[] =
    who.side === undefined ? [] : [who.side === 'own' ? yours(spot) : who.side];
  const other: readonly AdjectiveName[] = who.other ? ['other'] : [];
  const head: Head = { noun, adjectives: [...other, ...side] };
  const many =
    n.is === 'number'
      ? counted(n.n, head, spot.case)
      : words('стільки', declined({ ...head, count: 'pl' }, 'gen'));
  const rest = who.where.map((where) => attributive(where, { ...noun, count: 'pl' }, inCase(spot, 'gen')));
  return words(upTo ? 'максимум' : '', many, who.part === 'both' ? 'цього бою' : '', ...rest);
}

const ONE = { n: { is: 'number', n: 1 }, upTo: false } as const;

const ZONE = { noun: nouns.zone };
const SPACE = { noun: nouns.space };
const THIS_WAY = '{в} такий спосіб';

/** "комірці з жетоном туману". */
const tokenSpace = (token: Named, to: Case): string =>
  words(nouns.space.sg[to], '{з}', tokenNoun(token).sg.ins);

/** "який", as the noun before it asks; its own clause sets the case. */
const which = (described: Agreement, to: Case): string =>
  agreeing(adjectives.which, described, described.count, to);

/** "зоні без акторів", without any of them, but "зоні без Мерліна". */
const zoneWithout = (who: FighterPhrase, spot: Spot, to: 'loc' | 'gen' = 'loc'): string =>
  words(
    nouns.zone.sg[to],
    'без',
    fighter(who.ref === undefined ? { ...who, quantity: 'some' } : who, after(spot, 'gen')),
  );

/** What needs no verb: "в зоні Медузи". */
export function location(where: Where, spot: Spot): string {
  switch (where.how) {
    case 'inZone':
      return words('{в}', possessed(ZONE, where.of, after(spot, 'loc')));
    case 'outOfZone':
      return words('поза', possessed(ZONE, where.of, after(spot, 'ins')));
    case 'zoneWithout':
      return words('{в}', zoneWithout(where.of, spot));
    case 'onToken':
      return words('{в}', tokenSpace(where.token, 'loc'));
    case 'reserve':
      return '{в} запасі';
    case 'away':
      return 'поза полем бою';
    case 'onBoard':
      return 'на полі бою';
    case 'at':
      return where.spaces.length > 1
        ? '{в} цих комірках'
        : words('{в}', ...where.spaces.map((space) => figure(space, after(spot, 'loc'))));
    case 'under':
      return words('{в}', possessed(SPACE, where.who, after(spot, 'loc')));
    case 'sameAs':
      return words('{в} комірці {з}', figure(where.token, after(spot, 'ins')));
    default:
      return '';
  }
}

/** What follows the noun it describes. */
export function attributive(
  where: Where,
  described: Agreement,
  { subject: _subject, ...spot }: Spot,
): string {
  const clause = (said: string): string => `, ${which(described, 'nom')} ${said}{,}`;
  switch (where.how) {
    case 'adjacent':
      return `, ${agreeing(adjectives.adjacent, described, described.count, spot.case)} {з} ${figure(where.to, after(spot, 'ins'))}{,}`;
    case 'flanked':
      return `, ${flankedBy(where.by, described, spot)}{,}`;
    case 'ofPlayer':
      return figure(where.who, after(spot, 'gen'));
    case 'fighting':
      return 'цього бою';
    case 'attacking':
      return ', що атакує{,}';
    case 'defending':
      return ', що обороняється{,}';
    case 'passed':
      return `, крізь ${which(described, 'acc')} ${figure(where.by, inCase({ case: 'nom' }, 'nom'))} ${past('пройш', agreementOf(where.by)).replace('йшв', 'йшов')}{,}`;
    case 'not':
      return `, крім ${figure(where.who, after(spot, 'gen'))}{,}`;
    case 'startedOnToken':
    case 'moved':
    case 'leftZone':
    case 'hurt':
    case 'hit':
    case 'felled':
    case 'kind':
      return clause(predicate(where, described, false, spot));
    case 'inZone':
      // Who is moved comes from there: "бійця із зони Медузи".
      return spot.case === 'acc' && !spot.prep
        ? words('{з}', possessed(ZONE, where.of, after(spot, 'gen')))
        : location(where, spot);
    default:
      return location(where, spot);
  }
}

/** "суміжний щонайменше з двома вашими бійцями". */
const flankedBy = (by: FighterPhrase, agreed: Agreement, spot: Spot): string =>
  words(
    agreeing(adjectives.adjacent, agreed, agreed.count, spot.case),
    'щонайменше {з} двома',
    figure(by, after(spot, 'ins')),
  );

const ofPlayer = (who: PlayerPhrase, spot: Spot): string =>
  words(nouns.fighter.sg.nom, figure(who, after(spot, 'gen')));

/** What somebody does in a combat; "бере участь", but "не бере участі". */
const PARTS = {
  attacking: ['атакує', 'атакує'],
  defending: ['обороняється', 'обороняється'],
  fighting: ['бере участь {в} цьому бою', 'бере участі {в} цьому бою'],
} as const;

const adjacentTo = (to: FighterPhrase | SpacePhrase, subject: Agreement, spot: Spot): string =>
  words(agreeing(adjectives.adjacent, subject, subject.count, 'nom'), '{з}', figure(to, after(spot, 'ins')));

/** What is said of a subject, with its verb. */
export function predicate(where: Where, subject: Agreement, not: boolean, spot: Spot): string {
  const no = not ? 'не' : '';
  const stays = subject.count === 'pl' ? 'перебувають' : 'перебуває';
  const started = past('поча', subject);
  switch (where.how) {
    case 'adjacent':
      return words(no, adjacentTo(where.to, subject, spot));
    case 'flanked':
      return words(no, flankedBy(where.by, subject, inCase(spot, 'nom')));
    case 'hurt':
      return words(no, past('зазна', subject), 'поранень цього ходу');
    case 'startedOnToken':
      return words(no, started, 'цей хід {в}', tokenSpace(where.token, 'loc'));
    case 'moved':
      return words(stays, not ? '' : 'не', 'там, де', started, 'цей хід{,}');
    case 'leftZone':
      return not
        ? words('досі', stays, '{в} одній {з} зон, де', started, 'цей хід{,}')
        : words('не', stays, '{в} жодній {з} зон, де', started, 'цей хід{,}');
    case 'hit':
      return words(no, past('зазна', subject), 'поранень', THIS_WAY);
    case 'felled':
      return words(no, past('загину', subject), THIS_WAY);
    case 'defeated':
      return words(no, past('загину', subject));
    case 'attacking':
    case 'defending':
    case 'fighting':
      return words(no, PARTS[where.how][not ? 1 : 0]);
    case 'kind':
    case 'ofPlayer':
      return words(not ? 'не' : '—', where.how === 'kind' ? kindName(where.kind) : ofPlayer(where.who, spot));
    case 'not':
      return words(not ? '—' : 'не', figure(where.who, inCase(spot, 'nom')));
    case 'passed':
      return words(no, 'на шляху', figure(where.by, inCase(spot, 'gen')));
    default:
      return words(no, stays, location(where, spot));
  }
}

const kindName = (kind: 'hero' | 'sidekick' | Named): string =>
  (typeof kind === 'string' ? nouns[kind] : namedNoun(kind, nouns.fighter)).sg.nom;

/** "стояв ваш боєць", but "він стояв". */
export function inverted(who: FigurePhrase, verb: string): string {
  const said = figure(who, { case: 'nom' });
  return 'form' in who && who.form === 'pronoun' ? words(said, verb) : words(verb, said);
}

const isPlainSpace = ({ how }: Where): boolean => how === 'other' || how === 'empty';

/** What describes a space. */
function spaceAttribute(where: Where, described: Agreement, spot: Spot): string {
  switch (where.how) {
    case 'inZone':
      // One "в" is enough: "виберіть комірку в зоні Медузи", but "розмістіть її в комірці зони Медузи".
      return spot.prep ? possessed(ZONE, where.of, inCase(spot, 'gen')) : location(where, spot);
    case 'zoneWithout':
      return spot.prep ? zoneWithout(where.of, spot, 'gen') : location(where, spot);
    case 'onToken':
      return words('{з}', tokenNoun(where.token).sg.ins);
    case 'sameAs':
      return words('{з}', figure(where.token, after(spot, 'ins')));
    default:
      return attributive(where, described, spot);
  }
}

/** A space. */
export function space(it: SpacePhrase, spot: Spot): string {
  const agreed = agreementOf(it);
  const left = it.where.find((where) => where.how === 'left');
  if (left !== undefined) {
    const stood = past('стоя', agreementOf(left.who));
    return `${nouns.space.sg[spot.case]}, де ${inverted(left.who, stood)}{,}`;
  }
  if (it.form === 'pronoun') return pronoun(agreed, spot);
  if (it.form === 'that' || it.quantity === 'the')
    return declined({ noun: nouns.space, adjectives: ['this'] }, spot.case);
  const [only] = it.where;
  if (it.where.length === 1 && only?.how === 'under') return possessed(SPACE, only.who, spot);
  if (it.where.length === 1 && only?.how === 'sameAs')
    return words(nouns.space.sg[spot.case], spaceAttribute(only, agreed, spot));
  const has = (how: Where['how']): boolean => it.where.some((where) => where.how === how);
  const head = declined(
    {
      noun: nouns.space,
      count: agreed.count,
      adjectives: [
        ...(it.quantity === 'any' ? (['any'] as const) : []),
        ...(it.quantity === 'different' ? (['different'] as const) : []),
        ...(has('other') ? (['other'] as const) : []),
        ...(has('empty') ? (['empty'] as const) : []),
      ],
    },
    spot.case,
  );
  const rest = it.where
    .filter((where) => !isPlainSpace(where))
    .map((where) => spaceAttribute(where, agreed, spot));
  return words(head, ...rest);
}

/** "на вибір суперника". */
export const choice = (by: PlayerPhrase | undefined, spot: Spot): string =>
  by === undefined ? '' : words('на вибір', figure(by, inCase({ ...spot, subject: undefined }, 'gen')));

/** A token. */
export function token(it: TokenPhrase, spot: Spot): string {
  const noun = tokenNoun(it.token);
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  if (it.form === 'that') return declined({ noun, adjectives: ['this'] }, spot.case);
  if (it.quantity === 'upTo')
    return `максимум ${counted(it.n ?? 1, { noun }, spot.case)}, ${agreeing(adjectives.each, noun, 'sg', spot.case)}`;
  if (it.under !== undefined)
    return spot.case === 'acc' && !spot.prep
      ? words(noun.sg.acc, '{з}', possessed(SPACE, it.under, after(spot, 'gen')))
      : words(noun.sg[spot.case], '{в}', possessed(SPACE, it.under, after(spot, 'loc')));
  const head = declined({ noun, adjectives: it.quantity === 'another' ? ['other'] : [] }, spot.case);
  return words(head, choice(it.chosenBy, spot));
}
