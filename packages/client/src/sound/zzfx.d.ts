/** What we use of the synthesiser; it opens an audio device as soon as it is loaded. */
declare module 'zzfx' {
  export const ZZFX: {
    volume: number;
    readonly audioContext: AudioContext;
    buildSamples(...parameters: (number | undefined)[]): number[];
  };
  export function zzfx(...parameters: (number | undefined)[]): AudioBufferSourceNode;
}
