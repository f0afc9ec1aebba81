import { conjugate, type Form } from '../../lexicon/pt/conjugation.ts';
import { type RoleSlot, type Slot, type VerbEntry, verbs } from '../../lexicon/pt/verbs.ts';
import type { Act, Cond, Verb } from '../../meaning/clause.ts';
import {
  type AmountPhrase,
  type CardPhrase,
  type FighterPhrase,
  type MeasurePhrase,
  type Phrase,
  YOU,
} from '../../meaning/phrase.ts';
import { sharedSubjects } from '../sentences.ts';
import { numbered } from '../words.ts';
import { agreement } from './agreement.ts';
import { fighter, predicate } from './figure.ts';
import { after, CLITIC, enumerate, inO, words } from './noun.ts';
import { isProperty, phrase, prepared } from './phrase.ts';
import { handOf, intoPile } from './pile.ts';
import { amountHead, amountTail, card, hasEqualTail, unitOf } from './quantity.ts';
import { emptyTerms } from './terms.ts';

/** Acts and conditions in Portuguese. */

const isYou = (agent: Phrase | undefined): boolean =>
  agent === undefined ||
  (agent.is === 'player' && agent.who === 'you') ||
  (agent.is === 'name' && agent.you === true);

/** The form the verb really takes: what is over is told in the past. */
const formOf = (act: Act, form: Form): Form =>
  act.past && (form === 'pres' || form === 'sub') ? 'past' : form;

const VOWELS: Readonly<Record<string, string>> = { ar: 'á', er: 'ê', ir: 'i' };

/** The verb with a pronoun that joins it: "mova-a", "movê-la", "a move". */
function joined(said: string, clitic: string, form: Form): string {
  if (form === 'imp') return `${said}-${clitic}`;
  if (form !== 'inf') return `${clitic} ${said}`;
  const vowel = VOWELS[said.slice(-2).toLowerCase()] ?? '';
  const loud = said === said.toUpperCase();
  return `${said.slice(0, -2)}${loud ? vowel.toUpperCase() : vowel}-l${clitic}`;
}

/** The verb itself: inflected, with its own pronoun or one that joins it. */
function verbGroup(entry: VerbEntry, form: Form, subject: Phrase | undefined, clitic: string): string {
  const sure = agreement(entry.subject === undefined ? subject : undefined);
  const [first = '', ...more] = entry.base.split(' ');
  const said = conjugate(first, form, sure.plural);
  // "revele e resolva a carta do topo"
  const rest = more[0] === 'e' ? more.with(1, conjugate(more[1] ?? '', form, sure.plural)) : more;
  const own = entry.reflexive ? 'se' : clitic;
  const verb = own === '' ? said : entry.reflexive && form === 'inf' ? `se ${said}` : joined(said, own, form);
  return words(verb, ...rest, entry.participle && inO(entry.participle, sure));
}

/** Verbs whose frame depends on what is said. */
function entryOf(act: Act): VerbEntry {
  const { amount, to, as } = act.roles;
  if (act.verb === 'deal' && amount?.is === 'amount' && hasEqualTail(amount)) {
    return { base: 'causar', frame: [{ role: 'recipient', prep: 'a' }, { role: 'amount' }, { tail: true }] };
  }
  if (act.verb === 'become' && amount?.is === 'amount' && amount.equal !== undefined) return BECOME_EQUAL;
  if (act.verb === 'putNamed' && to?.is === 'pile' && to.pile === 'aside') return SET_ASIDE;
  if (isProperty(to ?? as)) return PROPERTIES[act.verb] ?? verbs[act.verb];
  return verbs[act.verb];
}

/** "se torna 5", but "se torna igual ao valor impresso dela". */
const BECOME_EQUAL: VerbEntry = {
  base: 'tornar',
  reflexive: true,
  frame: [{ role: 'amount', prep: 'igual a' }],
};

/** "separa a carta do baralho", not "coloca a carta do baralho à parte". */
const SET_ASIDE: VerbEntry = {
  base: 'separar',
  frame: [
    { role: 'patient', shape: 'direct' },
    { role: 'from', prep: 'de' },
  ],
};

/** What a fighter with a property does otherwise than one that is somebody else. */
const PROPERTIES: { readonly [V in Verb]?: VerbEntry } = {
  be: { base: 'estar', frame: [{ role: 'as' }] },
  alwaysOneOf: { base: 'estar sempre', frame: [{ role: 'as' }] },
  transform: { base: 'ficar', frame: [{ role: 'to' }] },
  takeForm: { base: 'ficar', frame: [{ role: 'as' }] },
  startAs: { base: 'começar a partida', frame: [{ role: 'as' }] },
};

