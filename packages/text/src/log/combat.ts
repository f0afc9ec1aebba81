import type { EventOf, GameEvent, Side } from '@peerless/rules';
import type { PlainMessageId } from '../messages/message-ids.ts';
import { message } from '../messages/messages.ts';
import type { Names } from '../names/names.ts';
import type { TextLanguage } from '../realise/realiser.ts';
import { sourceText } from './cause.ts';
import { eventText } from './events.ts';

type Change = EventOf<'valueChanged'>;

const CHANGES = {
  set: 'valueSet',
  add: 'valueAdded',
  ignore: 'valueIgnored',
  fix: 'valueFixed',
  printed: 'valuePrinted',
} as const satisfies { readonly [H in Change['how']]: string };

const SIDES: { readonly [S in Side]: PlainMessageId } = { attack: 'attackValue', defense: 'defenseValue' };

/**
 * How the two values of a combat came about, one line a step, from the events of that combat in order: the cards and
 * what replaces them, each change with its cause, and the result.
 */
export function combatText(events: readonly GameEvent[], names: Names): string[] {
  const started = (side: Side, card: string | null, value: number): string[] =>
    card === null ? [] : [valueLine(side, names.card(card), value, names.lang)];
  return events.flatMap((event): string[] => {
    switch (event.type) {
      case 'revealed':
        return [
          ...started('attack', event.attack, event.attackValue),
          ...started('defense', event.defense, event.defenseValue),
        ];
      case 'bonusAttack':
        return [valueLine('attack', names.bonusAttack(event.name), event.value, names.lang)];
      case 'cardReplaced':
        return started(event.side, event.card, event.value);
      case 'valueChanged':
        return [changed(event, names)];
      case 'combatResolved':
      case 'combatWon':
        return [eventText(event, names)];
      default:
        return [];
    }
  });
}

/** "Attack 3: Second Shot" */
function valueLine(side: Side, card: string, value: number, lang: TextLanguage): string {
  return message(lang, 'valueOfPrinted', { side: message(lang, SIDES[side]), card, value });
}

function changed(event: Change, names: Names): string {
  const { lang } = names;
  const source = sourceText(event.cause, names);
  const step = message(lang, CHANGES[event.how], {
    side: message(lang, SIDES[event.side]),
    from: event.from,
    to: event.to,
    change: event.to >= event.from ? `+${event.to - event.from}` : `−${event.from - event.to}`,
  });
  return source === '' ? step : message(lang, 'valueBecause', { step, source });
}
