import { doors } from '../../lexicon/fr/doors.ts';
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
import { words } from '../words.ts';
import { headForm, headNoun, headPlural, tokenNoun, tokenPlural } from './kind.ts';
import {
  type Agreement,
  a,
  agree,
  de,
  definite,
  demonstrative,
  elide,
  grammarOf,
  indefinite,
  indirect,
  type Np,
  nameOf,
  possessed,
  properName,
  que,
  quoted,
  READER,
  row,
  strong,
  subject,
} from './noun.ts';
/** Players, fighters, spaces and tokens in French, and what is said of them. Adjectives are marked by `~` and agree later. */

/** Every kind of figure. */
export const figures: SaidOf<FigurePhrase, Np> = { player, name, fighter, space, token };

/** A figure in French. */
export function figure(it: FigurePhrase): Np {
  const say = figures[it.is] as (it: FigurePhrase) => Np;
  return say(it);
}

const thing = (text: string): Np => ({ text, gender: 'f', thing: true });

const PLAYERS = {
  rival: 'votre adversaire',
  anyOpponent: 'n’importe quel adversaire',
  eachOpponent: 'chaque adversaire',
  player: 'un joueur',
  eachPlayer: 'chaque joueur',
} as const;

function player(it: PlayerPhrase): Np {
  if (it.who === 'you') return READER;
  if (it.form === 'pronoun') return { text: '', gender: 'm', pronoun: true };
  if (it.who === 'owner') return fighter(heroNamed(it));
  if (it.who === 'player' && it.form === 'that') return { text: 'ce joueur', gender: 'm' };
  if (it.who !== 'opponent') return { text: PLAYERS[it.who], gender: 'm' };
  if (it.form !== 'that' && it.with !== undefined)
    return { text: `un adversaire qui a ${fighter(it.with).text.replace(/ situés? /, ' ')}`, gender: 'm' };
  return { text: it.form === 'that' ? 'cet adversaire' : 'un adversaire', gender: 'm' };
}

function name(it: NamePhrase): Np {
  return it.you ? READER : NAMED[it.of](it);
}

const NAMED: { readonly [K in NamePhrase['of']]: (it: NamePhrase) => Np } = {
  fighter: (it) => properName(it.text, it.named),
  player: (it) => properName(it.text, it.named),
  item: (it) => ({ ...properName(it.text, it.named), thing: true }),
  card: (it) => thing(quoted(it.text)),
  space: (it) => thing(`la case ${it.text}`),
  door: (it) => thing(`la porte ${doors[it.text] ?? it.text}`),
};

const HERO: Agreement = { gender: 'm' };
/** Spaces are feminine. */
const SPACE: Agreement = { gender: 'f' };

const DEMONSTRATED = {
  mine: 'votre combattant',
  mate: 'votre autre combattant',
  theirs: 'le combattant adverse',
  attacker: 'l’attaquant',
  user: 'le combattant qui a joué cette carte',
} as const;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase): Np {
  const form = headForm(who);
  if (who.owner !== undefined) return { text: possessed(figure(who.owner), 'héros', HERO), gender: 'm' };
  if (who.part !== undefined && who.part !== 'both') return { text: DEMONSTRATED[who.part], gender: 'm' };
  if (typeof who.head === 'object' && who.quantity === 'the') return nameOf(who.head);
  if (who.quantity === 'each') return { text: `ces ${headPlural(who)}`, ...form, plural: true };
  return { text: demonstrative(headNoun(who), form), ...form };
}

const SIDES = { own: '', friendly: 'ami~', opposing: 'adverse' } as const;

/** The noun and what follows it. */
function described(who: FighterPhrase, many: boolean): string {
  const form = { ...headForm(who), plural: many };
  const side = SIDES[who.side ?? 'own'];
  const near = who.where.filter(({ how }) => how === 'defeated').map(() => 'vaincu~');
  const rest = who.where.filter(({ how }) => how !== 'defeated').map((where) => attribute(where, form));
  const part = who.part === 'both' ? 'impliqué~ dans ce combat' : '';
  const choice = who.chosenBy === undefined ? '' : words(', au choix', de(figure(who.chosenBy)));
  const adjective = side === 'adverse' && many ? 'adverses' : side;
  const noun = many ? headPlural(who) : headNoun(who);
  return agree(words(noun, adjective, ...near, part, row(rest), choice), form);
}

const ONE_OF = { m: 'l’un', f: 'l’une' } as const;
const EACH_OF = { m: 'chacun', f: 'chacune' } as const;
const NONE_OF = { m: 'aucun', f: 'aucune' } as const;

