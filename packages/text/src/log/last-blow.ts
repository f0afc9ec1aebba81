import type { Cause, DamageKind } from '@peerless/rules';
import { act } from '../meaning/clause.ts';
import type { Phrase } from '../meaning/phrase.ts';
import { cardName, fighterName, type Names } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';
import { abilityOf } from './cause.ts';

/** A blow: to whom, how much, and by what. */
export interface BlowFacts {
  readonly fighter: string;
  readonly amount: number;
  readonly kind: DamageKind;
  readonly by: Cause;
}

/** "Misdirection deals 2 damage to Houdini"; where no card and no ability did, "Houdini takes 2 damage". No full stop. */
export function blowText({ fighter, amount: n, kind, by }: BlowFacts, names: Names): string {
  const { told } = realisers[names.lang];
  const hit = fighterName(fighter, names);
  const agent = kind === 'exhaustion' ? null : dealerOf(by, names);
  const unit = kind === 'exhaustion' ? 'exhaustionDamage' : 'damage';
  const amount = { is: 'amount', unit, n } as const;
  return agent === null
    ? told(act('suffer', { agent: hit, amount }))
    : told(act('deal', { agent, amount, recipient: hit }));
}

function dealerOf({ card, ability }: Cause, names: Names): Phrase | null {
  if (card !== undefined) return cardName(card, names);
  return ability === undefined ? null : abilityOf(ability, names);
}
