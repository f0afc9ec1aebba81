import type { Moment } from '@peerless/table';
import { realisers, sourceText } from '@peerless/text';
import { useMemo } from 'react';
import { useTable } from '../table-context.ts';
import { lastBlow } from './course.ts';
import { words } from './result-words.ts';

interface BlowProps {
  readonly moments: readonly Moment[];
  readonly className?: string | undefined;
  /** Whether an empty deck was told already. */
  readonly isShort?: boolean;
}

/** What felled the hero whose fall ended the game; nothing where none fell. */
export function Blow({ moments, className, isShort = false }: BlowProps) {
  const { names } = useTable();
  const say = words.use();
  const blow = useMemo(() => lastBlow(moments), [moments]);
  if (blow === null || (isShort && blow.kind === 'exhaustion')) return null;
  const { fighter, amount: count, kind, by } = blow;
  const name = realisers[names.lang].capital(names.fighter(fighter));
  const source = sourceText(by, names);
  return (
    <p className={className} data-blow>
      {kind === 'exhaustion' || source === ''
        ? say('fellExhausted', { name, count })
        : say('fellBy', { name, count, source })}
    </p>
  );
}
