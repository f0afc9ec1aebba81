import type { Me } from '@peerless/table/online';
import type { ReactNode } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { askWhoIAm, useSession } from './session.ts';
import { words } from './words.ts';

export interface OnlinePageProps {
  readonly title: string;
  readonly className?: string | undefined;
  /** What is shown to whoever is signed in, and to whoever is not. */
  readonly children: (me: Me | null) => ReactNode;
}

/** A page that needs the server: without one it says so in a sentence. */
export function OnlinePage({ title, className, children }: OnlinePageProps) {
  const session = useSession();
  return (
    <>
      <PageHeader title={title} />
      <main className={`page ${className ?? ''}`}>
        {typeof session === 'string' ? <NoServer why={session} /> : children(session.me)}
      </main>
    </>
  );
}

/** Instead of a page: that the server is asked, or why nobody answers, and the ways from here. */
export function NoServer({ why }: { readonly why: Exclude<ReturnType<typeof useSession>, object> }) {
  const say = words.use();
  if (why === 'asking') return <p role="status">{say('asking')}</p>;
  return (
    <>
      <p role="alert">{say(why)}</p>
      <p>
        {why !== 'noServer' && (
          <button type="button" className="primary" onClick={() => void askWhoIAm()}>
            {say('tryAgain')}
          </button>
        )}{' '}
        <a className="button" href={hrefOf({ screen: 'start' })}>
          {say('toStart')}
        </a>
      </p>
    </>
  );
}
