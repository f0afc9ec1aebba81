import {
  type Act,
  type Clause,
  type Cond,
  type Conditional,
  negate,
  type Role,
  type Selection,
} from '../meaning/clause.ts';
import { type Phrase, type TokenPhrase, YOU } from '../meaning/phrase.ts';
import { same } from '../meaning/walk.ts';

/** Joining clauses that say nearly the same. */

/** Verbs that several agents can share: "you and that opponent each draw 1 card". */
const SHARED: readonly Act['verb'][] = ['draw', 'recover', 'discard', 'gain'];

const isPlain = (clause: Clause): clause is Act =>
  clause.kind === 'act' && clause.may === undefined && clause.not === undefined;

const agentOf = (act: Act): Phrase => act.roles.agent ?? YOU;

/** Two acts that differ in who acts only. */
function shareAgents(a: Clause, b: Clause): Act | undefined {
  if (!isPlain(a) || !isPlain(b) || a.verb !== b.verb || !SHARED.includes(a.verb)) return undefined;
  const { agent: first, ...restA } = a.roles;
  const { agent: second, ...restB } = b.roles;
  if (!same(restA, restB) || same(first, second)) return undefined;
  const items = [agentOf(a), agentOf(b)];
  if (isEach(first)) return undefined;
  const ordered = items.sort((x, y) => Number(isReader(y)) - Number(isReader(x)));
  // "Your fighter and each friendly fighter adjacent to it recover 1 health": each is said already.
  const each = isEach(second) ? {} : ({ each: true } as const);
  return { ...a, roles: { agent: { is: 'list', items: ordered, ...each }, ...restA } };
}

const isEach = (phrase: Phrase | undefined): boolean =>
  phrase?.is === 'fighter' && phrase.quantity === 'each';

export const isReader = (phrase: Phrase): boolean => phrase.is === 'player' && phrase.who === 'you';

/** Two instructions under the same condition. */
function shareCondition(a: Clause, b: Clause): Conditional | undefined {
  if (a.kind !== 'if' || b.kind !== 'if' || !same(a.cond, b.cond)) return undefined;
  if (a.otherwise.length > 0 || b.otherwise.length > 0) return undefined;
  return { ...a, then: [...a.then, ...b.then] };
}

/** Two conditions that lead to the same act: "if a or b". */
function shareConsequence(a: Clause, b: Clause): Conditional | undefined {
  if (a.kind !== 'if' || b.kind !== 'if' || !same(a.then, b.then)) return undefined;
  const [only] = a.then;
  // Only what does the same when done twice may be said once.
  if (a.then.length !== 1 || only?.kind !== 'act' || only.verb !== 'become') return undefined;
  if (a.otherwise.length > 0 || b.otherwise.length > 0) return undefined;
  return { ...a, cond: { any: [a.cond, b.cond] } };
}

/** Clauses with neighbours joined where they say nearly the same. */
export function mergeClauses(clauses: readonly Clause[]): readonly Clause[] {
  const merged: Clause[] = [];
  for (const clause of clauses.flatMap(simplify)) {
    const last = merged.at(-1);
    const joined =
      last === undefined
        ? undefined
        : (shareAgents(last, clause) ?? shareCondition(last, clause) ?? shareConsequence(last, clause));
    if (joined === undefined) merged.push(clause);
    else merged[merged.length - 1] = joined;
  }
  return merged;
}

/** Clauses in their simplest form: conditions not nested, simple permissions as optional acts. */
function simplify(clause: Clause): readonly Clause[] {
  switch (clause.kind) {
    case 'if':
      return splitConditions(nestConditions(clause));
    case 'may': {
      const [only, ...more] = clause.body;
      if (only?.kind !== 'act' || only.may !== undefined || more.length > 0 || clause.otherwise.length > 0)
        return [clause];
      return [{ ...caused(only), may: clause.by }];
    }
    case 'select':
      return [collapse(clause)];
    default:
      return [clause];
  }
}

/** What somebody brings about: a value becomes 5 when somebody changes it to 5. */
export function caused(act: Act): Act {
  const { agent, ...rest } = act.roles;
  if (act.verb !== 'become' || agent?.is !== 'measure') return act;
  return { ...act, verb: 'change', roles: { patient: agent, ...rest } };
}

/** Two outcomes under a further condition are two conditions: "otherwise" would reach too far. */
function splitConditions(clause: Clause): readonly Clause[] {
  if (clause.kind !== 'if' || clause.otherwise.length > 0 || clause.then.length !== 1) return [clause];
  const [inner] = clause.then;
  if (inner?.kind !== 'if') return [clause];
  // "If a, do this. If b, do that instead": what stands instead of something holds where that holds.
  const special = specialOf(inner);
  if (special !== undefined)
    return [
      { ...clause, then: inner.otherwise },
      { ...inner, then: special, otherwise: [] },
    ];
  return [
    { ...inner, cond: both(clause.cond, inner.cond), otherwise: [] },
    { ...inner, cond: both(clause.cond, negate(inner.cond)), then: inner.otherwise, otherwise: [] },
  ];
}

/** The same with one token after another, each optional, is "up to that many tokens". */
function collapse(selection: Selection): Selection {
  const { what } = selection;
  const first = chainOf(selection);
  if (what.is !== 'token' || first === undefined) return selection;
  const { act, count } = first;
  if (count < 2) return selection;
  const patient: TokenPhrase = { ...what, quantity: 'upTo', n: count };
  return { ...selection, what: patient, body: [{ ...act, roles: { ...act.roles, patient } }] };
}

