import type { BoardDef } from '@peerless/language';
import { setName } from '@peerless/text';
import { BoardPreview } from '../board/board-preview.tsx';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import { BoardFacts } from './board-picker.tsx';
import style from './board-summary.module.css';
import { words } from './words.ts';

/** The board that was chosen, or that none was. */
export function BoardSummary({
  board,
  onChoose,
}: {
  readonly board: BoardDef | null;
  readonly onChoose: () => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <section className={style.place}>
      <h2>{say('board')}</h2>
      <div className={style.board}>
        <div className={style.picture}>
          {board === null ? (
            <span className={style.unknown} aria-hidden="true">
              ?
            </span>
          ) : (
            <BoardPreview board={board} lang={lang} />
          )}
        </div>
        <div className={style.facts}>
          <h3>{board === null ? say('randomBoard') : nameOf(board, lang)}</h3>
          {board === null ? (
            <p>{say('boardByLot')}</p>
          ) : (
            <p>
              {setName(board.set, lang)}
              <br />
              <BoardFacts board={board} />
            </p>
          )}
          <button type="button" onClick={onChoose}>
            {say('chooseBoard')}
          </button>
        </div>
      </div>
    </section>
  );
}
