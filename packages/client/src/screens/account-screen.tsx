import { OnlinePage } from '../online/online-page.tsx';
import { words } from '../online/words.ts';
import { Account } from '../people/account.tsx';
import { SignIn } from '../people/sign-in.tsx';

/** The own account, or the way to it. */
export default function AccountScreen() {
  const say = words.use();
  return (
    <OnlinePage title={say('account')}>
      {(me) => (me === null ? <SignIn /> : <Account key={me.id} me={me} />)}
    </OnlinePage>
  );
}
