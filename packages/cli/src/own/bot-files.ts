import { resolve } from 'node:path';
import { type Bot, botNamed, type OwnBot, type Thought } from '@peerless/ai';
import { BOT_NAMES, isBotName } from '@peerless/ai/names';
import { optionCount } from '@peerless/rules';
import { BotError } from './bot-fault.ts';
import { moduleFault, placeOfLine, saidIn } from './module-fault.ts';
import { defaultExport, isFileWord, isModule, noUse } from './module-file.ts';

/** Bots of somebody else's: the default export of a module is a bot, or a function that makes one for each seat. */

interface Brought {
  readonly file: string;
  readonly name: string;
  readonly make: () => Bot;
}

let brought: readonly Brought[] = [];

/** One run of the command knows the bots of its own files only. */
export function forgetBots(): void {
  brought = [];
}

/** The files of all bots that were brought, for other threads. */
export const botFiles = (): string[] => brought.map(({ file }) => file);

/** Loads the bots among some words that are files. */
export async function bringBots(words: readonly string[]): Promise<void> {
  for (const word of words) {
    const file = resolve(word);
    if (!isFileWord(word) || brought.some((bot) => bot.file === file)) continue;
    brought = [...brought, await botIn(file)];
  }
}

const broughtBot = (word: string): Brought | undefined =>
  brought.find(({ name, file }) => name === word || (isFileWord(word) && file === resolve(word)));

/** Whether a word is the name of a bot that can play here. */
export const isBotHere = (name: string): boolean => isBotName(name) || broughtBot(name) !== undefined;

/** A new bot with that name, or of that file, for one seat of one game. */
export const botCalled = (word: string): Bot => broughtBot(word)?.make() ?? botNamed(word);

async function botIn(file: string): Promise<Brought> {
  if (!isModule(file)) throw noUse(file, (say) => say('botKind'));
  const value = await defaultExport(file);
  const { name } = made(file, value);
  if (BOT_NAMES.includes(name) || brought.some((bot) => bot.name === name))
    throw noUse(file, (say) => say('botTaken', { name }));
  return { file, name, make: () => checked(file, made(file, value)) };
}

const NAME = /^[\p{L}\p{N}][\p{L}\p{N} ._-]{0,39}$/u;

function made(file: string, value: unknown): OwnBot {
  const bot: unknown = typeof value === 'function' ? call(file, value as () => unknown) : value;
  const { name, think } = (bot ?? {}) as { name?: unknown; think?: unknown };
  if (typeof name !== 'string' || !NAME.test(name) || typeof think !== 'function')
    throw noUse(placeOfLine(file, /^\s*export\s+default\b|\bas\s+default\b/), (say) => say('botForm'));
  return bot as OwnBot;
}

function call(file: string, make: () => unknown): unknown {
  try {
    return make();
  } catch (error) {
    const { place, reason } = moduleFault(file, error);
    throw noUse(place, (say) => say('moduleFailed', { reason }));
  }
}

/** A bot whose answers are looked at; it is never blind, so that it gets observations and not the game. */
function checked(file: string, bot: OwnBot): Bot {
  const { name } = bot;
  return {
    name,
    think: (observation, rng, budget) => {
      const option = optionIn(file, name, () => bot.think(observation, rng, budget));
      const count = optionCount(observation);
      if (Number.isInteger(option) && option >= 0 && option < count) return thought(option);
      throw new BotError(`the bot "${name}" chose option ${option}, but they are numbered 0 to ${count - 1}`);
    },
  };
}

function optionIn(file: string, name: string, think: () => unknown): number {
  let answer: unknown;
  try {
    answer = think();
  } catch (error) {
    throw new BotError(`the bot "${name}" failed: ${saidIn(file, error)}`);
  }
  const option = (answer as { option?: unknown } | null | undefined)?.option;
  if (typeof option === 'number') return option;
  throw new BotError(`the bot "${name}" answered with ${kindOf(answer)} instead of { option: a number }`);
}

function kindOf(answer: unknown): string {
  if (answer instanceof Promise) return 'a promise';
  if (answer === null || answer === undefined) return String(answer);
  return typeof answer === 'object' ? 'an object without a number "option"' : `a ${typeof answer}`;
}

const thought = (option: number): Thought => ({
  option,
  ranking: [],
  reason: { kind: 'judged', iterations: 0, line: [], expected: null },
});
