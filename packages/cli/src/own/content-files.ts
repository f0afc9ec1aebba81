import { type BoardDef, type HeroDef, type Problem, readBoard, readHero } from '@peerless/language';
import { problemText } from '@peerless/text';
import { boardBySlug, broughtContent, type Content, heroBySlug, takeIn } from '../collection/library.ts';
import { typedPath } from '../files.ts';
import type { InputError } from '../input-error.ts';
import type { Say } from '../messages.ts';
import { emblemProblems } from './drawings.ts';
import { contentIn, noUse } from './module-file.ts';

/** Heroes and boards from files. */

/** The words that bring content, as they are typed. */
export interface ContentWords {
  readonly hero?: readonly string[];
  readonly board?: readonly string[];
}

type Slugged = { readonly slug: string };

/** What a file holds, or everything that is wrong with it. */
interface Found<T, P> {
  readonly item?: T;
  readonly problems: readonly P[];
}

/** How files of one kind are read, and what they stand beside. */
export interface ContentKind<T extends Slugged> {
  readonly noun: 'hero' | 'board';
  readonly read: (file: string) => Promise<Found<T, Problem>>;
  readonly known: (slug: string) => T | undefined;
  readonly beside: (others: Content, item: T) => Content;
}

export const HERO_FILE: ContentKind<HeroDef> = {
  noun: 'hero',
  read: async (file) => {
    const { hero, problems } = readHero(await contentIn(typedPath(file, '--hero')));
    if (hero === undefined) return { problems };
    const unknown = emblemProblems(hero);
    return unknown.length > 0 ? { problems: unknown } : { item: hero, problems: [] };
  },
  known: heroBySlug,
  beside: (others, hero) => ({ ...others, heroes: [...others.heroes, hero] }),
};

export const BOARD_FILE: ContentKind<BoardDef> = {
  noun: 'board',
  read: async (file) => {
    const { board, problems } = readBoard(await contentIn(typedPath(file, '--board')));
    return board === undefined ? { problems } : { item: board, problems: [] };
  },
  known: boardBySlug,
  beside: (others, board) => ({ ...others, boards: [...others.boards, board] }),
};

const TAKEN = { hero: 'heroTaken', board: 'boardTaken' } as const;

/** Everything that files bring; what is not valid, or has the slug of something else, is refused. */
export async function contentOf({ hero = [], board = [] }: ContentWords): Promise<Content> {
  return { heroes: await itemsOf(HERO_FILE, hero), boards: await itemsOf(BOARD_FILE, board) };
}

async function itemsOf<T extends Slugged>(kind: ContentKind<T>, files: readonly string[]): Promise<T[]> {
  const items: T[] = [];
  for (const file of files) {
    const { item, problems } = await kind.read(file);
    if (item === undefined) throw notValid(file, kind.noun, problems);
    const { slug } = item;
    if (kind.known(slug) !== undefined || items.some((other) => other.slug === slug))
      throw noUse(file, (say) => say(TAKEN[kind.noun], { slug }));
    items.push(item);
  }
  return items;
}

/** Takes in what is to be checked beside what was brought; what is wrong with it is told in lines. */
export async function bringToCheck<T extends Slugged>(
  kind: ContentKind<T>,
  file: string,
  say: Say,
): Promise<Found<T, string>> {
  const { item, problems } = await kind.read(file);
  if (item === undefined) return { problems: problems.map((problem) => problemText(problem, say.lang)) };
  if (kind.known(item.slug) !== undefined) return { problems: [say(TAKEN[kind.noun], { slug: item.slug })] };
  takeIn(kind.beside(broughtContent(), item));
  return { item, problems: [] };
}

/** The first problem, and where all of them are listed. */
export function notValid(file: string, noun: 'hero' | 'board', problems: readonly Problem[]): InputError {
  const [first, ...more] = problems;
  return noUse(file, (say) => {
    const reason = first === undefined ? '' : problemText(first, say.lang);
    const command = `npx peerless ${noun} check ${file}`;
    return more.length === 0 ? reason : say('moreProblems', { reason, count: more.length, command });
  });
}
