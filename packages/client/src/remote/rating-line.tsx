import type { LobbyView } from '@peerless/table/online';
import { useCallback } from 'react';
import { api } from '../online/api.ts';
import { useAsked } from '../online/use-asked.ts';
import style from './after-game.module.css';
import { words } from './words.ts';

/** Whoever sits here, as the table knows them. */
function youAt({ places, you }: LobbyView) {
  const place = you.player === null ? undefined : places[you.player];
  return place?.is === 'person' ? place : null;
}

/** The rating with which somebody plays a game of theirs that counts; null: there is none yet. */
export const ratingAt = (lobby: LobbyView): number | null => youAt(lobby)?.rating ?? null;

/** A game is counted a moment after its end: so often it is asked what came of it, in milliseconds. */
const EVERY = 3000;

/** What a game that counts has made of one's rating. */
export function RatingLine({ lobby, before }: { readonly lobby: LobbyView; readonly before: number | null }) {
  const say = words.use();
  const me = youAt(lobby)?.person ?? null;
  const ask = useCallback(() => api.person(me ?? ''), [me]);
  const { answer } = useAsked(lobby.isRated && me !== null ? ask : null, EVERY);
  const rating = answer?.ratings.find(({ mode }) => mode === lobby.mode)?.rating;
  if (rating === undefined) return null;
  return (
    <p role="status" className={style.asked}>
      {before === null || before === rating
        ? say('rating', { rating })
        : say('ratingChanged', { before, rating })}
    </p>
  );
}
