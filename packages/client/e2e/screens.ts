import type { Language } from '@peerless/language';
import type { Page, ViewportSize } from '@playwright/test';
import { challengeText } from '../src/career/challenge.ts';
import type { KeptGame } from '../src/games/kept-game.ts';
import { linkOf } from '../src/games/link.ts';
import { LESSON_IDS, type LessonId } from '../src/learn/lessons.ts';
import { gameOf, keep, PERSON } from './games.ts';
import { ONLINE_SCREENS } from './online-screens.ts';
import * as open from './openers.ts';
import { BLANK } from './shared-page.ts';

/** A screen in a state that is worth looking at. */
export interface Screen {
  readonly name: string;
  readonly hash: string;
  /** The games that are kept in the browser. */
  readonly games?: readonly KeptGame[];
  /** Makes what the screen shows, at the server, and says where it is to be seen. */
  readonly prepare?: (page: Page) => Promise<string>;
  /** Leads from the screen as it opens to the state that is meant, whatever the language and the size. */
  readonly open?: (page: Page) => Promise<void>;
  /** Where it opens; the rest of the screen is looked at without it. */
  readonly part?: string;
  /** That state is left when the size changes, and has to be opened again. */
  readonly isFleeting?: true;
  /** Nothing happens there any more: the next screen needs another page. */
  readonly stopsClocks?: true;
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
export const inGame = (name: string, game: KeptGame, further: Partial<Screen> = {}): Screen => ({
  name,
  hash: `#/game/${game.id}`,
  games: [game],
  ...further,
});

const FOREVER = 100_000;
export const over = gameOf({ seed: '7', choices: FOREVER });
const running = gameOf({ seed: '8', choices: 60, prompt: 'action' });
const four = gameOf({ table: 'free-for-all of four', choices: 80, prompt: 'action' });
const attacked = gameOf({ seed: '9', prompt: 'defend' });
const challenge = challengeText(over.record, over.players, { won: true, turns: 24, health: 5 });
/** Parts of a table. */
export const DIALOG = 'dialog[open]';
const RULE = '[id="rule-R-9.9"]';
/** What stands apart from the rest of its screen, or covers it. */
export const APART: readonly (string | undefined)[] = [DIALOG, RULE];
const QUESTION = '[data-question]';
const COACH = 'main > section:has(header)';
const OVERLAY = 'main > section > div:has(section)';
const lessonAt = (id: LessonId): string => `#/learn/${1 + LESSON_IDS.indexOf(id)}`;
const replay = { hash: `#/replay/${over.id}`, games: [over] };

/** Every screen, and everything that can be opened on one. */
export const SCREENS: readonly Screen[] = [
  { name: 'start', hash: '#/' },
  { name: 'setup', hash: '#/setup' },
  { name: 'choosing a hero', hash: '#/setup', open: open.pickHero, part: DIALOG },
  { name: 'a hero to choose', hash: '#/setup', open: open.lookAtHero, part: DIALOG },
  { name: 'choosing a board', hash: '#/setup', open: open.pickBoard, part: DIALOG },
  { name: 'games, none', hash: '#/games' },
  { name: 'games', hash: '#/games', games: [over, running] },
  { name: 'career, new', hash: '#/career' },
  { name: 'career', hash: '#/career', games: [over, running], open: open.countedGames },
  { name: 'gauntlet, new', hash: '#/gauntlet' },
  { name: 'gauntlet', hash: '#/gauntlet', open: open.beginGauntlet },
  { name: 'challenge', hash: `#/challenge/${challenge}` },
  { name: 'a damaged challenge', hash: '#/challenge/damaged' },
  { name: 'library', hash: '#/library' },
  { name: 'a hero', hash: '#/library/medusa' },
  { name: 'how to play', hash: '#/how-to' },
  { name: 'rules', hash: '#/rules', isQuoting: true },
  { name: 'a rule', hash: '#/rules/R-9.9', part: RULE, isQuoting: true },
  { name: 'learn', hash: '#/learn' },
  { name: 'a finished lesson', hash: '#/learn', open: open.finishLesson, part: COACH },
  { name: 'a lesson with a card', hash: lessonAt('card'), open: open.readCard, part: COACH },
  { name: 'after all lessons', hash: lessonAt('end'), open: open.afterLessons, part: COACH },
  { name: 'settings', hash: '#/settings' },
  { name: 'about', hash: '#/about', isQuoting: true },
  inGame('an action', running),
  inGame('a hint', running, { open: open.askForHint, part: QUESTION }),
  inGame('the log of a game', running, { open: open.openLog, part: DIALOG }),
  inGame('the settings of a game', running, { open: open.openSettings, part: DIALOG }),
  inGame('the sound of a game', running, { open: open.openSound, part: DIALOG }),
  inGame('giving up', running, { open: open.openResign, part: DIALOG }),
  inGame('a seat', running, { open: open.openSeat, part: DIALOG }),
  inGame('a pile', running, { open: open.openPile, part: DIALOG }),
  inGame('a card', running, { open: open.openCard, part: DIALOG }),
  inGame('an enlarged card', running, { open: open.enlargeCard, isFleeting: true }),
  inGame('a defence', attacked),
  inGame('a combat', attacked, { open: open.defend, part: OVERLAY, stopsClocks: true }),
  inGame('a confirmation', gameOf({ seed: '8', prompt: 'moveBoost' }), {
    open: open.pickBoost,
    part: QUESTION,
  }),
  inGame('four at the table', four),
  inGame('a seat of four', four, { open: open.openSeat, part: DIALOG }),
  inGame('a hand-over', gameOf({ players: [PERSON, PERSON], choices: 20, prompt: 'action' })),
  inGame('the end', over),
  { name: 'a game that is not here', hash: '#/game/nowhere' },
  { name: 'a replay', ...replay },
  { name: 'the menu of a replay', ...replay, open: open.openReplayMenu, part: DIALOG },
  { name: 'a shared replay', hash: `#/shared/${linkOf(over.record)}` },
  { name: 'a damaged link', hash: '#/shared/damaged' },
  ...ONLINE_SCREENS,
];

/** Whether the table is shown, whichever of its screens. */
export const isTable = (page: Page): boolean => new URL(page.url()).pathname.endsWith('/');

/** Opens a screen and waits until there is something to see. */
export async function show(page: Page, { hash, games = [], prepare, open }: Screen): Promise<void> {
  const address = (await prepare?.(page)) ?? hash;
  // A table asks once who is signed in: whoever comes in meanwhile needs another one.
  if (prepare !== undefined) await page.goto(BLANK);
  if (!isTable(page)) await page.goto('');
  // From elsewhere: the address may be the one that is shown, with something open on it.
  await goTo(page, '#/about');
  if (games.length > 0) await keep(page, ...games);
  await goTo(page, address);
  await settled(page);
  if (open === undefined) return;
  await open(page);
  await drawn(page);
}

/** Within the site that is open. */
const goTo = (page: Page, hash: string): Promise<unknown> => page.goto(new URL(hash, page.url()).href);

/** Inside of the page: changes the language while a screen is shown, as another tab would. */
export async function speakIn(language: Language): Promise<void> {
  const key = 'peerless-settings';
  const kept = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...kept, language }));
  dispatchEvent(new StorageEvent('storage', { key }));
  const { documentElement: root } = document;
  const nextFrame = (): Promise<unknown> => new Promise(requestAnimationFrame);
  for (let frames = 0; frames < 600 && !root.lang.startsWith(language); frames++) await nextFrame();
  if (!root.lang.startsWith(language)) throw new Error(`the page still speaks ${root.lang}, not ${language}`);
  for (let frames = 0; frames < 2; frames++) await nextFrame();
  await document.fonts.ready;
}

/** Turns a screen that is shown to another size. */
export async function resize(page: Page, screen: Screen, size: ViewportSize): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  if (width !== size.width || height !== size.height) await page.setViewportSize(size);
  if (screen.isFleeting) await screen.open?.(page);
}

/** Waits until a screen has been drawn: its heading comes with what it is about, and never while that is fetched. */
export async function settled(page: Page): Promise<void> {
  // What an address calls for is not drawn before the frame after it has changed.
  await drawn(page);
  await page.waitForFunction(() => {
    const isThere = (what: string): boolean => document.querySelector(what) !== null;
    return isThere('main > *') && isThere('h1') && !isThere('main > p[role="status"]:only-child');
  });
  await drawn(page);
}

/** Waits for two frames and for the fonts: these are only asked for once there is something to draw. */
async function drawn(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
    await document.fonts.ready;
  });
}
