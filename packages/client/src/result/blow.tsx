import type { Moment } from '@peerless/table';
import { blowText } from '@peerless/text';
import { useMemo } from 'react';
import { useTable } from '../table-context.ts';
import { lastBlow } from './course.ts';

interface BlowProps {
  readonly moments: readonly Moment[];
  readonly className?: string | undefined;
  /** Whether an empty deck was told already. */
  readonly isShort?: boolean;
}

/** What felled the hero whose fall ended the game; nothing where none fell. */
export function Blow({ moments, className, isShort = false }: BlowProps) {
  const { names } = useTable();
  const blow = useMemo(() => lastBlow(moments), [moments]);
  if (blow === null || (isShort && blow.kind === 'exhaustion')) return null;
  return (
    <p className={className} data-blow>
      {blowText(blow, names)}.
    </p>
  );
}
