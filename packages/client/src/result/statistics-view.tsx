import type { Moment } from '@peerless/table';
import { realisers, sourceText } from '@peerless/text';
import { useMemo } from 'react';
import { useSeatColour, useTable } from '../table-context.ts';
import { type GameStatistics, gameStatistics, type Hit, type SeatStatistics } from './statistics.ts';
import style from './statistics-view.module.css';
import { words } from './statistics-words.ts';

const ROWS = [
  'damageDealt',
  'damageTaken',
  'turns',
  'attacks',
  'defenses',
  'schemes',
  'maneuvers',
  'boosts',
  'distance',
] as const;

/** The numbers of a game. */
export function StatisticsView({ moments }: { readonly moments: readonly Moment[] }) {
  const say = words.use();
  const statistics = useMemo(() => gameStatistics(moments), [moments]);
  return (
    <div className={style.statistics}>
      <p>{statistics.turns === 0 ? say('noTurn') : say('turnsInAll', { count: statistics.turns })}</p>
      {statistics.biggestHit !== null && <BiggestHit hit={statistics.biggestHit} />}
      <Overview statistics={statistics} />
      <div className={style.seats}>
        {statistics.seats.map((seat) => (
          <SeatDamage key={seat.seat} seat={seat} />
        ))}
      </div>
    </div>
  );
}

function BiggestHit({ hit }: { readonly hit: Hit }) {
  const { names } = useTable();
  const say = words.use();
  const { capital } = realisers[names.lang];
  return (
    <p className={style.hit}>
      <strong className={style.hitAmount}>{hit.amount}</strong>
      <span>
        <strong>{say('biggestHit')}</strong>
        <br />
        {say('hit', {
          fighter: capital(names.fighter(hit.fighter)),
          source: sourceText(hit.by, names),
          target: names.fighter(hit.target),
        })}
      </span>
    </p>
  );
}

function SeatName({ seat }: { readonly seat: number }) {
  const { names } = useTable();
  const { main, ink, mark } = useSeatColour()(seat);
  return (
    <>
      <span aria-hidden="true" className={style.mark} style={{ background: main, color: ink }}>
        {mark}
      </span>{' '}
      <span className={style.name}>{realisers[names.lang].capital(names.seat(seat))}</span>
    </>
  );
}

function Overview({ statistics }: { readonly statistics: GameStatistics }) {
  const say = words.use();
  return (
    <table className={style.overview} data-many={statistics.seats.length > 2 || undefined}>
      <caption className="only-read">{say('overview')}</caption>
      <thead>
        <tr>
          <td />
          {statistics.seats.map(({ seat }) => (
            <th key={seat} scope="col">
              <SeatName seat={seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {ROWS.map((row) => (
          <tr key={row}>
            <th scope="row">{say(row)}</th>
            {statistics.seats.map((seat) => (
              <td key={seat.seat}>{seat[row]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What one seat dealt, by fighter and by card. */
function SeatDamage({ seat }: { readonly seat: SeatStatistics }) {
  const { names } = useTable();
  const say = words.use();
  const { capital } = realisers[names.lang];
  const name = capital(names.seat(seat.seat));
  const most = Math.max(1, ...seat.cards.map(({ damage }) => damage), ...seat.fighters.map((f) => f.damage));
  return (
    <section aria-label={say('damageOf', { name })}>
      <h3>
        <SeatName seat={seat.seat} />
      </h3>
      {seat.damageDealt === 0 && <p>{say('none')}</p>}
      {seat.fighters.length > 0 && <h4>{say('byFighter')}</h4>}
      <ul className={style.bars}>
        {seat.fighters.map(({ fighter, damage }) => (
          <Bar key={fighter} name={capital(names.fighter(fighter))} damage={damage} most={most} />
        ))}
      </ul>
      {seat.cards.length > 0 && <h4>{say('byCard')}</h4>}
      <ul className={style.bars}>
        {seat.cards.map(({ by, times, damage }) => (
          <Bar
            key={by.card ?? by.ability ?? by.item}
            name={capital(sourceText(by, names))}
            times={times}
            damage={damage}
            most={most}
          />
        ))}
      </ul>
    </section>
  );
}

function Bar(props: {
  readonly name: string;
  readonly times?: number;
  readonly damage: number;
  readonly most: number;
}) {
  const { name, times, damage, most } = props;
  const say = words.use();
  return (
    <li>
      <span className={style.barName}>
        {name} {times !== undefined && <small>{say('times', { count: times })}</small>}
      </span>
      <span className={style.barValue}>{say('damage', { count: damage })}</span>
      <span className={style.bar} style={{ inlineSize: `${(100 * damage) / most}%` }} />
    </li>
  );
}
