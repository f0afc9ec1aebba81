import { modeName, outcomeText } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { library } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { namesAt } from '../table/names.ts';
import style from './game-row.module.css';
import type { KeptGame } from './kept-game.ts';
import { factsOf, titleOf } from './kept-game-facts.ts';
import { useOutcome } from './use-outcome.ts';
import { words } from './words.ts';

export interface GameRowProps {
  readonly game: KeptGame;
  readonly onDownload: () => void;
  readonly onRemove: () => void;
}

/** One kept game: what it is, and what can be done with it. */
export function GameRow({ game, onDownload, onRemove }: GameRowProps) {
  const say = words.use();
  const lang = useLanguage();
  const { board, turn } = factsOf(game, lang);
  const title = titleOf(game, lang);
  const ended = useOutcome(game);
  const { seats, mode } = game.record.config;
  return (
    <li className={style.game}>
      <div className={style.faces}>
        {seats.map(({ hero }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
          <Portrait key={seat} hero={hero} size="small" />
        ))}
      </div>
      <div className={style.facts}>
        <h3>{title}</h3>
        {ended !== null && (
          <p className={style.ended}>
            {outcomeText(ended, namesAt(game.record.config, library(), lang, null))}
          </p>
        )}
        <p>
          {board} · {modeName(mode, lang)} · {turn === 0 ? say('before') : say('turn', { turn })}
        </p>
        <p>
          <time dateTime={new Date(game.changed).toISOString()}>{whenText(game.changed, lang)}</time>
        </p>
      </div>
      <div className={style.actions}>
        {!game.over && (
          <a
            className="button primary"
            href={hrefOf({ screen: 'game', id: game.id })}
            aria-label={say('goOnWith', { game: title })}
          >
            {say('goOn')}
          </a>
        )}
        <a
          className="button"
          href={hrefOf({ screen: 'replay', id: game.id })}
          aria-label={say('replayOf', { game: title })}
        >
          {say('replay')}
        </a>
        <button type="button" aria-label={say('downloadOf', { game: title })} onClick={onDownload}>
          {say('download')}
        </button>
        <button type="button" aria-label={say('removeOf', { game: title })} onClick={onRemove}>
          {say('remove')}
        </button>
      </div>
    </li>
  );
}

/** The day and the time, as the reader writes them. */
const whenText = (time: number, lang: string): string =>
  new Intl.DateTimeFormat(lang === 'pt' ? 'pt-BR' : lang, { dateStyle: 'medium', timeStyle: 'short' }).format(
    time,
  );
