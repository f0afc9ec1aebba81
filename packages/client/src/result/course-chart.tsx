import type { Moment } from '@peerless/table';
import { realisers } from '@peerless/text';
import { type CSSProperties, useMemo } from 'react';
import { useSeatColour, useTable } from '../table-context.ts';
import { courseOf, type Point, turningPoint } from './course.ts';
import style from './course-chart.module.css';
import { words } from './result-words.ts';

const [WIDTH, HEIGHT] = [320, 90];
/** Lines are told apart without colour, too. */
const DASHES = [undefined, '7 4', '2 4', '10 3 2 3'];

interface CourseChartProps {
  readonly moments: readonly Moment[];
}

/** The health of everybody over the turns: one line a seat, and where the game turned. */
export function CourseChart({ moments }: CourseChartProps) {
  const { names } = useTable();
  const say = words.use();
  const colourOf = useSeatColour();
  const course = useMemo(() => courseOf(moments), [moments]);
  const turn = useMemo(() => turningPoint(moments), [moments]);
  const last = course.at(-1);
  if (last === undefined || course.length < 3) return null;
  const x = (at: number): number =>
    (WIDTH * (at - (course[0]?.at ?? 0))) / Math.max(1, last.at - (course[0]?.at ?? 0));
  const y = (share: number): number => HEIGHT * (1 - Math.min(1, share));
  const { capital } = realisers[names.lang];
  const line = (seat: number): string =>
    course
      .map(
        ({ at, shares }: Point, i) =>
          `${i === 0 ? 'M' : 'L'}${x(at).toFixed(1)} ${y(shares[seat] ?? 0).toFixed(1)}`,
      )
      .join('');
  const told = last.shares
    .map((share, seat) => `${capital(names.seat(seat))}: ${Math.round(100 * share)} %`)
    .join(', ');
  return (
    <figure className={style.course}>
      <svg viewBox={`-4 -4 ${WIDTH + 8} ${HEIGHT + 8}`} role="img" aria-label={`${say('course')} ${told}`}>
        <path className={style.axis} d={`M0 0V${HEIGHT}H${WIDTH}`} />
        {turn !== null && <path className={style.turn} d={`M${x(turn)} 0V${HEIGHT}`} />}
        {last.shares.map((_, seat) => (
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
      <figcaption>{say('course')}</figcaption>
    </figure>
  );
}
