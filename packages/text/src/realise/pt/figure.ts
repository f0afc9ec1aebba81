import { conjugate, type Form } from '../../lexicon/pt/conjugation.ts';
import { doors } from '../../lexicon/pt/doors.ts';
import type {
  FighterPhrase,
  FigurePhrase,
  Named,
  NamePhrase,
  PlayerPhrase,
  SaidOf,
  SpacePhrase,
  TokenPhrase,
  Where,
} from '../../meaning/phrase.ts';
import { heroNamed } from '../../meaning/phrase.ts';
import { fighterAgreement, headNoun, tokenNoun } from './agreement.ts';
import {
  type Agreement,
  after,
  enumerate,
  grammarOf,
  inO,
  type Noun,
  nameOf,
  none,
  one,
  type Position,
  pronoun,
  quoted,
  that,
  the,
  withName,
  words,
  your,
} from './noun.ts';
/** Players, fighters, spaces and tokens in Portuguese, and what is said of them. */

/** Every kind of figure. */
export const figures: SaidOf<FigurePhrase, string, [Position]> = { player, name, fighter, space, token };

/** A figure in Portuguese. */
export function figure(it: FigurePhrase, position: Position): string {
  const say = figures[it.is] as (it: FigurePhrase, position: Position) => string;
  return say(it, position);
}

/** A figure after a preposition, drawn together with it. */
const prepared = (prep: string, it: FigurePhrase): string => after(prep, figure(it, 'oblique'));

/** Whether the reader is meant. */
export const isYou = (it: FigurePhrase): boolean =>
  (it.is === 'player' && it.who === 'you') || (it.is === 'name' && it.you === true);

/** Something of somebody: "sua mão", "a mão dele", "a mão do seu oponente". */
export function owned(noun: Noun, owner: FigurePhrase): string {
  const sure = { gender: noun.gender, plural: false };
  return isYou(owner) ? words(your(sure), noun.one) : words(the(sure), noun.one, prepared('de', owner));
}

function player(it: PlayerPhrase, position: Position): string {
  if (it.who === 'you') return 'você';
  if (it.form === 'pronoun') return pronoun({ gender: 'm', plural: false }, position);
  if (it.who === 'rival') return 'seu oponente';
  if (it.who === 'owner') return fighter(heroNamed(it), position);
  if (it.who === 'anyOpponent') return 'qualquer oponente';
  if (it.who === 'eachOpponent') return 'cada oponente';
  if (it.who === 'eachPlayer') return 'cada jogador';
  if (it.who === 'player') return it.form === 'that' ? 'esse jogador' : 'um jogador';
  if (it.form !== 'that' && it.with !== undefined)
    return `um oponente que tenha ${fighter(it.with, 'oblique')}`;
  return it.form === 'that' ? 'esse oponente' : 'um oponente';
}

function name(it: NamePhrase): string {
  if (it.you) return 'você';
  switch (it.of) {
    case 'fighter':
    case 'player':
    case 'item':
      return withName(it.named, it.text);
    case 'card':
      return quoted(it.text);
    default:
      return `${it.of === 'door' ? 'a' : 'o'} ${placeName(it)}`;
  }
}

/** A space or door as it is called, without article. */
export const placeName = ({ of, text }: NamePhrase): string =>
  of === 'space' ? `espaço ${text}` : `porta ${doors[text] ?? quoted(text)}`;

const DEMONSTRATED = {
  mine: 'seu combatente',
  mate: 'seu outro combatente',
  theirs: 'o combatente inimigo',
  attacker: 'o combatente atacante',
  user: 'o combatente que jogou esta carta',
} as const;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase): string {
  const noun = headNoun(who.head);
  const sure = { gender: noun.gender, plural: false };
  if (who.owner !== undefined) {
    return who.form === 'that' ? words(that(sure), noun.one) : owned(noun, who.owner);
  }
  if (who.part !== undefined && who.part !== 'both') return DEMONSTRATED[who.part];
  if (typeof who.head === 'object' && who.quantity === 'the') return nameOf(who.head);
  return words(that(sure), noun.one);
}

