import { type FrenchRole, type Slot, type VerbEntry, variants, verbs } from '../../lexicon/fr/verbs.ts';
import type { Act, Cond } from '../../meaning/clause.ts';
import {
  type AmountPhrase,
  type CardPhrase,
  type Phrase,
  type PilePhrase,
  YOU,
} from '../../meaning/phrase.ts';
import { sharedSubjects } from '../sentences.ts';
import { numbered, words } from '../words.ts';
import { subjectApart } from './apart.ts';
import { comparedWith, handsCompared } from './compare.ts';
import { attribute, predicate } from './figure.ts';
import {
  after,
  agree,
  de,
  direct,
  elide,
  grammarOf,
  indirect,
  localName,
  type Np,
  possessed,
  que,
  quoted,
  row,
  si,
  subject,
} from './noun.ts';
import { isProperty, np } from './phrase.ts';
import { intoPile } from './pile.ts';
import { amountHead, amountTail, card } from './quantity.ts';
import { cardOf, isOfSideDeck, oneOf } from './side-deck.ts';
import { unitOf } from './unit.ts';
import { conjugate, type Mood } from './verb.ts';

/** Acts and conditions in French. */

const isYou = (agent: Phrase | undefined): boolean =>
  agent === undefined ||
  (agent.is === 'player' && agent.who === 'you') ||
  (agent.is === 'name' && agent.you === true);

const isEqual = (amount: Phrase | undefined): boolean =>
  amount?.is === 'amount' && amount.equal !== undefined && !isNamed(amount.equal);

const isNamed = (it: Phrase): boolean => it.is === 'measure' && it.measure === 'named';

/** A fighter that is described rather than named. */
const isLong = (it: Phrase | undefined): boolean =>
  it?.is === 'fighter' &&
  it.form === undefined &&
  it.quantity !== 'the' &&
  (it.part === 'both' || it.where.length > 0);

/** A card with so much said of it that where it goes would be taken for a part of that. */
const isDescribed = (it: Phrase | undefined): boolean =>
  it?.is === 'card' && (it.boosting === true || (it.which === 'noted' && it.form !== 'pronoun'));

/** "sans ruse", not "avec 0 ruse". */
const isNone = (it: Phrase | undefined): boolean => it?.is === 'amount' && it.n === 0;

const isPile = (it: Phrase | undefined, ...piles: readonly PilePhrase['pile'][]): boolean =>
  it?.is === 'pile' && piles.includes(it.pile);

const isOfOther = (it: Phrase | undefined): boolean => it?.is === 'pile' && it.of !== undefined;

/** A card is taken back, or put somewhere; what lies aside comes from nowhere, or from a pile of somebody else. */
function putting({ from, to }: Act['roles']): VerbEntry {
  if (isPile(to, 'aside') && isOfOther(from)) return variants.putAsideFrom;
  if (isPile(to, 'hand') && isPile(from, 'discard', 'play') && !isOfOther(to)) return variants.takeBack;
  return isPile(to, 'aside') || isPile(from, 'aside') ? variants.putAside : verbs.putNamed;
}

/** The frame that suits the roles. */
function entryFor({ verb, roles }: Act): VerbEntry {
  if (verb === 'deal' && isEqual(roles.amount)) return variants.dealEqual;
  if (verb === 'change' && isEqual(roles.amount)) return variants.changeEqual;
  if (verb === 'return' && isDescribed(roles.patient)) return variants.returnLong;
  if (verb === 'have' && isPile(roles.agent, 'own') && roles.patient === undefined) return variants.holds;
  if (verb === 'startWith' && isNone(roles.amount)) return variants.startWithout;
  if (isOfSideDeck(verb) && cardOf(roles.patient) !== undefined) return variants[verb];
  if (verb === 'move' && isLong(roles.patient) && !isEqual(roles.amount)) return variants.moveLong;
  if (verb === 'moveFromTo' && roles.from === undefined) return variants.moveTo;
  if (verb === 'putNamed') return putting(roles);
  if (verb === 'startAs' && isProperty(roles.as)) return variants.startQuality;
  if (verb === 'become' && isEqual(roles.amount)) return variants.becomeEqual;
  if (verb === 'fix' && isEqual(roles.amount)) return variants.fixEqual;
  if (verb === 'fixForGood' && isEqual(roles.amount)) return variants.fixForGoodEqual;
  return verb === 'transform' && isYou(roles.agent) ? variants.transformYou : verbs[verb];
}

/** Who or what the verb agrees with. */
const subjectNp = (act: Act): Np => entryFor(act).subject ?? subjectApart(act) ?? np(act.roles.agent ?? YOU);

interface Filled {
  readonly clitics: readonly string[];
  readonly texts: readonly string[];
}

const INSTEAD = 'à la place';

