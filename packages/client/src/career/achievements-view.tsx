import { hrefOf } from '../app/route.ts';
import { heroes } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { ACHIEVEMENT_WORDS } from './achievement-words.ts';
import { ACHIEVEMENTS, type Achievement, earnedIn, ruleOf } from './achievements.ts';
import style from './achievements-view.module.css';
import type { Career } from './ledger.ts';
import { words } from './words.ts';

export const heroSlugs = (): string[] => heroes.map(({ slug }) => slug);

/** Every achievement, those that were earned and those that are open: how to get it, and what it teaches. */
export function AchievementsView({ career }: { readonly career: Career }) {
  const say = words.use();
  const earned = earnedIn(career, heroSlugs());
  return (
    <section>
      <h2>
        {say('achievements')}{' '}
        <span className={style.count}>{say('of', { count: earned.size, all: ACHIEVEMENTS.length })}</span>
      </h2>
      <ul className={style.list}>
        {ACHIEVEMENTS.map((id) => (
          <Item key={id} id={id} isEarned={earned.has(id)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ id, isEarned }: { readonly id: Achievement; readonly isEarned: boolean }) {
  const say = words.use();
  const lang = useLanguage();
  const [title, how, teaches] = ACHIEVEMENT_WORDS[lang][id];
  const rule = ruleOf(id);
  return (
    <li className={style.item} data-earned={isEarned || undefined}>
      <span className={style.seal} aria-hidden="true">
        {isEarned ? '★' : '☆'}
      </span>
      <div>
        <h3>
          {title} <span className="only-read">({say(isEarned ? 'earned' : 'open')})</span>
        </h3>
        <p className={style.how}>{how}</p>
        <p className={style.teaches}>
          {teaches} {rule !== null && <a href={hrefOf({ screen: 'rules', rule })}>{say('rule', { rule })}</a>}
        </p>
      </div>
    </li>
  );
}
