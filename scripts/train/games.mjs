// Reads games of self-play again: replays them and shows every position in which somebody begins an action.
import { readFileSync } from 'node:fs';
import { boards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { apply, createLibrary, isOver, newGame } from '@peerless/rules';
import { askedPrompt, PROMPT } from '@peerless/rules/numbers';

export const library = createLibrary({ heroes, boards });

/** The lines of these files, one game each. @param {string[]} files */
export const linesOf = (files) =>
  files.flatMap((file) => readFileSync(file, 'utf8').split('\n').filter(Boolean));

/**
 * Shows the positions of the games that somebody has won in which somebody begins an action, with who won (1: the first seat).
 * @param {readonly string[]} lines
 * @param {(game: import('@peerless/rules').Game, won: number) => void} see
 */
export function positions(lines, see) {
  for (const line of lines) {
    const { config, choices, winners } = JSON.parse(line);
    if (winners.length !== 1) continue;
    const game = newGame(config, library);
    for (const choice of choices) {
      if (isOver(game)) break;
      if (askedPrompt(game) === PROMPT.action) see(game, winners[0] === 0 ? 1 : 0);
      apply(game, choice);
    }
  }
}
