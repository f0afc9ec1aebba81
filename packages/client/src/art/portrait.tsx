import { coloursOf } from './palette.ts';

const SIZES = { small: '3rem', medium: '6rem', large: '11rem' } as const;

/** Stands in until the portraits are drawn: the colours of the hero. */
export function Portrait({
  hero,
  size = 'medium',
}: {
  readonly hero: string;
  readonly size?: keyof typeof SIZES;
}) {
  const { main, deep } = coloursOf(hero);
  return (
    <svg viewBox="0 0 64 80" aria-hidden="true" style={{ width: SIZES[size], display: 'block' }}>
      <rect width="64" height="80" fill={main} />
      <circle cx="32" cy="40" r="20" fill={deep} />
    </svg>
  );
}
