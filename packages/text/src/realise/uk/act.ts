import { adjectives, agreeing } from '../../lexicon/uk/adjectives.ts';
import { nouns } from '../../lexicon/uk/nouns.ts';
import type { RoleSlot, Slot, VerbEntry } from '../../lexicon/uk/verb.ts';
import { becomeQuality, startQuality, verbs } from '../../lexicon/uk/verbs.ts';
import type { Act, Role } from '../../meaning/clause.ts';
import {
  type Bound,
  type CardPhrase,
  type FighterPhrase,
  type Phrase,
  type PhraseOf,
  type PlayerPhrase,
  type Term,
  YOU,
} from '../../meaning/phrase.ts';
import { words } from '../words.ts';
import { agreementOf, isBoth, isMany, nameNoun } from './agreement.ts';
import { fighter, location, possessed, predicate } from './figure.ts';
import { type Agreement, past, type Spot } from './noun.ts';
import { formNoun, isQuality, phrase } from './phrase.ts';
import { inPile, intoPile } from './pile.ts';
import { belonging, isYou, keyOf } from './possession.ts';
import { amountHead, amountTail, card, compared, counterNumber, hasClause, noneOf } from './quantity.ts';

/** Acts and conditions in Ukrainian. */

/** How the verb stands: as an order, after "may" and "in order to", or with its subject, now or later. */
export type Mood = 'command' | 'infinitive' | 'finite' | 'ahead';

/** The frame of an act; to become big is another verb than to turn into somebody. */
export const entryOf = ({ verb: name, roles }: Act): VerbEntry => {
  const isToBe = isQuality(roles.to ?? roles.as);
  if (isToBe && (name === 'transform' || name === 'takeForm')) return becomeQuality;
  return isToBe && name === 'startAs' ? startQuality : verbs[name];
};

/** The second person: бере → берете, обороняється → обороняєтеся. */
const second = (third: string): string => third.replace(/(ться|ть|[еєЄ])$/, (end) => SECOND[end] ?? end);

const SECOND: Readonly<Record<string, string>> = { ться: 'теся', ть: 'те', е: 'ете', є: 'єте', Є: 'ЄТЕ' };

/** The verb with its subject: the reader is addressed politely. */
function finite(entry: VerbEntry, subject: Phrase | undefined, agreed: Agreement, inPast: boolean): string {
  if (inPast) {
    const { past: said, inf } = entry;
    if (said !== undefined)
      return agreed.count === 'pl' ? said[3] : (said['mfn'.indexOf(agreed.gender)] ?? '');
    return past(inf.replace(/ти$/, ''), agreed);
  }
  if (isYou(subject) || (subject?.is === 'list' && subject.items.some(isYou)))
    return entry.sg === 'є' ? entry.sg : second(entry.sg);
  return agreed.count === 'pl' ? entry.pl : entry.sg;
}

/** The gender of who acts, also of the reader if the table tells it. */
function sexOf(agent: Phrase | undefined): Pick<Spot, 'sex'> {
  if (agent?.is === 'name') return { sex: nameNoun(agent).gender };
  return isYou(agent) ? {} : { sex: agreementOf(agent).gender };
}

/** The spot of the clause: what belongs to the subject is "свій". */
const spotIn = (act: Act): Spot => {
  const { agent } = act.roles;
  const acting = agent ?? act.may ?? YOU;
  return {
    case: 'acc',
    // In a clause without a subject of its own nothing is "свій".
    subject: entryOf(act).fixed ? undefined : keyOf(acting),
    ...sexOf(agent),
  };
};

/** The verb and everything after it. */
export function verbPhrase(act: Act, mood: Mood, subject: Phrase | undefined): string {
  const special = SPECIAL[act.verb]?.(act, mood, subject);
  if (special !== undefined) return special;
  const entry = entryOf(act);
  const not = act.not ?? isNothing(act.roles.patient);
  const form =
    mood === 'command'
      ? ((act.lasting ? entry.lasting : undefined) ?? entry.imp)
      : mood === 'infinitive'
        ? entry.inf
        : finite(mood === 'ahead' ? later(entry) : entry, subject, agreementOf(subject), act.past === true);
  const before = act.verb === 'do' && not ? 'цього' : entry.before;
  return words(
    act.instead ? 'натомість' : '',
    act.also ? 'також' : '',
    before,
    not || act.verb === 'miss' ? 'не' : '',
    form,
    ...ordered(entry, act).map((slot) => filled(slot, act)),
  );
}

