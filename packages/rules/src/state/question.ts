import type { Game } from './game.ts';
import { words } from './layout.ts';
import { NONE } from './limits.ts';

/** The question that is being asked, and the last answer. Options are listed anew, they are not part of the state. */

const SEAT = words('asked seat', 1, 'everybody');
const KIND = words('kind of question', 1, 'everybody');
const PROMPT = words('prompt', 1, 'everybody');
const IS_SECRET = words('secret question', 1, 'everybody');
/** What a card was chosen for is told by what happens, not by this word. */
const ANSWER = words('answer', 1, 'nobody');

/** The seat that has to choose, or NONE. */
export const askedSeat = (game: Game): number => game.state[SEAT];
export const askedKind = (game: Game): number => game.state[KIND];
export const askedPrompt = (game: Game): number => game.state[PROMPT];
/** Whether even a single option must be chosen by hand: how many there are depends on cards others do not see. */
export const isSecretQuestion = (game: Game): boolean => game.state[IS_SECRET] === 1;

export function pose(game: Game, seat: number, kind: number, prompt: number, secret: boolean): void {
  const s = game.state;
  s[SEAT] = seat;
  s[KIND] = kind;
  s[PROMPT] = prompt;
  s[IS_SECRET] = secret ? 1 : 0;
}

/** The option that was chosen last, packed; NONE when there was nothing to choose. */
export const answerOf = (game: Game): number => game.state[ANSWER];

/** Nobody is asked any more: this is the answer. */
export function settle(game: Game, option: number): void {
  game.state[ANSWER] = option;
  game.state[SEAT] = NONE;
}
