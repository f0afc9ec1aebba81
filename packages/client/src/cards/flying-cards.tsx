import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import { useLayoutEffect, useRef, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useMotion } from '../settings/use-motion.ts';
import { CLOCK } from '../story/clock.ts';
import { CardBack, CardFace } from './card-face.tsx';
import { faceOf } from './face-of.ts';
import { type Flight, flightsOf } from './flights.ts';
import style from './flying-cards.module.css';
import { CARD_TIME, placeBox } from './use-coming.ts';

interface FlyingCardsProps {
  readonly moment: Moment;
  /** Whether what is drawn has just happened; not where somebody looks back. */
  readonly isLive: boolean;
}

/** Cards on their way from place to place, when a moment comes that moves some. They decorate: piles say what they hold. */
export function FlyingCards({ moment, isLive }: FlyingCardsProps) {
  const moves = useMotion();
  const { speed } = useSettings();
  // What lay there when one sat down has not moved.
  const [landed, setLanded] = useState(moment);
  const time = CLOCK[speed].walk * CARD_TIME;
  if (!isLive || !moves || time === 0 || landed === moment) return null;
  const flights = flightsOf(moment.events, seenBy(moment.view));
  if (flights.length === 0) return null;
  const last = flights.length - 1;
  return (
    <div className={style.layer} aria-hidden="true">
      {flights.map((flight, i) => (
        <FlyingCard
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened does not change
          key={i}
          flight={flight}
          hero={moment.view.seats[flight.seat]?.hero ?? ''}
          time={time}
          delay={i * time * STAGGER}
          onLanded={i === last ? () => setLanded(moment) : undefined}
        />
      ))}
    </div>
  );
}

/** How much later each further card starts, as a share of its way. */
const STAGGER = 0.18;

const seenBy = ({ seats, viewer }: View): readonly number[] =>
  seats.flatMap(({ seat, player }) => (viewer === 'open' || player === viewer ? [seat] : []));

interface FlyingCardProps {
  readonly flight: Flight;
  readonly hero: string;
  readonly time: number;
  readonly delay: number;
  readonly onLanded: (() => void) | undefined;
}

function FlyingCard({ flight, hero, time, delay, onLanded }: FlyingCardProps) {
  const card = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: one way, once
  useLayoutEffect(() => {
    const [from, to] = [placeBox(flight.from, flight.seat), placeBox(flight.to, flight.seat)];
    if (from === null || to === null) return;
    const way = [
      { transform: `${at(from)} scale(${flight.from === 'middle' ? 2 : 1})`, opacity: 1 },
      { transform: `${at(to)} scale(0.7) rotate(8deg)`, opacity: 1, offset: 0.9 },
      { transform: `${at(to)} scale(0.6)`, opacity: 0 },
    ];
    const flying = card.current?.animate?.(way, {
      duration: time,
      delay,
      easing: 'cubic-bezier(0.5, 0, 0.3, 1)',
      fill: 'both',
    });
    if (flying !== undefined && onLanded !== undefined) flying.onfinish = onLanded;
    return () => flying?.cancel();
  }, []);
  return (
    <div ref={card} className={style.card}>
      {flight.card === null ? (
        <CardBack hero={hero} size="small" />
      ) : (
        <CardFace {...faceOf(flight.card)} size="small" />
      )}
    </div>
  );
}

/** From the corner of the screen to the middle of a place. */
const at = ({ left, top, width, height }: DOMRect): string =>
  `translate(${left + width / 2}px, ${top + height / 2}px)`;
