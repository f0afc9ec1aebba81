import type { CardPart } from '@peerless/text';
import { useLanguage } from '../settings/settings.ts';
import style from './card-face.module.css';
import type { CardFaceProps } from './card-face.tsx';
import { bonusTitle, type PrintedCard } from './printed-card.ts';

/** The lower part of a card: title, type and tags, and, where there is room to read, its effects by their timing. */
export function CardWords({
  printed,
  size,
}: {
  readonly printed: PrintedCard;
  readonly size: CardFaceProps['size'];
}) {
  const lang = useLanguage();
  const { text, type, face } = printed;
  const bonus = bonusTitle(text, lang);
  return (
    <span className={style.words}>
      <strong className={style.title}>{text.title}</strong>
      {size !== 'small' && (
        <>
          <span className={style.kind}>
            <span>{[type, ...face.tags].join(' · ')}</span>
            {size === 'large' && <span className={style.copies}>{face.copies}</span>}
          </span>
          <Parts parts={text.parts} />
          {bonus !== null && (
            <span className={style.bonus}>
              <b>{bonus}</b>
              <Parts parts={text.bonusAttack?.parts ?? []} />
            </span>
          )}
        </>
      )}
    </span>
  );
}

function Parts({ parts }: { readonly parts: readonly CardPart[] }) {
  return parts.map((part) => (
    <span key={part.kind + part.text} className={style.part}>
      {part.label !== null && <b className={style.label}>{part.label}</b>} {part.text}
    </span>
  ));
}
