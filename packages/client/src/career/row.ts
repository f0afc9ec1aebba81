import * as z from 'zod/mini';

/** The rows of the ledger: one for each game that was finished here, and stays when the game is deleted. */

const text = z.string().check(z.minLength(1), z.maxLength(100));
const slug = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000));
const seat = z.int().check(z.minimum(0), z.maximum(3));
const slugs = z.array(slug).check(z.minLength(1), z.maxLength(4));

/** How well somebody did: what a challenge compares. */
export const scoreSchema = z.object({
  won: z.boolean(),
  /** Of all players together. */
  turns: count,
  /** What the own heroes have left. */
  health: count,
});
export type Score = z.infer<typeof scoreSchema>;

export const rowSchema = z.object({
  /** Under which the game was kept. */
  id: text,
  /** Its seed and its final position: the same game is known under another id. */
  print: z.string().check(z.minLength(1), z.maxLength(200)),
  /** Milliseconds since 1970. */
  date: z.number().check(z.minimum(0), z.maximum(8.64e15)),
  seed: z.string().check(z.maxLength(64)),
  board: slug,
  mode: z.enum(['duel', 'free-for-all', 'teams']),
  /** By seat. */
  heroes: slugs,
  /** The seats of the one person at the screen; none where several shared it. */
  own: z.array(seat).check(z.maxLength(4)),
  /** The strongest bot that was met, or null. */
  level: z.nullable(slug),
  /** Of Sparring, if that was it. */
  strength: z.optional(count),
  result: z.enum(['won', 'lost', 'drawn', 'shared']),
  turns: count,
  health: count,
  /** The achievements that this game alone is worth. */
  earned: z.array(slug).check(z.maxLength(100)),
  /** A rung of a gauntlet. */
  rung: z.optional(z.object({ run: text, rung: count, of: count })),
  /** What somebody else had done with the same deal. */
  challenge: z.optional(scoreSchema),
});

export type LedgerRow = z.infer<typeof rowSchema>;
