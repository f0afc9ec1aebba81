import type { BoardDef } from '@peerless/language';
import { itemText, realisers, setName, type TextLanguage } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
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
          {board !== null && <BoardItems board={board} />}
          <button type="button" onClick={onChoose}>
            {say('chooseBoard')}
          </button>
        </div>
      </div>
    </section>
  );
}

/** what may lie on the board, and what each item does. */
function BoardItems({ board }: { readonly board: BoardDef }) {
  const lang = useLanguage();
  const { items = [] } = board;
  const title = boardItemsTitle(board, lang);
  if (title === undefined) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul className={style.items}>
        {items.map((item) => {
          const { name, text } = itemText(item, lang);
          return (
            <li key={item.slug}>
              <Emblem of={item} /> <strong>{realisers[lang].capital(name)}</strong> {text}
            </li>
          );
        })}
      </ul>
    </details>
  );
}

/** What items are called, on boards that have any. */
const boardItemsTitle = ({ items }: BoardDef, lang: TextLanguage): string | undefined =>
  items === undefined ? undefined : words.in(lang)('itemsThere', { count: items.length });
