import { type Names, realisers } from '@peerless/text';
import type { CSSProperties } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle } from '../art/palette.ts';
import { CardFace } from '../cards/card-face.tsx';
import { faceOf } from '../cards/face-of.ts';
import { TypeIcon } from '../cards/type-icon.tsx';
import { useContent, useSeatColour, useTable } from '../table-context.ts';
import type { Deed, Recap } from './recap.ts';
import style from './recap-card.module.css';
import { words } from './recap-words.ts';

interface RecapCardProps {
  readonly recap: Recap;
  /** The hero of each seat. */
  readonly heroes: readonly string[];
  readonly onLog: () => void;
  readonly onClose: () => void;
}

/** What others did since one's last turn: one sign a deed, what was done to oneself first. */
export function RecapCard({ recap, heroes, onLog, onClose }: RecapCardProps) {
  const { names } = useTable();
  const say = words.use();
  const { capital, list } = realisers[names.lang];
  const name = list([...new Set(recap.seats)].map((seat) => capital(names.seat(seat))));
  const title = say('meanwhile', { name });
  return (
    <section className={style.recap} aria-label={title} data-recap>
      <h2 className={style.title}>{title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it is scrolled, also by keyboard */}
      <ul className={style.deeds} tabIndex={0} aria-label={title}>
        {recap.deeds.map((deed, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they never change places
          <DeedChip key={i} deed={deed} heroes={heroes} at={i} />
        ))}
      </ul>
      <span className={style.tools}>
        <button
          type="button"
          className="plain"
          title={say('toLog')}
          aria-label={say('toLog')}
          onClick={onLog}
        >
          <span aria-hidden="true">☰</span>
        </button>
        <button
          type="button"
          className="plain"
          title={say('close')}
          aria-label={say('close')}
          onClick={onClose}
        >
          <span aria-hidden="true">✕</span>
        </button>
      </span>
    </section>
  );
}

interface DeedChipProps extends Pick<RecapCardProps, 'heroes'> {
  readonly deed: Deed;
  /** How many come before it: they come one after the other. */
  readonly at: number;
}

function DeedChip({ deed, heroes, at }: DeedChipProps) {
  const { names } = useTable();
  const content = useContent();
  const say = words.use();
  const colourOf = useSeatColour();
  const { capital } = realisers[names.lang];
  const seat =
    'fighter' in deed ? names.seatOf(deed.fighter) : 'seat' in deed ? deed.seat : (names.viewer ?? 0);
  const name = 'fighter' in deed ? capital(names.fighter(deed.fighter)) : '';
  const isBad = 'isOwn' in deed ? deed.isOwn && deed.is !== 'healed' : deed.is === 'lost';
  return (
    <li
      className={style.deed}
      data-is={deed.is}
      data-bad={isBad || undefined}
      style={
        {
          ...colourStyle(heroes[seat] ?? '', content),
          '--seat': colourOf(seat).main,
          '--at': at,
        } as CSSProperties
      }
    >
      {'fighter' in deed && (
        <span className={style.token} aria-hidden="true">
          <Emblem of={names.kindNamed(deed.fighter)} size="100%" />
        </span>
      )}
      {'card' in deed && (
        <span className={style.card} aria-hidden="true">
          <CardFace {...faceOf(deed.card)} size="small" />
        </span>
      )}
      <Sign deed={deed} />
      <span aria-hidden="true">{name === '' ? shortOf(deed, names) : name}</span>
      {deed.is === 'moved' && <span aria-hidden="true">{deed.to}</span>}
      <span className="only-read">{sentence(deed, name, shortOf(deed, names), say)}</span>
    </li>
  );
}

const shortOf = (deed: Deed, names: Names): string => ('card' in deed ? names.card(deed.card) : '');

function Sign({ deed }: { readonly deed: Deed }) {
  switch (deed.is) {
    case 'hurt':
      return (
        <strong className={style.number} aria-hidden="true">
          −{deed.amount}
        </strong>
      );
    case 'healed':
      return (
        <strong className={style.number} aria-hidden="true">
          +{deed.amount}
        </strong>
      );
    case 'fell':
      return <span aria-hidden="true">✕</span>;
    case 'lost':
      return (
        <strong className={style.number} aria-hidden="true">
          −{deed.count} ▮
        </strong>
      );
    case 'moved':
      return <span aria-hidden="true">➜</span>;
    default:
      return <TypeIcon type={deed.is === 'attacked' ? 'attack' : 'scheme'} />;
  }
}

function sentence(deed: Deed, name: string, card: string, say: ReturnType<typeof words.use>): string {
  switch (deed.is) {
    case 'hurt':
      return say('hurt', { name, count: deed.amount });
    case 'healed':
      return say('healed', { name, count: deed.amount });
    case 'fell':
      return say('fell', { name });
    case 'lost':
      return say('lost', { count: deed.count });
    case 'moved':
      return say('moved', { name, space: deed.to });
    default:
      return say(deed.is, { card });
  }
}
