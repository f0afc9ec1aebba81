import type { FighterView, View } from '@peerless/rules';
import { localName, message, type Names, realisers } from '@peerless/text';
import { Emblem } from '../art/emblem.tsx';
import { coloursOf, seatColour } from '../art/palette.ts';
import { Piles } from '../cards/piles.tsx';
import style from './seat-panel.module.css';
import { words } from './words.ts';

export interface SeatPanelProps {
  readonly view: View;
  readonly seat: number;
  readonly names: Names;
  readonly thinks: boolean;
}

/** One seat: who it is, the fighters with their health, cards, counters and form. */
export function SeatPanel({ view, seat, names, thinks }: SeatPanelProps) {
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const { capital } = realisers[names.lang];
  const colours = coloursOf(side.hero);
  const { main, mark } = seatColour(seat);
  const isActive = view.active === seat && view.turn > 0 && view.outcome === null;
  const fighters = view.fighters.filter((fighter) => fighter.seat === seat);
  return (
    <article
      className={style.seat}
      data-active={isActive}
      data-out={side.eliminated}
      style={{ '--seat': main, '--hero': colours.main, '--hero-ink': colours.ink } as React.CSSProperties}
    >
      <div className={style.head}>
        <span className={style.emblem} aria-hidden="true">
          <Emblem of={side.hero} />
        </span>
        <h2 className={style.name}>
          <span className={style.mark} aria-hidden="true">
            {mark}
          </span>{' '}
          {capital(names.seat(seat))}
          {isActive && <span className="only-read"> ({say('active')})</span>}
        </h2>
        <p className={style.role}>{roleOf(view, seat, thinks, say)}</p>
      </div>
      <ul className={style.fighters}>
        {groupsOf(fighters).map((group) => (
          <FighterLine key={group[0]?.id} fighters={group} names={names} />
        ))}
      </ul>
      <p className={style.extras}>{extrasOf(view, seat, names).join(' · ')}</p>
      <div className={style.piles}>
        <Piles view={view} seat={seat} names={names} />
      </div>
    </article>
  );
}

function roleOf(view: View, seat: number, thinks: boolean, say: ReturnType<typeof words.use>): string {
  const side = view.seats[seat];
  if (side === undefined) return '';
  if (side.eliminated) return say('isOut');
  if (thinks) return say('thinks');
  if (typeof view.viewer !== 'number') return '';
  if (side.player === view.viewer) return say('you');
  const own = view.seats.find(({ player }) => player === view.viewer);
  return view.mode === 'teams' && own?.team === side.team ? say('friend') : '';
}

/** Fighters with one health each stand together in a line. */
function groupsOf(fighters: readonly FighterView[]): FighterView[][] {
  const groups: FighterView[][] = [];
  for (const fighter of fighters) {
    const last = groups.at(-1);
    if (last?.[0]?.kind === fighter.kind && fighter.maxHealth === 1) last.push(fighter);
    else groups.push([fighter]);
  }
  return groups;
}

function FighterLine({
  fighters,
  names,
}: {
  readonly fighters: readonly FighterView[];
  readonly names: Names;
}) {
  const [first] = fighters;
  if (first === undefined) return null;
  const { lang } = names;
  const { capital } = realisers[lang];
  const isMany = fighters.length > 1;
  const [now, full] = isMany
    ? [fighters.filter(({ status }) => status === 'board').length, fighters.length]
    : [first.health, first.maxHealth];
  const name = capital(isMany ? names.fighter(first.id).replace(/\s+\d+$/, '') : names.fighter(first.id));
  const state =
    first.status === 'board' || isMany
      ? message(lang, 'health', { now, full })
      : message(
          lang,
          first.status === 'defeated' ? 'defeated' : first.status === 'reserve' ? 'inReserve' : 'offBoard',
        );
  return (
    <li className={style.fighter} data-gone={now === 0}>
      <span className={style.fighterName}>{name}</span>
      <span className={style.health} aria-hidden="true">
        <span className={style.bar}>
          <span style={{ inlineSize: `${(100 * now) / Math.max(1, full)}%` }} />
        </span>
        <b>{now}</b>
        <small>/{full}</small>
      </span>
      <span className="only-read">{state}</span>
    </li>
  );
}

/** Move value, form, counters. */
function extrasOf(view: View, seat: number, names: Names): string[] {
  const side = view.seats[seat];
  if (side === undefined) return [];
  const { lang } = names;
  const { capital } = realisers[lang];
  return [
    words.in(lang)('moveValue', { value: side.move }),
    ...(side.form === null ? [] : [capital(localName(names.form(seat, side.form), lang))]),
    ...Object.entries(side.counters).map(
      ([counter, value]) => `${capital(localName(names.counter(seat, counter), lang))} ${value}`,
    ),
  ];
}
