/** What a hero is like to play, for whoever chooses one; rules and bots know nothing of it. */

/**
 * Ways of playing: `power` hits hard, `mobile` comes and goes as it likes, `control` takes cards and choices from others,
 * `tricks` bluffs and misleads, `sidekicks` fights with several figures, `attrition` wears down beside combat and heals, `growth`
 * gets stronger the longer the game lasts. Melee and ranged stand with the figure already.
 */
export const STYLES = ['power', 'mobile', 'control', 'tricks', 'sidekicks', 'attrition', 'growth'] as const;
export type Style = (typeof STYLES)[number];

/** How much there is to think of: 1 for a first game, 3 for somebody who knows the deck. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Left out, a table says nothing about it; nothing is guessed. */
export interface Profile {
  readonly difficulty?: Difficulty;
  /** The most telling first. */
  readonly styles?: readonly Style[];
  /** Slugs of the cards that show what the hero is about. */
  readonly signature?: readonly string[];
}
