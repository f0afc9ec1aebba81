import { labelName, labelNamed } from '@peerless/text';
import { memo, useRef } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { cardPicture, heroPicture } from '../art/picture.ts';
import { heroIn } from '../in-library.ts';
import { useLanguage } from '../settings/settings.ts';
import { useContent } from '../table-context.ts';
import style from './card-face.module.css';
import { CardWords } from './card-words.tsx';
import { faceOf } from './face-of.ts';
import { type PrintedCard, printedCard } from './printed-card.ts';
import { TypeIcon } from './type-icon.tsx';
import { useFit } from './use-fit.ts';
import { words } from './words.ts';

export interface CardFaceProps {
  /** The hero's slug and the card's: `feint`, with a symbol `feint:knife`; `loki/feint` of another deck. */
  readonly hero: string;
  readonly card: string;
  /** `small` for rows and piles, `hand` for the hand, `large` to read. */
  readonly size?: 'small' | 'hand' | 'large';
}

/** A card drawn from its data, in the chosen language. What is drawn is read out as one text. */
export const CardFace = memo(function CardFace({ size = 'hand', ...named }: CardFaceProps) {
  const { hero, card } = named.card.includes('/') ? faceOf(named.card) : named;
  const isGuest = hero !== named.hero;
  const lang = useLanguage();
  const content = useContent();
  const printed = printedCard(heroIn(content, hero), card, lang);
  const face = useRef<HTMLSpanElement>(null);
  useFit(face);
  return (
    <span
      className={`${style.card} ${style[size]}`}
      style={colourStyle(hero, content)}
      data-type={printed.card.type}
    >
      <span className="only-read">
        {printed.heading}. {printed.effect}
      </span>
      <span ref={face} className={style.face} aria-hidden="true">
        <Art printed={printed} size={size} />
        <CardWords printed={printed} size={size} />
        {isGuest && (
          <span className={style.owner}>
            <Emblem of={heroPicture(hero, content)} size="100%" />
          </span>
        )}
      </span>
    </span>
  );
});

/** The picture with what stands in a card's corners: type and value, who may play it, symbols, BOOST. */
function Art({ printed, size }: { readonly printed: PrintedCard; readonly size: CardFaceProps['size'] }) {
  const say = words.use();
  const { hero, card, face, symbols } = printed;
  const emblem = cardPicture(hero, card);
  return (
    <span className={style.art}>
      <span className={style.picture}>
        <Emblem of={emblem} size="100%" className={style.shade} />
        <Emblem of={emblem} size="100%" className={style.print} />
      </span>
      <span className={style.ribbon}>
        <TypeIcon type={card.type} />
        {card.value !== null && <b>{card.value}</b>}
      </span>
      {(size !== 'small' || card.user !== 'any') && (
        <span className={style.user}>{card.user === 'any' ? say('anyBanner') : face.user}</span>
      )}
      <Symbols hero={hero} symbols={symbols} />
      {card.marks !== undefined && (
        <span className={style.marks} title={face.marks}>
          {hero.mark !== undefined && <Emblem of={hero.mark} />}
          {card.marks}
        </span>
      )}
      {card.boost !== null && (
        <span className={style.boost}>{size === 'large' ? face.boost : `+${card.boost}`}</span>
      )}
    </span>
  );
}

function Symbols({ hero, symbols }: Pick<PrintedCard, 'hero' | 'symbols'>) {
  const lang = useLanguage();
  if (symbols.length === 0) return null;
  return (
    <span className={style.symbols}>
      {symbols.map((symbol) => (
        <span key={symbol} title={labelName(hero, symbol, lang)}>
          <Emblem of={labelNamed(hero, symbol)} />
        </span>
      ))}
    </span>
  );
}

/** The back of a hero's cards. */
export const CardBack = memo(function CardBack({
  hero,
  size = 'hand',
}: Pick<CardFaceProps, 'hero' | 'size'>) {
  const content = useContent();
  return (
    <span className={`${style.card} ${style[size]}`} style={colourStyle(hero, content)}>
      <span className={style.back} aria-hidden="true">
        <Emblem of={heroPicture(hero, content)} size="100%" />
      </span>
    </span>
  );
});
