import { workerData } from 'node:worker_threads';
import { botNamed } from '@peerless/ai';
import { createLibrary, createRng, decision, type Library, type LibraryContent } from '@peerless/rules';
import { thaw } from '@peerless/rules/match';
import type { OwnContent, Question } from './thought.ts';

/** One thread in which bots think. */

const common = createLibrary(workerData as LibraryContent);

/** Libraries of games with content of their own that stay; the oldest goes first. */
const MOST_KEPT = 20;
const kept = new Map<number, Library>();

function libraryOf({ key, content }: OwnContent): Library {
  const library = kept.get(key) ?? createLibrary(content);
  kept.set(key, library);
  const [oldest = key] = kept.keys();
  if (kept.size > MOST_KEPT) kept.delete(oldest);
  return library;
}

/** The key that a bot chooses. It remembers nothing: any thread may be asked next. */
export default function think({ bot, observation, seed, patience, own }: Question): string {
  const end = performance.now() + patience;
  const seen = thaw(observation, own === null ? common : libraryOf(own));
  const { option } = botNamed(bot).think(seen, createRng(seed), { stop: () => performance.now() >= end });
  const key = decision(seen)?.options[option]?.key;
  if (key === undefined) throw new Error(`the bot ${bot} chose option ${option}, which there is not`);
  return key;
}
