import type { EndReason, Outcome } from '@peerless/rules';
import { act } from '../meaning/clause.ts';
import type { PlainMessageId } from '../messages/message-ids.ts';
import { message } from '../messages/messages.ts';
import { listOf, type Names, playerName } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';

const REASONS: { readonly [R in EndReason]: PlainMessageId } = {
  defeat: 'endDefeat',
  exhaustion: 'endExhaustion',
  resigned: 'endResigned',
  timedOut: 'endTimedOut',
  agreed: 'endAgreed',
  capped: 'endCapped',
};

/** Who won: "Medusa wins the game". No full stop. */
export function winText({ winners }: Outcome, names: Names): string {
  const agents = winners.map((seat) => playerName(seat, names));
  return realisers[names.lang].told(
    agents.length === 0 ? act('endInDraw') : act('winGame', { agent: listOf(agents) }),
  );
}

/** Who won and why: "Medusa wins the game: all opposing heroes are defeated." */
export const outcomeText = (outcome: Outcome, names: Names): string =>
  message(names.lang, 'endOfGame', {
    result: winText(outcome, names),
    reason: message(names.lang, REASONS[outcome.reason]),
  });
