import { FlyingCards } from '../cards/flying-cards.tsx';
import { Combat } from '../combat/combat.tsx';
import { CombatPreview } from '../combat/combat-preview.tsx';
import type { Seat } from './use-seat.ts';

/** The cards on their way, and the combat that is told. */
export function Fight({ seat }: { readonly seat: Seat }) {
  const { fight, names, isFighting, isPast, moment, shown } = seat;
  return (
    <>
      <FlyingCards moment={moment} isLive={!isPast} />
      {isFighting && <Combat attack={fight} names={names} onShown={shown} />}
    </>
  );
}

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
