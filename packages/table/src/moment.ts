import {
  type Decision,
  eventFor,
  type Game,
  type GameEvent,
  type Library,
  type Observation,
  observe,
  type View,
  type Viewer,
  viewFor,
} from '@peerless/rules';
import { type GameRecord, KeptTexts, retell, viewText } from '@peerless/rules/match';

/** One step of a game as one viewer sees it: what happened, and the position after it. The first one is the setup. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** What the viewer has to decide in that position, or null when it is not their turn to decide. */
export function decisionIn({ decision }: View): Decision | null {
  return decision !== null && 'options' in decision ? decision : null;
}

/** What was last observed of tables with that content: nobody keeps it, so the next observation may fill it again. */
const last = new WeakMap<Game['content'], Observation>();

function seen(game: Game, viewer: Viewer): Observation {
  const known = last.get(game.content);
  const made = observe(game, viewer, known);
  if (known === undefined) last.set(game.content, made);
  return made;
}

/** What has just happened in a game, for one viewer. */
export const momentOf = (game: Game, events: readonly GameEvent[], viewer: Viewer): Moment => ({
  events: events.map((event) => eventFor(event, viewer)),
  view: viewFor(seen(game, viewer)),
});

/** The texts of events that everybody was told as they are; the next viewer of the same move needs them again. */
let known: { readonly events: readonly GameEvent[]; readonly texts: string[] } = { events: [], texts: [] };

function eventsText(events: readonly GameEvent[], viewer: Viewer): string {
  if (known.events !== events) known = { events, texts: [] };
  const { texts } = known;
  let text = '';
  for (const [i, event] of events.entries()) {
    const told = eventFor(event, viewer);
    if (told === event) texts[i] ??= JSON.stringify(told);
    text += `${i > 0 ? ',' : ''}${told === event ? texts[i] : JSON.stringify(told)}`;
  }
  return `[${text}]`;
}

/** The same as JSON, for those who only pass it on; `kept`: texts of that table, for whoever looks. */
export const momentText = (
  game: Game,
  events: readonly GameEvent[],
  viewer: Viewer,
  kept: KeptTexts,
): string => `{"events":${eventsText(events, viewer)},"view":${viewText(seen(game, viewer), kept)}}`;

/** The moments of a record for one viewer, each as JSON. */
export function momentTexts(
  record: Pick<GameRecord, 'config' | 'entries'>,
  library: Library,
  viewer: Viewer,
): string[] {
  const texts: string[] = [];
  const kept = new KeptTexts();
  retell(record, library, ({ game }, events) => texts.push(momentText(game, events, viewer, kept)));
  return texts;
}

/** Tells a record again for one viewer, from some moment on. */
export function momentsOf(
  record: Pick<GameRecord, 'config' | 'entries'>,
  library: Library,
  viewer: Viewer,
  from = 0,
): Moment[] {
  const moments: Moment[] = [];
  let told = 0;
  retell(record, library, ({ game }, events) => {
    if (told++ >= from) moments.push(momentOf(game, events, viewer));
  });
  return moments;
}
