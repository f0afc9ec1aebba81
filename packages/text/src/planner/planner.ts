import {
  type Act,
  act,
  type Clause,
  type Conditional,
  type Cost,
  fact,
  type Marked,
  type Modes,
  type Permission,
  type Selection,
} from '../meaning/clause.ts';
import { type PlayerPhrase, term, YOU } from '../meaning/phrase.ts';
import { type Lead, type Sentence, sentence } from '../meaning/sentence.ts';
import { refsIn, same } from '../meaning/walk.ts';
import type { Realiser } from '../realise/realiser.ts';
import { withChoice } from './choice.ts';
import { withFurther } from './further.ts';
import { isInline } from './inline.ts';
import { caused, eitherOf, insteadOf, isReader, mergeClauses } from './merge.ts';
import { pronominalise } from './pronoun.ts';
import { withSameFighters } from './same-fighters.ts';

/** Turns clauses into sentences: joins, orders, and refers back. It works on clauses only, never on words. */

/** The sentences for some clauses, with references resolved for a language. */
export function planText(
  clauses: readonly Clause[],
  leads: readonly Lead[],
  realiser: Realiser,
  before?: ReadonlySet<string>,
): readonly Sentence[] {
  const sentences = withFurther(scope(plan(clauses), leads));
  return pronominalise(realiser.choosesFirst ? withChoice(sentences, before) : sentences, realiser, before);
}

/** One sentence for some clauses, and what else holds with them, each under leads of its own. */
export function planTogether(
  clauses: readonly Clause[],
  others: readonly { readonly clauses: readonly Clause[]; readonly leads: readonly Lead[] }[],
  realiser: Realiser,
): readonly Sentence[] {
  const [first, ...rest] = plan(clauses);
  if (first === undefined) return [];
  const and = others.flatMap((other) => scope(plan(other.clauses), other.leads));
  return pronominalise([and.length === 0 ? first : { ...first, and }, ...rest], realiser);
}

/** The sentences for some clauses. */
export function plan(clauses: readonly Clause[]): readonly Sentence[] {
  const sentences = withSameFighters(mergeClauses(clauses)).flatMap(planClause);
  return sentences.reduce<readonly Sentence[]>(append, []);
}

function planClause(clause: Clause): readonly Sentence[] {
  switch (clause.kind) {
    case 'act':
      return [sentence(clause)];
    case 'if':
      return planConditional(clause);
    case 'may':
      return planPermission(clause);
    case 'cost':
      return planCost(clause);
    case 'select':
      return planSelection(clause);
    case 'modes':
      return planModes(clause);
    case 'mark':
      return planMarked(clause);
    case 'repeated':
      return scope(plan(clause.body), [{ lead: 'times', amount: clause.amount }]);
    case 'lasting': {
      const leads: Lead[] = clause.thisTurn ? [{ lead: 'thisTurn' }] : [];
      if (clause.while !== undefined)
        leads.push(conditionLead(clause.while, clause.act.verb === 'playAs' ? 'if' : 'while'));
      return [sentence({ ...clause.act, lasting: true }, leads)];
    }
  }
}

/** A symbol is shown as a mark, everything else is said. */
const conditionLead = (cond: Conditional['cond'], lead: 'if' | 'while' = 'if'): Lead =>
  'symbol' in cond ? { lead: 'mark', symbol: cond.symbol } : { lead, cond };

function planConditional({ cond, then, otherwise }: Conditional): readonly Sentence[] {
  const lead = conditionLead(cond);
  return branches(then, otherwise, lead);
}

function planMarked({ symbol, then, otherwise }: Marked): readonly Sentence[] {
  return branches(then, otherwise, { lead: 'mark', symbol });
}

function branches(then: readonly Clause[], otherwise: readonly Clause[], lead: Lead): readonly Sentence[] {
  const pair = insteadOf(then, otherwise);
  if (pair !== undefined) return [sentence(pair[0]), sentence(pair[1], [lead])];
  // Marks exclude each other by themselves.
  const marked = lead.lead === 'mark' && otherwise.every((clause) => clause.kind === 'mark');
  return [...scope(plan(then), [lead]), ...scope(plan(otherwise), marked ? [] : [{ lead: 'otherwise' }])];
}

