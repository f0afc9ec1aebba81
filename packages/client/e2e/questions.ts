export const duel = (hero: string, other: string) =>
  ({ board: 'soho', mode: 'duel', seats: [{ hero }, { hero: other }] }) as const;

/** Kinds of questions that need much room, and games in which they are asked. */
export const QUESTIONS = [
  { config: duel('jekyll-and-hyde', 'beowulf'), prompt: 'may' },
  { config: duel('beowulf', 'medusa'), prompt: 'pay' },
  { config: duel('sinbad', 'beowulf'), prompt: 'handLimit' },
  { config: duel('medusa', 'robin-hood'), prompt: 'moves' },
  { config: duel('medusa', 'robin-hood'), prompt: 'defend' },
  { config: duel('medusa', 'robin-hood'), prompt: 'pick' },
] as const;
