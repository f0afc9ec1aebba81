import type { Moment } from '@peerless/table';
import { realisers, sourceText } from '@peerless/text';
import { type CSSProperties, useMemo } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { heroPicture } from '../art/picture.ts';
import { useContent, useSeatColour, useTable } from '../table-context.ts';
import { courseOf, healthOf, type Point, turningBlow, turningPoint } from './course.ts';
import style from './course-chart.module.css';
import { words } from './result-words.ts';

const [WIDTH, HEIGHT] = [320, 90];
/** Lines are told apart without colour, too. */
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3'];
/** As many turns as are written below. */
const TICKS = 7;
/** From the end of one line to the next, so that their words do not meet, in percent of the height. */
const APART = 24;

interface CourseChartProps {
  readonly moments: readonly Moment[];
}

/** The health of everybody over the turns: one line a seat with its name and what is left, and what turned the game. */
export function CourseChart({ moments }: CourseChartProps) {
  const say = words.use();
  const told = useTold(moments);
  const course = useMemo(() => courseOf(moments), [moments]);
  const turn = useMemo(() => turningPoint(moments), [moments]);
  const [first, last] = [course[0], course.at(-1)];
  if (first === undefined || last === undefined || course.length < 3) return null;
  const share = (at: number): number => (at - first.at) / Math.max(1, last.at - first.at);
  return (
    <figure className={style.course}>
      <figcaption>{say('course')}</figcaption>
      <div className={style.chart} data-many={last.shares.length > 2 || undefined}>
        <div className={style.field}>
          <Lines course={course} share={share} turn={turn} label={told} />
          {turn !== null && <Turned moments={moments} share={share(turn)} />}
        </div>
        <Ends moments={moments} shares={last.shares} />
        <p className={style.turns} aria-hidden="true">
          {ticksOf(course).map(({ at, turn }) => (
            <span key={at} style={{ left: `${100 * share(at)}%` }}>
              {turn}
            </span>
          ))}
        </p>
      </div>
    </figure>
  );
}

interface LinesProps {
  readonly course: readonly Point[];
  /** How far to the right a moment is. */
  readonly share: (at: number) => number;
  readonly turn: number | null;
  readonly label: string;
}

function Lines({ course, share, turn, label }: LinesProps) {
  const colourOf = useSeatColour();
  const x = (at: number): number => WIDTH * share(at);
  const y = (health: number): number => HEIGHT * (1 - Math.min(1, health));
  const line = (seat: number): string =>
    course
      .map(
        ({ at, shares }, i) => `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(shares[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
      <path className={style.axis} d={`M0 0V${HEIGHT}H${WIDTH}`} />
      {turn !== null && <path className={style.turn} d={`M${x(turn)} 0V${HEIGHT}`} />}
      {course[0]?.shares.map((_, seat) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have numbers
          key={seat}
          className={style.line}
          d={line(seat)}
          style={{ '--seat': colourOf(seat).main } as CSSProperties}
          strokeDasharray={DASHES[seat]}
        />
      ))}
    </svg>
  );
}

/** What turned the game, on its line. */
function Turned({ moments, share }: CourseChartProps & { readonly share: number }) {
  const { names } = useTable();
  const say = words.use();
  const blow = useMemo(() => turningBlow(moments), [moments]);
  const source = blow === null ? '' : sourceText(blow.by, names);
  return (
    <span
      className={style.turned}
      data-late={share > 0.75 || undefined}
      style={{ left: `${100 * share}%` }}
      aria-hidden="true"
    >
      {blow === null || source === '' ? say('turning') : `−${blow.amount} ${source}`}
    </span>
  );
}

/** Behind the end of each line: whose it is, and what is left. */
function Ends({ moments, shares }: CourseChartProps & Pick<Point, 'shares'>) {
  const { names } = useTable();
  const colourOf = useSeatColour();
  const content = useContent();
  const view = moments.at(-1)?.view;
  if (view === undefined) return null;
  const health = healthOf(view);
  return (
    <p className={style.ends} aria-hidden="true">
      {spread(shares).map((top, seat) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: seats have numbers
          key={seat}
          style={{ top: `${top}%`, '--seat': colourOf(seat).main } as CSSProperties}
        >
          <Emblem of={heroPicture(view.seats[seat]?.hero ?? '', content)} />
          <b>{realisers[names.lang].capital(names.seat(seat))}</b> ♥{health[seat]}
        </span>
      ))}
    </p>
  );
}

/** How far from the top each end is written, in percent, none over another. */
export function spread(shares: readonly number[]): readonly number[] {
  const tops = shares.map((share) => 100 * (1 - Math.min(1, share)));
  const order = tops.map((_, seat) => seat).sort((a, b) => (tops[a] ?? 0) - (tops[b] ?? 0));
  const placed = [...tops];
  order.forEach((seat, i) => {
    const above = order[i - 1];
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + APART);
  });
  const tooLow = Math.max(0, Math.max(...placed) - 100);
  // Those that would stand below the line go up, and push those above them.
  [...order].reverse().forEach((seat, i) => {
    const most = 100 - i * APART;
    if (tooLow > 0) placed[seat] = Math.min(placed[seat] ?? 0, most);
  });
  return placed;
}

/** The turns that are written: the first, and others at equal distances. */
const ticksOf = (course: readonly Point[]): readonly Point[] => {
  const turns = course.filter(({ turn }, i) => course.findIndex((other) => other.turn === turn) === i);
  const step = Math.ceil(turns.length / TICKS);
  return turns.filter((_, i) => i % step === 0);
};

/** All of it in words. */
function useTold(moments: readonly Moment[]): string {
  const { names } = useTable();
  const say = words.use();
  const blow = useMemo(() => turningBlow(moments), [moments]);
  const { capital } = realisers[names.lang];
  const view = moments.at(-1)?.view;
  const ends = view === undefined ? [] : healthOf(view);
  const left = ends.map((health, seat) => `${capital(names.seat(seat))}: ${health}`).join(', ');
  const source = blow === null ? '' : sourceText(blow.by, names);
  const turned = blow === null || source === '' ? '' : say('turningPoint', { count: blow.amount, source });
  return [say('course'), `${left}.`, turned].filter((part) => part !== '').join(' ');
}
