import type { Page } from '@playwright/test';
import type { KeptGame } from '../src/games/kept-game.ts';
import { gameOf, keep, PERSON } from './games.ts';
import { expect } from './table-test.ts';

/** A screen in a state that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** The games that are kept in the browser. */
  readonly games?: readonly KeptGame[];
  /** Names of people and licences, or the rulebook, whose texts have tests of their own. */
  readonly isQuoting?: true;
}

/** The sizes between which nothing may overflow. */
export const SIZES = {
  'a small phone': { width: 360, height: 640 },
  'a phone': { width: 390, height: 844 },
  'a tablet': { width: 820, height: 1180 },
  'a desktop': { width: 1440, height: 900 },
  'a large desktop': { width: 2560, height: 1440 },
} as const;

/** A game at the table. */
export const inGame = (name: string, game: KeptGame): Screen => ({
  name,
  hash: `#/game/${game.id}`,
  games: [game],
});

const FOREVER = 100_000;
export const over = gameOf({ seed: '7', choices: FOREVER });
const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });

/** Every screen. */
export const SCREENS: readonly Screen[] = [
  { name: 'start', hash: '#/' },
  { name: 'setup', hash: '#/setup' },
  { name: 'games, none', hash: '#/games' },
  { name: 'games', hash: '#/games', games: [over, running] },
  { name: 'library', hash: '#/library' },
  { name: 'a hero', hash: '#/library/medusa' },
  { name: 'rules', hash: '#/rules', isQuoting: true },
  { name: 'a rule', hash: '#/rules/R-9.9', isQuoting: true },
  { name: 'learn', hash: '#/learn' },
  { name: 'settings', hash: '#/settings' },
  { name: 'about', hash: '#/about', isQuoting: true },
  inGame('an action', running),
  inGame('a defence', gameOf({ seed: '9', prompt: 'defend' })),
  inGame('four at the table', gameOf({ table: 'free-for-all of four', choices: 80, prompt: 'action' })),
  inGame('a hand-over', gameOf({ players: [PERSON, PERSON], choices: 20, prompt: 'action' })),
  inGame('the end', over),
  { name: 'a game that is not here', hash: '#/game/nowhere' },
  { name: 'a replay', hash: `#/replay/${over.id}`, games: [over] },
  { name: 'a damaged link', hash: '#/shared/damaged' },
];

/** Opens a screen and waits until there is something to see. */
export async function show(page: Page, { hash, games = [] }: Screen): Promise<void> {
  if (!page.url().startsWith('http')) await page.goto('');
  if (games.length > 0) await keep(page, ...games);
  await page.goto(hash);
  await settled(page);
}

/** Waits until a screen has been drawn, with its fonts: these are only asked for once there is something to draw. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('main')).not.toBeEmpty();
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
