import type { SeatView } from '@peerless/rules';
import { message, type Names } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { useHero, useTable } from '../table-context.ts';
import style from './hero-signs.module.css';
import { type HeroSign, signsOf, signText } from './hero-signs.ts';

interface HeroSignsProps {
  readonly side: SeatView;
  /** Also what a spell does; beside the board its symbols are enough. */
  readonly isFull: boolean;
}

/** What lies before a hero, each with its emblem; nothing where there is nothing. */
export function HeroSigns({ side, isFull }: HeroSignsProps) {
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
          data-noted={isNoted(sign, isFull)}
        >
          <Pictures sign={sign} />
          <span>
            <span className={sign.kind === 'brew' && !isFull ? 'only-read' : undefined}>
              {sign.kind === 'symbol' ? labelOf(sign.label, names) : sign.label}
            </span>
            {sign.value !== null && <SignValue sign={sign} />}
            {isNoted(sign, isFull) && <small className={style.note}>{sign.note}</small>}
          </span>
        </li>
      ))}
    </ul>
  );
}

const isNoted = ({ kind, note = '' }: HeroSign, isFull: boolean): boolean =>
  note !== '' && (isFull || kind !== 'brew');

function Pictures({ sign: { picture, pictures } }: { readonly sign: HeroSign }) {
  if (pictures === undefined) return <Emblem of={picture} />;
  return pictures.map((each) => <Emblem key={each.slug} of={each} />);
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
export function ShortSigns({ side }: Pick<HeroSignsProps, 'side'>) {
  const { names } = useTable();
  const signs = signsOf(side, useHero(side.hero), names);
  // What lies open is counted by its marks; all of it is told a press away.
  const hasMarks = signs.some(({ kind }) => kind === 'mark');
  const brew = richestBrew(signs);
  const isSeen = (sign: HeroSign): boolean =>
    sign.kind !== 'sideCard' &&
    !(hasMarks && sign.kind === 'sideDeck') &&
    !(sign.kind === 'brew' && sign !== brew);
  return signs.map((sign) => (
    <span
      key={`${sign.kind} ${sign.slug}`}
      className={isSeen(sign) ? style.shortSign : 'only-read'}
      data-active={sign.isActive}
    >
      {isSeen(sign) && <Pictures sign={sign} />}
      {isSeen(sign) && isCounted(sign) && <span aria-hidden="true">{sign.count ?? sign.value}</span>}
      <span className="only-read">{signText(sign, names)} </span>
    </span>
  ));
}

/** What can be had of a pile by the most symbols, which are those of all the others as well. */
const richestBrew = (signs: readonly HeroSign[]): HeroSign | undefined =>
  signs
    .filter(({ kind, isActive }) => kind === 'brew' && isActive)
    .reduce<HeroSign | undefined>((most, sign) => (symbols(sign) > symbols(most) ? sign : most), undefined);

const symbols = (sign: HeroSign | undefined): number => sign?.pictures?.length ?? 0;

/** A symbol is its emblem, and so is a part of a row; everything else with a value is a number. */
const isCounted = ({ kind, value }: HeroSign): boolean =>
  kind !== 'symbol' && kind !== 'part' && kind !== 'brew' && value !== null;
