import type { FighterView } from '@peerless/rules';

const SHAPES: { readonly [A in FighterView['attack']]: string } = {
  melee: 'M4 3 17.5 16.5M20 3 6.5 16.5M14 20 20.5 13.5M10 20 3.5 13.5M18 18 21.5 21.5M6 18 2.5 21.5',
  ranged:
    'M12 3.5A8.5 8.5 0 0 1 12 20.5A8.5 8.5 0 0 1 12 3.5ZM12 .8V7M12 17V23.2M.8 12H7M17 12H23.2M12 11.4V12.6M11.4 12H12.6',
};

/** Crossed swords or cross hairs: how a fighter attacks. It decorates: the word stands beside it. */
export function AttackIcon({ attack }: Pick<FighterView, 'attack'>) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={SHAPES[attack]} fill="none" stroke="currentColor" strokeWidth="2.4" strokeLinecap="round" />
    </svg>
  );
}
