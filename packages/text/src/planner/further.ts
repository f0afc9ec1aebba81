import type { Act } from '../meaning/clause.ts';
import type { AmountPhrase, Phrase } from '../meaning/phrase.ts';
import { YOU } from '../meaning/phrase.ts';
import type { Sentence } from '../meaning/sentence.ts';
import { same } from '../meaning/walk.ts';

/** Who has drawn already draws more: "Draw 1 card. … If they do not, draw 1 more card." */
export function withFurther(sentences: readonly Sentence[]): readonly Sentence[] {
  const drawn: Phrase[] = [];
  return sentences.map((sentence) => {
    const told = { ...sentence, acts: sentence.acts.map((act) => furtherIn(act, sentence, drawn)) };
    // Only what is done in any case counts as done before.
    if (sentence.leads.every(({ lead }) => lead === 'when')) drawn.push(...sentence.acts.flatMap(drawer));
    return told;
  });
}

const drawer = (act: Act): readonly Phrase[] =>
  act.verb === 'draw' && act.may === undefined ? [act.roles.agent ?? YOU] : [];

function furtherIn(act: Act, { leads }: Sentence, drawn: readonly Phrase[]): Act {
  const { agent = YOU, amount } = act.roles;
  if (
    act.verb !== 'draw' ||
    act.instead ||
    amount?.is !== 'amount' ||
    amount.n === undefined ||
    amount.bound !== undefined
  )
    return act;
  if (!leads.some(({ lead }) => lead === 'if') || !drawn.some((other) => same(other, agent))) return act;
  const further: AmountPhrase = { ...amount, bound: 'further' };
  return { ...act, roles: { ...act.roles, amount: further } };
}
