import type { Trouble } from './api.ts';
import style from './trouble.module.css';
import { words } from './words.ts';

/** Why something came to nothing, where it was tried; nothing while all is well. */
export function TroubleLine({ trouble }: { readonly trouble: Trouble | null }) {
  const say = words.use();
  return (
    <p role="alert" className={style.trouble}>
      {trouble !== null && say(trouble)}
    </p>
  );
}
