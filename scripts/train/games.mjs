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
 * Shows the positions of the games that somebody has won, with who won (1: the first seat) and what was thought of the first
 * seat's chance there (-1 where nobody had to think).
 * @param {readonly string[]} lines
 * @param {(game: import('@peerless/rules').Game, heroes: readonly string[], won: number, thought: number) => void} see
 */
export function positions(lines, see) {
  for (const line of lines) {
    const { config, choices, chances, winners } = JSON.parse(line);
    if (winners.length !== 1) continue;
    const game = newGame(config, library);
    const names = config.seats.map((/** @type {{ hero: string }} */ { hero }) => hero);
    let action = 0;
    for (const choice of choices) {
      if (isOver(game)) break;
      if (askedPrompt(game) === PROMPT.action)
        see(game, names, winners[0] === 0 ? 1 : 0, chances[action++] ?? -1);
      apply(game, choice);
    }
  }
}
