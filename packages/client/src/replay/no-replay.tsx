import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { words } from './words.ts';

/** A page instead of a replay: one sentence on why, and the way to the games. */
export function NoReplay({ why }: { readonly why: 'opening' | 'missing' | 'damaged' | 'otherVersion' }) {
  const say = words.use();
  return (
    <>
      <PageHeader title={say('controls')} />
      <main className="page">
        <p role={why === 'opening' ? 'status' : 'alert'}>{say(why)}</p>
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
