import { botWords, OPPONENTS } from '@peerless/ai/names';
import type { Language } from '@peerless/language';
import { levelWords } from './level-words.ts';

/** What a bot is called: its level and, where it has one, its style; one without a level keeps its own name. */
export function levelName(bot: string, lang: Language): string {
  const words = botWords(bot);
  const known = OPPONENTS.find((each) => each === words?.bot);
  if (known === undefined) return bot;
  const say = levelWords.in(lang);
  const style = words?.style ?? null;
  return style === null ? say(known) : say('styled', { level: say(known), style: say(style) });
}
