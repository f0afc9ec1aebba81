import { type Act, type Cond, fact } from '../meaning/clause.ts';
import type { FighterPhrase, Where } from '../meaning/phrase.ts';
import { mapPhrases, visitPhrases } from '../meaning/walk.ts';

/**
 * Facts about known fighters. "Deal 2 damage to the opposing fighter, if adjacent to Medusa" cannot describe a fighter
 * that is known anyway: what the selector asks becomes a condition of the act.
 */

/** One thing said of a fighter. */
export const saidOf = (agent: FighterPhrase, where: Where): Cond =>
  fact('be', { agent, as: { is: 'where', where } });

/** All conditions at once. */
export function allOf(conds: readonly Cond[]): Cond {
  const [only] = conds;
  return conds.length === 1 && only !== undefined ? only : { all: conds };
}

/** The act without such facts, and the facts as conditions. */
export function liftFacts(act: Act): { readonly act: Act; readonly conds: readonly Cond[] } {
  const conds: Cond[] = [];
  visitPhrases(act, (phrase) => {
    if (phrase.is !== 'fighter' || phrase.facts === undefined) return;
    const { facts, ...agent } = phrase;
    for (const where of facts) {
      const cond = saidOf({ ...agent, where: [] }, where);
      if (!conds.some((other) => JSON.stringify(other) === JSON.stringify(cond))) conds.push(cond);
    }
  });
  if (conds.length === 0) return { act, conds };
  const plain = mapPhrases(
    act,
    (phrase) => {
      if (phrase.is !== 'fighter') return phrase;
      const { facts: _facts, ...rest } = phrase;
      return rest;
    },
    () => undefined,
  );
  return { act: plain, conds };
}
