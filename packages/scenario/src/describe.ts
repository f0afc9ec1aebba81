import type { Cause, Decision, Option } from '@peerless/rules';
import type { Cast } from './cast.ts';

/** Questions and options as lines that a person can read. */

export const causeText = (cause: Cause): string =>
  cause.card ??
  cause.item ??
  (cause.ability === undefined ? (cause.rule ?? 'the game') : `the ability of ${cause.ability}`);

function optionText(cast: Cast, option: Option): [string, string] {
  switch (option.type) {
    case 'scheme':
      return [`scheme by ${option.fighter}:`, option.card];
    case 'attack':
      return [`attack by ${option.fighter} on ${option.target}:`, option.card];
    case 'move':
    case 'step':
      return [`${option.type} ${option.fighter} to`, String(option.to)];
    case 'stay':
      return ['stay', option.fighter];
    case 'open':
    case 'close':
      return [`${option.type} the ${option.door} door:`, option.fighter];
    case 'fighter':
      return ['fighter', option.fighter];
    case 'space':
      return [option.fighter === undefined ? 'space' : `place ${option.fighter} on`, String(option.space)];
    case 'card':
      return ['card', option.card];
    case 'number':
      return ['number', String(option.number)];
    case 'modes':
      return ['modes', `[${option.modes.join(', ')}]`];
    case 'order':
      return ['order', `[${option.items.join(', ')}]`];
    case 'item':
      return [`use by ${option.fighter}:`, option.item];
    case 'player':
      return ['player', `${option.seat + 1} (${cast.seats[option.seat]?.hero})`];
    case 'token':
      return [`${option.token} on`, String(option.space)];
    case 'symbol':
      return ['symbol', option.symbol];
    default:
      return [option.type, ''];
  }
}

/** The options as a short list, equal beginnings said once: `move x to 3, 4, 5; stay x`. */
export function optionsText(cast: Cast, options: readonly Option[]): string {
  const groups = new Map<string, string[]>();
  for (const option of options) {
    const [head, tail] = optionText(cast, option);
    groups.set(head, [...(groups.get(head) ?? []), tail]);
  }
  return [...groups].map(([head, tails]) => `${head} ${tails.join(', ')}`.trim()).join('; ');
}

/** Who is asked for what, and by what. */
export function questionText(decision: Decision): string {
  const what = decision.prompt === decision.kind ? decision.kind : `${decision.kind}, ${decision.prompt}`;
  return `seat ${decision.seat + 1} is asked (${what}, by ${causeText(decision.source)})`;
}
