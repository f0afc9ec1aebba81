import { MODES, OPTIONS } from '@peerless/rules';
import { z } from 'zod';
import type { LobbyCommand, TableSettings } from '../lobby/lobby.ts';

/** What guests send by HTTP, read strictly; what goes over a socket is in `@peerless/table/protocol`. */

const slug = z.string().regex(/^[a-z0-9-]{1,64}$/);
const place = z.int().min(0).max(3);
const bot = z.enum(['novice', 'casual', 'skilled', 'expert']);

/** Letters, numbers, signs, single spaces; nothing that a page or a terminal could take for something else. */
export const personName = z
  .string()
  .trim()
  .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' '))
  .pipe(
    z
      .string()
      .min(1)
      .max(24)
      .regex(/^[\p{L}\p{M}\p{N}\p{P}\p{S} ]+$/u),
  );

const options = z
  .partialRecord(
    z.enum(Object.keys(OPTIONS) as [keyof typeof OPTIONS]),
    z.union([z.string().max(32), z.boolean()]),
  )
  .transform((chosen) => chosen as TableSettings['options']);

export const tableSettings = z.strictObject({
  mode: z.enum(MODES),
  board: slug,
  options: options.default({}),
  isPublic: z.boolean(),
  seats: z.array(place).min(2).max(4),
}) satisfies z.ZodType<TableSettings>;

export const lobbyCommand = z.union([
  z.strictObject({ sit: place }),
  z.strictObject({ leave: z.literal(true) }),
  z.strictObject({ remove: place }),
  z.strictObject({ bot: z.strictObject({ player: place, bot }) }),
  z.strictObject({ hero: z.strictObject({ seat: place, hero: slug.nullable() }) }),
]) satisfies z.ZodType<LobbyCommand>;

/** What may be asked of a table beside: that its next game begins, as they sit or with changed sides. */
export const startCommand = z.strictObject({ start: z.enum(['same', 'swapped']) });
