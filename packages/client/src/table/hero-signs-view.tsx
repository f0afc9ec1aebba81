import type { SeatView } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { useHero, useTable } from '../table-context.ts';
import style from './hero-signs.module.css';
import { type HeroSign, signsOf, signText } from './hero-signs.ts';

interface HeroSignsProps {
  readonly side: SeatView;
}

/** What lies before a hero, each with its emblem; nothing where there is nothing. */
export function HeroSigns({ side }: HeroSignsProps) {
  const { names } = useTable();
  const signs = signsOf(side, useHero(side.hero), names);
  if (signs.length === 0) return null;
  return (
    <ul className={style.signs}>
      {signs.map((sign) => (
        <li
          key={`${sign.kind} ${sign.slug}`}
          className={style.sign}
          data-kind={sign.kind}
          data-active={sign.isActive}
        >
          <Emblem of={sign.picture} />
          <span>
            {sign.kind === 'symbol' ? labelOf(sign.label, names) : sign.label}
            {sign.value !== null && <SignValue sign={sign} />}
            {sign.note !== undefined && sign.note !== '' && <small className={style.note}>{sign.note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** A number or a word; of a part of a row, a tick if it is active. */
function SignValue({ sign: { value, isActive } }: { readonly sign: HeroSign }) {
  if (isActive === undefined)
    return (
      <>
        {' '}
        <b>{value}</b>
      </>
    );
  return (
    <>
      {isActive && <b aria-hidden="true"> ✓</b>}
      <span className="only-read"> {value}</span>
    </>
  );
}

/** "Basket:" */
const labelOf = (label: string, { lang }: Names): string =>
  message(lang, 'labelled', { label, text: '' }).trimEnd();

/** The same where there is room for emblems and numbers only. */
export function ShortSigns({ side }: HeroSignsProps) {
  const { names } = useTable();
  const signs = signsOf(side, useHero(side.hero), names);
  // What lies open is counted by its marks; all of it is told a press away.
  const hasMarks = signs.some(({ kind }) => kind === 'mark');
  const isSeen = ({ kind }: HeroSign): boolean => kind !== 'sideCard' && !(hasMarks && kind === 'sideDeck');
  return signs.map((sign) => (
    <span
      key={`${sign.kind} ${sign.slug}`}
      className={isSeen(sign) ? style.shortSign : 'only-read'}
      data-active={sign.isActive}
    >
      {isSeen(sign) && <Emblem of={sign.picture} />}
      {isSeen(sign) && isCounted(sign) && <span aria-hidden="true">{sign.value}</span>}
      <span className="only-read">{signText(sign, names)} </span>
    </span>
  ));
}

/** A symbol is its emblem, and so is a part of a row; everything else with a value is a number. */
const isCounted = ({ kind, value }: HeroSign): boolean =>
  kind !== 'symbol' && kind !== 'part' && value !== null;
