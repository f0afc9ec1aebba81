import { en } from './en.ts';
import { fr } from './fr.ts';
import type { MESSAGES } from './message-ids.ts';
import { pt } from './pt.ts';
import { messageFrom, type TablesOf } from './template.ts';
import { uk } from './uk.ts';

/** The messages of every language. */
export const messageTables: TablesOf<typeof MESSAGES> = { en, pt, fr, uk };

/** A message in words. */
export const message = messageFrom<typeof MESSAGES>(messageTables);
