import { writeFileSync } from 'node:fs';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import type { BoardDef, HeroDef } from '@peerless/language';
import { inFolder } from './folder.ts';

/** Content of somebody else's for tests: one of ours under another name. */

const renamed = <T>(items: readonly (T & { readonly slug: string })[], slug: string, other: string): T => {
  const text = JSON.stringify(items.find((item) => item.slug === slug));
  const capital = (word: string): string => `"${word[0]?.toUpperCase()}${word.slice(1)}"`;
  return JSON.parse(
    text.replaceAll(`"${slug}"`, `"${other}"`).replaceAll(capital(slug), capital(other)),
  ) as T;
};

/** Medusa under another name. */
export const gorgo: HeroDef = renamed(heroes, 'medusa', 'gorgo');
/** Soho under another name. */
export const noho: BoardDef = renamed(boards, 'soho', 'noho');

/** Writes a file in the folder of the test and returns its path. */
export function fileWith(name: string, content: unknown): string {
  const path = inFolder(name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

export const gorgoFile = (): string => fileWith('gorgo.json', gorgo);
export const nohoFile = (): string => fileWith('noho.json', noho);
