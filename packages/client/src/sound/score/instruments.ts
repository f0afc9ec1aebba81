import type { HeardBlip } from './heard-calls.ts';
import type { Note, Part } from './notes.ts';
import { hertzOf, hiss, string, tuning } from './samples.ts';
import type { Bed, Theme } from './theme.ts';

/** Seconds of hiss before it comes round; no ear knows it again. */
const HISS_SECONDS = 7;
/** Beds lie under everything: this is what is left of the loudness that they have among each other. */
const BED = 0.45;
/** The pad swells and lingers over the next chord, so that chords have no edges. */
const SWELL = 1.1;
const LINGER = 1.5;

/** Plays notes, calls and beds in an audio context, into whatever it is given. */
export class Instruments {
  private readonly context: BaseAudioContext;
  private readonly theme: Theme;
  private readonly strings = new Map<number, AudioBuffer>();
  private readonly hisses = new Map<Bed['colour'], AudioBuffer>();

  constructor(context: BaseAudioContext, theme: Theme) {
    this.context = context;
    this.theme = theme;
  }

  /** One note from `at` on, for so many seconds. `bright` opens the pad as things tighten. */
  play(note: Note, at: number, seconds: number, bright: number, out: AudioNode): void {
    const parts: { readonly [P in Part]: () => void } = {
      pad: () => this.pad(note, at, seconds, bright, out),
      bass: () => this.bass(note, at, seconds, out),
      pluck: () => this.pluck(note, at, out),
      drum: () => this.drum(note, at, out),
    };
    parts[note.part]();
  }

  private pad({ pitch, loud }: Note, at: number, seconds: number, bright: number, out: AudioNode): void {
    const { context, theme } = this;
    const filter = context.createBiquadFilter();
    filter.type = 'lowpass';
    filter.frequency.value = theme.pad.hertz * bright;
    const end = at + seconds + LINGER;
    const gain = this.envelope(at, [
      [at + SWELL, loud * 0.06],
      [at + seconds, loud * 0.05],
      [end, 0],
    ]);
    for (const cents of [-5, 4]) this.tone(theme.pad.wave, pitch, cents, at, end).connect(filter);
    filter.connect(gain).connect(out);
  }

  private bass({ pitch, loud }: Note, at: number, seconds: number, out: AudioNode): void {
    const end = at + seconds + 0.25;
    const gain = this.envelope(at, [
      [at + 0.05, loud * 0.1],
      [at + seconds, loud * 0.06],
      [end, 0],
    ]);
    this.tone('sine', pitch, 0, at, end).connect(gain).connect(out);
  }

  private pluck({ pitch, loud }: Note, at: number, out: AudioNode): void {
    const { context } = this;
    const source = context.createBufferSource();
    source.buffer = this.stringOf(pitch);
    source.playbackRate.value = tuning(context.sampleRate, hertzOf(pitch));
    const gain = context.createGain();
    gain.gain.value = loud * 0.36;
    source.connect(gain).connect(out);
    source.start(at);
  }

  /** A skin that sinks as it is struck, and the thud of the stick. */
  private drum({ pitch, loud }: Note, at: number, out: AudioNode): void {
    const hertz = hertzOf(pitch);
    const skin = this.context.createOscillator();
    skin.frequency.setValueAtTime(hertz * 2.1, at);
    skin.frequency.exponentialRampToValueAtTime(hertz, at + 0.09);
    const end = at + 0.55;
    const gain = this.envelope(at, [
      [at + 0.006, loud * 0.27],
      [at + 0.16, loud * 0.12],
      [end, 0],
    ]);
    skin.connect(gain).connect(out);
    skin.start(at);
    skin.stop(end);
    this.hissing('brown', 320, loud * 0.25, at, 0.09, out);
  }

  /** Hiss or a tone that slides. */
  call({ wave, from, to, seconds, at: _at, loud, pan }: HeardBlip, at: number, out: AudioNode): void {
    const { context } = this;
    const panner = context.createStereoPanner();
    panner.pan.value = pan;
    panner.connect(out);
    if (wave === 'noise') {
      this.hissing('white', from, loud, at, seconds, panner, to);
      return;
    }
    const tone = context.createOscillator();
    tone.type = wave;
    tone.frequency.setValueAtTime(from, at);
    tone.frequency.exponentialRampToValueAtTime(to, at + seconds);
    const gain = this.envelope(at, [
      [at + Math.min(0.02, seconds / 4), loud],
      [at + seconds, 0],
    ]);
    tone.connect(gain).connect(panner);
    tone.start(at);
    tone.stop(at + seconds);
  }

  /** A bed that sounds until it is stopped. */
  bed({ colour, filter: type, hertz, q, loud, swell: [seconds, share] }: Bed, out: AudioNode): () => void {
    const { context } = this;
    const source = this.looped(colour);
    const filter = context.createBiquadFilter();
    filter.type = type;
    filter.frequency.value = hertz;
    filter.Q.value = q;
    const gain = context.createGain();
    const level = loud * BED;
    gain.gain.value = level * (1 - share / 2);
    const swell = context.createOscillator();
    swell.frequency.value = 1 / seconds;
    const depth = context.createGain();
    depth.gain.value = (level * share) / 2;
    swell.connect(depth).connect(gain.gain);
    source.connect(filter).connect(gain).connect(out);
    source.start();
    swell.start();
    return () => {
      source.stop();
      swell.stop();
      gain.disconnect();
    };
  }

  private hissing(
    colour: Bed['colour'],
    hertz: number,
    loud: number,
    at: number,
    seconds: number,
    out: AudioNode,
    to: number = hertz,
  ): void {
    const source = this.looped(colour);
    const filter = this.context.createBiquadFilter();
    filter.type = 'bandpass';
    filter.frequency.setValueAtTime(hertz, at);
    filter.frequency.exponentialRampToValueAtTime(to, at + seconds);
    const gain = this.envelope(at, [
      [at + seconds * 0.3, loud],
      [at + seconds, 0],
    ]);
    source.connect(filter).connect(gain).connect(out);
    source.start(at);
    source.stop(at + seconds);
  }

  private tone(wave: OscillatorType, pitch: number, cents: number, at: number, end: number): OscillatorNode {
    const tone = this.context.createOscillator();
    tone.type = wave;
    tone.frequency.value = hertzOf(pitch);
    tone.detune.value = cents;
    tone.start(at);
    tone.stop(end);
    return tone;
  }

  /** From silence at `at` through these loudnesses. */
  private envelope(at: number, points: readonly (readonly [time: number, loud: number])[]): GainNode {
    const gain = this.context.createGain();
    gain.gain.value = 0;
    gain.gain.setValueAtTime(0, at);
    for (const [time, loud] of points) gain.gain.linearRampToValueAtTime(loud, time);
    return gain;
  }

  private looped(colour: Bed['colour']): AudioBufferSourceNode {
    const { context, hisses } = this;
    const made = hisses.get(colour) ?? this.buffer(hiss(context.sampleRate * HISS_SECONDS, colour));
    hisses.set(colour, made);
    const source = context.createBufferSource();
    source.buffer = made;
    source.loop = true;
    return source;
  }

  private stringOf(pitch: number): AudioBuffer {
    const { strings, context, theme } = this;
    const made = strings.get(pitch) ?? this.buffer(string(context.sampleRate, hertzOf(pitch), theme.ring));
    strings.set(pitch, made);
    return made;
  }

  private buffer(samples: Float32Array<ArrayBuffer>): AudioBuffer {
    const buffer = this.context.createBuffer(1, samples.length, this.context.sampleRate);
    buffer.copyToChannel(samples, 0);
    return buffer;
  }
}
