import type { EventOf, EventType, GameEvent } from '@peerless/rules';
import type { Act } from './clause.ts';
import { cardEvents } from './events/cards.ts';
import { combatEvents } from './events/combat.ts';
import { declaredEvents } from './events/declared.ts';
import { fighterEvents } from './events/fighters.ts';
import { turnEvents } from './events/turn.ts';
import { message } from './messages.ts';
import type { Names } from './names.ts';
import { realisers, type TextLanguage } from './realiser.ts';

/** What every event tells; a missing one is a compile error. */
export type Events = { readonly [T in EventType]: (event: EventOf<T>, names: Names) => Act };

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

/** The longest text of chosen modes that a log line repeats. */
const SHORT = 100;

/** What the chosen modes say; empty when that is not known or too long for a line. */
function chosenText(event: GameEvent, names: Names): string {
  if (event.type !== 'modesChosen') return '';
  const texts = names.modes(event.cause);
  const chosen = event.modes.flatMap((mode) => texts[mode - 1] ?? []);
  const text = chosen.join(' ');
  return chosen.length < event.modes.length || text.length > SHORT || text.includes('\n') ? '' : text;
}

/** A log line: one sentence on what happened, as the reader may know it. */
export function eventText(event: GameEvent, names: Names, lang: TextLanguage): string {
  const told = realisers[lang].told(eventAct(event, names));
  const chosen = chosenText(event, names);
  if (chosen === '') return realisers[lang].sentence(told);
  return realisers[lang].capital(message(lang, 'promptFrom', { source: told, question: chosen }));
}
