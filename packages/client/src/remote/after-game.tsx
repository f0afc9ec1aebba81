import { saveText } from '@peerless/table';
import type { LobbyView } from '@peerless/table/online';
import { realisers } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Notice } from '../game/notices.tsx';
import { downloadText } from '../games/download.ts';
import { saveFileName } from '../games/save-file.ts';
import type { TableDeeds } from '../lobby/use-deeds.ts';
import { api } from '../online/api.ts';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import { More } from '../result/more.tsx';
import { useLanguage } from '../settings/settings.ts';
import style from './after-game.module.css';
import { FairnessLine } from './fairness-line.tsx';
import { RatingLine } from './rating-line.tsx';
import { words } from './words.ts';

export interface AfterGameProps {
  readonly game: string;
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  /** One's rating when the game was played; null: not known. */
  readonly ratingBefore: number | null;
  readonly onTable: () => void;
}

/** What to do when a game on a server is over. */
export function AfterGame({ game, lobby, deeds, ratingBefore, onTable }: AfterGameProps) {
  const say = words.use();
  const { trouble, run } = useDoing();
  const download = async (): Promise<void> => {
    const save = await run(() => api.record(game));
    if (save !== null) downloadText(saveFileName(save.record), saveText(save));
  };
  return (
    <>
      <RatingLine lobby={lobby} before={ratingBefore} />
      {lobby.you.player !== null && <Again lobby={lobby} deeds={deeds} />}
      <a className="button" href={hrefOf({ screen: 'online-game', id: game })}>
        {say('replay')}
      </a>
      <button type="button" onClick={onTable}>
        {say('backToTable')}
      </button>
      <More>
        <button type="button" onClick={() => void download()}>
          {say('download')}
        </button>
        <FairnessLine game={game} />
      </More>
      <TroubleLine trouble={trouble ?? deeds.trouble} />
    </>
  );
}

/** The same once more, as soon as everybody wants it. */
function Again({ lobby, deeds }: Pick<AfterGameProps, 'lobby' | 'deeds'>) {
  const say = words.use();
  const { wish, isReady, isOpen } = useWish(lobby);
  if (isReady)
    return (
      <>
        <p role="status" className={style.asked}>
          {wish}
        </p>
        <button type="button" onClick={() => void deeds.act({ wait: true })}>
          {say('notAgain')}
        </button>
      </>
    );
  const again = (swap: boolean) => () => void deeds.ready(swap);
  return (
    <>
      {wish !== null && (
        <p role="status" className={style.asked}>
          {wish}
        </p>
      )}
      <button type="button" className="primary" disabled={isOpen} onClick={again(false)}>
        {say('rematch')}
      </button>
      <button type="button" disabled={isOpen} onClick={again(true)}>
        {say('swap')}
      </button>
      {lobby.seats.some(({ hero, isChosen }) => hero === null && !isChosen) && (
        <p className={style.asked}>{say('drawnAnew')}</p>
      )}
    </>
  );
}

/** The same wish for whoever looks at the board after the game, where the result is not in sight. */
export function Wished({ lobby, deeds }: Pick<AfterGameProps, 'lobby' | 'deeds'>) {
  const say = words.use();
  const { wish, isReady, isOpen } = useWish(lobby);
  if (lobby.game !== null || lobby.you.player === null || wish === null) return null;
  const { isSwapped } = lobby;
  if (isReady)
    return (
      <Notice text={wish} isQuiet>
        <button type="button" onClick={() => void deeds.act({ wait: true })}>
          {say('notAgain')}
        </button>
      </Notice>
    );
  return (
    <Notice text={wish}>
      <button type="button" className="primary" disabled={isOpen} onClick={() => void deeds.ready(isSwapped)}>
        {say(isSwapped ? 'swap' : 'rematch')}
      </button>
    </Notice>
  );
}

/** Who wants to play again, or who has still to say so, in a sentence; null where nobody has asked. */
function useWish({ places, you, isSwapped }: LobbyView) {
  const say = words.use();
  const lang = useLanguage();
  const people = places.flatMap((place, player) => (place.is === 'person' ? [{ ...place, player }] : []));
  const others = people.filter(({ player }) => player !== you.player);
  const willing = others.filter((other) => other.isReady);
  const isReady = people.some((person) => person.player === you.player && person.isReady);
  const named = isReady ? others.filter((other) => !other.isReady) : willing;
  const names = realisers[lang].list(named.map(({ name }) => name));
  const isOpen = places.some(({ is }) => is === 'open');
  if (isReady) return { wish: say('waiting', { names }), isReady, isOpen };
  const wish = willing.length === 0 ? null : say(isSwapped ? 'askedSwap' : 'askedRematch', { names });
  return { wish, isReady, isOpen };
}
