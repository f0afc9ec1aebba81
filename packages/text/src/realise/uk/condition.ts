import type { Act, Cond } from '../../meaning/clause.ts';
import { type Phrase, type Where, YOU } from '../../meaning/phrase.ts';
import { visitPhrases } from '../../meaning/walk.ts';
import { sharedSubjects } from '../sentences.ts';
import { words } from '../words.ts';
import { clause, entryOf, healthOf, isSomewhere, verbPhrase } from './act.ts';
import { enumerate } from './noun.ts';
import { phrase } from './phrase.ts';
import { keyOf } from './possession.ts';
/** Conditions in Ukrainian. */

/** A condition in words; each alternative begins with the conjunction. */
export function condition(cond: Cond, conjunction = 'якщо'): string {
  if ('fact' in cond) return entryOf(cond.fact).ahead === undefined ? clause(cond.fact) : expected(cond.fact);
  if ('symbol' in cond) return clause({ kind: 'act', verb: 'showSymbol', roles: { patient: label(cond) } });
  if ('all' in cond) return enumerate(sharedSubjects(cond.all.map(placeOfKnown)).map(saidOnce), 'and');
  return cond.any.map((item) => condition(item)).join(`, або ${conjunction} `);
}

/** "ви переможете": what is asked before it happens. */
function expected(fact: Act): string {
  if (fact.past === true || fact.may !== undefined) return clause(fact);
  const agent = fact.roles.agent ?? YOU;
  return words(phrase(agent, { case: 'nom' }), verbPhrase(fact, 'ahead', agent));
}

/** The place is said before the fighter in it, so whose zone it is needs no name again: "в його зоні". */
function placeOfKnown(cond: Cond, index: number, all: readonly Cond[]): Cond {
  const before = all[index - 1];
  if (!('fact' in cond) || before === undefined || !('fact' in before) || !isSomewhere(cond.fact))
    return cond;
  const { as } = cond.fact.roles;
  const { where } = as;
  if (where.how !== 'inZone' || where.of.is !== 'fighter' || where.of.ref === undefined) return cond;
  const named: Phrase[] = [];
  visitPhrases(before, (it) => it.is === 'fighter' && named.push(it));
  const [only] = named;
  if (named.length !== 1 || keyOf(only) !== where.of.ref) return cond;
  const known: Where = { ...where, of: { ...where.of, form: 'pronoun' } };
  return { fact: { ...cond.fact, roles: { ...cond.fact.roles, as: { ...as, where: known } } } };
}

const label = ({ symbol }: Extract<Cond, { readonly symbol: unknown }>): Phrase => ({
  is: 'label',
  label: 'symbol',
  named: symbol,
});

const isHealth = (cond: Cond | undefined): boolean =>
  cond !== undefined && 'fact' in cond && cond.fact.verb === 'have' && healthOf(cond.fact) !== undefined;

/** The subject is not said twice; whose health was told is not the subject yet: "… становить 4, {і} він не загинув". */
function saidOnce(
  { cond, again }: { cond: Cond; again: boolean },
  index: number,
  all: readonly { cond: Cond }[],
): string {
  if (!again || !('fact' in cond) || entryOf(cond.fact).fixed) return condition(cond);
  const { agent } = cond.fact.roles;
  if (!isHealth(all[index - 1]?.cond)) return verbPhrase(cond.fact, 'finite', agent);
  const he = agent?.is === 'fighter' ? { ...agent, form: 'pronoun' as const } : agent;
  return clause({ ...cond.fact, roles: { ...cond.fact.roles, agent: he } });
}
