import type { FighterView, View } from '@peerless/rules';
import { localName, message, type Names, realisers } from '@peerless/text';
import { type CSSProperties, useRef } from 'react';
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

/** One seat: whole where there is room, otherwise in one line that opens the whole. */
export function SeatPanel(props: SeatPanelProps) {
  const { view, seat, names } = props;
  const say = words.use();
  const sheet = useRef<HTMLDialogElement>(null);
  const side = view.seats[seat];
  if (side === undefined) return null;
  const colours = coloursOf(side.hero);
  const { main } = seatColour(seat);
  const isActive = view.active === seat && view.turn > 0 && view.outcome === null;
  return (
    <article
      className={style.seat}
      data-active={isActive}
      data-out={side.eliminated}
      style={{ '--seat': main, '--hero': colours.main, '--hero-ink': colours.ink } as CSSProperties}
    >
      <button type="button" className={style.short} onClick={() => sheet.current?.showModal()}>
        <SeatLine view={view} seat={seat} names={names} />
      </button>
      <div className={style.whole}>
        <SeatDetails {...props} isActive={isActive} />
      </div>
      <dialog ref={sheet} className={style.sheet} aria-label={names.seat(seat)}>
        <SeatDetails {...props} isActive={isActive} />
        <button type="button" className="primary" onClick={() => sheet.current?.close()}>
          {say('close')}
        </button>
      </dialog>
    </article>
  );
}

/** The least one has to know of a seat: who it is, the health of its fighters, cards in hand. */
function SeatLine({ view, seat, names }: Omit<SeatPanelProps, 'thinks'>) {
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const { capital } = realisers[names.lang];
  const fighters = view.fighters.filter((fighter) => fighter.seat === seat);
  return (
    <>
      <span className={style.shortName}>
        <span className={style.mark} aria-hidden="true">
          {seatColour(seat).mark}
        </span>{' '}
        {capital(names.seat(seat))}
      </span>
      <span className={style.shortFacts}>
        {groupsOf(fighters).map((group) => {
          const [now] = healthOf(group);
          return (
            <span key={group[0]?.id} data-gone={now === 0}>
              <span aria-hidden="true">
                {group[0]?.hero ? '♥' : '♡'}
                {now}
              </span>
              <span className="only-read">{healthText(group, names)}</span>
            </span>
          );
        })}
        <span className={style.cards}>
          <span aria-hidden="true">🂠 {side.handSize}</span>
          <span className="only-read">{message(names.lang, 'cardsInHand', { count: side.handSize })}</span>
        </span>
      </span>
      <span className="only-read">{say('details')}</span>
    </>
  );
}

/** Who sits here, the fighters with their health, cards, counters and form. */
function SeatDetails({
  view,
  seat,
  names,
  thinks,
  isActive,
}: SeatPanelProps & { readonly isActive: boolean }) {
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const fighters = view.fighters.filter((fighter) => fighter.seat === seat);
  return (
    <>
      <div className={style.head}>
        <span className={style.emblem} aria-hidden="true">
          <Emblem of={side.hero} />
        </span>
        <h2 className={style.name}>
          <span className={style.mark} aria-hidden="true">
            {seatColour(seat).mark}
          </span>{' '}
          {realisers[names.lang].capital(names.seat(seat))}
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
      <Piles view={view} seat={seat} names={names} />
    </>
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

/** What is left and what there was: health, or how many of them are on the board. */
function healthOf(group: readonly FighterView[]): readonly [number, number] {
  const [first] = group;
  return group.length > 1 || first === undefined
    ? [group.filter(({ status }) => status === 'board').length, group.length]
    : [first.health, first.maxHealth];
}

function groupName([first, another]: readonly FighterView[], names: Names): string {
  if (first === undefined) return '';
  const name = names.fighter(first.id);
  return realisers[names.lang].capital(another === undefined ? name : name.replace(/\s+\d+$/, ''));
}

/** "Medusa, 14 of 16 health", "Merlin, defeated" */
function healthText(group: readonly FighterView[], names: Names): string {
  const [now, full] = healthOf(group);
  const [first, another] = group;
  const state =
    first === undefined || another !== undefined || first.status === 'board'
      ? message(names.lang, 'health', { now, full })
      : message(names.lang, STATES[first.status]);
  return `${groupName(group, names)}, ${state} `;
}

const STATES = { defeated: 'defeated', reserve: 'inReserve', away: 'offBoard' } as const;

function FighterLine({
  fighters,
  names,
}: {
  readonly fighters: readonly FighterView[];
  readonly names: Names;
}) {
  const [now, full] = healthOf(fighters);
  return (
    <li className={style.fighter} data-gone={now === 0}>
      <span className={style.fighterName} aria-hidden="true">
        {groupName(fighters, names)}
      </span>
      <span className={style.health} aria-hidden="true">
        <span className={style.bar}>
          <span style={{ inlineSize: `${(100 * now) / Math.max(1, full)}%` }} />
        </span>
        <b>{now}</b>
        <small>/{full}</small>
      </span>
      <span className="only-read">{healthText(fighters, names)}</span>
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
