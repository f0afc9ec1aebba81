import type { Outcome, View } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import type { Moment, Player } from '@peerless/table';
import { outcomeText, winText } from '@peerless/text';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { hrefOf, type Route } from '../app/route.ts';
import { colourStyle } from '../art/palette.ts';
import { Portrait } from '../art/portrait.tsx';
import { CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { Earned } from '../career/earned.tsx';
import { rematch, swapSides } from '../games/again.ts';
import { seatOf } from '../table/names.ts';
import { useContent, useTable } from '../table-context.ts';
import { Blow } from './blow.tsx';
import { leadingTo, turningPoint } from './course.ts';
import { CourseChart } from './course-chart.tsx';
import { More } from './more.tsx';
import style from './result.module.css';
import { words } from './result-words.ts';
import { Share } from './share.tsx';
import { bestCard } from './statistics.ts';
import { StatisticsView } from './statistics-view.tsx';

export interface ResultProps {
  /** Under which the game is kept, for the way to its replay. */
  readonly id: string;
  /** Null where nobody at this screen has all of it. */
  readonly record: GameRecord | null;
  readonly players: readonly Player[];
  readonly moments: readonly Moment[];
  /** What to do next, where that is not another game in this page. */
  readonly after?: ReactNode;
  /** Where its replay is, if not among the games of this browser. */
  readonly replay?: Extract<Route, { screen: 'replay' | 'online-game' }> | undefined;
  /** Somebody wants to look at the board again. */
  readonly onClose: () => void;
}

/** How a game ended: who won and why, what to do next, and its numbers. Shown above the table. */
export function Result({ id, record, players, moments, after, replay, onClose }: ResultProps) {
  const say = words.use();
  const dialog = useRef<HTMLDialogElement>(null);
  const view = moments.at(-1)?.view;
  useEffect(() => {
    dialog.current?.showModal();
    // The most likely wish, wherever it stands.
    dialog.current?.querySelector<HTMLElement>('button.primary:enabled')?.focus({ preventScroll: true });
  }, []);
  if (view === undefined || view.outcome === null) return null;
  return (
    <dialog ref={dialog} className={style.result} aria-labelledby={`${id}-result`} onClose={onClose}>
      <Banner moments={moments} view={view} outcome={view.outcome} headingId={`${id}-result`} />
      <div className={style.body}>
        <Course moments={moments} replay={record === null ? replay : { screen: 'replay', id }} />
        <div className={style.next}>
          {record !== null && (
            <>
              <Again record={record} players={players} />
              <a className="button" href={hrefOf({ screen: 'replay', id })}>
                {say('watch')}
              </a>
            </>
          )}
          {after}
        </div>
        <More>
          {record !== null && <SwapSides record={record} players={players} />}
          {after === undefined && (
            <a className="button" href={hrefOf({ screen: 'setup' })}>
              {say('newGame')}
            </a>
          )}
          <button type="button" onClick={() => dialog.current?.close()}>
            {say('lookAround')}
          </button>
          {record !== null && <Share record={record} players={players} />}
        </More>
        {record !== null && <Earned id={id} record={record} players={players} moments={moments} />}
        <h2>{say('statistics')}</h2>
        <StatisticsView moments={moments} />
      </div>
    </dialog>
  );
}

/** How it came to that: health over the turns, where the game turned, and the card that did most. */
function Course(props: { readonly moments: readonly Moment[]; readonly replay: ResultProps['replay'] }) {
  const { moments, replay } = props;
  const say = words.use();
  const turn = useMemo(() => turningPoint(moments), [moments]);
  return (
    <div className={style.course}>
      <div>
        <CourseChart moments={moments} />
        {turn !== null && replay !== undefined && (
          <a className="button" href={hrefOf({ ...replay, at: leadingTo(turn, moments), plays: true })}>
            {say('toTurningPoint')}
          </a>
        )}
      </div>
      <BestCard moments={moments} />
    </div>
  );
}

/** The card that did most damage, as a card. */
function BestCard({ moments }: { readonly moments: readonly Moment[] }) {
  const say = words.use();
  const best = useMemo(() => bestCard(moments), [moments]);
  if (best === null) return null;
  return (
    <figure className={style.best}>
      <CardFace {...faceOf(best.card)} size="hand" />
      <figcaption>
        <strong>{say('bestCard')}</strong>
        <br />
        {say('bestCardDid', { count: best.times, damage: best.damage })}
      </figcaption>
    </figure>
  );
}

interface AgainProps {
  readonly record: GameRecord;
  readonly players: readonly Player[];
}

/** The same once more. */
function Again({ record: { config }, players }: AgainProps) {
  const say = words.use();
  return (
    <button type="button" className="primary" onClick={() => void rematch(config, players)}>
      {say('rematch')}
    </button>
  );
}

function SwapSides({ record: { config }, players }: AgainProps) {
  const say = words.use();
  return (
    <button type="button" onClick={() => void swapSides(config, players)}>
      {say('swap')}
    </button>
  );
}

/** The title for whoever looks: their own team's result, or simply that it is over. */
function titleOf(view: View, { winners }: Outcome): 'victory' | 'defeat' | 'draw' | 'over' {
  if (winners.length === 0) return 'draw';
  const own = seatOf(view);
  if (own === null) return 'over';
  const team = view.seats[own]?.team;
  return winners.some((seat) => view.seats[seat]?.team === team) ? 'victory' : 'defeat';
}

/** The winners' posters in their colours, what is left of the others beside them, and how it ended. */
function Banner(props: {
  readonly moments: readonly Moment[];
  readonly view: View;
  readonly outcome: Outcome;
  readonly headingId: string;
}) {
  const { moments, view, outcome, headingId } = props;
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const [winners, losers] = [true, false].map((won) =>
    view.seats.filter(({ seat }) => outcome.winners.includes(seat) === won).map(({ hero }) => hero),
  );
  const [first] = winners ?? [];
  const title = titleOf(view, outcome);
  return (
    <header
      className={style.banner}
      data-title={title}
      style={first === undefined ? undefined : colourStyle(first, content)}
    >
      <Posters heroes={winners ?? []} won />
      {first !== undefined && <Posters heroes={losers ?? []} won={false} />}
      <div className={style.told}>
        <h1 id={headingId}>{say(title)}</h1>
        <p>{outcome.reason === 'defeat' ? `${winText(outcome, names)}.` : outcomeText(outcome, names)}</p>
        <Blow moments={moments} isShort />
      </div>
    </header>
  );
}

function Posters({ heroes, won }: { readonly heroes: readonly string[]; readonly won: boolean }) {
  return (
    <div className={won ? style.winners : style.losers} data-won={won}>
      {heroes.map((hero) => (
        <span key={hero}>
          <Portrait hero={hero} size="medium" />
        </span>
      ))}
    </div>
  );
}
