import { useState } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { goTo, hrefOf } from '../app/route.ts';
import { Sheet } from '../app/sheet.tsx';
import style from '../career/career-screen.module.css';
import { ChooseClimber } from '../career/choose-climber.tsx';
import { type Climb, climbOf, type Gauntlet, levelAt } from '../career/gauntlet.ts';
import { words as gauntletWords } from '../career/gauntlet-words.ts';
import { Ladder } from '../career/ladder.tsx';
import { type Career, keepGauntlet } from '../career/ledger.ts';
import { useCareer, useOldGames } from '../career/use-career.ts';
import { words } from '../career/words.ts';
import { useKeptGames } from '../games/game-store.ts';
import { calledIn } from '../games/record-problem.ts';
import { freshDigits, startGame } from '../games/start-game.ts';
import { useLanguage } from '../settings/settings.ts';

/** One hero against all the others. */
export default function GauntletScreen() {
  const say = words.use();
  const career = useCareer();
  // A rung that was left at its very end is counted before it is offered again.
  const isCounting = useOldGames();
  return (
    <>
      <PageHeader title={say('gauntlet')} />
      <main className={`page ${style.career}`}>
        <p className={style.about}>{say('gauntletAbout')}</p>
        {career !== null &&
          !isCounting &&
          (career.gauntlet === null ? (
            <ChooseClimber />
          ) : (
            <Climbing gauntlet={career.gauntlet} rows={career.rows} />
          ))}
      </main>
    </>
  );
}

function Climbing({ gauntlet, rows }: { readonly gauntlet: Gauntlet; readonly rows: Career['rows'] }) {
  const say = gauntletWords.use();
  const lang = useLanguage();
  const climb = climbOf(gauntlet, rows);
  return (
    <>
      <div className={style.standing}>
        <p>
          <strong>{calledIn(lang)(gauntlet.hero)}</strong> ·{' '}
          {say('progress', { won: climb.won, of: gauntlet.rungs.length })}
        </p>
        {climb.isDone ? (
          <p>{say('done', { hero: calledIn(lang)(gauntlet.hero) })}</p>
        ) : (
          <NextRung gauntlet={gauntlet} climb={climb} />
        )}
        <Anew isDone={climb.isDone} />
      </div>
      <Ladder gauntlet={gauntlet} climb={climb} />
    </>
  );
}

/** The way into the next duel, or back into the one that was left. */
function NextRung({ gauntlet, climb }: { readonly gauntlet: Gauntlet; readonly climb: Climb }) {
  const say = gauntletWords.use();
  const lang = useLanguage();
  const hero = calledIn(lang)(gauntlet.rungs[climb.won]?.hero ?? '');
  const running = useKeptGames()?.find(
    ({ over, origin }) =>
      !over && origin?.is === 'gauntlet' && origin.run === gauntlet.run && origin.rung === climb.won,
  );
  if (running !== undefined)
    return (
      <a className="button primary" href={hrefOf({ screen: 'game', id: running.id })}>
        {say('goOn', { hero })}
      </a>
    );
  return (
    <button type="button" className="primary" onClick={() => void fight(gauntlet, climb.won)}>
      {say('fight', { hero })}
    </button>
  );
}

/** Whoever begins is drawn by lot. */
async function fight({ run, hero, rungs }: Gauntlet, rung: number): Promise<void> {
  const { hero: other = '', board = '' } = rungs[rung] ?? {};
  const isFirst = Math.random() < 0.5;
  const seats = isFirst
    ? [{ hero }, { hero: other }]
    : [
        { hero: other, player: 1 },
        { hero, player: 0 },
      ];
  const of = rungs.length;
  const id = await startGame(
    { seed: freshDigits(8), board, mode: 'duel', seats },
    [{ is: 'person' }, { is: 'bot', bot: levelAt(rung, of) }],
    { is: 'gauntlet', run, rung, of },
  );
  goTo({ screen: 'game', id });
}

function Anew({ isDone }: { readonly isDone: boolean }) {
  const say = gauntletWords.use();
  const [isAsked, ask] = useState(false);
  const giveUp = (): void => {
    ask(false);
    void keepGauntlet(null);
  };
  return (
    <>
      <button type="button" onClick={() => (isDone ? giveUp() : ask(true))}>
        {say('anew')}
      </button>
      <Sheet
        size="snug"
        title={say('anew')}
        open={isAsked}
        close={say('keep')}
        onClose={() => ask(false)}
        actions={
          <>
            <button type="button" onClick={() => ask(false)}>
              {say('keep')}
            </button>
            <button type="button" className="primary" onClick={giveUp}>
              {say('anewYes')}
            </button>
          </>
        }
      >
        <p>{say('anewAsk')}</p>
      </Sheet>
    </>
  );
}
