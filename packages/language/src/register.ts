import type { Value } from './value.ts';

/** How many registers an effect has. */
export const REGISTERS = 6;

export interface NumberRange {
  readonly min: Value;
  readonly max: Value;
}
export const between = (min: Value, max: Value): NumberRange => ({ min, max });

let depth = 0;

/** Gives the body a register of its own that nothing inside it will overwrite. Used while content is built only. */
export function remembering<T>(body: (reg: number) => T): T {
  if (depth >= REGISTERS) throw new RangeError(`an effect remembers at most ${REGISTERS} things at once`);
  try {
    return body(depth++);
  } finally {
    depth--;
  }
}
