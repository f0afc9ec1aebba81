import type { Act, Clause } from '../meaning/clause.ts';
import type { FighterPhrase, Phrase } from '../meaning/phrase.ts';
import { same } from '../meaning/walk.ts';

/** All fighters of a kind, of whom the next act speaks again: "… each fighter adjacent to Medusa, and move each of them". */

/** Acts after which others may be meant by the same words. */
const SHIFTING: readonly Act['verb'][] = ['move', 'place', 'summon', 'returnFighter', 'swap'];

const isAll = (phrase: Phrase | undefined): phrase is FighterPhrase =>
  phrase?.is === 'fighter' &&
  phrase.quantity === 'each' &&
  phrase.ref === undefined &&
  phrase.part === undefined;

/** All the fighters that an act is done to, if the same words mean the same fighters afterwards. */
function allIn({ verb, roles }: Act): FighterPhrase | undefined {
  const all = Object.values(roles).find(isAll);
  return all === undefined || (SHIFTING.includes(verb) && all.where.length > 0) ? undefined : all;
}

const withPhrase = (act: Act, from: FighterPhrase, to: FighterPhrase): Act => ({
  ...act,
  roles: Object.fromEntries(
    Object.entries(act.roles).map(([role, phrase]) => [role, same(phrase, from) ? to : phrase]),
  ),
});

/** Clauses in which those whom the act before spoke of are referred to as the same ones. */
export function withSameFighters(clauses: readonly Clause[]): readonly Clause[] {
  const done: Clause[] = [];
  for (const clause of clauses) {
    const last = done.at(-1);
    const all = last?.kind === 'act' ? allIn(last) : undefined;
    const isAgain = (phrase: Phrase): boolean => same(phrase, all);
    if (
      last?.kind !== 'act' ||
      clause.kind !== 'act' ||
      all === undefined ||
      !Object.values(clause.roles).some(isAgain)
    ) {
      done.push(clause);
      continue;
    }
    const known: FighterPhrase = { ...all, ref: `all:${JSON.stringify([last, clause])}` };
    done[done.length - 1] = withPhrase(last, all, known);
    done.push(withPhrase(clause, all, { ...known, quantity: 'several' }));
  }
  return done;
}