/** The verb and everything after it. */
export function verbPhrase(act: Act, form: Form, subject: Phrase | undefined): string {
  const it = formOf(act, form);
  const complement = act.roles.as;
  const each = subject?.is === 'list' && subject.each && subject.form !== 'pronoun' ? 'cada' : '';
  if (act.verb === 'be' && complement?.is === 'where' && subject !== undefined) {
    const { where } = complement;
    // A fighter of the combat has just been defeated; another may have been so for long.
    if (where.how === 'defeated' && it === 'sub' && !act.not && isFighting(subject))
      return words(conjugate('ter', 'sub', false), 'sido', inO('derrotado', agreement(subject)));
    return predicate(where, agreement(subject), it, act.not === true);
  }
  const entry = entryOf(act);
  const isPlural = subject !== undefined && agreement(subject).plural;
  const parts = entry.frame.map((slot) => numbered(filled(slot, act, entry), isPlural));
  const clitic = parts.find((part) => part.startsWith(CLITIC)) ?? '';
  const rest = parts.filter((part) => part !== clitic);
  const verb = entry.fixed ? entry.base : verbGroup(entry, it, subject, clitic.slice(CLITIC.length));
  const also = act.also ? 'também' : '';
  return words(act.not || isNothing(act) ? 'não' : '', verb, also, ...rest, each).replaceAll(
    / ([:,])/g,
    '$1',
  );
}

const isFighting = (it: Phrase): boolean =>
  it.is === 'fighter' && (it.part === 'mine' || it.part === 'theirs');

/** Whether what is done is done to nothing: the verb is negated too. */
const isNothing = ({ roles: { patient } }: Act): boolean =>
  patient?.is === 'term' && emptyTerms.includes(patient.term);

function filled(slot: Slot, act: Act, entry: VerbEntry): string {
  if (typeof slot === 'string') return slot;
  if ('tail' in slot) return act.roles.amount?.is === 'amount' ? amountTail(act.roles.amount) : '';
  const filler = act.roles[slot.role];
  if (filler === undefined) return '';
  const compared = act.verb === 'equal' && act.roles.agent?.is === 'measure' ? act.roles.agent : undefined;
  return words(shaped(filler, slot, entry, compared), slot.after);
}

function shaped(filler: Phrase, slot: RoleSlot, entry: VerbEntry, of?: MeasurePhrase): string {
  const { prep, shape } = slot;
  const bound = (text: string): string => (prep === undefined ? text : after(prep, text));
  switch (shape) {
    case 'into':
      return filler.is === 'pile' ? intoPile(filler) : phrase(filler, 'oblique');
    case 'source':
      return filler.is === 'card' ? card(filler, 'object', 'de') : phrase(filler, 'object');
    case 'plus':
      return bound(filler.is === 'amount' ? plus(filler) : `+${phrase(filler, 'oblique')}`);
    case 'hand':
      return bound(
        filler.is === 'player' || filler.is === 'name' ? handOf(filler) : phrase(filler, 'oblique'),
      );
    case 'options':
      return words(filler.is === 'list' ? 'as opções' : 'a opção', phrase(filler, 'oblique'));
    case 'direct':
      return phrase(filler, 'object');
    case 'chosen':
      return filler.is === 'card' ? card(withoutKnownPile(filler), 'object') : phrase(filler, 'object');
    case 'shift':
      return bound(filler.is === 'amount' ? `+${amountHead(filler)} ou −${amountHead(filler)}` : '');
    case 'swapped':
      return swapped(filler);
    default:
      break;
  }
  if (filler.is === 'amount' && of !== undefined) return bound(amountHead(filler, of));
  if (filler.is === 'amount' && entry.frame.some((other) => typeof other === 'object' && 'tail' in other)) {
    return bound(amountHead(filler));
  }
  if (prep === 'com' && filler.is === 'amount' && isNone(filler))
    return words('sem', unitOf(filler.unit).many);
  return prep === undefined ? phrase(filler, 'oblique') : prepared(prep, filler);
}

/** None of something declared: "sem melhorias ativadas". */
const isNone = ({ unit, n, bound }: AmountPhrase): boolean =>
  n === 0 && bound === undefined && typeof unit === 'object';

