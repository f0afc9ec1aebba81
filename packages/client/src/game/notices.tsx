import type { View } from '@peerless/rules';
import { realisers } from '@peerless/text';
import { type ReactNode, use } from 'react';
import { CompanyContext } from '../table/company.ts';
import type { TableSource, TableState } from '../table/table-source.ts';
import { useTable } from '../table-context.ts';
import { words } from './notice-words.ts';
import style from './notices.module.css';

export interface NoticesProps {
  readonly source: TableSource;
  readonly state: TableState;
  readonly view: View;
}

/** Trouble at the table, and what somebody proposes, above the question. */
export function Notices(props: NoticesProps) {
  const { state } = props;
  const say = words.use();
  return (
    <>
      {state.link === 'lost' && <Notice text={say('lost')} />}
      {state.link === 'outdated' && (
        <Notice text={say('outdated')}>
          <button type="button" className="primary" onClick={() => location.reload()}>
            {say('reload')}
          </button>
        </Notice>
      )}
      {state.link === 'missing' && <Notice text={say('missing')} />}
      {state.pending !== null && state.link === 'online' && <Notice text={say('pending')} isQuiet />}
      {state.refused !== null && <Notice text={say(state.refused)} />}
      {state.isCutShort && <Notice text={say('cutShort')} />}
      <Stuck {...props} />
      <StandIns {...props} />
      <Proposed {...props} />
      <Answer {...props} />
    </>
  );
}

/** What a player is called: by name where people have one, else by their heroes. */
function useNameOf({ view }: NoticesProps): (player: number) => string {
  const { names } = useTable();
  const company = use(CompanyContext);
  const { capital, list } = realisers[names.lang];
  return (player) => {
    const name = company?.[player]?.name;
    if (name !== undefined) return name;
    const seats = view.seats.filter((side) => side.player === player);
    return list(seats.map(({ seat }) => capital(names.seat(seat))));
  };
}

/** A bot that cannot choose says so; how to go on is for a person to say. */
function Stuck(props: NoticesProps) {
  const { stuck } = props.state;
  const { unstick } = props.source.extras;
  const nameOf = useNameOf(props);
  const say = words.use();
  if (stuck === null || unstick === undefined) return null;
  return (
    <Notice text={say('stuck', { name: nameOf(stuck) })}>
      <button type="button" className="primary" onClick={() => unstick('again')}>
        {say('tryAgain')}
      </button>
      <button type="button" onClick={() => unstick('byChance')}>
        {say('byChance')}
      </button>
    </Notice>
  );
}

/** A bot that plays on for somebody, or chance that chose for a bot, is told to everybody. */
function StandIns(props: NoticesProps) {
  const { standIns, byLot, viewer } = props.state;
  const { send } = props.source;
  const nameOf = useNameOf(props);
  const say = words.use();
  if (props.view.outcome !== null) return null;
  return (
    <>
      {standIns.map((player) =>
        player === viewer ? (
          <Notice key={player} text={say('standsInForYou')}>
            <button type="button" className="primary" onClick={() => send?.({ return: true })}>
              {say('takeSeatBack')}
            </button>
          </Notice>
        ) : (
          <Notice key={player} text={say('standsIn', { name: nameOf(player) })} isQuiet />
        ),
      )}
      {byLot.map((player) => (
        <Notice key={player} text={say('byLot', { name: nameOf(player) })} isQuiet />
      ))}
    </>
  );
}

/** What one player proposes: the others agree or not. */
function Proposed(props: NoticesProps) {
  const { proposal, viewer, moments } = props.state;
  const { send } = props.source;
  const nameOf = useNameOf(props);
  const say = words.use();
  if (proposal === null) return null;
  const { by, what } = proposal;
  const name = nameOf(by);
  const count = what === 'draw' ? 0 : moments.length - 1 - what.takeBack;
  if (by === viewer) {
    const own = what === 'draw' ? say('offeredDraw') : say('askedTakeBack', { count });
    return <Notice text={`${own} ${say('unanswered')}`} isQuiet />;
  }
  const offer = what === 'draw' ? say('offersDraw', { name }) : say('asksTakeBack', { name, count });
  if (send === null || typeof viewer !== 'number' || proposal.agreed.includes(viewer))
    return <Notice text={`${offer} ${say('unanswered')}`} isQuiet />;
  return (
    <Notice text={offer}>
      <button type="button" className="primary" onClick={() => send({ answer: 'yes' })}>
        {say('agree')}
      </button>
      <button type="button" onClick={() => send({ answer: 'no' })}>
        {say('decline')}
      </button>
    </Notice>
  );
}

/** What came of what the viewer has proposed; a draw that is agreed to ends the game, and needs no word. */
function Answer({ state: { answered, viewer } }: NoticesProps) {
  const say = words.use();
  if (answered === null || answered.by !== viewer) return null;
  const { what, isAgreed } = answered;
  if (isAgreed) return <Notice text={say('takenBack')} isQuiet />;
  return <Notice text={say(what === 'draw' ? 'declinedDraw' : 'declinedTakeBack')} />;
}

/** A sentence with what can be done about it. */
export function Notice(props: {
  readonly text: string;
  readonly isQuiet?: boolean;
  readonly children?: ReactNode;
}) {
  return (
    <div className={style.notice}>
      <p role={props.isQuiet ? 'status' : 'alert'}>{props.text}</p>
      {props.children !== undefined && <div className={style.ways}>{props.children}</div>}
    </div>
  );
}
