import { randomInt } from 'node:crypto';
import { decision, observe } from '@peerless/rules';
import { freeze } from '@peerless/rules/match';
import type { Host } from '@peerless/table';
import type { LoggedCommand } from '../rooms/logged-command.ts';
import { BusyError, type Thinker } from './thought.ts';

/** So often a bot is asked before chance chooses for it. */
const TRIES = 2;
/** Milliseconds before a bot is asked again that found no thread. */
const PATIENCE = 1000;

/**
 * What the bot of a player does who is asked now. A bot that fails is asked once more; then chance chooses, which the log,
 * and so everybody at the table, is told.
 */
export async function botChoice(
  { match: { game, library } }: Host,
  player: number,
  bot: string,
  thinker: Thinker,
  warn: (error: unknown, what: string) => void,
): Promise<LoggedCommand> {
  const seen = observe(game, player);
  const keys = decision(seen)?.options.map(({ key }) => key) ?? [];
  const frozen = freeze(seen);
  for (let failed = 0; failed < TRIES; ) {
    try {
      const key = await thinker.think(bot, frozen, library);
      if (!keys.includes(key)) throw new Error(`the bot ${bot} chose ${key}, which is no option`);
      return { choose: key };
    } catch (error) {
      if (error instanceof BusyError) await new Promise((resolve) => setTimeout(resolve, PATIENCE).unref());
      else {
        failed++;
        warn(error, `the bot ${bot} failed`);
      }
    }
  }
  return { lot: keys[randomInt(keys.length)] ?? '' };
}
