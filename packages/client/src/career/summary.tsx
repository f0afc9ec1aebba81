import type { Career } from './ledger.ts';
import style from './summary.module.css';
import { bestStreak, presentStreak, total } from './tallies.ts';
import { words } from './words.ts';

/** All games in four numbers. */
export function Summary({ rows }: Pick<Career, 'rows'>) {
  const say = words.use();
  const { games, won } = total(rows);
  const facts = [
    [say('games'), games],
    [say('won'), won],
    [say('streak'), presentStreak(rows)],
    [say('bestStreak'), bestStreak(rows)],
  ] as const;
  return (
    <dl className={style.summary}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
