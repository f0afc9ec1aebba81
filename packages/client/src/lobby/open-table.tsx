import { useState } from 'react';
import { goTo } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import { api } from '../online/api.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useLanguage } from '../settings/settings.ts';
import { collection, draw } from '../setup/play.ts';
import style from './open-table.module.css';
import { TableForm } from './table-form.tsx';
import { wishesText } from './time-text.ts';
import { keepWishes, lastWishes, settingsOf, type Wishes } from './wishes.ts';
import { words } from './words.ts';

/** The ways to a table of one's own: for a friend, or for whoever comes. Whoever opens one sits down at it. */
export function OpenTable() {
  const say = words.use();
  const lang = useLanguage();
  const [wishes, setWishes] = useState<Wishes>(() => lastWishes(collection));
  const [isSettingUp, setSettingUp] = useState(false);
  const { isBusy, trouble, run } = useDoing();
  const open = async (isPublic: boolean): Promise<void> => {
    keepWishes(wishes);
    const id = await run(async () => {
      const lobby = await api.openTable(settingsOf(wishes, isPublic, collection, draw));
      await api.atTable(lobby.id, { sit: 0 });
      return lobby.id;
    });
    if (id !== null) goTo({ screen: 'table', id });
  };
  return (
    <section className={style.open}>
      <p className={style.pitch}>{say('pitch')}</p>
      <div className={style.ways}>
        <button type="button" className={style.first} disabled={isBusy} onClick={() => void open(false)}>
          <b>{say('invite')}</b> <small>{say('inviteAbout')}</small>
        </button>
        <button type="button" className={style.second} disabled={isBusy} onClick={() => void open(true)}>
          <b>{say('openPublic')}</b> <small>{say('openPublicAbout')}</small>
        </button>
      </div>
      <button type="button" className={style.wishes} onClick={() => setSettingUp(true)}>
        <span>{say('settings')}</span> <small>{wishesText(wishes, lang)}</small>
      </button>
      <TroubleLine trouble={trouble} />
      <Sheet
        title={say('settings')}
        open={isSettingUp}
        onClose={() => setSettingUp(false)}
        actions={
          <button type="button" className="primary" onClick={() => setSettingUp(false)}>
            {say('close')}
          </button>
        }
      >
        <TableForm wishes={wishes} onChange={setWishes} />
      </Sheet>
    </section>
  );
}
