import { useMemo } from 'react';
import { encode } from 'uqr';
import style from './qr-code.module.css';

/** The white margin that readers need, in modules. */
const BORDER = 4;

/** An address as a picture that a phone reads. Black on white in every theme: readers expect it so. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: BORDER, ecc: 'M' });
    const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : [])));
    return { size, path: path.join('') };
  }, [text]);
  return (
    <svg className={style.code} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}