/** The verb and everything after it. */
export function verbPhrase(act: Act, mood: Mood, of: Np | undefined): string {
  const entry = entryFor(act);
  const said = act.roles.as?.is === 'where' ? predication(act, mood, of) : undefined;
  const { clitics, texts } = fill(entry, act);
  const also = act.also ? 'aussi' : '';
  const group = said ?? words(verbGroup(act, entry, mood, of, clitics), also, ...texts);
  // A verb may say it itself: "attribuer à la place".
  const instead = act.instead && !entry.base.endsWith(INSTEAD) ? INSTEAD : '';
  return words(agree(numbered(group, of?.plural === true), of ?? np(YOU)), instead);
}

function verbGroup(
  act: Act,
  entry: VerbEntry,
  mood: Mood,
  of: Np | undefined,
  clitics: readonly string[],
): string {
  if (entry.fixed) return entry.base;
  const own = entry.clitic === undefined ? clitics : [entry.clitic, ...clitics];
  const not = act.not === true || entry.not === true;
  const { patient } = act.roles;
  const never = patient !== undefined && np(patient).none === true;
  return conjugate({
    base: entry.base,
    mood,
    subject: of,
    clitics: own,
    not,
    never,
    past: act.past === true,
  });
}

/** "est adjacent à Méduse": what is said decides how. */
function predication(act: Act, mood: Mood, of: Np | undefined): string | undefined {
  const complement = act.roles.as;
  if (complement?.is !== 'where' || of === undefined) return undefined;
  const { verb, past, not, never, clitic, rest } = predicate(complement.where, of, act.not === true);
  const clitics = clitic === undefined ? [] : [clitic];
  const asked = { base: verb, mood, subject: of, clitics, not, never, past: past ?? act.past === true };
  return words(conjugate(asked), rest);
}

function fill(entry: VerbEntry, act: Act): Filled {
  const clitics: string[] = [];
  const texts = entry.frame.map((slot) => {
    const pronoun = cliticFor(slot, entry, act);
    if (pronoun === undefined) return filled(slot, entry, act);
    clitics.push(pronoun.clitic);
    return pronoun.rest;
  });
  return { clitics, texts };
}

/** Shapes in which the object is something that belongs to what is named. */
const OWNED: readonly FrenchRole['shape'][] = ['place', 'hand', 'positions'];

/** What stands before the verb in place of its object: "le", "lui", "en". */
function cliticFor(
  slot: Slot,
  entry: VerbEntry,
  act: Act,
): { readonly clitic: string; readonly rest: string } | undefined {
  if (typeof slot === 'string' || 'tail' in slot) return undefined;
  const filler = act.roles[slot.role];
  if (filler === undefined || slot.shape === 'predicate' || slot.role === 'as') return undefined;
  const it = np(filler);
  if (slot.role === 'patient' && slot.prep === undefined && !OWNED.includes(slot.shape)) {
    if (it.from !== undefined) return { clitic: entry.there ?? it.from, rest: it.text };
    return it.pronoun ? { clitic: direct(it), rest: '' } : undefined;
  }
  const whom =
    slot.role === 'recipient' || (slot.role === 'to' && (act.verb === 'redirect' || act.verb === 'assign'));
  const dative = whom && slot.prep === 'à' && (it.pronoun || it.you) && !it.thing;
  return dative ? { clitic: indirect(it), rest: '' } : undefined;
}

function filled(slot: Slot, entry: VerbEntry, act: Act): string {
  if (typeof slot === 'string') return slot;
  if ('tail' in slot) return act.roles.amount?.is === 'amount' ? amountTail(act.roles.amount) : '';
  const filler = act.roles[slot.role];
  if (filler === undefined) return '';
  return words(shaped(filler, slot, entry, act), slot.after);
}

function shaped(filler: Phrase, slot: FrenchRole, entry: VerbEntry, act: Act): string {
  const { shape, prep } = slot;
  if (shape === 'into') return filler.is === 'pile' ? intoPile(filler) : after('dans', np(filler));
  if (shape === 'plus') return words(prep, filler.is === 'amount' ? plus(filler) : `+${np(filler).text}`);
  if (shape === 'place') return possessed(np(filler), 'place', { gender: 'f' });
  if (shape === 'hand') return possessed(np(filler), 'main', { gender: 'f' });
  if (shape === 'positions') return positions(np(filler));
  if (shape === 'picked' && filler.is === 'card') return card(withoutKnownPile(filler)).text;
  if (shape === 'chosenCard' && filler.is === 'card' && filler.form !== undefined && filler.form !== 'full')
    return 'la carte choisie';
  if (shape === 'revealed' || shape === 'discarded') return oneOf(filler, shape);
  if (shape === 'kind' && filler.is === 'amount') return unitOf(filler.unit).one;
  if (shape === 'most' && filler.is === 'amount')
    return words(prep, amountHead({ ...filler, bound: undefined }), 'au maximum');
  if (shape === 'discards') return words(prep, discarding(np(filler)));
  if (shape === 'shift' && filler.is === 'amount')
    return words(prep, `+${amountHead(filler)} ou −${amountHead(filler)}`);
  if (shape === 'held' && filler.is === 'card') return card(filler, true).text;
  if (shape === 'bare') return bare(prep, filler);
  if (shape === 'chosen') return chosen(filler);
  if (shape === 'options')
    return filler.is === 'list' ? `les options ${np(filler).text}` : `l’option ${np(filler).text}`;
  const tailed = entry.frame.some((other) => typeof other === 'object' && 'tail' in other);
  if (act.verb === 'equal' && filler.is === 'amount') return comparedWith(filler, act.roles.agent);
  if (filler.is === 'amount' && tailed) return after(prep, { ...np(filler), text: amountHead(filler) });
  return after(prep, some(np(filler), act, slot));
}

