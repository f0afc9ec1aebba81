import type { GameSummary, Me, Profile, Tally } from '@peerless/table/online';
import { modeName } from '@peerless/text';
import { type ReactNode, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { calledIn } from '../games/record-problem.ts';
import { api } from '../online/api.ts';
import { heroesOf, SummaryFaces, SummaryFacts } from '../online/game-summary.tsx';
import { TroubleLine } from '../online/trouble.tsx';
import { useDoing } from '../online/use-doing.ts';
import { dayText } from '../online/when-text.ts';
import { words as onlineWords } from '../online/words.ts';
import { useLanguage } from '../settings/settings.ts';
import { Against } from './against.tsx';
import style from './profile-view.module.css';
import { words } from './words.ts';

export interface ProfileViewProps {
  readonly profile: Profile;
  readonly me: Me | null;
  readonly onChanged: () => void;
}

/** Everything that is known of somebody's games. */
export function ProfileView({ profile, me, onChanged }: ProfileViewProps) {
  const say = words.use();
  const shared = onlineWords.use();
  const lang = useLanguage();
  const { games, wins, draws, since } = profile;
  const isOwn = profile.id === me?.id;
  return (
    <div className={style.profile}>
      <p className={style.record}>
        {say('since', { day: dayText(since, lang) })}
        {games > 0 && ` · ${say('record', { games, wins, draws })}`}
      </p>
      {isOwn && (
        <p>
          <a className="button" href={hrefOf({ screen: 'account' })}>
            {shared('account')}
          </a>
        </p>
      )}
      <Ratings profile={profile} />
      {profile.heroes.length > 0 && (
        <Tallies title={say('heroes')}>
          {profile.heroes.map((tally) => (
            <Bar key={tally.hero} tally={tally}>
              <Portrait hero={tally.hero} size="small" />
              <a href={hrefOf({ screen: 'library', hero: tally.hero })}>{calledIn(lang)(tally.hero)}</a>
            </Bar>
          ))}
        </Tallies>
      )}
      {profile.opponents.length > 0 && (
        <Tallies title={say('opponents')}>
          {profile.opponents.map((tally) => (
            <Bar key={tally.id} tally={tally}>
              <a href={hrefOf({ screen: 'person', id: tally.id })}>{tally.name}</a>
            </Bar>
          ))}
        </Tallies>
      )}
      <Games profile={profile} />
      {me !== null && !isOwn && <Against profile={profile} onChanged={onChanged} />}
    </div>
  );
}

/** A rating is shown with what it may be off by: twice its deviation. */
function Ratings({ profile: { ratings } }: Pick<ProfileViewProps, 'profile'>) {
  const say = words.use();
  const lang = useLanguage();
  if (ratings.length === 0) return null;
  return (
    <section>
      <h2>{say('ratings')}</h2>
      <ul className={style.ratings}>
        {ratings.map(({ mode, rating, deviation, games }) => (
          <li key={mode}>
            <span>{modeName(mode, lang)}</span>
            <b>{Math.round(rating)}</b>
            <small>
              {say('ratingAbout', {
                from: Math.round(rating - 2 * deviation),
                to: Math.round(rating + 2 * deviation),
                count: games,
              })}
            </small>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tallies({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul className={style.tallies}>{children}</ul>
    </section>
  );
}

function Bar({ tally, children }: { readonly tally: Tally; readonly children: ReactNode }) {
  const say = words.use();
  const { wins, games } = tally;
  return (
    <li>
      <span className={style.who}>{children}</span>
      <span className={style.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(100 * wins) / Math.max(1, games)}%` }} />
      </span>
      <span className={style.count}>{say('wonOf', { wins, games })}</span>
    </li>
  );
}

/** As many as come at a time. */
const PAGE = 20;

function Games({ profile }: Pick<ProfileViewProps, 'profile'>) {
  const say = words.use();
  const [older, setOlder] = useState<readonly GameSummary[]>([]);
  const [isAll, setAll] = useState(profile.recent.length < PAGE);
  const { isBusy, trouble, run } = useDoing();
  const games = [...profile.recent, ...older];
  const more = async (): Promise<void> => {
    const found = await run(() => api.gamesOf(profile.id, games.at(-1)?.ended ?? 0));
    if (found === null) return;
    const known = new Set(games.map(({ id }) => id));
    setOlder([...older, ...found.games.filter(({ id }) => !known.has(id))]);
    setAll(found.games.length < PAGE);
  };
  return (
    <section>
      <h2>{say('recent')}</h2>
      {games.length === 0 && <p>{say('noGames')}</p>}
      <ul className={style.games}>
        {games.map((game) => (
          <PlayedGame key={game.id} game={game} person={profile.id} />
        ))}
      </ul>
      <TroubleLine trouble={trouble} />
      {!isAll && (
        <button type="button" disabled={isBusy} onClick={() => void more()}>
          {say('older')}
        </button>
      )}
    </section>
  );
}

/** How a game went for somebody. */
function resultFor({ seats, ended }: GameSummary, person: string): 'won' | 'lost' | 'drawn' | 'running' {
  if (ended === null) return 'running';
  if (!seats.some(({ hasWon }) => hasWon)) return 'drawn';
  return seats.some((seat) => seat.person?.id === person && seat.hasWon) ? 'won' : 'lost';
}

/** What is said of how a game ended: that it was not on the board. */
const isHow = (reason: GameSummary['reason']): reason is 'timedOut' | 'resigned' =>
  reason === 'timedOut' || reason === 'resigned';

function PlayedGame({ game, person }: { readonly game: GameSummary; readonly person: string }) {
  const say = words.use();
  const lang = useLanguage();
  const result = resultFor(game, person);
  const heroes = heroesOf(game, lang);
  const isRunning = result === 'running';
  return (
    <li>
      <SummaryFaces game={game} />
      <div>
        <SummaryFacts game={game} />
        <p className={style.result} data-result={result}>
          <b>{say(result)}</b>
          {isHow(game.reason) && ` ${say(game.reason)}`} · {dayText(game.ended ?? game.began, lang)}
        </p>
      </div>
      <a
        className="button"
        href={hrefOf(
          isRunning && game.table !== null
            ? { screen: 'table', id: game.table }
            : { screen: 'online-game', id: game.id },
        )}
        aria-label={say(isRunning ? 'watchOf' : 'replayOf', { game: heroes })}
      >
        {say(isRunning ? 'watch' : 'replay')}
      </a>
    </li>
  );
}
