import type { EventOf, EventType, GameEvent } from '@peerless/rules';
import type { Act } from './clause.ts';
import { cardEvents } from './events/cards.ts';
import { combatEvents } from './events/combat.ts';
import { declaredEvents } from './events/declared.ts';
import { fighterEvents } from './events/fighters.ts';
import { turnEvents } from './events/turn.ts';
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
export function eventAct(event: GameEvent, names: Names): Act {
  const tell = events[event.type] as (event: GameEvent, names: Names) => Act;
  return tell(event, names);
}

/** A log line: one sentence on what happened, as the reader may know it. */
export function eventText(event: GameEvent, names: Names, lang: TextLanguage): string {
  return realisers[lang].sentence(realisers[lang].told(eventAct(event, names)));
}
