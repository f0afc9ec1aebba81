/** So many points, and how far in the corners between them lie. */
const [POINTS, INNER] = [13, 0.62];

const cornerAt = (i: number): string => {
  // Every other point reaches farther: a burst, no cog.
  const reach = i % 2 === 1 ? 100 * INNER : i % 4 === 0 ? 100 : 86;
  const angle = (Math.PI * i) / POINTS;
  return `${(reach * Math.sin(angle)).toFixed(1)} ${(-reach * Math.cos(angle)).toFixed(1)}`;
};

/** The outline of a burst, 100 from its middle to its points. */
export const STAR = `M${Array.from({ length: 2 * POINTS }, (_, i) => cornerAt(i)).join('L')}Z`;