/** A card of a hand that was looked at a moment ago. */
const withoutKnownPile = ({ pile, ...it }: CardPhrase): CardPhrase =>
  pile === undefined || pile.form === 'pronoun' ? it : { ...it, pile };

/** "a Medusa de lugar com o Merlin", "-os de lugar". */
function swapped(filler: Phrase): string {
  const [a, b, ...more] = filler.is === 'list' && filler.form !== 'pronoun' ? filler.items : [];
  if (a === undefined || b === undefined || more.length > 0)
    return words(phrase(filler, 'object'), 'de lugar');
  return words(phrase(a, 'object'), 'de lugar', prepared('com', b));
}

const plus = (amount: AmountPhrase): string => {
  const head = amountHead(amount);
  return head.startsWith('-') ? head : `+${head}`;
};

const INSTEAD = 'em vez disso';

/** An act with its subject: "seu oponente compra 1 carta". */
export function clause(act: Act, form: Form = 'pres'): string {
  if (act.may !== undefined) return permission(act);
  const { agent } = act.roles;
  if (act.instead) return `${INSTEAD}, ${clause({ ...act, instead: undefined }, form)}`;
  if (act.verb === 'exist') return existence(act, form);
  // "nenhum combatente inimigo está …", not "um combatente inimigo não está …".
  const { not: _not, ...positive } = act;
  if (act.verb === 'do')
    return act.not && isAnybody(agent)
      ? words('ninguém', verbPhrase(positive, form, agent))
      : words(doer(agent), verbPhrase(act, form, agent));
  if (act.not && act.verb === 'wasDealt') return words('nenhum dano', verbPhrase(positive, form, agent));
  if (act.not && agent?.is === 'fighter' && agent.quantity === 'one' && agent.form === undefined) {
    return words(fighter({ ...agent, quantity: 'no' }, 'subject'), verbPhrase(positive, form, agent));
  }
  // "nenhum dos seus combatentes sofre dano", not "cada um dos seus combatentes não sofre nenhum dano".
  if (isNothing(act) && agent?.is === 'fighter' && agent.quantity === 'each' && agent.form === undefined) {
    const none: FighterPhrase = { ...agent, quantity: 'no' };
    return words(fighter(none, 'subject'), verbPhrase(act, form, none).replace(/^não (\S+) nenhum /, '$1 '));
  }
  return words(subjectOf(act), verbPhrase(act, form, agent));
}

/** "Qualquer oponente pode pagar …": where that does not happen, nobody did it. */
const isAnybody = (agent: Phrase | undefined): boolean =>
  agent?.is === 'player' && agent.who === 'anyOpponent';

/** Who did it or not; the reader goes without saying. */
const doer = (agent: Phrase | undefined): string =>
  agent === undefined || isYou(agent) ? '' : phrase(agent, 'subject');

const subjectOf = (act: Act): string => verbs[act.verb].subject ?? phrase(act.roles.agent ?? YOU, 'subject');

function existence(act: Act, form: Form): string {
  const what = act.roles.agent;
  if (what === undefined) return '';
  const said = phrase(what, 'oblique');
  const there = conjugate('haver', form, false);
  return act.not ? `não ${there} ${said.replace(/^um/, 'nenhum')}` : `${there} ${said}`;
}

/** "você pode …", "ele pode …", "você pode fazer o Merlin …". */
function permission(act: Act): string {
  const { not, may, instead, ...rest } = act;
  const by = may ?? YOU;
  const { agent } = act.roles;
  const own =
    agent === undefined || agent.is === 'player' || act.aside === true || (agent.is === 'name' && agent.you);
  const who = own ? (agent ?? by) : by;
  const might = words(
    phrase(who, 'subject'),
    not && 'não',
    conjugate('poder', 'pres', agreement(who).plural),
  );
  const can = instead ? `${might}, ${INSTEAD},` : might;
  if (own) return words(can, infinitive(rest));
  if (act.verb === 'become')
    return words(
      can,
      'mudar',
      phrase(agent, 'oblique'),
      'para',
      filled({ role: 'amount' }, act, verbs.become),
    );
  return words(can, 'fazer', phrase(agent, 'oblique'), verbPhrase(rest, 'inf', agent));
}

/** What one may do or pays for: "comprar 1 carta", "fazer o dano de combate ser causado …". */
export function infinitive(act: Act): string {
  const { subject } = verbs[act.verb];
  return words(subject && `fazer ${subject}`, verbPhrase(act, 'inf', act.roles.agent));
}

