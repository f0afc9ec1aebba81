import { sideCardText } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { heroIn } from '../in-library.ts';
import { useLanguage } from '../settings/settings.ts';
import { useContent } from '../table-context.ts';
import style from './side-card-face.module.css';

interface SideCardFaceProps {
  /** The slug of the hero, and that of the card in its side deck. */
  readonly hero: string;
  readonly card: string;
}

/** A card of a side deck: its picture, its name, its marks, and what happens when it is turned up. */
export function SideCardFace({ hero, card }: SideCardFaceProps) {
  const lang = useLanguage();
  const content = useContent();
  const def = heroIn(content, hero);
  const printed = def.sideDeck?.cards.find(({ slug }) => slug === card);
  if (printed === undefined) return null;
  const { title, marks, text } = sideCardText(printed, def, lang);
  const mark = { name: '', emblem: def.sideDeck?.mark?.emblem };
  return (
    <span className={style.card} style={colourStyle(hero, content)}>
      <span className={style.art} aria-hidden="true">
        <span className={style.picture}>
          <Emblem of={{ name: title, emblem: printed.emblem }} size="100%" />
        </span>
        <span className={style.marks}>
          {Array.from({ length: printed.marks ?? 0 }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            <Emblem key={i} of={mark} size="1.4em" />
          ))}
        </span>
      </span>
      <span className={style.words}>
        <strong className={style.title}>{title}</strong>
        {marks !== '' && <span className="only-read">{marks}</span>}
        <span className={style.text}>{text}</span>
      </span>
    </span>
  );
}
