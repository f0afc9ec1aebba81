import { downloadText } from './download.ts';
import { useStoreTrouble } from './game-store.ts';
import type { KeptGame } from './kept-game.ts';
import { saveFileName, saveFileText } from './save-file.ts';
import style from './store-trouble.module.css';
import { words } from './words.ts';

/** One sentence when games cannot be kept, with the way to save this one as a file; nothing otherwise. */
export function StoreTrouble({ game }: { readonly game?: () => Pick<KeptGame, 'players' | 'record'> }) {
  const say = words.use();
  const isTrouble = useStoreTrouble();
  const download = (): void => {
    const kept = game?.();
    if (kept !== undefined) downloadText(saveFileName(kept.record), saveFileText(kept));
  };
  return (
    <div role="status">
      {isTrouble && (
        <div className={style.trouble}>
          <p>{say('notKept')}</p>
          {game !== undefined && (
            <button type="button" onClick={download}>
              {say('download')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
