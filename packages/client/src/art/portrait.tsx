import { localName, realisers } from '@peerless/text';
import { heroIn } from '../in-library.ts';
import { useLanguage } from '../settings/settings.ts';
import { useContent } from '../table-context.ts';
import { Emblem } from './emblem.tsx';
import { colourStyle } from './palette.ts';
import { heroPicture } from './picture.ts';
import style from './portrait.module.css';

export interface PortraitProps {
  /** The hero's slug. */
  readonly hero: string;
  readonly size?: 'small' | 'medium' | 'large';
  /** With the name in a band below; without it the portrait decorates a name that stands beside it. */
  readonly named?: boolean;
}

/** A hero as a small poster: emblem, rays and frame in the hero's colours. */
export function Portrait({ hero, size = 'medium', named = false }: PortraitProps) {
  const lang = useLanguage();
  const content = useContent();
  const picture = heroPicture(hero, content);
  return (
    <span className={`${style.portrait} ${style[size]}`} style={colourStyle(hero, content)}>
      <span className={style.poster} aria-hidden="true">
        <span className={style.art}>
          <Emblem of={picture} size="100%" className={style.shade} />
          <Emblem of={picture} size="100%" className={style.print} />
        </span>
      </span>
      {named && (
        <span className={style.name}>{realisers[lang].capital(localName(heroIn(content, hero), lang))}</span>
      )}
    </span>
  );
}
