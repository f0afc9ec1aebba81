import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { heroes } from '../library.ts';
import { levelName } from '../opponents/level-name.ts';
import { useLanguage } from '../settings/settings.ts';
import { type Climb, type Gauntlet, levelAt } from './gauntlet.ts';
import { words } from './gauntlet-words.ts';
import style from './ladder.module.css';

export interface LadderProps {
  readonly gauntlet: Gauntlet;
  readonly climb: Climb;
}

/** All rungs of a gauntlet, the first one first: whom one meets, on which level, where, and how it went. */
export function Ladder({ gauntlet, climb }: LadderProps) {
  return (
    <ol className={style.ladder}>
      {gauntlet.rungs.map(({ hero }, rung) => (
        <Rung key={hero} gauntlet={gauntlet} climb={climb} rung={rung} />
      ))}
    </ol>
  );
}

const STATES = { won: 'rungWon', next: 'rungNext', later: 'rungLater' } as const;

function Rung({ gauntlet: { rungs }, climb, rung }: LadderProps & { readonly rung: number }) {
  const say = words.use();
  const lang = useLanguage();
  const called = calledIn(lang);
  const { hero = '', board = '' } = rungs[rung] ?? {};
  const state = rung < climb.won ? 'won' : rung === climb.won ? 'next' : 'later';
  const tries = climb.tries[rung] ?? 0;
  return (
    <li className={style.rung} data-state={state}>
      <span className={style.face}>
        {/* A hero of somebody's own may be away. */}
        {heroes.some(({ slug }) => slug === hero) && <Portrait hero={hero} size="small" />}
        {state === 'won' && (
          <span className={style.seal} aria-hidden="true">
            ✓
          </span>
        )}
      </span>
      <div className={style.facts}>
        <h2>
          <span className={style.number}>{say('rung', { number: rung + 1 })}</span> {called(hero)}
        </h2>
        <p>
          {levelName(levelAt(rung, rungs.length), lang)} · {called(board)}
        </p>
        <p>
          <span className={style.state}>{say(STATES[state])}</span>
          {tries > 0 && ` · ${say('tries', { count: tries })}`}
        </p>
      </div>
    </li>
  );
}
