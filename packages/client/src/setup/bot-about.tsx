import { botWords, LEVELS, OPPONENTS, STANDINGS } from '@peerless/ai/names';
import { lazy, Suspense } from 'react';
import { levelWords } from '../opponents/level-words.ts';

/** What Sparring has learned about whoever plays here; read only where somebody chooses it. */
const SparringNow = lazy(() => import('./sparring-now.tsx'));

export interface BotAboutProps {
  readonly bot: string;
  readonly className?: string | undefined;
}

/** What a bot is like to play against: its level, its style, how it stands against others and how long it thinks. */
export function BotAbout({ bot, className }: BotAboutProps) {
  const say = levelWords.use();
  const words = botWords(bot);
  const opponent = OPPONENTS.find((known) => known === words?.bot);
  if (opponent === undefined) return null;
  const level = LEVELS.find((known) => known === opponent);
  const standing = level === undefined ? null : STANDINGS[level];
  const style = words?.style ?? null;
  return (
    <>
      <p className={className}>{say(`${opponent}About`)}</p>
      {style !== null && <p className={className}>{say(`${style}About`)}</p>}
      <p className={className}>
        {standing !== null && `${say('standing', { wins: standing.wins, level: say(standing.against) })} `}
        {level === undefined ? (
          <Suspense fallback={null}>
            <SparringNow />
          </Suspense>
        ) : (
          say(level === 'expert' ? 'upToASecond' : 'atOnce')
        )}
      </p>
    </>
  );
}
