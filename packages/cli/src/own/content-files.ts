import {
  type BoardDef,
  type HeroDef,
  type Problem,
  problemLine,
  readBoard,
  readHero,
} from '@peerless/language';
import { boardBySlug, type Content, heroBySlug } from '../collection/library.ts';
import { typedPath } from '../files.ts';
import type { InputError } from '../input-error.ts';
import { contentIn, noUse } from './module-file.ts';

/** Heroes and boards from files. */

/** The words that bring content, as they are typed. */
export interface ContentWords {
  readonly hero?: readonly string[];
  readonly board?: readonly string[];
}

/** A hero file, or everything that is wrong with it. */
export const readHeroFile = async (file: string): Promise<ReturnType<typeof readHero>> =>
  readHero(await contentIn(typedPath(file, '--hero')));

/** The same for a board. */
export const readBoardFile = async (file: string): Promise<ReturnType<typeof readBoard>> =>
  readBoard(await contentIn(typedPath(file, '--board')));

/** Everything that files bring; what is not valid, or has the slug of something else, is refused. */
export async function contentOf({ hero = [], board = [] }: ContentWords): Promise<Content> {
  const heroes: HeroDef[] = [];
  for (const file of hero) {
    const read = await readHeroFile(file);
    if (read.hero === undefined) throw notValid(file, 'hero', read.problems);
    if (isTaken(read.hero, heroes, heroBySlug)) throw taken(file, 'heroTaken', read.hero);
    heroes.push(read.hero);
  }
  const boards: BoardDef[] = [];
  for (const file of board) {
    const read = await readBoardFile(file);
    if (read.board === undefined) throw notValid(file, 'board', read.problems);
    if (isTaken(read.board, boards, boardBySlug)) throw taken(file, 'boardTaken', read.board);
    boards.push(read.board);
  }
  return { heroes, boards };
}

type Slugged = { readonly slug: string };

const isTaken = (item: Slugged, others: readonly Slugged[], known: (slug: string) => unknown): boolean =>
  known(item.slug) !== undefined || others.some(({ slug }) => slug === item.slug);

const taken = (file: string, id: 'heroTaken' | 'boardTaken', { slug }: Slugged): InputError =>
  noUse(file, (say) => say(id, { slug }));

/** The first problem, and where all of them are listed. */
function notValid(file: string, noun: 'hero' | 'board', problems: readonly Problem[]): InputError {
  const [first, ...more] = problems;
  const reason = first === undefined ? '' : problemLine(first);
  return noUse(file, (say) =>
    more.length === 0
      ? reason
      : say('moreProblems', { reason, count: more.length, command: `npx peerless ${noun} check ${file}` }),
  );
}