/** Whether an act of the reader can be said as an order. */
const canOrder = ({ verb, roles }: Act): boolean =>
  isYou(roles.agent) && !verbs[verb].fixed && verbs[verb].subject === undefined && !STATED.includes(verb);

/** What is no order: "você começa a partida como o Dr. Jekyll". */
const STATED: readonly Verb[] = ['exist', 'startAs'];

/** An act as an instruction: an order to the reader, otherwise a statement. */
export const instruction = (act: Act): string =>
  act.may === undefined && canOrder(act)
    ? words(act.instead ? `${INSTEAD},` : '', verbPhrase(act, 'imp', undefined))
    : clause(act);

/** Acts in a row. The first may be optional; then the rest is too, if the same player acts. */
export function sequence(acts: readonly Act[], join: 'and' | 'then'): string {
  const [first] = acts;
  if (first === undefined) return '';
  const next = (act: Act, before: Act | undefined): string => {
    if (act.may !== undefined || !canOrder(act) || !isYou(first.roles.agent))
      return before !== undefined && goesOn(before, act)
        ? verbPhrase(act, 'pres', act.roles.agent)
        : clause(act);
    const said = verbPhrase(act, first.may === undefined ? 'imp' : 'inf', undefined);
    return acts.length === 2 && join === 'and' && isAgain(first, act) ? withoutVerb(said) : said;
  };
  const said = acts.map((act, index) => (index === 0 ? instruction(act) : next(act, acts[index - 1])));
  const last = acts.at(-1);
  const before = acts.at(-2);
  // Somebody else does the last: "ganhe 1 ação, e o Chupacabra recupera 1 ponto de vida".
  const turns = join === 'and' && last !== undefined && before !== undefined && !isSameDoer(before, last);
  return turns ? `${enumerate(said.slice(0, -1))}, e ${said.at(-1)}` : enumerate(said, join);
}

function subjectKey({ roles: { agent } }: Act): string | undefined {
  if (agent !== undefined && 'ref' in agent && agent.ref !== undefined) return String(agent.ref);
  return agent?.is === 'player' ? agent.who : JSON.stringify(agent);
}

/** Whether two acts have one subject, be it said or not. */
function isSameDoer(a: Act, b: Act): boolean {
  if (canOrder(a) || canOrder(b)) return canOrder(a) && canOrder(b);
  return subjectKey(a) === subjectKey(b);
}

/** Somebody else who goes on is not named again: "seu oponente olha sua mão e escolhe 1 carta". */
const goesOn = (before: Act, { verb, roles, may, not, instead }: Act): boolean =>
  before.may === undefined &&
  may === undefined &&
  !not &&
  !instead &&
  !isYou(roles.agent) &&
  verbs[verb].subject === undefined &&
  subjectKey(before) === subjectKey({ kind: 'act', verb, roles });

/** The same verb with another object, which need not be said twice. */
const isAgain = (first: Act, second: Act): boolean =>
  first.verb === second.verb && !verbs[second.verb].base.includes(' ') && second.not !== true;

/** "as restantes no topo do seu baralho"; a verb that carries a pronoun stays. */
const withoutVerb = (said: string): string => {
  const [verb = '', ...rest] = said.split(' ');
  return verb.includes('-') || rest.length === 0 ? said : rest.join(' ');
};

/** What is over stands in the indicative; beside the subjunctive "se" is said again: "se você tiver … e se venceu …". */
const isLate = (cond: Cond): boolean => 'fact' in cond && cond.fact.past === true;

/** A condition in words, after "se" or "enquanto", which is said again for another one. */
export function condition(cond: Cond, word: string): string {
  if ('fact' in cond) return clause(cond.fact, 'sub');
  if ('symbol' in cond) {
    const shown = phrase({ is: 'label', label: 'symbol', named: cond.symbol }, 'oblique');
    return `sua pilha de descartes mostrar ${shown}`;
  }
  if ('any' in cond) return cond.any.map((item) => condition(item, word)).join(`, ou ${word} `);
  return enumerate(
    sharedSubjects(cond.all).map(({ cond: item, again }, index) =>
      words(
        index > 0 && cond.all.some((other) => isLate(other) !== isLate(item)) ? word : '',
        again && 'fact' in item ? verbPhrase(item.fact, 'sub', item.fact.roles.agent) : condition(item, word),
      ),
    ),
  );
}
