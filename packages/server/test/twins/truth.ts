import { below, decision, type GameConfig, type Library, type Rng } from '@peerless/rules';
import { newMatch } from '@peerless/rules/match';
import { type Command, Host, type Player } from '@peerless/table';
import type { Logged } from './deal.ts';

/** The log of a game in which people choose at random, take back, propose and answer; to its end, or nearly. */
export function randomLog(config: GameConfig, library: Library, rng: Rng): Logged[] {
  const count = new Set(config.seats.map(({ player }, seat) => player ?? seat)).size;
  const players: Player[] = Array.from({ length: count }, () => ({ is: 'person' }));
  const host = new Host(newMatch(config, library), players);
  const log: Logged[] = [];
  for (let asked = host.asked; asked !== null && log.length < MOST; asked = host.asked) {
    const [player, command] = next(host, asked, rng);
    if (typeof host.act(player, command, host.seq) === 'object') log.push({ player, command });
  }
  return log;
}

const MOST = 600;

function next(host: Host, asked: number, rng: Rng): readonly [number, Command] {
  const [voter] = host.undecided;
  if (voter !== undefined) return [voter, { answer: below(rng, 3) > 0 ? 'no' : 'yes' }];
  const stands = host.match.line.length;
  if (host.mayTakeBack(asked) > 0 && below(rng, 25) === 0) return [asked, { takeBack: stands - 1 }];
  if (stands > 4 && below(rng, 60) === 0)
    return [asked, { propose: { takeBack: stands - 1 - below(rng, 3) } }];
  if (stands > 30 && below(rng, 400) === 0) return [asked, { resign: host.seatsOf(asked)[0] ?? 0 }];
  const options = decision(host.match.game)?.options ?? [];
  return [asked, { choose: options[below(rng, options.length)]?.key ?? '' }];
}
