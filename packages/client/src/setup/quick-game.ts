import { LEVELS, type Level } from '@peerless/ai';
import { keepSetup } from './kept-setup.ts';
import { type Drawn, drawGame, lastSetup, play } from './play.ts';
import { DEFAULT_LEVEL, RANDOM, type Setup, solo } from './setup.ts';

export { drawGame, lastSetup };

/** The level of the bots of a setup; of the first, if they differ. */
export function lastLevel({ players }: Setup): Level {
  const bot = players.find((player) => player.is === 'bot');
  return LEVELS.find((level) => level === bot?.bot) ?? DEFAULT_LEVEL;
}

/** A game of the same kind with heroes and board by chance. */
export function otherGame(setup: Setup | null): Drawn {
  const like = setup ?? lastSetup();
  return drawGame({ ...like, heroes: like.heroes.map(() => RANDOM), board: RANDOM, seed: '' });
}

/** Starts what is offered, for one person against bots of that level. */
export async function playQuick(setup: Setup | null, game: Drawn | null, level: Level): Promise<void> {
  const mine = solo(setup ?? lastSetup(), level);
  keepSetup(mine);
  await play({ config: (game ?? drawGame(mine)).config, players: mine.players });
}
