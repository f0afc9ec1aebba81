import type { EventType, Viewer } from '@peerless/rules';
import { decisionIn, type Moment } from '@peerless/table';
import type { Settings } from '../settings/settings.ts';
import { CLOCK, type Pace, replayed } from './clock.ts';
import type { Stride } from './landmarks.ts';
import { shownIn } from './shown-cards.ts';

/**
 * Where somebody is in the story of a game. A live game is followed: the newest moment is shown as soon as everything
 * before it was. A replay stands still or plays.
 */
export interface Story {
  readonly mode: 'following' | 'still' | 'playing';
  /** The moment that is told. */
  readonly at: number;
  /** The moment that was shown before it: what happened since is told at once. */
  readonly since: number;
  /** Whether everything that it tells has been shown. */
  readonly isShown: boolean;
  /** Whether only the end of the game is still to be looked at: its combat has been shown. */
  readonly isFought: boolean;
  /** A moment that is looked back at while the game goes on; null: what is told now. */
  readonly past: number | null;
  readonly viewer: Viewer;
  /** How far the others at this screen had come when they left it. */
  readonly seen: Readonly<Record<string, number>>;
  /** How far one step goes, and how fast they follow each other, in a replay. */
  readonly stride: Stride;
  readonly pace: Pace;
}

/** What there is to tell, to whom, and how fast. */
export interface Telling {
  readonly viewer: Viewer;
  readonly moments: readonly Moment[];
  readonly speed: Settings['speed'];
}

export type Move =
  /** There is more or less to tell, or somebody else listens. */
  | { readonly do: 'catchUp' }
  /** The time of this moment is over, or its combat has been shown. */
  | { readonly do: 'shown' }
  /** Somebody looks at a moment; null: at what is told now. */
  | { readonly do: 'see'; readonly at: number | null }
  /** A replay goes on to a moment, by a step of that length. */
  | { readonly do: 'step'; readonly to: number; readonly by: Stride }
  | { readonly do: 'play'; readonly isPlaying: boolean }
  | { readonly do: 'set'; readonly stride?: Stride; readonly pace?: Pace };

/** What makes a combat worth its own panel. */
const COMBAT: readonly EventType[] = ['revealed', 'valueChanged', 'combatResolved'];

export const tellsCombat = ({ events }: Moment): boolean => events.some(({ type }) => COMBAT.includes(type));

const endsGame = ({ events }: Moment): boolean => events.some(({ type }) => type === 'gameEnded');

const lastOf = ({ moments }: Telling): number => moments.length - 1;

/** A story from some moment on, which has been shown. */
export const startAt = (at: number, mode: Story['mode'], telling: Telling): Story => ({
  mode,
  at: Math.min(at, lastOf(telling)),
  since: Math.min(at, lastOf(telling)) - 1,
  isShown: true,
  isFought: false,
  past: null,
  viewer: telling.viewer,
  seen: {},
  stride: 'choice',
  pace: 1,
});

/** The story after a move. */
export const moved = (story: Story, move: Move, telling: Telling): Story =>
  caughtUp(afterMove(story, move, telling), telling);

function afterMove(story: Story, move: Move, telling: Telling): Story {
  switch (move.do) {
    case 'catchUp':
      return story;
    case 'shown':
      return shown(story, telling);
    case 'see':
      if (story.mode === 'following') return { ...story, past: move.at };
      return { ...story, ...from(move.at ?? lastOf(telling)), isShown: true, mode: 'still' };
    case 'step':
      return stepped(story, move.to, move.by, telling);
    case 'play':
      return { ...story, mode: move.isPlaying ? 'playing' : 'still', isShown: true };
    case 'set':
      return { ...story, stride: move.stride ?? story.stride, pace: move.pace ?? story.pace };
  }
}

/** After the combat that decides a game one sees who falls. */
function shown(story: Story, { moments, speed }: Telling): Story {
  if (story.isShown) return story;
  const moment = moments[story.at];
  const holds =
    story.mode === 'following' && moment !== undefined && endsGame(moment) && CLOCK[speed].end > 0;
  if (holds && tellsCombat(moment) && !story.isFought) return { ...story, isFought: true };
  return { ...story, isShown: true, isFought: false };
}

