import type { View } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import { type CSSProperties, useEffect } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { STAR } from '../combat/star.ts';
import type { LastBlow } from '../result/course.ts';
import { playSound } from '../sound/play-sounds.ts';
import { useContent, useSeatColour } from '../table-context.ts';
import style from './felled-poster.module.css';
import { words } from './recap-words.ts';

/** The blow strikes at this part of the time. */
const STRIKES = 0.4;

interface FelledPosterProps {
  readonly blow: LastBlow;
  readonly view: View;
  readonly names: Names;
  /** How long all of it takes, in milliseconds. */
  readonly time: number;
}

/** The hero who falls, as a poster: it stands for a breath, what felled it strikes, and it breaks. Drawn for the eyes only. */
export function FelledPoster({ blow, view, names, time }: FelledPosterProps) {
  const content = useContent();
  const { fighter, amount, by } = blow;
  const seat = names.seatOf(fighter);
  const { main } = useSeatColour()(seat);
  const hero = view.seats[seat]?.hero ?? '';
  const name = realisers[names.lang].capital(names.fighter(fighter));
  useEffect(() => {
    const timer = setTimeout(() => void playSound('clash'), time * STRIKES);
    return () => clearTimeout(timer);
  }, [time]);
  const look = { ...colourStyle(hero, content), '--seat': main, '--time': `${time}ms` } as CSSProperties;
  const card = by !== null && 'card' in by ? by.card : undefined;
  return (
    <div className={style.scene} style={look} data-felled-poster aria-hidden="true">
      <div className={style.poster}>
        {['left', 'right'].map((half) => (
          <div key={half} className={style.half} data-half={half}>
            <span className={style.picture}>
              <Emblem of={names.kindNamed(fighter)} size="100%" className={style.shade} />
              <Emblem of={names.kindNamed(fighter)} size="100%" className={style.print} />
            </span>
            <span className={style.night} />
          </div>
        ))}
        {typeof card === 'string' && (
          <span className={style.card}>
            <CardFace {...faceOf(card)} size="hand" />
          </span>
        )}
        <svg className={style.star} viewBox="-100 -100 200 200" aria-hidden="true">
          <path d={STAR} />
          <text y="34">−{amount}</text>
        </svg>
        <strong className={style.stamp}>{words.in(names.lang)('fell', { name }).replace(/\.$/, '')}</strong>
      </div>
    </div>
  );
}
