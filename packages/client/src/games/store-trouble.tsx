import { saveText } from '@peerless/table';
import { useState } from 'react';
import { downloadText } from './download.ts';
import { useStoreTrouble } from './game-store.ts';
import type { KeptGame } from './kept-game.ts';
import { saveFileName } from './save-file.ts';
import style from './store-trouble.module.css';
import { words } from './words.ts';

export interface StoreTroubleProps {
  /** The game at the table: it can be saved as a file, and the sentence floats above and can be closed. */
  readonly game?: () => Pick<KeptGame, 'players' | 'record'>;
}

/** One sentence when games cannot be kept; nothing otherwise. */
export function StoreTrouble({ game }: StoreTroubleProps) {
  const say = words.use();
  const isTrouble = useStoreTrouble();
  const [isClosed, setClosed] = useState(false);
  const download = (): void => {
    const kept = game?.();
    if (kept !== undefined) downloadText(saveFileName(kept.record), saveText(kept));
  };
  return (
    <div role="status">
      {isTrouble && !isClosed && (
        <div className={style.trouble} data-floats={game !== undefined}>
          <p>{say('notKept')}</p>
          {game !== undefined && (
            <>
              <button type="button" onClick={download}>
                {say('download')}
              </button>
              <button type="button" onClick={() => setClosed(true)}>
                {say('close')}
              </button>
            </>
          )}
        </div>
      )}
    </div>
  );
}
