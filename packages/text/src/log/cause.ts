import type { Cause } from '@peerless/rules';
import type { PlainMessageId } from '../messages/message-ids.ts';
import { message } from '../messages/messages.ts';
import { cardName, itemName, type Names } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';

/** Rules and parts of a board that make things happen and that everybody knows by their names. */
const KNOWN: Readonly<Record<string, PlainMessageId>> = {
  'R-6.3': 'exhaustion',
  'R-14.62': 'highGround',
  'R-14.64': 'conveyorBelt',
};

/** Why something happened: "because of Feint", "because of Medusa's ability", a rule's number, or nothing. */
export function causeText(cause: Cause, names: Names): string {
  if (cause.card !== undefined) return realisers[names.lang].because(cardName(cause.card, names));
  if (cause.item !== undefined) return realisers[names.lang].because(itemName(cause.item, names));
  if (cause.side !== undefined) return realisers[names.lang].because(cardName(sideCardOf(cause), names));
  if (cause.ability !== undefined) return realisers[names.lang].because(abilityOf(cause.ability, names));
  return cause.rule ?? '';
}

/** What asks or acts, alone: "Feint", "Medusa's ability", "Food Tray", "high ground", "R-6.9". */
export const sourceText = (cause: Cause, names: Names): string =>
  namedSource(cause, names) || (cause.rule ?? '');

/** The same where the number of a rule would say nothing. */
export function namedSource(cause: Cause, names: Names): string {
  if (cause.card !== undefined) return names.card(cause.card);
  if (cause.item !== undefined) return names.boardItem(cause.item).name;
  if (cause.side !== undefined) return names.card(sideCardOf(cause));
  if (cause.ability !== undefined) return realisers[names.lang].phrase(abilityOf(cause.ability, names));
  const part = KNOWN[cause.rule ?? ''];
  return part === undefined ? '' : message(names.lang, part);
}

/** The card of a side deck that acts: "titania/glamour-of-sleep". */
export const sideCardOf = ({ ability = '', side = '' }: Cause): string => `${ability}/${side}`;

/** A hero's ability as a cause. */
export const abilityOf = (hero: string, names: Names) =>
  ({
    is: 'ability',
    of: { is: 'name', of: 'fighter', text: names.fighter(hero), named: names.kindNamed(hero) },
  }) as const;
