import type { Decision, OptionOf, View } from '@peerless/rules';
import { preview } from '@peerless/rules/queries';
import { useEffect, useId, useRef } from 'react';
import { useContent } from '../table-context.ts';
import { sumText } from './confirmation.tsx';
import type { Plan } from './plan.ts';
import style from './prompt.module.css';
import { words } from './words.ts';

interface BoostButtonProps {
  readonly offer: OptionOf<'card'> | Extract<Plan, { type: 'boostWith' }>;
  readonly view: View;
  readonly decision: Decision;
  readonly onTake: () => void;
}

/** The card that was picked as BOOST, with what it adds up to; where to go can still be said later. */
export function BoostButton({ offer, view, decision, onTake }: BoostButtonProps) {
  const say = words.use();
  const button = useRef<HTMLButtonElement>(null);
  const what = useId();
  const isAsked = decision.prompt === 'moveBoost';
  // Whoever picks with the keyboard goes on from here.
  useEffect(() => {
    if (isAsked) button.current?.focus({ preventScroll: true });
  }, [isAsked]);
  const { card } = offer;
  const { seat } = decision;
  const { sum, boost = 0 } = preview(view, { type: 'card', key: '', card, seat }, useContent());
  const value = view.seats[seat]?.move ?? 0;
  return (
    <button
      ref={button}
      type="button"
      className={isAsked ? 'primary' : undefined}
      data-option={offer.key}
      aria-describedby={what}
      onClick={onTake}
    >
      <span>
        {say('boostNow')}
        <small id={what} className={style.why}>
          {sumText(sum ?? { card, of: 'move', value, boost, sum: value + boost }, say)}
        </small>
      </span>
    </button>
  );
}
