import type { RunningGame } from '@peerless/table/online';
import { hrefOf } from '../app/route.ts';
import { api } from '../online/api.ts';
import { heroesOf, SummaryFaces, SummaryFacts } from '../online/game-summary.tsx';
import { useAsked } from '../online/use-asked.ts';
import { whenText } from '../online/when-text.ts';
import { useLanguage } from '../settings/settings.ts';
import style from './running-games.module.css';
import { words } from './words.ts';

/** So often it is asked whose turn it is, in milliseconds. */
const EVERY = 10_000;

/** The games of whoever is signed in that still run; those that wait for them first. */
export function RunningGames() {
  const say = words.use();
  const { answer } = useAsked(api.running, EVERY);
  const games = answer?.running ?? [];
  if (games.length === 0) return null;
  const urgent = games.toSorted(
    (a, b) =>
      Number(b.isYourTurn) - Number(a.isYourTurn) ||
      (a.deadline ?? Number.POSITIVE_INFINITY) - (b.deadline ?? Number.POSITIVE_INFINITY) ||
      b.began - a.began,
  );
  return (
    <section>
      <h2>{say('running')}</h2>
      <ul className={style.games}>
        {urgent.map((game) => (
          <Running key={game.id} game={game} />
        ))}
      </ul>
    </section>
  );
}

function Running({ game }: { readonly game: RunningGame }) {
  const say = words.use();
  const lang = useLanguage();
  const { isYourTurn, deadline } = game;
  return (
    <li className={style.game} data-urgent={isYourTurn}>
      <SummaryFaces game={game} />
      <div>
        <SummaryFacts game={game} />
        <p className={style.turn}>
          {say(isYourTurn ? 'yourTurn' : 'waiting')}
          {deadline !== null && <small> {say('until', { when: whenText(deadline, lang) })}</small>}
        </p>
      </div>
      <a
        className={isYourTurn ? 'button primary' : 'button'}
        href={hrefOf({ screen: 'table', id: game.table })}
        aria-label={say('goOnWith', { game: heroesOf(game, lang) })}
      >
        {say('goOn')}
      </a>
    </li>
  );
}
