/** What music and the sounds of a place are made from. */

/** Hiss through a filter that swells and sinks: wind, water, a crowd. */
export interface Bed {
  readonly colour: 'white' | 'brown';
  readonly filter: 'lowpass' | 'bandpass' | 'highpass';
  readonly hertz: number;
  readonly q: number;
  readonly loud: number;
  /** Seconds from one swell to the next, and how much of the loudness comes and goes. */
  readonly swell: readonly [seconds: number, share: number];
}

/** A short sound out of the distance: some blips one after the other. */
export interface Call {
  /** Seconds between two of them, on average. */
  readonly every: number;
  readonly loud: number;
  /** How many times its blips are heard, at least and at most. */
  readonly times: readonly [least: number, most: number];
  /** Each begins so many seconds after the one before. */
  readonly gap: number;
  readonly blips: readonly Blip[];
}

/** A tone that slides, or hiss about a pitch that slides. */
export interface Blip {
  readonly wave: 'sine' | 'triangle' | 'noise';
  readonly from: number;
  readonly to: number;
  readonly seconds: number;
}

export interface Theme {
  /** The lowest tonic, as a MIDI number. */
  readonly tonic: number;
  /** The seven steps of its mode, in semitones. */
  readonly mode: readonly number[];
  /** Beats a minute while nothing presses. */
  readonly tempo: number;
  /** Ways through the mode, four bars each, as steps that chords stand on. */
  readonly ways: readonly (readonly number[])[];
  readonly pad: { readonly wave: OscillatorType; readonly hertz: number };
  /** How much of its strength a plucked string keeps from one swing to the next. */
  readonly ring: number;
  readonly beds: readonly Bed[];
  readonly calls: readonly Call[];
}
