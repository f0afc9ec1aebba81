import { botWords, OPPONENTS } from '@peerless/ai/names';
import { type GameConfig, OPTIONS } from '@peerless/rules';
import type { GameRecord } from '@peerless/rules/match';
import { type Player, peopleIn } from '@peerless/table';
import * as z from 'zod/mini';
import { fromAddress, toAddress } from '../games/bytes.ts';
import { type Unknown, unknownIn } from '../games/record-problem.ts';
import { canBePlayed } from '../games/start-game.ts';
import { type Score, scoreSchema } from './row.ts';

/**
 * "Beat my game": the deal of a game (seed, heroes, board, bots, rules) and what somebody has made of it, in an address.
 * Whoever opens it plays the same deal: bots choose by the same seed, too.
 */
export interface Challenge {
  readonly config: GameConfig;
  readonly players: readonly Player[];
  readonly score: Score;
}

const FORM = 1;
/** Far beyond any challenge: they have some 250 letters. */
const LONGEST = 4000;

const slug = z.string().check(z.regex(/^[a-z0-9-]{1,64}$/));

/** Short: who plays is the name of a bot, or nothing for the person. */
const shortSchema = z.tuple([
  z.literal(FORM),
  z.string().check(z.regex(/^[0-9a-f]{1,64}$/)),
  slug,
  z.enum(['duel', 'free-for-all', 'teams']),
  z.array(z.tuple([slug, z.int().check(z.minimum(0), z.maximum(3))])).check(z.minLength(2), z.maxLength(4)),
  z.array(z.string().check(z.maxLength(40))).check(z.minLength(2), z.maxLength(4)),
  z.record(z.string(), z.union([z.string(), z.boolean()])),
  scoreSchema,
]);

/** Whether somebody else can be asked to do better: one person has played it against bots of ours. */
export const isChallenging = (players: readonly Player[]): boolean =>
  peopleIn(players).length === 1 && players.every((player) => player.is === 'person' || isLevel(player.bot));

const isLevel = (bot: string): boolean => OPPONENTS.some((level) => level === botWords(bot)?.bot);

/** A challenge, for an address. */
export function challengeText(
  { config }: Pick<GameRecord, 'config'>,
  players: readonly Player[],
  score: Score,
): string {
  const seats = config.seats.map(({ hero, player }, seat) => [hero, player ?? seat]);
  const bots = players.map((player) => (player.is === 'bot' ? player.bot : ''));
  const short = [FORM, config.seed, config.board, config.mode, seats, bots, config.options ?? {}, score];
  return toAddress([...new TextEncoder().encode(JSON.stringify(short))]);
}

export type ChallengeProblem = 'damaged' | 'version' | Unknown;

/** The challenge in an address, or why there is none. */
export function challengeIn(data: string): Challenge | ChallengeProblem {
  if (data.length > LONGEST) return 'damaged';
  const json = parsed(data);
  if (Array.isArray(json) && typeof json[0] === 'number' && json[0] > FORM) return 'version';
  const read = shortSchema.safeParse(json);
  if (!read.success) return 'damaged';
  const [, seed, board, mode, seats, bots, options, score] = read.data;
  const config: GameConfig = {
    seed,
    board,
    mode,
    seats: seats.map(([hero, player], seat) => (player === seat ? { hero } : { hero, player })),
    options: Object.fromEntries(Object.entries(options).filter(isOption)),
  };
  const players = bots.map((bot): Player => (bot === '' ? { is: 'person' } : { is: 'bot', bot }));
  const unknown = unknownIn(config);
  if (unknown !== null) return unknown;
  return canBePlayed(config) && isChallenging(players) ? { config, players, score } : 'damaged';
}

const isOption = ([name, value]: readonly [string, unknown]): boolean =>
  Object.hasOwn(OPTIONS, name) &&
  (OPTIONS[name as keyof typeof OPTIONS] as readonly unknown[]).includes(value);

function parsed(data: string): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(new Uint8Array(fromAddress(data))));
  } catch {
    return null;
  }
}
