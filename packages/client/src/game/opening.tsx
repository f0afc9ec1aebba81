import type { EventOf, View } from '@peerless/rules';
import { peopleIn } from '@peerless/table';
import { eventText, type Names, realisers } from '@peerless/text';
import { type CSSProperties, Fragment, useEffect, useState } from 'react';
import { Emblem } from '../art/emblem.tsx';
import { colourStyle, seatColour, teamColour } from '../art/palette.ts';
import { heroPicture } from '../art/picture.ts';
import { STAR } from '../combat/star.ts';
import { useWayOn } from '../combat/use-running.ts';
import { levelName } from '../opponents/level-name.ts';
import { useLanguage } from '../settings/settings.ts';
import { playSound } from '../sound/play-sounds.ts';
import { useCompany } from '../table/company.ts';
import { namesAt, ownSeats } from '../table/names.ts';
import { placesOf } from '../table/places.ts';
import type { TableState } from '../table/table-source.ts';
import style from './opening.module.css';
import { words } from './opening-words.ts';
import type { OpeningStand } from './use-opening.ts';

/** Both sides have met at this part of the time. */
const MEET = 0.3;

interface OpeningProps {
  readonly state: TableState;
  readonly opening: OpeningStand;
}

/** Who meets whom, where, and who begins: posters over the darkened table, gone by themselves, by a tap or any key. */
export function Opening({ state, opening }: OpeningProps) {
  const lang = useLanguage();
  const names = namesAt(state.config, state.library, lang, null);
  return (
    <>
      <Spoken state={state} names={names} isTold={opening.isTold} />
      {opening.isShown && <Posters state={state} names={names} opening={opening} />}
    </>
  );
}

function Posters({ state, names, opening }: OpeningProps & { readonly names: Names }) {
  const say = words.use();
  const { time, end } = opening;
  const panel = useWayOn({ goOn: end, skip: end });
  useEffect(() => {
    const timer = setTimeout(() => void playSound('clash'), time * MEET);
    return () => clearTimeout(timer);
  }, [time]);
  const view = viewOf(state);
  const sides = sidesOf(view);
  return (
    <div ref={panel} className={style.opening} style={{ '--time': `${time}ms` } as CSSProperties}>
      <p className={style.board} aria-hidden="true">
        {names.board}
      </p>
      <div className={style.sides} data-sides={sides.length} aria-hidden="true">
        {sides.map((seats, i) => (
          <Fragment key={seats.join()}>
            {i > 0 && <Versus />}
            <div className={style.side} data-seats={seats.length}>
              {seats.map((seat) => (
                <Bill key={seat} seat={seat} state={state} names={names} />
              ))}
            </div>
          </Fragment>
        ))}
      </div>
      <p className={style.begins} aria-hidden="true">
        {useBegins(state, names)}
      </p>
      <button type="button" className={style.skip}>
        {say('skip')} <span aria-hidden="true">»</span>
      </button>
    </div>
  );
}

/** One hero as a poster: rays and emblem in its colours, its name, who plays it, the colour of the seat. */
function Bill({ seat, state, names }: Pick<OpeningProps, 'state'> & BillProps) {
  const player = usePlayerName(state)(seat);
  const { library } = state;
  const view = viewOf(state);
  const side = view.seats[seat];
  const hero = side?.hero ?? '';
  const place = placesOf(view.seats.map((other) => other.player))[seat] ?? seat;
  const { main, mark } = view.mode === 'teams' ? teamMark(side?.team ?? 0, place) : seatColour(place);
  const picture = heroPicture(hero, library);
  return (
    <div className={style.bill} style={{ ...colourStyle(hero, library), '--seat': main } as CSSProperties}>
      <span className={style.picture}>
        <Emblem of={picture} size="100%" className={style.shade} />
        <Emblem of={picture} size="100%" className={style.print} />
      </span>
      <span className={style.plate}>
        <strong className={style.name}>{realisers[names.lang].capital(names.seat(seat))}</strong>
        <span className={style.player}>
          {mark} {player}
        </span>
      </span>
    </div>
  );
}

interface BillProps {
  readonly seat: number;
  readonly names: Names;
}

/** The mark of the seat in the colour of the team. */
const teamMark = (team: number, place: number) => ({ ...seatColour(place), main: teamColour(team).main });

function Versus() {
  const word = words.use()('versus');
  return (
    <span className={style.versus} style={{ '--letters': word.length } as CSSProperties}>
      <svg viewBox="-100 -100 200 200" aria-hidden="true">
        <path d={STAR} />
      </svg>
      <b>{word}</b>
    </span>
  );
}

/** For those who listen: a place that is there before the words are. */
function Spoken({ state, names, isTold }: { state: TableState; names: Names; isTold: boolean }) {
  const say = words.use();
  const playerOf = usePlayerName(state);
  const begins = useBegins(state, names);
  const [isThere, setThere] = useState(false);
  useEffect(() => setThere(true), []);
  const { capital, list } = realisers[names.lang];
  const sides = sidesOf(viewOf(state)).map((seats) =>
    list(seats.map((seat) => say('seat', { hero: capital(names.seat(seat)), name: playerOf(seat) }))),
  );
  return (
    <p role="status" className="only-read">
      {isThere && isTold ? say('spoken', { sides: sides.join(' – '), board: names.board, begins }) : ''}
    </p>
  );
}

const viewOf = ({ moments }: Pick<TableState, 'moments'>): View => moments[0]?.view as View;

/** Where nobody told who begins. */
const FIRST_SEAT: EventOf<'gameStarted'> = { type: 'gameStarted', first: 0, cause: {} };

function useBegins(state: TableState, names: Names): string {
  const say = words.use();
  const begun = state.moments[0]?.events.find(({ type }) => type === 'gameStarted');
  const started = begun?.type === 'gameStarted' ? begun : FIRST_SEAT;
  if (ownSeats(viewOf(state)).includes(started.first)) return say('youBegin');
  // As the log says it, whose verb agrees with the name: "The Wayward Sisters go first".
  return eventText(started, names).replace(/\.$/, '');
}

/** What those are called who play: by their names online, else by what they are. */
function usePlayerName(state: TableState): (seat: number) => string {
  const say = words.use();
  const lang = useLanguage();
  const company = useCompany();
  const { players } = state;
  const { viewer, seats } = viewOf(state);
  return (seat) => {
    const number = seats[seat]?.player ?? seat;
    const player = players[number];
    const known = company?.[number]?.name ?? '';
    if (known !== '') return known;
    if (player?.is === 'bot') return say('bot', { level: levelName(player.bot, lang) });
    return number === viewer && peopleIn(players).length === 1
      ? say('you')
      : say('player', { number: number + 1 });
  };
}

/** The seats of each side, the viewer's own first; without teams everybody is one. */
export function sidesOf(view: View): readonly (readonly number[])[] {
  const own = ownSeats(view)[0] ?? 0;
  const seats = view.seats.map(({ seat }) => seat);
  const turned = [...seats.slice(own), ...seats.slice(0, own)];
  if (view.mode !== 'teams') return turned.map((seat) => [seat]);
  const teamOf = (seat: number): number | undefined => view.seats[seat]?.team;
  const teams = [...new Set(turned.map(teamOf))];
  return teams.map((team) => turned.filter((seat) => teamOf(seat) === team));
}
