import type { RecordProblem } from '@peerless/rules/match';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { problemText } from '../games/problem-text.ts';
import { useLanguage } from '../settings/settings.ts';
import { words } from './words.ts';

type Why = 'opening' | 'missing' | 'damaged' | 'otherVersion' | RecordProblem;

/** A page instead of a replay: one sentence on why, and the way to the games. */
export function NoReplay({ why }: { readonly why: Why }) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <>
      <PageHeader title={say('controls')} />
      <main className="page">
        <p role={why === 'opening' ? 'status' : 'alert'}>
          {typeof why === 'string' ? say(why) : say('refused', { reason: problemText(why, lang) })}
        </p>
        {why !== 'opening' && (
          <p>
            <a className="button" href={hrefOf({ screen: 'games' })}>
              {say('games')}
            </a>
          </p>
        )}
      </main>
    </>
  );
}