/** "l’un de vos combattants", "chacun de vos autres combattants". */
function ofYours(who: FighterPhrase): Np {
  const form = headForm(who);
  const set = words(who.other ? 'autres' : '', described({ ...who, side: 'own' }, true));
  switch (who.quantity) {
    case 'each':
    case 'bare':
      return { text: `${EACH_OF[form.gender]} de vos ${set}`, ...form };
    case 'some':
      return { text: `vos ${set}`, ...form, plural: true };
    case 'no':
      return { text: `${NONE_OF[form.gender]} de vos ${set}`, ...form, none: true };
    default:
      return { text: `${ONE_OF[form.gender]} de vos ${set}`, ...form };
  }
}

/** A fighter or a set of fighters. */
export function fighter(who: FighterPhrase): Np {
  const form = headForm(who);
  if (who.quantity === 'several') return several(who, form);
  if (who.form === 'pronoun') return { text: '', ...form, plural: who.quantity === 'each', pronoun: true };
  if (who.form === 'that' || who.quantity === 'the') return known(who);
  if (who.side === 'own' && typeof who.head === 'string') return ofYours(who);
  const one = words(who.other ? 'autre' : '', described(who, false));
  switch (who.quantity) {
    case 'each':
      return { text: `chaque ${one}`, ...form };
    case 'bare':
      return { text: one, ...form };
    case 'some':
      return {
        text: elide('des', words(who.other ? 'autres' : '', described(who, true))),
        ...form,
        plural: true,
      };
    case 'no':
      return { text: `${NONE_OF[form.gender]} ${one}`, ...form, none: true };
    default:
      return { text: indefinite(one, form), ...form };
  }
}

/** "jusqu’à 2 combattants adjacents à Méduse", then "chacun d’eux". */
function several(who: FighterPhrase, form: Agreement): Np {
  const each = EACH_OF[form.gender];
  if (who.form === 'pronoun') return { text: `${each} d’${form.gender === 'f' ? 'elles' : 'eux'}`, ...form };
  if (who.form === 'that') return { text: `${each} de ces ${headPlural(who)}`, ...form };
  const { n, upTo } = who.number ?? ONE;
  const number = n.is === 'number' ? String(n.n) : 'autant';
  const own = who.side === 'own' && typeof who.head === 'string';
  const of = own ? 'de vos' : '';
  const set = words(who.other ? 'autres' : '', described({ ...who, side: own ? undefined : who.side }, true));
  const counted = own || n.is === 'number' ? set : elide('de', set);
  return { text: words(upTo ? 'jusqu’à' : '', number, of, counted), ...form, plural: true };
}

const ONE = { n: { is: 'number', n: 1 }, upTo: false } as const;

/** A space. */
export function space(at: SpacePhrase): Np {
  const of = (text: string, many = false): Np => ({ text, ...SPACE, thing: true, plural: many });
  const left = at.where.find((where) => where.how === 'left');
  if (left !== undefined) {
    const who = figure(left.who);
    return of(`la case où ${who.pronoun ? `${subject(who)} se trouvait` : `se trouvait ${who.text}`}`);
  }
  if (at.form === 'pronoun') return { ...of(''), pronoun: true };
  if (at.form === 'that' || at.quantity === 'the') return of('cette case');
  const owner = at.where.length === 1 ? ownerOf(at.where[0]) : undefined;
  if (owner !== undefined) return of(possessed(figure(owner), 'case', SPACE));
  return describedSpace(at, of);
}

/** Whoever stands or lies in the one space that is meant. */
const ownerOf = (where: Where | undefined): FigurePhrase | undefined => {
  if (where?.how === 'under') return where.who;
  return where?.how === 'sameAs' ? where.token : undefined;
};

const SPACES = {
  any: 'n’importe quelle',
  one: 'une',
  the: 'la',
  different: 'différentes',
} as const;

function describedSpace(at: SpacePhrase, of: (text: string, many?: boolean) => Np): Np {
  const many = at.quantity === 'different';
  const other = at.where.some(({ how }) => how === 'other');
  const empty = at.where.some(({ how }) => how === 'empty');
  const rest = at.where
    .filter(({ how }) => how !== 'other' && how !== 'empty')
    .map((where) => spaceAttribute(where, { ...SPACE, plural: many }));
  const s = many ? 's' : '';
  const noun = words(other ? `autre${s}` : '', `case${s}`, empty ? `vide${s}` : '');
  return of(words(SPACES[at.quantity], noun, row(rest)), many);
}

/** Of one that is known nothing would be left but what is said of it. */
const withoutFighter = (of: FighterPhrase): string => `sans ${figure(of).text || 'ce combattant'}`;

/** Spaces are "of" a zone, and tokens lie in them. */
function spaceAttribute(where: Where, form: Agreement): string {
  if (where.how === 'inZone') {
    const zone = possessed(figure(where.of), 'zone', SPACE);
    return zone.startsWith('la ') ? `de ${zone}` : elide('de', zone);
  }
  if (where.how === 'zoneWithout') return `d’une zone ${withoutFighter(where.of)}`;
  if (where.how === 'onToken') return `avec ${indefinite(tokenNoun(where.token), { gender: 'm' })}`;
  return agree(attribute(where, form), form);
}

