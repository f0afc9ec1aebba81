import {
  clone,
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
import {
  changedView,
  changedWordsText,
  changesText,
  type GameRecord,
  retell,
  type ViewChanges,
  type WordChanges,
  wordsText,
} from '@peerless/rules/match';
import type { Sight } from './sight.ts';

/** One step of a game as one viewer sees it: what happened, and the position after it. The first one is the setup. */
export interface Moment {
  readonly events: readonly GameEvent[];
  readonly view: View;
}

/** A moment as a server tells it: the first with the whole view, all others with what has changed since the one before. */
export type ToldMoment =
  | Moment
  | { readonly events: readonly GameEvent[]; readonly changes: ViewChanges }
  | WordedMoment;

/** The same for whoever follows a game by its words. */
export interface WordedMoment {
  readonly events: readonly GameEvent[];
  readonly words: WordChanges;
}

/** What the viewer has to decide in that position, or null when it is not their turn to decide. */
export function decisionIn({ decision }: Pick<View, 'decision'>): Decision | null {
  return decision !== null && 'options' in decision ? decision : null;
}

/**
 * The moments of somebody who keeps the first `cut` of those that are known and is told how it goes on; `sight` reads the words
 * of whoever asked for them.
 */
export function toldAfter(
  known: readonly Moment[],
  { cut, moments: told }: { readonly cut: number; readonly moments: readonly ToldMoment[] },
  sight?: Sight,
): Moment[] {
  if (cut > known.length) throw new Error(`${cut} moments are to be kept of ${known.length}`);
  const moments = known.slice(0, cut);
  for (const moment of told) moments.push(followed(moments.at(-1), moment, sight));
  return moments;
}

function followed(before: Moment | undefined, moment: ToldMoment, sight: Sight | undefined): Moment {
  if ('view' in moment) return moment;
  const { events } = moment;
  if ('words' in moment) {
    if (sight === undefined) throw new Error('words were told to somebody who does not read them');
    return { events, view: sight.after(moment.words) };
  }
  if (before === undefined) throw new Error('changes of nothing were told');
  return { events, view: changedView(before.view, moment.changes) };
}

/** Where tables with that content are observed, as they are and as they were: nobody keeps it, so it is filled again. */
interface Places {
  now?: Observation;
  before?: Observation;
}

const places = new WeakMap<Game['content'], Places>();

function placesFor({ content }: Game): Places {
  const known = places.get(content);
  if (known !== undefined) return known;
  const made: Places = {};
  places.set(content, made);
  return made;
}

function seen(game: Game, viewer: Viewer, into: Places = placesFor(game)): Observation {
  into.now = observe(game, viewer, into.now);
  return into.now;
}

/** What has just happened in a game, for one viewer. */
export const momentOf = (game: Game, events: readonly GameEvent[], viewer: Viewer): Moment => ({
  events: events.map((event) => eventFor(event, viewer)),
  view: viewFor(seen(game, viewer)),
});

/** Events without secrets and their text; the next viewer of the same move is told the same. */
let known: { readonly events: readonly GameEvent[]; readonly text: string } = { events: [], text: '[]' };

function eventsText(events: readonly GameEvent[], viewer: Viewer): string {
  if (known.events === events) return known.text;
  const told = events.map((event) => eventFor(event, viewer));
  const text = JSON.stringify(told);
  if (told.every((event, i) => event === events[i])) known = { events, text };
  return text;
}

/** A moment as JSON, as it is told to whoever knows the position before it. */
export function momentText(before: Game, game: Game, events: readonly GameEvent[], viewer: Viewer): string {
  const into = placesFor(game);
  into.before = observe(before, viewer, into.before);
  const changes = changesText(into.before, seen(game, viewer, into));
  return `{"events":${eventsText(events, viewer)},"changes":${changes}}`;
}

/** The same for whoever follows by words. */
export function wordedText(before: Game, game: Game, events: readonly GameEvent[], viewer: Viewer): string {
  const into = placesFor(game);
  into.before = observe(before, viewer, into.before);
  const words = changedWordsText(into.before, seen(game, viewer, into));
  return `{"events":${eventsText(events, viewer)},"words":${words}}`;
}

/** All words that a viewer may know, as JSON. */
export const allWordsText = (game: Game, viewer: Viewer): string => wordsText(seen(game, viewer));

/** The moments of a record as one viewer is told them, each as JSON. */
export function momentTexts(
  record: Pick<GameRecord, 'config' | 'entries'>,
  library: Library,
  viewer: Viewer,
): string[] {
  const texts: string[] = [];
  let before: Game | undefined;
  retell(record, library, ({ game }, events) => {
    texts.push(
      before === undefined
        ? JSON.stringify(momentOf(game, events, viewer))
        : momentText(before, game, events, viewer),
    );
    before = clone(game, before);
  });
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
