import type { Moment } from '@peerless/table';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { Band, Cues } from './band.ts';
import { endingOf, tensionOf } from './tension.ts';

/**
 * The music and the surroundings of a game, while they are switched on; `isShown`: whether what happened has been told to
 * its end. They are loaded only then, and nothing opens an audio device before somebody has clicked or pressed a key.
 */
export function useScore(game: string, moment: Moment, isShown: boolean): void {
  const { sound, music, ambience } = useSettings();
  const { board } = moment.view;
  const cues: Cues = {
    music: loudness(music),
    ambience: loudness(ambience),
    tension: tensionOf(moment),
    ending: isShown ? endingOf(moment.view) : null,
  };
  const band = useRef<Band | null>(null);
  const latest = useRef(cues);
  useEffect(() => {
    latest.current = cues;
    band.current?.follow(cues);
  });
  const isOn = sound && music + ambience > 0;
  useEffect(() => {
    // A game that is over when it is opened has nothing to play for.
    if (!isOn || latest.current.ending !== null) return;
    let isLeft = false;
    const stopWaiting = onceActive(() => {
      void import('./band.ts').then(({ Band }) => {
        if (!isLeft) band.current = opened(() => new Band(board, game, latest.current));
      });
    });
    return () => {
      isLeft = true;
      stopWaiting();
      band.current?.close();
      band.current = null;
    };
  }, [isOn, board, game]);
}

/** Each step of a volume sounds as large as any other. */
const loudness = (step: number): number => (step / 10) ** 1.5;

/** A table without an audio device is a quiet table. */
function opened(open: () => Band): Band | null {
  try {
    return open();
  } catch {
    return null;
  }
}

/** Acts at once if somebody has used the page already, else as soon as they do. */
function onceActive(act: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive === true) {
    act();
    return () => {};
  }
  const events = ['pointerup', 'keydown'] as const;
  const stop = (): void => {
    for (const type of events) removeEventListener(type, once);
  };
  const once = (): void => {
    stop();
    act();
  };
  for (const type of events) addEventListener(type, once);
  return stop;
}
