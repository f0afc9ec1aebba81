import { CADENCE_BEATS, cadenceOf, type Ending } from './cadence.ts';
import { BLOCK_SECONDS, callsIn } from './heard-calls.ts';
import { Instruments } from './instruments.ts';
import { notesAt, secondsPerBeat, type Tension } from './notes.ts';
import { type Piece, pieceOf } from './piece.ts';
import { echo } from './samples.ts';
import { type ThemeName, themeOf } from './themes.ts';

/** From 0 to 1. */
export interface Volumes {
  readonly music: number;
  readonly ambience: number;
}

/** How much of the music the room gives back. */
const ROOM = 0.35;
/** How much is left under an effect, and for how long. */
const DUCKED = 0.45;
const DUCK_SECONDS = 0.35;
/** Nothing begins abruptly. */
const ENTRY = 2.5;

/**
 * One piece as it is played in an audio context, live or into a file. What begins before a time is handed to the context
 * by `playUntil`; whoever plays live calls it again and again, a little ahead of the clock.
 */
export class Performance {
  private readonly context: BaseAudioContext;
  private readonly piece: Piece;
  private readonly seed: string;
  private readonly instruments: Instruments;
  private readonly music: GainNode;
  private readonly ambience: GainNode;
  private readonly under: GainNode;
  private readonly room: AudioNode;
  /** What the score plays into; the cadence has another one, so that the last bar gives way to it. */
  private players: GainNode;
  private readonly beds: readonly (() => void)[];
  private beat = 0;
  private nextBeat: number;
  private block = 0;
  private readonly start: number;
  private isEnding = false;
  tension: Tension = 0;

  constructor(context: BaseAudioContext, name: ThemeName, seed: string, volumes: Volumes) {
    const theme = themeOf(name);
    this.context = context;
    this.piece = pieceOf(theme, `${name} ${seed}`);
    this.seed = this.piece.seed;
    this.instruments = new Instruments(context, theme);
    this.start = context.currentTime + 0.1;
    this.nextBeat = this.start + ENTRY / 2;
    this.under = context.createGain();
    this.under.connect(limiter(context)).connect(context.destination);
    this.music = this.bus(volumes.music);
    this.ambience = this.bus(volumes.ambience);
    this.room = this.roomInto(this.music);
    this.players = this.newPlayers();
    this.beds = theme.beds.map((bed) => this.instruments.bed(bed, this.ambience));
  }

  /** Hands over everything that begins before that time. */
  playUntil(time: number): void {
    while (!this.isEnding && this.nextBeat < time) this.playBeat();
    while (!this.isEnding && this.start + this.block * BLOCK_SECONDS < time) this.playBlock();
  }

  /** Louder or quieter, without a click. */
  setVolumes({ music, ambience }: Volumes): void {
    const { currentTime } = this.context;
    for (const [bus, volume] of [
      [this.music, music],
      [this.ambience, ambience],
    ] as const) {
      bus.gain.cancelScheduledValues(currentTime);
      bus.gain.setTargetAtTime(volume, currentTime, 0.1);
    }
  }

  /** Makes room for an effect. */
  duck(): void {
    const { currentTime } = this.context;
    const { gain } = this.under;
    gain.cancelScheduledValues(currentTime);
    gain.setTargetAtTime(DUCKED, currentTime, 0.03);
    gain.setTargetAtTime(1, currentTime + DUCK_SECONDS, 0.3);
  }

  /** Comes to its end: the bar that sounds gives way to a cadence, then the place falls silent. */
  resolve(ending: Ending): void {
    if (this.isEnding) return;
    this.isEnding = true;
    // On the next beat, but not in the past: what was handed over ahead of the clock gives way.
    const from = Math.max(
      this.context.currentTime + 0.15,
      this.nextBeat - secondsPerBeat(this.piece.theme, this.tension),
    );
    const beat = secondsPerBeat(this.piece.theme, 0);
    this.players.gain.setTargetAtTime(0, from - 0.1, 0.12);
    this.players = this.newPlayers();
    for (const note of cadenceOf(this.piece, ending))
      this.instruments.play(note, from + note.at * beat, note.beats * beat, 1, this.players);
    this.ambience.gain.setTargetAtTime(0, from + CADENCE_BEATS * beat * 0.5, 2);
  }

  /** Falls silent within a second and lets go of everything. */
  close(): void {
    this.isEnding = true;
    this.under.gain.cancelScheduledValues(this.context.currentTime);
    this.under.gain.setTargetAtTime(0, this.context.currentTime, 0.2);
    setTimeout(() => {
      for (const stop of this.beds) stop();
      this.under.disconnect();
    }, 1200);
  }

  private playBeat(): void {
    const { piece, tension, nextBeat } = this;
    const beat = secondsPerBeat(piece.theme, tension);
    const bright = 1 + 0.3 * tension;
    for (const note of notesAt(piece, this.beat, tension))
      this.instruments.play(note, nextBeat + note.at * beat, note.beats * beat, bright, this.players);
    this.nextBeat += beat;
    this.beat++;
  }

  private playBlock(): void {
    const from = this.start + this.block * BLOCK_SECONDS;
    for (const blip of callsIn(this.piece.theme, this.seed, this.block))
      this.instruments.call(blip, from + blip.at, this.ambience);
    this.block++;
  }

  /** A part of the whole that can be made louder; it comes in slowly. */
  private bus(volume: number): GainNode {
    const { context, start } = this;
    const gain = context.createGain();
    gain.gain.value = 0;
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(volume, start + ENTRY);
    gain.connect(this.under);
    return gain;
  }

  private roomInto(out: AudioNode): AudioNode {
    const { context } = this;
    const { sampleRate } = context;
    const ears = [0, 1].map((ear) => echo(sampleRate, ear));
    const answer = context.createBuffer(2, ears[0]?.length ?? 1, sampleRate);
    ears.forEach((samples, ear) => {
      answer.copyToChannel(samples, ear);
    });
    const room = context.createConvolver();
    room.buffer = answer;
    const share = context.createGain();
    share.gain.value = ROOM;
    // Low tones would only blur there.
    const door = context.createBiquadFilter();
    door.type = 'highpass';
    door.frequency.value = 220;
    door.connect(room).connect(share).connect(out);
    return door;
  }

  private newPlayers(): GainNode {
    const players = this.context.createGain();
    players.connect(this.music);
    players.connect(this.room);
    return players;
  }
}

/** Whatever comes together, nothing is torn. */
function limiter(context: BaseAudioContext): AudioNode {
  const limit = context.createDynamicsCompressor();
  limit.threshold.value = -14;
  limit.knee.value = 8;
  limit.ratio.value = 8;
  limit.attack.value = 0.004;
  limit.release.value = 0.2;
  return limit;
}
