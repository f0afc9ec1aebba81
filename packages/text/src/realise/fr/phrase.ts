import { nameIn } from '@peerless/language';
import type { LabelPhrase, ListPhrase, Phrase, PhraseOf, Said, Term } from '../../meaning/phrase.ts';
import type { Gender } from '../realiser.ts';
import { words } from '../words.ts';
import { figures } from './figure.ts';
import { fighterGender, kindPlural, tokenNoun, tokenPlural } from './kind.ts';
import { de, grammarOf, localName, type Np, nameOf, possessed, row, strong } from './noun.ts';
import { isSeveral, quantities } from './quantity.ts';

/** Every kind of phrase in French. */

const m = (text: string): Np => ({ text, gender: 'm', thing: true });
const f = (text: string): Np => ({ text, gender: 'f', thing: true });

const TERMS: { readonly [T in Term]: Np } = {
  turn: m('votre tour'),
  turnOfAnybody: m('le tour'),
  thisCombat: m('ce combat'),
  aCombat: m('un combat'),
  inThisCombat: m('lors de ce combat'),
  inFirstCombat: m('lors du premier combat'),
  thisWay: m('de cette façon'),
  thisAction: f('ce'),
  attack: f('une attaque'),
  scheme: m('un stratagème'),
  maneuver: f('une manœuvre'),
  item: f('une utilisation d’objet'),
  noDamage: { ...m('aucun dégât lors de ce combat'), none: true },
  noCombatDamage: { ...m('aucun dégât de combat'), none: true },
  noOtherDamage: { ...m('que les dégâts de combat lors de ce combat'), none: true },
  neverDamage: { ...m('aucun dégât'), none: true },
  neverCombatDamage: { ...m('aucun dégât de combat'), none: true },
  neverOtherDamage: { ...m('que les dégâts de combat'), none: true },
  nothing: { ...f('aucune option'), none: true },
  defense: f('une défense'),
  attacker: m('l’attaquant'),
  defender: m('le défenseur'),
  anyOrder: m('dans l’ordre de votre choix'),
  notChosenYet: m(' que vous n’avez pas encore choisi pendant ce tour'),
  oneAfterAnother: m(', l’un après l’autre'),
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

const said: Said<Np> = {
  ...figures,
  ...quantities,
  several,
  term: (it) => TERMS[it.term],
  label,
  effects,
  ability: (it) => f(possessed(np(it.of), 'capacité', { gender: 'f' })),
  list,
  where: () => m(''),
};

/** A phrase in French. */
export function np(it: Phrase): Np {
  const say = said[it.is] as (it: Phrase) => Np;
  return say(it);
}

function several({ of, kind, n }: PhraseOf<'several'>): Np {
  if (of === 'token') return { ...m(`${n} ${n > 1 ? tokenPlural(kind) : tokenNoun(kind)}`), plural: n > 1 };
  if (n === 1) return nameOf(kind);
  return { text: `les ${kindPlural(kind)}`, gender: grammarOf(kind)?.gender ?? 'm', plural: true };
}

function effects({ of, after }: PhraseOf<'effects'>): Np {
  const form = { gender: 'm', plural: true } as const;
  const owner = np(of);
  if (after) return { text: possessed(owner, 'effets APRÈS LE COMBAT', form), ...form, thing: true };
  // "Ses effets" might be those of their player.
  if (of.is === 'card' && of.which === 'theirs' && owner.pronoun)
    return { text: 'tous les effets de sa carte', ...form, thing: true };
  const all = (of.is === 'card' && of.which === 'theirs') || owner.pronoun;
  return { text: words(all ? 'tous' : '', possessed(owner, 'effets', form)), ...form, thing: true };
}

function formNoun(noun: LabelPhrase['named']['noun']): Np {
  if (noun === undefined) return f('forme');
  const text = nameIn(noun.names, 'fr') ?? noun.name;
  return typeof noun.names?.fr === 'object' && noun.names.fr.gender === 'f' ? f(text) : m(text);
}

/** Whether a form is a property, not a person. */
export function isProperty(it: Phrase | undefined): boolean {
  if (it?.is !== 'label' || it.label !== 'form') return false;
  // Where the file says nothing of it, forms that have a word of their own (a size) are properties.
  const known = grammarOf(it.named);
  return known === undefined ? it.named.noun !== undefined : known.adjective === true;
}

function label(phrase: LabelPhrase): Np {
  const { label: kind, named, form } = phrase;
  if (kind === 'formNoun') return formNoun(named.noun);
  if (kind === 'token') return { ...m(`des ${tokenPlural(named)}`), plural: true };
  if (kind === 'symbol') return m(`le symbole ${localName(named)}`);
  if (kind === 'pile') return m(localName(named).toLocaleUpperCase('fr'));
  // What is chosen by its name is said like a property: GRANDE.
  if (isProperty(phrase) || (kind === 'form' && named.noun?.chosen)) return m(localName(named).toUpperCase());
  const it = nameOf(named);
  return form === 'pronoun' ? { ...it, text: '', pronoun: true } : it;
}

/** "vos cartes de Sherlock Holmes et du Dr Watson". */
function usersOf(it: ListPhrase): string | undefined {
  const users = it.items.map((item) =>
    item.is === 'card' && item.user !== undefined && item.user !== 'any' ? de(nameOf(item.user)) : '',
  );
  return users.length > 0 && users.every((user) => user !== '') ? `vos cartes ${row(users)}` : undefined;
}

/** "les symboles Serpent et Lézard". */
function symbolsOf(it: ListPhrase): string | undefined {
  const names = it.items.flatMap((item) =>
    item.is === 'label' && item.label === 'symbol' ? [localName(item.named)] : [],
  );
  if (it.or || names.length < 2 || names.length < it.items.length) return undefined;
  return `les symboles ${row(names)}`;
}

function list(it: ListPhrase): Np {
  const users = usersOf(it);
  if (users !== undefined) return { ...f(users), plural: true };
  const symbols = symbolsOf(it);
  if (symbols !== undefined) return { ...m(symbols), plural: true };
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
