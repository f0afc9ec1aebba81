import type { BoardDef, HeroDef } from '@peerless/language';

/** Heroes and boards that the server adds to our own (`peerless serve --hero FILE`). It has checked them. */
export interface Content {
  readonly heroes: readonly HeroDef[];
  readonly boards: readonly BoardDef[];
  /** Whether the server has tables for people in different places; a server of files says nothing about it. */
  readonly online?: boolean;
}

let added: Content = { heroes: [], boards: [] };
let isRead = false;

/** What was added; all of the collection is in `library.ts`, which is loaded after this is known. */
export function addedContent(): Content {
  isRead = true;
  return added;
}

/** Whether the server that this page came from has online tables. */
export const hasServer = (): boolean => added.online === true;

/** Comes first: whoever has read the collection before would never see it. */
export function addContent(content: Content): void {
  if (isRead) throw new Error('the collection was loaded before it was known what is added to it');
  added = content;
}

/** Asks the server what it adds. Without an answer there are our own heroes and boards. */
export async function fetchContent(): Promise<Content> {
  try {
    const response = await fetch('./content.json');
    const found: unknown = response.ok ? await response.json() : null;
    return isContent(found) ? found : added;
  } catch {
    return added;
  }
}

const isContent = (value: unknown): value is Content => {
  const { heroes, boards } = (value ?? {}) as { heroes?: unknown; boards?: unknown };
  return Array.isArray(heroes) && Array.isArray(boards);
};
