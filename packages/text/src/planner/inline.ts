import type { Act, Clause, Selection } from '../meaning/clause.ts';
import { type Phrase, YOU } from '../meaning/phrase.ts';
import { refsIn } from '../meaning/walk.ts';
import { insteadOf, mergeClauses } from './merge.ts';

/**
 * Whether something picked needs no sentence of its own: "move a fighter up to 2 spaces" says both that a fighter is
 * chosen and what is done with it. That works when the first act of the body takes it as one of its roles.
 */
export function isInline(selection: Selection): boolean {
  const { what } = selection;
  // What is done with several fighters or with a pair of cards is done once they are chosen.
  if ((what.is === 'fighter' && what.quantity === 'several') || (what.is === 'card' && what.sameTitle))
    return false;
  return introduces(selection.body, selection, selection.what.is === 'player');
}

function introduces(body: readonly Clause[], selection: Selection, anywhere: boolean): boolean {
  const { ref } = selection;
  const [first, ...rest] = mergeClauses(body);
  if (first === undefined) return false;
  switch (first.kind) {
    case 'act':
      return takes(first, selection, anywhere);
    case 'may':
      return introduces(first.body, selection, anywhere);
    case 'select':
      // What has a sentence of its own comes first, and this only if it is mentioned there.
      if (anywhere && !isInline(first)) return refsIn(first.what).has(ref);
      return (anywhere || !refsIn(first.what).has(ref)) && introduces(first.body, selection, anywhere);
    case 'if':
    case 'mark': {
      if (first.kind === 'if' && refsIn(first.cond).has(ref)) return false;
      const pair = insteadOf(first.then, first.otherwise);
      if (pair !== undefined) return takes(pair[0], selection, anywhere);
      const elsewhere = refsIn(first.otherwise).has(ref) || refsIn(rest).has(ref);
      return !elsewhere && introduces(first.then, selection, anywhere);
    }
    default:
      return false;
  }
}

/** Whether the act takes the referent as a role, not only somewhere inside one, and its agent is who chose. */
function takes(act: Act, { ref, by, what }: Selection, anywhere: boolean): boolean {
  const roles = Object.values(act.roles);
  if (anywhere) return refsIn(roles).has(ref);
  const agent = act.roles.agent ?? YOU;
  const told = 'chosenBy' in what && what.chosenBy !== undefined;
  if (agent.is === 'player' && (agent.ref !== by.ref || agent.who !== by.who) && !told) return false;
  return roles.some((phrase) => isMention(phrase, ref));
}

const isMention = (phrase: Phrase, ref: string): boolean => {
  if (phrase.is === 'list') return phrase.items.some((item) => isMention(item, ref));
  return 'ref' in phrase && phrase.ref === ref;
};
