import { useMemo } from 'react';
import { PageHeader } from '../app/page-header.tsx';
import { goTo, hrefOf, type Route } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { BoardPreview } from '../board/board-preview.tsx';
import { type Challenge, type ChallengeProblem, challengeIn } from '../career/challenge.ts';
import style from '../career/challenge-screen.module.css';
import { words } from '../career/gauntlet-words.ts';
import { startGame } from '../games/start-game.ts';
import { boardOf, heroOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { levelName } from '../opponents/level-name.ts';
import { useLanguage } from '../settings/settings.ts';

/** Somebody's deal, ready to be played: who against whom, where, and what is to be beaten. */
export default function ChallengeScreen({
  route: { data },
}: {
  readonly route: Extract<Route, { screen: 'challenge' }>;
}) {
  const say = words.use();
  const read = useMemo(() => challengeIn(data), [data]);
  return (
    <>
      <PageHeader title={say('challenge')} />
      <main className="page">
        {typeof read === 'object' && 'config' in read ? <Ready challenge={read} /> : <Refused why={read} />}
      </main>
    </>
  );
}

function Refused({ why }: { readonly why: ChallengeProblem }) {
  const say = words.use();
  const text =
    why === 'version'
      ? say('otherVersion')
      : why === 'damaged'
        ? say('broken')
        : say('missing', { what: why.slug });
  return (
    <>
      <p role="alert">{text}</p>
      <p>
        <a className="button" href={hrefOf({ screen: 'setup' })}>
          {say('toSetup')}
        </a>
      </p>
    </>
  );
}

function Ready({ challenge }: { readonly challenge: Challenge }) {
  const say = words.use();
  const lang = useLanguage();
  const { config, players, score } = challenge;
  const start = async (): Promise<void> => {
    goTo({ screen: 'game', id: await startGame(config, players, { is: 'challenge', score }) });
  };
  const board = boardOf(config.board);
  return (
    <div className={style.challenge}>
      <p className={style.about}>{say('challengeAbout')}</p>
      <ul className={style.seats}>
        {config.seats.map(({ hero, player }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats are known by their number only.
          <li key={seat}>
            <Portrait hero={hero} named />
            <Who challenge={challenge} player={player ?? seat} hero={hero} />
          </li>
        ))}
      </ul>
      <section className={style.board}>
        <h2>{nameOf(board, lang)}</h2>
        <BoardPreview board={board} lang={lang} />
      </section>
      <section className={style.theirs}>
        <h2>{say('theirs')}</h2>
        <p>
          {score.won
            ? say('theyWon', { turns: score.turns, health: score.health })
            : say('theyLost', { turns: score.turns })}
        </p>
        <button type="button" className="primary" onClick={() => void start()}>
          {say('accept')}
        </button>
      </section>
    </div>
  );
}

interface WhoProps {
  readonly challenge: Challenge;
  readonly player: number;
  readonly hero: string;
}

/** Who plays a hero: you, or a bot of some level. */
function Who({ challenge: { players }, player, hero }: WhoProps) {
  const say = words.use();
  const lang = useLanguage();
  const who = players[player];
  return (
    <span className={style.who} data-own={who?.is === 'person' || undefined}>
      <span className="only-read">{nameOf(heroOf(hero), lang)}: </span>
      {who?.is === 'bot' ? levelName(who.bot, lang) : say('you')}
    </span>
  );
}
