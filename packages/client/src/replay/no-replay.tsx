import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import type { Lacking } from '../games/lacking.ts';
import { lackingText } from '../games/lacking-text.ts';
import { useLanguage } from '../settings/settings.ts';
import { words } from './words.ts';

type Why = 'opening' | 'missing' | 'damaged' | 'otherVersion' | Lacking;

/** A page instead of a replay: one sentence on why, and the way to the games. */
export function NoReplay({ why }: { readonly why: Why }) {
  const lang = useLanguage();
  const say = words.use();
  return (
    <>
      <PageHeader title={say('controls')} />
      <main className="page">
        <p role={why === 'opening' ? 'status' : 'alert'}>
          {typeof why === 'string' ? say(why) : lackingText(why, lang)}
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
