import type { RecordProblem } from '@peerless/rules/match';
import { useId, useState } from 'react';
import { goTo } from '../app/route.ts';
import { useLanguage } from '../settings/settings.ts';
import { keepGame } from './game-store.ts';
import style from './open-file.module.css';
import { problemText } from './problem-text.ts';
import { type FileProblem, readSaveFile, SaveFileError } from './save-file.ts';
import { freshDigits } from './start-game.ts';
import { words } from './words.ts';

/** The longest game that was ever played has some hundred kilobytes. */
const LARGEST = 8_000_000;

/** What is wrong with a file, and, if it is whole, why it cannot be opened all the same. */
interface Problem {
  readonly is: FileProblem | 'tooLarge';
  readonly why: RecordProblem | null;
}

/** Keeps the game of a file; returns its id. */
async function openFile(file: File): Promise<{ readonly id: string; readonly over: boolean } | Problem> {
  if (file.size > LARGEST) return { is: 'tooLarge', why: null };
  try {
    const game = readSaveFile(await file.text());
    const id = freshDigits(6);
    await keepGame({ ...game, id, changed: Date.now() });
    return { id, over: game.over };
  } catch (error) {
    if (error instanceof SaveFileError) return { is: error.problem, why: error.why };
    return { is: 'damaged', why: null };
  }
}

/** Opens a saved game or a record, also of the terminal game: one that is over is shown, another goes on. */
export function OpenFile() {
  const say = words.use();
  const id = useId();
  const lang = useLanguage();
  const [problem, setProblem] = useState<(Problem & { readonly file: string }) | null>(null);
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    const opened = await openFile(file);
    if ('is' in opened) setProblem({ ...opened, file: file.name });
    else goTo({ screen: opened.over ? 'replay' : 'game', id: opened.id });
  };
  return (
    <div className={style.open}>
      <label className={`button ${style.button}`}>
        {say('openFile')}
        <input
          type="file"
          accept=".json,application/json"
          className="over-label"
          aria-describedby={id}
          onChange={({ target }) => {
            void open(target.files?.[0]);
            // The same file may be chosen again.
            target.value = '';
          }}
        />
      </label>
      <p id={id} className={style.about}>
        {say('openAbout')}
      </p>
      {problem !== null && (
        <p role="alert" className={style.problem}>
          {say(problem.is, {
            file: problem.file,
            reason: problem.why === null ? '' : problemText(problem.why, lang),
          })}
        </p>
      )}
    </div>
  );
}
