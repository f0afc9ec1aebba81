import { z } from 'zod';
import type { Command, Refusal } from './command.ts';
import type { Telling } from './host.ts';

/**
 * What goes between a server and whoever sits at one of its tables, as JSON. What comes from a guest is read by the
 * schemas here, strictly; what comes from the server was made for that one viewer.
 */

/** Raised when an older page would misunderstand; such a page is told to reload. */
export const PROTOCOL = 1;

/** No message of a guest is longer, in bytes. */
export const LONGEST_MESSAGE = 16_384;

const number = z.int().min(0).max(100_000);
/** Characters of an option's key: an order names several cards. */
const key = z.string().min(1).max(1000);

const commandSchema = z.union([
  z.strictObject({ choose: key }),
  z.strictObject({ takeBack: number }),
  z.strictObject({ resign: z.int().min(0).max(3) }),
  z.strictObject({ propose: z.union([z.literal('draw'), z.strictObject({ takeBack: number })]) }),
  z.strictObject({ answer: z.enum(['yes', 'no']) }),
]) satisfies z.ZodType<Command>;

/** What a guest sends. */
export const fromGuest = z.union([
  /** First of all, and again after every interruption: how far the guest knows the story; null: not at all. */
  z.strictObject({ hello: z.strictObject({ protocol: z.int(), known: number.nullable() }) }),
  /** `at`: the number of the position that it answers. */
  z.strictObject({ command: commandSchema, at: number }),
]);
export type FromGuest = z.infer<typeof fromGuest>;

/** What the server sends. */
export type ToGuest =
  | { readonly told: Telling }
  | { readonly refused: Refusal; readonly at: number }
  /** The page is older than the server. */
  | { readonly reload: true };