/** "If you do", "if they do not". */
const ifDone = (by: PlayerPhrase, not?: true): Lead => ({
  lead: 'if',
  cond: fact('do', { agent: by }, not ? { not } : {}),
});

function planPermission({ by, body, otherwise }: Permission): readonly Sentence[] {
  const [first, ...rest] = plan(body);
  if (first === undefined) return [];
  const last = scope(plan(otherwise), [rest.length > 0 ? { lead: 'otherwise' } : ifDone(by, true)]);
  return [permit(first, by), ...scope(rest, [ifDone(by)]), ...last];
}

/** The first act of a sentence becomes optional. */
function permit(first: Sentence, by: PlayerPhrase): Sentence {
  const [head, ...more] = first.acts;
  return head === undefined ? first : { ...first, acts: [{ ...caused(head), may: head.may ?? by }, ...more] };
}

function planCost({ price, body, otherwise }: Cost): readonly Sentence[] {
  const paid: Act = { ...price, may: YOU };
  const sentences = plan(body);
  const [only, ...more] = plan(body.map((clause) => (clause.kind === 'act' ? caused(clause) : clause)));
  const last = scope(plan(otherwise), [ifDone(YOU, true)]);
  const direct =
    only !== undefined &&
    more.length === 0 &&
    only.leads.length === 0 &&
    only.items === undefined &&
    only.acts.every(isOwn);
  if (direct) return [{ ...sentence(paid), purpose: only.acts }, ...last];
  return [sentence(paid), ...scope(sentences, [ifDone(YOU)]), ...last];
}

/** Acts of the reader that are neither optional nor an afterthought. */
const isOwn = (item: Act): boolean =>
  item.may === undefined && !item.aside && same(item.roles.agent ?? YOU, YOU);

function planSelection(selection: Selection): readonly Sentence[] {
  const { what, by, may, body, otherwise } = selection;
  const none = scope(plan(otherwise), [{ lead: 'otherwise' }]);
  if (isInline(selection)) {
    return may
      ? [...planPermission({ kind: 'may', by, body, otherwise: [] }), ...none]
      : [...plan(body), ...none];
  }
  const chosen =
    what.is === 'fighter' || what.is === 'token'
      ? { ...what, chosenBy: undefined }
      : what.is === 'card'
        ? { ...what, chosenBy: undefined, amount: undefined }
        : what;
  const isPair = what.is === 'card' && what.sameTitle === true;
  const choice = isPair
    ? act('reveal', { agent: by, patient: what })
    : act(what.is === 'measure' ? 'name' : 'choose', { agent: by, patient: chosen });
  if (!may) return [sentence(choice), ...plan(body), ...none];
  return [sentence({ ...choice, may: by }), ...scope(plan(body), [ifDone(by)]), ...none];
}

function planModes({ amount, once, successive, by, options }: Modes): readonly Sentence[] {
  const isPlain = same(amount, { is: 'number', n: 1 }) && !once && same(by, YOU);
  const either = isPlain ? eitherOf(options) : undefined;
  if (either !== undefined) return [sentence(either)];
  const manner = once ? 'notChosenYet' : successive ? 'oneAfterAnother' : undefined;
  const roles = { agent: by, amount, ...(manner === undefined ? {} : { manner: term(manner) }) };
  return [{ ...sentence(act('chooseModes', roles)), items: options.map(plan) }];
}

/** Sentences that refer back by themselves need no condition a second time. */
const refersBack = ({ leads: [first], acts }: Sentence): boolean =>
  acts[0]?.aside === true ||
  first?.lead === 'otherwise' ||
  (first?.lead === 'if' && 'fact' in first.cond && isBackReference(first.cond.fact));

const isBackReference = (said: Act): boolean => said.verb === 'do' || said.verb === 'wasDealt';

/** Puts all sentences under the given leads. */
export function scope(sentences: readonly Sentence[], leads: readonly Lead[]): readonly Sentence[] {
  const [first, ...rest] = sentences;
  if (first === undefined || leads.length === 0) return sentences;
  // "If you do" is implied where the sentence begins with what came of it.
  const implied = leads.every(
    (lead) => lead.lead === 'if' && 'fact' in lead.cond && lead.cond.fact.verb === 'do',
  );
  const head = implied && refersBack(first) ? first : { ...first, leads: [...leads, ...first.leads] };
  const done: Sentence[] = [head];
  for (const next of rest) {
    const last = done.at(-1);
    if (last !== undefined && (canFollow(last, next) || staysUnder(last, next)))
      done[done.length - 1] = joined(last, next);
    else done.push(next);
  }
  return done;
}

