import type { FighterPhrase, Named, Phrase, SpacePhrase, TokenPhrase, Where } from '../../phrase.ts';
import type { Gender } from '../../realiser.ts';
import { words } from '../words.ts';
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
  localName,
  type Np,
  nameOf,
  plural,
  possessed,
  que,
  row,
  subject,
} from './noun.ts';
import { np } from './phrase.ts';
import { attribute } from './where.ts';

/** Fighters, spaces and tokens in French. */

const NOUNS = { fighter: 'combattant', hero: 'héros', sidekick: 'acolyte' } as const;

const HERO: Agreement = { gender: 'm' };
/** Spaces are feminine. */
export const SPACE: Agreement = { gender: 'f' };

/** What a fighter is called, in the singular. */
const headNoun = ({ head }: FighterPhrase): string =>
  typeof head === 'object' ? localName(head) : NOUNS[head];

const headPlural = ({ head }: FighterPhrase): string =>
  typeof head === 'string' ? plural(NOUNS[head]) : kindPlural(head);

/** The plural of what fighters of a kind are called. */
export function kindPlural(kind: Named): string {
  const own = localName(kind);
  const known = grammarOf(kind)?.plural;
  return known ?? (own === kind.name ? (kind.plural ?? plural(own)) : plural(own));
}

/** The grammatical gender of a fighter phrase; what nobody knows is masculine. */
const headForm = ({ head }: FighterPhrase): Agreement => ({
  gender: (typeof head === 'object' ? grammarOf(head)?.gender : undefined) ?? 'm',
});

/** The gender that a pronoun would have. */
export function fighterGender(who: FighterPhrase): Gender {
  if (who.quantity === 'each') return 'pl';
  if (typeof who.head === 'object' && grammarOf(who.head) === undefined) return 'unknown';
  return headForm(who).gender;
}

const DEMONSTRATED = {
  mine: 'votre combattant',
  theirs: 'le combattant adverse',
  attacker: 'l’attaquant',
  user: 'le combattant qui a joué cette carte',
} as const;

/** The one fighter that is meant, without anything that describes it. */
function known(who: FighterPhrase): Np {
  const form = headForm(who);
  if (who.owner !== undefined) return { text: possessed(np(who.owner), 'héros', HERO), gender: 'm' };
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
  const choice = who.chosenBy === undefined ? '' : words(', au choix', de(np(who.chosenBy)));
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

/** A space. */
export function space(at: SpacePhrase): Np {
  const of = (text: string, many = false): Np => ({ text, ...SPACE, thing: true, plural: many });
  const left = at.where.find((where) => where.how === 'left');
  if (left !== undefined) {
    const who = np(left.who);
    return of(`la case où ${who.pronoun ? `${subject(who)} se trouvait` : `se trouvait ${who.text}`}`);
  }
  if (at.form === 'pronoun') return { ...of(''), pronoun: true };
  if (at.form === 'that' || at.quantity === 'the') return of('cette case');
  const owner = at.where.length === 1 ? ownerOf(at.where[0]) : undefined;
  if (owner !== undefined) return of(possessed(np(owner), 'case', SPACE));
  return describedSpace(at, of);
}

/** Whoever stands or lies in the one space that is meant. */
const ownerOf = (where: Where | undefined): Phrase | undefined => {
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

/** Spaces are "of" a zone, and tokens lie in them. */
function spaceAttribute(where: Where, form: Agreement): string {
  if (where.how === 'inZone') {
    const zone = possessed(np(where.of), 'zone', SPACE);
    return zone.startsWith('la ') ? `de ${zone}` : elide('de', zone);
  }
  if (where.how === 'onToken') return `avec ${indefinite(tokenNoun(where.token), { gender: 'm' })}`;
  return agree(attribute(where, form), form);
}

/** "jeton Brouillard": the token's own name, called a token. */
export function tokenNoun(token: Named): string {
  const own = localName(token);
  return /^jeton\b/i.test(own) ? own : `jeton ${own.replace(/ ?token$/i, '')}`.trim();
}

/** "jetons Brouillard". */
export const tokenPlural = (token: Named): string => tokenNoun(token).replace(/^(jeton)/i, '$1s');

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
    return of(words(definite(noun, TOKEN), 'situé sur', possessed(np(it.under), 'case', SPACE)));
  const choice = it.chosenBy === undefined ? '' : words(', au choix', de(np(it.chosenBy)));
  if (it.quantity === 'the') return of(definite(noun, TOKEN));
  return of(words(it.quantity === 'another' ? 'un autre' : 'un', noun, choice));
}

/** "qu’elle a traversé~": what passed through the fighters that are meant. */
export function passedBy(by: FighterPhrase): string {
  const who = np(by);
  return que(words(subject(who), who.plural ? 'ont' : 'a', 'traversé~'));
}

/** "adjacent~ à Méduse". */
export const adjacentTo = (to: Phrase): string => {
  const it = np(to);
  return words('adjacent~', a({ ...it, thing: true }));
};
