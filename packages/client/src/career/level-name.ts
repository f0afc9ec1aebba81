import { LEVELS } from '@peerless/ai';
import type { Language } from '@peerless/language';
import { levelWords } from '../setup/level-words.ts';

/** What a bot is called; one without a level keeps its own name. */
export function levelName(bot: string, lang: Language): string {
  const level = LEVELS.find((known) => known === bot);
  return level === undefined ? bot : levelWords.in(lang)(level);
}
