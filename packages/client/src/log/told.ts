import type { GameEvent } from '@peerless/rules';
import { combatText, eventText, type Names, namedSource } from '@peerless/text';

/** An event in words: what happened, and the card, ability or part of the board behind it where the sentence does not name it itself. */
export interface Told {
  readonly text: string;
  readonly source: string;
}

export function tell(event: GameEvent, names: Names): Told {
  const source = namedSource(event.cause, names);
  const text =
    event.type === 'valueChanged'
      ? combatText([{ ...event, cause: {} }], names).join(' ')
      : eventText(event, names);
  return { text, source: text.includes(source) ? '' : source };
}

/**
 * Told already by another line: cards are discarded after they were played, unless they go to a pile of their own; a turn ends where the
 * next one starts.
 */
export const isObvious = (event: GameEvent): boolean =>
  event.type === 'turnEnded' ||
  (event.type === 'discarded' &&
    event.pile === undefined &&
    (event.why === 'played' || event.why === 'boost'));
