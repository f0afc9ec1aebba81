import { playersAt } from '@peerless/table';
import { Fragment } from 'react';
import { Portrait } from '../art/portrait.tsx';
import { boardOf } from '../library.ts';
import { nameOf } from '../names.ts';
import { useLanguage } from '../settings/settings.ts';
import type { Drawn } from '../setup/play.ts';
import style from './face-off.module.css';
import { words } from './words.ts';

/** The heroes of the next game against each other, the own one first, and where they meet. */
export default function FaceOff({ game: { config } }: { readonly game: Drawn }) {
  const say = words.use();
  const lang = useLanguage();
  const sides = sidesOf(config);
  const isOwn = (hero: string): boolean =>
    config.seats.some((seat, i) => seat.hero === hero && (seat.player ?? i) === 0);
  return (
    <section className={style.faceOff} aria-label={say('matchUp')}>
      <div className={style.sides} data-heroes={config.seats.length}>
        {sides.map((heroes, i) => (
          <Fragment key={heroes.join()}>
            {i > 0 && <span className={style.versus}>{say('versus')}</span>}
            <div className={style.side}>
              {heroes.map((hero) => (
                <div key={hero} className={style.hero}>
                  <Portrait hero={hero} size="large" named />
                  {isOwn(hero) && <span className={style.you}>{say('you')}</span>}
                </div>
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      <p className={style.board}>{nameOf(boardOf(config.board), lang)}</p>
    </section>
  );
}

/** The heroes of each side, that of player 0 first. */
function sidesOf({ mode, seats }: Drawn['config']): string[][] {
  const own = playersAt({ seats }).indexOf(0);
  const turned = seats.map((_, i) => seats[(i + own) % seats.length]?.hero ?? '');
  if (mode !== 'teams') return turned.map((hero) => [hero]);
  return [0, 1].map((team) => turned.filter((_, i) => i % 2 === team));
}
