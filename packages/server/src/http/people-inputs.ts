import { z } from 'zod';
import type { Proof } from '../people/accounts.ts';

/** What people send about themselves and each other, read strictly. */

/** The same however it is typed: letters and numbers of any script, small. */
export const login = z
  .string()
  .trim()
  .transform((text) => text.normalize('NFKC').toLowerCase())
  .pipe(
    z
      .string()
      .min(3)
      .max(64)
      .regex(/^[\p{L}\p{M}\p{N}._@+-]+$/u),
  );

export const newPassword = z.strictObject({ login, password: z.string().min(8).max(200) });

export const proof = z.union([
  z.strictObject({ code: z.string().min(1).max(64) }),
  z.strictObject({ login, password: z.string().max(200) }),
]) satisfies z.ZodType<Proof>;
