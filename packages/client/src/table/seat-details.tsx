import type { View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { hrefOf } from '../app/route.ts';
import { Portrait } from '../art/portrait.tsx';
import { isOnBrink } from '../board/brink.ts';
import { words as boardWords } from '../board/words.ts';
import { Piles } from '../cards/piles.tsx';
import { useContent, useTable } from '../table-context.ts';
import { AttackIcon } from './attack-icon.tsx';
import { useCompanion } from './company.ts';
import { type FighterGroup, groupName, groupsOf, groupText, leftText, stateText } from './fighter-group.ts';
import { HeroAbility } from './hero-ability.tsx';
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
  /** Opens everything about it; null in a sheet of its own, where everything is. */
  readonly onOpen: (() => void) | null;
}

/** Who sits here, the fighters with their health, what lies before the hero, the ability, the cards. */
export function SeatDetails(props: SeatDetailsProps) {
  const { view, seat, onOpen } = props;
  const content = useContent();
  const side = view.seats[seat];
  if (side === undefined) return null;
  return (
    <div className={onOpen === null ? style.onSheet : style.plate} data-teams={view.mode === 'teams'}>
      <SeatPortrait hero={side.hero} onOpen={onOpen} />
      <SeatHead {...props} />
      <ul className={style.fighters}>
        {groupsOf(view, seat, content).map((group) => (
          <FighterLine key={group.first.id} group={group} />
        ))}
      </ul>
      <HeroSigns side={side} isFull={onOpen === null} />
      <div className={style.ability}>
        <HeroAbility hero={side.hero} onMore={onOpen} />
      </div>
      <Piles view={view} seat={seat} />
    </div>
  );
}

/** The portrait; on a plate it opens everything about the seat. */
function SeatPortrait({ hero, onOpen }: { readonly hero: string } & Pick<SeatDetailsProps, 'onOpen'>) {
  const say = words.use();
  if (onOpen === null) return null;
  return (
    <button type="button" className={style.portrait} title={say('details')} onClick={onOpen}>
      <Portrait hero={hero} size="small" />
      <span className="only-read">{say('details')}</span>
    </button>
  );
}

function SeatHead(props: SeatDetailsProps) {
  const { view, seat, isActive, onOpen } = props;
  const { names } = useTable();
  const say = words.use();
  const side = view.seats[seat];
  if (side === undefined) return null;
  // A sheet has the name for its title.
  const Name = onOpen === null ? 'p' : 'h2';
  return (
    <div className={style.head}>
      <Name className={style.name}>
        <SeatMark seat={seat} />
        {onOpen === null ? '' : `\u00a0${realisers[names.lang].capital(names.seat(seat))}`}
        {isActive && <span className="only-read"> ({say('active')})</span>}
      </Name>
      <p className={style.role}>
        <span className={style.move}>{say('moveValue', { value: side.move })}</span>
        <Played {...props} />
        {onOpen === null && <TeamMark view={view} seat={seat} />}
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
  const start = groupName(group, names).split(' ');
  const end = start.pop();
  return (
    <li
      className={style.fighter}
      data-gone={isLost}
      data-waits={waits}
      data-brink={isOnBrink(first) || undefined}
    >
      <span aria-hidden="true">
        <span data-name>
          {start.length > 0 && <span className={style.fighterName}>{start.join(' ')} </span>}
          {/* No line begins with how a fighter attacks. */}
          <span className={style.together}>
            <span className={style.fighterName}>{end}</span> <AttackIcon attack={first.attack} />
          </span>
        </span>{' '}
        <span className={style.fighterFacts}>
          <span className={style.attack}>{attack(first.attack)}</span>
          {state !== '' && <span className={style.together}> · {state}</span>}
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
      {/* A new number, which beats where it tells of danger. */}
      <b key={now}>{now}</b>
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
