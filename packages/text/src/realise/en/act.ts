import { irregular, type RoleSlot, type Slot, verbs } from '../../lexicon/en/verbs.ts';
import type { Act, Cond, Verb } from '../../meaning/clause.ts';
import type { NamePhrase } from '../../meaning/phrase.ts';
import {
  type AmountPhrase,
  type CardPhrase,
  type Phrase,
  type PilePhrase,
  YOU,
} from '../../meaning/phrase.ts';
import { same } from '../../meaning/walk.ts';
import { sharedSubjects } from '../sentences.ts';
import { numbered } from '../words.ts';
import { comparedWith, possessionsCompared } from './compare.ts';
import { fighter, predicate } from './figure.ts';
import { enumerate, pronoun, words } from './noun.ts';
import { gender, phrase } from './phrase.ts';
import { amountHead, amountTail, card, intoPile } from './quantity.ts';

/** Acts and conditions in English. */

/** How the verb stands: as an order, after "to" or "may", or with its subject. */
export type Mood = 'command' | 'bare' | 'finite';

interface Agreement {
  readonly plural: boolean;
}

export const isYou = (agent: Phrase | undefined): boolean =>
  agent === undefined ||
  (agent.is === 'player' && agent.who === 'you') ||
  (agent.is === 'name' && agent.you === true);

/** Several in one name; one of them, "Wayward Sister 2", is not. */
const isPair = ({ named, text }: NamePhrase): boolean => named?.names?.en?.pair === true && !/\d$/.test(text);

/** Whether the verb takes its plural form. */
function agreement(agent: Phrase | undefined): Agreement {
  if (agent === undefined || isYou(agent)) return { plural: true };
  if (agent.is === 'player') return { plural: agent.form === 'pronoun' && agent.who !== 'owner' };
  if (agent.is === 'fighter') {
    return { plural: agent.form === 'pronoun' && agent.quantity === 'each' };
  }
  if (agent.is === 'name') return { plural: isPair(agent) };
  if (agent.is === 'several') return { plural: agent.n !== 1 };
  return { plural: ['effects', 'plays', 'list'].includes(agent.is) };
}

/** Inflects the first word of a verb. */
function inflect(base: string, plural: boolean, past: boolean): string {
  const [first = '', ...rest] = base.split(' ');
  const forms = irregular[first];
  const tail = rest.length > 0 ? ` ${rest.join(' ')}` : '';
  if (past) return `${(plural ? forms?.pastPlural : undefined) ?? forms?.past ?? regularPast(first)}${tail}`;
  if (plural) return `${forms?.plural ?? first}${tail}`;
  return `${forms?.third ?? regularThird(first)}${tail}`;
}

const regularPast = (verb: string): string => (verb.endsWith('e') ? `${verb}d` : `${verb}ed`);

