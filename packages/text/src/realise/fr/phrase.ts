import { nameIn } from '@peerless/language';
import { doors } from '../../lexicon/fr/doors.ts';
import type {
  LabelPhrase,
  ListPhrase,
  NamePhrase,
  NumberPhrase,
  Phrase,
  PhraseOf,
  PlayerPhrase,
  Said,
  Term,
} from '../../phrase.ts';
import type { Gender } from '../../realiser.ts';
import { words } from '../words.ts';
import { amount, measure } from './amount.ts';
import { card, isSeveral, pile } from './card.ts';
import { fighter, fighterGender, kindPlural, space, token, tokenNoun, tokenPlural } from './fighter.ts';
import {
  de,
  grammarOf,
  localName,
  type Np,
  nameOf,
  possessed,
  properName,
  quoted,
  READER,
  row,
  strong,
} from './noun.ts';

/** Every kind of phrase in French. */

const m = (text: string): Np => ({ text, gender: 'm', thing: true });
const f = (text: string): Np => ({ text, gender: 'f', thing: true });

const TERMS: { readonly [T in Term]: Np } = {
  turn: m('votre tour'),
  thisCombat: m('ce combat'),
  aCombat: m('un combat'),
  inThisCombat: m('dans ce combat'),
  inFirstCombat: m('lors du premier combat'),
  thisWay: m('de cette façon'),
  thisAction: f('ce'),
  attack: f('une attaque'),
  scheme: m('un stratagème'),
  maneuver: f('une manœuvre'),
  nothing: { ...f('aucune option'), none: true },
  defense: f('une défense'),
  anyOrder: m('dans n’importe quel ordre'),
  faceUp: m('face visible'),
  anyOfIt: m('tout ou partie de ces dégâts'),
  theCombat: m('le combat'),
  moveValue: m('le déplacement'),
  attackValue: f('l’attaque'),
  defenseValue: f('la défense'),
  attackCard: f('la carte Attaque'),
  defenseCard: f('la carte Défense'),
  atRandom: m('au hasard'),
  forLimit: m('à cause de la limite de main'),
  forBoost: m('pour son BOOST'),
  afterPlay: m('après l’avoir jouée'),
  fromTop: m('du dessus de son° deck'),
  emptyHand: f('une main vide'),
  noCard: { ...f('aucune carte'), none: true },
  anEffect: m('un effet'),
};

const ORDINALS = ['', 'première', 'deuxième', 'troisième', 'quatrième', 'cinquième', 'sixième'];

const said: Said<Np> = {
  fighter,
  player,
  card: (it) => card(it),
  pile,
  space,
  token,
  several,
  amount: (it) => amount(it),
  measure: (it) => measure(it),
  product: (it) => m(words(np(it.a).text, 'fois', np(it.b).text)),
  number: (it) => m(number(it)),
  term: (it) => TERMS[it.term],
  label,
  effects,
  plays,
  name,
  ability: (it) => f(possessed(np(it.of), 'capacité', { gender: 'f' })),
  list,
  where: () => m(''),
};

/** A phrase in French. */
export function np(it: Phrase): Np {
  const say = said[it.is] as (it: Phrase) => Np;
  return say(it);
}

const PLAYERS = { rival: 'votre adversaire', anyOpponent: 'n’importe quel adversaire' } as const;

function player(it: PlayerPhrase): Np {
  if (it.who === 'you') return READER;
  if (it.form === 'pronoun') return { text: '', gender: 'm', pronoun: true };
  if (it.who !== 'opponent') return { text: PLAYERS[it.who], gender: 'm' };
  return { text: it.form === 'that' ? 'cet adversaire' : 'un adversaire', gender: 'm' };
}

function several({ of, kind, n }: PhraseOf<'several'>): Np {
  if (of === 'token') return { ...m(`${n} ${n > 1 ? tokenPlural(kind) : tokenNoun(kind)}`), plural: n > 1 };
  if (n === 1) return nameOf(kind);
  return { text: `les ${kindPlural(kind)}`, gender: grammarOf(kind)?.gender ?? 'm', plural: true };
}

