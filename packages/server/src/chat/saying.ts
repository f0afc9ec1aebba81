import { LONGEST_LINE, PHRASES, type Saying } from '@peerless/table/online';
import { z } from 'zod';

/** What cannot be seen, or makes a line look like another: control characters, directions, halves of characters. */
const UNSEEN = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]|(?![\u200c\u200d])\p{Cf}/gu;
/** Marks that pile up over and under other lines. */
const PILED = /(\p{M}{4})\p{M}+/gu;

/** A free text as it is kept: one line, in one spelling, nothing that is not seen. */
export const cleaned = (text: string): string =>
  text.replace(/\s+/gu, ' ').replace(UNSEEN, '').normalize('NFC').replace(PILED, '$1').trim();

const text = z
  .string()
  .max(2 * LONGEST_LINE)
  .transform(cleaned)
  .pipe(
    z
      .string()
      .min(1)
      .max(LONGEST_LINE)
      .regex(/[^\s\p{Cf}\p{M}]/u),
  );

/** What somebody says, as it is kept. */
export const saying = z.union([
  z.strictObject({ phrase: z.enum(PHRASES) }),
  z.strictObject({ text }),
]) satisfies z.ZodType<Saying>;
