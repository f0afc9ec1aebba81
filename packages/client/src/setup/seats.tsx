import { SeatCard } from './seat-card.tsx';
import { SEATS, teamOf } from './seating.ts';
import style from './seats.module.css';
import { RANDOM, type Setup } from './setup.ts';
import { words } from './words.ts';

export interface SeatsProps {
  readonly setup: Setup;
  readonly onHero: (seat: number) => void;
  readonly onChange: (part: Partial<Setup>) => void;
}

/** All seats; in teams those of a team stand together. */
export function Seats({ setup, onHero, onChange }: SeatsProps) {
  const say = words.use();
  const { mode } = SEATS[setup.seating];
  const all = setup.heroes.map((_, seat) => seat);
  const groups = mode === 'teams' ? [0, 1].map((team) => all.filter((seat) => seat % 2 === team)) : [all];
  const people = setup.players.filter(({ is }) => is === 'person').length;
  return (
    <section>
      <h2>{say('seats')}</h2>
      <div className={style.groups} data-teams={mode === 'teams'}>
        {groups.map((seats) => (
          <Group key={seats.join()} seats={seats} setup={setup} onHero={onHero} onChange={onChange} />
        ))}
      </div>
      <p className={style.note} role="status">
        {people === 0 ? say('noPeople') : people > 1 ? say('severalPeople') : ''}
      </p>
    </section>
  );
}

function Group({ seats, setup, onHero, onChange }: SeatsProps & { readonly seats: readonly number[] }) {
  const say = words.use();
  const { players } = SEATS[setup.seating];
  const team = teamOf(setup.seating, seats[0] ?? 0);
  return (
    <div className={style.group}>
      {team !== null && <p className={style.team}>{say('team', { number: team + 1 })}</p>}
      <div className={style.seats} data-seats={seats.length}>
        {seats.map((seat) => {
          const player = players[seat] ?? seat;
          return (
            <SeatCard
              key={seat}
              seat={seat}
              hero={setup.heroes[seat] ?? RANDOM}
              player={player}
              plays={setup.players[player] ?? { is: 'person' }}
              isSecond={players.indexOf(player) < seat}
              onHero={() => onHero(seat)}
              onPlays={(plays) => onChange({ players: setup.players.with(player, plays) })}
            />
          );
        })}
      </div>
    </div>
  );
}
