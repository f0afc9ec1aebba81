import type { CardText } from '@peerless/text';
import { type ReactNode, useState } from 'react';
import { useLanguage } from '../settings/settings.ts';
import { useHero } from '../table-context.ts';
import style from './card-list.module.css';
import { CardSheet } from './card-sheet.tsx';
import { bonusTitle, type PrintedCard, printedCard } from './printed-card.ts';
import { TypeIcon } from './type-icon.tsx';
import { words } from './words.ts';

/** One line of a list of cards. */
export interface ListedCard {
  readonly card: string;
  /** Before the title: how many there are, or how many are left. */
  readonly count: ReactNode;
  /** Behind the title. */
  readonly note?: ReactNode;
  /** Drawn back: none of them can come any more. */
  readonly faded?: boolean;
}

export interface CardListProps {
  readonly hero: string;
  readonly cards: readonly ListedCard[];
}

/** Cards of one hero in lines: type and value, title, BOOST, text; each opens large. */
export function CardList({ hero, cards }: CardListProps) {
  const [open, setOpen] = useState<string | null>(null);
  const lang = useLanguage();
  const def = useHero(hero);
  return (
    <>
      <ul className={style.list}>
        {cards.map((line, i) => (
          <Line
            // The same card may lie in a pile several times.
            key={`${line.card} ${cards.slice(0, i).filter(({ card }) => card === line.card).length}`}
            line={line}
            printed={printedCard(def, line.card, lang)}
            onOpen={() => setOpen(line.card)}
          />
        ))}
      </ul>
      <CardSheet hero={hero} card={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface LineProps {
  readonly line: ListedCard;
  readonly printed: PrintedCard;
  readonly onOpen: () => void;
}

function Line({ line, printed, onOpen }: LineProps) {
  const say = words.use();
  const { card, text, face, signs } = printed;
  return (
    <li className={style.line} data-type={card.type} data-faded={line.faded === true}>
      <span className={style.count}>{line.count}</span>
      <span className={style.badge}>
        <TypeIcon type={card.type} />
        <b>{card.value}</b>
      </span>
      <div className={style.body}>
        <button
          type="button"
          className={`plain ${style.title}`}
          onClick={onOpen}
          title={say('enlarge', { card: text.title })}
        >
          {text.title}
        </button>
        <span className={style.facts}>{[printed.type, face.boost, face.user, ...signs].join(' · ')}</span>
        {line.note !== undefined && <span className={style.note}>{line.note}</span>}
        <Effects text={text} />
      </div>
    </li>
  );
}

function Effects({ text }: { readonly text: CardText }) {
  const lang = useLanguage();
  const parts = [
    ...text.parts,
    ...(text.bonusAttack === null
      ? []
      : [{ label: bonusTitle(text, lang), text: '' }, ...text.bonusAttack.parts]),
  ];
  return parts.map((part) => (
    <p key={`${part.label} ${part.text}`} className={style.effect}>
      {part.label !== null && <b>{part.label}</b>} {part.text}
    </p>
  ));
}
