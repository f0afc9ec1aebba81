import type { View } from '@peerless/rules';
import { alone, decisionIn } from '@peerless/table';
import { realisers } from '@peerless/text';
import { useEffect, useMemo, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { CardFace } from '../cards/card-face.tsx';
import type { HandCard } from '../cards/hand.tsx';
import { HintStatus } from '../decision/hint.tsx';
import { Prompt } from '../decision/prompt.tsx';
import type { Choice } from '../decision/use-choice.ts';
import { Fight, WaitingFight } from '../game/fight.tsx';
import { type Seat, useSeat } from '../game/use-seat.ts';
import { words as gameWords } from '../game/words.ts';
import { continueFrom } from '../games/again.ts';
import { Announcer } from '../log/announcer.tsx';
import { Log } from '../log/log.tsx';
import { useLogPlace } from '../log/use-log-place.ts';
import { useSettings } from '../settings/settings.ts';
import { useStory } from '../story/use-story.ts';
import { Tableau } from '../table/tableau.tsx';
import { useTableInSight } from '../table/use-table-in-sight.ts';
import { useTableState } from '../table/use-table-state.ts';
import style from './coach.module.css';
import { Coach } from './coach.tsx';
import { farLesson, farWords, keepLesson } from './far.ts';
import { LearnMenu } from './learn-menu.tsx';
import { LessonSource } from './lesson-source.ts';
import { type Happened, lessonText, recapOf } from './lesson-text.ts';
import {
  DEFENDED_HEALTH,
  endOf,
  isTelling,
  LAST_LESSON,
  LEARNER,
  LESSON_IDS,
  type LessonId,
  lessonAt,
  offeredIn,
  startOf,
  turnOf,
} from './lessons.ts';
import { useRefusal } from './use-refusal.ts';
import { words } from './words.ts';

/** A lesson, and the table at which it is given; `number`: of those that were set in this page. */
interface LessonRun {
  readonly number: number;
  readonly source: LessonSource;
  readonly lesson: number;
  /** The lesson that was played just before; null for whoever came from elsewhere. */
  readonly played: LessonId | null;
}

let tables = 0;

/** Sets the table as that lesson needs it. */
const runFrom = (lesson: number): LessonRun => ({
  number: tables++,
  source: new LessonSource(lesson),
  lesson,
  played: null,
});

/** The next lesson at the same table. */
function goOn({ lesson, ...run }: LessonRun): LessonRun {
  run.source.goOnTo(lesson + 1);
  return { ...run, lesson: lesson + 1, played: LESSON_IDS[lesson] ?? null };
}

/** The lessons, one after the other, at the table of a real game; `from`: the one that the address names, counted from 1. */
export function Tutorial({ from }: { readonly from: number }) {
  const wanted = Math.min(Math.max(from - 1, 0), LAST_LESSON);
  const [run, setRun] = useState(() => runFrom(wanted));
  const { source, lesson } = run;
  useEffect(() => {
    setRun((now) => (now.lesson === wanted ? now : runFrom(wanted)));
  }, [wanted]);
  // Whoever loads the page again finds the lesson again.
  useEffect(() => {
    history.replaceState(null, '', hrefOf({ screen: 'learn', lesson: lesson + 1 }));
    keepLesson(lesson + 1, lesson === LAST_LESSON);
  }, [lesson]);
  useEffect(() => {
    source.extras.sleep(false);
    return () => source.close();
  }, [source]);
  return <LessonTable key={run.number} run={run} onRun={setRun} />;
}

interface LessonTableProps {
  readonly run: LessonRun;
  readonly onRun: (run: LessonRun) => void;
}

/** The table of one lesson: only what it is about can be chosen. */
function LessonTable({ run, onRun }: LessonTableProps) {
  const { source, lesson } = run;
  const say = words.use();
  const { speed } = useSettings();
  const state = useTableState(source);
  const { moments, viewer } = state;
  const made = moments.length - 1;
  const { story, move } = useStory({ moments, viewer, speed }, made, 'following');
  // A lesson that only tells something offers nothing.
  const offers = useMemo(() => offeredIn(lesson, made), [lesson, made]);
  const seat = useSeat({ source, state, story, move }, offers);
  const { names, choice } = seat;
  useWayOn(run, onRun, made, story.at >= made && story.isShown);
  const notNow = say('notNow');
  const hands = useMemo(
    () => seat.hands.map((hand) => ({ ...hand, cards: cardsFor(hand.cards, notNow) })),
    [seat.hands, notNow],
  );
  useTableInSight(seat.decision);
  const logPlace = useLogPlace();
  const log = <Log moments={seat.told} names={names} at={seat.at} onSee={seat.see} />;
  return (
    <Tableau
      moment={seat.moment}
      library={state.library}
      names={names}
      marks={seat.marks}
      onSpace={(space) => choice.point({ space })}
      onFighter={(fighter) => choice.point({ fighter })}
      onDoor={(door) => choice.point({ door })}
      onDrag={(fighter, onto) => choice.drag({ fighter }, onto)}
      onLook={seat.look}
      hands={hands}
      promptTitle={say('title')}
      isLesson
      prompt={<LessonPrompt run={run} onRun={onRun} seat={seat} />}
      log={logPlace.isDrawer ? log : null}
      overlay={<Fight seat={seat} />}
      menu={
        <LearnMenu
          source={source}
          state={state}
          onHint={HINTED.has(LESSON_IDS[lesson] ?? 'end') ? seat.hint.ask : null}
          isHintShown={seat.hint.isShown}
          log={log}
          logPlace={logPlace}
        />
      }
    >
      <Announcer moments={seat.told} names={names} />
    </Tableau>
  );
}

/** What was done leads on by itself, and what was taken back leads back. */
function useWayOn(run: LessonRun, onRun: LessonTableProps['onRun'], made: number, isShown: boolean): void {
  useEffect(() => {
    const { lesson } = run;
    if (made < startOf(lesson)) onRun({ ...run, lesson: lessonAt(made), played: null });
    else if (isShown && made >= endOf(lesson) && !isTelling(lesson)) onRun(goOn(run));
  }, [run, onRun, made, isShown]);
}

/** What the coach says, and the question as far as it cannot be pointed at. */
function LessonPrompt({ run, onRun, seat }: LessonTableProps & { readonly seat: Seat }) {
  const { lesson, played } = run;
  const { view, names, decision, choice, story } = seat;
  const { language: lang } = useSettings();
  const isRefused = useRefusal(seat);
  const isLast = lesson === LAST_LESSON;
  const id = LESSON_IDS[lesson] ?? 'end';
  return (
    <Coach
      lesson={lesson}
      text={lessonText(id, names, lang)}
      recap={played === null ? null : recapOf(played, names, lang, happenedIn(view))}
      opponent={realisers[lang].capital(names.seat(1 - LEARNER))}
      isWaiting={!isTelling(lesson) && story.at < turnOf(lesson)}
      isRefused={isRefused}
      onGoOn={isTelling(lesson) && !isLast ? () => onRun(goOn(run)) : null}
      beside={lesson === 0 ? <GoOn /> : undefined}
      onBack={lesson === 0 ? null : () => onRun(runFrom(lesson - 1))}
      onNext={isLast ? null : () => onRun(runFrom(lesson + 1))}
      instead={
        HINTED.has(id) && seat.hint.chances !== null ? (
          <LessonHint seat={seat} isTold={isTelling(lesson)} />
        ) : undefined
      }
      picture={id === 'card' ? <CardFace hero="sinbad" card="momentous-shift" /> : undefined}
    >
      {isLast && <AfterAll run={run} onRun={onRun} />}
      {seat.isPast && <ToNow onNow={() => seat.see(null)} />}
      {decision !== null && <WaitingFight seat={seat} className={style.fight} />}
      {decision !== null && needsButtons(choice) && (
        <Prompt view={view} decision={decision} choice={choice} hint={null} />
      )}
    </Coach>
  );
}

/** Whoever has come farther before goes on there. */
function GoOn() {
  const say = farWords.use();
  const [far] = useState(farLesson);
  if (far === null) return null;
  return (
    <a className="button" href={hrefOf({ screen: 'learn', lesson: far })}>
      {say('goOn', { lesson: far })}
    </a>
  );
}

/** The lessons in which a hint may be asked for: the one that teaches it, and the next. */
const HINTED: ReadonlySet<LessonId> = new Set(['help', 'strike']);

/** The hint that was asked for; where nothing is to be chosen yet it is only read. */
function LessonHint({ seat, isTold }: { readonly seat: Seat; readonly isTold: boolean }) {
  const { view, choice, hint } = seat;
  const decision = isTold ? decisionIn(view) : seat.decision;
  if (decision === null) return null;
  return <HintStatus hint={hint.chances} decision={decision} take={isTold ? null : choice.take} />;
}

/** What Medusa's attack cost, and what is left of her. */
function happenedIn({ fighters }: View): Happened {
  const healthOf = (id: string): number => fighters.find((fighter) => fighter.id === id)?.health ?? 0;
  return { isDefended: healthOf('sinbad') >= DEFENDED_HEALTH, health: healthOf('medusa') };
}

/** Back from a line of the log that was looked at. */
function ToNow({ onNow }: { readonly onNow: () => void }) {
  const say = gameWords.use();
  return (
    <div className={style.after}>
      <span>{say('thenPosition')}</span>
      <button type="button" className="primary" onClick={onNow}>
        {say('toNow')}
      </button>
    </div>
  );
}

/** What lies on the table is pointed at; only what cannot be, or waits to be confirmed, needs the question below it. */
const needsButtons = ({ candidate, left, pointable }: Choice): boolean =>
  candidate !== null ||
  left.some((option) => [...pointable.values()].every(({ options }) => !options.includes(option)));

/** Where a card is to be picked the others are refused; where none is, the hand lies there to be read. */
function cardsFor(cards: readonly HandCard[], notNow: string): readonly HandCard[] {
  const isAsked = cards.some(({ state }) => state === 'choosable' || state === 'picked');
  return cards.map(({ card, state }) => {
    if (typeof state === 'string') return { card, state };
    return { card, state: isAsked ? { whyNot: notNow } : 'idle' };
  });
}

/** What to do after the last lesson. */
function AfterAll({ run, onRun }: LessonTableProps) {
  const say = words.use();
  const playOn = (): void => {
    const record = run.source.extras.record();
    void continueFrom(record, record.entries.length, alone(2, LEARNER, 'novice'));
  };
  return (
    <div className={style.after}>
      <button type="button" className="primary" onClick={playOn}>
        {say('playOn')}
      </button>
      <a className="button" href={hrefOf({ screen: 'setup' })}>
        {say('newGame')}
      </a>
      <a className="button" href={hrefOf({ screen: 'how-to' })}>
        {say('howTo')}
      </a>
      <button type="button" onClick={() => onRun(runFrom(0))}>
        {say('startOver')}
      </button>
    </div>
  );
}