/** "n’a pas joué de carte": after a negation nothing is "une". */
function some(it: Np, act: Act, { role, prep }: FrenchRole): Np {
  const [, noun] = /^(?:une?|des) (.*)$/.exec(it.text) ?? [];
  if (!act.not || role !== 'patient' || prep !== undefined || noun === undefined) return it;
  return { ...it, text: elide('de', noun) };
}

/** "il se défausse", "vous vous défaussez". */
const discarding = (who: Np): string =>
  words(subject(who), conjugate({ base: 'se défausser', mood: 'finite', subject: who, clitics: [] }));

const plus = (amount: AmountPhrase): string => {
  const head = amountHead(amount);
  return head.startsWith('-') ? head : `+${head}`;
};

/** "les positions de Wiglaf et de Beowulf", "sa position avec celle de Beowulf". */
function positions(both: Np): string {
  const items = both.items ?? [both];
  const named = items.filter((item) => !item.pronoun);
  if (named.length === 0) return 'leurs positions';
  if (named.length === items.length) return words('les positions', de(both));
  return words('sa position avec celle', named.map(de).join(''));
}

/** A card of a hand that was looked at a moment ago. */
const withoutKnownPile = ({ pile, ...it }: CardPhrase): CardPhrase =>
  pile === undefined || pile.form === 'pronoun' ? it : { ...it, pile };

/** Names without their articles: "en Dr Jekyll". */
function bare(prep: string | undefined, it: Phrase): string {
  if (it.is === 'list')
    return row(
      it.items.map((item) => bare(prep, item)),
      it.or ? 'ou' : 'et',
    );
  if (it.is === 'term') return words(prep, np(it).text.replace(/^une? /, ''));
  return it.is === 'label' ? after(prep, { ...np(it), text: localName(it.named) }) : after(prep, np(it));
}

/** Forms that are chosen by their names: GRANDE; a name that nobody knows is quoted. */
function chosen(it: Phrase): string {
  if (it.is === 'list') return row(it.items.map(chosen), it.or ? 'ou' : 'et');
  if (it.is !== 'label' || it.label !== 'form' || isProperty(it)) return np(it).text;
  return grammarOf(it.named) === undefined ? quoted(localName(it.named)) : np(it).text;
}

/** An act with its subject: "votre adversaire pioche 1 carte". */
export function clause(act: Act): string {
  if (act.may !== undefined) return permission(act);
  const { agent } = act.roles;
  if (act.verb === 'exist') return existence(act);
  if (agent?.is === 'term' && agent.term === 'thisAction')
    return words(act.not ? 'ce n’est pas' : 'c’est', act.roles.as === undefined ? '' : np(act.roles.as).text);
  // "aucun combattant adverse n’est …", not "un combattant adverse n’est pas …".
  if (act.not && agent?.is === 'fighter' && agent.quantity === 'one' && agent.form === undefined) {
    const none = np({ ...agent, quantity: 'no' });
    return words(none.text, verbPhrase({ ...act, not: undefined }, 'finite', none));
  }
  const who = subjectNp(act);
  const kind = isKind(act, who) ?? handsCompared(act);
  if (kind !== undefined) return kind;
  const told = agent?.is === 'list' && agent.each ? each(act, who) : verbPhrase(act, 'finite', who);
  return words(entryFor(act).fixed && isYou(agent) && act.verb === 'formCards' ? 'vous' : subject(who), told);
}

/** "C’est un héros", not "il est un héros". */
function isKind({ verb, roles, not }: Act, who: Np): string | undefined {
  const as = roles.as?.is === 'where' ? roles.as.where : undefined;
  if (verb !== 'be' || as?.how !== 'kind' || !who.pronoun || who.plural) return undefined;
  return words(not ? 'ce n’est pas' : 'c’est', attribute(as, who));
}

