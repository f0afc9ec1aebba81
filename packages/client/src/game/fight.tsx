import { Combat } from '../combat/combat.tsx';
import { CombatPreview } from '../combat/combat-preview.tsx';
import style from './fight.module.css';
import type { useSeat } from './use-seat.ts';

/** The combat that is told, or that waits for a choice. */
export function Fight({ seat }: { readonly seat: Seat }) {
  const { fight, before, names, isFighting, playhead } = seat;
  if (isFighting) return <Combat moments={fight} before={before} names={names} onShown={playhead.shown} />;
  return <WaitingFight seat={seat} className={style.over} />;
}

type Seat = ReturnType<typeof useSeat>;

export function WaitingFight({
  seat,
  className,
}: {
  readonly seat: Seat;
  readonly className: string | undefined;
}) {
  const { fight, before, names, view } = seat;
  if (view.combat === null) return null;
  return (
    <div className={className}>
      <CombatPreview moments={fight} before={before} names={names} />
    </div>
  );
}
