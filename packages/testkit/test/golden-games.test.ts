import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { coreBoards } from '@peerless/boards';
import { heroes } from '@peerless/heroes';
import { apply, below, createRng, decision, newGame, outcome } from '@peerless/rules';
import { eventText, namesFor, optionText, outcomeText } from '@peerless/text';
import { expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';

/**
 * One whole game a hero, readable: who chose what, and what came of it. A change of the rules shows as a diff here.
 * `UPDATE_GOLDEN=1` writes the files anew.
 */

const folder = new URL('./golden-games/', import.meta.url);

function played(index: number): string {
  const first = heroes[index];
  const second = heroes[(index + 1) % heroes.length];
  const board = coreBoards[index % coreBoards.length];
  if (first === undefined || second === undefined || board === undefined) throw new Error('no such table');
  const names = namesFor([first, second], board, 'en');
  const rng = createRng('901d');
  const seats = [{ hero: first.slug }, { hero: second.slug }];
  const lines = [`# ${first.name} against ${second.name} on ${board.name}`];
  const tell = (event: Parameters<typeof eventText>[0]): void => {
    lines.push(`  ${eventText(event, names, 'en')}`);
  };
  const game = newGame({ seed: '901d', board: board.slug, mode: 'duel', seats }, testLibrary(), tell);
  for (let asked = decision(game); asked !== null; asked = decision(game)) {
    const choice = below(rng, asked.options.length);
    const option = asked.options[choice];
    if (option !== undefined)
      lines.push(`${asked.seat + 1}: ${optionText(option, names, 'en', asked.source)}`);
    apply(game, choice, tell);
  }
  const end = outcome(game);
  return `${[...lines, end === null ? '' : outcomeText(end, names, 'en')].join('\n')}\n`;
}

test.each(heroes.map(({ slug }, index) => ({ slug, index })))(
  'a game of $slug goes as before',
  ({ slug, index }) => {
    const file = new URL(`${slug}.txt`, folder);
    const text = played(index);
    if (process.env.UPDATE_GOLDEN === '1') {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
    }
    expect(existsSync(file)).toBe(true);
    expect(text).toBe(readFileSync(file, 'utf8'));
  },
);
