import type { LobbyView } from '@peerless/table/online';
import { useState } from 'react';
import { heroes } from '../library.ts';
import { useLanguage } from '../settings/settings.ts';
import { HeroPicker } from '../setup/hero-picker.tsx';
import seatStyle from '../setup/seats.module.css';
import { RANDOM } from '../setup/setup.ts';
import { words as setupWords } from '../setup/words.ts';
import { PlaceCard } from './place-card.tsx';
import { words } from './table-words.ts';
import type { TableDeeds } from './use-deeds.ts';

export interface PlacesProps {
  readonly lobby: LobbyView;
  readonly deeds: TableDeeds;
  /** Whether somebody is signed in here, who could sit down. */
  readonly maySit: boolean;
}

/** All places of a table with their heroes; in teams those of a team stand together. */
export function Places(props: PlacesProps) {
  const { lobby } = props;
  const say = words.use();
  const [picking, setPicking] = useState<number | null>(null);
  const all = lobby.seats.map((_, seat) => seat);
  const isTeams = lobby.mode === 'teams';
  const groups = isTeams ? [0, 1].map((team) => all.filter((seat) => seat % 2 === team)) : [all];
  return (
    <section>
      <h2>{say('places')}</h2>
      <div className={seatStyle.groups} data-teams={isTeams}>
        {groups.map((seats, team) => (
          <Group
            key={seats.join()}
            {...props}
            seats={seats}
            team={isTeams ? team : null}
            onPick={setPicking}
          />
        ))}
      </div>
      {picking !== null && <Picking {...props} seat={picking} onDone={() => setPicking(null)} />}
    </section>
  );
}

interface GroupProps extends PlacesProps {
  readonly seats: readonly number[];
  readonly team: number | null;
  readonly onPick: (seat: number) => void;
}

function Group({ seats, team, onPick, ...props }: GroupProps) {
  const say = setupWords.use();
  return (
    <div className={seatStyle.group}>
      {team !== null && <p className={seatStyle.team}>{say('team', { number: team + 1 })}</p>}
      <div className={seatStyle.seats} data-seats={seats.length}>
        {seats.map((seat) => (
          <PlaceCard key={seat} {...props} seat={seat} onHero={() => onPick(seat)} />
        ))}
      </div>
    </div>
  );
}

/** Why a hero cannot be taken at a table: somebody has it, or it was struck out. */
export function outAt({ seats, draft }: LobbyView, seat: number | null, say: ReturnType<typeof words.use>) {
  return (hero: string): string | null => {
    if (draft?.struck.includes(hero)) return say('isStruck');
    return seats.some((other, i) => other.hero === hero && i !== seat) ? say('isTaken') : null;
  };
}

function Picking(props: PlacesProps & { readonly seat: number; readonly onDone: () => void }) {
  const { lobby, deeds, seat, onDone } = props;
  const say = words.use();
  const lang = useLanguage();
  const { hero = null, player = 0 } = lobby.seats[seat] ?? {};
  // In a draft a hero is named, and not taken back.
  const purpose =
    lobby.draft === null
      ? {}
      : {
          purpose: {
            title: say('youChoose'),
            take: (name: string) => setupWords.in(lang)('takeHero', { hero: name }),
          },
        };
  return (
    <HeroPicker
      {...purpose}
      hero={hero ?? (lobby.draft === null ? RANDOM : firstFree(lobby))}
      number={player + 1}
      outOf={outAt(lobby, seat, say)}
      onPick={(slug) => {
        onDone();
        void deeds.act({ hero: { seat, hero: slug === RANDOM ? null : slug } });
      }}
      onClose={onDone}
    />
  );
}

/** The hero that a draft shows first: any that can be had. */
export function firstFree({ seats, draft }: LobbyView): string {
  const isOut = (slug: string): boolean =>
    (draft?.struck.includes(slug) ?? false) || seats.some(({ hero }) => hero === slug);
  return heroes.find(({ slug }) => !isOut(slug))?.slug ?? '';
}
