import { saveText } from '@peerless/table';
import type { LobbyView } from '@peerless/table/online';
import { realisers } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { downloadText } from '../games/download.ts';
import { saveFileName } from '../games/save-file.ts';
import type { TableDeeds } from '../lobby/use-deeds.ts';
import { api } from '../online/api.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './after-game.module.css';
import { FairnessLine } from './fairness-line.tsx';
import { words } from './words.ts';

export interface AfterGameProps {
  readonly game: string;
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  readonly onTable: () => void;
}

/** What to do when a game on a server is over. */
export function AfterGame({ game, lobby, deeds, onTable }: AfterGameProps) {
  const say = words.use();
  const { trouble, run } = useDoing();
  const download = async (): Promise<void> => {
    const save = await run(() => api.record(game));
    if (save !== null) downloadText(saveFileName(save.record), saveText(save));
  };
  return (
    <>
      {lobby.you.player !== null && <Again lobby={lobby} deeds={deeds} />}
      <button type="button" onClick={onTable}>
        {say('backToTable')}
      </button>
      <a className="button" href={hrefOf({ screen: 'online-game', id: game })}>
        {say('replay')}
      </a>
      <button type="button" onClick={() => void download()}>
        {say('download')}
      </button>
      <FairnessLine game={game} />
      <TroubleLine trouble={trouble ?? deeds.trouble} />
    </>
  );
}

/** The same once more, as soon as everybody wants it. */
function Again({ lobby, deeds }: Pick<AfterGameProps, 'lobby' | 'deeds'>) {
  const say = words.use();
  const lang = useLanguage();
  const { places, you, isSwapped } = lobby;
  const people = places.flatMap((place, player) => (place.is === 'person' ? [{ ...place, player }] : []));
  const others = people.filter(({ player }) => player !== you.player);
  const names = (all: typeof others): string => realisers[lang].list(all.map(({ name }) => name));
  const willing = others.filter(({ isReady }) => isReady);
  const isReady = people.some((person) => person.player === you.player && person.isReady);
  const isOpen = places.some(({ is }) => is === 'open');
  if (isReady)
    return (
      <>
        <p role="status" className={style.asked}>
          {say('waiting', { names: names(others.filter((other) => !other.isReady)) })}
        </p>
        <button type="button" onClick={() => void deeds.act({ wait: true })}>
          {say('notAgain')}
        </button>
      </>
    );
  const again = (swap: boolean) => () => void deeds.ready(swap);
  return (
    <>
      {willing.length > 0 && (
        <p role="status" className={style.asked}>
          {say(isSwapped ? 'askedSwap' : 'askedRematch', { names: names(willing) })}
        </p>
      )}
      {/* biome-ignore lint/a11y/noAutofocus: the dialog opens here, with the most likely wish first */}
      <button type="button" className="primary" autoFocus disabled={isOpen} onClick={again(false)}>
        {say('rematch')}
      </button>
      <button type="button" disabled={isOpen} onClick={again(true)}>
        {say('swap')}
      </button>
    </>
  );
}
