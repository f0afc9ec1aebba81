import { z } from 'zod';
import { cleaned } from '../chat/saying.ts';
import { isPublicEndpoint } from '../notify/public-host.ts';
import type { NewPassword, Proof } from '../people/accounts.ts';
import { REPORT_REASONS, type Report } from '../people/reports.ts';

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

const proofOfSelf = z.string().max(200).optional();

export const newPassword = z.strictObject({
  login,
  password: z.string().min(8).max(200),
  proof: proofOfSelf,
}) satisfies z.ZodType<NewPassword>;

export const newCode = z.strictObject({ proof: proofOfSelf });

export const proof = z.union([
  z.strictObject({ code: z.string().min(1).max(64) }),
  z.strictObject({ login, password: z.string().max(200) }),
]) satisfies z.ZodType<Proof>;

/** What a report says is read by people in a terminal: no line of it can be taken for something else. */
export const report = z.strictObject({
  reason: z.enum(REPORT_REASONS),
  text: z.string().max(2000).transform(cleaned).pipe(z.string().max(1000)).default(''),
  table: z
    .string()
    .regex(/^[\w-]{1,64}$/)
    .nullable()
    .default(null),
}) satisfies z.ZodType<Report>;

/** Nothing but what a push service of a browser could be is ever asked for anything. */
const endpoint = z.string().max(1000).refine(isPublicEndpoint);
const bytes = (count: number) =>
  z
    .string()
    .max(200)
    .regex(/^[\w-]+={0,2}$/)
    .refine((text) => Buffer.from(text, 'base64url').length === count);

export const pushEndpoint = z.strictObject({ endpoint });

export const pushSubscription = z.strictObject({
  subscription: z.strictObject({
    endpoint,
    expirationTime: z.number().nullable().optional(),
    keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
  }),
});
