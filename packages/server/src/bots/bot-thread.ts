import { workerData } from 'node:worker_threads';
import { botNamed } from '@peerless/ai';
import { createLibrary, createRng, decision, type LibraryContent } from '@peerless/rules';
import { thaw } from '@peerless/rules/match';
import type { Question } from './thought.ts';

/** One thread in which bots think. */

const library = createLibrary(workerData as LibraryContent);

/** The key that a bot chooses. It remembers nothing: any thread may be asked next. */
export default function think({ bot, observation, seed, patience }: Question): string {
  const end = performance.now() + patience;
  const seen = thaw(observation, library);
  const { option } = botNamed(bot).think(seen, createRng(seed), { stop: () => performance.now() >= end });
  const key = decision(seen)?.options[option]?.key;
  if (key === undefined) throw new Error(`the bot ${bot} chose option ${option}, which there is not`);
  return key;
}
