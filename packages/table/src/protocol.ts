import { z } from 'zod';
import type { Command } from './command.ts';
import type { FromGuest } from './message.ts';

/** The schemas by which a server reads the messages of its guests, strictly. */

export * from './message.ts';

/** No message of a guest is longer, in bytes. */
export const LONGEST_MESSAGE = 16_384;

const number = z.int().min(0);
/** Characters of an option's key: an order names several cards. */
const key = z.string().min(1).max(1000);

const commandSchema = z.union([
  z.strictObject({ choose: key }),
  z.strictObject({ takeBack: number }),
  z.strictObject({ resign: z.int().min(0).max(3) }),
  z.strictObject({ propose: z.union([z.literal('draw'), z.strictObject({ takeBack: number })]) }),
  z.strictObject({ answer: z.enum(['yes', 'no']) }),
  z.strictObject({ return: z.literal(true) }),
]) satisfies z.ZodType<Command>;

const knownSchema = z.strictObject({ seq: number, content: z.string().max(64) });

/** What a guest sends. Commands come first: they are most of it, and the others are not even tried for them. */
export const fromGuest = z.union([
  z.strictObject({ command: commandSchema, at: number }),
  z.strictObject({
    hello: z.strictObject({
      ...{ protocol: z.int(), rules: z.int(), known: knownSchema.nullable() },
      words: z.boolean().optional(),
    }),
  }),
  z.strictObject({ claim: number }),
]) satisfies z.ZodType<FromGuest>;

/** A choice as pages write it, which is almost all that they say: a key of plain characters, nothing escaped, nothing else. */
const CHOICE = /^\{"command":\{"choose":"([ !#-[\]-~]{1,1000})"\},"at":(0|[1-9]\d{0,14})\}$/;

/** What the text of a guest says, as the schema reads it; null where it says nothing that may be said. */
export function readGuest(text: string): FromGuest | null {
  const choice = CHOICE.exec(text);
  if (choice !== null) return { command: { choose: choice[1] ?? '' }, at: Number(choice[2]) };
  try {
    return fromGuest.parse(JSON.parse(text));
  } catch {
    return null;
  }
}
