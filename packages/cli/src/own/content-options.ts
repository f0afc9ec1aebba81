import type { Command } from 'commander';
import { takeIn } from '../collection/library.ts';
import type { Say } from '../messages.ts';
import { bringBots } from './bot-files.ts';
import { type ContentWords, contentOf } from './content-files.ts';
import { noteFiles } from './file-words.ts';
import { isFileWord } from './module-file.ts';

const listed = (word: string, before: readonly string[] = []): string[] => [...before, word];

/** Lets a command take heroes of somebody else's. */
export const heroFileOption = (command: Command, say: Say): Command =>
  command.option(`--hero <${say('slotFile')}>`, say('optionHeroFile'), listed);

/** Lets a command take boards of somebody else's. */
export const boardFileOption = (command: Command, say: Say): Command =>
  command.option(`--board <${say('slotFile')}>`, say('optionBoardFile'), listed);

/** Lets a command take both. */
export const contentOptions = (command: Command, say: Say): Command =>
  boardFileOption(heroFileOption(command, say), say);

/** A board by its name, or by its file; of several the last one is meant. */
export const boardOption = (command: Command, say: Say): Command =>
  command.option(`--board <${say('slotName')}>`, say('optionBoard'), listed);

/** The words that may name bots. */
interface BotWords {
  readonly a?: string;
  readonly b?: string;
  readonly bots?: string;
  readonly roundRobin?: string;
}

/** Brings what is in the files that a command was given, before it does anything. */
export async function bringFiles(command: Command): Promise<void> {
  const { hero, board, a, b, bots, roundRobin } = command.opts<ContentWords & BotWords>();
  const files = command.name() === 'play' ? board?.filter(isFileWord) : board;
  const content = { hero: hero ?? [], board: files ?? [] };
  if (content.hero.length + content.board.length > 0) takeIn(await contentOf(content));
  const words = [a, b, bots, roundRobin].flatMap((word) => word?.split(',') ?? []).map((word) => word.trim());
  noteFiles({ ...content, bots: words });
  await bringBots(words);
}
