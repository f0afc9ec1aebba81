import { Combat } from '../combat/combat.tsx';
import { CombatPreview } from '../combat/combat-preview.tsx';
import type { useSeat } from './use-seat.ts';

/** The combat that is told. */
export function Fight({ seat }: { readonly seat: Seat }) {
  const { fight, names, isFighting, playhead } = seat;
  if (!isFighting) return null;
  return <Combat attack={fight} names={names} onShown={playhead.shown} />;
}

type Seat = ReturnType<typeof useSeat>;

/** The combat that waits for a choice. */
export function WaitingFight({
  seat,
  className,
}: {
  readonly seat: Seat;
  readonly className: string | undefined;
}) {
  const { fight, names, view } = seat;
  if (view.combat === null) return null;
  return (
    <div className={className}>
      <CombatPreview attack={fight} names={names} />
    </div>
  );
}
