import { PageHeader } from '../app/page-header.tsx';
import { hrefOf } from '../app/route.ts';
import { AchievementsView } from '../career/achievements-view.tsx';
import { CareerFileView } from '../career/career-file-view.tsx';
import style from '../career/career-screen.module.css';
import { climbOf } from '../career/gauntlet.ts';
import { words as gauntletWords } from '../career/gauntlet-words.ts';
import type { Career } from '../career/ledger.ts';
import { RecordTable } from '../career/record-table.tsx';
import { Summary } from '../career/summary.tsx';
import { byBoard, byHero, byLevel, total } from '../career/tallies.ts';
import { useCareer, useOldGames } from '../career/use-career.ts';
import { words } from '../career/words.ts';
import { calledIn } from '../games/record-problem.ts';
import { levelName } from '../opponents/level-name.ts';
import { useLanguage } from '../settings/settings.ts';

/** What somebody has reached so far, and what there is to reach. */
export default function CareerScreen() {
  const say = words.use();
  const isCounting = useOldGames();
  const career = useCareer();
  return (
    <>
      <PageHeader title={say('title')} />
      <main className={`page ${style.career}`}>
        <p className={style.about}>{say('about')}</p>
        <p role="status" className={style.counting}>
          {isCounting && say('counting')}
        </p>
        {career !== null && <Sections career={career} isCounting={isCounting} />}
      </main>
    </>
  );
}

function Sections({ career, isCounting }: { readonly career: Career; readonly isCounting: boolean }) {
  const say = words.use();
  const lang = useLanguage();
  const { rows } = career;
  const isNew = total(rows).games === 0;
  return (
    <>
      {isNew && !isCounting ? (
        <p>
          {say('none')}{' '}
          <a className="button primary" href={hrefOf({ screen: 'setup' })}>
            {say('newGame')}
          </a>
        </p>
      ) : (
        <Summary rows={rows} />
      )}
      <GauntletTeaser career={career} />
      <AchievementsView career={career} />
      {!isNew && (
        <div className={style.records}>
          <RecordTable
            title={say('byHero')}
            kind={say('hero')}
            tallies={byHero(rows)}
            nameOf={calledIn(lang)}
          />
          <RecordTable
            title={say('byLevel')}
            kind={say('level')}
            tallies={byLevel(rows)}
            nameOf={(level) => levelName(level, lang)}
          />
          <RecordTable
            title={say('byBoard')}
            kind={say('board')}
            tallies={byBoard(rows)}
            nameOf={calledIn(lang)}
          />
        </div>
      )}
      <CareerFileView career={career} />
    </>
  );
}

function GauntletTeaser({ career: { gauntlet, rows } }: { readonly career: Career }) {
  const say = words.use();
  const sayGauntlet = gauntletWords.use();
  return (
    <section>
      <h2>{say('gauntlet')}</h2>
      <p className={style.about}>
        {gauntlet === null
          ? say('gauntletAbout')
          : sayGauntlet('progress', { won: climbOf(gauntlet, rows).won, of: gauntlet.rungs.length })}
      </p>
      <a className="button" href={hrefOf({ screen: 'gauntlet' })}>
        {say('toGauntlet')}
      </a>
    </section>
  );
}