const SIDES = { friendly: 'aliado', opposing: 'inimigo' } as const;

/** Noun, adjectives and what follows them. */
function described(who: FighterPhrase, plural: boolean, position: Position): string {
  const noun = headNoun(who.head);
  const sure = { gender: noun.gender, plural };
  const side = who.side === undefined || who.side === 'own' ? '' : inO(SIDES[who.side], sure);
  const part = who.part === 'both' ? 'deste combate' : '';
  const choice = who.chosenBy === undefined ? '' : choiceOf(who.chosenBy);
  // "Coloque um combatente na zona de …" would say where to.
  const located = (where: Where): string =>
    words(position === 'object' && isPlace(where) ? PRESENT[plural ? 1 : 0] : '', quality(where, sure));
  return words(plural ? noun.many : noun.one, side, part, qualities(who.where, sure, located), choice);
}

const PRESENT = ['que esteja', 'que estejam'] as const;

const isPlace = ({ how }: Where): boolean => ['inZone', 'outOfZone', 'onToken', 'at', 'under'].includes(how);

/** Adjectives, then everything else with "e" between. */
function qualities(
  where: readonly Where[],
  sure: Agreement,
  say: (where: Where) => string = (item) => quality(item, sure),
): string {
  const isAdjective = ({ how }: Where): boolean => how === 'defeated' || how === 'empty';
  const rest = where.filter((item) => !isAdjective(item)).map(say);
  return words(...where.filter(isAdjective).map(say), enumerate(rest));
}

/** "à escolha do seu oponente". */
const choiceOf = (by: PlayerPhrase): string => words('à escolha', prepared('de', by));

/** "cada um dos seus combatentes". */
function ofYours(who: FighterPhrase, counter: string, position: Position): string {
  const sure = { gender: headNoun(who.head).gender, plural: true };
  return words(
    counter,
    after('de', your(sure)),
    who.other ? inO('outro', sure) : '',
    described(who, true, position),
  );
}

/** A fighter or a set of fighters. */
export function fighter(who: FighterPhrase, position: Position): string {
  if (who.quantity === 'several') return several(who);
  const sure = { gender: headNoun(who.head).gender, plural: false };
  // "Coloque-o" could mean any fighter on the card.
  if (who.form === 'pronoun' && who.part === 'mine' && position === 'object') return known(who);
  if (who.form === 'pronoun') return pronoun(fighterAgreement(who), position);
  if (who.form === 'that' || who.quantity === 'the') return known(who);
  const own = who.side === 'own' && typeof who.head === 'string';
  const other = who.other ? inO('outro', sure) : '';
  switch (who.quantity) {
    case 'each':
      if (own) return ofYours(who, `cada ${one(sure)}`, position);
      return words('cada', other, described(who, false, position));
    case 'some': {
      const many = { ...sure, plural: true };
      const owner = own ? your(many) : '';
      return words(owner, who.other ? inO('outro', many) : '', described(who, true, position));
    }
    case 'bare':
      return own ? ofYours(who, one(sure), position) : words(other, described(who, false, position));
    case 'no':
      return own
        ? ofYours(who, none(sure), position)
        : words(none(sure), other, described(who, false, position));
    default:
      if (own) return ofYours(who, one(sure), position);
      return words(who.other ? other : one(sure), described(who, false, position));
  }
}

/** "até 2 combatentes adjacentes à Medusa", then "cada um deles". */
function several(who: FighterPhrase): string {
  const sure = { gender: headNoun(who.head).gender, plural: true };
  const each = `cada ${one({ ...sure, plural: false })}`;
  if (who.form === 'pronoun') return words(each, after('de', pronoun(sure, 'oblique')));
  if (who.form === 'that') return words(each, after('de', that(sure)), headNoun(who.head).many);
  const { n, upTo } = who.number ?? ONLY;
  const number = words(upTo ? 'até' : '', n.is === 'number' ? String(n.n) : 'essa quantidade de');
  const own = who.side === 'own' && typeof who.head === 'string';
  if (own) return ofYours(who, number, 'oblique');
  return words(number, who.other ? inO('outro', sure) : '', described(who, true, 'oblique'));
}

