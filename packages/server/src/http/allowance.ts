/** Says whether something may be done now: so often at once, and so often a second after that. */
export function allowance(burst: number, perSecond: number): () => boolean {
  let [left, since] = [burst, performance.now()];
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - since) / 1000) * perSecond);
    since = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}
