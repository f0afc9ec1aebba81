import { botWords, LEVELS, neighboursOf, OPPONENTS, STANDINGS, strengthFor } from '@peerless/ai/names';
import { botMessage, type TextLanguage } from '@peerless/text';
import type { Io } from '../io.ts';
import type { Say } from '../messages.ts';
import { readBouts } from './sparring.ts';

/** What a bot is like to play against: its level, its style, how it stands against others and how long it thinks. */
export function botText(bot: string, io: Io, { lang }: Say): string {
  const words = botWords(bot);
  const opponent = OPPONENTS.find((known) => known === words?.bot);
  if (opponent === undefined) return bot;
  const style = words?.style ?? null;
  const level = LEVELS.find((known) => known === opponent);
  const name = botMessage(lang, opponent);
  const called =
    style === null ? name : botMessage(lang, 'styled', { level: name, style: botMessage(lang, style) });
  const standing = level === undefined ? null : STANDINGS[level];
  const sentences = [
    `${called}: ${botMessage(lang, `${opponent}About`)}`,
    ...(style === null ? [] : [botMessage(lang, `${style}About`)]),
    ...(standing === null
      ? []
      : [botMessage(lang, 'standing', { wins: standing.wins, level: botMessage(lang, standing.against) })]),
    level === undefined ? nowText(io, lang) : botMessage(lang, level === 'expert' ? 'upToASecond' : 'atOnce'),
  ];
  return sentences.join(' ');
}

/** How strong Sparring is at present for whoever plays at this terminal. */
function nowText(io: Io, lang: TextLanguage): string {
  const { lower, higher } = neighboursOf(strengthFor(readBouts(io)));
  if (lower === null)
    return higher === null ? '' : botMessage(lang, 'nowBelow', { level: botMessage(lang, higher) });
  const level = botMessage(lang, lower);
  if (higher === null) return botMessage(lang, 'nowAbove', { level });
  if (higher === lower) return botMessage(lang, 'nowLike', { level });
  return botMessage(lang, 'nowBetween', { lower: level, higher: botMessage(lang, higher) });
}
