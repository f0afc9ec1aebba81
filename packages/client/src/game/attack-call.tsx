import type { View } from '@peerless/rules';
import type { Moment } from '@peerless/table';
import type { Names } from '@peerless/text';
import { type CSSProperties, useLayoutEffect, useRef } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { TypeIcon } from '../cards/type-icon.tsx';
import { STAR } from '../combat/star.ts';
import { placeOn } from '../combat/use-spotlight.ts';
import { tell } from '../log/told.ts';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import { useContent, useSeatColour } from '../table-context.ts';
import style from './attack-call.module.css';
import { freest } from './band.ts';

interface AttackCallProps {
  /** The moment that is shown. */
  readonly moment: Moment;
  readonly names: Names;
}

/**
 * Somebody attacks: both posters shoot across the board and are gone in a breath, where neither of them stands. Nothing
 * waits for it; the log tells it to those who listen.
 */
export function AttackCall({ moment, names }: AttackCallProps) {
  const band = useRef<HTMLDivElement>(null);
  const time = CLOCK[useSettings().speed].banner;
  const { view, events } = moment;
  // Afterwards it is told as a combat.
  const attack = view.combat === null ? undefined : events.find(({ type }) => type === 'attackDeclared');
  const [attacker, target] =
    attack?.type === 'attackDeclared' && time > 0 ? [attack.attacker, attack.target] : [null, null];
  useLayoutEffect(() => {
    const stage = band.current?.parentElement?.getBoundingClientRect();
    if (band.current === null || stage === undefined) return;
    const heights = [attacker, target].flatMap((fighter) => {
      const place = fighter === null ? null : placeOn(fighter, view);
      return place === null ? [] : [(place.y - stage.top) / stage.height];
    });
    band.current.dataset.at = freest(heights);
  }, [attacker, target, view]);
  if (attack === undefined || attacker === null || target === null) return null;
  return (
    <div
      ref={band}
      className={style.call}
      data-attack-call
      style={{ '--time': `${time}ms` } as CSSProperties}
      aria-hidden="true"
    >
      <Half fighter={attacker} side="attack" view={view} names={names} />
      <Half fighter={target} side="defense" view={view} names={names} />
      <svg className={style.star} viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <span className={style.sign}>
        <TypeIcon type="attack" />
      </span>
      <strong className={style.words}>{tell(attack, names).text}</strong>
    </div>
  );
}

interface HalfProps {
  readonly fighter: string;
  readonly side: 'attack' | 'defense';
  readonly view: View;
  readonly names: Names;
}

function Half({ fighter, side, view, names }: HalfProps) {
  const content = useContent();
  const seat = names.seatOf(fighter);
  const { main } = useSeatColour()(seat);
  const look = { ...colourStyle(view.seats[seat]?.hero ?? '', content), '--seat': main } as CSSProperties;
  return (
    <span className={style.half} data-side={side} style={look}>
      <span className={style.picture}>
        <Emblem of={names.kindNamed(fighter)} size="100%" className={style.shade} />
        <Emblem of={names.kindNamed(fighter)} size="100%" className={style.print} />
      </span>
    </span>
  );
}