/** What has not happened yet: "якщо ви переможете". */
function later(entry: VerbEntry): VerbEntry {
  const [sg = entry.sg, pl = entry.pl] = entry.ahead ?? [];
  return { ...entry, sg, pl };
}

/** "поверніть на руку карту, яку …": what a clause follows is said last. */
function ordered({ frame }: VerbEntry, { roles: { patient } }: Act): readonly Slot[] {
  if (patient?.is !== 'card' || !hasClause(patient)) return frame;
  const isLast = (slot: Slot): boolean =>
    typeof slot === 'object' && 'role' in slot && slot.role === 'patient' && slot.shape === 'source';
  return [...frame.filter((slot) => !isLast(slot)), ...frame.filter(isLast)];
}

const EMPTY: readonly Term[] = [
  'nothing',
  'noDamage',
  'noCombatDamage',
  'noOtherDamage',
  'neverDamage',
  'neverCombatDamage',
  'neverOtherDamage',
];

const isNothing = (it: Phrase | undefined): true | undefined =>
  it?.is === 'term' && EMPTY.includes(it.term) ? true : undefined;

type Special = (act: Act, mood: Mood, subject: Phrase | undefined) => string | undefined;

/** Zero of something is said without a number. */
function none(role: Role, said: string): Special {
  return (act, mood, subject) => {
    const { [role]: much, ...roles } = act.roles;
    if (much?.is !== 'amount' || much.n !== 0) return undefined;
    return words(verbPhrase({ ...act, roles }, mood, subject), literal(said, act));
  };
}

/** Verbs that say some things in a way of their own. */
const SPECIAL: { readonly [V in Act['verb']]?: Special } = {
  be: (act, mood, subject) => (mood === 'finite' ? being(act, subject) : undefined),
  equal: (act, _mood, subject) =>
    act.roles.amount?.is === 'amount' ? compared(act.roles.amount, subject, act.not === true) : undefined,
  suffer: none('limit', "{і} {лишається} без здоров'я"),
  resolveCombat: none('amount', 'без бойових поранень'),
  startWith: (act, mood, subject) => {
    const { amount: much } = act.roles;
    return much?.is === 'amount' ? none('amount', `без ${noneOf(much)}`)(act, mood, subject) : undefined;
  },
  // A pile that is made before the game.
  shuffleAllInto: (act, mood) => {
    const { amount: all, to } = act.roles;
    if (mood !== 'command' || all?.is !== 'amount' || all.n === undefined || to === undefined)
      return undefined;
    return words('перетасуйте', amountHead(all, spotIn(act)), '{і} складіть {в}', phrase(to, spotIn(act)));
  },
  // "Choose a size: big or small".
  choose: (act, mood) => {
    const { patient } = act.roles;
    const [first] = patient?.is === 'list' ? patient.items : [];
    if (first?.is !== 'label' || first.label !== 'form' || patient === undefined) return undefined;
    const verb = mood === 'command' ? verbs.choose.imp : verbs.choose.inf;
    return words(verb, `${formNoun(first.named).sg.acc}:`, phrase(patient, { case: 'nom' }));
  },
};

/** "— герой", "суміжний із Медузою", "ВЕЛИКА": to be is not said in the present. */
function being(act: Act, subject: Phrase | undefined): string | undefined {
  const { as } = act.roles;
  const not = act.not === true;
  if (as?.is === 'where') {
    const said = predicate(as.where, agreementOf(subject), not, { case: 'acc' });
    // "він герой", but "ворожий боєць — герой".
    return isPronoun(subject) ? said.replace(/^— /, '') : said;
  }
  if (as === undefined) return undefined;
  const said = phrase(as, { ...spotIn(act), case: 'nom' });
  if (not) return words('не', said);
  return isQuality(as) || subject?.is === 'term' || isPronoun(subject) ? said : words('—', said);
}

