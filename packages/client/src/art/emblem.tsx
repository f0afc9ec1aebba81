import { localName, realisers } from '@peerless/text';
import { useLanguage } from '../settings/settings.ts';
import { useDrawing } from './drawings.ts';
import type { Pictured } from './picture.ts';

export interface EmblemProps {
  readonly of: Pictured;
  readonly size?: number | string;
  readonly className?: string;
}

/** The drawing for something, square, in one colour (currentColor). It decorates: the words stand beside it. */
export function Emblem({ of, size = '1em', className }: EmblemProps) {
  const { emblem, set = 'figures' } = of;
  const own = typeof emblem === 'object' ? emblem : null;
  const drawn = useDrawing(typeof emblem === 'string' ? emblem : null, set);
  const path = own === null ? drawn : own.path;
  const box = own?.viewBox ?? '0 0 512 512';
  return (
    <svg className={className} viewBox={box} width={size} height={size} aria-hidden="true">
      {path === null ? <Initial of={of} /> : <path fill="currentColor" d={path} />}
    </svg>
  );
}

/** Where there is no drawing: the first letter of the name. */
function Initial({ of }: Pick<EmblemProps, 'of'>) {
  const lang = useLanguage();
  const [letter = ''] = realisers[lang].capital(localName(of, lang).replace(/^[^\p{L}\d]+/u, ''));
  return (
    <text x="256" y="400" fontSize="400" fontWeight="700" textAnchor="middle" fill="currentColor">
      {letter}
    </text>
  );
}
