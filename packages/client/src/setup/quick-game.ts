import { botWords, OPPONENTS, type Opponent } from '@peerless/ai/names';
import { hasFinishedGames } from '../games/game-store.ts';
import { keepSetup, keptSetup } from './kept-setup.ts';
import { collection, type Drawn, draw, drawGame, lastSetup, play } from './play.ts';
import { DEFAULT_LEVEL, newcomersSetup, RANDOM, type Setup, solo, withPlainHeroes } from './setup.ts';

/** Whoever has set up nothing and finished nothing here; a lesson that is played on is not a game of one's own yet. */
const isNewcomer = async (): Promise<boolean> => keptSetup() === null && !(await hasFinishedGames());

/** The level of the bots of a setup; of the first, if they differ. */
function levelOf({ players }: Setup): Opponent {
  const bot = players.find((player) => player.is === 'bot');
  const words = bot === undefined ? null : botWords(bot.bot);
  return OPPONENTS.find((level) => level === words?.bot) ?? DEFAULT_LEVEL;
}

/** A game that could be played at once. */
export interface Offered {
  readonly setup: Setup;
  readonly game: Drawn;
  readonly level: Opponent;
}

/** Decides what a setup leaves to chance, for a newcomer among plain heroes. */
const drawFor = (setup: Setup, isNew: boolean): Drawn =>
  drawGame(isNew ? withPlainHeroes(setup, collection, draw) : setup);

/** A game like the last one, or a first one. */
export async function nextGame(): Promise<Offered> {
  const isNew = await isNewcomer();
  const setup = isNew ? newcomersSetup() : lastSetup();
  return { setup, game: drawFor(setup, isNew), level: levelOf(setup) };
}

/** A game of the same kind with heroes and board by chance. */
export async function otherGame(setup: Setup | null): Promise<Drawn> {
  const like = setup ?? (await nextGame()).setup;
  const random = { ...like, heroes: like.heroes.map(() => RANDOM), board: RANDOM, seed: '' };
  return drawFor(random, await isNewcomer());
}

/** Starts what is offered, for one person against bots of that level; before it was offered, what would have been. */
export async function playQuick(
  setup: Setup | null,
  game: Drawn | null,
  level: Opponent | null,
): Promise<void> {
  const next = setup === null || game === null ? await nextGame() : { setup, game };
  const mine = solo(next.setup, level ?? levelOf(next.setup));
  keepSetup(mine);
  await play({ config: next.game.config, players: mine.players });
}
