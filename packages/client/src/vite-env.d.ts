/// <reference types="vite/client" />

declare module 'virtual:emblems/*' {
  /** The data of a path in the box 0 0 512 512, by the name of the drawing. */
  const emblems: Readonly<Record<string, string>>;
  export default emblems;
}

/** The version of this package; the build fills it in. */
declare const __VERSION__: string;
