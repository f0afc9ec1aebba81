import { type Act, type Clause, type Cond, negate } from '../meaning/clause.ts';
import type { Bound, FighterPhrase, SpacePhrase } from '../meaning/phrase.ts';
import { refsIn, same } from '../meaning/walk.ts';
import { allOf, saidOf } from './facts.ts';

/**
 * Guards: conditions that only keep an effect from being started in vain. That a fighter is on the board goes without
 * saying where something is then done with it; so does what a summons needs, a fighter in reserve and room.
 */

const parts = (cond: Cond): readonly Cond[] => ('all' in cond ? cond.all : [cond]);

/** Everything that is done, however deep. */
function actsIn(clauses: readonly Clause[]): readonly Act[] {
  return clauses.flatMap((clause) => {
    if (clause.kind === 'act') return [clause];
    if (clause.kind === 'may' || clause.kind === 'select') return actsIn(clause.body);
    return clause.kind === 'if' ? actsIn(clause.then) : [];
  });
}

const stateOf = ({ verb, not, roles }: Act): string | undefined =>
  verb === 'be' && not === undefined && roles.as?.is === 'where' ? roles.as.where.how : undefined;

/** The fighter that is said to be on the board is mentioned anyway. */
const isPresence = (said: Act, rest: unknown): boolean =>
  stateOf(said) === 'onBoard' && [...refsIn(said.roles.agent)].some((ref) => refsIn(rest).has(ref));

const isKind = (a: FighterPhrase, b: FighterPhrase): boolean => same(a.head, b.head);

const placesOf = ({ where }: SpacePhrase): unknown => where.filter(({ how }) => how !== 'empty');

/** What a summons needs by itself. */
function isNeed(said: Act, { verb, roles: { patient, to } }: Act): boolean {
  if (verb !== 'summon') return false;
  const { agent } = said.roles;
  if (stateOf(said) === 'reserve')
    return agent?.is === 'fighter' && patient?.is === 'fighter' && isKind(agent, patient);
  const room = said.verb === 'exist' && said.not === undefined;
  return room && agent?.is === 'space' && to?.is === 'space' && same(placesOf(agent), placesOf(to));
}

/** Something is given for a summons that is known to be possible: "you may … to summon". */
function priced(clause: Clause): Clause {
  if (clause.kind !== 'may' || clause.by.who !== 'you') return clause;
  const [price, ...body] = clause.body;
  if (price?.kind !== 'act' || !body.some((next) => next.kind === 'act' && next.verb === 'summon'))
    return clause;
  return { kind: 'cost', price, body, otherwise: clause.otherwise };
}

/** What is left to say of a condition and of what follows when it holds. */
export function unguarded(
  cond: Cond,
  then: readonly Clause[],
): { readonly cond?: Cond; readonly then: readonly Clause[] } {
  const all = parts(cond);
  const acts = actsIn(then);
  const needed = all.filter((part) => 'fact' in part && acts.some((done) => isNeed(part.fact, done)));
  const said = all.filter((part) => {
    const rest = [then, all.filter((other) => other !== part)];
    return !needed.includes(part) && !('fact' in part && isPresence(part.fact, rest));
  });
  const left = needed.length === 0 ? then : then.map(priced);
  return said.length === 0 ? { then: left } : { cond: allOf(said), then: left };
}

/**
 * Whether a condition is nothing but what a summons needs, and without it the same is done otherwise: "place him in
 * another space, then summon a Clone to the space he was in" says enough also when no Clone is left.
 */
export function isNeeded(cond: Cond, then: readonly Clause[], otherwise: readonly Clause[]): boolean {
  const [usual, ...more] = otherwise;
  const acts = actsIn(then);
  const [first] = acts;
  if (usual?.kind !== 'act' || more.length > 0 || first === undefined) return false;
  const alike = usual.verb === first.verb && same(usual.roles.patient, first.roles.patient);
  return alike && parts(cond).every((part) => 'fact' in part && acts.some((done) => isNeed(part.fact, done)));
}

/** Bounds that somebody without health is within, too. */
const LOW: readonly (Bound | undefined)[] = ['atMost', 'lessThan'];

/** Whoever is defeated has no health and is given none; where a condition asks for little, that is said. */
export function livingOnly(cond: Cond, then: readonly Clause[]): Cond {
  const raised = actsIn(then).flatMap(({ verb, roles: { patient } }) =>
    verb === 'setHealth' && patient?.is === 'measure' ? [patient.of] : [],
  );
  const low = parts(cond).flatMap((part): FighterPhrase[] => {
    if (!('fact' in part) || part.fact.verb !== 'have' || part.fact.not) return [];
    const { agent, amount } = part.fact.roles;
    const within = amount?.is === 'amount' && amount.unit === 'health' && LOW.includes(amount.bound);
    return within && agent?.is === 'fighter' && raised.some((of) => same(of, agent)) ? [agent] : [];
  });
  return allOf([...parts(cond), ...low.map((agent) => negate(saidOf(agent, { how: 'defeated' })))]);
}
