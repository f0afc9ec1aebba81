import type { EventType } from '@peerless/rules';
import type { Moment } from '@peerless/table';

/** How far one step goes in a replay. */
export const STRIDES = ['choice', 'action', 'turn'] as const;
export type Stride = (typeof STRIDES)[number];

/** Where turns and actions begin, as numbers of moments. */
export interface Landmarks {
  readonly last: number;
  readonly turns: readonly Turn[];
  readonly actions: readonly number[];
}

export interface Turn {
  readonly at: number;
  readonly turn: number;
  readonly seat: number;
}

/** Every action begins somewhere; so do the setup and the first decision of a turn. */
const ACTION: readonly EventType[] = ['turnStarted', 'actionStarted'];

export function landmarksOf(moments: readonly Moment[]): Landmarks {
  const turns = moments.flatMap(({ events }, at) =>
    events.flatMap((event) =>
      event.type === 'turnStarted' ? [{ at, turn: event.turn, seat: event.seat }] : [],
    ),
  );
  const actions = moments.flatMap(({ events }, at) =>
    events.some(({ type }) => ACTION.includes(type)) ? [at] : [],
  );
  return { last: moments.length - 1, turns, actions };
}

/** The places where a step of that length may end; the beginning and the end always belong to them. */
function stops({ turns, actions, last }: Landmarks, stride: Stride): readonly number[] {
  return [0, ...(stride === 'turn' ? turns.map(({ at }) => at) : actions), last];
}

/** The moment after one step forward. */
export function forward(landmarks: Landmarks, at: number, stride: Stride): number {
  if (stride === 'choice') return Math.min(at + 1, landmarks.last);
  return Math.min(...stops(landmarks, stride).filter((stop) => stop > at), landmarks.last);
}

/** The moment after one step back. */
export function back(landmarks: Landmarks, at: number, stride: Stride): number {
  if (stride === 'choice') return Math.max(at - 1, 0);
  return Math.max(...stops(landmarks, stride).filter((stop) => stop < at), 0);
}

/** The turn in which a moment lies; null in the setup. */
export const turnAt = ({ turns }: Landmarks, at: number): Turn | null =>
  turns.findLast((turn) => turn.at <= at) ?? null;
