import type { BoardDef } from '@peerless/language';
import { boardText } from '@peerless/text';
import { useId, useState } from 'react';
import { Sheet } from '../app/sheet.tsx';
import { BoardPreview } from '../board/board-preview.tsx';
import { boardOf, boards } from '../library.ts';
import { byName, nameOf } from '../names.ts';
import { holds, wordsIn } from '../rules/search.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './board-picker.module.css';
import { boardProblemText } from './board-problem-text.ts';
import { type BoardProblem, RANDOM } from './setup.ts';
import { words } from './words.ts';

export interface BoardPickerProps {
  readonly board: string;
  readonly problemOf: (board: BoardDef) => BoardProblem | null;
  readonly onPick: (board: string) => void;
  readonly onClose: () => void;
}

/** All boards; those that cannot be played on come last and say why. */
export function BoardPicker({ board, problemOf, onPick, onClose }: BoardPickerProps) {
  const say = words.use();
  const lang = useLanguage();
  const [looked, setLooked] = useState(board);
  const [query, setQuery] = useState('');
  const field = useId();
  const sought = wordsIn(query);
  const found = boards
    .filter((def) => holds(nameOf(def, lang), sought))
    .sort((a, b) => Number(problemOf(a) !== null) - Number(problemOf(b) !== null) || byName(lang)(a, b));
  const take = (
    <button type="button" className="primary" onClick={() => onPick(looked)}>
      {looked === RANDOM ? say('randomBoard') : say('takeBoard', { board: nameOf(boardOf(looked), lang) })}
    </button>
  );
  return (
    <Sheet title={say('chooseBoard')} open size="wall" onClose={onClose} actions={take}>
      <div className={style.wall}>
        <p className={style.filter}>
          <label htmlFor={field}>{say('boardName')}</label>
          <input id={field} type="search" value={query} onChange={({ target }) => setQuery(target.value)} />
        </p>
        <p role="status" className="only-read">
          {query !== '' && say('boardsFound', { count: found.length })}
        </p>
        <fieldset className={style.boards}>
          <legend className="only-read">{say('chooseBoard')}</legend>
          <label className={style.choice}>
            <input
              type="radio"
              name="board"
              className="over-label"
              checked={looked === RANDOM}
              onChange={() => setLooked(RANDOM)}
            />
            <span className={style.unknown} aria-hidden="true">
              ?
            </span>
            <span className={style.name}>{say('randomBoard')}</span>
            <span className={style.note}>{say('boardByLot')}</span>
          </label>
          {found.map((def) => (
            <BoardChoice
              key={def.slug}
              board={def}
              problem={problemOf(def)}
              isLooked={def.slug === looked}
              onLook={() => setLooked(def.slug)}
            />
          ))}
        </fieldset>
      </div>
    </Sheet>
  );
}

function BoardChoice({
  board,
  problem,
  isLooked,
  onLook,
}: {
  readonly board: BoardDef;
  readonly problem: BoardProblem | null;
  readonly isLooked: boolean;
  readonly onLook: () => void;
}) {
  const say = words.use();
  const lang = useLanguage();
  return (
    <label className={style.choice}>
      <input
        type="radio"
        name="board"
        className="over-label"
        checked={isLooked}
        disabled={problem !== null}
        onChange={onLook}
      />
      <span className={style.preview} aria-hidden="true">
        <BoardPreview board={board} lang={lang} />
      </span>
      <span className={style.name}>{nameOf(board, lang)}</span>
      <BoardFacts board={board} />
      {problem !== null && <span className={style.note}>{boardProblemText(board, problem, say)}</span>}
    </label>
  );
}

/** How large a board is, and what is special about it. */
export function BoardFacts({ board }: { readonly board: BoardDef }) {
  const say = words.use();
  const lang = useLanguage();
  const facts = [
    say('spaces', { count: board.spaces.length }),
    say('starts', { count: board.startSpaces }),
    ...boardText(board, lang).map(({ name }) => name.toLocaleLowerCase(lang)),
  ];
  return <span className={style.note}>{facts.join(' · ')}</span>;
}