const regularThird = (verb: string): string => {
  if (/(s|sh|ch|x|z)$/.test(verb)) return `${verb}es`;
  return /[^aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`;
};

/** The verb with its auxiliaries. */
function verbGroup(act: Act, mood: Mood, subject: Phrase | undefined): string {
  const entry = verbs[act.verb];
  if (entry.fixed) return entry.base;
  const { plural } = entry.subject === undefined ? agreement(subject) : { plural: false };
  // How a card was played is known once it lies there.
  const past = act.past === true || act.verb === 'playedAs';
  if (mood !== 'finite') return act.not ? `do not ${entry.base}` : entry.base;
  if (!act.not) return inflect(entry.base, plural, past);
  if (act.verb === 'do') return `${inflect('do', plural, past)} not`;
  if (entry.base === 'be' || entry.base.startsWith('be ')) {
    const [be = '', ...rest] = inflect(entry.base, plural, past).split(' ');
    return words(be, 'not', ...rest);
  }
  return words(inflect('do', plural, past), 'not', entry.base);
}

/** The verb and everything after it. */
export function verbPhrase(act: Act, mood: Mood, subject: Phrase | undefined): string {
  const said = act.verb === 'be' ? predication(act, mood, subject) : choosing(act, mood);
  const group = said ?? words(verbGroup(act, mood, subject), roles(act));
  return words(act.also ? 'also' : '', group, act.instead ? 'instead' : '');
}

/** Everything after the verb. */
function roles(act: Act): string {
  const { frame } = verbs[act.verb];
  const { plural } = agreement(act.roles.agent);
  const said = frame.map((slot) => numbered(filled(slot, act), plural));
  const [last = '', before = ''] = [said.at(-1), said.at(-2)];
  // The longer part comes last: "damage equal to its BOOST to a fighter adjacent to Mr. Hyde", "aside from their deck".
  const movable = last.startsWith('equal to') || last === 'aside';
  const swapped = movable && last.length < before.length;
  const ordered = swapped ? [...said.slice(0, -2), last, before] : said;
  return words(...ordered)
    .replaceAll(/ ([:,)])/g, '$1')
    .replaceAll('( ', '(');
}

/** A fighter that is told by its place is chosen first, so that two places do not stand in a row. */
function choosing(act: Act, mood: Mood): string | undefined {
  const { patient, at } = act.roles;
  if (act.verb !== 'place' || mood === 'finite' || patient?.is !== 'fighter' || at === undefined)
    return undefined;
  const placed = patient.quantity === 'one' && patient.form === undefined;
  if (!placed || patient.where.every(({ how }) => how === 'defeated')) return undefined;
  const it: Phrase = { ...patient, form: 'pronoun' };
  return `choose ${phrase(patient, 'object')} and place ${phrase(it, 'object')} in ${phrase(at, 'object')}`;
}

/** "is adjacent to Medusa": what is said decides how. */
function predication(act: Act, mood: Mood, subject: Phrase | undefined): string | undefined {
  const complement = act.roles.as;
  if (complement?.is !== 'where' || subject === undefined) return undefined;
  const be = mood === 'finite' ? inflect('be', agreement(subject).plural, act.past === true) : 'be';
  return predicate(complement.where, subject, be, act.not === true);
}

function filled(slot: Slot, act: Act): string {
  if (typeof slot === 'string') return slot;
  if ('tail' in slot) return act.roles.amount?.is === 'amount' ? amountTail(act.roles.amount) : '';
  const filler = act.roles[slot.role];
  if (filler === undefined) return '';
  return words(slot.prep, shaped(filler, slot, act), slot.after);
}

function shaped(filler: Phrase, { shape, role }: RoleSlot, act: Act): string {
  if (filler.is === 'pile') {
    const pile = withOwner(filler, act.roles.agent);
    return shape === 'into' ? intoPile(pile) : phrase(pile, 'object');
  }
  if (shape === 'hand') return shownHand(filler, act.roles.agent);
  if (shape === 'ownCards' && filler.is === 'list') return enumerate(filler.items.map(ownCards));
  if (shape === 'options')
    return words(filler.is === 'list' ? 'options' : 'option', phrase(filler, 'object'));
  if (shape === 'source' && filler.is === 'card') return card(filler, 'object', 'from');
  if (shape === 'them')
    return isYou(filler) ? 'you' : pronoun(gender(filler), role === 'agent' ? 'subject' : 'object');
  if (shape === 'sideCard') return sideCard(filler);
  if (shape === 'sideDeck') return hasCardName(filler) ? phrase(filler, 'object') : 'that pile';
  if (shape === 'its') return pronoun(isEach(filler) ? 'n' : gender(filler), 'possessive');
  if (shape === 'chosen' && filler.is === 'card') return card(withoutKnownPile(filler), 'object');
  if (shape === 'shift' && filler.is === 'amount') return `+${amountHead(filler)} or −${amountHead(filler)}`;
  if (shape === 'plus') return filler.is === 'amount' ? plus(filler) : `+${phrase(filler, 'object')}`;
  if (shape === 'possessive') return phrase(filler, 'possessive');
  const compared = filler.is === 'amount' ? comparedWith(filler, act.roles.agent) : undefined;
  if (compared !== undefined) return compared;
  if (role === 'amount' && filler.is === 'amount')
    return hasTail(act) ? amountHead(filler) : phrase(filler, 'object');
  return phrase(filler, 'object');
}

const hasCardName = (it: Phrase): boolean => it.is === 'label' && it.named.card !== undefined;

/** "Glamour", what each card of that deck is; without a name "card of the side deck". */
const sideCard = (it: Phrase): string =>
  it.is === 'label' && it.named.card !== undefined ? it.named.card.name : `card of ${phrase(it, 'object')}`;

/** "Each fighter must stay in its space." */
const isEach = (it: Phrase): boolean =>
  it.is === 'fighter' && it.quantity === 'each' && (it.form === undefined || it.form === 'full');

/** A card of a hand that was looked at a moment ago. */
const withoutKnownPile = ({ pile, ...it }: CardPhrase): CardPhrase =>
  pile === undefined || pile.form === 'pronoun' ? it : { ...it, pile };

/** "Dr. Jekyll cards only as Dr. Jekyll". */
const ownCards = (form: Phrase): string =>
  `${phrase(form, 'object')} cards only as ${phrase(form, 'object')}`;

/** In the log everybody handles their own piles. */
function withOwner(pile: PilePhrase, agent: Phrase | undefined): PilePhrase {
  const isOwned = pile.of !== undefined || pile.owner !== undefined;
  if (agent?.is !== 'name' || isOwned || pile.pile === 'aside' || pile.pile === 'play') return pile;
  return { ...pile, owner: isYou(agent) ? YOU : { is: 'player', who: 'opponent', form: 'pronoun' } };
}

/** "an empty hand", "their hand: Feint and Dash". */
const shownHand = (cards: Phrase, agent: Phrase | undefined): string =>
  cards.is === 'term'
    ? phrase(cards, 'object')
    : `${phrase(withOwner({ is: 'pile', pile: 'hand' }, agent), 'object')}: ${phrase(cards, 'object')}`;

const hasTail = (act: Act): boolean =>
  verbs[act.verb].frame.some((slot) => typeof slot === 'object' && 'tail' in slot);

const plus = (amount: AmountPhrase): string => {
  const head = amountHead(amount);
  return head.startsWith('-') ? head : `+${head}`;
};

/** The subject in words. */
export function subjectOf(act: Act): string {
  const entry = verbs[act.verb];
  if (entry.subject !== undefined) return entry.subject;
  return phrase(act.roles.agent ?? YOU, 'subject');
}

/** An act with its subject: "your opponent draws 1 card". */
export function clause(act: Act): string {
  if (act.may !== undefined) return permission(act);
  const agent = act.roles.agent;
  if (act.verb === 'exist') return existence(act);
  const having = possessionsCompared(act);
  if (having !== undefined)
    return words(
      phrase(having.who, 'subject'),
      inflect('have', agreement(having.who).plural, false),
      having.much,
    );
  if (isNobody(act)) return words('nobody', verbPhrase({ ...act, not: undefined }, 'finite', ONE));
  // "no opposing fighter is …", not "an opposing fighter is not …".
  if (act.not && agent?.is === 'fighter' && agent.quantity === 'one' && agent.form === undefined) {
    const none = { ...agent, quantity: 'no' as const };
    return words(fighter(none, 'subject'), verbPhrase({ ...act, not: undefined }, 'finite', agent));
  }
  const each = agent?.is === 'list' && agent.each ? 'each' : '';
  return words(subjectOf(act), each, verbPhrase(act, 'finite', agent));
}

/** Where any of them may, "if not" means that none does. */
const isNobody = ({ verb, not, roles: { agent } }: Act): boolean =>
  verb === 'do' && not === true && agent?.is === 'player' && agent.who === 'anyOpponent';

const ONE: Phrase = { is: 'number', n: 1 };

function existence(act: Act): string {
  const what = act.roles.agent;
  if (what === undefined) return '';
  const said = phrase(what, 'object');
  return act.not ? `there is no ${said.replace(/^an? /, '')}` : `there is ${said}`;
}

/** "you may …", "they may …", "you may have Dracula …". */
function permission(act: Act): string {
  const by = act.may ?? YOU;
  const agent = act.roles.agent;
  const own =
    agent === undefined || agent.is === 'player' || act.aside === true || (agent.is === 'name' && agent.you);
  if (own)
    return words(
      phrase(agent ?? by, 'subject'),
      act.not ? 'may not' : 'may',
      verbPhrase({ ...act, not: undefined }, 'bare', agent),
    );
  if (act.verb === 'become') {
    return words(
      phrase(by, 'subject'),
      'may change',
      phrase(agent, 'object'),
      'to',
      filled({ role: 'amount' }, act),
    );
  }
  return words(phrase(by, 'subject'), 'may have', phrase(agent, 'object'), verbPhrase(act, 'bare', agent));
}

/** An act as an instruction: an order to the reader, otherwise a statement. */
export function instruction(act: Act): string {
  return act.may === undefined && canOrder(act) ? verbPhrase(act, 'command', undefined) : clause(act);
}

/** Acts in a row. The first may be optional; then the rest is too, if the same player acts. */
export function sequence(acts: readonly Act[], join: 'and' | 'then'): string {
  const [first] = acts;
  if (first === undefined) return '';
  const parts = acts.map((act, index) =>
    index === 0 ? instruction(act) : following(act, first, acts[index - 1]),
  );
  const [last, before] = [acts.at(-1), acts.at(-2)];
  const turns = join === 'and' && last !== undefined && before !== undefined && isApart(before, last);
  return turns ? `${enumerate(parts.slice(0, -1))}, and ${parts.at(-1)}` : enumerate(parts, join);
}

function following(act: Act, first: Act, last: Act | undefined): string {
  const alike = isYou(act.roles.agent) && isYou(first.roles.agent) && act.may === undefined;
  if (alike && canOrder(act))
    return last?.verb === 'put' && act.verb === 'put'
      ? roles(onSamePile(act, last))
      : verbPhrase(act, 'bare', undefined);
  return last !== undefined && goesOn(last, act) ? verbPhrase(act, 'finite', last.roles.agent) : clause(act);
}

/** "Put 1 of them on the bottom of that deck and the rest on top." */
function onSamePile(act: Act, { roles: { to: last } }: Act): Act {
  const { to } = act.roles;
  if (to?.is !== 'pile' || last?.is !== 'pile' || to.end === undefined || to.end === last.end) return act;
  const isSame = same({ ...to, end: last.end, form: last.form }, last);
  return isSame ? { ...act, roles: { ...act.roles, to: { ...to, form: 'pronoun' } } } : act;
}

/** Whether an act of the reader can be said as an order. */
const canOrder = ({ verb, roles: { agent } }: Act): boolean =>
  isYou(agent) && !verbs[verb].fixed && verbs[verb].subject === undefined && !STATED.includes(verb);

/** What is no order: "you start the game as Dr. Jekyll". */
const STATED: readonly Verb[] = ['exist', 'startAs'];

function subjectKey({ roles: { agent } }: Act): string | undefined {
  if (agent !== undefined && 'ref' in agent && agent.ref !== undefined) return agent.ref;
  return agent?.is === 'player' ? agent.who : JSON.stringify(agent);
}

/** Whether two acts have one subject, be it said or not. */
function isSameDoer(a: Act, b: Act): boolean {
  if (canOrder(a) || canOrder(b)) return canOrder(a) && canOrder(b);
  return subjectKey(a) === subjectKey(b);
}

/**
 * Somebody else does the last, "gain 1 action, and Chupacabra recovers 1 health", or it could be taken for theirs: "choose
 * 1 card for them to discard, and gain 1 action".
 */
const isApart = (before: Act, last: Act): boolean =>
  before.verb === 'discardChosen' || isBlindPick(before.roles.patient) || !isSameDoer(before, last);

const isBlindPick = (it: Phrase | undefined): boolean =>
  it?.is === 'card' && it.unseen === true && it.chosenBy !== undefined;

/** Somebody else who goes on is not named again: "your opponent looks at your hand and chooses 1 card". */
const goesOn = (before: Act, { verb, roles: said, may, not }: Act): boolean =>
  before.may === undefined &&
  may === undefined &&
  !not &&
  !isYou(said.agent) &&
  verbs[verb].subject === undefined &&
  subjectKey(before) === subjectKey({ kind: 'act', verb, roles: said });

/** A condition in words. */
export function condition(cond: Cond): string {
  if ('fact' in cond) return clause(cond.fact);
  if ('symbol' in cond) return `your discard pile shows ${cond.symbol.name}`;
  if ('all' in cond) return enumerate(sharedSubjects(cond.all).map(saidOnce), 'and');
  return cond.any.map((item) => condition(item)).join(', or ');
}

/** "Alice is big and adjacent to …": the subject is not said twice. */
const saidOnce = ({ cond, again }: { cond: Cond; again: boolean }): string =>
  again && 'fact' in cond ? verbPhrase(cond.fact, 'finite', cond.fact.roles.agent) : condition(cond);
