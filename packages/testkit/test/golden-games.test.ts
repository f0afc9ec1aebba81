import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { coreBoards } from '@peerless/boards';
import { heroBySlug, heroes } from '@peerless/heroes';
import type { HeroDef } from '@peerless/language';
import { apply, below, createRng, decision, newGame, outcome } from '@peerless/rules';
import { eventText, namesFor, optionText, outcomeText } from '@peerless/text';
import { expect, test } from 'vitest';
import { testLibrary } from '../src/library.ts';

/**
 * One whole game a hero, readable: who chose what, and what came of it. A change of the rules shows as a diff here.
 * `UPDATE_GOLDEN=1` writes the files anew.
 */

const folder = new URL('./golden-games/', import.meta.url);

const OPPONENTS = ['alice', 'king-arthur', 'medusa', 'sinbad'];

/** Depends on the slug alone, so that a new hero leaves the games of the others as they are. */
function choice<X>(slug: string, items: readonly X[]): X {
  const sum = [...slug].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return items[sum % items.length] as X;
}

function played(first: HeroDef): string {
  const { slug } = first;
  const second = heroBySlug(
    choice(
      slug,
      OPPONENTS.filter((other) => other !== slug),
    ),
  );
  const board = choice(slug, coreBoards);
  if (second === undefined) throw new Error('no such opponent');
  const names = namesFor([first, second], board, 'en');
  const rng = createRng('901d');
  const seats = [{ hero: first.slug }, { hero: second.slug }];
  const lines = [`# ${first.name} against ${second.name} on ${board.name}`];
  const tell = (event: Parameters<typeof eventText>[0]): void => {
    lines.push(`  ${eventText(event, names)}`);
  };
  const game = newGame({ seed: '901d', board: board.slug, mode: 'duel', seats }, testLibrary(), tell);
  for (let asked = decision(game); asked !== null; asked = decision(game)) {
    const choice = below(rng, asked.options.length);
    const option = asked.options[choice];
    if (option !== undefined) lines.push(`${asked.seat + 1}: ${optionText(option, names, asked)}`);
    apply(game, choice, tell);
  }
  const end = outcome(game);
  return `${[...lines, end === null ? '' : outcomeText(end, names)].join('\n')}\n`;
}

test.each(heroes)('a game of $slug goes as before', (hero) => {
  const file = new URL(`${hero.slug}.txt`, folder);
  const text = played(hero);
  if (process.env.UPDATE_GOLDEN === '1') {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, text);
  }
  expect(
    existsSync(file),
    `no golden-games/${hero.slug}.txt: UPDATE_GOLDEN=1 npx vitest run golden-games`,
  ).toBe(true);
  expect(text).toBe(readFileSync(file, 'utf8'));
});
