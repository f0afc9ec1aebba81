/** A seed of its own for every choice of a game, so that a bot in a resumed game goes on as it would have. */
export function choiceSeed(seed: string, choices: number): string {
  let hash = 0x2f0b4d1c;
  for (const letter of `${seed} ${choices}`) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193);
  return ((hash ^ (hash >>> 15)) >>> 0).toString(16);
}