const isPronoun = (it: Phrase | undefined): boolean =>
  it !== undefined && 'form' in it && it.form === 'pronoun';

/** Marks in a frame that depend on the act. */
function literal(slot: string, act: Act): string {
  const { agent, as, other, patient } = act.roles;
  const not = act.not || (act.verb === 'beRevealed' && agent?.is === 'term') ? 'не' : '';
  const agreed = agreementOf(agent);
  return slot
    .replace('{не—}', not || '—')
    .replace('{не} ', not === '' ? '' : `${not} `)
    .replace('{—} ', isQuality(as) ? '' : '— це ')
    .replace('{порожній}', agreeing(adjectives.empty, agreed, agreed.count, 'nom'))
    .replace('{має}', agreed.count === 'pl' ? 'мають' : 'має')
    .replace('{лишається}', agreed.count === 'pl' ? 'лишаються' : 'лишається')
    .replace('{скине}', isPlayer(other, 'you') ? 'скинете' : 'скине')
    .replace('{яку}', patient?.is === 'card' && isMany(patient) ? 'які' : 'яку')
    .replace('{варіант}', patient?.is === 'list' ? 'варіанти' : 'варіант');
}

/** A slot with what the act says there. */
export function filled(slot: Slot, act: Act): string {
  if (typeof slot === 'string') return literal(slot, act);
  const spot = spotIn(act);
  if ('tail' in slot) return act.roles.amount?.is === 'amount' ? amountTail(act.roles.amount, spot) : '';
  const filler = act.roles[slot.role];
  if (filler === undefined) return '';
  if (slot.shape === (goesFirst(filler, act) ? 'long' : 'short')) return '';
  if (slot.role === 'amount' && filler.is === 'amount' && slot.shape !== 'plus') return amount(slot, act);
  const said = shaped(filler, slot, slot.prep === undefined ? spot : { ...spot, prep: true });
  return said === '' ? '' : words(literal(slot.prep ?? '', act), said, slot.after);
}

/** An amount; its tail may have a place of its own. */
function amount({ prep, shape }: RoleSlot, act: Act): string {
  const it = act.roles.amount;
  if (it?.is !== 'amount') return '';
  const share = isShared(act);
  // "по 1 карті", but "по 2 карти".
  const shared = it.n === 1 ? 'dat' : 'acc';
  const spot: Spot = { ...spotIn(act), case: share ? shared : isCase(shape) ? shape : 'acc' };
  const head = amountHead(it, spot, { prep: prep ?? (share ? 'по' : undefined) });
  return entryOf(act).frame.some((slot) => typeof slot === 'object' && 'tail' in slot)
    ? head
    : words(head, amountTail(it, spot));
}

/** So much for each of them. */
const isShared = ({ roles: { agent, recipient } }: Act): boolean =>
  (agent?.is === 'list' && (agent.each === true || agent.items.some(isEach))) ||
  (recipient?.is === 'fighter' && isBoth(recipient) && isShort(recipient));

/** "Ваш боєць і кожен дружній боєць … відновлюють по 1 одиниці". */
const isEach = (it: Phrase): boolean => it.is === 'fighter' && it.quantity === 'each';

const OTHER_SHAPES: readonly unknown[] = [
  'into',
  'source',
  'plus',
  'short',
  'long',
  'hand',
  'chosen',
  undefined,
];
const isCase = (shape: RoleSlot['shape']): shape is Spot['case'] => !OTHER_SHAPES.includes(shape);

/** A dative that is short enough to stand before the amount. */
const isShort = (it: Phrase): boolean =>
  it.is !== 'fighter' || (it.where.length === 0 && it.chosenBy === undefined);

/** A short dative, and any before an amount that takes a clause of its own: "поранень у кількості, що дорівнює …". */
const goesFirst = (it: Phrase, { roles: { amount: much } }: Act): boolean =>
  isShort(it) || (much?.is === 'amount' && much.equal !== undefined);

