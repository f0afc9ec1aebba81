import { below, type Game, type Library, type Rng, type Viewer } from '@peerless/rules';

/** What holds at a decision of a game; `choice` is the option that will be taken. */
export type Law = (game: Game, choice: number, library: Library, rng: Rng) => void;

export class LawBroken extends Error {
  override readonly name = 'LawBroken';
}

export const fail = (law: string, detail: string): never => {
  throw new LawBroken(`${law}: ${detail}`);
};

/** A law that looks at one of so many decisions, by lot. */
export const seldom =
  (law: Law, outOf: number): Law =>
  (game, choice, library, rng) => {
    if (below(rng, outOf) === 0) law(game, choice, library, rng);
  };

/** Everybody who may look at a game. */
export const viewersOf = (game: Game): Viewer[] => [...new Set(game.content.player), 'spectator'];