const ONLY = { n: { is: 'number', n: 1 }, upTo: false } as const;

const SPACE: Agreement = { gender: 'm', plural: false };

/** A space. */
export function space(at: SpacePhrase, position: Position): string {
  const left = at.where.find((where) => where.how === 'left');
  if (left !== undefined) return `o espaço em que ${figure(left.who, 'subject')} estava`;
  if (at.form === 'pronoun') return pronoun(SPACE, position);
  if (at.form === 'that' || at.quantity === 'the') return 'esse espaço';
  const under = at.where.find((where) => where.how === 'under');
  if (under !== undefined && at.where.length === 1) return owned(SPACES, under.who);
  const same = at.where.find((where) => where.how === 'sameAs');
  if (same !== undefined && at.where.length === 1) return words('o espaço', prepared('de', same.token));
  return freeSpace(at);
}

const SPACES: Noun = { one: 'espaço', many: 'espaços', gender: 'm' };

function freeSpace(at: SpacePhrase): string {
  const other = at.where.some((where) => where.how === 'other');
  const several = at.quantity === 'different';
  const sure = { gender: 'm', plural: several } as const;
  const rest = qualities(
    at.where.filter((where) => where.how !== 'other'),
    sure,
    (where) => spaceQuality(where, sure),
  );
  if (several) return words('diferentes espaços', rest);
  const lead = at.quantity === 'any' ? 'qualquer' : other ? '' : 'um';
  return words(lead, other ? 'outro' : '', 'espaço', rest);
}

/** "qualquer espaço da zona da Medusa"; "espaços diferentes da zona" would say that they differ from it. */
function spaceQuality(where: Where, sure: Agreement): string {
  if (where.how === 'zoneWithout') return `de ${zoneWithout(where.of)}`;
  if (where.how === 'onToken') return withToken(where.token);
  return where.how === 'inZone' && !sure.plural ? after('de', owned(ZONE, where.of)) : quality(where, sure);
}

/** "uma zona sem atores"; who is only one stays one. */
function zoneWithout(of: FighterPhrase): string {
  const isOne = typeof of.head === 'object' && grammarOf(of.head)?.plural === undefined;
  return `uma zona sem ${figure(isOne ? of : { ...of, quantity: 'some' }, 'oblique')}`;
}

const ZONE: Noun = { one: 'zona', many: 'zonas', gender: 'f' };

const withToken = (token: Named): string => `com uma ${tokenNoun(token).one}`;

/** A token. */
export function token(it: TokenPhrase, position: Position): string {
  const noun = tokenNoun(it.token);
  const sure = { gender: noun.gender, plural: false };
  if (it.form === 'pronoun') return pronoun(sure, position);
  if (it.form === 'that') return words(that(sure), noun.one);
  const choice = it.chosenBy === undefined ? '' : choiceOf(it.chosenBy);
  if (it.quantity === 'upTo') return `até ${it.n ?? 1} ${noun.many}, cada uma`;
  if (it.under !== undefined) return words(the(sure), noun.one, after('de', owned(SPACES, it.under)));
  return words(it.quantity === 'another' ? inO('outro', sure) : one(sure), noun.one, choice);
}

const tokenSpace = (token: Named): string => `um espaço com uma ${tokenNoun(token).one}`;

const adjacent = ({ plural }: Agreement): string => (plural ? 'adjacentes' : 'adjacente');