function shaped(filler: Phrase, { shape, role }: RoleSlot, spot: Spot): string {
  switch (shape) {
    case 'into':
      return filler.is === 'pile' ? intoPile(filler, spot) : phrase(filler, spot);
    case 'source':
      return filler.is === 'card' ? card(filler, spot, 'from') : phrase(filler, spot);
    case 'plus': {
      const said = filler.is === 'amount' ? amountHead(filler, spot) : phrase(filler, spot);
      return said.startsWith('-') ? said.replace('-', '−') : `+${said}`;
    }
    case 'chosen':
      return filler.is === 'card' ? card(withoutKnownPile(filler), spot) : phrase(filler, spot);
    case 'short':
    case 'long':
      return phrase(filler, { ...spot, case: 'dat' });
    case 'hand':
      return belonging({ noun: nouns.hand }, filler, { ...spot, case: spot.prep ? 'gen' : 'acc' }, phrase);
    default: {
      const alone = role === 'agent' ? { case: spot.case } : spot;
      return phrase(filler, { ...alone, case: shape ?? 'acc', ...(spot.sex ? { sex: spot.sex } : {}) });
    }
  }
}

/** A card of a hand that was looked at a moment ago. */
const withoutKnownPile = ({ pile, ...it }: CardPhrase): CardPhrase =>
  pile === undefined || pile.form === 'pronoun' ? it : { ...it, pile };

/** Health is said of itself: "здоров'я короля Артура становить 4 або менше". */
export function healthOf({ roles: { agent, amount: much }, not }: Act): string | undefined {
  if (much?.is !== 'amount' || much.unit !== 'health' || agent?.is !== 'fighter') return undefined;
  const said = (LIMITS[much.bound ?? 'exactly'] ?? plainly)(String(much.n ?? ''));
  return much.n === undefined
    ? undefined
    : words(possessed({ noun: nouns.health }, agent, { case: 'nom' }), not ? 'не' : '', 'становить', said);
}

const plainly = (n: string): string => n;

const LIMITS: { readonly [B in Bound]?: (n: string) => string } = {
  atMost: (n) => `${n} або менше`,
  atLeast: (n) => `${n} або більше`,
  lessThan: (n) => `менше ніж ${n}`,
  moreThan: (n) => `більше ніж ${n}`,
};

/** An act with its subject: "суперник бере 1 карту". */
export function clause(act: Act): string {
  if (act.may !== undefined) return words(frontOf(act), permission(act));
  const { agent } = act.roles;
  const entry = entryOf(act);
  if (act.verb === 'exist') return existence(act);
  if (act.verb === 'showSymbols') return shown(act);
  const measured = act.verb === 'have' ? healthOf(act) : undefined;
  if (measured !== undefined) return measured;
  if (isSomewhere(act)) return somewhere(act);
  if (act.verb === 'have' && agent?.is === 'pile') return lying(act, agent);
  if (act.verb === 'counterChange' && agent?.is === 'measure')
    return words(counterNumber(agent), verbPhrase(act, 'finite', agent));
  if (isNobody(act)) return words('ніхто', verbPhrase(act, 'finite', { is: 'number', n: 1 }));
  if (isUnhurt(act)) return clause(ofAll(act));
  if (entry.fixed)
    return words(act.instead ? 'натомість' : '', ...entry.frame.map((slot) => filled(slot, act)));
  if (entry.subject !== undefined)
    return words(entry.subject, verbPhrase(act, 'finite', { is: 'number', n: 1 }));
  // "жоден ворожий боєць не …"
  if (act.not && agent?.is === 'fighter' && agent.quantity === 'one' && agent.form === undefined)
    return words(fighter({ ...agent, quantity: 'no' }, { case: 'nom' }), verbPhrase(act, 'finite', agent));
  if (agent?.is === 'list' && agent.each && agent.form === 'pronoun') return eachOfThem(act, agent);
  return words(frontOf(act), phrase(agent ?? YOU, { case: 'nom' }), verbPhrase(act, 'finite', agent));
}

/** What is said before the subject: "у цьому бою". */
function frontOf({ verb, roles: { patient } }: Act): string | undefined {
  const isOnce = patient?.is === 'term' && ['noDamage', 'noOtherDamage'].includes(patient.term);
  return isOnce ? '{в} цьому бою' : verbs[verb].front;
}