/** How often the act is repeated with another token. */
function chainOf(selection: Selection): { readonly act: Act; readonly count: number } | undefined {
  const [act, next, ...more] = selection.body;
  if (!selection.may || act?.kind !== 'act' || more.length > 0 || act.roles.patient?.is !== 'token')
    return undefined;
  if (next === undefined) return { act, count: 1 };
  const rest = next.kind === 'select' ? chainOf(next) : undefined;
  if (rest === undefined || !same({ ...rest.act.roles, patient: null }, { ...act.roles, patient: null }))
    return undefined;
  return { act, count: rest.count + 1 };
}

/** A condition inside a condition becomes one. */
function nestConditions(clause: Clause): Clause {
  if (clause.kind !== 'if' || clause.otherwise.length > 0 || clause.then.length !== 1) return clause;
  const [inner] = clause.then.map(nestConditions);
  if (inner?.kind !== 'if' || inner.otherwise.length > 0) return clause;
  return { ...inner, cond: both(clause.cond, inner.cond) };
}

const parts = (cond: Cond): readonly Cond[] => ('all' in cond ? cond.all : [cond]);

/** Both conditions at once. */
export const both = (a: Cond, b: Cond): Cond => ({ all: [...parts(a), ...parts(b)] });

/**
 * Two outcomes of one kind: the usual one is said first, the other "instead". Returns the usual act and what is left
 * to say of the other, or nothing when they are of different kinds.
 */
export function insteadOf(
  then: readonly Clause[],
  otherwise: readonly Clause[],
): readonly [Act, Act] | undefined {
  const declined = isDeclined(then, otherwise);
  const [special, ...moreSpecial] = mergeClauses(declined ? then.map(withoutElse) : then);
  const [usual, ...moreUsual] = mergeClauses(otherwise);
  // "You may … instead" leaves the usual act to whoever declines.
  if (special?.kind === 'act' && (special.may !== undefined) !== declined) return undefined;
  if (moreSpecial.length > 0 || moreUsual.length > 0) return undefined;
  if (special?.kind !== 'act' || usual?.kind !== 'act') return undefined;
  if (special.verb !== usual.verb || !same(agentOf(special), agentOf(usual)) || !same(special.may, usual.may))
    return undefined;
  const roles = Object.fromEntries(
    Object.entries(special.roles).filter(
      ([role, phrase]) => role === 'agent' || !same(phrase, usual.roles[role as Role]),
    ),
  );
  return [usual, { ...special, roles, instead: true }];
}

/** Whether the usual outcome is also what follows when the other one is declined. */
const isDeclined = ([only, ...more]: readonly Clause[], usual: readonly Clause[]): boolean =>
  only?.kind === 'may' && more.length === 0 && same(only.otherwise, usual);

const withoutElse = (clause: Clause): Clause =>
  clause.kind === 'may' ? { ...clause, otherwise: [] } : clause;

/** The outcome that differs from the usual one in what it does first, said as done instead. */
function specialOf({ then, otherwise }: Conditional): readonly Clause[] | undefined {
  const [special, ...more] = mergeClauses(then);
  const [usual, ...moreUsual] = mergeClauses(otherwise);
  if (moreUsual.length > 0 || special?.kind !== 'act' || usual?.kind !== 'act') return undefined;
  if (special.verb !== usual.verb || !same(agentOf(special), agentOf(usual)) || !same(special.may, usual.may))
    return undefined;
  return [{ ...special, instead: true }, ...more];
}

/** One of two or more, as a single act: a form, or more and less of a value. */
export const eitherOf = (options: readonly (readonly Clause[])[]): Act | undefined =>
  eitherForm(options) ?? upOrDown(options);

/** "Change this card's value by +1 or −1". */
function upOrDown(options: readonly (readonly Clause[])[]): Act | undefined {
  const [up, down, ...more] = options.flat();
  if (options.length !== 2 || more.length > 0) return undefined;
  if (up?.kind !== 'act' || down?.kind !== 'act' || up.verb !== 'add' || down.verb !== 'subtract')
    return undefined;
  if (!same(up.roles, down.roles) || up.may !== undefined || down.may !== undefined) return undefined;
  const { to, amount } = up.roles;
  if (amount?.is !== 'amount' || amount.n === undefined || amount.per !== undefined) return undefined;
  return { kind: 'act', verb: 'shiftValue', roles: { patient: to, amount } };
}

const FORM_VERBS: readonly Act['verb'][] = ['transform', 'startAs', 'selectForm'];

/** "Choose BIG or SMALL". */
function eitherForm(options: readonly (readonly Clause[])[]): Act | undefined {
  const acts = options.map((option) => (option.length === 1 ? option[0] : undefined));
  const [first] = acts;
  if (first?.kind !== 'act' || !FORM_VERBS.includes(first.verb)) return undefined;
  const items: Phrase[] = [];
  for (const act of acts) {
    const form = act?.kind === 'act' && act.verb === first.verb ? (act.roles.to ?? act.roles.as) : undefined;
    if (form === undefined) return undefined;
    items.push(form);
  }
  return { kind: 'act', verb: 'choose', roles: { patient: { is: 'list', items, or: true } } };
}