function number(it: NumberPhrase): string {
  if (it.ordinal) return `votre ${ORDINALS[it.n] || `${it.n}e`} action de ce tour`;
  return String(it.n);
}

function effects({ of }: PhraseOf<'effects'>): Np {
  const form = { gender: 'm', plural: true } as const;
  const owner = np(of);
  const all = (of.is === 'card' && of.which === 'theirs') || owner.pronoun;
  return { text: words(all ? 'tous' : '', possessed(owner, 'effets', form)), ...form, thing: true };
}

function formNoun(noun: LabelPhrase['named']['noun']): Np {
  if (noun === undefined) return f('forme');
  const text = nameIn(noun.names, 'fr') ?? noun.name;
  return typeof noun.names?.fr === 'object' && noun.names.fr.gender === 'f' ? f(text) : m(text);
}

function label({ label: kind, named, form }: LabelPhrase): Np {
  if (kind === 'formNoun') return formNoun(named.noun);
  if (kind === 'token') return { ...m(`des ${tokenPlural(named)}`), plural: true };
  if (kind === 'symbol') return m(`le symbole ${localName(named)}`);
  if (kind === 'bonusAttack') return f(quoted(localName(named)));
  const it = nameOf(named);
  return form === 'pronoun' ? { ...it, text: '', pronoun: true } : it;
}

function name(it: NamePhrase): Np {
  return it.you ? READER : NAMED[it.of](it);
}

const NAMED: { readonly [K in NamePhrase['of']]: (it: NamePhrase) => Np } = {
  fighter: (it) => properName(it.text, it.named),
  player: (it) => properName(it.text, it.named),
  card: (it) => f(quoted(it.text)),
  space: (it) => f(`la case ${it.text}`),
  door: (it) => f(`la porte ${doors[it.text] ?? it.text}`),
};

const PLAYS = { attacker: 'attaques', defender: 'défenses', either: 'attaques et défenses' } as const;

function plays(it: PhraseOf<'plays'>): Np {
  const form = { gender: 'f', plural: true } as const;
  return { text: possessed(np(it.of), PLAYS[it.role], form), ...form, thing: true };
}

/** "vos cartes de Sherlock Holmes et du Dr Watson". */
function usersOf(it: ListPhrase): string | undefined {
  const users = it.items.map((item) =>
    item.is === 'card' && item.user !== undefined && item.user !== 'any' ? de(nameOf(item.user)) : '',
  );
  return users.length > 0 && users.every((user) => user !== '') ? `vos cartes ${row(users)}` : undefined;
}

function list(it: ListPhrase): Np {
  const users = usersOf(it);
  if (users !== undefined) return { ...f(users), plural: true };
  // "Vous et lui" says less than "vous et cet adversaire".
  const items = it.items.map((item) =>
    np(item.is === 'player' && item.form === 'pronoun' ? { ...item, form: 'that' } : item),
  );
  const gender = items.length > 0 && items.every((item) => item.gender === 'f') ? 'f' : 'm';
  if (it.form === 'pronoun') return { text: '', gender: 'm', plural: true, pronoun: true };
  const you = items.some((item) => item.you) ? { you: true as const } : {};
  const or = it.or ? { or: true as const } : {};
  return {
    text: row(items.map(strong), it.or ? 'ou' : 'et'),
    gender,
    plural: items.length > 1 && !it.or,
    items,
    ...or,
    ...you,
  };
}

/** The gender of a phrase for the planner. */
export function gender(it: Phrase): Gender {
  switch (it.is) {
    case 'fighter':
      return fighterGender(it);
    case 'card':
      return isSeveral(it) ? 'pl' : 'f';
    case 'list':
    case 'effects':
    case 'plays':
      return 'pl';
    case 'several':
      return it.n === 1 ? np(it).gender : 'pl';
    case 'measure':
      // Nobody takes a number for whoever acts.
      return it.measure === 'named' ? 'n' : np(it).gender;
    case 'label':
      return grammarOf(it.named)?.gender ?? 'unknown';
    default:
      return np(it).gender;
  }
}
