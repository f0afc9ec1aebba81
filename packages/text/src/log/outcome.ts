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

/** Who won and why: "Medusa wins the game: all opposing heroes are defeated." */
export function outcomeText(outcome: Outcome, names: Names): string {
  const { lang } = names;
  const winners = outcome.winners.map((seat) => playerName(seat, names));
  const result = winners.length === 0 ? act('endInDraw') : act('winGame', { agent: listOf(winners) });
  return message(lang, 'endOfGame', {
    result: realisers[lang].told(result),
    reason: message(lang, REASONS[outcome.reason]),
  });
}
