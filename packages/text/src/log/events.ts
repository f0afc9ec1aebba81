import type { EventOf, EventType, GameEvent } from '@peerless/rules';
import type { Act } from '../meaning/clause.ts';
import { message } from '../messages/messages.ts';
import type { Names } from '../names/names.ts';
import { realisers } from '../realise/realisers.ts';
import { sourceText } from './cause.ts';
import { cardEvents, cardsMoved, cardsTogether } from './events/cards.ts';
import { combatEvents } from './events/combat.ts';
import { declaredEvents } from './events/declared.ts';
import type { Events } from './events/events-table.ts';
import { fighterEvents } from './events/fighters.ts';
import { turnEvents } from './events/turn.ts';

/** The table of all events. */
export const events: Events = {
  ...turnEvents,
  ...cardEvents,
  ...fighterEvents,
  ...combatEvents,
  ...declaredEvents,
};

/** What an event tells, as an act. */
function eventAct(event: GameEvent, names: Names): Act {
  const tell = events[event.type] as (event: GameEvent, names: Names) => Act;
  return tell(event, names);
}

/** What tells little without the card or ability behind it: the others are told beside it. */
const WITH_SOURCE: readonly EventType[] = ['modesChosen', 'valueChanged'];

/** A log line: one sentence on what happened, as the reader may know it. */
export function eventText(event: GameEvent, names: Names): string {
  const { lang } = names;
  const told = realisers[lang].told(eventAct(event, names));
  const source = WITH_SOURCE.includes(event.type) ? sourceText(event.cause, names) : '';
  const sentence = realisers[lang].sentence(
    source === '' ? told : message(lang, 'valueBecause', { step: told, source }),
  );
  const text = event.type === 'modesChosen' ? chosenText(event, names) : '';
  return text === '' ? sentence : message(lang, 'labelled', { label: sentence.replace(/\.$/, ''), text });
}

/** The same for cards that go the same way one after another: "… puts A and B from their line …", or "… puts 3 cards …". */
export function movedText(
  event: EventOf<'cardMoved'>,
  cards: readonly (string | undefined)[],
  names: Names,
): string {
  const realiser = realisers[names.lang];
  const patient = cardsTogether(cards, names, event.seat);
  return realiser.sentence(realiser.told(cardsMoved(event, patient, names)));
}

/** What the chosen modes say, to others than whoever chose as they are printed; empty where that is not known. */
function chosenText({ cause, seat, modes }: EventOf<'modesChosen'>, names: Names): string {
  const texts = names.chosenModes(cause, seat === names.viewer);
  return texts.length === 0 ? '' : modes.map((mode) => texts[mode - 1] ?? '').join(' ');
}
