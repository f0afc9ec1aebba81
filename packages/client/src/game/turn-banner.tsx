import type { View } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import { type CSSProperties, useState } from 'react';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import { useSeatColour } from '../table-context.ts';
import { words } from './recap-words.ts';
import style from './turn-banner.module.css';

interface TurnBannerProps {
  readonly view: View;
  readonly names: Names;
  /** Whether something lies over the board that is to be seen first. */
  readonly isHeld?: boolean;
}

/** Whose turn begins, in a breath: it comes and goes, and nothing waits for it. The log tells it to those who listen. */
export function TurnBanner({ view, names, isHeld = false }: TurnBannerProps) {
  const [told, setTold] = useState(isHeld ? 0 : view.turn);
  if (!isHeld && told !== view.turn) setTold(view.turn);
  const say = words.use();
  const { speed } = useSettings();
  const colour = useSeatColour()(view.active);
  const time = CLOCK[speed].banner;
  if (view.turn === 0 || told !== view.turn || view.outcome !== null || time === 0) return null;
  const isOwn = view.seats[view.active]?.player === view.viewer;
  const name = realisers[names.lang].capital(names.seat(view.active));
  return (
    <p
      key={view.turn}
      className={style.banner}
      style={{ '--seat': colour.main, '--ink-on': colour.ink, '--time': `${time}ms` } as CSSProperties}
      aria-hidden="true"
    >
      {isOwn ? say('yourTurn') : say('turnOf', { name })}
    </p>
  );
}
