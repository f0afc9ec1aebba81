/** Which drawing stands for what: heroes, sidekicks, tokens and cards by slug. */
export const EMBLEMS: Readonly<Record<string, string>> = {
  medusa: 'medusa-head',
};
