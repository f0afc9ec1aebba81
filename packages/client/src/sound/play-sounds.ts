import type { GameEvent } from '@peerless/rules';
import { settings } from '../settings/settings.ts';
import { tellEffect } from './ducking.ts';
import { SOUNDS, type Sound } from './sounds.ts';
import { soundsOf } from './sounds-of.ts';

/** Between two sounds of the same moment. */
const GAP_MS = 150;
/** The volume of the synthesiser for each step of the setting; as loud as it is by itself at the usual one. */
const STEP = 0.3 / 7;

/** Plays what has just happened, if sound is on; `mine`: the seats of whoever listens. */
export function playSoundsOf(events: readonly GameEvent[], mine: readonly number[] = []): void {
  soundsOf(events, mine).forEach((sound, i) => {
    setTimeout(() => playSound(sound), i * GAP_MS);
  });
}

/** Plays one sound, if sound is on. The synthesiser comes with the first one; browsers want a click or a key before. */
export async function playSound(sound: Sound): Promise<void> {
  const { sound: isOn, effects } = settings();
  if (!isOn || effects === 0 || navigator.userActivation?.hasBeenActive === false) return;
  try {
    const { zzfx, ZZFX } = await import('zzfx');
    if (ZZFX.audioContext.state === 'suspended') await ZZFX.audioContext.resume();
    ZZFX.volume = STEP * effects;
    tellEffect();
    zzfx(...SOUNDS[sound]);
  } catch {
    // A table without an audio device is a quiet table.
  }
}