/** Where something is: "na zona da Medusa". */
export function place(where: Where): string {
  switch (where.how) {
    case 'inZone':
      return after('em', owned(ZONE, where.of));
    case 'outOfZone':
      return `fora ${after('de', owned(ZONE, where.of))}`;
    case 'zoneWithout':
      return `em ${zoneWithout(where.of)}`;
    case 'onToken':
      return `em ${tokenSpace(where.token)}`;
    case 'reserve':
      return 'na reserva';
    case 'away':
      return 'fora do tabuleiro';
    case 'onBoard':
      return 'no tabuleiro';
    case 'fighting':
      return 'neste combate';
    case 'attacking':
      return 'atacando';
    case 'defending':
      return 'defendendo';
    case 'at':
      return where.spaces.length > 1
        ? 'nesses espaços'
        : where.spaces.map((space) => prepared('em', space)).join('');
    case 'under':
      return after('em', owned(SPACES, where.who));
    case 'sameAs':
      return prepared('com', where.token);
    default:
      return '';
  }
}

/** What describes a noun, after it. */
export function quality(where: Where, sure: Agreement): string {
  const is = conjugate('estar', 'pres', sure.plural);
  const began = conjugate('começar', 'past', sure.plural);
  switch (where.how) {
    case 'adjacent':
      return words(adjacent(sure), prepared('a', where.to));
    case 'defeated':
      return inO('derrotado', sure);
    case 'empty':
      return inO('vazio', sure);
    case 'startedOnToken':
      return `que ${began} este turno em ${tokenSpace(where.token)}`;
    case 'moved':
      return `que não ${is} onde ${began} este turno`;
    case 'leftZone':
      return `que não ${is} em nenhuma das zonas onde ${began} este turno`;
    case 'flanked':
      return words(adjacent(sure), 'a 2 ou mais', among(where.by));
    case 'ofPlayer':
      return prepared('de', where.who);
    case 'hurt':
      return `que ${conjugate('sofrer', 'past', sure.plural)} dano neste turno`;
    case 'hit':
      return `que ${conjugate('sofrer', 'past', sure.plural)} dano desta forma`;
    case 'felled':
      return `${inO('derrotado', sure)} desta forma`;
    case 'passed':
      return words(
        'que',
        figure(where.by, 'subject'),
        conjugate('atravessar', 'past', fighterAgreement(where.by).plural),
      );
    case 'not':
      return `que não ${conjugate('ser', 'pres', sure.plural)} ${figure(where.who, 'oblique')}`;
    case 'kind':
      return `que ${conjugate('ser', 'pres', sure.plural)} ${kind(where.kind)}`;
    default:
      return place(where);
  }
}

/** "dos seus combatentes", but "combatentes inimigos". */
const among = (by: FighterPhrase): string =>
  by.side === 'own' ? after('de', fighter(by, 'oblique')) : fighter(by, 'oblique');

function kind(it: 'hero' | 'sidekick' | Named): string {
  if (typeof it === 'object' && grammarOf(it)?.plural === undefined) return nameOf(it);
  const noun = headNoun(it);
  return words(one({ gender: noun.gender, plural: false }), noun.one);
}

/** What is said of a subject, with its verb in the given form. */
export function predicate(where: Where, sure: Agreement, form: Form, not: boolean): string {
  const no = not ? 'não' : '';
  const be = (verb: 'ser' | 'estar'): string => conjugate(verb, form, sure.plural);
  const began = conjugate('começar', 'past', sure.plural);
  switch (where.how) {
    case 'startedOnToken':
      return words(no, began, 'este turno em', tokenSpace(where.token));
    case 'moved':
      return words(not ? '' : 'não', be('estar'), 'onde', began, 'este turno');
    case 'leftZone':
      return not
        ? `ainda ${be('estar')} em uma zona onde ${began} este turno`
        : `não ${be('estar')} em nenhuma das zonas onde ${began} este turno`;
    case 'hurt':
      return words(no, conjugate('sofrer', 'past', sure.plural), 'dano neste turno');
    case 'hit':
      return words(no, conjugate('sofrer', 'past', sure.plural), 'dano desta forma');
    case 'felled':
      return words(no, be('ser'), inO('derrotado', sure), 'desta forma');
    case 'kind':
      return words(no, be('ser'), kind(where.kind));
    case 'not':
      return words(not ? '' : 'não', be('ser'), figure(where.who, 'oblique'));
    default:
      return words(no, be('estar'), quality(where, sure));
  }
}