const TOKEN: Agreement = { gender: 'm' };

/** A token. */
export function token(it: TokenPhrase): Np {
  const noun = tokenNoun(it.token);
  const of = (text: string): Np => ({ text, ...TOKEN, thing: true });
  if (it.form === 'pronoun') return { ...of(''), pronoun: true };
  if (it.form === 'that') return of(demonstrative(noun, TOKEN));
  if (it.quantity === 'upTo')
    return { ...of(`jusqu’à ${it.n ?? 1} ${tokenPlural(it.token)}, chacun`), plural: true };
  if (it.under !== undefined)
    return of(words(definite(noun, TOKEN), 'situé sur', possessed(figure(it.under), 'case', SPACE)));
  const choice = it.chosenBy === undefined ? '' : words(', au choix', de(figure(it.chosenBy)));
  if (it.quantity === 'the') return of(definite(noun, TOKEN));
  return of(words(it.quantity === 'another' ? 'un autre' : 'un', noun, choice));
}

/** "qu’elle a traversé~": what passed through the fighters that are meant. */
function passedBy(by: FighterPhrase): string {
  const who = figure(by);
  return que(words(subject(who), who.plural ? 'ont' : 'a', 'traversé~'));
}

/** "adjacent~ à Méduse". */
const adjacentTo = (to: FigurePhrase): string => {
  const it = figure(to);
  return words('adjacent~', a({ ...it, thing: true }));
};

const tokenSpace = (token: Named): string => `une case avec un ${tokenNoun(token)}`;

const pronounFor = ({ gender, plural }: Agreement): string =>
  `${gender === 'f' ? 'elle' : 'il'}${plural ? 's' : ''}`;

/** "il a commencé", "elles ont commencé". */
const started = (form: Agreement): string =>
  `${pronounFor(form)} ${form.plural ? 'ont' : 'a'} commencé ce tour`;

/** Places that could be read as where something is done. */
const SITUATED: readonly Where['how'][] = ['inZone', 'onToken', 'at', 'under'];

/** "lui" before the verb for somebody who was just named. */
function pronounOf(whom: FigurePhrase): string | undefined {
  const it = figure(whom);
  return it.pronoun && !it.thing ? indirect(it) : undefined;
}

/** "de vos combattants", but "combattants adverses". */
const among = (by: FighterPhrase): string => {
  const { text } = fighter(by);
  return by.side === 'own' ? elide('de', text) : text.replace(/^des /, '');
};

const named = (where: Where): Where =>
  where.how === 'inZone' && where.of.is === 'fighter' && where.of.form === 'pronoun'
    ? { ...where, of: { ...where.of, form: 'that' } }
    : where;

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
    case 'flanked':
      return words('adjacent~ à au moins 2', among(where.by));
    case 'ofPlayer':
      return de(figure(where.who));
    case 'hurt':
      return `qui ${have} subi des dégâts pendant ce tour`;
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
      // "Sa zone" might be that of the one fighter it describes.
      return words(
        SITUATED.includes(where.how) ? 'situé~' : '',
        complement(form.plural ? where : named(where), form),
      );
  }
}

/** What can follow "est": "adjacent~ à Méduse". */
function complement(where: Where, form: Agreement): string {
  switch (where.how) {
    case 'inZone':
      return `dans ${possessed(figure(where.of), 'zone', SPACE)}`;
    case 'outOfZone':
      return `hors de ${possessed(figure(where.of), 'zone', SPACE)}`;
    case 'zoneWithout':
      return `dans une zone ${withoutFighter(where.of)}`;
    case 'onToken':
      return `sur ${tokenSpace(where.token)}`;
    case 'at':
      return where.spaces.length > 1
        ? 'sur ces cases'
        : `sur ${where.spaces.map((space) => strong(figure(space))).join('')}`;
    case 'under':
      return `sur ${possessed(figure(where.who), 'case', SPACE)}`;
    case 'sameAs':
      return `avec ${strong(figure(where.token))}`;
    case 'kind':
      return kind(where.kind);
    case 'not':
      return words(form.plural ? 'autres' : 'autre', que(strong(figure(where.who))));
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
  attacking: 'qui attaque',
  defending: 'qui défend',
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
export interface Predication {
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
export function predicate(where: Where, of: Np, not: boolean): Predication {
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
    case 'hurt':
      return { verb: 'subir', past: true, not, rest: `${not ? 'de' : 'des'} dégâts pendant ce tour` };
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
    case 'attacking':
      return { verb: 'attaquer', not, rest: '' };
    case 'defending':
      return { verb: 'défendre', not, rest: '' };
    default:
      return {
        verb: 'être',
        not,
        rest: SITUATED.includes(where.how) ? complement(where, form) : attribute(where, form),
      };
  }
}
