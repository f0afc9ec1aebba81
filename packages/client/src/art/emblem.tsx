import { useDrawings } from './drawings.ts';
import { emblemOf } from './emblem-of.ts';

export interface EmblemProps {
  /** A slug: hero, sidekick, form, token, symbol, or a card as `medusa/feint`. */
  readonly of: string;
  readonly size?: number | string;
  readonly className?: string;
}

/** The drawing for a slug, square, in one colour (currentColor). It decorates: the words stand beside it. */
export function Emblem({ of, size = '1em', className }: EmblemProps) {
  const emblem = emblemOf(of);
  const drawings = useDrawings(emblem?.set ?? 'figures');
  return (
    <svg className={className} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true">
      <path fill="currentColor" d={drawings[emblem?.name ?? '']} />
    </svg>
  );
}
