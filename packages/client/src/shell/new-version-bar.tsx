import { useState } from 'react';
import { words } from '../app/words.ts';
import { takeNewVersion, useNewVersion } from './new-version.ts';
import style from './new-version-bar.module.css';

/** Says that a new version waits, and lets the player decide when it comes. */
export function NewVersionBar() {
  const say = words.use();
  const isThere = useNewVersion();
  const [later, setLater] = useState(false);
  return (
    <div role="status">
      {isThere && !later && (
        <div className={style.bar}>
          <p>{say('newVersion')}</p>
          <button type="button" className="primary" onClick={() => void takeNewVersion()}>
            {say('reloadNow')}
          </button>
          <button type="button" onClick={() => setLater(true)}>
            {say('later')}
          </button>
        </div>
      )}
    </div>
  );
}
