import type { View } from '@peerless/rules';
import { type Names, realisers } from '@peerless/text';
import { type CSSProperties, useState } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { heroPicture } from '../art/picture.ts';
import { useSettings } from '../settings/settings.ts';
import { CLOCK } from '../story/clock.ts';
import { useContent, useSeatColour } from '../table-context.ts';
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
  const content = useContent();
  const { speed } = useSettings();
  const colour = useSeatColour()(view.active);
  const time = CLOCK[speed].banner;
  if (view.turn === 0 || told !== view.turn || view.outcome !== null || time === 0) return null;
  const isOwn = view.seats[view.active]?.player === view.viewer;
  const name = realisers[names.lang].capital(names.seat(view.active));
  const hero = view.seats[view.active]?.hero ?? '';
  const look = {
    ...colourStyle(hero, content),
    '--seat': colour.main,
    '--ink-on': colour.ink,
    '--time': `${time}ms`,
  } as CSSProperties;
  return (
    <p key={view.turn} className={style.banner} data-own={isOwn || undefined} style={look} aria-hidden="true">
      <span className={style.picture}>
        <Emblem of={heroPicture(hero, content)} size="100%" />
      </span>
      <span className={style.words}>{isOwn ? say('yourTurn') : say('turnOf', { name })}</span>
    </p>
  );
}
