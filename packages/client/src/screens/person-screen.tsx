import { useCallback } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { hrefOf, type Route } from '../app/route.ts';
import { api } from '../online/api.ts';
import { NoServer } from '../online/online-page.tsx';
import { useSession } from '../online/session.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useAsked } from '../online/use-asked.ts';
import { words as onlineWords } from '../online/words.ts';
import { ProfileView } from '../people/profile-view.tsx';
import { words } from '../people/words.ts';

/** Somebody who plays here: their games, and how they went. */
export default function PersonScreen({
  route: { id },
}: {
  readonly route: Extract<Route, { screen: 'person' }>;
}) {
  const say = words.use();
  const shared = onlineWords.use();
  const session = useSession();
  const { answer, trouble, again } = useAsked(useCallback(() => api.person(id), [id]));
  return (
    <>
      <PageHeader title={answer?.name ?? say('person')} />
      <main className="page">
        {typeof session === 'string' ? (
          <NoServer why={session} />
        ) : answer === null ? (
          <>
            <TroubleLine trouble={trouble} />
            {trouble === null ? (
              <p role="status">{shared('asking')}</p>
            ) : (
              <p>
                <a className="button" href={hrefOf({ screen: 'online' })}>
                  {shared('toLobby')}
                </a>
              </p>
            )}
          </>
        ) : (
          <ProfileView key={answer.id} profile={answer} me={session.me} onChanged={again} />
        )}
      </main>
    </>
  );
}
