import { ask, offer } from '../ask/ask.ts';
import { isOption, KIND, OPTION, objectOf, PROMPT, pack } from '../ask/codes.ts';
import type { Node } from '../content/compile.ts';
import { seatFor } from '../evaluate/select.ts';
import { countBits, lowest } from '../state/bits.ts';
import { heroesOf, heroesStanding } from '../state/fighters.ts';
import type { Game } from '../state/game.ts';
import { answerOf } from '../state/question.ts';
import {
  mean,
  meantIn,
  ownerOf,
  pop,
  push,
  register,
  setRegister,
  sourceAt,
  stepOf,
} from '../state/stack.ts';
import { inSteps, PROCEDURE, type Procedure } from './procedure.ts';

/**
 * RU-67: what speaks of "the hero" of a player who has several means one that is not defeated. Its player chooses, when the
 * effect comes to it for the first time; for the rest of that effect it stays the same one.
 */

// Registers
/** The player of the heroes. */
const SEAT = 0;
/** The frame of the effect that means one of them. */
const EFFECT = 1;

const { at, steps } = inSteps({ askHero, takeHero });

export const whichHero: Procedure = {
  steps,
  list(game, frame) {
    for (let m = heroesStanding(game, register(game, frame, SEAT)); m !== 0; m &= m - 1)
      offer(game, pack(OPTION.fighter, 0, lowest(m)));
  },
};

/** Starts the question before the node speaks of heroes of whom nobody knows yet which one is meant; false without any. */
export function startWhichHero(game: Game, frame: number, { reads }: Node): boolean {
  if (reads === null || stepOf(game, frame) !== 0) return false;
  for (const player of reads.heroes) {
    const seat = seatFor(game, frame, player);
    if (seat < 0 || countBits(heroesStanding(game, seat)) < 2) continue;
    if ((meantIn(game, frame) & heroesOf(game, seat)) !== 0) continue;
    const asking = push(game, PROCEDURE.whichHero, ownerOf(game, frame), sourceAt(game, frame));
    setRegister(game, asking, SEAT, seat);
    setRegister(game, asking, EFFECT, frame);
    return true;
  }
  return false;
}

function askHero(game: Game, frame: number): void {
  ask(game, frame, at.takeHero, register(game, frame, SEAT), KIND.fighter, PROMPT.whichHero);
}

function takeHero(game: Game, frame: number): void {
  const option = answerOf(game);
  if (isOption(option, OPTION.fighter)) mean(game, register(game, frame, EFFECT), objectOf(option));
  pop(game);
}
