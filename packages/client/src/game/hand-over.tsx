import type { Library, TableConfig } from '@peerless/rules';
import { playersAt } from '@peerless/table';
import { type Names, realisers } from '@peerless/text';
import { useEffect, useRef } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { coloursOf } from '../art/palette.ts';
import { heroPicture } from '../art/picture.ts';
import style from './hand-over.module.css';
import { words } from './words.ts';

export interface HandOverProps {
  readonly player: number;
  readonly config: TableConfig;
  readonly library: Library;
  readonly names: Names;
  readonly onTake: () => void;
  /** Null where whoever just chose has nothing to take back. */
  readonly onTakeBack: (() => void) | null;
}

/** With several people at one screen the next one is called before anything is shown. */
export function HandOver({ player, config, library, names, onTake, onTakeBack }: HandOverProps) {
  const say = words.use();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const seats = playersAt(config).flatMap((other, seat) => (other === player ? [seat] : []));
  const { capital, list } = realisers[names.lang];
  const heroes = list(seats.map((seat) => capital(names.seat(seat))));
  const hero = config.seats[seats[0] ?? 0]?.hero ?? '';
  const { main, ink } = coloursOf(hero, library);
  return (
    <main className={style.cover} style={{ background: main, color: ink }}>
      <Emblem of={heroPicture(hero, library)} size="min(40vmin, 16rem)" />
      <h1>{say('handOver', { name: say('player', { number: player + 1, heroes }) })}</h1>
      <p>{say('nobodyPeeks')}</p>
      <button ref={button} type="button" className="primary" onClick={onTake}>
        {say('ready')}
      </button>
      {onTakeBack !== null && (
        <button type="button" onClick={onTakeBack}>
          <span aria-hidden="true">↶</span> {say('takeBackLast')}
        </button>
      )}
    </main>
  );
}
