import type { EventOf, GameEvent } from '@peerless/rules';
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

/** Told by what follows at once: a gadget that was chosen is named, coils that were spent are counted. */
const FOLLOWS: Readonly<Partial<Record<GameEvent['type'], GameEvent['type']>>> = {
  modesChosen: 'formChanged',
  numberNamed: 'counterChanged',
};

/** A number that somebody else pays is told: the counter does not say who paid. */
export const isToldNext = (event: GameEvent, next: GameEvent | undefined): boolean =>
  next !== undefined &&
  FOLLOWS[event.type] === next.type &&
  'seat' in event &&
  'seat' in next &&
  event.seat === next.seat;

/** Whether a card goes the same way as the one before it, known to the reader or not like that one: a whole line or cauldron is discarded. */
export function isMovedAlong(event: GameEvent | undefined, before: GameEvent | undefined): boolean {
  if (event?.type !== 'cardMoved' || before?.type !== 'cardMoved') return false;
  if ((event.card === undefined) !== (before.card === undefined)) return false;
  const way = ({ card, ...rest }: EventOf<'cardMoved'>): string => JSON.stringify(rest);
  return way(event) === way(before);
}
