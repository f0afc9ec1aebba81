import type { Cause } from '@peerless/rules';
import { cardName, type Names } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';

/** Why something happened: "because of Feint", "because of Medusa's ability", a rule's number, or nothing. */
export function causeText(cause: Cause, names: Names): string {
  if (cause.card !== undefined) return realisers[names.lang].because(cardName(cause.card, names));
  if (cause.ability !== undefined) return realisers[names.lang].because(abilityOf(cause.ability, names));
  return cause.rule ?? '';
}

/** What asks or acts, alone: "Feint", "Medusa's ability", "R-6.9". */
export function sourceText(cause: Cause, names: Names): string {
  if (cause.card !== undefined) return names.card(cause.card);
  if (cause.ability !== undefined) return realisers[names.lang].phrase(abilityOf(cause.ability, names));
  return cause.rule ?? '';
}

/** A hero's ability as a cause. */
export const abilityOf = (hero: string, names: Names) =>
  ({
    is: 'ability',
    of: { is: 'name', of: 'fighter', text: names.fighter(hero), named: names.kindNamed(hero) },
  }) as const;