const LIMIT = 3;
const THIS = 'card:this';

/** Whether the acts of a sentence can be added to the one before. */
const canFollow = (last: Sentence, next: Sentence): boolean =>
  next.leads.length === 0 &&
  next.items === undefined &&
  last.items === undefined &&
  last.purpose === undefined &&
  next.purpose === undefined &&
  last.acts.length + next.acts.length <= LIMIT &&
  ![...last.acts.slice(1), ...next.acts].some((item) => item.may !== undefined || item.aside);

/**
 * What another player may do next is offered under the same condition, and only a sentence with it says so: "if you do,
 * gain 1 ruse, and your opponent may discard 1 card".
 */
const staysUnder = (last: Sentence, { acts: [only, ...more], ...next }: Sentence): boolean =>
  only?.may !== undefined &&
  !isReader(only.may) &&
  more.length === 0 &&
  last.acts.every(({ may }) => may === undefined) &&
  canFollow(last, { ...next, acts: [{ ...only, may: undefined }] });

const MOVEMENT: readonly Act['verb'][] = ['move', 'place', 'summon', 'returnFighter', 'swap'];

function joined(last: Sentence, next: Sentence): Sentence {
  const moved = last.acts.some((item) => MOVEMENT.includes(item.verb) && isAbout(item, next.acts));
  return {
    ...last,
    acts: [...last.acts, ...next.acts],
    join: moved || last.join === 'then' ? 'then' : 'and',
  };
}

/** Whether the next acts speak of something the act mentioned. */
function isAbout(item: Act, next: readonly Act[]): boolean {
  const refs = refsIn(next);
  return [...refsIn(item.roles)].some((ref) => ref !== 'opponent' && ref !== THIS && refs.has(ref));
}

/** Adds a sentence to a text; what is about the same thing becomes one sentence. */
function append(done: readonly Sentence[], next: Sentence): readonly Sentence[] {
  const last = done.at(-1);
  if (last === undefined) return [next];
  const choices = bothChoices(last, next);
  if (choices !== undefined) return [...done.slice(0, -1), choices];
  if (isMarked(next) && !isMarked(last)) return [...done, besides(next)];
  const [only] = last.acts;
  const simple =
    last.leads.length === 0 && last.acts.length === 1 && next.acts.length === 1 && only?.may === undefined;
  if (!simple || !canFollow(last, next) || only === undefined || only.aside) return [...done, next];
  const alike = last.acts.every(isOwn) && next.acts.every(isOwn) && only.verb !== 'choose';
  return alike && isAbout(only, next.acts) ? [...done.slice(0, -1), joined(last, next)] : [...done, next];
}

const isMarked = ({ leads }: Sentence): boolean => leads.some(({ lead }) => lead === 'mark');

/** What a symbol adds to something that is done in any case: "[Wolfsbane] Also ignore its value." */
function besides(sentence: Sentence): Sentence {
  const [first, ...rest] = sentence.acts;
  if (first === undefined || first.instead || first.may !== undefined) return sentence;
  return { ...sentence, acts: [{ ...first, also: true }, ...rest] };
}

/** "Choose a space and an adjacent space": two choices in a row. */
function bothChoices(last: Sentence, next: Sentence): Sentence | undefined {
  const a = last.acts.at(-1);
  const [b] = next.acts;
  if (
    a === undefined ||
    b === undefined ||
    next.acts.length !== 1 ||
    next.leads.length > 0 ||
    !same(a.may, b.may)
  )
    return undefined;
  if (a.verb !== 'choose' || !same(a.roles.agent, b.roles.agent)) return undefined;
  if (b.verb === 'name') return { ...last, acts: [...last.acts, b] };
  if (b.verb !== 'choose' || a.roles.patient === undefined || b.roles.patient === undefined) return undefined;
  const items = [a.roles.patient, b.roles.patient];
  const list: Act = { ...a, roles: { ...a.roles, patient: { is: 'list', items } } };
  return { ...last, acts: [...last.acts.slice(0, -1), list] };
}
