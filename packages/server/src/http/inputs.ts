import { MODES, OPTIONS } from '@peerless/rules';
import {
  CHOOSING,
  isQuick,
  type LobbyCommand,
  type TableSettings,
  WHEN_UP,
  whenUpOf,
} from '@peerless/table/online';
import { z } from 'zod';

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

const [MINUTE, HOUR] = [60, 3600];

/** No clock is so quick that nobody can play with it, none so slow that nobody lives to see the end. */
const clock = z.union([
  z.strictObject({ is: z.literal('none') }),
  z.strictObject({ is: z.literal('move'), seconds: z.int().min(10).max(HOUR) }),
  z.strictObject({
    is: z.literal('bank'),
    seconds: z
      .int()
      .min(MINUTE)
      .max(10 * HOUR),
    increment: z
      .int()
      .min(0)
      .max(5 * MINUTE),
  }),
  z.strictObject({ is: z.literal('days'), days: z.int().min(1).max(30) }),
]);

export const tableSettings = z
  .strictObject({
    mode: z.enum(MODES),
    board: slug,
    options: options.default({}),
    isPublic: z.boolean(),
    seats: z.array(place).min(2).max(4),
    choosing: z.enum(CHOOSING),
    clock,
    whenUp: z.enum(WHEN_UP),
    isRated: z.boolean(),
    isCast: z.boolean(),
  })
  .refine(({ isCast, clock: chosen }) => !isCast || isQuick(chosen))
  .refine(({ isRated, whenUp }) => whenUp === whenUpOf(isRated, whenUp)) satisfies z.ZodType<TableSettings>;

const salt = z.string().regex(/^[0-9a-f]{32}$/);

export const lobbyCommand = z.union([
  z.strictObject({ sit: place }),
  z.strictObject({ leave: z.literal(true) }),
  z.strictObject({ remove: place }),
  z.strictObject({ bot: z.strictObject({ player: place, bot }) }),
  z.strictObject({ hero: z.strictObject({ seat: place, hero: slug.nullable() }) }),
  z.strictObject({ strike: slug }),
  z.strictObject({ ready: z.strictObject({ salt, isSwapped: z.boolean() }) }),
  z.strictObject({ wait: z.literal(true) }),
  z.strictObject({ settings: tableSettings }),
]) satisfies z.ZodType<LobbyCommand>;
