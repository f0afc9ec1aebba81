import type { Named, Phrase, Where } from '../../phrase.ts';
import { words } from '../words.ts';
import { adjacentTo, passedBy, SPACE, tokenNoun } from './fighter.ts';
import {
  type Agreement,
  grammarOf,
  indefinite,
  indirect,
  type Np,
  nameOf,
  possessed,
  que,
  strong,
} from './noun.ts';
import { np } from './phrase.ts';

/** What is said of fighters and spaces. Adjectives are marked by `~` and agree later. */

const tokenSpace = (token: Named): string => `une case avec un ${tokenNoun(token)}`;

const pronounFor = ({ gender, plural }: Agreement): string =>
  `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`;

/** "il a commencé", "elles ont commencé". */
const started = (form: Agreement): string =>
  `${pronounFor(form)} ${form.plural ? 'ont' : 'a'} commencé ce tour`;

/** Places that could be read as where something is done. */
const SITUATED: readonly Where['how'][] = ['inZone', 'onToken', 'at', 'under'];

/** "lui" before the verb for somebody who was just named. */
function pronounOf(whom: Phrase): string | undefined {
  const it = np(whom);
  return it.pronoun && !it.thing ? indirect(it) : undefined;
}

/** What follows the noun it describes. */
export function attribute(where: Where, form: Agreement): string {
  const have = form.plural ? 'ont' : 'a';
  switch (where.how) {
    case 'startedOnToken':
      return `qui ${have} commencé ce tour sur ${tokenSpace(where.token)}`;
    case 'moved':
      return `qui ${form.plural ? 'ne sont' : 'n’est'} pas sur la case où ${started(form)}`;
    case 'leftZone':
      return `qui ${form.plural ? 'ne sont' : 'n’est'} dans aucune des zones où ${started(form)}`;
    case 'hit':
      return `qui ${have} subi des dégâts de cette façon`;
    case 'felled':
      return 'vaincu~ de cette façon';
    case 'passed':
      return passedBy(where.by);
    case 'fighting':
      return 'impliqué~ dans ce combat';
    case 'adjacent': {
      const whom = pronounOf(where.to);
      return whom === undefined
        ? adjacentTo(where.to)
        : `qui ${whom} ${form.plural ? 'sont' : 'est'} adjacent~`;
    }
    default:
      return words(SITUATED.includes(where.how) ? 'situé~' : '', complement(where, form));
  }
}

/** What can follow "est": "adjacent~ à Méduse". */
function complement(where: Where, form: Agreement): string {
  switch (where.how) {
    case 'inZone':
      return `dans ${possessed(np(where.of), 'zone', SPACE)}`;
    case 'outOfZone':
      return `hors de ${possessed(np(where.of), 'zone', SPACE)}`;
    case 'onToken':
      return `sur ${tokenSpace(where.token)}`;
    case 'at':
      return where.spaces.length > 1
        ? 'sur ces cases'
        : `sur ${where.spaces.map((space) => strong(np(space))).join('')}`;
    case 'under':
      return `sur ${possessed(np(where.who), 'case', SPACE)}`;
    case 'sameAs':
      return `avec ${strong(np(where.token))}`;
    case 'kind':
      return kind(where.kind);
    case 'not':
      return words(form.plural ? 'autres' : 'autre', que(strong(np(where.who))));
    default:
      return STATES[where.how] ?? '';
  }
}

const STATES: { readonly [H in Where['how']]?: string } = {
  defeated: 'vaincu~',
  reserve: 'en réserve',
  away: 'hors du plateau',
  onBoard: 'sur le plateau',
  fighting: 'impliqué~ dans ce combat',
  empty: 'vide',
};

/** "un héros", "une harpie", "Méduse". */
function kind(what: 'hero' | 'sidekick' | Named): string {
  if (what === 'hero') return 'un héros';
  if (what === 'sidekick') return 'un acolyte';
  const known = grammarOf(what);
  return known?.plural === undefined ? nameOf(what).text : indefinite(known.name, { gender: known.gender });
}

/** A verb and what it says; `plain`: without a second "pas". */
export interface Said {
  readonly verb: string;
  readonly past?: true;
  readonly not: boolean;
  /** "lui est adjacent". */
  readonly clitic?: string;
  /** "aucun" stands for "pas". */
  readonly never?: true;
  readonly rest: string;
}

/** What is said of a subject. */
export function predicate(where: Where, of: Np, not: boolean): Said {
  const form = of.none ? { gender: of.gender } : of;
  switch (where.how) {
    case 'startedOnToken':
      return { verb: 'commencer', past: true, not, rest: `ce tour sur ${tokenSpace(where.token)}` };
    case 'moved':
      return { verb: 'être', not: !not, rest: `sur la case où ${started(form)}` };
    case 'leftZone':
      return not
        ? { verb: 'être', not: false, rest: `encore dans une zone où ${started(form)}` }
        : { verb: 'être', not: true, never: true, rest: `dans aucune des zones où ${started(form)}` };
    case 'hit':
      return not
        ? { verb: 'subir', past: true, not, rest: 'de dégâts de cette façon' }
        : { verb: 'subir', past: true, not, rest: 'des dégâts de cette façon' };
    case 'adjacent': {
      const clitic = pronounOf(where.to);
      return clitic === undefined
        ? { verb: 'être', not, rest: adjacentTo(where.to) }
        : { verb: 'être', not, clitic, rest: 'adjacent~' };
    }
    case 'fighting':
      return { verb: 'participer', not, rest: 'à ce combat' };
    default:
      return {
        verb: 'être',
        not,
        rest: SITUATED.includes(where.how) ? complement(where, form) : attribute(where, form),
      };
  }
}
