import type { View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { useState } from 'react';
import { hrefOf } from '../app/route.ts';
import { Emblem } from '../art/emblem.tsx';
import { heroPicture } from '../art/picture.ts';
import { words as boardWords } from '../board/words.ts';
import { Piles } from '../cards/piles.tsx';
import { heroIn } from '../in-library.ts';
import { useContent, useTable } from '../table-context.ts';
import { AttackIcon } from './attack-icon.tsx';
import { useCompanion } from './company.ts';
import { type FighterGroup, groupName, groupsOf, groupText, leftText, stateText } from './fighter-group.ts';
import { foldOf, HeroAbility } from './hero-ability.tsx';
import { HeroSigns } from './hero-signs-view.tsx';
import { SeatClock } from './seat-clock.tsx';
import style from './seat-details.module.css';
import { SeatMark } from './seat-mark.tsx';
import type { TableState } from './table-source.ts';
import { TeamMark } from './team-mark.tsx';
import { words } from './words.ts';

export interface SeatDetailsProps {
  readonly view: View;
  readonly seat: number;
  readonly thinks: boolean;
  readonly clock?: TableState['clock'];
  readonly isActive: boolean;
  /** In a sheet of its own, where nothing need be folded away. */
  readonly isSheet?: boolean;
}

/** Who sits here, what lies before the hero, the fighters with their health, the ability, the cards. */
export function SeatDetails(props: SeatDetailsProps) {
  const { view, seat, isSheet } = props;
  const { names } = useTable();
  const say = words.use();
  // As the screen was at first: nothing folds under the eyes of somebody who reads.
  const [height] = useState(() => innerHeight);
  const content = useContent();
  const side = view.seats[seat];
  if (side === undefined) return null;
  const room = { seats: view.seats.length, height, isOwn: side.player === view.viewer };
  return (
    <div className={isSheet ? style.onSheet : style.whole} data-teams={view.mode === 'teams'}>
      <SeatHead {...props} />
      <HeroSigns side={side} />
      <ul className={style.fighters}>
        {groupsOf(view, seat, content).map((group) => (
          <FighterLine key={group.first.id} group={group} />
        ))}
      </ul>
      <div className={style.card}>
        <HeroAbility
          hero={side.hero}
          {...(isSheet ? {} : { folded: foldOf(heroIn(content, side.hero), names, room) })}
        />
        <p className={style.move}>{say('moveValue', { value: side.move })}</p>
      </div>
      <Piles view={view} seat={seat} />
    </div>
  );
}

function SeatHead(props: SeatDetailsProps) {
  const { view, seat, isActive, isSheet } = props;
  const { names } = useTable();
  const say = words.use();
  const content = useContent();
  const side = view.seats[seat];
  if (side === undefined) return null;
  // A sheet has the name for its title.
  const Name = isSheet ? 'p' : 'h2';
  return (
    <div className={style.head}>
      <span className={style.emblem} aria-hidden="true">
        <Emblem of={heroPicture(side.hero, content)} />
      </span>
      <Name className={style.name}>
        <SeatMark seat={seat} />
        {isSheet ? '' : `\u00a0${realisers[names.lang].capital(names.seat(seat))}`}
        {isActive && <span className="only-read"> ({say('active')})</span>}
      </Name>
      <p className={style.role}>
        <Played {...props} />
        <TeamMark view={view} seat={seat} />
      </p>
    </div>
  );
}

/** Whoever plays here from afar, and the time they have left; at this screen, what is to be said of whoever plays. */
function Played({ view, seat, thinks, clock = null }: SeatDetailsProps) {
  const say = words.use();
  const { player = -1 } = view.seats[seat] ?? {};
  const companion = useCompanion(player);
  const role = roleOf(view, seat, thinks, say);
  if (companion === null) return <span>{role}</span>;
  const { id, name, isHere } = companion;
  const more = isHere ? role : say('away');
  return (
    <>
      <span className={style.who} data-away={!isHere}>
        {id === null ? (
          name
        ) : (
          <a href={hrefOf({ screen: 'person', id })} target="_blank" rel="noreferrer">
            {name}
          </a>
        )}
      </span>
      <span>
        {more} <SeatClock clock={clock} player={player} isOwn={player === view.viewer} />
      </span>
    </>
  );
}

function roleOf(view: View, seat: number, thinks: boolean, say: ReturnType<typeof words.use>): string {
  const side = view.seats[seat];
  if (side === undefined) return '';
  if (side.eliminated) return say('isOut');
  if (thinks) return say('thinks');
  return side.player === view.viewer ? say('you') : '';
}

function FighterLine({ group }: { readonly group: FighterGroup }) {
  const { names } = useTable();
  const { first, isLost, waits } = group;
  const attack = boardWords.use();
  const state = stateText(group, names);
  return (
    <li className={style.fighter} data-gone={isLost} data-waits={waits}>
      <span className={style.fighterWords} aria-hidden="true">
        <span className={style.fighterName}>{groupName(group, names)}</span>{' '}
        <span className={style.fighterFacts}>
          <AttackIcon attack={first.attack} /> <span className={style.attack}>{attack(first.attack)}</span>
          {state !== '' && ` · ${state}`}
        </span>
      </span>
      <span className={style.health} aria-hidden="true">
        {group.counted === null ? <Health {...group} /> : <Count group={group} />}
      </span>
      <span className="only-read">{groupText(group, names)}</span>
    </li>
  );
}

function Health({ now, full }: Pick<FighterGroup, 'now' | 'full'>) {
  return (
    <>
      <span className={style.bar}>
        <span style={{ inlineSize: `${(100 * now) / Math.max(1, full)}%` }} />
      </span>
      <b>{now}</b>
      <small>/{full}</small>
    </>
  );
}

/** A disc for each of them: filled for those that are left. */
function Count({ group }: { readonly group: FighterGroup }) {
  const { names } = useTable();
  const { members, now } = group;
  return (
    <>
      <span className={style.discs}>
        {members.map(({ id }, i) => (
          <span key={id} data-left={i < now} />
        ))}
      </span>
      {leftText(group, names)}
    </>
  );
}
