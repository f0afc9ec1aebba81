import * as z from 'zod/mini';
import { ACTS } from './achievements.ts';
import { gauntletSchema } from './gauntlet.ts';
import { addActs, addRow, type Career, keepGauntlet, readCareer } from './ledger.ts';
import { rowSchema } from './row.ts';

/** A career as one file: to take it to another browser, or to keep it safe. */

const FORMAT = 'peerless-career';
const VERSION = 1;
/** Some ten thousand games. */
export const LARGEST_FILE = 8_000_000;

const fileSchema = z.object({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  rows: z.array(rowSchema),
  acts: z.array(z.enum(ACTS)),
  gauntlet: z.nullable(gauntletSchema),
});

export type CareerFile = z.infer<typeof fileSchema>;

/** Why a file cannot be taken: it is something else, a later version wrote it, or it is damaged. */
export type CareerFileProblem = 'otherFile' | 'laterVersion' | 'damaged' | 'tooLarge';

export const careerText = ({ rows, acts, gauntlet }: Pick<Career, 'rows' | 'acts' | 'gauntlet'>): string =>
  `${JSON.stringify({ format: FORMAT, version: VERSION, rows, acts, gauntlet }, null, 1)}\n`;

/** Reads a file, all or nothing. */
export function readCareerFile(text: string): CareerFile | CareerFileProblem {
  if (text.length > LARGEST_FILE) return 'tooLarge';
  const json = parsed(text);
  const { format, version } = (json ?? {}) as { readonly format?: unknown; readonly version?: unknown };
  if (format !== FORMAT) return 'otherFile';
  if (typeof version === 'number' && version > VERSION) return 'laterVersion';
  return fileSchema.safeParse(json).data ?? 'damaged';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Adds what a file has to what is here; nothing of either is lost. How many games were new. */
export async function takeIn({ rows, acts, gauntlet }: CareerFile): Promise<number> {
  let added = 0;
  for (const row of rows) if (await addRow(row)) added++;
  await addActs(acts);
  // A climb that has begun here is not given up for another one.
  const here = await readCareer();
  if (here.gauntlet === null && gauntlet !== null) await keepGauntlet(gauntlet);
  return added;
}
