/** Effects tell here that they sound, so that whatever plays under them gives way. */
const listeners = new Set<() => void>();

export const tellEffect = (): void => {
  for (const listener of listeners) listener();
};

export function onEffect(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