/** "у вашому рядку рівно 10 складів". */
const lying = (act: Act, where: PhraseOf<'pile'>): string =>
  words(
    inPile(where, { case: 'acc' }),
    act.not ? 'не' : '',
    act.roles.amount?.is === 'amount' ? amountHead(act.roles.amount, { case: 'nom' }) : '',
  );

const isPlayer = (it: Phrase | undefined, who: PlayerPhrase['who']): boolean =>
  it?.is === 'player' && it.who === who;

/** Where any of them may, "if not" means that none does. */
const isNobody = ({ verb, not, roles: { agent } }: Act): boolean =>
  verb === 'do' && not === true && isPlayer(agent, 'anyOpponent');

/** "Ваші бійці не зазнають …", not "кожен ваш боєць не зазнає …". */
const isUnhurt = ({ verb, roles: { agent, patient } }: Act): boolean =>
  verb === 'takeNone' &&
  isNothing(patient) === true &&
  agent?.is === 'fighter' &&
  agent.quantity === 'each' &&
  agent.form === undefined &&
  !isBoth(agent);

function ofAll(act: Act): Act {
  const { agent } = act.roles;
  return agent?.is === 'fighter'
    ? { ...act, roles: { ...act.roles, agent: { ...agent, quantity: 'some' } } }
    : act;
}

/** "кожен із них відновлює 1 здоров'я": one of them at a time, so the verb is singular. */
function eachOfThem(act: Act, { each: _each, ...them }: PhraseOf<'list'>): string {
  const one: Act = { ...act, roles: { ...act.roles, agent: them } };
  return words('кожен {з} них', verbPhrase(one, 'finite', { is: 'number', n: 1 }));
}

function existence(act: Act): string {
  const what = act.roles.agent;
  if (what === undefined) return '';
  return act.not ? `немає ${phrase(what, { case: 'gen' })}` : `є ${phrase(what, { case: 'nom' })}`;
}

/** "у вашому казані є символи змії й кажана". */
function shown({ not, roles: { agent, patient } }: Act): string {
  if (agent?.is !== 'pile' || patient === undefined) return '';
  const symbols = phrase(patient, { case: not ? 'gen' : 'nom' });
  return words(inPile(agent, { case: 'acc' }), not ? 'немає' : 'є', symbols);
}

type Somewhere = Act & { readonly roles: { readonly agent: FighterPhrase; readonly as: PhraseOf<'where'> } };

/** Some fighter, not a known one, is in a place: the place comes first. */
export const isSomewhere = (act: Act): act is Somewhere => {
  const { agent, as } = act.roles;
  return (
    act.verb === 'be' &&
    agent?.is === 'fighter' &&
    agent.quantity === 'one' &&
    agent.form === undefined &&
    agent.part === undefined &&
    as?.is === 'where' &&
    location(as.where, { case: 'acc' }) !== ''
  );
};

/** "в запасі є клон", "у зоні Медузи немає ворожих бійців". */
function somewhere({ not, roles: { agent, as } }: Somewhere): string {
  const place = location(as.where, { case: 'acc' });
  return not
    ? words(place, 'немає', fighter({ ...agent, quantity: 'some' }, { case: 'gen' }))
    : words(place, 'є', fighter(agent, { case: 'nom' }));
}

/** "ви можете …", "суперник може …", "за бажанням Дракула …". */
function permission(act: Act): string {
  const by = act.may ?? YOU;
  const { agent } = act.roles;
  const own =
    agent === undefined || agent.is === 'player' || act.aside === true || (agent.is === 'name' && agent.you);
  if (!own) {
    const whose = isYou(by) ? '' : phrase(by, { case: 'gen' });
    return words('за бажанням', whose, clause({ ...act, may: undefined }));
  }
  const acting = agent ?? by;
  const can = isYou(acting) ? 'можете' : agreementOf(acting).count === 'pl' ? 'можуть' : 'може';
  return words(
    phrase(acting, { case: 'nom' }),
    act.not ? 'не' : '',
    can,
    verbPhrase({ ...act, not: undefined }, 'infinitive', agent),
  );
}
