import { useId } from 'react';
import style from './figures.module.css';

/** Puffs round the origin, measured by the radius of a space: where, and how large. */
const PUFFS: readonly (readonly [x: number, y: number, r: number])[] = [
  [-0.75, 0.35, 0.72],
  [0.7, 0.42, 0.76],
  [0, 0.72, 0.8],
  [-0.55, -0.5, 0.6],
  [0.6, -0.55, 0.62],
  [0.05, -0.1, 0.85],
];

/** Fog on a space: soft puffs that drift a little, through which the ring of the zones is still to be seen. */
export function Fog({ radius }: { readonly radius: number }) {
  const soft = useId();
  return (
    <g className={style.fog} transform={`scale(${radius})`}>
      <radialGradient id={soft}>
        <stop offset="0" stopColor="#f4f6f8" stopOpacity="0.55" />
        <stop offset="0.55" stopColor="#dfe6ec" stopOpacity="0.42" />
        <stop offset="1" stopColor="#dfe6ec" stopOpacity="0" />
      </radialGradient>
      {PUFFS.map(([x, y, r]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={r * 1.25} fill={`url(#${soft})`} />
      ))}
    </g>
  );
}
