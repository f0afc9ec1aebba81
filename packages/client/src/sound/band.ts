import { onEffect } from './ducking.ts';
import type { Ending } from './score/cadence.ts';
import type { Tension } from './score/notes.ts';
import { Performance, type Volumes } from './score/performance.ts';
import { placeOf } from './score/places.ts';

/** What the music follows. */
export interface Cues extends Volumes {
  readonly tension: Tension;
  /** Null while the game goes on. */
  readonly ending: Ending | null;
}

/** The next notes are handed over so often, and so far ahead, in seconds: a busy page does not tear them. */
const TICK = 0.25;
const AHEAD = 1;

/** Plays the piece of a game while its page is seen. It opens an audio device: somebody has to have clicked before. */
export class Band {
  private readonly context: AudioContext;
  private readonly performance: Performance;
  private readonly timer: ReturnType<typeof setInterval>;
  private readonly stopListening: () => void;
  private cues: Cues;

  /** `seed`: the same one plays the same piece. */
  constructor(board: string, seed: string, cues: Cues) {
    this.cues = cues;
    this.context = new AudioContext({ latencyHint: 'playback' });
    this.performance = new Performance(this.context, placeOf(board), seed, cues);
    this.timer = setInterval(() => this.play(), TICK * 1000);
    this.stopListening = onEffect(() => this.performance.duck());
    document.addEventListener('visibilitychange', this.rest);
    this.follow(cues);
    this.rest();
    this.play();
  }

  follow(cues: Cues): void {
    const { music, ambience } = this.cues;
    this.cues = cues;
    this.performance.tension = cues.tension;
    if (cues.music !== music || cues.ambience !== ambience) this.performance.setVolumes(cues);
    if (cues.ending !== null) this.performance.resolve(cues.ending);
  }

  /** Fades and lets the device go. */
  close(): void {
    clearInterval(this.timer);
    this.stopListening();
    document.removeEventListener('visibilitychange', this.rest);
    this.performance.close();
    setTimeout(() => void this.context.close(), 1500);
  }

  private play(): void {
    if (this.context.state === 'running') this.performance.playUntil(this.context.currentTime + AHEAD);
  }

  /** Time stands still while nobody looks; the music goes on where it was. */
  private readonly rest = (): void => {
    void (document.hidden ? this.context.suspend() : this.context.resume());
  };
}
