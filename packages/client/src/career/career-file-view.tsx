import { useState } from 'react';
import { downloadText } from '../games/download.ts';
import { type CareerFileProblem, careerText, LARGEST_FILE, readCareerFile, takeIn } from './career-file.ts';
import style from './career-file-view.module.css';
import type { Career } from './ledger.ts';
import { words } from './words.ts';

/** What came of a file. */
type Answer =
  | { readonly is: CareerFileProblem; readonly file: string }
  | { readonly is: 'taken'; readonly file: string; readonly count: number };

async function take(file: File): Promise<Answer> {
  if (file.size > LARGEST_FILE) return { is: 'tooLarge', file: file.name };
  const read = readCareerFile(await file.text());
  if (typeof read === 'string') return { is: read, file: file.name };
  return { is: 'taken', file: file.name, count: await takeIn(read) };
}

/** The whole career as a file, out and in. */
export function CareerFileView({ career }: { readonly career: Career }) {
  const say = words.use();
  const [answer, setAnswer] = useState<Answer | null>(null);
  return (
    <section>
      <h2>{say('file')}</h2>
      <p className={style.about}>{say('fileAbout')}</p>
      <div className={style.ways}>
        <button type="button" onClick={() => downloadText('peerless-career.json', careerText(career))}>
          {say('save')}
        </button>
        <label className={`button ${style.take}`}>
          {say('take')}
          <input
            type="file"
            accept=".json,application/json"
            className="over-label"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file !== undefined) void take(file).then(setAnswer);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
      <div role="status">
        {answer?.is === 'taken' && <p className={style.answer}>{say('taken', answer)}</p>}
      </div>
      {answer !== null && answer.is !== 'taken' && (
        <p role="alert" className={style.problem}>
          {say(answer.is, { file: answer.file })}
        </p>
      )}
    </section>
  );
}
