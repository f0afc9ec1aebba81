import { conjugate, type Form } from '../../lexicon/pt/conjugation.ts';
import type { Named, Where } from '../../phrase.ts';
import { fighterAgreement, headNoun, tokenNoun } from './fighter.ts';
import { type Agreement, after, grammarOf, inO, type Noun, nameOf, one, the, words } from './noun.ts';
import { owned, phrase, prepared } from './phrase.ts';

/** What is said of fighters and spaces in Portuguese: as a description, and after "ser" or "estar". */

const ZONE: Noun = { one: 'zona', many: 'zonas', gender: 'f' };
const SPACE: Noun = { one: 'espaço', many: 'espaços', gender: 'm' };

const tokenSpace = (token: Named): string => `um espaço com uma ${tokenNoun(token).one}`;

const adjacent = ({ plural }: Agreement): string => (plural ? 'adjacentes' : 'adjacente');

/** Where something is: "na zona da Medusa". */
export function place(where: Where): string {
  switch (where.how) {
    case 'inZone':
      return after('em', owned(ZONE, where.of));
    case 'outOfZone':
      return `fora ${after('de', owned(ZONE, where.of))}`;
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
    case 'at':
      return where.spaces.length > 1
        ? 'nesses espaços'
        : where.spaces.map((space) => prepared('em', space)).join('');
    case 'under':
      return after('em', owned(SPACE, where.who));
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
    case 'hit':
      return `que ${conjugate('sofrer', 'past', sure.plural)} dano desta forma`;
    case 'felled':
      return `${inO('derrotado', sure)} desta forma`;
    case 'passed':
      return words(
        after('por', `${the(sure)} ${sure.plural ? 'quais' : 'qual'}`),
        phrase(where.by, 'subject'),
        conjugate('passar', 'past', fighterAgreement(where.by).plural),
      );
    case 'not':
      return `que não ${conjugate('ser', 'pres', sure.plural)} ${phrase(where.who, 'oblique')}`;
    case 'kind':
      return `que ${conjugate('ser', 'pres', sure.plural)} ${kind(where.kind)}`;
    default:
      return place(where);
  }
}

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
    case 'hit':
      return words(no, conjugate('sofrer', 'past', sure.plural), 'dano desta forma');
    case 'felled':
      return words(no, be('ser'), inO('derrotado', sure), 'desta forma');
    case 'kind':
      return words(no, be('ser'), kind(where.kind));
    case 'not':
      return words(not ? '' : 'não', be('ser'), phrase(where.who, 'oblique'));
    default:
      return words(no, be('estar'), quality(where, sure));
  }
}