/** One choice at a time shows its combat; whoever takes longer steps wants to see where they lead. */
function stepped(story: Story, to: number, by: Stride, telling: Telling): Story {
  const moment = telling.moments[to];
  const fights = by === 'choice' && to !== story.at && moment !== undefined && tellsCombat(moment);
  const isPlaying = story.mode === 'playing' && to < lastOf(telling);
  return { ...story, ...from(to), isShown: !fights, mode: isPlaying ? 'playing' : 'still' };
}

/** As far as a story goes on without waiting for anybody; the same object where it does not. */
function caughtUp(story: Story, telling: Telling): Story {
  const last = lastOf(telling);
  let next = story.viewer === telling.viewer ? story : listenedBy(story, telling);
  if (next.past !== null && next.past > last) next = { ...next, past: last };
  if (next.at > last) next = { ...next, ...from(last), isShown: true };
  if (next.mode !== 'following') return next;
  if (telling.speed === 'instant' && (next.at < last || !next.isShown))
    return { ...next, at: last, since: sinceOwn(next, telling), isShown: true };
  if (!next.isShown && isQuiet(telling, next.at)) next = { ...next, isShown: true };
  const since = next.at;
  while (next.isShown && next.at < last) {
    const at: number = next.at + 1;
    next = { ...next, at, since, isShown: isQuiet(telling, at) };
  }
  return next;
}

/** A moment on its own. */
const from = (at: number): Pick<Story, 'at' | 'since'> => ({ at, since: at - 1 });

/** Without time between moments only what came of one wish is told at once. */
function sinceOwn({ at }: Story, telling: Telling): number {
  let since = lastOf(telling) - 1;
  while (since > at && isAnswered(telling, since)) since--;
  return since;
}

/** Whether the viewer has answered already what they are asked in a moment: there is nothing to wait for. */
function isAnswered({ moments, viewer }: Telling, at: number): boolean {
  const moment = moments[at];
  return (
    moment !== undefined &&
    typeof viewer === 'number' &&
    at < moments.length - 1 &&
    decisionIn(moment.view) !== null &&
    !tellsCombat(moment)
  );
}

/** Everybody at a screen goes on where they left; whoever comes new sees it as it stands. */
function listenedBy(story: Story, telling: Telling): Story {
  const { viewer } = telling;
  if (story.mode !== 'following') return { ...story, viewer };
  const seen = { ...story.seen, [String(story.viewer)]: story.at };
  return {
    ...story,
    viewer,
    seen,
    ...from(seen[String(viewer)] ?? lastOf(telling)),
    isShown: true,
    past: null,
  };
}

/** Whether nothing has to stand for a while: there is nothing to see, or nothing waits behind it. */
function isQuiet(telling: Telling, at: number): boolean {
  const moment = telling.moments[at];
  if (moment === undefined || moment.events.length === 0 || isAnswered(telling, at)) return true;
  return at === lastOf(telling) && !tellsCombat(moment) && !endsGame(moment) && shownIn(moment).length === 0;
}

/** How long it takes until the story goes on by itself, in milliseconds; null: it waits for somebody. */
export function waitOf(
  { mode, at, isShown, isFought, pace }: Story,
  { moments, speed }: Telling,
): number | null {
  if (mode === 'playing') return isShown ? replayed(pace) : null;
  if (mode === 'still' || isShown) return null;
  const moment = moments[at];
  if (moment !== undefined && tellsCombat(moment) && !isFought) return null;
  if (moment === undefined) return CLOCK[speed].moment;
  if (endsGame(moment)) return CLOCK[speed].end;
  return shownIn(moment).length > 0 ? CLOCK[speed].scheme : CLOCK[speed].moment;
}

/** Whether cards lie over the board that everybody is to see before the story goes on. */
export const isShowing = (
  { mode, past, at, isShown }: Story,
  { moments }: Pick<Telling, 'moments'>,
): boolean => {
  const moment = moments[at];
  return (
    mode === 'following' &&
    past === null &&
    !isShown &&
    moment !== undefined &&
    !tellsCombat(moment) &&
    shownIn(moment).length > 0
  );
};

/** Whether the panel of a combat is open. */
export const isFighting = (
  { past, at, isShown, isFought }: Story,
  { moments }: Pick<Telling, 'moments'>,
): boolean => {
  const moment = moments[at];
  return past === null && !isShown && !isFought && moment !== undefined && tellsCombat(moment);
};

/** Whether everything there is has been told and shown. */
export const isNow = ({ past, at, isShown }: Story, { moments }: Pick<Telling, 'moments'>): boolean =>
  past === null && isShown && at === moments.length - 1;
