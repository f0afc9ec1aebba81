import { MODES, type Mode } from '@peerless/rules';
import { modeName } from '@peerless/text';
import { useCallback, useState } from 'react';
import { Choice } from '../app/fields.tsx';
import { hrefOf } from '../app/route.ts';
import { api } from '../online/api.ts';
import { OnlinePage } from '../online/online-page.tsx';
import { TroubleLine } from '../online/trouble.tsx';
import { useAsked } from '../online/use-asked.ts';
import { words as onlineWords } from '../online/words.ts';
import style from '../people/ladder.module.css';
import { words } from '../people/words.ts';
import { useLanguage } from '../settings/settings.ts';

/** The strongest players of each mode. */
export default function LadderScreen() {
  const say = words.use();
  const shared = onlineWords.use();
  const lang = useLanguage();
  const [mode, setMode] = useState<Mode>('duel');
  return (
    <OnlinePage title={shared('ladder')} className={style.ladder}>
      {(me) => (
        <>
          <Choice
            legend={say('mode')}
            name="mode"
            values={MODES}
            value={mode}
            label={(known) => modeName(known, lang)}
            about={say('ladderAbout')}
            onChange={setMode}
          />
          <Rows key={mode} mode={mode} me={me?.id ?? null} />
        </>
      )}
    </OnlinePage>
  );
}

function Rows({ mode, me }: { readonly mode: Mode; readonly me: string | null }) {
  const say = words.use();
  const { answer, trouble } = useAsked(useCallback(() => api.ladder(mode), [mode]));
  if (answer === null) return <TroubleLine trouble={trouble} />;
  if (answer.rows.length === 0) return <p>{say('nobody')}</p>;
  return (
    <table className={style.rows}>
      <thead>
        <tr>
          <th scope="col">{say('place')}</th>
          <th scope="col">{say('player')}</th>
          <th scope="col">{say('rating')}</th>
          <th scope="col">{say('games')}</th>
        </tr>
      </thead>
      <tbody>
        {answer.rows.map(({ place, id, name, rating, deviation, games }) => (
          <tr key={id} data-own={id === me}>
            <td>{place}</td>
            <th scope="row">
              <a href={hrefOf({ screen: 'person', id })}>{name}</a>
            </th>
            <td>
              {Math.round(rating)} <small>±{Math.round(2 * deviation)}</small>
            </td>
            <td>{games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
