import style from './record-table.module.css';
import type { Tally } from './tallies.ts';
import { words } from './words.ts';

export interface RecordTableProps {
  readonly title: string;
  /** What the rows are. */
  readonly kind: string;
  readonly tallies: ReadonlyMap<string, Tally>;
  readonly nameOf: (key: string) => string;
}

/** How often was played and won with whom, against whom or where; the most played first. */
export function RecordTable({ title, kind, tallies, nameOf }: RecordTableProps) {
  const say = words.use();
  const rows = [...tallies]
    .map(([key, tally]) => ({ key, name: nameOf(key), ...tally }))
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name));
  return (
    <section className={style.record}>
      <h2>{title}</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">{kind}</th>
            <th scope="col">{say('games')}</th>
            <th scope="col">{say('won')}</th>
            <th scope="col">%</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, games, won }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>{games}</td>
              <td>{won}</td>
              <td>
                <Share won={won} games={games} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The share as a number and as a bar. */
function Share({ won, games }: Tally) {
  const percent = Math.round((100 * won) / games);
  return (
    <span className={style.share}>
      <span className={style.bar} aria-hidden="true">
        <span style={{ width: `${percent}%` }} />
      </span>
      {percent}
    </span>
  );
}
