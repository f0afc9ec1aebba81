import { adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import type { Case } from '../../lexicon/uk/grammar.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { Named, Phrase, SpacePhrase, TokenPhrase, Where } from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf } from './agreement.ts';
import { type Agreement, after, declined, inCase, namedNoun, past, pronoun, type Spot } from './noun.ts';
import { phrase } from './phrase.ts';
import { possessed } from './possession.ts';

/** Where something is and what happened to it: what describes fighters and spaces, or is said of them. */

const ZONE = { noun: nouns.zone };
const SPACE = { noun: nouns.space };
const THIS_WAY = '{в} такий спосіб';

/** "комірці з жетоном туману". */
const tokenSpace = (token: Named, to: Case): string =>
  words(nouns.space.sg[to], '{з}', namedNoun(token, nouns.token).sg.ins);

/** "який", as the noun before it asks; its own clause sets the case. */
const which = (described: Agreement, to: Case): string =>
  agreeing(adjectives.which, described, described.count, to);

/** What needs no verb: "в зоні Медузи". */
export function location(where: Where, spot: Spot): string {
  switch (where.how) {
    case 'inZone':
      return words('{в}', possessed(ZONE, where.of, after(spot, 'loc')));
    case 'outOfZone':
      return words('поза', possessed(ZONE, where.of, after(spot, 'ins')));
    case 'onToken':
      return words('{в}', tokenSpace(where.token, 'loc'));
    case 'reserve':
      return '{в} запасі';
    case 'away':
      return 'поза мапою';
    case 'onBoard':
      return 'на мапі';
    case 'at':
      return where.spaces.length > 1
        ? '{в} цих комірках'
        : words('{в}', ...where.spaces.map((space) => phrase(space, after(spot, 'loc'))));
    case 'under':
      return words('{в}', possessed(SPACE, where.who, after(spot, 'loc')));
    case 'sameAs':
      return words('{в} комірці {з}', phrase(where.token, after(spot, 'ins')));
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
      return `, ${agreeing(adjectives.adjacent, described, described.count, spot.case)} {з} ${phrase(where.to, after(spot, 'ins'))}{,}`;
    case 'fighting':
      return 'цього бою';
    case 'passed':
      return `, крізь ${which(described, 'acc')} ${phrase(where.by, inCase({ case: 'nom' }, 'nom'))} ${past('пройш', agreementOf(where.by)).replace('йшв', 'йшов')}{,}`;
    case 'not':
      return `, крім ${phrase(where.who, after(spot, 'gen'))}{,}`;
    case 'startedOnToken':
    case 'moved':
    case 'leftZone':
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

/** What is said of a subject, with its verb. */
export function predicate(where: Where, subject: Agreement, not: boolean, spot: Spot): string {
  const no = not ? 'не' : '';
  const stays = subject.count === 'pl' ? 'перебувають' : 'перебуває';
  const started = past('поча', subject);
  switch (where.how) {
    case 'adjacent':
      return words(
        no,
        agreeing(adjectives.adjacent, subject, subject.count, 'nom'),
        '{з}',
        phrase(where.to, after(spot, 'ins')),
      );
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
    case 'fighting':
      return not ? 'не бере участі {в} цьому бою' : 'бере участь {в} цьому бою';
    case 'kind':
      return words(not ? 'не' : '—', kindName(where.kind));
    case 'not':
      return words(not ? '—' : 'не', phrase(where.who, inCase(spot, 'nom')));
    case 'passed':
      return words(no, 'на шляху', phrase(where.by, inCase(spot, 'gen')));
    default:
      return words(no, stays, location(where, spot));
  }
}

const kindName = (kind: 'hero' | 'sidekick' | Named): string =>
  (typeof kind === 'string' ? nouns[kind] : namedNoun(kind, nouns.fighter)).sg.nom;

/** "стояв ваш боєць", but "він стояв". */
export function inverted(who: Phrase, verb: string): string {
  const said = phrase(who, { case: 'nom' });
  return 'form' in who && who.form === 'pronoun' ? words(said, verb) : words(verb, said);
}

const isPlainSpace = ({ how }: Where): boolean => how === 'other' || how === 'empty';

/** What describes a space. */
function spaceAttribute(where: Where, described: Agreement, spot: Spot): string {
  switch (where.how) {
    case 'inZone':
      // One "в" is enough: "виберіть комірку в зоні Медузи", but "розмістіть її в комірці зони Медузи".
      return spot.prep ? possessed(ZONE, where.of, inCase(spot, 'gen')) : location(where, spot);
    case 'onToken':
      return words('{з}', namedNoun(where.token, nouns.token).sg.ins);
    case 'sameAs':
      return words('{з}', phrase(where.token, after(spot, 'ins')));
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
export const choice = (by: Phrase | undefined, spot: Spot): string =>
  by === undefined ? '' : words('на вибір', phrase(by, inCase({ ...spot, subject: undefined }, 'gen')));

/** A token. */
export function token(it: TokenPhrase, spot: Spot): string {
  const noun = namedNoun(it.token, nouns.token);
  if (it.form === 'pronoun') return pronoun(agreementOf(it), spot);
  if (it.form === 'that') return declined({ noun, adjectives: ['this'] }, spot.case);
  if (it.quantity === 'upTo') return `до ${it.n ?? 1} ${noun.pl.gen}, кожен`;
  if (it.under !== undefined)
    return spot.case === 'acc' && !spot.prep
      ? words(noun.sg.acc, '{з}', possessed(SPACE, it.under, after(spot, 'gen')))
      : words(noun.sg[spot.case], '{в}', possessed(SPACE, it.under, after(spot, 'loc')));
  const head = declined({ noun, adjectives: it.quantity === 'another' ? ['other'] : [] }, spot.case);
  return words(head, choice(it.chosenBy, spot));
}