/** "récupèrent chacun 1 point de vie". */
function each(act: Act, who: Np): string {
  const { base } = entryFor(act);
  const said = verbPhrase(act, 'finite', who);
  const verb = conjugate({ base, mood: 'finite', subject: who, clitics: [] });
  return said.replace(verb, `${verb} ${who.gender === 'f' ? 'chacune' : 'chacun'}`);
}

function existence(act: Act): string {
  const what = act.roles.agent;
  if (what === undefined) return '';
  const it = np(what).text;
  if (!act.not) return `il y a ${it}`;
  return `il n’y a pas ${elide('de', it.replace(/^(une?|des|n’importe quelle?) /, ''))}`;
}

/** "vous pouvez …", "il peut …", "vous pouvez décider que Merlin …". */
function permission(act: Act): string {
  const by = np(act.may ?? YOU);
  const { agent } = act.roles;
  const { may: _may, ...plain } = act;
  const own =
    agent === undefined || agent.is === 'player' || act.aside === true || (agent.is === 'name' && agent.you);
  const can = (who: Np, not: boolean): string =>
    words(subject(who), conjugate({ base: 'pouvoir', mood: 'finite', subject: who, clitics: [], not }));
  if (!own) return words(can(by, false), 'décider', que(clause(plain)));
  const who = agent === undefined ? by : np(agent);
  return words(can(who, act.not === true), verbPhrase({ ...plain, not: undefined }, 'infinitive', who));
}

/** An act as an instruction: an order to the reader, otherwise a statement. */
export function instruction(act: Act, mood: 'command' | 'infinitive' = 'command'): string {
  const entry = entryFor(act);
  if (act.may !== undefined || entry.subject !== undefined || !isYou(act.roles.agent)) return clause(act);
  if (entry.fixed || act.verb === 'exist') return clause(act);
  return verbPhrase(act, mood, undefined);
}

/** What the reader does at length, and somebody else at the end: "…, puis votre adversaire joue la carte choisie". */
const endsElsewhere = (acts: readonly Act[]): boolean =>
  acts.length > 2 && isYou(acts[0]?.roles.agent) && !isYou(acts.at(-1)?.roles.agent);

/** Acts in a row. The first may be optional; then the rest is too, if the same player acts. */
export function sequence(acts: readonly Act[], join: 'and' | 'then'): string {
  const [first] = acts;
  if (first === undefined) return '';
  const parts = acts.map((act, index) => {
    const last = acts[index - 1];
    if (last === undefined) return instruction(act);
    return (join === 'and' ? again(act, last) : undefined) ?? goingOn(act, last) ?? following(act, first);
  });
  return row(parts, join === 'then' || endsElsewhere(acts) ? 'puis' : 'et');
}

/** "Mettez-en 2 dans votre main et les autres sous votre deck": the verb is said once. */
function again(act: Act, last: Act): string | undefined {
  const entry = entryFor(act);
  const alike = entry === entryFor(last) && isYou(act.roles.agent) && isYou(last.roles.agent);
  const plain = [act, last].every(({ not, may, instead }) => !not && may === undefined && !instead);
  if (!alike || !plain || entry.subject !== undefined || act.roles.to === undefined) return undefined;
  const { clitics, texts } = fill(entry, act);
  return clitics.length > 0 ? undefined : words(...texts);
}

/** "Votre adversaire consulte votre main et choisit …": whoever goes on is not named again. */
function goingOn(act: Act, last: Act): string | undefined {
  const [agent, before] = [act.roles.agent, last.roles.agent];
  if (agent?.is !== 'player' || agent.form !== 'pronoun' || before?.is !== 'player') return undefined;
  if (agent.who !== before.who || act.may !== undefined || last.may !== undefined) return undefined;
  return isYou(agent) ? undefined : verbPhrase(act, 'finite', np(agent));
}

function following(act: Act, first: Act): string {
  const entry = entryFor(act);
  const alike = isYou(act.roles.agent) && isYou(first.roles.agent) && act.may === undefined;
  if (!alike || entry.fixed || entry.subject !== undefined) return clause(act);
  return verbPhrase(act, first.may === undefined ? 'command' : 'infinitive', undefined);
}

/** Conditions after "si" or "tant que"; the conjunction is repeated: "si … et si …". */
export function condition(cond: Cond, link: (text: string) => string = si): string {
  if ('fact' in cond) return link(clause(cond.fact));
  if ('symbol' in cond) return link(`votre défausse présente le symbole ${localName(cond.symbol)}`);
  if ('any' in cond) return cond.any.map((item) => condition(item, link)).join(', ou ');
  return row(
    sharedSubjects(cond.all).map(({ cond: part, again }) =>
      again && 'fact' in part ? verbPhrase(part.fact, 'finite', subjectNp(part.fact)) : condition(part, link),
    ),
  );
}
