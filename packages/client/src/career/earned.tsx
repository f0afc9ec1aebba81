import type { GameRecord } from '@peerless/rules/match';
import type { Moment, Player } from '@peerless/table';
import { useEffect, useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { calledIn } from '../games/record-problem.ts';
import { useLanguage } from '../settings/settings.ts';
import { ACHIEVEMENT_WORDS } from './achievement-words.ts';
import { compareScores, newWith, scoreOf } from './achievements.ts';
import { heroSlugs } from './achievements-view.tsx';
import { challengeText, isChallenging } from './challenge.ts';
import style from './earned.module.css';
import { words } from './earned-words.ts';
import { keepRow } from './keep-row.ts';
import type { Career } from './ledger.ts';
import type { LedgerRow, Score } from './row.ts';
import { byHero, presentStreak } from './tallies.ts';
import { useCareer } from './use-career.ts';

export interface EarnedProps {
  readonly id: string;
  readonly record: GameRecord;
  readonly players: readonly Player[];
  readonly moments: readonly Moment[];
}

/** What a finished game has added to a career, and the way to challenge a friend with it. */
export function Earned({ id, record, players, moments }: EarnedProps) {
  const say = words.use();
  const career = useCareer();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a game ends once
  useEffect(() => {
    void keepRow({ id, record, players, moments });
  }, [id]);
  const row = career?.rows.find((kept) => kept.id === id);
  if (career === null || row === undefined || row.result === 'shared') return null;
  return (
    <section className={style.earned} aria-label={say('title')}>
      <Line career={career} row={row} />
      <News career={career} id={id} />
      {row.challenge !== undefined && <Compared row={row} theirs={row.challenge} />}
      {row.rung !== undefined && <Rung row={row} rung={row.rung} />}
      <div className={style.ways}>
        <a className="button" href={hrefOf({ screen: 'career' })}>
          {say('career')}
        </a>
        {row.rung !== undefined && (
          <a className="button primary" href={hrefOf({ screen: 'gauntlet' })}>
            {say('gauntlet')}
          </a>
        )}
        {isChallenging(players) && <Send text={() => challengeText(record, players, scoreOf(row))} />}
      </div>
    </section>
  );
}

interface RowProps {
  readonly career: Career;
  readonly row: LedgerRow;
}

/** The record with this hero, and the streak if there is one. */
function Line({ career: { rows }, row }: RowProps) {
  const say = words.use();
  const lang = useLanguage();
  const hero = row.heroes[row.own[0] ?? 0] ?? '';
  const { won, games } = byHero(rows).get(hero) ?? { won: 0, games: 0 };
  const streak = presentStreak(rows);
  return (
    <p>
      {say('record', { hero: calledIn(lang)(hero), won, games })}
      {streak > 1 && ` · ${say('streak', { count: streak })}`}
    </p>
  );
}

function News({ career, id }: { readonly career: Career; readonly id: string }) {
  const say = words.use();
  const lang = useLanguage();
  const news = newWith(career, id, heroSlugs());
  if (news.length === 0) return null;
  return (
    <div>
      <p className={style.title}>{say('news')}</p>
      <ul className={style.news} aria-label={say('news')}>
        {news.map((achievement) => {
          const [title, , teaches] = ACHIEVEMENT_WORDS[lang][achievement];
          return (
            <li key={achievement}>
              <span aria-hidden="true">★</span> <strong>{title}</strong> {teaches}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Compared({ row, theirs }: { readonly row: LedgerRow; readonly theirs: Score }) {
  const say = words.use();
  const better = compareScores(scoreOf(row), theirs);
  const told = theirs.won ? say('wonIn', theirs) : say('lostIn', theirs);
  return <p>{say(better > 0 ? 'better' : better < 0 ? 'worse' : 'equal', { theirs: told })}</p>;
}

function Rung({
  row,
  rung: { rung, of },
}: {
  readonly row: LedgerRow;
  readonly rung: { rung: number; of: number };
}) {
  const say = words.use();
  return <p>{say(row.result === 'won' ? 'rungWon' : 'rungLost', { number: rung + 1, of })}</p>;
}

/** Copies the link of a challenge; where that is not allowed, it stands in a field. */
function Send({ text }: { readonly text: () => string }) {
  const say = words.use();
  const [sent, setSent] = useState<{ readonly address: string; readonly isCopied: boolean } | null>(null);
  const send = async (): Promise<void> => {
    const address = `${location.href.split('#')[0]}${hrefOf({ screen: 'challenge', data: text() })}`;
    const isCopied = await navigator.clipboard.writeText(address).then(
      () => true,
      () => false,
    );
    setSent({ address, isCopied });
  };
  return (
    <>
      <button type="button" onClick={() => void send()}>
        {say('send')}
      </button>
      {sent !== null && (
        <label className={style.link}>
          {say('link')}
          <input type="text" readOnly value={sent.address} onFocus={({ target }) => target.select()} />
        </label>
      )}
      <p role="status" className={style.status}>
        {sent !== null && say(sent.isCopied ? 'copied' : 'copyYourself')}
      </p>
    </>
  );
}
