import { createHash } from 'node:crypto';
import { broughtContent, type Content, takeIn } from '../collection/library.ts';
import { readText } from '../files.ts';
import { botFiles, bringBots } from './bot-files.ts';

/** What the threads of a run need beside their tasks: what files brought. Plain data. */
export interface Supplies {
  readonly content: Content;
  /** The files of bots. */
  readonly bots: readonly string[];
}

/** What this thread has. */
export const suppliesHere = (): Supplies => ({ content: broughtContent(), bots: botFiles() });

/** Makes a new thread know what the first one knows. */
export async function takeSupplies({ content, bots }: Supplies): Promise<void> {
  takeIn(content);
  await bringBots(bots);
}

/** Tells other files apart, so that results of games with them are not mixed; nothing where there are none. */
export function suppliesStamp(): { readonly files?: string } {
  const { content, bots } = suppliesHere();
  if (content.heroes.length + content.boards.length + bots.length === 0) return {};
  const hash = createHash('sha256').update(JSON.stringify(content));
  for (const file of bots) hash.update(readText(file));
  return { files: hash.digest('hex').slice(0, 16) };
}
