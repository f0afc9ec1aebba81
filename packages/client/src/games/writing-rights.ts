/** Games that this tab has played and does not hold any more. */
const letGo = new Set<string>();

/** Whether this tab may write that game: not after another tab has taken it. */
export const mayWrite = (id: string): boolean => !letGo.has(id);

/** Another tab plays the game now. */
export const stopWriting = (id: string): void => {
  letGo.add(id);
};

/** The game is back in this tab: it may write again. */
export const writeAgain = (id: string): void => {
  letGo.delete(id);
};
